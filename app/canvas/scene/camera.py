"""The visible part of the drawing, and its zoom."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from app.canvas.layout.geometry import Box
from app.canvas.layout.zoom import NOTCH, fitting, stepped
from app.canvas.scene.items import rectangle
from app.look import theme

MARGIN = 40
"""Margin in view pixels around what is fitted."""
LINE_ROOM = 320
"""How far lines and chips may extend beyond the outermost cards."""


class Camera:
    """Zooms and scrolls a view. At zoom 1 text has the reader's text size."""

    def __init__(self, view: QGraphicsView, around: Callable[[], Box]) -> None:
        self._view = view
        self._around = around
        self._turned = 0
        self.zoom = 1.0

    @property
    def scale(self) -> float:
        """View pixels per scene pixel."""
        return self.zoom * theme.body_points() / theme.BODY_POINTS

    def seen(self) -> Box:
        """The visible part of the scene."""
        seen, room = self._view.viewportTransform(), self._view.viewport().size()
        scale = seen.m11()
        return Box(-seen.dx() / scale, -seen.dy() / scale, room.width() / scale, room.height() / scale)

    def zoom_to(self, zoom: float, held: QPointF | None = None) -> None:
        """Zoom so that a point of the view (its centre by default) keeps showing the same point of the scene."""
        fixed = held or QPointF(self._view.viewport().rect().center())
        there = self._view.mapToScene(fixed.toPoint())
        self.zoom = zoom
        self._view.setTransform(QTransform.fromScale(self.scale, self.scale))
        self.make_room()
        now = self._view.mapFromScene(there)
        self.scroll(round(now.x() - fixed.x()), round(now.y() - fixed.y()))

    def turn(self, angle: int, held: QPointF) -> bool:
        """Zoom by a turn of the wheel; touch pads turn by less than a notch. Returns whether the zoom changed."""
        steps = int((self._turned + angle) / NOTCH)
        self._turned += angle - steps * NOTCH
        if steps:
            self.zoom_to(stepped(self.zoom, steps), held)
        return bool(steps)

    def scroll(self, across: int, down: int) -> None:
        """Scroll by view pixels."""
        for bar, by in ((self._view.horizontalScrollBar(), across), (self._view.verticalScrollBar(), down)):
            bar.setValue(bar.value() + by)

    def fit(self, box: Box) -> None:
        """Fit a box into the view, centred, at most at 100 %."""
        self.zoom_to(self.zoom_of(box))
        self.centre(box)

    def zoom_of(self, box: Box) -> float:
        """The zoom at which a box fits into the view, at most 100 %."""
        unit = self.scale / self.zoom
        room = self._view.viewport().size()
        wide, high = (max(length - 2 * MARGIN, 1) for length in (room.width(), room.height()))
        return fitting(box.width * unit, box.height * unit, wide, high)

    def centre(self, box: Box) -> None:
        """Scroll a box into the centre."""
        self._view.centerOn(box.middle_x, box.middle_y)

    def show(self, box: Box) -> None:
        """Scroll until a box is visible."""
        self._view.ensureVisible(rectangle(box), MARGIN, MARGIN)

    def make_room(self) -> None:
        """Limit scrolling so that at least the edge of the drawing stays visible."""
        room = self._view.viewport().size()
        around = rectangle(self._around().grown(LINE_ROOM))
        wide, high = room.width() / self.scale, room.height() / self.scale
        self._view.setSceneRect(around.adjusted(-wide, -high, wide, high))
