"""The whole plan from far away: thousands of cards in a few calls, each card as its worst bar."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.canvas.geometry import PAD, Box
from app.canvas.items import rectangle
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
        for component, box in scene.arrangement.boxes.items():
            worst = scene.faces.worst(component)
            if worst is not None and worst.utilisation:
                bars[worst.status].append(_bar(box, worst.utilisation, component in self._framed))
        self._bars = dict(bars)
        self._version = scene.version

    def _collect_places(self) -> None:
        arrangement = self._scene.arrangement
        depths = arrangement.places.depths
        boxes = sorted(arrangement.boxes.items(), key=lambda card: depths[card[0]])
        self._framed = {each for each, _ in boxes if arrangement.is_frame(each)}
        self._frames = [rectangle(box) for each, box in boxes if each in self._framed]
        self._cards = [rectangle(box) for each, box in boxes if each not in self._framed]
        self._lines = list(_pieces(self._scene))
        self._places_version = self._scene.places_version


def _bar(box: Box, share: float, framed: bool) -> QRectF:
    height = min(box.height, 100.0)
    top = box.y + height * (HEAD_SHARE if framed else 0.5 - BAR_SHARE / 2)
    return QRectF(box.x + PAD, top, (box.width - 2 * PAD) * min(share, 1.0), height * BAR_SHARE)


def _pieces(scene: CanvasScene) -> Iterable[QLineF]:
    for route in scene.arrangement.routes.values():
        points = route.points
        for a, b in itertools.pairwise(points):
            yield QLineF(*a, *b)
