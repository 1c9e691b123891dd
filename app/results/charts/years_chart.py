"""Money and desktops by year: a bar for each way of buying, and the amounts added up as lines.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.results.charts.bars import Bars, ChartBar
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import ChartLabel
from app.results.charts.ticks import number_ticks
from app.results.words.years import year_name
from planner_core.plan.settings import Settings
from planner_core.studies.years import Buying, YearsStudy

BAR = 0.3
"""Width of a bar, in years."""
TICK_ROOM = 34
"""Minimum pixels between two amounts of the axis."""
HEAD_ROOM = 1.35
"""Height of the chart over its highest amount, as room for the words above."""


class YearsChart(LabelledChart):
    """Two bars and two lines for each year; a table beside it has the same numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Money and desktops by year"), parent)
        self._study: YearsStudy | None = None
        self._settings = Settings()
        self._bars = Bars()
        self._lines = (pg.PlotCurveItem(antialias=True), pg.PlotCurveItem(antialias=True))
        self._out = pg.InfiniteLine(0.0, angle=90)
        for item in (self._bars, *self._lines, self._out):
            self.addItem(item)

    @property
    def study(self) -> YearsStudy | None:
        """What is drawn."""
        return self._study

    def show_study(self, study: YearsStudy, settings: Settings) -> None:
        """Draw the years of a plan with these settings."""
        self._study, self._settings = study, settings
        self.dress()

    def dress(self) -> None:
        """Draw in the current theme."""
        study, colours = self._study, theme.current().colours
        if study is None:
            return
        self._bars.put(
            [
                ChartBar(left, left + BAR, float(each.cost) / 2, float(each.cost), ground, colours.text_muted)
                for buying, shift, ground in (
                    (study.each_year, -BAR, colours.accent),
                    (study.now, 0.0, colours.track),
                )
                for each in buying.years
                for left in (each.year + shift,)
            ]
        )
        solid, dashed = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine
        for line, buying, style in zip(
            self._lines, (study.each_year, study.now), (solid, dashed), strict=True
        ):
            ink = colours.accent if style == solid else colours.text_muted
            line.setData(
                [each.year for each in buying.years], [float(each.added_up) for each in buying.years]
            )
            line.setPen(pg.mkPen(ink, width=2, style=style))
        out = study.runs_out
        self._out.setVisible(out is not None)
        if out is not None:
            self._out.setPos(out.year - 0.5)
        self._out.setPen(pg.mkPen(colours.text, width=1.5, style=Qt.PenStyle.DotLine))
        self.dress_axis("bottom", colours.text_muted)
        self.dress_axis("left", colours.text_muted, study.currency)
        super().dress()

    def fit_range(self) -> None:
        """All years, and amounts from 0."""
        study = self._study
        if study is None:
            self._labels = ()
            return
        years = study.each_year.years
        highest = max(float(study.each_year.total), float(study.now.total), 1.0)
        plot = self.getPlotItem()
        high = max(plot.getViewBox().height(), 24) * theme.BODY_POINTS / theme.body_points()
        ticks = number_ticks(highest, max(high / HEAD_ROOM / TICK_ROOM, 2.0))
        plot.getAxis("left").setTicks([[(each, numbers().number(each)) for each in ticks]])
        plot.getAxis("bottom").setTicks(
            [[(each.year, year_name(self._settings, each.year)) for each in years]]
        )
        self.set_range((0.5, len(years) + 0.5), (0.0, highest * HEAD_ROOM))
        self._labels = tuple(self._words(study, highest))

    def _words(self, study: YearsStudy, highest: float) -> Iterator[ChartLabel]:
        colours, middle = theme.current().colours, Qt.AlignmentFlag.AlignHCenter
        for each in study.each_year.years:
            desktops = numbers().number(each.desktops)
            words = (
                tr_plural(
                    "{desktops} desktops, {count} host",
                    "{desktops} desktops, {count} hosts",
                    each.hosts,
                    desktops=desktops,
                ),
                tr("{desktops} desktops", desktops=desktops),
                desktops,
            )
            yield ChartLabel(each.year, highest * 1.27, words, colours.text, middle, room=1.0)
        right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        yield from self._line_ends(study.each_year, study.now, right)
        if study.runs_out is not None:
            at = study.runs_out.year - 0.5
            room = len(study.each_year.years) + 0.5 - at
            out = (tr("too small as drawn"),)
            yield ChartLabel(
                at + 0.02, highest * 1.13, out, colours.text, left, room=room, ground=colours.panel
            )

    def _line_ends(self, each_year: Buying, now: Buying, side: Qt.AlignmentFlag) -> Iterator[ChartLabel]:
        """The names of both ways at the ends of their lines, the higher one above."""
        colours = theme.current().colours
        height = 12.0
        for buying, other, words, ink in (
            (each_year, now, tr("bought each year, added up"), colours.accent),
            (now, each_year, tr("bought now, added up"), colours.text_muted),
        ):
            is_above = buying.total > other.total or (buying.total == other.total and buying is each_year)
            yield ChartLabel(
                len(buying.years) + 0.48,
                float(buying.total),
                (words,),
                ink,
                side,
                drop=-height if is_above else height,
                ground=colours.panel,
            )
