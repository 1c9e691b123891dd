"""The whole plan at a very low zoom: thousands of cards in a few calls, each as its worst bar."""

from __future__ import annotations

from collections import defaultdict

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.canvas.layout.geometry import PAD, Box
from app.canvas.painting.far_places import FarPlaces
from app.canvas.scene.items import rectangle
from app.canvas.scene.scene import CanvasScene

FAR_OUT = 0.2
"""At this zoom and below, names are too small and left out."""
HEAD_SHARE = 0.3
"""Vertical place of the bar in a frame, as a share of its height."""
BAR_SHARE = 0.22
DIFFERENT_WIDTH = 10.0
"""Width of the border of a card that differs in another variant, in scene pixels."""


class FarPicture:
    """Rectangles and lines of one scene, grouped by colour; rebuilt after changes of the scene."""

    def __init__(self, scene: CanvasScene) -> None:
        self._scene = scene
        self._version = self._places_version = -1
        self._places = FarPlaces()
        self._bars: dict[str, list[QRectF]] = {}

    def paint(self, painter: QPainter, *, marked: bool = True) -> None:
        """Paint everything, in scene coordinates; `marked` adds the selection."""
        if self._version != self._scene.version:
            self._collect()
        colours = self._scene.look.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self._draw(painter, self._places.frames, colours.window, colours.control)
        painter.setPen(QPen(colours.control, 0))
        painter.drawLines(self._places.lines)
        self._draw(painter, self._places.cards, colours.card, colours.control)
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
        selected = [
            self._places.of(each) or rectangle(arrangement.box_of(each)) for each in self._scene.selected
        ]
        self._draw(painter, selected, None, colours.accent)

    @staticmethod
    def _draw(painter: QPainter, rects: list[QRectF], fill: QColor | None, line: QColor | None) -> None:
        painter.setPen(QPen(line, 0) if line else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(fill or Qt.BrushStyle.NoBrush)
        painter.drawRects(rects)

    def _collect(self) -> None:
        scene = self._scene
        if self._places_version != scene.places_version:
            ready = scene.ahead.far_places
            self._places = ready or FarPlaces(scene.arrangement, self._places)
            scene.ahead.last_far_places = self._places
            self._places_version = scene.places_version
        bars: dict[str, list[QRectF]] = defaultdict(list)
        boxes, framed = scene.arrangement.boxes, self._places.framed
        for component, worst in scene.faces.every_worst(boxes):
            if worst.utilisation:
                bars[worst.status].append(_bar(boxes[component], worst.utilisation, component in framed))
        self._bars = dict(bars)
        self._version = scene.version


def _bar(box: Box, share: float, framed: bool) -> QRectF:
    height = min(box.height, 100.0)
    top = box.y + height * (HEAD_SHARE if framed else 0.5 - BAR_SHARE / 2)
    return QRectF(box.x + PAD, top, (box.width - 2 * PAD) * min(share, 1.0), height * BAR_SHARE)
