"""Lines of text: how wide they are, what fits into a room, and their painting as text or as outlines.

Painting writes the same words in every frame, and to lay a line out takes longer than to paint it, so what was written
once is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QStaticText, QTransform

LEFT, RIGHT, CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
BEFORE = {LEFT: 0.0, CENTRE: 0.5, RIGHT: 1.0}
"""How much of the spare room is before the line."""
ONE_LINE = int(Qt.AlignmentFlag.AlignVCenter) | int(
    Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip  # never broken, never cut off
)
MOST_LINES = 4096
SPACES = dict.fromkeys(map(ord, "\t\n\v\f\r\x85\u2028\u2029"), " ")

Lettering = Literal["screen", "paper", "outlines"]
"""How text is set: with tabular figures; without, because no font feature gets into an SVG, so that the
measured width is the one that is printed; or as outlines, for a reader who may not have the font."""


class Script:
    """A font, and the lines that were written in it."""

    def __init__(self, font: QFont, lettering: Lettering) -> None:
        self.font = font
        self._lettering = lettering
        self._metrics = metrics = QFontMetricsF(font)
        self.height = metrics.height()
        keep = lru_cache(MOST_LINES)
        self.width = keep(lambda text: metrics.horizontalAdvance(_in_one_line(text)))
        """How wide a line of text is."""
        self.fitted = keep(
            lambda text, room: metrics.elidedText(_in_one_line(text), Qt.TextElideMode.ElideRight, room)
        )
        """A line of text, with an ellipsis where there is no room for all of it."""
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
        if self._lettering == "paper":  # an SVG takes no line that is laid out already
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
    """Breaks and tabs are spaces on a card."""
    return text.translate(SPACES)
