"""In how many futures how many desktops fit, with the range of 8 of 10 and the planned number.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.charts.bars import Bars, ChartBar
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import ChartLabel
from app.results.charts.ticks import even_ticks
from app.results.words.ranges import short_range
from planner_core.studies.range_study import RangeStudy

TICK_ROOM = 56
"""Minimum pixels between two numbers of the axis."""
HEAD_ROOM = 1.45
"""Height of the chart over its highest bar, as room for two lines of words."""
GAP = 0.06
"""Part of a bar's width between two bars."""


class RangeChart(LabelledChart):
    """Bars over the number of desktops; those of 8 of 10 futures in a stronger colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("In how many futures how many desktops fit"), parent)
        self._study: RangeStudy | None = None
        self._bars = Bars()
        self._planned = pg.InfiniteLine(1.0, angle=90)
        for item in (self._bars, self._planned):
            self.addItem(item)
        self.getPlotItem().hideAxis("left")

    @property
    def study(self) -> RangeStudy | None:
        """What is drawn."""
        return self._study

    def show_study(self, study: RangeStudy) -> None:
        """Draw a distribution."""
        self._study = study
        self.dress()

    def dress(self) -> None:
        """Draw in the current theme."""
        study, colours = self._study, theme.current().colours
        bars = []
        for bar in study.distribution if study else ():
            middle = (bar.least + bar.below - 1) / 2
            likely = study is not None and study.desktops.low <= middle <= study.desktops.high
            ink = colours.accent if likely else colours.track
            gap = (bar.below - bar.least) * GAP
            bars.append(ChartBar(bar.least + gap, bar.below - gap, bar.part / 2, bar.part, ink, ink))
        self._bars.put(bars)
        if study is not None:
            self._planned.setPos(study.planned)
        self._planned.setPen(pg.mkPen(colours.text, width=1.5, style=Qt.PenStyle.DashLine))
        self.dress_axis("bottom", colours.text_muted, tr("desktops"))
        super().dress()

    def fit_range(self) -> None:
        """From the fewest to the most desktops, the planned ones included."""
        study = self._study
        if study is None or not study.distribution:
            self._labels = ()
            return
        low = min(study.distribution[0].least, study.planned)
        high = max(study.distribution[-1].below, study.planned + 1)
        margin = (high - low) * 0.03
        highest = max(bar.part for bar in study.distribution)
        most = max(self.width() * theme.BODY_POINTS / theme.body_points() / TICK_ROOM, 2.0)
        ticks = even_ticks(low, high, most)
        axis = self.getPlotItem().getAxis("bottom")
        axis.setTicks([[(each, numbers().number(each)) for each in ticks]])
        self.set_range((low - margin, high + margin), (0.0, highest * HEAD_ROOM))
        self._labels = tuple(self._words(study, low, high, highest))

    def _words(self, study: RangeStudy, low: float, high: float, highest: float) -> Iterator[ChartLabel]:
        colours = theme.current().colours
        middle = (study.desktops.low + study.desktops.high) / 2
        yield ChartLabel(
            min(max(middle, low + (high - low) * 0.2), high - (high - low) * 0.2),
            highest * 1.12,
            (short_range(study),),
            colours.text,
            Qt.AlignmentFlag.AlignHCenter,
            ground=colours.panel,
        )
        side = Qt.AlignmentFlag.AlignRight if study.planned > (low + high) / 2 else Qt.AlignmentFlag.AlignLeft
        words = tr("planned {desktops}", desktops=numbers().number(study.planned))
        yield ChartLabel(study.planned, highest * 1.34, (words,), colours.text, side)
