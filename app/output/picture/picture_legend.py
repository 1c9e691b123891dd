"""The legend below a picture that stands alone: every mark with its meaning, in as many rows as the width requires."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.canvas.painting.bar_marks import BAR_HEIGHT, draw_bar
from app.canvas.painting.style import CanvasStyle
from app.look.widgets.status_painting import paint_mark
from app.output.picture.legend_words import LegendEntry, Shape, legend_entries

ROW: Final = 22.0
ABOVE: Final = 16.0
"""Space above and below the line between the drawing and the legend."""
WORDS_AFTER: Final = 8.0
BETWEEN: Final = 24.0
MARK: Final = 8.0
WIDE: Final = 28.0
"""Width of bars and lines."""
SAMPLE: Final = (0.6, 0.8)
"""Share and target of the bar."""
NARROWEST: Final = 300.0
"""Width for the longest entry in any language; the minimum width of a picture."""


class _Placed(NamedTuple):
    entry: LegendEntry
    x: float
    row: int


class Legend:
    """The entries, laid out for a width."""

    def __init__(self, width: float, style: CanvasStyle) -> None:
        self._style = style
        self._width = width
        self._placed = tuple(self._places())

    @property
    def height(self) -> float:
        """Including the space above it."""
        return 2 * ABOVE + (self._placed[-1].row + 1) * ROW

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Paint it with its corner at a point."""
        colours = self._style.colours
        painter.setPen(colours.hairline)
        painter.drawLine(QLineF(left, top + ABOVE, left + self._width, top + ABOVE))
        for each in self._placed:
            middle = top + 2 * ABOVE + (each.row + 0.5) * ROW
            self._mark(painter, each.entry.shape, left + each.x, middle)
            x = left + each.x + _width(each.entry.shape) + WORDS_AFTER
            room = QRectF(x, middle - ROW / 2, self._words(each.entry), ROW)
            self._style.caption.write(painter, room, each.entry.text, colours.text_muted)

    def _places(self) -> Iterator[_Placed]:
        x, row = 0.0, 0
        for entry in legend_entries():
            wide = _width(entry.shape) + WORDS_AFTER + self._words(entry)
            if x and x + wide > self._width:
                x, row = 0.0, row + 1
            yield _Placed(entry, x, row)
            x += wide + BETWEEN

    def _words(self, entry: LegendEntry) -> float:
        return self._style.caption.width(entry.text)

    def _mark(self, painter: QPainter, shape: Shape, x: float, middle: float) -> None:
        colours = self._style.colours
        bar = QRectF(x, middle - BAR_HEIGHT / 2, WIDE, BAR_HEIGHT)
        if shape == "bar":
            draw_bar(painter, bar, SAMPLE[0], "ok", colours, SAMPLE[1])
        elif shape == "unknown":
            draw_bar(painter, bar, None, "unknown", colours, 1.0)
        elif shape in ("runs", "files"):
            painter.setPen(self._style.run_pen if shape == "runs" else self._style.file_pen)
            painter.drawLine(QLineF(x, middle, x + WIDE, middle))
            if shape == "runs":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._style.run_pen.color())
                painter.drawEllipse(QPointF(x + WIDE, middle), 3.0, 3.0)
        else:
            paint_mark(painter, QRectF(x, middle - MARK / 2, MARK, MARK), shape, colours)


def _width(shape: Shape) -> float:
    return MARK if shape in ("near", "over") else WIDE
