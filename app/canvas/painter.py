"""Draws cards. Knows style, face and size; nothing of scenes, plans or assessments.

Coordinates are those of the card, at 100 %. Hairlines are one device pixel wide and lie on whole pixels
at every zoom.
"""

from __future__ import annotations

from enum import Flag, auto
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTransform

from app.canvas.content import Bar, Face
from app.canvas.geometry import HEAD, PAD, PORT_RADIUS, RADIUS, Box, row_box
from app.canvas.kinds import FRAMES
from app.canvas.marks import BAR_HEIGHT, draw_bar
from app.canvas.style import CanvasStyle
from app.icons import paint_icon
from app.widgets.status_painting import paint_mark

GLYPH = 20.0
TEXT_LEFT = PAD + GLYPH + 10
NAME_HEIGHT = 20.0
LABEL_WIDTH = 68.0
PERCENT_WIDTH = 48.0
MARK_WIDTH = 16.0
MARK = 8.0
MARK_OF = {"error": "over", "warning": "near"}
"""Severity of a finding -> the status whose shape it has."""
FAR = 0.45
"""Below this zoom a card shows only its name and its worst bar."""
LEAST_FAR_TEXT = 10.0
LEAST_FAR_BAR = 4.0
LARGEST_FAR_TEXT = 44.0
FAR_LINE = 1.35
"""From one line of text to the next, in heights of the text."""
RING = 4.0


class State(Flag):
    """How a card is shown at the moment."""

    PLAIN = 0
    SELECTED = auto()
    FOCUSED = auto()
    """The keyboard is here."""
    HOVERED = auto()
    TARGET = auto()
    """What is being dragged may land here."""
    DIMMED = auto()
    """What is being dragged may not land here."""
    AIMED = auto()
    """What is being dragged would land here."""
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
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if State.DIMMED in state:
        painter.setOpacity(0.45)
    _draw_ground(painter, width, height, style, state, scale.pixel, face.kind in FRAMES)
    if scale.zoom < FAR:
        _draw_far(painter, face, width, height, style, scale.zoom)
    else:
        _draw_head(painter, face, width, style)
        for index, bar in enumerate(face.bars):
            _draw_row(painter, bar, row_box(width, index), style)
    if State.PORTS in state:
        _draw_ports(painter, width, height, style)
    painter.setOpacity(1)


def snap_to_pixels(painter: QPainter) -> Scale:
    """Move the origin onto a whole device pixel; the scale of the drawing and of the screen."""
    transform = painter.worldTransform()
    ratio = painter.deviceTransform().m11() / transform.m11()
    dx, dy = round(transform.dx() * ratio) / ratio, round(transform.dy() * ratio) / ratio
    painter.setWorldTransform(QTransform(transform.m11(), 0, 0, transform.m22(), dx, dy))
    return Scale(transform.m11(), 1 / (transform.m11() * ratio))


def _draw_ground(
    painter: QPainter,
    width: float,
    height: float,
    style: CanvasStyle,
    state: State,
    pixel: float,
    framed: bool,
) -> None:
    colours = style.colours
    outline = QRectF(0, 0, _on_pixel(width, pixel), _on_pixel(height, pixel))
    if State.FOCUSED in state:
        _draw_ring(painter, outline, style, pixel)
    marked = state & (State.SELECTED | State.AIMED)
    border = (
        colours.accent
        if marked or State.TARGET in state
        else colours.control
        if State.HOVERED in state
        else colours.hairline
    )
    thickness = max(2.0, pixel) if marked else pixel
    inset = thickness / 2
    pen = QPen(border, thickness)
    if State.TARGET in state and not marked:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(
        colours.accent_soft if State.AIMED in state else colours.window if framed else colours.card
    )
    painter.drawRoundedRect(outline.adjusted(inset, inset, -inset, -inset), RADIUS - inset, RADIUS - inset)


def _draw_ring(painter: QPainter, outline: QRectF, style: CanvasStyle, pixel: float) -> None:
    """The focus: a second line around the card, in the colour of text, told apart by its place and dashes."""
    pen = QPen(style.colours.text, max(1.5, pixel))
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(outline.adjusted(-RING, -RING, RING, RING), RADIUS + RING, RADIUS + RING)


def _on_pixel(length: float, pixel: float) -> float:
    return round(length / pixel) * pixel


def _draw_head(painter: QPainter, face: Face, width: float, style: CanvasStyle) -> None:
    colours = style.colours
    paint_icon(
        painter, QRectF(PAD, PAD + (HEAD - GLYPH) / 2 - 2, GLYPH, GLYPH), face.glyph, colours.text_muted
    )
    right = width - PAD
    if face.severity:
        right -= MARK_WIDTH
        _mark(painter, right + MARK_WIDTH - MARK, PAD + NAME_HEIGHT / 2 - 2, MARK_OF[face.severity], style)
    count_width = style.title_metrics.horizontalAdvance(face.hosts) + 6 if face.hosts else 0
    room = right - TEXT_LEFT - count_width
    title = style.title_metrics.elidedText(face.title, Qt.TextElideMode.ElideRight, room)
    _text(painter, QRectF(TEXT_LEFT, PAD - 2, room, NAME_HEIGHT), title, style.title_font, colours.text)
    if face.hosts:
        x = TEXT_LEFT + style.title_metrics.horizontalAdvance(title) + 6
        _text(
            painter,
            QRectF(x, PAD - 2, count_width, NAME_HEIGHT),
            face.hosts,
            style.count_font,
            colours.text_muted,
        )
    caption_room = width - PAD - TEXT_LEFT
    caption = style.caption_metrics.elidedText(face.caption, Qt.TextElideMode.ElideRight, caption_room)
    box = QRectF(TEXT_LEFT, PAD + NAME_HEIGHT - 3, caption_room, HEAD - NAME_HEIGHT - 2)
    _text(painter, box, caption, style.caption_font, colours.text_muted)


def _draw_row(painter: QPainter, bar: Bar, box: Box, style: CanvasStyle) -> None:
    colours = style.colours
    middle = box.middle_y
    _text(
        painter,
        QRectF(box.x, box.y, LABEL_WIDTH, box.height),
        bar.label,
        style.caption_font,
        colours.text_muted,
    )
    right = box.right - MARK_WIDTH
    track = QRectF(
        box.x + LABEL_WIDTH, middle - BAR_HEIGHT / 2, right - PERCENT_WIDTH - box.x - LABEL_WIDTH, BAR_HEIGHT
    )
    draw_bar(painter, track, bar.share, bar.status, colours, bar.target)
    _text(
        painter,
        QRectF(right - PERCENT_WIDTH, box.y, PERCENT_WIDTH, box.height),
        bar.percent,
        style.figure_font,
        colours.text,
        Qt.AlignmentFlag.AlignRight,
    )
    if bar.status in MARK_OF.values():
        _mark(painter, box.right - MARK, middle, bar.status, style)


def _draw_far(
    painter: QPainter, face: Face, width: float, height: float, style: CanvasStyle, zoom: float
) -> None:
    """Name and worst bar, as large as legible and as the card allows."""
    pixels = min(max(LEAST_FAR_TEXT / zoom, 13), LARGEST_FAR_TEXT, height * 0.4)
    font = QFont(style.title_font)
    font.setPixelSize(round(pixels))
    title = QFontMetricsF(font).elidedText(face.title, Qt.TextElideMode.ElideRight, width - 2 * PAD)
    line, thick = pixels * FAR_LINE, max(BAR_HEIGHT, LEAST_FAR_BAR / zoom)
    worst = face.worst
    framed = face.kind in FRAMES
    top = PAD / 2 if framed else max((height - line - (thick if worst else 0)) / 2, 0)
    _text(painter, QRectF(PAD, top, width - 2 * PAD, line), title, font, style.colours.text)
    if worst:
        track = QRectF(PAD, top + line, width - 2 * PAD, thick)
        draw_bar(painter, track, worst.share, worst.status, style.colours, 1.0)


def _draw_ports(painter: QPainter, width: float, height: float, style: CanvasStyle) -> None:
    painter.setPen(QPen(style.colours.accent, 1.5))
    painter.setBrush(style.colours.card)
    for x in (0.0, width):
        painter.drawEllipse(QPointF(x, height / 2), PORT_RADIUS, PORT_RADIUS)


def _mark(painter: QPainter, x: float, middle: float, status: str, style: CanvasStyle) -> None:
    paint_mark(painter, QRectF(x, middle - MARK / 2, MARK, MARK), status, style.colours)


def _text(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    horizontal: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(box, int(horizontal | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)
