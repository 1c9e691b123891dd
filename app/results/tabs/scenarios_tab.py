"""Scenarios: each kind of day in each failure case, with the desktops that it carries."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.look.translation import tr
from app.results.tables.column import Column, chosen
from app.results.tables.scenarios_table import scenario_columns, scenario_rows, used_resources
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.results import explained_as
from planner_core.engine.basis.assessment import Assessment, Scenario
from planner_core.engine.explaining.explain import scenario_name
from planner_core.plan.plan import Plan

BEFORE = ("day", "case", "desktops", "first", "verdict", "latency")
WIDTHS = {0: 3, 1: 3, 3: 4, 4: 4}
"""Relative widths of the text columns: kind of day, case, first limit, verdict."""


class ScenariosTab(ResultTab):
    """A table; a cell explains its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resources: list[str] = []
        self.model: TableModel[Scenario] = TableModel((), self)
        empty = tr("Nothing limits yet. Connect a desktop pool to a host and to a disk group.")
        self.table = ResultTable(self.model, tr("Scenarios"), empty, self)
        self.table.share_width(WIDTHS)
        self.table.chosen.connect(self._explain)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the scenarios of a plan."""
        rows = scenario_rows(assessment) if assessment is not None else []
        self._resources = used_resources(rows)
        self.model.show_table(self._columns(plan, rows), rows)

    def _columns(self, plan: Plan, rows: list[Scenario]) -> list[Column[Scenario]]:
        return chosen(scenario_columns(plan, rows), *BEFORE, *self._resources)

    def _explain(self, row: Scenario, column: int) -> None:
        """What limits, or how full the resource of the column is."""
        at = column - len(BEFORE)
        found = row.used(self._resources[at]) if 0 <= at < len(self._resources) else None
        if found is not None:
            self.explain_requested.emit(explained_as(found))
        elif row.resource:
            self.explain_requested.emit(scenario_name(row))
