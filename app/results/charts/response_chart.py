"""Response times over the number of sessions: with asymptotes, knee, planned and maximum sessions.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import mark, tr
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import GAP, ChartLabel, beside_each_other, short_name
from app.results.charts.response_lines import Mark, ResponseLine, ResponsePicture, leaves
from app.results.charts.ticks import number_ticks

TICK_ROOM = (90, 40)
"""Minimum pixels between two numbers of the axes."""
LONGEST_NAME = 30
BESIDE = 0.004
"""Part of the width between a line and its label."""
NAME_AT = 0.015
"""Part of the width at which the names of the pools begin."""
MARK_TEXTS = {
    "planned": mark("planned {sessions}"),
    "maximum": mark("maximum {sessions}"),
    "knee": mark("knee {sessions}"),
    "vsimax": mark("VSImax 4.1 {sessions}"),
}
PATTERNS = {
    "pace": Qt.PenStyle.SolidLine,
    "wait": Qt.PenStyle.DashLine,
    "before": Qt.PenStyle.SolidLine,
    "bound": Qt.PenStyle.DotLine,
}
NAMED_AT = {"pace": 0.94, "wait": 0.72, "before": 0.5}
"""At which part of the height a line that reaches it has its label."""
LEAST_FRAME = 24


class ResponseChart(LabelledChart):
    """Lines over sessions, labelled directly; a table beside it has the same numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Response time over the number of sessions"), parent)
        self._picture: ResponsePicture | None = None
        self._names: Mapping[str, str] = {}
        self._curves: list[tuple[ResponseLine, pg.PlotCurveItem]] = []
        self._verticals: list[tuple[Mark, pg.InfiniteLine]] = []

    @property
    def picture(self) -> ResponsePicture | None:
        """The drawn picture."""
        return self._picture

    def show_picture(self, picture: ResponsePicture, names: Mapping[str, str]) -> None:
        """Draw lines and marks; `names` are those of the pools."""
        self._picture, self._names = picture, names
        for _, item in (*self._curves, *self._verticals):
            self.removeItem(item)
        self._curves = [
            (line, pg.PlotCurveItem(list(line.x), list(line.y), antialias=True)) for line in picture.lines
        ]
        self._verticals = [(each, pg.InfiniteLine(each.sessions, angle=90)) for each in picture.marks]
        for _, item in (*self._verticals, *self._curves):
            self.addItem(item)
        self.dress()

    def dress(self) -> None:
        """Draw in the current theme."""
        if self._picture is None:
            return
        colours = theme.current().colours
        for line, item in self._curves:
            item.setPen(self._pen(line))
        for each, vertical in self._verticals:
            planned = each.kind == "planned"
            ink = colours.accent if planned else colours.text_muted
            style = Qt.PenStyle.SolidLine if planned else Qt.PenStyle.DashLine
            vertical.setPen(pg.mkPen(ink, width=1, style=style))
        self.dress_axis("bottom", colours.text_muted, tr("sessions at work"))
        self.dress_axis("left", colours.text_muted, tr("seconds"))
        super().dress()

    def fit_range(self) -> None:
        """Reserve room above the lines for the labels of the marks, in as many rows as needed."""
        picture = self._picture
        if picture is None:
            return
        box = self.getPlotItem().getViewBox()
        wide, high = max(box.width(), 1.0), max(box.height(), LEAST_FRAME)
        widths = [self._measure().horizontalAdvance(mark_words(each)) + 2 * GAP for each in picture.marks]
        wanted = [each.sessions * wide / picture.sessions_end for each in picture.marks]
        rows = beside_each_other(wanted, widths, wide)
        line_height = self._measure().height() + 2
        band = min((max((row for _, row in rows), default=-1) + 1) * line_height + GAP, 0.6 * high)
        top = picture.seconds_end * high / (high - band)
        self._set_ticks(picture, wide, high - band)
        self.set_range((0, picture.sessions_end), (0, top))
        step = line_height * top / high
        marks = [
            self._mark_label(each, left * picture.sessions_end / wide, top - (row + 0.5) * step)
            for each, (left, row) in zip(picture.marks, rows, strict=True)
        ]
        self._labels = [*self._line_labels(picture), *self._pool_labels(picture, step), *marks]

    def _set_ticks(self, picture: ResponsePicture, wide: float, high: float) -> None:
        larger = theme.body_points() / theme.BODY_POINTS
        for name, end, room in (
            ("bottom", picture.sessions_end, wide / TICK_ROOM[0]),
            ("left", picture.seconds_end, high / TICK_ROOM[1]),
        ):
            ticks = number_ticks(end, max(room / larger, 2.0))
            self.getPlotItem().getAxis(name).setTicks([[(each, numbers().number(each)) for each in ticks]])

    def _pen(self, line: ResponseLine) -> QPen:
        colours = theme.current().colours
        if line.kind == "bound":
            return pg.mkPen(colours.text_muted, width=1, style=PATTERNS["bound"])
        width = 1 if line.kind == "before" else 2
        return pg.mkPen(self._colour(line), width=width, style=PATTERNS[line.kind])

    def _colour(self, line: ResponseLine) -> QColor:
        picture = self._picture
        assert picture is not None
        pools = list(dict.fromkeys(each.pools for each in picture.lines if each.kind == "pace"))
        return theme.current().series_colour(pools.index(line.pools) if line.pools in pools else len(pools))

    # --- words ---------------------------------------------------------------------------------------------------

    def _line_labels(self, picture: ResponsePicture) -> Iterator[ChartLabel]:
        """Explain the kinds of lines, at those of the first pool: beside the steep part, or at the right edge."""
        right, up = Qt.AlignmentFlag.AlignRight, self._measure().height() / 2 + 2
        colours = theme.current().colours
        ink, muted, ground = colours.text, colours.text_muted, colours.panel
        words = {
            "pace": (tr("users keep their pace"), ink),
            "wait": (tr("users wait for answers"), ink),
            "before": (tr("normal case"), muted),
        }
        told: set[str] = set()
        for line in picture.lines:
            if line.kind in told:
                continue
            told.add(line.kind)
            if line.kind == "bound":
                start = ChartLabel(
                    picture.sessions_end, line.at(1), (tr("shortest possible"),), muted, right, drop=up
                )
                yield start
                continue
            x, y = leaves(line, picture, NAMED_AT[line.kind])
            said, colour = words[line.kind]
            drop = -up if x >= picture.sessions_end else 0.0
            beside = x - picture.sessions_end * BESIDE
            yield ChartLabel(beside, y, (said,), colour, right, drop=drop, ground=ground)

    def _pool_labels(self, picture: ResponsePicture, step: float) -> list[ChartLabel]:
        """The names of several pools where their lines begin, one above the other."""
        lines = [line for line in picture.lines if line.kind == "pace"]
        if sum(len(line.pools) for line in lines) < 2:
            return []
        labels, free = [], 0.0
        for line in sorted(lines, key=lambda each: each.at(1)):
            y = max(line.at(1) + 0.6 * step, free)
            free = y + step
            names = [short_name(self._names.get(pool, pool), LONGEST_NAME) for pool in line.pools]
            ink = _readable(self._colour(line))
            x = NAME_AT * picture.sessions_end
            words = "● " + " · ".join(names)
            labels.append(ChartLabel(x, y, (words,), ink, Qt.AlignmentFlag.AlignLeft, bold=True))
        return labels

    @staticmethod
    def _mark_label(each: Mark, x: float, y: float) -> ChartLabel:
        colours = theme.current().colours
        ink = colours.accent if each.kind == "planned" else colours.text
        left = Qt.AlignmentFlag.AlignLeft
        return ChartLabel(x, y, (mark_words(each),), ink, left, ground=colours.panel)

    @staticmethod
    def _measure() -> QFontMetricsF:
        return QFontMetricsF(theme.current().font("caption"))


def mark_words(each: Mark) -> str:
    """`knee 92`, rounded down to whole sessions."""
    return tr(MARK_TEXTS[each.kind], sessions=numbers().number(int(each.sessions)))


def _readable(colour: QColor) -> QColor:
    """A data colour for text: darker on a light background, lighter on a dark one."""
    return colour.lighter(140) if theme.current().is_dark else colour.darker(115)
