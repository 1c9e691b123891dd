"""Words in charts stand in order, do not touch, and stay inside."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.results.charts.labels import beside_each_other, short_name

ROOM = 1000.0
WORDS = st.lists(st.tuples(st.floats(0, ROOM), st.floats(1, 300)), min_size=1, max_size=8)


@given(WORDS)
def test_words_never_touch_and_never_leave_the_chart(words):
    middles, widths = zip(*sorted(words), strict=True)
    found = beside_each_other(middles, widths, ROOM)
    for (left, _), width in zip(found, widths, strict=True):
        assert left >= -1e-6
        assert left + width <= ROOM + 1e-6
    for row in {row for _, row in found}:
        here = sorted((left, width) for (left, at), width in zip(found, widths, strict=True) if at == row)
        for (left, width), (after, _) in itertools.pairwise(here):
            assert left + width <= after + 1e-6


@given(WORDS)
def test_words_in_one_row_keep_their_order(words):
    middles, widths = zip(*sorted(words), strict=True)
    found = beside_each_other(middles, widths, ROOM)
    if sum(widths) <= ROOM:
        assert {row for _, row in found} == {0}
        assert [left for left, _ in found] == sorted(left for left, _ in found)


def test_words_with_room_stand_where_they_want_to():
    assert beside_each_other([100, 500], [80, 60], ROOM) == [(60, 0), (470, 0)]


def test_words_that_touch_make_way_for_each_other_alike():
    assert beside_each_other([500, 500], [100, 100], ROOM) == [(400, 0), (500, 0)]
    left, right = beside_each_other([500, 520], [100, 100], ROOM)
    assert (left[0], right[0]) == (pytest.approx(410), pytest.approx(510))


def test_where_one_row_is_too_narrow_there_are_more():
    assert beside_each_other([50, 60, 70], [80, 80, 80], 100.0) == [(10, 0), (20, 1), (20, 2)]


def test_long_names_end_in_dots():
    assert short_name("PowerEdge R640") == "PowerEdge R640"
    assert short_name("x" * 50, 10) == "x" * 9 + "…"
