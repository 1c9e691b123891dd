"""A value as its menu names it."""

from __future__ import annotations

import pytest

from app.inspector.origin_words import range_words, value_words
from app.look.output_language import written_in
from planner_core.plan.components import DesktopPool
from planner_core.plan.fields import declared_field


@pytest.mark.parametrize(
    ("language", "said", "range_"),
    [
        ("en", "20%", "Allowed: 0 to 100%"),
        ("de", "20\N{NO-BREAK SPACE}%", "Erlaubt: 0 bis 100\N{NO-BREAK SPACE}%"),
    ],
)
def test_a_percentage_is_written_as_in_its_language(language: str, said: str, range_: str) -> None:
    info = declared_field(DesktopPool, "read_percent")
    assert info is not None
    with written_in(language):
        assert value_words(info, 20.0) == said
        assert range_words(info) == range_
