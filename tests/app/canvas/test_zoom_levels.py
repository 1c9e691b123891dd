"""Levels of zoom, and the one at which something is seen whole."""

from __future__ import annotations

import itertools

import pytest

from app.canvas.layout.zoom import LEAST_FITTED, LEVELS, fitting, stepped


@pytest.mark.parametrize(
    ("thing", "room", "zoom"),
    [
        ((400, 300), (800, 900), 1.0),
        ((1000, 300), (500, 900), 0.5),
        ((1000, 3000), (500, 750), 0.25),
        ((1000, 500_000), (1000, 500), LEAST_FITTED),
        ((0, 300), (500, 900), 1.0),
        ((400, 0), (500, 900), 1.0),
        ((0, 0), (500, 900), 1.0),
    ],
)
def test_what_is_fitted_is_seen_whole_and_never_enlarged(
    thing: tuple[float, float], room: tuple[float, float], zoom: float
) -> None:
    assert fitting(*thing, *room) == zoom
    assert fitting(*thing, *room, most=0.4) == min(zoom, 0.4)


def test_steps_lead_from_level_to_level_and_stop_at_the_ends() -> None:
    for lower, upper in itertools.pairwise(LEVELS):
        assert stepped(lower, 1) == upper
        assert stepped(upper, -1) == lower
        between = (lower + upper) / 2
        assert (stepped(between, 1), stepped(between, -1)) == (upper, lower)
    assert stepped(LEVELS[0], len(LEVELS) - 1) == LEVELS[-1]
    assert stepped(LEVELS[-1], 5) == LEVELS[-1]
    assert stepped(LEVELS[0], -5) == LEVELS[0]
    assert stepped(LEAST_FITTED, -1) == LEAST_FITTED, "what is smaller than the least level stays"
