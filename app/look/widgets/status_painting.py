"""Utilisation as painted marks: a thin bar, and a shape beside it that shows the status without colour.

Used by the widgets and by the cards of the canvas, so that a status looks the same everywhere: nothing for ok, a
triangle near the limit, a filled square above it, a hatch if unknown.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from app.look.theme import Colours
from app.look.translation import tr

TICK_OVERHANG = 2.0
THEN = "\N{RIGHTWARDS ARROW}"
"""Before a figure of a step that is tried."""
END_WIDTH = 2.0
HATCH_STEP = 3.0
HATCH_WIDTH = 1.5
FADE = (1.0, 0.7, 0.4, 0.2)
"""Opacity of a soft end at the low share, on both sides of the figure itself, where an edge is seen, and at the high
share: faint, but seen against the track.
"""
STEP = 1e-3
"""Width of that edge, as a share of the soft end."""


def paint_bar(
    painter: QPainter,
    rect: QRectF,
    share: float | None,
    status: str,
    colours: Colours,
    target: float | None = None,
    soft: tuple[float, float] | None = None,
) -> None:
    """Paint a bar of utilisation into `rect`: `share` of its width, a tick at the `target` share.

    A share above 1 fills the bar; None or NaN, an unknown value, hatches it. `soft` are the shares between which its
    end fades out.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    radius = min(rect.height() / 2, 3.0)
    outline.addRoundedRect(rect, radius, radius)
    painter.fillPath(outline, colours.track)
    if share is None or math.isnan(share):
        painter.fillPath(outline, QBrush(colours.status_unknown, Qt.BrushStyle.BDiagPattern))
    else:
        painter.setClipPath(outline)
        width = rect.width() * min(max(share if soft is None else soft[1], 0.0), 1.0)
        colour = colours.status(status)
        painter.fillRect(
            QRectF(rect.topLeft(), rect.bottomLeft()).adjusted(0, 0, width, 0),
            QBrush(colour) if soft is None else soft_fill(rect, share, soft, colour),
        )
        painter.setClipping(False)
    painter.strokePath(outline, QPen(colours.hairline, 1))
    if target is not None and 0 < target <= 1:
        _paint_tick(painter, rect, target, colours)
    painter.restore()


def paint_then(
    painter: QPainter, track: QRectF, now: float | None, then: float | None, status: str, colours: Colours
) -> None:
    """Where a bar would end after a step that is tried: a strong mark there, and the difference from now hatched.

    What would come is hatched in the colour of the status then, what would go in that of the empty track.
    """
    ends = [track.width() * min(max(share or 0.0, 0.0), 1.0) for share in (now, then)]
    left, right = track.left() + min(ends), track.left() + max(ends)
    grows = ends[1] > ends[0]
    painter.setPen(QPen(colours.status(status) if grows else colours.track, HATCH_WIDTH))
    lines = []
    x = left
    while x < right:
        run = min(track.height(), right - x)  # cut at the end of the difference
        lines.append(QLineF(x, track.bottom(), x + run, track.bottom() - run))
        x += HATCH_STEP
    painter.drawLines(lines)
    end = track.left() + ends[1]
    height = track.height() + 2 * TICK_OVERHANG
    painter.fillRect(
        QRectF(end - END_WIDTH / 2, track.top() - TICK_OVERHANG, END_WIDTH, height), colours.text
    )


def soft_fill(rect: QRectF, share: float, soft: tuple[float, float], colour: QColor) -> QBrush:
    """The fill of a bar whose end is not certain: whole up to the low share, then fainter up to the high one, with an
    edge at the figure itself.
    """
    low, high = soft
    fade = QLinearGradient(rect.left() + rect.width() * low, 0, rect.left() + rect.width() * high, 0)
    edge = min(max((share - low) / (high - low), 0.0), 1.0)
    for place, opacity in zip((0.0, edge, min(edge + STEP, 1.0), 1.0), FADE, strict=True):
        faint = QColor(colour)
        faint.setAlphaF(colour.alphaF() * opacity)
        fade.setColorAt(place, faint)
    return QBrush(fade)


def paint_mark(painter: QPainter, rect: QRectF, status: str, colours: Colours) -> None:
    """Paint the shape of a status into the square `rect`; nothing for ok."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.status(status))
    if status == "near":
        painter.drawPolygon(
            QPolygonF([QPointF(rect.center().x(), rect.top()), rect.bottomRight(), rect.bottomLeft()])
        )
    elif status == "over":
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    elif status != "ok":
        painter.setBrush(QBrush(colours.status_unknown, Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(colours.status_unknown, 1))
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.restore()


def status_text(status: str) -> str:
    """A status in words, for screen readers and tooltips."""
    if status == "ok":
        return tr("within the target")
    if status == "near":
        return tr("near the limit")
    return tr("over the limit") if status == "over" else tr("not known")


def _paint_tick(painter: QPainter, rect: QRectF, target: float, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(colours.text_muted, 1))
    x = rect.left() + rect.width() * target
    painter.drawLine(QPointF(x, rect.top() - TICK_OVERHANG), QPointF(x, rect.bottom() + TICK_OVERHANG))
