"""What a host or a machine did over time: how busy its processors were and its I/Os, with the time that counts.

The edges of that time are dragged; a drag elsewhere begins it anew. This module imports pyqtgraph; import it only when
a chart is shown.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.charts.labelled_chart import LabelledChart
from app.results.charts.labels import ChartLabel
from planner_core.measurements.guest_log import GuestSeries
from planner_core.measurements.host_log import HostSeries
from planner_core.measurements.series import Between, Values

GRIP: Final = 10
"""Pixels on either side of an edge in which it is caught."""
MOST_POINTS: Final = 2_000
"""A longer series is drawn by the highest value of each of so many pieces."""
TICK_ROOM: Final = 90
"""Pixels between two times of the axis."""
HEAD_ROOM: Final = 1.35
STEPS: Final = (60, 300, 600, 1800, 3600, 7200, 14400, 21600, 43200, 86400)
"""Seconds between two times of the axis; above that whole days."""


class SeriesChart(LabelledChart):
    """Two lines over time, each as a share of its own highest value; figures beside it tell the values."""

    window_changed = Signal()
    """The time that counts was dragged to another place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Processors and I/Os over time"), parent)
        self._series: HostSeries | GuestSeries | None = None
        self._seconds: Values = np.zeros(0)
        self._window = (0.0, 0.0)
        self._moving: int | None = None
        self._counts = pg.LinearRegionItem(movable=False)
        self._lines = (pg.PlotCurveItem(antialias=True), pg.PlotCurveItem(antialias=True))
        for item in (self._counts, *self._lines):
            self.addItem(item)
        self.setAccessibleDescription(
            tr("The fields below the chart set the same time, and tell its averages and peaks.")
        )

    @property
    def window(self) -> Between:
        """The time that counts, to the sample."""
        assert self._series is not None
        times = self._series.times
        first, last = (int(np.abs(self._seconds - at).argmin()) for at in self._window)
        return Between(times[first], times[last])

    def show_series(self, series: HostSeries | GuestSeries) -> None:
        """Draw a log; all of it counts."""
        self._series = series
        self._seconds = np.array([(each - series.times[0]).total_seconds() for each in series.times])
        self._window = (float(self._seconds.min()), float(self._seconds.max()))
        self.dress()

    def set_window(self, first: datetime, last: datetime) -> None:
        """Let another time count; what lies outside of the log is cut off."""
        assert self._series is not None
        start = self._series.times[0]
        low, high = float(self._seconds.min()), float(self._seconds.max())
        ends = ((each - start).total_seconds() for each in (first, last))
        self._window = tuple(sorted(min(max(each, low), high) for each in ends))  # type: ignore[assignment]
        self._counts.setRegion(self._window)

    def dress(self) -> None:
        """Draw in the current theme."""
        series, colours = self._series, theme.current().colours
        if series is None:
            return
        for line, values, ink, style in (
            (self._lines[0], series.cpu_percent, colours.accent, Qt.PenStyle.SolidLine),
            (self._lines[1], series.iops, colours.text_muted, Qt.PenStyle.DotLine),
        ):
            seconds, shares = _drawn(self._seconds, values)
            line.setData(seconds, shares, connect="finite")
            line.setPen(pg.mkPen(ink, width=1.5, style=style))
        self._counts.setRegion(self._window)
        self._counts.setBrush(pg.mkBrush(colours.track))
        for edge in self._counts.lines:
            edge.setPen(pg.mkPen(colours.accent, width=2))
        self.dress_axis("bottom", colours.text_muted)
        self.dress_axis("left", colours.text_muted).setTicks([[]])
        super().dress()

    def fit_range(self) -> None:
        """All samples."""
        series = self._series
        if series is None:
            return
        end = max(float(self._seconds.max()), 1.0)
        most = max(self.getPlotItem().getViewBox().width() / TICK_ROOM, 2.0)
        self.getPlotItem().getAxis("bottom").setTicks([_time_ticks(series.times[0], end, most)])
        self.set_range((0.0, end), (0.0, HEAD_ROOM))
        self._labels = (
            self._named(0.0, Qt.AlignmentFlag.AlignLeft, tr("Processors"), series.cpu_percent, "%"),
            self._named(end, Qt.AlignmentFlag.AlignRight, tr("I/Os (dotted)"), series.iops, "IOPS"),
        )

    def _named(self, x: float, side: Qt.AlignmentFlag, name: str, values: Values, unit: str) -> ChartLabel:
        colours = theme.current().colours
        highest = float(np.nanmax(values)) if np.isfinite(values).any() else 0.0
        peak = numbers().percent(highest / 100) if unit == "%" else numbers().quantity(highest, unit, 0)
        words = tr("{name}: up to {peak}", name=name, peak=peak)
        ink = colours.accent if unit == "%" else colours.text_muted
        return ChartLabel(x, HEAD_ROOM * 0.9, (words,), ink, side, ground=colours.panel)

    # --- dragging ----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._series is None or event.button() != Qt.MouseButton.LeftButton:
            return
        at = self._second_at(event.position())
        grip = GRIP / max(self.pixels_per_x(), 1e-9)
        near = [abs(at - edge) for edge in self._window]
        if min(near) <= grip:
            self._moving = near.index(min(near))
        else:
            self._window, self._moving = (at, at), 1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._moving is None:
            return
        ends = list(self._window)
        ends[self._moving] = self._second_at(event.position())
        if ends[0] > ends[1]:
            ends.reverse()
            self._moving = 1 - self._moving
        self._window = (ends[0], ends[1])
        self._counts.setRegion(self._window)
        self.window_changed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._moving is not None:
            self._moving = None
            self.window_changed.emit()

    def _second_at(self, place: QPointF) -> float:
        scene = self.mapToScene(place.toPoint())
        at = float(self.getPlotItem().getViewBox().mapSceneToView(scene).x())
        return min(max(at, float(self._seconds.min())), float(self._seconds.max()))


def _drawn(seconds: Values, values: Values) -> tuple[Values, Values]:
    """A series as shares of its highest value, thinned out to what a screen can show, peaks kept."""
    highest = float(np.nanmax(values)) if np.isfinite(values).any() else 0.0
    shares = values / highest if highest else values
    each = -(-len(shares) // MOST_POINTS)
    if each == 1:
        return seconds, shares
    starts = np.arange(0, len(shares), each)
    return seconds[starts], np.fmax.reduceat(shares, starts)


def _time_ticks(start: datetime, end: float, most: float) -> list[tuple[float, str]]:
    """Round times of the day, at most so many; with the day where the log has several."""
    step = next((each for each in STEPS if end / each <= most), STEPS[-1])
    while end / step > most:
        step += STEPS[-1]
    midnight = (start - start.replace(hour=0, minute=0, second=0, microsecond=0)).total_seconds()
    first = -(-midnight // step) * step
    found = []
    at = first
    while at - midnight <= end:
        clock = int(at) % STEPS[-1]
        found.append((at - midnight, f"{clock // 3600:02}:{clock % 3600 // 60:02}"))
        at += step
    return found
