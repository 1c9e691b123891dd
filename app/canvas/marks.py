"""The thin bar of a card, as vectors that paper can take: no clipping and no pixel patterns.

It looks like `app.widgets.status_painting.paint_bar`; SVG knows neither clip paths nor pattern brushes.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from app.theme import Colours

BAR_HEIGHT = 6.0
HATCH_STEP = 5.0
TICK_OVERHANG = 2.0


def draw_bar(
    painter: QPainter, track: QRectF, share: float | None, status: str, colours: Colours, target: float
) -> None:
    """A bar for a share of 1, full from there on, with a tick at the target where that is below 1."""
    radius = min(track.height() / 2, 3.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.hairline)
    painter.drawRoundedRect(track, radius, radius)
    if share is None:
        _draw_hatch(painter, track, colours)
    elif share > 0:
        painter.fillPath(_filled(track, share, radius), colours.status(status))
    if target < 1:
        x = track.left() + track.width() * target
        painter.setPen(QPen(colours.text_muted, 1))
        painter.drawLine(QLineF(x, track.top() - TICK_OVERHANG, x, track.bottom() + TICK_OVERHANG))


def _filled(track: QRectF, share: float, radius: float) -> QPainterPath:
    """The part of the track that is in use: round where the track is round, cut straight where it ends."""
    filled = QRectF(track)
    filled.setWidth(max(2 * radius, track.width() * min(share, 1.0)))
    path = QPainterPath()
    path.addRoundedRect(filled, radius, radius)
    if share < 1:
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRect(filled.adjusted(radius, 0, 0, 0))
    return path


def _draw_hatch(painter: QPainter, track: QRectF, colours: Colours) -> None:
    painter.setPen(QPen(colours.status_unknown, 1))
    lean = track.height() / 2
    steps = range(int((track.width() - lean) / HATCH_STEP) + 1)
    starts = [track.left() + 1 + step * HATCH_STEP for step in steps]
    painter.drawLines(
        [QLineF(x, track.bottom() - 1, x + lean, track.top() + 1) for x in starts if x + lean < track.right()]
    )
