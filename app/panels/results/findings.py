"""Findings: what a reviewer of the plan would point out, worst first."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QStyleOptionViewItem, QVBoxLayout, QWidget

from app.i18n import tr, translate
from app.panels.results.tab import ResultTab
from app.panels.results.table_model import ROW_ROLE, Column, TableModel
from app.panels.results.table_view import CellDelegate, ResultTable
from app.panels.severity import NOTICE_SIDE, severity_icon, severity_word
from planner_core.engine.assessment import Assessment, Finding
from planner_core.plan.plan import Plan

SEVERITIES = ("error", "warning", "notice")
TEXT_COLUMN, REMEDY_COLUMN, SOURCE_COLUMN = 2, 3, 4


class FindingRow(NamedTuple):
    """A finding with the name of its component."""

    finding: Finding
    name: str


def finding_rows(plan: Plan, assessment: Assessment) -> list[FindingRow]:
    """All findings, the most severe first, otherwise in the order of the assessment."""
    rows = [FindingRow(finding, _name(plan, finding.component)) for finding in assessment.findings]
    return sorted(rows, key=lambda row: SEVERITIES.index(row.finding.severity))


def finding_columns() -> list[Column[FindingRow]]:
    """The columns of the list."""
    return [
        Column(tr("Severity"), lambda row: severity_word(row.finding.severity)),
        Column(tr("Component"), lambda row: row.name),
        Column(tr("Finding"), lambda row: translate(row.finding.message)),
        Column(tr("What to do"), lambda row: translate(row.finding.remedy) if row.finding.remedy else ""),
        Column(tr("Source of the rule"), lambda row: tr(row.finding.source)),
    ]


class FindingsTab(ResultTab):
    """The findings as a table; choosing one selects its component on the drawing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = TableModel[FindingRow](finding_columns(), self)
        self.table = ResultTable(self.model, tr("Findings"), tr("Nothing to point out."), self)
        self.table.setItemDelegate(SeverityDelegate(self.table))
        self.table.wrap(TEXT_COLUMN, REMEDY_COLUMN, SOURCE_COLUMN)
        self.table.chosen.connect(lambda row, _column: self._choose(row))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the findings of a plan."""
        self.model.show_rows(finding_rows(plan, assessment) if assessment is not None else [])

    def _choose(self, row: FindingRow) -> None:
        if row.finding.component:
            self.component_requested.emit(row.finding.component)


class SeverityDelegate(CellDelegate):
    """The first column with the icon of its severity."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if index.column() == 0:
            severity = index.data(ROW_ROLE).finding.severity
            option.icon = severity_icon(severity, option.widget.devicePixelRatioF())
            option.decorationSize = QSize(NOTICE_SIDE, NOTICE_SIDE)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


def _name(plan: Plan, component: str) -> str:
    part = plan.components.get(component)
    return part.name if part else tr("Plan")
