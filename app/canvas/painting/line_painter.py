"""Paints lines and their chips. Knows routes and style; nothing of scenes or plans."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.canvas.content.chip_texts import ChipFace
from app.canvas.content.difference_marks import EDGE
from app.canvas.layout.geometry import Box
from app.canvas.layout.line_path import Point
from app.canvas.layout.routing import Route
from app.canvas.painting.bar_marks import draw_plate
from app.canvas.painting.card_painter import State, draw_focus
from app.canvas.painting.style import CanvasStyle, mixed
from app.look.text_lines import CENTRE

CORNER = 8.0
DOT = 3.0
LIFTED = 0.35
"""Opacity of a chip at the place from which it is being dragged."""
LEGIBLE = 0.45
"""Below this zoom a chip shows only its colour."""


def line_path(points: Sequence[Point]) -> QPainterPath:
    """The line with rounded corners."""
    path = QPainterPath()
    _add_line(path, points)
    return path


def _add_line(path: QPainterPath, points: Sequence[Point]) -> None:
    """Segments are horizontal or vertical; each corner is cut where its rounding begins, within half a segment."""
    path.moveTo(*points[0])
    for (x0, y0), (x, y), (x1, y1) in zip(points, points[1:], points[2:], strict=False):
        before, after = abs(x0 - x) + abs(y0 - y), abs(x1 - x) + abs(y1 - y)
        entry = min(CORNER / before, 0.5) if before else 0.0
        leaving = min(CORNER / after, 0.5) if after else 0.0
        path.lineTo(x + (x0 - x) * entry, y + (y0 - y) * entry)
        path.quadTo(x, y, x + (x1 - x) * leaving, y + (y1 - y) * leaving)
    path.lineTo(*points[-1])


def draw_line(
    painter: QPainter, path: QPainterPath, route: Route, style: CanvasStyle, active: bool, tint: int = -1
) -> None:
    """Paint a line; a line to what its owner runs on ends in a dot. `tint` is the number of its pool, if it has one."""
    _draw_path(painter, path, [route], style, active, tint)


def draw_lines(
    painter: QPainter,
    routes: Iterable[Route],
    style: CanvasStyle,
    active: Collection[str],
    tints: Mapping[str, int],
) -> None:
    """Paint several lines, those of `active` owners highlighted; equal-looking lines are one path, which is faster."""
    alike: dict[tuple[bool, bool, int], list[Route]] = {}
    for route in routes:
        owner = route.pair[0]
        alike.setdefault((route.runs, owner in active, tints.get(owner, -1)), []).append(route)
    for (_, emphasised, tint), some in alike.items():
        path = QPainterPath()
        for route in some:
            _add_line(path, route.points)
        _draw_path(painter, path, some, style, emphasised, tint)


def _draw_path(
    painter: QPainter,
    path: QPainterPath,
    routes: Sequence[Route],
    style: CanvasStyle,
    active: bool,
    tint: int,
) -> None:
    """Paint lines of the same look, all of the same kind."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not routes[0].runs:
        painter.setPen(style.active_file_pen if active else style.file_pen_of(tint))
        # A line one pixel wide is sharp between grid lines, one of two pixels on them.
        painter.translate(0.5, 0.5)
        painter.drawPath(path)
        painter.translate(-0.5, -0.5)
        return
    pen = style.active_run_pen if active else style.run_pen
    painter.setPen(pen)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pen.color())
    for route in routes:
        painter.drawEllipse(QPointF(*route.points[-1]), DOT, DOT)


def chip_colour(chip: ChipFace, style: CanvasStyle) -> QColor:
    """The colour of a chip: that of its file role in the capacity charts, or that of its pool."""
    theme = style.theme
    return theme.series_colour(chip.tint) if chip.tint >= 0 else theme.data_colour(chip.role)


def draw_chip(
    painter: QPainter,
    box: Box,
    chip: ChipFace,
    style: CanvasStyle,
    state: State = State.PLAIN,
    zoom: float = 1.0,
) -> None:
    """Paint a chip: the file role or the number of files in words."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(LIFTED if State.DIMMED in state else 1.0)
    colour = chip_colour(chip, style)
    outline = QRectF(box.x, box.y, box.width, box.height)
    radius = outline.height() / 2
    edge = QPen(colour if State.HOVERED in state else mixed(colour, style.colours.card, 0.35), 1)
    if State.CHANGED in state:
        edge = QPen(style.colours.text, EDGE)
    draw_plate(painter, outline, radius, edge, mixed(colour, style.colours.card, 0.86))
    if zoom >= LEGIBLE:
        style.chip.write(painter, outline, chip.label, style.colours.text, CENTRE)
    if State.FOCUSED in state:
        draw_focus(painter, outline, radius, style, 1 / zoom)
