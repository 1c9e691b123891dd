"""Horizontal spans, one for each row, with a line through all: a tornado, or shares that start at zero.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.results.charts.bars import Bars, ChartBar
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import ChartLabel, short_name
from app.results.charts.ticks import even_ticks

FRAME = 44
"""Height of the axis with its title, in pixels."""
BAR = 0.42
ROW = 2.3
"""Height of a row with its name, in lines of text."""
MOST_ROWS = 12
TICK_ROOM = 56
LONGEST_NAME = 40


class Span(NamedTuple):
    """One row: its name above, and the words at its ends."""

    name: str
    start: float
    end: float
    at_start: str
    at_end: str


class SpanChart(LabelledChart):
    """A name and a bar for each row; a table beside it has the same numbers."""

    def __init__(self, title: str, axis: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._axis = axis
        self._spans: tuple[Span, ...] = ()
        self._line_at: float | None = None
        self._in_words: Callable[[float], str] = str
        self._bars = Bars()
        self._line = pg.InfiniteLine(0.0, angle=90)
        for item in (self._bars, self._line):
            self.addItem(item)
        plot = self.getPlotItem()
        plot.getViewBox().invertY(True)
        plot.hideAxis("left")

    @property
    def spans(self) -> tuple[Span, ...]:
        """The drawn rows: the first ones."""
        return self._spans

    def show_spans(
        self, spans: Sequence[Span], line_at: float | None, in_words: Callable[[float], str]
    ) -> None:
        """Draw rows; `in_words` writes the numbers of the axis."""
        self._spans, self._line_at, self._in_words = tuple(spans[:MOST_ROWS]), line_at, in_words
        self.dress()
        high = FRAME + round(max(len(self._spans), 1) * ROW * self._line_height())
        self.setFixedHeight(high)

    def dress(self) -> None:
        """Draw in the current theme."""
        colours = theme.current().colours
        self._bars.put(
            [
                ChartBar(span.start, span.end, row + 0.25, BAR, colours.accent, colours.accent)
                for row, span in enumerate(self._spans)
            ]
        )
        self._line.setVisible(self._line_at is not None)
        self._line.setPos(self._line_at or 0.0)
        self._line.setPen(pg.mkPen(colours.text_muted, width=1))
        self.dress_axis("bottom", colours.text_muted, self._axis)
        super().dress()

    def fit_range(self) -> None:
        """All spans, with room for the words at their ends."""
        if not self._spans:
            self._labels = ()
            return
        low = min(span.start for span in self._spans)
        high = max(span.end for span in self._spans)
        room = (high - low or 1.0) * 0.18
        most = max(self.width() * theme.BODY_POINTS / theme.body_points() / TICK_ROOM, 2.0)
        ticks = even_ticks(low, high, most)
        self.getPlotItem().getAxis("bottom").setTicks([[(each, self._in_words(each)) for each in ticks]])
        self.set_range((low - room, high + room), (-0.7, len(self._spans) - 0.3))
        self._labels = tuple(self._words(low - room))

    def _words(self, left: float) -> Iterator[ChartLabel]:
        colours, before, after = (
            theme.current().colours,
            Qt.AlignmentFlag.AlignRight,
            Qt.AlignmentFlag.AlignLeft,
        )
        for row, span in enumerate(self._spans):
            names = (span.name, short_name(span.name, LONGEST_NAME), short_name(span.name))
            low, high = self.getPlotItem().getViewBox().viewRange()[0]
            yield ChartLabel(left, row - 0.27, names, colours.text, after, room=high - low)
            if span.at_start:
                yield ChartLabel(span.start, row + 0.25, (span.at_start,), colours.text_muted, before)
            yield ChartLabel(span.end, row + 0.25, (span.at_end,), colours.text_muted, after)

    @staticmethod
    def _line_height() -> float:
        return QFontMetricsF(theme.current().font("caption")).height() + 2
