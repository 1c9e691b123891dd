"""Draws lines and the chips on them. Knows routes and style; nothing of scenes or plans."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from app.canvas.chips import ChipFace
from app.canvas.difference_marks import EDGE
from app.canvas.geometry import Box
from app.canvas.lettering import CENTRE, draw_text
from app.canvas.painter import State, draw_focus
from app.canvas.routing import Route
from app.canvas.style import CanvasStyle, mixed
from app.canvas.ways import Point

CORNER = 8.0
DOT = 3.0
LIFTED = 0.35
"""Opacity of a chip at the place that it is being dragged away from."""
LEGIBLE = 0.45
"""Below this zoom a chip shows its colour only."""


def line_path(points: Sequence[Point]) -> QPainterPath:
    """The line with rounded corners."""
    path = QPainterPath(QPointF(*points[0]))
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        entry, leaving = _towards(here, before), _towards(here, after)
        path.lineTo(QPointF(*entry))
        path.quadTo(QPointF(*here), QPointF(*leaving))
    path.lineTo(QPointF(*points[-1]))
    return path


def _towards(corner: Point, other: Point) -> Point:
    """The point near a corner where its rounding begins."""
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = abs(dx) + abs(dy)
    share = min(CORNER, length / 2) / length if length else 0.0
    return corner[0] + dx * share, corner[1] + dy * share


def draw_line(painter: QPainter, path: QPainterPath, route: Route, style: CanvasStyle, active: bool) -> None:
    """A line; one that says what runs where ends in a dot on the frame."""
    runs, files = (style.active_run_pen, style.active_file_pen) if active else (style.run_pen, style.file_pen)
    pen = runs if route.runs else files
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not route.runs:
        # A line of one pixel is sharp between the lines of the grid, one of two pixels on them.
        painter.translate(0.5, 0.5)
        painter.drawPath(path)
        painter.translate(-0.5, -0.5)
    else:
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pen.color())
        painter.drawEllipse(QPointF(*route.points[-1]), DOT, DOT)


def draw_chip(
    painter: QPainter,
    box: Box,
    chip: ChipFace,
    style: CanvasStyle,
    state: State = State.PLAIN,
    zoom: float = 1.0,
) -> None:
    """A chip: the file role in words, with the colour it has in the capacity charts."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(LIFTED if State.DIMMED in state else 1.0)
    colour = style.theme.data_colour(chip.role)
    outline = QRectF(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1)
    painter.setPen(QPen(colour if State.HOVERED in state else mixed(colour, style.colours.card, 0.35), 1))
    if State.CHANGED in state:
        painter.setPen(QPen(style.colours.text, EDGE))
    painter.setBrush(mixed(colour, style.colours.card, 0.86))
    radius = outline.height() / 2
    painter.drawRoundedRect(outline, radius, radius)
    if zoom >= LEGIBLE:
        ink = style.colours.text
        draw_text(painter, outline, chip.label, style.chip_font, ink, CENTRE, outlined=style.outlined)
    if State.FOCUSED in state:
        draw_focus(painter, outline, radius, style, 1 / zoom)
