"""Numbers at axes are round, begin at 0, and are as many as there is room for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.results.charts.ticks import minute_ticks, number_ticks


@pytest.mark.parametrize(
    ("end", "most", "expected"),
    [(12, 7, [0, 2, 4, 6, 8, 10, 12]), (80, 6, [0, 15, 30, 45, 60, 75]), (500, 6, [0, 120, 240, 360, 480])],
)
def test_minutes_are_counted_as_clocks_do(end, most, expected):
    assert minute_ticks(end, most) == expected


@pytest.mark.parametrize(
    ("end", "most", "expected"),
    [
        (1876, 8, [0, 500, 1000, 1500]),
        (100, 5, [0, 20, 40, 60, 80, 100]),
        (2.9, 4, [0, 1, 2]),
        (0.09, 5, [0, 0.02, 0.04, 0.06, 0.08]),
    ],
)
def test_numbers_are_round(end, most, expected):
    assert number_ticks(end, most) == expected


@given(st.floats(1e-3, 1e6), st.floats(2, 20))
def test_there_are_never_more_ticks_than_fit(end, most):
    for ticks in (minute_ticks(end, most), number_ticks(end, most)):
        assert ticks[0] == 0
        assert ticks == sorted(set(ticks))
        assert len(ticks) <= most + 2
        assert ticks[-1] <= end * (1 + 1e-6)


def test_an_axis_without_length_has_its_zero():
    assert number_ticks(0.0, 5) == [0.0]
