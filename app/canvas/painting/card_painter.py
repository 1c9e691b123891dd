"""Paints cards. Knows style, content and size; nothing of scenes, plans or assessments.

Coordinates are those of the card, at 100 %. Hairlines are one device pixel wide and on whole pixels at every zoom.
"""

from __future__ import annotations

import math
from enum import Flag, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from app.canvas.content.card_content import Face
from app.canvas.content.difference_marks import draw_difference
from app.canvas.kinds import FRAMES
from app.canvas.layout.geometry import PORT_RADIUS, RADIUS
from app.canvas.painting.bar_marks import draw_plate
from app.canvas.painting.face_painter import EVERYWHERE, FacePainter
from app.canvas.painting.style import CanvasStyle

FAR = 0.45
"""Below this zoom a card shows only its name and its worst bar."""
RING = 4.0
RING_WIDTH = 1.5
MARKED_WIDTH = 2.0
DASHES = (3.0, 2.0)
HANDLE = 7.0
ROUNDING = 1e-6
STACK = 3.0
"""How far each further card of a stack shows below the one above, and is narrower."""


class State(Flag):
    """The state of a card or chip for painting."""

    PLAIN = 0
    SELECTED = auto()
    FOCUSED = auto()
    """It has the keyboard focus."""
    HOVERED = auto()
    TARGET = auto()
    """A valid target of the running drag."""
    DIMMED = auto()
    """It is being dragged away from here."""
    HOLDING = auto()
    """A selected component is inside this closed card."""
    RESIZABLE = auto()
    """Its edges and corners can be dragged."""
    PORTS = auto()
    """Lines can start here."""
    ADDED = auto()
    """It does not exist in the variant that this one is compared with."""
    CHANGED = auto()
    """It differs in that variant."""


DIFFERENT = State.ADDED | State.CHANGED


class Scale(NamedTuple):
    """The zoom and the size of a pixel."""

    zoom: float
    pixel: float
    """One device pixel in card coordinates."""

    @property
    def is_whole(self) -> bool:
        """Whether the screen scale is integral. Otherwise a partial repaint by Qt may be up to one pixel off."""
        ratio = 1 / (self.zoom * self.pixel)
        return abs(ratio - round(ratio)) < ROUNDING


ON_PAPER = Scale(1.0, 1.0)


def draw_card(
    painter: QPainter,
    face: Face,
    size: tuple[float, float],
    style: CanvasStyle,
    state: State,
    scale: Scale,
    heights: tuple[float, float] = EVERYWHERE,
) -> None:
    """Paint a card or frame with its upper left corner at (0, 0); its contents are painted separately.

    `heights` are the upper and lower end of the exposed part, for a partial repaint.
    """
    width, height = size
    outline = QRectF(0, 0, _on_pixel(width, scale.pixel), _on_pixel(height, scale.pixel))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = style.colours
    if face.fold == "closed":
        _draw_stack(painter, outline, style, scale.pixel)
    _draw_ground(painter, outline, style, state, scale.pixel, _ground(face, style))
    if State.FOCUSED in state:
        draw_focus(painter, outline, RADIUS, style, scale.pixel)
    pointed = bool(state & (State.HOVERED | State.SELECTED | State.FOCUSED))
    said = FacePainter(painter, face, width, style, pointed=pointed)
    if scale.zoom < FAR:
        said.draw_far(height, scale.zoom)
    else:
        said.draw(heights)
    if State.PORTS in state:
        _draw_ports(painter, width, height, style)
    if State.RESIZABLE in state:
        _draw_handles(painter, outline, style, scale.pixel)
    if state & DIFFERENT:
        kind = "added" if State.ADDED in state else "field"
        draw_difference(painter, outline, RADIUS, kind, colours, scale.zoom)


def _ground(face: Face, style: CanvasStyle) -> QColor:
    if face.kind == "note":
        return style.colours.accent_soft
    return style.colours.window if face.kind in FRAMES and face.fold != "closed" else style.colours.card


def _draw_stack(painter: QPainter, outline: QRectF, style: CanvasStyle, pixel: float) -> None:
    """The borders of two more cards below a closed one, which stands for several."""
    painter.setPen(QPen(style.colours.hairline, pixel))
    painter.setBrush(style.colours.window)
    half = pixel / 2
    for step in (2, 1):
        sheet = outline.adjusted(STACK * step + half, 0, -STACK * step - half, STACK * step - half)
        painter.drawRoundedRect(sheet, RADIUS, RADIUS)


def snap_to_pixels(painter: QPainter) -> Scale:
    """Move the origin to a whole device pixel. Returns the scale of drawing and screen."""
    transform = painter.worldTransform()
    ratio = painter.deviceTransform().m11() / transform.m11()
    dx, dy = _nearest(transform.dx() * ratio) / ratio, _nearest(transform.dy() * ratio) / ratio
    painter.setWorldTransform(QTransform(transform.m11(), 0, 0, transform.m22(), dx, dy))
    return Scale(transform.m11(), 1 / (transform.m11() * ratio))


def _nearest(place: float) -> int:
    """The nearest whole pixel, halves rounded up: consistent between full and partial repaints, which move the origin
    by whole pixels.
    """
    return math.floor(place + 0.5 + ROUNDING)


def draw_focus(painter: QPainter, outline: QRectF, radius: float, style: CanvasStyle, pixel: float) -> None:
    """The focus: a dashed second outline in the text colour, so that shape and place distinguish it."""
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
    elif State.HOLDING in state:
        pen = QPen(colours.accent, pixel)
    elif State.TARGET in state:
        pen = QPen(colours.accent, pixel, Qt.PenStyle.DashLine)
    elif State.HOVERED in state:
        pen = QPen(colours.control, pixel)
    draw_plate(painter, outline, RADIUS, pen, ground)


def _on_pixel(length: float, pixel: float) -> float:
    return round(length / pixel) * pixel


def _draw_ports(painter: QPainter, width: float, height: float, style: CanvasStyle) -> None:
    painter.setPen(QPen(style.colours.accent, 1.5))
    painter.setBrush(style.colours.card)
    for x in (0.0, width):
        painter.drawEllipse(QPointF(x, height / 2), PORT_RADIUS, PORT_RADIUS)


def _draw_handles(painter: QPainter, outline: QRectF, style: CanvasStyle, pixel: float) -> None:
    """Small squares at the draggable corners and edges."""
    painter.setPen(QPen(style.colours.accent, max(1.0, pixel)))
    painter.setBrush(style.colours.card)
    middle = outline.center()
    for x in (outline.left(), middle.x(), outline.right()):
        for y in (outline.top(), middle.y(), outline.bottom()):
            if QPointF(x, y) != middle:
                painter.drawRoundedRect(QRectF(x - HANDLE / 2, y - HANDLE / 2, HANDLE, HANDLE), 1.5, 1.5)
