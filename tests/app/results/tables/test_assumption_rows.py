"""Values of assumptions in words."""

from __future__ import annotations

import pytest

from app.results.tables.assumption_rows import value_in_words
from planner_core.plan.components import Cluster
from planner_core.plan.fields import declared_field


@pytest.mark.parametrize(("value", "said"), [(0.0, "–"), (1.0, "1\xa0: 1"), (1.5, "1.5\xa0: 1")])
def test_a_reduction_that_is_like_all_others_is_no_ratio_of_nothing(value: float, said: str) -> None:
    field = declared_field(Cluster, "vsan_image_reduction")
    assert field is not None
    assert value_in_words(field, value) == said
    share = declared_field(Cluster, "vsan_slack_percent")
    assert share is not None
    assert value_in_words(share, 0.0) == "0%", "nothing is a number elsewhere"
