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


class FarPicture:
    """Rectangles and lines of one scene, sorted by colour; made anew when the scene has changed."""

    def __init__(self, scene: CanvasScene) -> None:
        self._scene = scene
        self._version = -1
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
        boxes = self._scene.arrangement.boxes
        self._draw(painter, [rectangle(boxes[each]) for each in self._scene.selected], None, colours.accent)

    @staticmethod
    def _draw(painter: QPainter, rects: list[QRectF], fill: QColor | None, line: QColor | None) -> None:
        painter.setPen(QPen(line, 0) if line else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(fill or Qt.BrushStyle.NoBrush)
        painter.drawRects(rects)

    def _collect(self) -> None:
        scene = self._scene
        bars: dict[str, list[QRectF]] = defaultdict(list)
        self._frames, self._cards = [], []
        for component, item in sorted(scene.cards.items(), key=lambda card: card[1].depth):
            box = scene.arrangement.boxes[component]
            (self._frames if item.framed else self._cards).append(rectangle(box))
            worst = scene.freshen_card(component).worst
            if worst and worst.share:
                bars[worst.status].append(_bar(box, worst.share, item.framed))
        self._bars = dict(bars)
        self._lines = list(_pieces(scene))
        self._version = scene.version


def _bar(box: Box, share: float, framed: bool) -> QRectF:
    height = min(box.height, 100.0)
    top = box.y + height * (HEAD_SHARE if framed else 0.5 - BAR_SHARE / 2)
    return QRectF(box.x + PAD, top, (box.width - 2 * PAD) * min(share, 1.0), height * BAR_SHARE)


def _pieces(scene: CanvasScene) -> Iterable[QLineF]:
    for route in scene.arrangement.routes.values():
        points = route.points
        for a, b in itertools.pairwise(points):
            yield QLineF(*a, *b)
