"""A short table for dialogs: one row is selected, and the first column can be renamed in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.look.widgets.cell_delegate import CellDelegate

NAME_LETTERS = 20
"""Minimum width of the first column in letters; if the room is too small, the rest is scrolled."""

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class Rows(QAbstractTableModel):
    """Texts in columns; the rows in `renamable` can be renamed."""

    renamed = Signal(int, str)
    """Row and typed name; the receiver refreshes the rows."""

    def __init__(self, headings: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._headings = headings
        self._rows: Sequence[Sequence[str]] = ()
        self._renamable: frozenset[int] = frozenset()

    def show_rows(self, rows: Sequence[Sequence[str]], renamable: frozenset[int] = frozenset()) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self._rows, self._renamable = rows, renamable
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """The number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """One for each heading."""
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text, for display, editing and screen readers."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._rows[index.row()][index.column()]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self._headings[section]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The cells that can be renamed are editable."""
        flags = super().flags(index)
        if index.column() == 0 and index.row() in self._renamable:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Emit the typed name; the model itself does not change."""
        name = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not name or name == self._rows[index.row()][0]:
            return False
        self.renamed.emit(index.row(), name)
        return True


class RowsTable(QTableView):
    """The rows; Enter or a double click opens one, Del removes one, F2 renames one."""

    opened = Signal(int)
    removed = Signal(int)
    row_chosen = Signal(int)
    """The selected row, or -1."""

    def __init__(self, rows: Rows, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = rows
        self.setModel(rows)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setItemDelegate(CellDelegate(self))
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.sectionResized.connect(self._fit_names)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self.selectionModel().currentRowChanged.connect(lambda new, _old: self.row_chosen.emit(new.row()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    def _fit_names(self, resized: int = -1) -> None:
        """Give the first column the remaining width, but always enough to tell names apart."""
        if resized != 0:
            header = self.horizontalHeader()
            rest = self.viewport().width() - (header.length() - header.sectionSize(0))
            header.resizeSection(0, max(rest, self.fontMetrics().averageCharWidth() * NAME_LETTERS))

    @property
    def row(self) -> int:
        """The selected row, or -1."""
        return self.currentIndex().row()

    def choose(self, row: int) -> None:
        """Select a row, or the last one if there are fewer."""
        last = self.rows.rowCount() - 1
        self.setCurrentIndex(self.rows.index(min(row, last), 0) if last >= 0 else NO_INDEX)
        self.row_chosen.emit(self.row)

    def rename(self) -> None:
        """Edit the name of the selected row."""
        self.edit(self.rows.index(self.row, 0))

    def keyPressEvent(self, event: Any) -> None:
        """Del and Enter act on the selected row."""
        typing = self.state() == QAbstractItemView.State.EditingState
        if event.key() == Qt.Key.Key_Delete and not typing:
            self.removed.emit(self.row)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not typing and self.row >= 0:
            self.opened.emit(self.row)
        else:
            super().keyPressEvent(event)
