"""A table of rows that are replaced as a whole; columns say how a row is shown, sorted and copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from app.look.number_format import numbers
from app.look.spreadsheet_text import guarded
from app.look.widgets.plain_text import plain_tip
from app.results.tables.column import Column

R = TypeVar("R")
AnyIndex = QModelIndex | QPersistentModelIndex
SORT_ROLE = int(Qt.ItemDataRole.UserRole)
ROW_ROLE = SORT_ROLE + 1


class TableModel(QAbstractTableModel, Generic[R]):
    """Rows of one type under declared columns."""

    def __init__(self, columns: Sequence[Column[R]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._rows: tuple[R, ...] = ()

    @property
    def columns(self) -> tuple[Column[R], ...]:
        """The columns in order."""
        return self._columns

    @property
    def rows(self) -> tuple[R, ...]:
        """The rows, unsorted."""
        return self._rows

    def show_rows(self, rows: Sequence[R]) -> None:
        """Replace the rows; selection and scroll position stay if their number is the same."""
        if len(rows) == len(self._rows):
            self._rows = tuple(rows)
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self._columns) - 1))
            return
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def show_table(self, columns: Sequence[Column[R]], rows: Sequence[R]) -> None:
        """Replace columns and rows at once; needed if the columns refer to the plan of the rows."""
        self.beginResetModel()
        self._columns, self._rows = tuple(columns), tuple(rows)
        self.endResetModel()

    def show_columns(self, columns: Sequence[Column[R]]) -> None:
        """Replace the columns."""
        self.beginResetModel()
        self._columns = tuple(columns)
        self.endResetModel()

    def identity(self, row: R) -> object:
        """Identifies a row while its numbers change."""
        return tuple(column.shown(row) for column in self._columns if not column.is_numeric)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """The number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """The number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of the columns, aligned as their cells."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(self._columns[section])
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The shown text, the sort key and the tooltip of a cell, by role."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        answer = _ANSWERS.get(int(role))
        return answer(self._columns[index.column()], self._rows[index.row()]) if answer else None

    def copied(self, row: R, column: Column[R]) -> str:
        """A cell for a spreadsheet in the reader's locale: numbers without grouping and unit, and texts that are not
        taken for formulas.
        """
        if column.key is None:
            return copied_words(column.shown(row))
        value = column.key(row)
        return "" if value is None else spreadsheet_number(value, column.decimals)


class TableSorter(QSortFilterProxyModel):
    """Sorts numbers as numbers and texts by the rules of the reader's language; unknown values come last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSortRole(SORT_ROLE)
        self.setSortLocaleAware(True)
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)


def copied_words(text: str) -> str:
    """A text on one line that a spreadsheet does not evaluate."""
    return guarded(" ".join(text.split()))


def spreadsheet_number(value: float | Decimal, decimals: int | None) -> str:
    """A number with the reader's decimal separator, without grouping, so that a spreadsheet reads it as a number."""
    show = numbers()
    if decimals is None:
        return show.plain(value).replace("\N{MINUS SIGN}", "-")
    ungrouped = (
        show.number(value, decimals).replace(show.style.group, "")
        if show.style.group
        else show.number(value, decimals)
    )
    return ungrouped.replace("\N{MINUS SIGN}", "-")


def _sortable(value: Any) -> float:
    return float("inf") if value is None else float(value)


def _sort_key(column: Column[R], row: R) -> float | str:
    if column.key is not None:
        return _sortable(column.key(row))
    return column.order(row) if column.order else column.shown(row)


def _tip(column: Column[R], row: R) -> str:
    return plain_tip(column.tip(row) if column.tip else column.shown(row))


def alignment(column: Column[Any]) -> Qt.AlignmentFlag:
    """Numbers are right-aligned, texts left-aligned."""
    side = Qt.AlignmentFlag.AlignRight if column.is_numeric else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


_ANSWERS: dict[int, Callable[[Column[Any], Any], Any]] = {
    int(Qt.ItemDataRole.DisplayRole): lambda column, row: column.shown(row),
    int(Qt.ItemDataRole.TextAlignmentRole): lambda column, _row: alignment(column),
    int(Qt.ItemDataRole.ToolTipRole): _tip,
    SORT_ROLE: _sort_key,
    int(Qt.ItemDataRole.DecorationRole): lambda column, row: column.colour(row) if column.colour else None,
    ROW_ROLE: lambda _column, row: row,
}
