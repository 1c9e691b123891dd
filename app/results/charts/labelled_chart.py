"""Base of all charts: our colours and fonts, labels at the data, and a range that we set.

The automatic range of pyqtgraph takes ten times as long as drawing. This module imports pyqtgraph; import it only when
a chart is shown.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.look import theme
from app.look.translation import tr
from app.results.charts.labels import ChartLabel

BEYOND = 60
"""Pixels above and below the repainted area from which labels may reach into it."""


class LabelledChart(pg.PlotWidget):
    """A read-only plot: no dragging, no zooming. A table beside it has the same numbers."""

    def __init__(
        self, title: str, parent: QWidget | None = None, *, axes: dict[str, pg.AxisItem] | None = None
    ) -> None:
        super().__init__(parent, axisItems=axes or {})
        self._labels: Sequence[ChartLabel] = ()
        self._is_ready = False
        box = self.getPlotItem().getViewBox()
        self.setMouseEnabled(x=False, y=False)
        self.setMenuEnabled(False)
        self.hideButtons()
        self.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        self.setCacheMode(
            pg.PlotWidget.CacheModeFlag.CacheNone
        )  # else the background is a bitmap in a vector picture
        for widget in (self, self.viewport()):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            widget.setAcceptDrops(False)  # else Qt warns about anything dragged over it
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        box.disableAutoRange()
        self.setAccessibleName(title)
        self.setAccessibleDescription(tr("The table beside the chart holds the same numbers."))

    @property
    def labels(self) -> Sequence[ChartLabel]:
        """All labels of the chart."""
        return self._labels

    def labels_between(self, top: float, bottom: float) -> Iterable[ChartLabel]:
        """The labels in a range of the vertical axis."""
        return (label for label in self.labels if top <= label.y <= bottom)

    def shown_labels(self) -> list[str]:
        """The texts shown at the present width."""
        return [text for label in self.labels if (text := label.text_for(self.pixels_per_x()))]

    def dress(self) -> None:
        """Draw in the current theme."""
        self.setBackground(theme.current().colours.panel)
        self._is_ready = True
        self.fit_range()
        self.viewport().update()

    @abstractmethod
    def fit_range(self) -> None:
        """Set the range of both axes; called after a change of data, theme or size."""

    def clicked_at(self, place: QPointF) -> None:
        """Called for a click at a place in axis units."""

    def set_range(self, x: tuple[float, float], y: tuple[float, float]) -> None:
        """Set the range of both axes, without padding."""
        self.getPlotItem().getViewBox().setRange(xRange=x, yRange=y, padding=0)

    def dress_axis(self, name: str, ink: QColor, title: str = "") -> Any:
        """Give an axis our font, no ticks, and a title with its unit."""
        font = theme.current().font("caption")
        axis = self.getPlotItem().getAxis(name)
        axis.setStyle(tickFont=font, tickLength=0)
        axis.setTextPen(ink)
        axis.setPen(pg.mkPen(theme.current().colours.hairline))
        if title:
            size = {"font-size": f"{font.pointSizeF():.1f}pt"}
            self.getPlotItem().setLabel(name, title, color=theme.current().colours.text_muted.name(), **size)
        return axis

    def pixels_per_x(self) -> float:
        """Pixels for one unit of the x axis."""
        box = self.getPlotItem().getViewBox()
        low, high = box.viewRange()[0]
        return float(box.width() / (high - low)) if high > low else 0.0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # not draggable

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            scene = self.mapToScene(event.position().toPoint())
            self.clicked_at(self.getPlotItem().getViewBox().mapSceneToView(scene))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if (
            getattr(self, "_is_ready", False) and self.getPlotItem() is not None
        ):  # neither before it is ready nor after it is destroyed
            self.fit_range()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box, shown = self.getPlotItem().getViewBox(), self.viewportTransform()
        # Axes are linear, so that two points determine all others.
        at_0, at_1 = (shown.map(box.mapViewToScene(QPointF(each, each))) for each in (0.0, 1.0))
        wide, high = at_1.x() - at_0.x(), at_1.y() - at_0.y()
        if not high:
            return
        edges = event.rect().top() - BEYOND, event.rect().bottom() + BEYOND
        top, bottom = sorted((edge - at_0.y()) / high for edge in edges)
        scale = self.pixels_per_x()
        painter = QPainter(self.viewport())
        for label in self.labels_between(top, bottom):
            place = QPointF(round(at_0.x() + label.x * wide), round(at_0.y() + label.y * high))
            label.paint(painter, place, scale)
        painter.end()
