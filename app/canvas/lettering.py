"""Puts one line of text into a box, as text or as outlines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

LEFT, RIGHT, CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


def draw_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    horizontal: Qt.AlignmentFlag = LEFT,
    *,
    outlined: bool = False,
) -> None:
    """One line of text in the middle of a box's height; never broken, never cut off."""
    if outlined:
        painter.fillPath(_outline(box, text, font, horizontal), colour)
        return
    painter.setFont(font)
    painter.setPen(colour)
    flags = horizontal | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, int(flags) | int(Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip), text)


def _outline(box: QRectF, text: str, font: QFont, horizontal: Qt.AlignmentFlag) -> QPainterPath:
    metrics = QFontMetricsF(font)
    spare = box.width() - metrics.horizontalAdvance(text)
    x = box.left() + {LEFT: 0.0, RIGHT: spare, CENTRE: spare / 2}[horizontal]
    baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    path = QPainterPath()
    path.addText(QPointF(x, baseline), font, text)
    return path
