"""Saturation: a matrix of components and resources over the phases, in percent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QVBoxLayout, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr, unit_word
from app.look.widgets.plain_text import plain_label
from app.look.widgets.status_painting import paint_bar, paint_mark, status_text
from app.project.use_ranges import NO_RANGES, UseRanges
from app.results.tables.column import Column, chosen
from app.results.tables.saturation_table import PhaseRow, phase_columns, phase_rows, share_in_words
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.table_model import ROW_ROLE, TableModel
from app.results.tabs.table_view import ResultCellDelegate, ResultTable
from app.results.words.results import (
    case_name,
    explained_as,
    phases_of,
    resource_name,
    when,
)
from planner_core.engine.basis.assessment import Assessment, Rows, Saturation
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.plan.plan import Plan

FIXED = 6
"""Columns before the phases: component, resource, highest utilisation with its range, and its phase and case."""
NAMES = 2
"""The first of them, which contain names."""
WORST = 2
"""The column with the highest percentage."""
CELL_CHARACTERS = (15, 48)
SCROLL_BAR = 16


def matrix_rows(
    plan: Plan, saturation: Rows[Saturation], case: str, ranges: UseRanges = NO_RANGES
) -> list[PhaseRow]:
    """The matrix of a case, component by component in the order of the plan."""
    order = {component: number for number, component in enumerate(plan.components)}
    keys = (key for key in saturation.subjects() if key[0] in order)
    return phase_rows(plan, saturation, sorted(keys, key=lambda key: order[key[0]]), case, ranges)


def matrix_columns(phases: Sequence[str]) -> list[Column[PhaseRow]]:
    """Component, resource, its worst moment, and a column for each phase; tooltips give demand and capacity."""
    columns = phase_columns()
    told: dict[str, Column[PhaseRow]] = {
        phase: columns[phase]._replace(tip=_tip_of(phase)) for phase in phases
    }
    worst = columns["worst"]._replace(tip=lambda row: cell_tip(row.name, row.worst) if row.worst else "")
    return chosen(
        {**columns, **told, "worst": worst}, "component", "resource", "worst", "low", "high", "when", *phases
    )


def _tip_of(phase: str) -> Callable[[PhaseRow], str]:
    def tip(row: PhaseRow) -> str:
        cell = row.cells.get(phase)
        return cell_tip(row.name, cell) if cell else ""

    return tip


def cell_tip(name: str, cell: Saturation) -> str:
    """Demand and capacity behind a percentage, in words."""
    words = {
        "component": name,
        "resource": resource_name(cell.resource),
        "when": when(cell.phase, cell.case),
        "demand": numbers().quantity(cell.demand, unit_word(cell.unit, cell.demand)),
        "capacity": numbers().quantity(cell.capacity, unit_word(cell.unit, cell.capacity)),
        "target": numbers().percent(cell.target),
        "status": status_text(cell.status),
    }
    promised = "" if cell.planned_for else tr("The plan makes no promise for this.")
    lines = (
        tr("{resource} of {component}: {demand} of {capacity}", **words),
        tr("{when}. Target {target}; {status}", **words),
        promised,
        tr("Click, Enter or F1 explains it."),
    )
    return "\n".join(filter(None, lines))


class SaturationTab(ResultTab):
    """The matrix as a table with a bar, a mark and the percentage in each cell."""

    def __init__(
        self, parent: QWidget | None = None, ranges: Callable[[], UseRanges] = lambda: NO_RANGES
    ) -> None:
        super().__init__(parent)
        self._ranges = ranges
        self._phases = phases_of(None)
        self.model = TableModel[PhaseRow](matrix_columns(self._phases), self)
        empty = tr(
            "Nothing to show yet. Put a host and a disk group on the drawing and connect a desktop pool."
        )
        self.table = ResultTable(self.model, tr("Saturation"), empty, self)
        self._delegate = MatrixDelegate(self.table)
        self.table.setItemDelegate(self._delegate)
        self.table.chosen.connect(self._explain)
        self._case_note = plain_label("", "caption", self)
        self._case_note.setContentsMargins(12, 6, 12, 6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._case_note)
        column.addWidget(self.table)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the saturation of a plan."""
        if phases_of(assessment) != self._phases:
            self._phases = phases_of(assessment)
            self.model.show_columns(matrix_columns(self._phases))
        self.model.show_rows(
            matrix_rows(plan, assessment.saturation, self.case, self._ranges())
            if assessment is not None
            else []
        )
        self._case_note.setText(tr("The phases are shown for this case: {case}", case=case_name(self.case)))
        self._case_note.setVisible(self.case != NORMAL)
        self._fit_cells()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cells()

    def _fit_cells(self) -> None:
        """Share the width beside the names, so that bars are as long as possible."""
        taken = sum(self.table.columnWidth(column) for column in range(FIXED))
        room = self.width() - taken - SCROLL_BAR
        least, most = (self.table.fontMetrics().averageCharWidth() * count for count in CELL_CHARACTERS)
        header = self.table.horizontalHeader()
        shown = len(self._phases)
        for column in range(FIXED, FIXED + shown):
            narrowest = max(least, header.sectionSizeHint(column))
            self.table.setColumnWidth(column, max(min(room // shown, most), narrowest))

    def _explain(self, row: PhaseRow, column: int) -> None:
        if column < NAMES:
            self.component_requested.emit(row.component)
        elif column < FIXED:
            self._explain_cell(row.worst)
        else:
            self._explain_cell(row.cells.get(PHASES[column - FIXED]))

    def _explain_cell(self, cell: Saturation | None) -> None:
        if cell is not None:
            self.explain_requested.emit(explained_as(cell))


class MatrixDelegate(ResultCellDelegate):
    """Paints utilisation like the cards of the drawing: thin bar with target, mark, percentage."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        row, column = index.data(ROW_ROLE), index.column() - FIXED
        if column >= 0 and (cell := row.cells.get(PHASES[column])):
            self._paint_cell(painter, option, cell)
        elif index.column() == WORST and row.worst:
            side = option.fontMetrics.capHeight()
            left, middle = option.rect.left() + theme.current().metrics.gap, option.rect.center().y()
            place = QRectF(left, middle - side / 2, side, side)
            paint_mark(painter, place, row.worst.status, theme.current().colours)

    @staticmethod
    def _paint_cell(painter: QPainter, option: QStyleOptionViewItem, cell: Saturation) -> None:
        worn, measure = theme.current(), option.fontMetrics
        gap, bar = worn.metrics.gap, worn.metrics.bar_height
        # Equally wide in all cells, so that bars can be compared; wider only for values far above the target.
        usual = measure.horizontalAdvance(numbers().percent(9.99, 1))
        figures = max(usual, measure.horizontalAdvance(share_in_words(cell))) + 2 * gap
        side = measure.capHeight()
        room = QRectF(option.rect).adjusted(2 * gap, 0, -(figures + side + 2 * gap), 0)
        middle = room.center().y()
        painter.setPen(worn.colours.text)
        paint_bar(
            painter,
            QRectF(room.left() + 0.5, middle - bar / 2 + 0.5, room.width() - 1, bar - 1),
            cell.utilisation,
            cell.status,
            worn.colours,
            cell.target,
        )
        paint_mark(
            painter, QRectF(room.right() + gap, middle - side / 2, side, side), cell.status, worn.colours
        )
