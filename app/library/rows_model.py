"""The rows of one table for a view: shown and edited; invalid input is kept as typed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from app.library.cell_texts import NUMBER_KINDS, cell_text, read_cell, typed_text
from app.library.library_sheets import ORIGIN_NAMES, SHIPPED, LibrarySheet, SheetRow, TakenNames
from app.library.library_store import LibraryStore
from app.look import theme
from app.look.translation import tr, translate
from app.look.widgets.plain_text import plain_tip
from planner_core.catalog.library import LibraryEdit, LibraryStep
from planner_core.catalog.library_rules import LibraryRuleError
from planner_core.messages import HeadroomError, Message
from planner_core.plan.fields import FieldInfo

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
SORT_ROLE = Qt.ItemDataRole.UserRole + 1
WRONG_ROLE = Qt.ItemDataRole.UserRole + 2
"""What is wrong with the text of a cell; empty if valid."""
WORDS = frozenset(
    {
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.EditRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
        Qt.ItemDataRole.ToolTipRole,
        WRONG_ROLE,
    }
)
NUMBER_ALIGNED = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT_ALIGNED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Wrong(NamedTuple):
    """An invalid text of a cell, and the reason."""

    text: str
    reason: str


class LibraryModel(QAbstractTableModel):
    """All rows of one sheet; the first column is the name, the last one the origin of the row."""

    complained = Signal(str)
    """What is wrong with the text typed last; empty if valid."""

    def __init__(self, store: LibraryStore, sheet: LibrarySheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.sheet = sheet
        self._wrong: dict[tuple[Any, str], Wrong] = {}
        self._rows = sheet.rows(store)
        self.renamed: dict[Any, Any] = {}
        """Old key -> new key of the row renamed last."""
        store.changed.connect(self.refresh)

    @property
    def rows(self) -> Sequence[SheetRow]:
        """All rows, unsorted."""
        return self._rows

    def row_of(self, key: Any) -> int:
        """The index of the row with a key; -1 if there is none."""
        return next((number for number, row in enumerate(self._rows) if row.key == key), -1)

    def column_info(self, column: int) -> FieldInfo | None:
        """The declaration of a column; None for the last one."""
        return self.sheet.columns[column] if column < len(self.sheet.columns) else None

    def wrong(self, row: int, column: int) -> Wrong | None:
        """The invalid input of a cell."""
        info = self.column_info(column)
        return self._wrong.get((self._rows[row].key, info.name)) if info else None

    def first_wrong(self) -> str:
        """What is wrong with the first invalid text."""
        return next((each.reason for each in self._wrong.values()), "")

    def refresh(self) -> None:
        """Show the current library; invalid input stays as long as its row exists."""
        rows = self.sheet.rows(self._store)
        if rows == self._rows:
            return
        keys = {row.key for row in rows}
        self._wrong = {place: each for place, each in self._wrong.items() if place[0] in keys}
        if [row.key for row in rows] == [row.key for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, self.columnCount() - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.sheet.columns) + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        info = self.column_info(section)
        if role == Qt.ItemDataRole.DisplayRole:
            return column_title(info)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(tr(info.help) if info and info.help else column_title(info))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(info)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, info = self._rows[index.row()], self.column_info(index.column())
        wrong = self.wrong(index.row(), index.column())
        return self._words(row, info, wrong, role) if role in WORDS else self._look(row, info, role)

    def _words(self, row: SheetRow, info: FieldInfo | None, wrong: Wrong | None, role: int) -> str:
        if role == WRONG_ROLE:
            return wrong.reason if wrong else ""
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return plain_tip(wrong.reason if wrong else self._tip(row, info))
        if wrong:
            return wrong.text
        if role == Qt.ItemDataRole.EditRole and info is not None:
            return typed_text(info, self.sheet.get(row, info))
        return self._text(row, info)

    def _look(self, row: SheetRow, info: FieldInfo | None, role: int) -> Any:
        if role == SORT_ROLE:
            return self._sorted_by(row, info)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(info)
        if role == Qt.ItemDataRole.ForegroundRole and row.origin == SHIPPED:
            return theme.current().colours.text_muted
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Apply the typed text. An invalid text stays in its cell, marked, and the library does not change."""
        info = self.column_info(index.column())
        if role != Qt.ItemDataRole.EditRole or info is None:
            return False
        row = self._rows[index.row()]
        try:
            edits, taken = self._edits(row, info, read_cell(info, str(value)))
        except HeadroomError as error:
            wrong = self._wrong[row.key, info.name] = Wrong(str(value), self._complaint(row, info, error))
            self.dataChanged.emit(index, index)
            self.complained.emit(wrong.reason)
            return False
        self.renamed = {row.key: edits[-1].key[1]} if edits and isinstance(edits[-1].key, tuple) else {}
        fits_now = [name for name in taken if self._wrong.pop((row.key, name), None)]
        if fits_now:
            at, last = index.row(), self.columnCount() - 1
            self.dataChanged.emit(self.index(at, 0), self.index(at, last))
        self.complained.emit(self.first_wrong())
        label = Message(
            "Change {field} of {name}", {"field": Message(info.title), "name": self.sheet.title_of(row)}
        )
        return self._store.perform(LibraryStep(label, tuple(edits)))

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain if self.column_info(index.column()) is None else plain | Qt.ItemFlag.ItemIsEditable

    def _edits(self, row: SheetRow, info: FieldInfo, value: Any) -> tuple[list[LibraryEdit], Collection[str]]:
        """The edits that put a value into a row, and the fields that they set. Raises HeadroomError.

        Invalid input in other fields is applied too if it is valid together with this value: a list and a record in it.
        """
        waiting: dict[str, Any] = {}
        for other in self.sheet.columns:
            wrong = self._wrong.get((row.key, other.name))
            if wrong is not None and other is not info:
                with suppress(HeadroomError):
                    waiting[other.name] = read_cell(other, wrong.text)
        for name, each in waiting.items():
            with suppress(HeadroomError):
                return self._checked(row, {name: each, info.name: value})
        return self._checked(row, {info.name: value})

    def _checked(self, row: SheetRow, values: Mapping[str, Any]) -> tuple[list[LibraryEdit], Collection[str]]:
        edits = self.sheet.changed(row, values)
        TakenNames(self._store.library).check(edits)
        return edits, values.keys()

    def _complaint(self, row: SheetRow, info: FieldInfo, error: HeadroomError) -> str:
        reason = translate(error.message)
        if isinstance(error, LibraryRuleError):  # names row and field itself
            return reason
        return tr(
            "{name}, {field}: {reason}", name=self.sheet.title_of(row), field=tr(info.title), reason=reason
        )

    def _text(self, row: SheetRow, info: FieldInfo | None) -> str:
        return tr(ORIGIN_NAMES[row.origin]) if info is None else cell_text(info, self.sheet.get(row, info))

    def _tip(self, row: SheetRow, info: FieldInfo | None) -> str:
        text = self._text(row, info)
        if info is not None and row.origin == SHIPPED:
            return f"{text}\n" + tr(
                "Comes with Headroom. As soon as you type, you get your own copy of the record."
            )
        return text

    def _sorted_by(self, row: SheetRow, info: FieldInfo | None) -> Any:
        if info is None or info.kind not in NUMBER_KINDS:
            return (0, self._text(row, info).casefold())
        value = self.sheet.get(row, info)
        return (1, 0) if value is None else (0, value)


class LibrarySorter(QSortFilterProxyModel):
    """Filters the rows by words and sorts them by a column: numbers as numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._own_only = False
        self._texts: dict[int, tuple[SheetRow, str]] = {}

    def narrow(self, text: str, *, own_only: bool) -> None:
        """Show only rows that contain all words of a text, or only own ones among them."""
        self.beginFilterChange()
        self._words, self._own_only = tuple(text.casefold().split()), own_only
        self.endFilterChange()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Rows are numbered as shown."""
        if orientation == Qt.Orientation.Vertical and role == Qt.ItemDataRole.DisplayRole:
            return str(section + 1)
        return super().headerData(section, orientation, role)

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        model = self.sourceModel()
        assert isinstance(model, LibraryModel)
        shown = model.rows[row]
        if self._own_only and shown.origin == SHIPPED:
            return False
        return not self._words or all(word in self._text(model, row, shown) for word in self._words)

    def lessThan(self, left: Index, right: Index) -> bool:
        return bool(left.data(SORT_ROLE) < right.data(SORT_ROLE))

    def _text(self, model: LibraryModel, number: int, row: SheetRow) -> str:
        known = self._texts.get(number)
        if known is None or known[0] is not row:
            cells = (cell_text(info, model.sheet.get(row, info)) for info in model.sheet.columns)
            known = self._texts[number] = (row, "\n".join(cells).casefold())
        return known[1]


def column_title(info: FieldInfo | None) -> str:
    """The title of a column, with its unit."""
    if info is None:
        return tr("Whose")
    return f"{tr(info.title)} ({tr(info.unit)})" if info.unit else tr(info.title)


def alignment(info: FieldInfo | None) -> Qt.AlignmentFlag:
    """Numbers are right-aligned."""
    return NUMBER_ALIGNED if info is not None and info.kind in NUMBER_KINDS else LEFT_ALIGNED
