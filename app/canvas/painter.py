"""Draws cards. Knows style, face and size; nothing of scenes, plans or assessments.

Coordinates are those of the card, at 100 %. Hairlines are one device pixel wide and lie on whole pixels
at every zoom.
"""

from __future__ import annotations

from enum import Flag, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from app.canvas.content import Face
from app.canvas.face_painter import FacePainter
from app.canvas.geometry import PORT_RADIUS, RADIUS
from app.canvas.kinds import FRAMES
from app.canvas.style import CanvasStyle

FAR = 0.45
"""Below this zoom a card shows only its name and its worst bar."""
RING = 4.0
RING_WIDTH = 1.5
MARKED_WIDTH = 2.0
DASHES = (3.0, 2.0)


class State(Flag):
    """How a card or chip is shown at the moment."""

    PLAIN = 0
    SELECTED = auto()
    FOCUSED = auto()
    """The keyboard is here."""
    HOVERED = auto()
    TARGET = auto()
    """What is being dragged may land here."""
    DIMMED = auto()
    """It is being dragged away from here."""
    PORTS = auto()
    """Lines can be drawn from here."""


class Scale(NamedTuple):
    """How large things are drawn."""

    zoom: float
    pixel: float
    """One device pixel in the coordinates of the card."""


ON_PAPER = Scale(1.0, 1.0)


def draw_card(
    painter: QPainter, face: Face, size: tuple[float, float], style: CanvasStyle, state: State, scale: Scale
) -> None:
    """A card or frame with its upper left corner at (0, 0); what lies inside a frame draws itself."""
    width, height = size
    outline = QRectF(0, 0, _on_pixel(width, scale.pixel), _on_pixel(height, scale.pixel))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = style.colours
    grounds = {"note": colours.accent_soft, **dict.fromkeys(FRAMES, colours.window)}
    _draw_ground(painter, outline, style, state, scale.pixel, grounds.get(face.kind, colours.card))
    if State.FOCUSED in state:
        draw_focus(painter, outline, RADIUS, style, scale.pixel)
    said = FacePainter(painter, face, width, style)
    if scale.zoom < FAR:
        said.draw_far(height, scale.zoom)
    else:
        said.draw()
    if State.PORTS in state:
        _draw_ports(painter, width, height, style)


def snap_to_pixels(painter: QPainter) -> Scale:
    """Move the origin onto a whole device pixel; the scale of the drawing and of the screen."""
    transform = painter.worldTransform()
    ratio = painter.deviceTransform().m11() / transform.m11()
    dx, dy = round(transform.dx() * ratio) / ratio, round(transform.dy() * ratio) / ratio
    painter.setWorldTransform(QTransform(transform.m11(), 0, 0, transform.m22(), dx, dy))
    return Scale(transform.m11(), 1 / (transform.m11() * ratio))


def draw_focus(painter: QPainter, outline: QRectF, radius: float, style: CanvasStyle, pixel: float) -> None:
    """The focus: a second, dashed line around, in the colour of text, so told apart by place and shape."""
    pen = QPen(style.colours.text, max(RING_WIDTH, pixel))
    pen.setDashPattern(DASHES)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(outline.adjusted(-RING, -RING, RING, RING), radius + RING, radius + RING)


def _draw_ground(
    painter: QPainter, outline: QRectF, style: CanvasStyle, state: State, pixel: float, ground: QColor
) -> None:
    colours = style.colours
    pen = QPen(colours.hairline, pixel)
    if State.SELECTED in state:
        pen = QPen(colours.accent, max(MARKED_WIDTH, pixel))
    elif State.TARGET in state:
        pen = QPen(colours.accent, pixel, Qt.PenStyle.DashLine)
    elif State.HOVERED in state:
        pen = QPen(colours.control, pixel)
    inset = pen.widthF() / 2
    painter.setPen(pen)
    painter.setBrush(ground)
    painter.drawRoundedRect(outline.adjusted(inset, inset, -inset, -inset), RADIUS - inset, RADIUS - inset)


def _on_pixel(length: float, pixel: float) -> float:
    return round(length / pixel) * pixel


def _draw_ports(painter: QPainter, width: float, height: float, style: CanvasStyle) -> None:
    painter.setPen(QPen(style.colours.accent, 1.5))
    painter.setBrush(style.colours.card)
    for x in (0.0, width):
        painter.drawEllipse(QPointF(x, height / 2), PORT_RADIUS, PORT_RADIUS)
