"""The numbers of desktops of a bar: a range, or a single number."""

from __future__ import annotations

import pytest

from app.results.tables.range_tables import distribution_columns
from planner_core.studies.range_study import Bar


@pytest.mark.parametrize(("least", "below", "said"), [(66.0, 70.0, "66 to 69"), (70.0, 71.0, "70")])
def test_a_bar_of_one_number_says_that_number(least: float, below: float, said: str) -> None:
    assert distribution_columns()["desktops"].shown(Bar(least, below, 0.1)) == said
