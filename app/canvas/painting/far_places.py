"""The rectangles and lines of an arrangement as Qt objects for a very low zoom.

Never changed after creation, so any thread may create them.
"""

from __future__ import annotations

import itertools

from PySide6.QtCore import QLineF, QRectF

from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.geometry import Box
from app.canvas.layout.routing import Pair, Route
from app.canvas.scene.items import rectangle


class FarPlaces:
    """Rectangles and lines of one state of an arrangement; unchanged ones are reused from `before`."""

    def __init__(self, arrangement: Arrangement | None = None, before: FarPlaces | None = None) -> None:
        self.framed: frozenset[str] = frozenset()
        self.frames: list[QRectF] = []
        self.cards: list[QRectF] = []
        self.lines: list[QLineF] = []
        self.rects: dict[str, tuple[Box, QRectF]] = {}
        self.pieces: dict[Pair, tuple[Route, list[QLineF]]] = {}
        """Each line with its route, for reuse."""
        if arrangement is not None:
            known = before if before is not None else self
            self._take_cards(arrangement, known.rects)
            self._take_lines(arrangement, known.pieces)

    def of(self, component: str) -> QRectF | None:
        """The rectangle of a card; None if it is inside a closed card."""
        known = self.rects.get(component)
        return known[1] if known is not None else None

    def _take_cards(self, arrangement: Arrangement, known: dict[str, tuple[Box, QRectF]]) -> None:
        boxes, depths = arrangement.boxes, arrangement.places.depths
        for each, box in boxes.items():
            kept = known.get(each)
            self.rects[each] = kept if kept is not None and kept[0] == box else (box, rectangle(box))
        self.framed = framed = frozenset(each for each in boxes if arrangement.is_frame(each))
        # contents are painted over their frame
        frames = sorted([each for each in boxes if each in framed], key=depths.__getitem__)
        self.frames = [self.rects[each][1] for each in frames]
        self.cards = [rect for each, (_, rect) in self.rects.items() if each not in framed]

    def _take_lines(self, arrangement: Arrangement, known: dict[Pair, tuple[Route, list[QLineF]]]) -> None:
        for pair, route in arrangement.routes.items():
            kept = known.get(pair)
            self.pieces[pair] = kept if kept is not None and kept[0] is route else (route, _pieces(route))
        self.lines = [piece for _, pieces in self.pieces.values() for piece in pieces]


def _pieces(route: Route) -> list[QLineF]:
    return [QLineF(x1, y1, x2, y2) for (x1, y1), (x2, y2) in itertools.pairwise(route.points)]
