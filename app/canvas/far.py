"""The whole plan from far away: thousands of cards in a few calls, each card as its worst bar."""

from __future__ import annotations

import itertools
from collections import defaultdict

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.canvas.geometry import PAD, Box
from app.canvas.items import rectangle
from app.canvas.routing import Pair, Route
from app.canvas.scene import CanvasScene

FAR_OUT = 0.2
"""At this zoom and below, names are too small to read and are left out."""
HEAD_SHARE = 0.3
"""Where on a frame its bar lies, from the top."""
BAR_SHARE = 0.22
DIFFERENT_WIDTH = 10.0
"""Of the edge of a card that is different in another variant, in scene pixels."""


class FarPicture:
    """Rectangles and lines of one scene, sorted by colour; made anew when the scene has changed."""

    def __init__(self, scene: CanvasScene) -> None:
        self._scene = scene
        self._version = self._places_version = -1
        self._framed: set[str] = set()
        self._frames: list[QRectF] = []
        self._cards: list[QRectF] = []
        self._bars: dict[str, list[QRectF]] = {}
        self._lines: list[QLineF] = []
        self._rects: dict[str, tuple[Box, QRectF]] = {}
        self._pieces: dict[Pair, tuple[Route, list[QLineF]]] = {}
        """What was made of each card and line, for as long as it is where it was."""

    def paint(self, painter: QPainter, *, marked: bool = True) -> None:
        """Draw everything, in scene coordinates; `marked` also says what is selected."""
        if self._version != self._scene.version:
            self._collect()
        colours = self._scene.look.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self._draw(painter, self._frames, colours.window, colours.control)
        painter.setPen(QPen(colours.control, 0))
        painter.drawLines(self._lines)
        self._draw(painter, self._cards, colours.card, colours.control)
        for status, bars in self._bars.items():
            self._draw(painter, bars, colours.status(status), None)
        if not marked:
            return
        arrangement = self._scene.arrangement
        painter.setPen(QPen(colours.text_muted, DIFFERENT_WIDTH, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRects([rectangle(ghost.box) for ghost in self._scene.ghosts.shown.values()])
        painter.setPen(QPen(colours.text, DIFFERENT_WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        different = [rectangle(arrangement.boxes[each]) for each in self._scene.differences]
        painter.drawRects(different)
        self._draw(
            painter,
            [rectangle(arrangement.box_of(each)) for each in self._scene.selected],
            None,
            colours.accent,
        )

    @staticmethod
    def _draw(painter: QPainter, rects: list[QRectF], fill: QColor | None, line: QColor | None) -> None:
        painter.setPen(QPen(line, 0) if line else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(fill or Qt.BrushStyle.NoBrush)
        painter.drawRects(rects)

    def _collect(self) -> None:
        scene = self._scene
        if self._places_version != scene.places_version:
            self._collect_places()
        bars: dict[str, list[QRectF]] = defaultdict(list)
        boxes, framed = scene.arrangement.boxes, self._framed
        for component, worst in scene.faces.every_worst(boxes):
            if worst.utilisation:
                bars[worst.status].append(_bar(boxes[component], worst.utilisation, component in framed))
        self._bars = dict(bars)
        self._version = scene.version

    def _collect_places(self) -> None:
        arrangement = self._scene.arrangement
        depths = arrangement.places.depths
        boxes = arrangement.boxes
        self._rects = rects = {each: self._rect(each, box) for each, box in boxes.items()}
        self._framed = framed = {each for each in boxes if arrangement.is_frame(each)}
        frames = sorted(
            [each for each in boxes if each in framed], key=depths.__getitem__
        )  # what lies in a frame is drawn over it
        self._frames = [rects[each][1] for each in frames]
        self._cards = [rect for each, (_, rect) in rects.items() if each not in framed]
        self._pieces = {pair: self._pieces_of(pair, route) for pair, route in arrangement.routes.items()}
        self._lines = [piece for _, pieces in self._pieces.values() for piece in pieces]
        self._places_version = self._scene.places_version

    def _rect(self, component: str, box: Box) -> tuple[Box, QRectF]:
        known = self._rects.get(component)
        return known if known is not None and known[0] == box else (box, rectangle(box))

    def _pieces_of(self, pair: Pair, route: Route) -> tuple[Route, list[QLineF]]:
        known = self._pieces.get(pair)
        if known is not None and known[0] is route:
            return known
        return route, [QLineF(x1, y1, x2, y2) for (x1, y1), (x2, y2) in itertools.pairwise(route.points)]


def _bar(box: Box, share: float, framed: bool) -> QRectF:
    height = min(box.height, 100.0)
    top = box.y + height * (HEAD_SHARE if framed else 0.5 - BAR_SHARE / 2)
    return QRectF(box.x + PAD, top, (box.width - 2 * PAD) * min(share, 1.0), height * BAR_SHARE)
