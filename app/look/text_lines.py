"""Lines of text: their width, their shortening to fit, and their painting as text or as outlines.

Every frame paints the same words, and laying out a line takes longer than painting it, so laid-out lines are cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QStaticText, QTransform

LEFT, RIGHT, CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
BEFORE = {LEFT: 0.0, CENTRE: 0.5, RIGHT: 1.0}
"""Share of the spare room before the line."""
ONE_LINE = int(Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip  # never broken, never cut off
)
MOST_LINES = 4096
SPACES = dict.fromkeys(map(ord, "\t\n\v\f\r\x85\u2028\u2029"), " ")

Lettering = Literal["screen", "paper", "outlines"]
"""How text is painted: with tabular figures; without them, because an SVG keeps no font features and the measured width
has to be the printed one; or as outlines, for readers without the font.
"""


class Script:
    """A font, with a cache of the lines written in it."""

    def __init__(self, font: QFont, lettering: Lettering) -> None:
        self.font = font
        self._lettering = lettering
        self._metrics = metrics = QFontMetricsF(font)
        self.height = metrics.height()
        keep = lru_cache(MOST_LINES)
        self.width = keep(lambda text: metrics.horizontalAdvance(_in_one_line(text)))
        """Width of a line of text."""
        self.fitted = keep(
            lambda text, room: metrics.elidedText(_in_one_line(text), Qt.TextElideMode.ElideRight, room)
        )
        """A line of text, with an ellipsis if it does not fit."""
        self._laid_out = keep(lambda text: laid_out(text, font))

    def write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        colour: QColor,
        horizontal: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """One line of text in the middle of a box's height; never broken, never cut off."""
        if self._lettering == "outlines":
            painter.fillPath(self._outline(box, text, horizontal), colour)
            return
        painter.setFont(self.font)
        painter.setPen(colour)
        if self._lettering == "paper":  # an SVG accepts no text that is already laid out
            painter.drawText(box, int(horizontal) | ONE_LINE, _in_one_line(text))
            return
        x = box.left() + BEFORE[horizontal] * (box.width() - self.width(text))
        painter.drawStaticText(QPointF(x, box.top() + (box.height() - self.height) / 2), self._laid_out(text))

    def _outline(self, box: QRectF, text: str, horizontal: Qt.AlignmentFlag) -> QPainterPath:
        x = box.left() + BEFORE[horizontal] * (box.width() - self.width(text))
        baseline = box.center().y() + (self._metrics.ascent() - self._metrics.descent()) / 2
        path = QPainterPath()
        path.addText(QPointF(x, baseline), self.font, _in_one_line(text))
        return path


def laid_out(text: str, font: QFont) -> QStaticText:
    """One line of plain text, ready to be painted in a font."""
    made = QStaticText(_in_one_line(text))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.prepare(QTransform(), font)
    return made


def _in_one_line(text: str) -> str:
    """Replace line breaks and tabs by spaces."""
    return text.translate(SPACES)
