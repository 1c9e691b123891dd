"""A chart with the table of its figures on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from app.results.tabs.table_view import ResultTable

if TYPE_CHECKING:
    from app.results.charts.labelled_chart import LabelledChart


class ChartBesideTable(QWidget):
    """A chart on the left, scrolled if it has many rows, and the table with its figures on the right."""

    def __init__(self, table: ResultTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: LabelledChart | None = None
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._area, 1)
        row.addWidget(table, 1)

    def chart_of(self, make: Any) -> Any:
        """The chart, created on first use."""
        if self.chart is None:
            self.chart = make()
            self._area.setWidget(self.chart)
        return self.chart

    def show_chart(self, shown: bool) -> None:
        """Show the chart or the table alone."""
        self._area.setVisible(shown)
