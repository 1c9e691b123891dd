"""Times of storms as they are written everywhere."""

from __future__ import annotations

import pytest

from app.results.words.storms import minutes_in_words


@pytest.mark.parametrize(
    ("minutes", "expected"),
    [
        (4.0, "4\xa0min"),
        (4.04, "4.0\xa0min"),
        (4.5, "4.5\xa0min"),
        (9.96, "10\xa0min"),
        (57.2, "57\xa0min"),
        (float("inf"), "never done"),
    ],
)
def test_minutes_have_a_decimal_only_where_it_says_something(minutes: float, expected: str) -> None:
    assert minutes_in_words(minutes) == expected
