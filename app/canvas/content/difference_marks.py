"""Marks on cards that differ in another variant: a plus for added, a delta for changed.

Shapes in a filled disc, so that they can be told apart without colour and on any background.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from app.look.theme import Colours

SIDE = 18.0
LEAST_ON_SCREEN = 12.0
"""Minimum size of a mark in screen pixels, at any zoom."""
LARGEST = 32.0
"""Maximum size in pixels of the card, so that it fits into the margin."""
EDGE = 1.5
"""Width of the border of a marked card."""


def draw_mark(painter: QPainter, room: QRectF, kind: str, colours: Colours) -> None:
    """A disc with a plus ("added"), a delta ("field") or a minus ("removed")."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.text)
    painter.drawEllipse(room)
    pen = QPen(colours.card, room.width() * 0.12)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, arm = room.center(), room.width() * 0.24
    if kind == "field":
        top = QPointF(middle.x(), middle.y() - arm * 1.15)
        left = QPointF(middle.x() - arm * 1.1, middle.y() + arm * 0.8)
        right = QPointF(middle.x() + arm * 1.1, middle.y() + arm * 0.8)
        painter.drawPolygon(QPolygonF([top, right, left]))
    else:
        painter.drawLine(QPointF(middle.x() - arm, middle.y()), QPointF(middle.x() + arm, middle.y()))
    if kind == "added":
        painter.drawLine(QPointF(middle.x(), middle.y() - arm), QPointF(middle.x(), middle.y() + arm))
    painter.restore()


def draw_difference(
    painter: QPainter, outline: QRectF, radius: float, kind: str, colours: Colours, zoom: float
) -> None:
    """The mark of a card that differs: a strong border, and the mark at its upper left corner."""
    painter.setPen(QPen(colours.text, max(EDGE, EDGE / zoom)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(outline, radius, radius)
    draw_corner_mark(painter, outline, radius, kind, colours, zoom)


def draw_corner_mark(
    painter: QPainter, outline: QRectF, radius: float, kind: str, colours: Colours, zoom: float
) -> None:
    """The mark at the upper left corner of a card, large enough at any zoom."""
    side = min(max(SIDE, LEAST_ON_SCREEN / zoom), LARGEST)
    corner = radius / 2 - side / 2
    draw_mark(painter, QRectF(outline.left() + corner, outline.top() + corner, side, side), kind, colours)
