"""The thin bar of a card, as vectors for paper: no clipping and no pixel patterns.

It looks like `app.look.widgets.status_painting.paint_bar`; our SVG output supports neither clip paths nor pattern
brushes.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPainterPath, QPen

from app.canvas.layout.geometry import Box
from app.look.theme import Colours
from app.look.widgets.status_painting import soft_fill

BAR_HEIGHT = 6.0
HATCH_STEP = 5.0
TICK_OVERHANG = 2.0
OPAQUE = 255
CHEVRON = 4.0
CHEVRON_WIDTH = 1.5


def draw_plate(painter: QPainter, box: QRectF, radius: float, edge: QPen, ground: QColor) -> None:
    """A rounded plate within a box, with its border.

    Qt takes four times as long to stroke a rounded rectangle as to fill it, so on a screen the border is a larger plate
    below the first. On paper it is stroked, so that no viewer scales it away.
    """
    width = edge.widthF()
    on_screen = painter.paintEngine().type() == QPaintEngine.Type.Raster
    covers = edge.style() == Qt.PenStyle.SolidLine and painter.opacity() == 1 and ground.alpha() == OPAQUE
    if on_screen and covers:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(edge.color())
        painter.drawRoundedRect(box, radius, radius)
        inset, inner = width, max(radius - width, 0.0)
    else:
        painter.setPen(edge)
        inset, inner = width / 2, max(radius - width / 2, 0.0)
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), inner, inner)


def draw_bar(
    painter: QPainter,
    track: QRectF,
    share: float | None,
    status: str,
    colours: Colours,
    target: float,
    soft: tuple[float, float] | None = None,
) -> None:
    """A bar for a share, full from 1 on, with a tick at a target below 1; `soft` are the shares between which it fades
    out.
    """
    radius = min(track.height() / 2, 3.0)
    draw_plate(painter, track, radius, QPen(colours.hairline, 1), colours.track)
    if share is None:
        _draw_hatch(painter, track, colours)
    elif share > 0:
        if soft is None:
            painter.fillPath(_filled(track, share, radius), colours.status(status))
        else:
            fill = soft_fill(track, share, soft, colours.status(status))
            painter.fillPath(_filled(track, soft[1], radius), fill)
    if target < 1:
        x = track.left() + track.width() * target
        painter.setPen(QPen(colours.text_muted, 1))
        painter.drawLine(QLineF(x, track.top() - TICK_OVERHANG, x, track.bottom() + TICK_OVERHANG))


def _filled(track: QRectF, share: float, radius: float) -> QPainterPath:
    """The used part of the track: rounded at the left, cut straight at its end."""
    path = QPainterPath()
    if share >= 1:
        path.addRoundedRect(track, radius, radius)
        return path
    right = track.left() + max(2 * radius, track.width() * share)
    path.moveTo(right, track.top())
    path.lineTo(track.left() + radius, track.top())
    path.arcTo(QRectF(track.left(), track.top(), 2 * radius, 2 * radius), 90, 90)
    path.lineTo(track.left(), track.bottom() - radius)
    path.arcTo(QRectF(track.left(), track.bottom() - 2 * radius, 2 * radius, 2 * radius), 180, 90)
    path.lineTo(right, track.bottom())
    path.closeSubpath()
    return path


def _draw_hatch(painter: QPainter, track: QRectF, colours: Colours) -> None:
    painter.setPen(QPen(colours.status_unknown, 1))
    lean = track.height() / 2
    steps = range(int((track.width() - lean) / HATCH_STEP) + 1)
    starts = [track.left() + 1 + step * HATCH_STEP for step in steps]
    painter.drawLines(
        [QLineF(x, track.bottom() - 1, x + lean, track.top() + 1) for x in starts if x + lean < track.right()]
    )


def draw_chevron(painter: QPainter, box: Box, colour: QColor, *, down: bool) -> None:
    """The mark of a card: pointing down if it can be closed, to the right if it can be opened."""
    x, y, half = box.middle_x, box.middle_y, CHEVRON / 2
    points = [QPointF(-2 * half, -half), QPointF(0, half), QPointF(2 * half, -half)]
    if not down:
        points = [QPointF(point.y(), point.x()) for point in points]
    pen = QPen(colour, CHEVRON_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([point + QPointF(x, y) for point in points])
