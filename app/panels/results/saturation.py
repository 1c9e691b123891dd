"""Saturation: a matrix of components and resources over the phases, in percent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QVBoxLayout, QWidget

from app import theme
from app.format import numbers
from app.i18n import tr
from app.panels.results.table_model import ROW_ROLE, Column, TableModel
from app.panels.results.table_view import CellDelegate, ResultTable
from app.widgets.status_painting import paint_bar, paint_mark, status_text
from planner_core.engine.assessment import CASE_NAMES, PHASE_NAMES, RESOURCE_NAMES, Assessment, Saturation
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

FIXED = 2
"""Columns before the phases: component and resource."""
CELL_CHARACTERS = (24, 48)
SCROLL_BAR = 16
Axis = tuple[str, str]


class MatrixRow(NamedTuple):
    """One resource of one component in all phases and cases."""

    component: str
    name: str
    resource: str
    cells: dict[Axis, Saturation]


def matrix_rows(plan: Plan, saturation: Iterable[Saturation]) -> list[MatrixRow]:
    """The matrix, component by component in the order of the plan."""
    rows: dict[tuple[str, str], MatrixRow] = {}
    for row in saturation:
        component = plan.components.get(row.component)
        if component is not None:
            new = MatrixRow(row.component, component.name, row.resource, {})
            rows.setdefault((row.component, row.resource), new).cells[(row.phase, row.case)] = row
    order = {component: number for number, component in enumerate(plan.components)}
    return sorted(rows.values(), key=lambda row: order[row.component])


def axes_of(saturation: Iterable[Saturation]) -> tuple[Axis, ...]:
    """The phases and cases that occur, in their order."""
    return tuple(dict.fromkeys((row.phase, row.case) for row in saturation))


def matrix_columns(axes: tuple[Axis, ...]) -> list[Column[MatrixRow]]:
    """Component, resource, and a column for each phase; the case is named where there are several."""
    several = len({case for _, case in axes}) > 1
    columns: list[Column[MatrixRow]] = [
        Column(tr("Component"), lambda row: row.name),
        Column(tr("Resource"), lambda row: tr(RESOURCE_NAMES[row.resource])),
    ]
    for axis in axes:
        words = {"phase": tr(PHASE_NAMES[axis[0]]), "case": tr(CASE_NAMES[axis[1]])}
        title = tr("{phase}, {case}", **words) if several else words["phase"]
        columns.append(_phase_column(title, axis))
    return columns


def _phase_column(title: str, axis: Axis) -> Column[MatrixRow]:
    def share(row: MatrixRow) -> float | None:
        cell = row.cells.get(axis)
        return cell.utilisation if cell else None

    def tip(row: MatrixRow) -> str:
        cell = row.cells.get(axis)
        return cell_tip(row.name, cell) if cell else ""

    return Column(
        title,
        lambda row: percent_of(row.cells.get(axis)),
        lambda row: None if (value := share(row)) is None else value * 100,
        1,
        tip,
    )


def percent_of(cell: Saturation | None) -> str:
    """Utilisation in whole percent; with a decimal where only that tells it from the target it has passed."""
    if cell is None or cell.utilisation is None:
        return NO_VALUE
    whole = numbers().percent(cell.utilisation)
    is_close = cell.status == "over" and whole == numbers().percent(cell.target)
    return numbers().percent(cell.utilisation, 1) if is_close else whole


def cell_tip(name: str, cell: Saturation) -> str:
    """Demand and capacity behind a percentage, in words."""
    words = {
        "component": name,
        "resource": tr(RESOURCE_NAMES[cell.resource]),
        "demand": numbers().quantity(cell.demand, tr(cell.unit)),
        "capacity": numbers().quantity(cell.capacity, tr(cell.unit)),
        "target": numbers().percent(cell.target),
        "status": status_text(cell.status),
    }
    return "\n".join(
        (
            tr("{resource} of {component}: {demand} of {capacity}", **words),
            tr("Target {target}; {status}", **words),
            tr("Click, Enter or F1 explains it."),
        )
    )


def what_of(row: MatrixRow, axis: Axis) -> str:
    """The name under which a cell can be explained."""
    return f"{row.component}.{row.resource}.{axis[0]}"


class SaturationTab(QWidget):
    """The matrix as a table with a bar, a mark and the percent in each cell."""

    explain_requested = Signal(str)
    component_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._axes: tuple[Axis, ...] = ()
        self.model = TableModel[MatrixRow](matrix_columns(()), self)
        empty = tr(
            "Nothing to show yet. Put a host and a disk group on the drawing and connect a desktop pool."
        )
        self.table = ResultTable(self.model, tr("Saturation"), empty, self)
        self._delegate = MatrixDelegate(self.table)
        self.table.setItemDelegate(self._delegate)
        self.table.chosen.connect(self._explain)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the saturation of a plan."""
        saturation = assessment.saturation if assessment is not None else ()
        axes = axes_of(saturation)
        rows = matrix_rows(plan, saturation)
        if axes != self._axes:
            self._axes = axes
            self._delegate.use_axes(axes)
            self.model.show_columns(matrix_columns(axes))
        self.model.show_rows(rows)
        self._fit_cells()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cells()

    def _fit_cells(self) -> None:
        """Share the width that the names leave, so that bars are long where there is room."""
        taken = sum(self.table.columnWidth(column) for column in range(FIXED))
        room = self.width() - taken - SCROLL_BAR
        least, most = (self.table.fontMetrics().averageCharWidth() * count for count in CELL_CHARACTERS)
        for number in range(len(self._axes)):
            self.table.setColumnWidth(FIXED + number, min(max(room // len(self._axes), least), most))

    def _explain(self, row: MatrixRow, column: int) -> None:
        if column < FIXED:
            self.component_requested.emit(row.component)
        elif self._axes[column - FIXED] in row.cells:
            self.explain_requested.emit(what_of(row, self._axes[column - FIXED]))


class MatrixDelegate(CellDelegate):
    """Paints utilisation as the cards of the drawing do: thin bar with target, mark, percent."""

    def __init__(self, parent: ResultTable) -> None:
        super().__init__(parent)
        self._axes: tuple[Axis, ...] = ()

    def use_axes(self, axes: tuple[Axis, ...]) -> None:
        """Which phase and case each column after the fixed ones stands for."""
        self._axes = axes

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        column = index.column() - FIXED
        cells = index.data(ROW_ROLE).cells
        cell = cells.get(self._axes[column]) if 0 <= column < len(self._axes) else None
        if cell is None:
            return
        worn, measure = theme.current(), option.fontMetrics
        gap, bar = worn.metrics.gap, worn.metrics.bar_height
        figures = measure.horizontalAdvance(numbers().percent(9.99, 1)) + 2 * gap
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
