"""Predicted over measured figures of published systems, with the line of exact predictions.

This module imports pyqtgraph; import it only when a chart is shown.
"""

from __future__ import annotations

import math

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import ChartLabel, short_name
from app.results.charts.validation_points import BAND, ValidationPicture, decade_ticks
from app.results.words.validation import unit_in_words

TICK_ROOM = (64, 40)
"""Minimum pixels between two numbers of the axes."""
POINT = 9
"""Pixels across a point."""
LONGEST_NAME = 30


class ValidationChart(LabelledChart):
    """Points on logarithmic axes; a table beside it has the same numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Predicted and measured"), parent)
        self._picture: ValidationPicture | None = None
        self._unseen = pg.ScatterPlotItem(size=POINT, symbol="o")
        self._fitted = pg.ScatterPlotItem(size=POINT, symbol="o")
        self._exact = pg.PlotCurveItem(antialias=True)
        self._bounds = [pg.PlotCurveItem(antialias=True) for _ in range(2)]
        for item in (self._exact, *self._bounds, self._fitted, self._unseen):
            self.addItem(item)

    @property
    def picture(self) -> ValidationPicture | None:
        """The drawn picture."""
        return self._picture

    def show_picture(self, picture: ValidationPicture | None) -> None:
        """Draw points; None clears the chart."""
        self._picture = picture
        for item, unseen in ((self._unseen, True), (self._fitted, False)):
            points = [each for each in picture.points if each.unseen == unseen] if picture else []
            item.setData(
                [math.log10(each.measured) for each in points],
                [math.log10(each.predicted) for each in points],
            )
        ends = (math.log10(picture.low), math.log10(picture.high)) if picture else (0.0, 0.0)
        for item, factor in zip((self._exact, *self._bounds), (1.0, 1 - BAND, 1 + BAND), strict=True):
            item.setData(list(ends), [each + math.log10(factor) for each in ends])
        self.dress()

    def dress(self) -> None:
        """Draw in the current theme."""
        colours = theme.current().colours
        self._exact.setPen(pg.mkPen(colours.text_muted, width=1))
        for item in self._bounds:
            item.setPen(pg.mkPen(colours.text_muted, width=1, style=Qt.PenStyle.DotLine))
        self._unseen.setPen(pg.mkPen(colours.panel, width=1))
        self._unseen.setBrush(pg.mkBrush(colours.accent))
        self._fitted.setPen(pg.mkPen(colours.accent, width=1.5))
        self._fitted.setBrush(pg.mkBrush(colours.panel))
        unit = unit_in_words(self._picture.unit) if self._picture else ""
        for name, words in (("bottom", tr("measured")), ("left", tr("predicted"))):
            self.dress_axis(name, colours.text_muted, f"{words}, {unit}" if unit else words)
        super().dress()

    def fit_range(self) -> None:
        """Both axes from the lowest to the highest figure."""
        picture = self._picture
        if picture is None:
            self._labels = []
            return
        low, high = math.log10(picture.low), math.log10(picture.high)
        box = self.getPlotItem().getViewBox()
        larger = theme.body_points() / theme.BODY_POINTS
        for name, pixels, room in zip(
            ("bottom", "left"), (box.width(), box.height()), TICK_ROOM, strict=True
        ):
            ticks = decade_ticks(picture.low, picture.high, max(pixels / room / larger, 2.0))
            self.getPlotItem().getAxis(name).setTicks(
                [[(math.log10(each), numbers().number(each)) for each in ticks]]
            )
        self.set_range((low, high), (low, high))
        self._labels = self._words(picture, low, high, max(box.height(), 1.0))

    def _words(self, picture: ValidationPicture, low: float, high: float, pixels: float) -> list[ChartLabel]:
        """What the kinds of points are, and the name of the worst."""
        colours = theme.current().colours
        step = (QFontMetricsF(theme.current().font("caption")).height() + 2) * (high - low) / pixels
        legend = [
            (words, ink)
            for words, ink, unseen in (
                (tr("● machine unseen"), colours.text, True),
                (tr("○ as calibrated"), colours.text, False),
            )
            if any(each.unseen == unseen for each in picture.points)
        ]
        legend.append((tr("··· ±{band}", band=numbers().percent(BAND)), colours.text_muted))
        labels = [
            self._label(low, high - (number + 0.7) * step, words, ink, Qt.AlignmentFlag.AlignLeft)
            for number, (words, ink) in enumerate(legend)
        ]
        worst = picture.worst
        x, y = math.log10(worst.measured), math.log10(worst.predicted)
        side = Qt.AlignmentFlag.AlignRight if x > (low + high) / 2 else Qt.AlignmentFlag.AlignLeft
        away = (high - low) * 0.015 * (-1 if side == Qt.AlignmentFlag.AlignRight else 1)
        name = short_name(worst.row.title, LONGEST_NAME)
        return [*labels, self._label(x + away, y, name, colours.text, side)]

    @staticmethod
    def _label(x: float, y: float, words: str, ink: QColor, side: Qt.AlignmentFlag) -> ChartLabel:
        return ChartLabel(x, y, (words,), ink, side, ground=theme.current().colours.panel)
