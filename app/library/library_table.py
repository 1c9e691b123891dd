"""The table for editing the library: works by keyboard, edited in place, invalid texts marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QItemSelection, QItemSelectionRange, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QTableView,
    QWidget,
)

from app.library.cell_delegate import Index, LibraryCellDelegate
from app.library.library_sheets import PRICES, SheetRow
from app.library.many_cells import Cell
from app.library.rows_model import NUMBER_ALIGNED, LibraryModel, LibrarySorter
from app.look import theme
from app.look.translation import tr
from planner_core.plan.fields import FieldInfo

ROW_PADDING = 10
WIDEST, NARROWEST = 340, 56
LEAST_FOR_NAMES = 24
"""Minimum width of the first column in letters, even while it is empty."""
MOST_MEASURED = 60
HEADER_PADDING = "QHeaderView::section { padding: 5px 9px; }"
"""Aligns titles with the text of the cells."""
ROW_HEADS = "QHeaderView::section { padding: 0 6px; border: none; font-weight: normal; }"


class Extent(NamedTuple):
    """The size of a selection."""

    rows: int
    cells: int
    """The editable ones."""
    is_whole_rows: bool
    """Whether whole rows are selected."""


class LibraryTable(QTableView):
    """Shows one sheet; cells are selected as in a spreadsheet, whole rows by their headers."""

    pasted = Signal()
    """Paste the clipboard."""
    deleted = Signal()
    """Clear the selected cells, or delete whole rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sorter = LibrarySorter(self)
        self._empty = ""
        self.fill: Callable[[str], bool] = lambda _text: False
        """Puts a text into all selected cells; returns False if one of them does not accept it."""
        self._left: tuple[Any, int, bool] | None = None
        self.setModel(self.sorter)
        self.sorter.modelAboutToBeReset.connect(self._remember)
        self.sorter.modelReset.connect(self._return)
        self.setItemDelegate(LibraryCellDelegate(self, self._info, self._fill))
        self._set_manners()

    @property
    def rows(self) -> LibraryModel:
        """The model below the sorter."""
        model = self.sorter.sourceModel()
        assert isinstance(model, LibraryModel)
        return model

    def _info(self, index: Index) -> FieldInfo | None:
        return self.rows.column_info(self.sorter.mapToSource(index).column())

    def _fill(self, text: str) -> bool:
        return self.fill(text)

    def show_rows(self, model: LibraryModel, title: str, empty: str) -> None:
        """Show the rows of another sheet."""
        self.sorter.setSourceModel(model)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setAccessibleName(title)
        self._empty = empty
        for column in range(self.sorter.columnCount()):
            self.resizeColumnToContents(column)
            least = LEAST_FOR_NAMES * self.fontMetrics().averageCharWidth() if column == 0 else NARROWEST
            self.setColumnWidth(column, min(max(self.columnWidth(column) + 8, least), WIDEST))
        self._put_origin_second()
        if self.sorter.rowCount():
            self.setCurrentIndex(self.sorter.index(0, 0))

    def _remember(self) -> None:
        """Remember the cursor before the rows are replaced."""
        index, focus = self.sorter.mapToSource(self.currentIndex()), QApplication.focusWidget()
        if index.isValid():
            is_here = focus is not None and (focus is self or self.isAncestorOf(focus))
            self._left = (self.rows.rows[index.row()].key, index.column(), is_here)

    def _return(self) -> None:
        if self._left is None or self.sorter.sourceModel() is None:
            return
        (key, column, is_here), self._left = self._left, None
        self.go_to(self.rows.renamed.get(key, key), column)
        if is_here:
            self.setFocus()

    def _put_origin_second(self) -> None:
        """Show the origin of a row beside its name, although it is the model's last column."""
        header, last = self.horizontalHeader(), self.sorter.columnCount() - 1
        for column in range(last + 1):
            header.moveSection(header.visualIndex(column), column)
        header.moveSection(header.visualIndex(last), 1)
        self.setColumnHidden(last, self.rows.sheet.name == PRICES)

    def chosen_keys(self) -> list[Any]:
        """The keys of the rows with selected cells, in the order of the table."""
        return [self._key(row) for row in self._chosen()]

    def chosen_cells(self) -> list[Cell]:
        """The selected editable cells, row by row in the shown order."""
        typed_into = self._typed_into()
        cells: list[Cell] = []
        for row, columns in self._chosen().items():
            key, columns = self._key(row), columns & typed_into
            cells += (Cell(key, column) for column in range(columns.bit_length()) if columns >> column & 1)
        return cells

    def extent(self) -> Extent:
        """The size of the selection."""
        chosen, whole = self._chosen(), (1 << self.sorter.columnCount()) - 1
        typed_into = self._typed_into()
        cells = sum((columns & typed_into).bit_count() for columns in chosen.values())
        return Extent(len(chosen), cells, bool(chosen) and all(each == whole for each in chosen.values()))

    def are_whole_rows(self) -> bool:
        """Whether whole rows are selected."""
        return self.extent().is_whole_rows

    def shown_rows(self) -> list[SheetRow]:
        """All rows that match the search, in the order of the table."""
        return [self._row(number) for number in range(self.sorter.rowCount())]

    def keys_from(self, first: Any) -> list[Any]:
        """The keys of the rows from this one downwards, in the shown order."""
        keys = [self._key(row) for row in range(self.sorter.rowCount())]
        return keys[keys.index(first) :] if first in keys else []

    def key_above(self, key: Any) -> Any | None:
        """The key of the row above another one, in the shown order; None if it is the first."""
        keys = [self._key(row) for row in range(self.sorter.rowCount())]
        return keys[keys.index(key) - 1] if key in keys[1:] else None

    def select_whole_rows(self) -> None:
        """Extend the selection to whole rows."""
        model, last = self.selectionModel(), self.sorter.columnCount() - 1
        whole = QItemSelection()
        for row in self._chosen():
            whole.select(self.sorter.index(row, 0), self.sorter.index(row, last))
        model.select(whole, model.SelectionFlag.ClearAndSelect)

    def _chosen(self) -> dict[int, int]:
        """The rows with selected cells, in order, each with its columns as bits.

        A selection consists of ranges that may overlap, and several may make up a row. Asking Qt row by row takes
        seconds for thousands.
        """
        chosen: dict[int, int] = {}
        for area in self._areas():
            columns = (2 << area.right()) - (1 << area.left())
            for row in range(area.top(), area.bottom() + 1):
                chosen[row] = chosen.get(row, 0) | columns
        return dict(sorted(chosen.items()))

    def _typed_into(self) -> int:
        """The editable columns as bits: all but the last, which shows the origin of a row."""
        return (1 << max(self.sorter.columnCount() - 1, 0)) - 1

    def _is_typed_into(self, index: QModelIndex) -> bool:
        """Whether a cell is editable; Qt warns about attempts to edit others."""
        return index.isValid() and bool(index.flags() & Qt.ItemFlag.ItemIsEditable)

    def _ask_menu_of_row(self, place: QPoint) -> None:
        """Right-click on a row header: select the whole row, then open the menu."""
        heads = self.verticalHeader().viewport()
        row = self.verticalHeader().logicalIndexAt(place)
        if row >= 0 and not (row in self._chosen() and self.are_whole_rows()):
            self.selectRow(row)
        self.customContextMenuRequested.emit(self.viewport().mapFromGlobal(heads.mapToGlobal(place)))

    def _areas(self) -> list[QItemSelectionRange]:
        if self.sorter.sourceModel() is None:
            return []
        areas = cast("Iterable[QItemSelectionRange]", self.selectionModel().selection())
        return [area for area in areas if area.isValid()]

    def _row(self, shown: int) -> SheetRow:
        return self.rows.rows[self.sorter.mapToSource(self.sorter.index(shown, 0)).row()]

    def _key(self, shown: int) -> Any:
        return self._row(shown).key

    def go_to(self, key: Any, column: int = 0, *, edit: bool = False) -> None:
        """Make a row the current one, if it is shown."""
        index = self.sorter.mapFromSource(self.rows.index(self.rows.row_of(key), column))
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
            if edit:
                self.edit(index)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter moves down, as in a spreadsheet."""
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            below = self.sorter.index(self.currentIndex().row() + 1, self.currentIndex().column())
            if below.isValid():
                self.setCurrentIndex(below)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        editing = self.state() == QAbstractItemView.State.EditingState
        if editing:
            super().keyPressEvent(event)
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.deleted.emit()
        elif event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self.select_whole_rows()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._is_typed_into(
            self.currentIndex()
        ):
            self.edit(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()  # the arrow keys move inside the table, Tab leaves it
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.sorter.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setPen(theme.current().colours.text_muted)
        words = tr("Nothing contains these words.") if self.rows.rows else self._empty
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(self.viewport().rect().adjusted(24, 24, -24, -24), int(flags), words)
        painter.end()

    def _set_manners(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSortingEnabled(True)
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setStyleSheet(ROW_HEADS)
        rows.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        rows.customContextMenuRequested.connect(self._ask_menu_of_row)
        rows.setDefaultAlignment(NUMBER_ALIGNED)
        rows.setHighlightSections(False)
        rows.setDefaultSectionSize(self.fontMetrics().height() + ROW_PADDING)
        header.setStyleSheet(HEADER_PADDING)
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        header.setResizeContentsPrecision(MOST_MEASURED)
