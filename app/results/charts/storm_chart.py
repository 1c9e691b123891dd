"""One storm over the minutes since its start: its window, its throttle, and the slowest resources.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.charts.bars import Bars, ChartBar
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import ChartLabel, ink_on, short_name
from app.results.charts.ticks import minute_ticks
from app.results.words.storms import MOST_BARS, StormRow, minutes_in_words

FRAME = 44
"""Height of the axis with its title, in pixels."""
BAR = 0.72
LONGEST_NAME = 40
MOST_WINDOWS = 3.0
"""The axis ends at most at this multiple of the window; longer bars show their time at its end."""
TICK_ROOM = 56
LEFT_EDGE = 0.02
"""Part of the width left of zero, as room for the number 0."""


class StormChart(LabelledChart):
    """A bar for each time, all starting at zero; a click on one explains it."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Times of a storm"), parent)
        self._rows: tuple[StormRow, ...] = ()
        self._window = 1.0
        self._track, self._bars = Bars(), Bars()
        self._line = pg.InfiniteLine(1.0, angle=90)
        for item in (self._track, self._bars, self._line):
            self.addItem(item)
        plot = self.getPlotItem()
        plot.getViewBox().invertY(True)
        plot.hideAxis("left")

    @property
    def rows(self) -> tuple[StormRow, ...]:
        """The drawn rows: the throttle and the slowest resources."""
        return self._rows

    def show_rows(self, title: str, rows: Sequence[StormRow]) -> None:
        """Draw the times of one storm; `rows` must not be empty."""
        self.setAccessibleName(title)
        self._rows = tuple(rows[:MOST_BARS])
        self._window = rows[0].storm.window_minutes
        self.dress()
        self.setFixedHeight(FRAME + round((len(self._rows) + 1) * self._row_height()))

    def dress(self) -> None:
        """Draw in the current theme."""
        colours = theme.current().colours
        end = self._end()
        rows = len(self._rows)
        track = ChartBar(0.0, self._window, (rows - 1) / 2, rows + 0.2, colours.track, colours.track)
        self._track.put([track])
        # With a border in the same colour, so that the shortest bar is visible.
        inks = [self._colour(row) for row in self._rows]
        self._bars.put(
            [
                ChartBar(0.0, min(row.minutes, end), at, BAR, ink, ink)
                for at, (row, ink) in enumerate(zip(self._rows, inks, strict=True))
            ]
        )
        self._line.setPos(self._window)
        self._line.setPen(pg.mkPen(colours.text_muted, width=1))
        self.dress_axis("bottom", colours.text_muted, tr("minutes since the beginning"))
        super().dress()

    def fit_range(self) -> None:
        """Show the window and the longest time, with a line for the label of the window."""
        end = self._end()
        most = max(self.width() * theme.BODY_POINTS / theme.body_points() / TICK_ROOM, 2.0)
        axis = self.getPlotItem().getAxis("bottom")
        axis.setTicks([[(each, numbers().number(each)) for each in minute_ticks(end, most)]])
        self.set_range((-LEFT_EDGE * end, end), (-1.5, len(self._rows) - 0.4))
        self._labels = [*self._bar_labels(end), self._window_label()]

    def clicked_at(self, place: QPointF) -> None:
        """Explain the bar at this place, or the one of its label."""
        row = round(place.y())
        if 0 <= row < len(self._rows):
            self.explain_requested.emit(self._rows[row].what)

    def _end(self) -> float:
        """Minutes at the right edge."""
        finite = [row.minutes for row in self._rows if math.isfinite(row.minutes)]
        longest = max([self._window, *finite])
        if len(finite) < len(self._rows):
            longest = max(longest, 2 * self._window)
        return min(longest, MOST_WINDOWS * self._window) * 1.02

    @staticmethod
    def _row_height() -> float:
        return QFontMetricsF(theme.current().font("caption")).height() + 4

    @staticmethod
    def _colour(row: StormRow) -> QColor:
        colours = theme.current().colours
        if row.is_late:
            return colours.status_over
        return colours.status_unknown if row.kind in ("copies", "throttle") else colours.status_ok

    def _bar_labels(self, end: float) -> Iterator[ChartLabel]:
        """Inside the bar if they fit, else after it, else wherever there is more room."""
        left, scale = Qt.AlignmentFlag.AlignLeft, self.pixels_per_x()
        for at, row in enumerate(self._rows):
            length = min(row.minutes, end)
            inside = ChartLabel(0.0, at, _texts(row), ink_on(self._colour(row)), left, room=length)
            ink = theme.current().colours.text
            behind = ChartLabel(length, at, _texts(row), ink, left, room=end - length)
            fits = next((each for each in (inside, behind) if each.text_for(scale) == each.texts[0]), None)
            yield fits or (inside if length > end / 2 else behind)

    def _window_label(self) -> ChartLabel:
        words = tr("window {minutes}", minutes=minutes_in_words(self._window))
        ink = theme.current().colours.text_muted
        return ChartLabel(self._window, -1, (words,), ink, Qt.AlignmentFlag.AlignRight)


def _texts(row: StormRow) -> tuple[str, ...]:
    time = minutes_in_words(row.minutes)
    return (
        tr("{name}, {time}", name=row.name, time=time),
        tr("{name}, {time}", name=short_name(row.name, LONGEST_NAME), time=time),
        tr("{name}, {time}", name=short_name(row.name), time=time),
        time,
    )
