"""The lines between dragged and fixed cards, routed again at every move."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainter

from app.canvas.content.chip_texts import ChipFace
from app.canvas.layout.arrangement import Arrangement
from app.canvas.layout.folded_files import FoldedFiles
from app.canvas.layout.geometry import Box, between
from app.canvas.layout.rerouting import Rerouting
from app.canvas.layout.routing import Pair, Route
from app.canvas.painting.chip_pictures import ChipPictures
from app.canvas.painting.line_painter import draw_lines
from app.canvas.painting.style import CanvasStyle

MOST_ROUTES = 24
"""More lines are drawn straight and without chips during the drag."""
LINE_MARGIN = 4.0


class LiveLines:
    """Some lines of an arrangement while some of its cards are dragged."""

    def __init__(
        self, arrangement: Arrangement, pairs: Collection[Pair], style: CanvasStyle, files: FoldedFiles
    ) -> None:
        self._arrangement = arrangement
        self._files = files
        self._pairs = pairs
        self._style = style
        self._rerouting = Rerouting(arrangement, pairs)
        self._pictures = ChipPictures(style)
        self._routes: list[Route] = []
        self._straight: list[tuple[float, float, float, float]] = []
        self._active: Collection[str] = ()
        self._faces: dict[ChipFace, tuple[ChipFace, ...]] = {}

    def follow(self, moved: Mapping[str, Box]) -> None:
        """Route the lines to the dragged cards."""
        if len(self._pairs) <= MOST_ROUTES:
            self._routes = self._rerouting.routes(moved)
            return
        ends = [[moved.get(each) or self._arrangement.box_of(each) for each in pair] for pair in self._pairs]
        self._straight = [(a.middle_x, a.middle_y, b.middle_x, b.middle_y) for a, b in ends]

    def paint(self, painter: QPainter, active: Collection[str]) -> None:
        """Paint the lines, those of `active` owners highlighted."""
        self._active = active
        draw_lines(painter, self._routes, self._style, active, self._files.tints)
        if self._straight:
            painter.setPen(self._style.file_pen)
            painter.drawLines([QLineF(*ends) for ends in self._straight])

    def paint_chips(self, painter: QPainter) -> None:
        """Paint the chips of the lines; those of other owners than the active ones stay folded."""
        for route in self._routes:
            if not route.chips:
                continue
            folded = None if route.pair[0] in self._active else self._files.chip(route)
            if folded is None:
                faces = self._arrangement.chips[route.pair]
                self._pictures.paint(painter, route.pair, route.chips, faces)
            else:
                box, face = folded
                faces = self._faces.setdefault(face, (face,))
                self._pictures.paint(painter, route.pair, (("", box),), faces)

    def boxes(self) -> list[Box]:
        """The areas of lines and chips."""
        drawn = [between(*ends).grown(LINE_MARGIN) for ends in self._straight]
        drawn += [route.reach.grown(LINE_MARGIN) for route in self._routes]
        return drawn
