"""Cards that are dragged unchanged, with the lines and chips between them, as one picture.

The picture covers the visible part and a margin, so that dragging thousands of cards costs one copy; it is retaken if a
drag brings more into view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.canvas.content.card_content import Face
from app.canvas.content.chip_texts import ChipFace
from app.canvas.layout.geometry import MARGIN, Box, united
from app.canvas.layout.routing import Route
from app.canvas.painting.card_painter import draw_card, snap_to_pixels
from app.canvas.painting.line_painter import draw_chip, draw_line, line_path
from app.canvas.painting.style import CanvasStyle
from app.canvas.scene.items import CardItem

SPARE = 0.25
"""Width of the margin on every side, as a share of the visible part."""


class DraggedPicture:
    """Cards, and lines that move along unchanged."""

    def __init__(
        self,
        cards: Sequence[CardItem],
        routes: Sequence[tuple[Route, tuple[ChipFace, ...]]],
        style: CanvasStyle,
        face_of: Callable[[str], Face],
    ) -> None:
        self._cards = cards
        self._routes = routes
        self._style = style
        self._face_of = face_of
        chips = [box for route, _ in routes for _, box in route.chips]
        self.box = united([*(card.box for card in cards), *(route.box for route, _ in routes), *chips])
        self._picture = QPixmap()
        self._pictured = Box(0, 0, 0, 0)
        self._zoom = 0.0

    def forget(self) -> None:
        """Take the picture anew: a card shows something else."""
        self._pictured = Box(0, 0, 0, 0)

    def paint(self, painter: QPainter, dx: float, dy: float, visible: Box) -> None:
        """Paint the picture at an offset, as far as it is visible there."""
        wanted = _common(visible.moved(-dx, -dy), self.box.grown(MARGIN))
        if wanted is None:
            return
        transform = painter.worldTransform()
        zoom = painter.deviceTransform().m11()
        ratio = zoom / transform.m11()
        if zoom != self._zoom or not _encloses(self._pictured, wanted):
            self._take_picture(wanted, visible, zoom, ratio)
        corner = transform.map(QPointF(self._pictured.x + dx, self._pictured.y + dy))
        painter.resetTransform()
        painter.drawPixmap(
            QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), self._picture
        )
        painter.setWorldTransform(transform)

    def _take_picture(self, wanted: Box, visible: Box, zoom: float, ratio: float) -> None:
        spare = max(visible.width, visible.height) * SPARE
        covered = _common(wanted.grown(spare), self.box.grown(MARGIN)) or wanted
        # The corner is on a whole screen pixel, so that text stays sharp.
        left, top = int(covered.x * zoom) / zoom, int(covered.y * zoom) / zoom
        self._pictured = Box(left, top, covered.right - left, covered.bottom - top)
        self._zoom = zoom
        size = QRectF(0, 0, self._pictured.width * zoom, self._pictured.height * zoom).toAlignedRect().size()
        self._picture = QPixmap(size)
        self._picture.fill(Qt.GlobalColor.transparent)
        self._picture.setDevicePixelRatio(ratio)
        painter = QPainter(self._picture)
        painter.scale(zoom / ratio, zoom / ratio)
        painter.translate(-left, -top)
        self._draw(painter)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        for card in self._cards:
            if card.framed:
                self._draw_card(painter, card)
        for route, _ in self._routes:
            if route.box.grown(MARGIN).meets(self._pictured):
                draw_line(painter, line_path(route.points), route, self._style, active=True)
        for card in self._cards:
            if not card.framed:
                self._draw_card(painter, card)
        zoom = painter.worldTransform().m11()
        for route, faces in self._routes:
            for (_, box), face in zip(route.chips, faces, strict=True):
                if box.meets(self._pictured):
                    draw_chip(painter, box, face, self._style, zoom=zoom)

    def _draw_card(self, painter: QPainter, card: CardItem) -> None:
        if not card.box.grown(MARGIN).meets(self._pictured):
            return
        painter.save()
        painter.translate(card.box.x, card.box.y)
        size = (card.box.width, card.box.height)
        face = self._face_of(card.component)
        draw_card(painter, face, size, card.style, card.state, snap_to_pixels(painter))
        card.draw_tint(painter)
        painter.restore()


def _common(a: Box, b: Box) -> Box | None:
    """The intersection of two boxes."""
    left, top = max(a.x, b.x), max(a.y, b.y)
    right, bottom = min(a.right, b.right), min(a.bottom, b.bottom)
    return Box(left, top, right - left, bottom - top) if right > left and bottom > top else None


def _encloses(outer: Box, inner: Box) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and outer.right >= inner.right - 1e-6
        and outer.bottom >= inner.bottom - 1e-6
    )
