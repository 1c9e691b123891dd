"""A card while it is dragged: painted once, then only copied."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.canvas.geometry import MARGIN, Box
from app.canvas.items import CardItem
from app.canvas.kinds import FRAMES
from app.canvas.painter import draw_card, snap_to_pixels

MOST_PIXELS = 4_000_000
"""A card larger than this on the screen (at great zoom) is painted anew at every move instead."""


class Ghost:
    """The picture of one card."""

    def __init__(self, item: CardItem) -> None:
        self.component = item.component
        self.box = item.box
        self.is_frame = item.face is not None and item.face.kind in FRAMES
        self.is_outer = item.depth == 0
        self._item = item
        self._picture = QPixmap()
        self._zoom = 0.0

    def paint(self, painter: QPainter, dx: float, dy: float, visible: Box) -> None:
        """Draw the card, moved by a distance; nothing where it is out of sight."""
        box = self.box.moved(dx, dy).grown(MARGIN)
        if not box.meets(visible):
            return
        device = painter.deviceTransform()
        zoom = device.m11()
        if box.width * box.height * zoom * zoom > MOST_PIXELS:
            painter.save()
            painter.translate(box.x + MARGIN, box.y + MARGIN)
            self._draw(painter)
            painter.restore()
            return
        if zoom != self._zoom:
            self._take_picture(painter, zoom)
        painter.save()
        corner = painter.worldTransform().map(QPointF(box.x + MARGIN, box.y + MARGIN))
        painter.resetTransform()
        ratio = self._picture.devicePixelRatio()
        inset = round(MARGIN * zoom) / ratio
        x, y = round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio
        painter.drawPixmap(QPointF(x - inset, y - inset), self._picture)
        painter.restore()

    def _take_picture(self, painter: QPainter, zoom: float) -> None:
        ratio = zoom / painter.worldTransform().m11()
        inset = round(MARGIN * zoom)
        size = (
            QRectF(0, 0, self.box.width * zoom + 2 * inset, self.box.height * zoom + 2 * inset)
            .toAlignedRect()
            .size()
        )
        self._zoom = zoom
        self._picture = QPixmap(size)
        self._picture.fill(Qt.GlobalColor.transparent)
        self._picture.setDevicePixelRatio(ratio)
        brush = QPainter(self._picture)
        brush.translate(inset / ratio, inset / ratio)
        brush.scale(zoom / ratio, zoom / ratio)
        self._draw(brush)
        brush.end()

    def _draw(self, painter: QPainter) -> None:
        item = self._item
        if item.face is not None:
            draw_card(
                painter,
                item.face,
                (self.box.width, self.box.height),
                item.style,
                item.state,
                snap_to_pixels(painter),
            )
