"""Routes of some lines while cards are dragged; computed at every move.

What does not change during the drag is looked up once: which lines arrive where, and their chips with their widths.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import NamedTuple

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import Box, port_height
from app.canvas.layout.routing import Pair, Route, Wire, routes_to
from planner_core.plan.plan import Plan


class _End(NamedTuple):
    """A current line and the card it ends at; it arrives at the name of a frame, or at the middle of any other card."""

    wire: Wire
    card: str
    framed: bool


class Rerouting:
    """Some lines of an arrangement."""

    def __init__(self, arrangement: Arrangement, pairs: Collection[Pair]) -> None:
        self._arrangement = arrangement
        self._pairs = sorted(pairs)
        self._plan: Plan | None = None
        self._ends: dict[str, list[_End]] = {}
        """The lines by the outermost card at which they arrive."""

    def routes(self, moved: Mapping[str, Box]) -> list[Route]:
        """The lines if some cards had these boxes and the others stayed, routed around the others."""
        arrangement = self._arrangement
        if arrangement.plan is not self._plan:
            self._look_up()
        boxes, near = arrangement.boxes, arrangement.places.outer_boxes

        def obstacles(box: Box) -> list[Box]:
            return near(box, moved)

        return [
            route
            for target, ends in self._ends.items()
            for route in routes_to(
                moved.get(target) or boxes[target], [_led(end, moved) for end in ends], obstacles
            )
        ]

    def _look_up(self) -> None:
        arrangement = self._arrangement
        ends: dict[str, list[_End]] = defaultdict(list)
        for pair in self._pairs:
            wire = arrangement.wire(pair)
            card = arrangement.shown_by(pair[1])
            ends[arrangement.outermost(card)].append(_End(wire, card, arrangement.is_frame(card)))
        self._ends, self._plan = dict(ends), arrangement.plan


def _led(line: _End, moved: Mapping[str, Box]) -> Wire:
    wire, card, framed = line
    pair, start, end, entry_y, roles, widths, runs = wire
    if card in moved:
        end = moved[card]
        entry_y = end.y + port_height(end.height, framed)
    return Wire(pair, moved.get(pair[0], start), end, entry_y, roles, widths, runs)
