"""The drag layer: during a gesture the rest of the drawing is a picture that is only copied.

A move of the mouse then costs what the gesture paints, however large the plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, floor

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsView

from app.canvas.gestures.gesture import Gesture
from app.canvas.layout.geometry import Box

MOST_WASTE = 2.0
BLEED = 3
"""Device-independent pixels around a box that antialiasing may touch."""


Frame = tuple[int, int, int, int]
"""A rectangle on the screen: left, top, and the first pixels right of and below it."""


def _rect(frame: Frame) -> QRect:
    left, top, right, bottom = frame
    return QRect(left, top, right - left, bottom - top)


def _simple(frames: Sequence[Frame]) -> QRegion:
    """The region of some frames."""
    region = QRegion()
    for frame in _simplified(frames):
        region += _rect(frame)
    return region


def _simplified(frames: Sequence[Frame]) -> Sequence[Frame]:
    """One frame around all if that is not much larger: clipping to many costs more than it saves."""
    if not frames:
        return ()
    lefts, tops, rights, bottoms = zip(*frames, strict=True)
    around = (min(lefts), min(tops), max(rights), max(bottoms))
    area = sum([(right - left) * (bottom - top) for left, top, right, bottom in frames])
    if (around[2] - around[0]) * (around[3] - around[1]) <= MOST_WASTE * area:
        return (around,)
    return frames


class Layer:
    """One gesture painted over a picture of everything else."""

    def __init__(self, view: QGraphicsView, gesture: Gesture) -> None:
        self._view = view
        self._gesture = gesture
        self._still = QPixmap()
        self._drawn: list[Frame] = []

    def take_picture(self, picture: QPixmap) -> None:
        """Set the picture of the view without the gesture."""
        self._still = picture
        self._view.viewport().update()

    def renew(self, boxes: Sequence[Box]) -> None:
        """Retake the parts of the picture below some boxes of the scene. The view has to paint itself meanwhile."""
        viewport, ratio = self._view.viewport(), self._still.devicePixelRatio()
        rects = [_rect(frame) for frame in _simplified(self._on_screen(boxes))]
        if ratio != round(ratio):  # a part of a picture may begin between two pixels
            rects = [viewport.rect()]
        parts = [(rect, viewport.grab(rect)) for rect in rects]
        painter = QPainter(self._still)
        for rect, part in parts:
            painter.drawPixmap(rect.topLeft(), part)
        painter.end()
        for rect in rects:
            viewport.update(rect)

    @property
    def has_picture(self) -> bool:
        return not self._still.isNull()

    def follow(self) -> None:
        """Repaint where the gesture was and where it is now."""
        now = self._on_screen(self._gesture.boxes())
        self._view.viewport().update(_simple((*self._drawn, *now)))
        self._drawn = now

    def paint(self, painter: QPainter) -> None:
        """Copy the exposed part of the picture, and paint the gesture over it."""
        painter.drawPixmap(0, 0, self._still)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setWorldTransform(self._view.viewportTransform(), True)
        self._gesture.paint(painter)

    def _on_screen(self, boxes: Iterable[Box]) -> list[Frame]:
        """The visible part of scene boxes; computed here, as Qt is slow and this runs at every move."""
        transform, room = self._view.viewportTransform(), self._view.viewport().size()
        scale, across, down = transform.m11(), transform.dx(), transform.dy()
        wide, high = room.width(), room.height()
        frames = [
            (
                max(floor(x * scale + across) - BLEED, 0),
                max(floor(y * scale + down) - BLEED, 0),
                min(ceil((x + width) * scale + across) + BLEED, wide),
                min(ceil((y + height) * scale + down) + BLEED, high),
            )
            for x, y, width, height in boxes
        ]
        return [frame for frame in frames if frame[0] < frame[2] and frame[1] < frame[3]]
