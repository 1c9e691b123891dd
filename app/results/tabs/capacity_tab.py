"""Capacity: the use of each store, as a chart by file role and as a table with the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.look import theme
from app.look.translation import tr
from app.look.widgets.plain_text import hairline, plain_label
from app.look.widgets.yielding_area import NO_LIMIT
from app.results.charts.figures import ChartFigure
from app.results.charts.loading import with_charts
from app.results.tables.capacity_table import UseRow, use_columns, use_rows
from app.results.tables.column import Column, chosen
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.platform_terms import terms_of
from app.results.words.wear import all_wear_in_words
from planner_core.engine.basis.assessment import Assessment, StoreUse
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from app.results.charts.capacity_chart import CapacityChart


SCROLL_BAR = 16
NARROWEST_CHART = 360


def with_colours() -> list[Column[UseRow]]:
    """The columns, with the chart's colours beside the file roles."""
    columns = use_columns()
    files = columns["files"]._replace(
        colour=lambda row: theme.current().data_colour(row.role) if row.role else None
    )
    return chosen({**columns, "files": files}, "store", "files", "gib", "share")


class CapacityTab(ResultTab):
    """Chart and table side by side; the chart library is loaded when the tab is first opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: CapacityChart | None = None
        self._plan = Plan()
        self._stores: Sequence[StoreUse] = ()
        self._chart_area = QScrollArea(self)
        self._chart_area.setWidgetResizable(True)
        self._chart_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._chart_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.model = TableModel[UseRow](with_colours(), self)
        self.table = ResultTable(
            self.model,
            tr("Capacity"),
            tr("No store yet. Put a disk group into a host and files on it."),
            self,
        )
        self.table.chosen.connect(lambda row, _column: self.explain_requested.emit(what_of(row)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._chart_area, 1)
        row.addWidget(hairline(self, vertical=True))
        self.wear = plain_label("", "caption", self, wraps=True)
        beside = QVBoxLayout()
        beside.addWidget(self.table)
        beside.addWidget(self.wear)
        row.addLayout(beside)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the use of all stores."""
        stores = assessment.stores if assessment is not None else ()
        self.model.show_rows(use_rows(plan, stores))
        self.wear.setText(all_wear_in_words(plan, assessment))
        self.wear.setVisible(bool(self.wear.text()))
        self._fit()
        self._chart_area.setVisible(bool(stores))
        self._plan, self._stores = plan, stores
        if stores:
            with_charts(self._draw)

    def figures(self) -> Sequence[ChartFigure]:
        """The stores, as the chart shows them."""
        if self.chart is None or not self._stores:
            return ()
        return (ChartFigure(tr("Capacity by file role"), self._plan.name, self.chart),)

    def _draw(self) -> None:
        if not self._stores:
            return
        if self.chart is None:
            from app.results.charts.capacity_chart import CapacityChart

            self.chart = CapacityChart()
            self.chart.explain_requested.connect(self.explain_requested)
            self._chart_area.setWidget(self.chart)
        names = {each.id: each.name for each in self._plan.components.values()}
        target = self._plan.settings.capacity_target_percent / 100
        self.chart.show_stores(self._stores, names, target, terms_of(self._plan))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the table the width it needs, but leave some to the chart; an empty table has no limit."""
        room = max(self.width() // 2, self.width() - theme.with_text(NARROWEST_CHART))
        needed = min(self.table.horizontalHeader().length() + SCROLL_BAR, room)
        self.table.setMaximumWidth(needed if self.model.rows else NO_LIMIT)
        self.table.setMinimumWidth(needed)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange and self.chart is not None:
            self.chart.dress()
        super().changeEvent(event)


def what_of(row: UseRow) -> str:
    """The name under which a number of the table is explained."""
    return f"{row.component}.used.{row.role}" if row.role else f"{row.component}.capacity"
