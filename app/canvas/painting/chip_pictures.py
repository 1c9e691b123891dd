"""Pictures of chips during a drag: painted once per zoom, then only copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.canvas.content.chip_texts import ChipFace
from app.canvas.layout.geometry import MARGIN, Box, united
from app.canvas.layout.routing import Pair
from app.canvas.painting.card_painter import snap_to_pixels
from app.canvas.painting.line_painter import draw_chip
from app.canvas.painting.style import CanvasStyle

MOST_PIXELS = 4_000_000
"""Larger pictures, at high zoom, are not cached but painted at every move."""

Chips = tuple[tuple[str, Box], ...]
"""The chips of a line: their roles and boxes."""


class Picture:
    """A cached picture with a margin for parts outside its box."""

    def __init__(self, width: float, height: float, draw: Callable[[QPainter], None]) -> None:
        self._size = (width, height)
        self._draw = draw
        self._picture = QPixmap()
        self._zoom = 0.0

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint the picture with its upper left corner at a point of the scene."""
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


class _Placed(NamedTuple):
    """The chips of a line as last painted."""

    chips: Chips
    faces: tuple[ChipFace, ...]
    picture: Picture
    x: float
    y: float


class ChipPictures:
    """The pictures of all chips of one line, by their contents and relative places."""

    def __init__(self, style: CanvasStyle) -> None:
        self._style = style
        self._pictures: dict[tuple[tuple[ChipFace, ...], tuple[Box, ...]], Picture] = {}
        self._placed: dict[Pair, _Placed] = {}

    def paint(self, painter: QPainter, pair: Pair, chips: Chips, faces: tuple[ChipFace, ...]) -> None:
        """Paint the chips of a line. They rarely change while the owner of the files is dragged."""
        placed = self._placed.get(pair)
        if placed is None or placed.chips != chips or placed.faces is not faces:
            placed = self._placed[pair] = self._place(chips, faces)
        placed.picture.paint(painter, placed.x, placed.y)

    def _place(self, chips: Chips, faces: tuple[ChipFace, ...]) -> _Placed:
        around = united([box for _, box in chips])
        boxes = tuple([box.moved(-around.x, -around.y) for _, box in chips])
        picture = self._pictures.get((faces, boxes))
        if picture is None:
            picture = Picture(around.width, around.height, lambda brush: self._draw(brush, faces, boxes))
            self._pictures[faces, boxes] = picture
        return _Placed(chips, faces, picture, around.x, around.y)

    def _draw(self, painter: QPainter, faces: Sequence[ChipFace], boxes: Sequence[Box]) -> None:
        zoom = snap_to_pixels(painter).zoom
        for face, box in zip(faces, boxes, strict=True):
            draw_chip(painter, box, face, self._style, zoom=zoom)
