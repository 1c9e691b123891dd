"""Figures of the validation as they are read."""

from __future__ import annotations

import pytest

from app.results.words.validation import figure


@pytest.mark.parametrize(("value", "said"), [(None, "\N{EN DASH}"), (1234.0, "1,234"), (0.5, "0.5")])
def test_a_figure_that_nobody_has_is_a_dash(value: float | None, said: str) -> None:
    assert figure(value) == said
