"""Pictures of single chips while they are dragged along: painted once for a zoom, then only copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.canvas.chips import ChipFace
from app.canvas.geometry import MARGIN, Box
from app.canvas.line_painter import draw_chip
from app.canvas.painter import snap_to_pixels
from app.canvas.style import CanvasStyle

MOST_PIXELS = 4_000_000
"""What is larger than this on the screen (at great zoom) is painted anew at every move instead."""


class Stamp:
    """The picture of a thing of some size, with room around it for what sticks out."""

    def __init__(self, width: float, height: float, draw: Callable[[QPainter], None]) -> None:
        self._size = (width, height)
        self._draw = draw
        self._picture = QPixmap()
        self._zoom = 0.0

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Put the picture with its upper left corner at a point of the scene."""
        zoom = painter.deviceTransform().m11()
        if self._size[0] * self._size[1] * zoom * zoom > MOST_PIXELS:
            painter.save()
            painter.translate(x, y)
            self._draw(painter)
            painter.restore()
            return
        transform = painter.worldTransform()
        ratio = zoom / transform.m11()
        if zoom != self._zoom:
            self._take_picture(zoom, ratio)
        corner, inset = transform.map(QPointF(x, y)), round(MARGIN * zoom)
        place = QPointF(
            (round(corner.x() * ratio) - inset) / ratio, (round(corner.y() * ratio) - inset) / ratio
        )
        painter.resetTransform()
        painter.drawPixmap(place, self._picture)
        painter.setWorldTransform(transform)

    def _take_picture(self, zoom: float, ratio: float) -> None:
        inset = round(MARGIN * zoom)
        width, height = (round(length * zoom) + 2 * inset for length in self._size)
        self._zoom = zoom
        self._picture = QPixmap(QSize(width, height))
        self._picture.fill(Qt.GlobalColor.transparent)
        self._picture.setDevicePixelRatio(ratio)
        painter = QPainter(self._picture)
        painter.translate(inset / ratio, inset / ratio)
        painter.scale(zoom / ratio, zoom / ratio)
        self._draw(painter)
        painter.end()


class ChipStamps:
    """The pictures of chips, by what they say."""

    def __init__(self, style: CanvasStyle) -> None:
        self._style = style
        self._stamps: dict[ChipFace, Stamp] = {}

    def paint(self, painter: QPainter, face: ChipFace, box: Box) -> None:
        """Draw a chip."""
        if face not in self._stamps:
            at_origin = Box(0, 0, box.width, box.height)
            self._stamps[face] = Stamp(
                box.width,
                box.height,
                lambda brush: draw_chip(brush, at_origin, face, self._style, zoom=snap_to_pixels(brush).zoom),
            )
        self._stamps[face].paint(painter, box.x, box.y)
