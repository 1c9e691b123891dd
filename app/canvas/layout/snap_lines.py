"""Snap lines: a dragged card stops where its edges, middle or port are in line with another card's.

No Qt. The fixed cards are sorted once, so that a move of the mouse checks only a few of them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from app.canvas.layout.geometry import Box, port_height

OVERHANG = 8.0
"""Length by which a snap line extends beyond the two cards."""

Line = tuple[float, float, float, float]


class Standing(NamedTuple):
    """A card, and its port height: at the name of a frame, in the middle of any other card."""

    box: Box
    framed: bool

    @property
    def port(self) -> float:
        return self.box.y + port_height(self.box.height, self.framed)


class Snapped(NamedTuple):
    """Where a dragged card stops, and the snap lines for it."""

    x: float | None = None
    """The left edge; None if no line is near."""
    y: float | None = None
    lines: tuple[Line, ...] = ()


Mark = tuple[float, int]
"""A coordinate on one axis, and the index of its card."""


class Guides:
    """The snap lines of the visible cards."""

    def __init__(self, standing: Iterable[Standing]) -> None:
        self._standing = list(standing)
        cards = list(enumerate(self._standing))
        self._across: dict[str, list[Mark]] = {
            "start": sorted((card.box.x, number) for number, card in cards),
            "middle": sorted((card.box.middle_x, number) for number, card in cards),
            "end": sorted((card.box.right, number) for number, card in cards),
        }
        self._down: dict[str, list[Mark]] = {
            "start": sorted((card.box.y, number) for number, card in cards),
            "middle": sorted((card.port, number) for number, card in cards),
            "end": sorted((card.box.bottom, number) for number, card in cards),
        }

    def snap(self, card: Standing, reach: float) -> Snapped:
        """The snapped place of a card within `reach` of a line; the nearest line wins."""
        box = card.box
        across = _nearest(self._across, {"start": box.x, "middle": box.middle_x, "end": box.right}, reach)
        down = _nearest(self._down, {"start": box.y, "middle": card.port, "end": box.bottom}, reach)
        placed = box.moved(across.by if across else 0, down.by if down else 0)
        lines: list[Line] = []
        if across:
            other = self._closest(self._across[across.name], across.at, placed.y, placed.bottom, down=True)
            top, bottom = min(other.y, placed.y), max(other.bottom, placed.bottom)
            lines.append((across.at, top - OVERHANG, across.at, bottom + OVERHANG))
        if down:
            other = self._closest(self._down[down.name], down.at, placed.x, placed.right, down=False)
            left, right = min(other.x, placed.x), max(other.right, placed.right)
            lines.append((left - OVERHANG, down.at, right + OVERHANG, down.at))
        return Snapped(placed.x if across else None, placed.y if down else None, tuple(lines))

    def _closest(self, marks: list[Mark], at: float, start: float, end: float, *, down: bool) -> Box:
        """Of the cards on a snap line, the one nearest to the dragged card."""
        in_line = [
            self._standing[number].box
            for _, number in marks[bisect_left(marks, (at, -1)) : bisect_left(marks, (at, len(marks)))]
        ]

        def distance(box: Box) -> float:
            low, high = (box.y, box.bottom) if down else (box.x, box.right)
            return max(low - end, start - high, 0.0)

        return min(in_line, key=distance)


class _Near(NamedTuple):
    by: float
    at: float
    name: str


def _nearest(marks: dict[str, list[Mark]], edges: dict[str, float], reach: float) -> _Near | None:
    """The nearest mark of the same kind as an edge, if it is within reach."""
    best: _Near | None = None
    for name, edge in edges.items():
        places = marks[name]
        index = bisect_left(places, (edge, -1))
        for at, _ in places[max(index - 1, 0) : index + 1]:
            if abs(at - edge) <= reach and (best is None or abs(at - edge) < abs(best.by)):
                best = _Near(at - edge, at, name)
    return best
