"""The drag layer: while a gesture runs, the rest of the drawing is one picture that is only copied.

A move of the mouse then costs what the gesture draws, however large the plan is.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsView

from app.canvas.geometry import Box
from app.canvas.items import rectangle
from app.canvas.tools.gesture import Gesture

MOST_WASTE = 2.0
BLEED = 3
"""Device-independent pixels around a box that antialiasing may touch."""


def _simple(rects: Sequence[QRect]) -> QRegion:
    """One rectangle where that is not much more to paint: clipping to many costs more than it saves."""
    region = QRegion()
    for rect in rects:
        region += rect
    around = region.boundingRect()
    area = sum(rect.width() * rect.height() for rect in rects)
    return QRegion(around) if around.width() * around.height() <= MOST_WASTE * area else region


class Layer:
    """One gesture drawn over a picture of everything else."""

    def __init__(self, view: QGraphicsView, gesture: Gesture) -> None:
        self._view = view
        self._gesture = gesture
        self._still = QPixmap()
        self._drawn: list[QRect] = []

    def take_picture(self, picture: QPixmap) -> None:
        """Keep what the view shows without the gesture."""
        self._still = picture
        self._view.viewport().update()

    @property
    def has_picture(self) -> bool:
        return not self._still.isNull()

    def follow(self) -> None:
        """Have that painted anew where the gesture drew before and draws now."""
        now = [self._on_screen(box) for box in self._gesture.boxes()]
        self._view.viewport().update(_simple((*self._drawn, *now)))
        self._drawn = now

    def paint(self, painter: QPainter) -> None:
        """Copy the picture, as far as it is exposed, and let the gesture draw over it."""
        painter.drawPixmap(0, 0, self._still)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setWorldTransform(self._view.viewportTransform(), True)
        self._gesture.paint(painter)

    def _on_screen(self, box: Box) -> QRect:
        transform: QTransform = self._view.viewportTransform()
        rect = transform.mapRect(rectangle(box)).toAlignedRect().adjusted(-BLEED, -BLEED, BLEED, BLEED)
        return rect & self._view.viewport().rect()
