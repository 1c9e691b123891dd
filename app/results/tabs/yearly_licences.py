"""Subscriptions, support and later licences as a table below the bill: each with its years, and their sum."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.look.translation import tr
from app.results.tables.column import chosen
from app.results.tables.yearly_licences_table import YearlyLicence, yearly_columns, yearly_licences
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from planner_core.engine.basis.assessment import Cost
from planner_core.plan.plan import Plan

COLUMNS = ("item", "quantity", "in_all", "per_year", "first", "last")
FEWEST_ROWS = 2
"""Rows that stay visible where there is little room."""


class YearlyLicences(ResultTable):
    """As high as its rows, if there is room; hidden without any."""

    keeps_order = True

    def __init__(self, parent: QWidget) -> None:
        self.lines = TableModel[YearlyLicence]([], parent)
        super().__init__(self.lines, tr("Licences beside the purchase"), "", parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.wrap(0)
        self.hide()

    def show_licences(self, plan: Plan, cost: Cost | None) -> None:
        """Show what licences cost in the years of use of a plan."""
        rows = yearly_licences(plan, cost) if cost is not None else []
        if cost is not None and rows:
            self.lines.show_table(chosen(yearly_columns(plan, cost), *COLUMNS), rows)
        else:
            self.lines.show_rows(())
        self.setVisible(bool(rows))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(self.verticalHeader().length()))

    def minimumSizeHint(self) -> QSize:
        few = FEWEST_ROWS * self.verticalHeader().defaultSectionSize()
        height = self._height_of(min(few, self.verticalHeader().length()))
        return QSize(super().minimumSizeHint().width(), height)

    def _height_of(self, rows: int) -> int:
        """The height with that much room for rows, with titles and, where it is needed, a scroll bar."""
        bar = self.horizontalScrollBar()
        below = bar.sizeHint().height() if bar.maximum() > bar.minimum() else 0
        return self.horizontalHeader().sizeHint().height() + rows + below + 2 * self.frameWidth()
