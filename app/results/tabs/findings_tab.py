"""Findings: what a reviewer of the plan would point out, worst first; similar findings are one row that opens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QStyleOptionViewItem, QVBoxLayout, QWidget

from app.look.translation import tr, tr_plural
from app.results.finding_fields import field_of
from app.results.severity import NOTICE_SIDE, severity_icon
from app.results.tables.column import Column
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.table_model import ROW_ROLE, SORT_ROLE, AnyIndex, TableModel
from app.results.tabs.table_view import ResultCellDelegate, ResultTable
from app.results.words.findings import finding_in_words, group_in_words, remedy_in_words, severity_word
from planner_core.engine.basis.assessment import Assessment, Finding
from planner_core.engine.findings.groups import FindingGroup, grouped
from planner_core.plan.plan import Plan

SEVERITIES = ("error", "warning", "notice")
TEXT_COLUMN, REMEDY_COLUMN, SOURCE_COLUMN = 2, 3, 4
CLOSED, OPEN, INSIDE = "▸ ", "▾ ", "    "


class FindingRow(NamedTuple):
    """A finding or a group, with the texts of its cells."""

    group: FindingGroup
    member: Finding | None
    """One finding of an open group; None for the group itself, or for a single finding."""
    name: str
    text: str
    remedy: str
    tip: str = ""

    @property
    def finding(self) -> Finding:
        """The finding, or the first one of the group."""
        return self.member or self.group.first

    @property
    def opens(self) -> bool:
        """Whether the row stands for several findings."""
        return self.member is None and self.group.count > 1


def finding_rows(
    plan: Plan, assessment: Assessment, opened: frozenset[tuple[str, str]] = frozenset()
) -> list[FindingRow]:
    """All groups, the most severe first, otherwise in the order of the assessment; open ones with their findings."""
    groups = sorted(grouped(assessment.findings), key=lambda each: SEVERITIES.index(each.severity))
    return [row for group in groups for row in _rows_of(plan, group, key_of(group) in opened)]


def key_of(group: FindingGroup) -> tuple[str, str]:
    """Identifies a group while the plan changes."""
    return group.severity, group.code


def _rows_of(plan: Plan, group: FindingGroup, is_open: bool) -> Iterator[FindingRow]:
    name = _name(plan, group.first.component)
    if group.count == 1:
        yield FindingRow(
            group, None, name, finding_in_words(plan, group.first.message), remedy_in_words(plan, group)
        )
        return
    number = len(group.components)
    if number > 1:
        name = tr_plural("{count} component", "{count} components", number)
    tip = tr("Click, Enter or F1 closes it.") if is_open else tr("Click, Enter or F1 shows them one by one.")
    words = group_in_words(plan, group)
    yield FindingRow(
        group, None, (OPEN if is_open else CLOSED) + name, words, remedy_in_words(plan, group), tip
    )
    if is_open:
        for each in group.findings:
            remedy = finding_in_words(plan, each.remedy) if each.remedy != group.first.remedy else ""
            yield FindingRow(
                group,
                each,
                INSIDE + _name(plan, each.component),
                finding_in_words(plan, each.message),
                remedy,
            )


def finding_columns() -> list[Column[FindingRow]]:
    """The columns of the list."""
    return [
        Column(tr("Severity"), lambda row: severity_word(row.finding.severity)),
        Column(tr("Component"), lambda row: row.name, tip=lambda row: row.tip or row.name.strip()),
        Column(tr("Finding"), lambda row: row.text),
        Column(tr("What to do"), lambda row: row.remedy),
        Column(tr("Source of the rule"), lambda row: "" if row.member else tr(row.finding.source)),
    ]


class FindingsModel(TableModel[FindingRow]):
    """Keeps the findings of a group below it, however the table is sorted."""

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """As usual, but a finding sorts like its group; the order of equal rows is stable."""
        if int(role) == SORT_ROLE and index.isValid() and self.rows[index.row()].member is not None:
            return super().data(self.index(self._row_of_group(index.row()), index.column()), role)
        return super().data(index, role)

    def identity(self, row: FindingRow) -> object:
        """The rule, and the component of a finding inside a group; sentences contain numbers that change."""
        return key_of(row.group), row.member and row.member.component

    def _row_of_group(self, row: int) -> int:
        while self.rows[row].member is not None:
            row -= 1
        return row


class FindingsTab(ResultTab):
    """The findings as a table; choosing one selects its component, with the cursor in the field that it is about;
    choosing a group opens it.
    """

    awaits_review = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = Plan()
        self._assessment: Assessment | None = None
        self._opened: frozenset[tuple[str, str]] = frozenset()
        self.model = FindingsModel(finding_columns(), self)
        self.table = ResultTable(self.model, tr("Findings"), "", self)
        self.table.setItemDelegate(SeverityDelegate(self.table))
        self.table.wrap(TEXT_COLUMN, REMEDY_COLUMN, SOURCE_COLUMN)
        self.table.chosen.connect(lambda row, _column: self._choose(row))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the findings of a plan; open groups stay open."""
        self._plan, self._assessment = plan, assessment
        self.table.show_empty_text(tr("Nothing to point out.") if assessment is not None else "")
        self.model.show_rows(finding_rows(plan, assessment, self._opened) if assessment is not None else [])

    def _choose(self, row: FindingRow) -> None:
        if row.opens:
            self._opened ^= {key_of(row.group)}
            self.show_results(self._plan, self._assessment)
            self._stay_on(key_of(row.group))
        elif field := field_of(row.finding):
            self.field_requested.emit(row.finding.component, field)
        elif row.finding.component:
            self.component_requested.emit(row.finding.component)

    def _stay_on(self, key: tuple[str, str]) -> None:
        """Keep the cursor on the group that was opened or closed."""
        for number, row in enumerate(self.model.rows):
            if row.member is None and key_of(row.group) == key:
                shown = self.table.sorter.mapFromSource(self.model.index(number, 1))
                self.table.setCurrentIndex(shown)
                self.table.scrollTo(shown)


class SeverityDelegate(ResultCellDelegate):
    """Shows the icon of the severity in the first column, except for findings inside a group."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.displayAlignment = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if index.column() != 0:
            return
        row = index.data(ROW_ROLE)
        if row.member is not None:
            option.text = ""
            return
        option.icon = severity_icon(row.finding.severity, option.widget.devicePixelRatioF())
        option.decorationSize = QSize(NOTICE_SIDE, NOTICE_SIDE)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration


def _name(plan: Plan, component: str) -> str:
    part = plan.components.get(component)
    return part.name if part else tr("Plan")
