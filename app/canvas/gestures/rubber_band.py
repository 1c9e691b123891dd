"""Rubber band: selects the cards it touches."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.canvas.gestures.gesture import Bench, Gesture, Point, paint_ring, ring_box
from app.canvas.layout.geometry import Box, between
from app.canvas.scene.items import rectangle

FILL_ALPHA = 28
ADDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class RubberBand(Gesture):
    """Selects the cards it touches, on release; Ctrl or Shift adds them to the selection."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self._from = Point(0, 0)
        self._band = Box(0, 0, 0, 0)

    def start(self, at: Point) -> None:
        self._from = at

    def move(self, at: Point) -> bool:
        self._band = between(self._from.x, self._from.y, at.x, at.y)
        return True

    def end(self, at: Point) -> None:
        self.move(at)
        kept = self.bench.scene.selected if at.modifiers & ADDING else ()
        self.bench.scene.select(dict.fromkeys((*kept, *self._touched())))

    def _touched(self) -> list[str]:
        """The cards touched by the band. A frame around the whole band does not count."""
        places = self.bench.scene.arrangement.places
        return [each for each in places.at(self._band) if not _encloses(places.boxes[each], self._band)]

    def paint(self, painter: QPainter) -> None:
        colours = self.bench.style.colours
        fill = QColor(colours.accent)
        fill.setAlpha(FILL_ALPHA)
        for each in self._touched():
            paint_ring(painter, self.bench.scene.arrangement.boxes[each], self.bench.style)
        pen = QPen(colours.accent, 1)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRect(rectangle(self._band))

    def boxes(self) -> list[Box]:
        boxes = self.bench.scene.arrangement.boxes
        return [self._band.grown(1), *(ring_box(boxes[each]) for each in self._touched())]


def _encloses(outer: Box, inner: Box) -> bool:
    return outer.contains(inner.x, inner.y) and outer.contains(inner.right, inner.bottom)
