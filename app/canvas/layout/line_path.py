"""The path of one line from its owner to the column of its chips, around obstacles. No Qt."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from app.canvas.layout.geometry import GAP, Box, between

Point = tuple[float, float]
Obstacles = Callable[[Box], Iterable[Box]]
"""Returns the cards that overlap a box."""

CLEARANCE = 10


class Way(NamedTuple):
    """Start and end of a line; the frame is to the right of the column."""

    start: Box
    frame: Box
    column: float
    """Left edge of the chips, or of the last segment if there are none."""
    y: float
    """Height of the last segment."""
    lead: float
    """Distance from the owner's edge to the trunk."""


def straight_way(way: Way) -> list[Point]:
    """From the owner along its trunk to the height of the chips."""
    if _is_too_near(way):
        return _round_the_back(way)
    start = way.start
    right, height = start.x + start.width, start.y + start.height / 2
    turn = min(right + way.lead, max(way.column - GAP, right + GAP / 2))
    return [(right, height), (turn, height), (turn, way.y)]


def way_around(way: Way, obstacles: Obstacles) -> list[Point]:
    """The path that crosses the fewest cards, and the shortest of those."""
    if _is_too_near(way):
        return _round_the_back(way)

    def blocking(box: Box) -> list[Box]:
        return [each for each in obstacles(box) if each not in (way.start, way.frame)]

    candidates = [_bent(way, _own_turn(way)), _bent(way, _near_turn(way)), *_detours(way, blocking)]
    return min(candidates, key=lambda path: (_crossings(path, way.column, blocking), _length(path)))


def _is_too_near(way: Way) -> bool:
    start = way.start
    return start.x + start.width + GAP > way.frame.x - GAP


def _round_the_back(way: Way) -> list[Point]:
    """For an owner above, below or too near: out of its far side and around the column."""
    start, turn = way.start, min(way.start.x, way.column) - way.lead
    return [(start.x, start.middle_y), (turn, start.middle_y), (turn, way.y)]


def _own_turn(way: Way) -> float:
    return min(way.start.right + way.lead, _near_turn(way))


def _near_turn(way: Way) -> float:
    return max(way.column - GAP, way.start.right + GAP / 2)


def _bent(way: Way, turn: float) -> list[Point]:
    start = way.start
    return [(start.right, start.middle_y), (turn, start.middle_y), (turn, way.y)]


def _detours(way: Way, blocking: Callable[[Box], list[Box]]) -> list[list[Point]]:
    """Paths above and below the cards between owner and target."""
    start, turn, near = way.start, _own_turn(way), _near_turn(way)
    inside = blocking(between(turn, min(start.middle_y, way.y), near, max(start.middle_y, way.y)).grown(1))
    if not inside:
        return []
    heights = (min(box.y for box in inside) - CLEARANCE, max(box.bottom for box in inside) + CLEARANCE)
    return [
        [(start.right, start.middle_y), (turn, start.middle_y), (turn, over), (near, over), (near, way.y)]
        for over in heights
    ]


def _crossings(path: Sequence[Point], column: float, blocking: Callable[[Box], list[Box]]) -> int:
    whole = [*path, (column, path[-1][1])]
    return sum(len(blocking(between(*a, *b).grown(1))) for a, b in itertools.pairwise(whole) if a != b)


def _length(path: Sequence[Point]) -> float:
    return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in itertools.pairwise(path))
