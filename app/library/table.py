"""The table that the library is edited in: walked by keys, typed into in place, wrong texts marked where they stand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPolygon
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app import theme
from app.i18n import tr
from app.library.model import WRONG_ROLE, LibraryModel, LibrarySorter, column_title
from app.library.sheets import PRICES
from planner_core.plan.fields import FieldInfo

Index = QModelIndex | QPersistentModelIndex
ROW_PADDING = 10
WIDEST, NARROWEST = 340, 56
MARK = 6
MOST_MEASURED = 60
HEADER_PADDING = "QHeaderView::section { padding: 5px 9px; }"
"""Titles stand where the text of the cells stands."""


class LibraryTable(QTableView):
    """Shows one sheet; says with `pasted` that the clipboard is to be taken at the current cell."""

    pasted = Signal()
    deleted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sorter = LibrarySorter(self)
        self._empty = ""
        self._left: tuple[Any, int, bool] | None = None
        self.setModel(self.sorter)
        self.sorter.modelAboutToBeReset.connect(self._remember)
        self.sorter.modelReset.connect(self._return)
        self.setItemDelegate(CellDelegate(self))
        self._set_manners()

    @property
    def rows(self) -> LibraryModel:
        """The model behind the sorting."""
        model = self.sorter.sourceModel()
        assert isinstance(model, LibraryModel)
        return model

    def show_rows(self, model: LibraryModel, title: str, empty: str) -> None:
        """Show the rows of another sheet."""
        self.sorter.setSourceModel(model)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setAccessibleName(title)
        self._empty = empty
        for column in range(self.sorter.columnCount()):
            self.resizeColumnToContents(column)
            self.setColumnWidth(column, min(max(self.columnWidth(column) + 8, NARROWEST), WIDEST))
        self._put_origin_second()
        if self.sorter.rowCount():
            self.setCurrentIndex(self.sorter.index(0, 0))

    def _remember(self) -> None:
        """Where the cursor is before other rows come."""
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
        """Whose a row is stands beside its name, though it is the last column of the model."""
        header, last = self.horizontalHeader(), self.sorter.columnCount() - 1
        for column in range(last + 1):
            header.moveSection(header.visualIndex(column), column)
        header.moveSection(header.visualIndex(last), 1)
        self.setColumnHidden(last, self.rows.sheet.name == PRICES)

    def chosen_keys(self) -> list[Any]:
        """The keys of the selected rows, in the order of the table."""
        shown = sorted(index.row() for index in self.selectionModel().selectedRows())
        sources = (self.sorter.mapToSource(self.sorter.index(row, 0)).row() for row in shown)
        return [self.rows.rows[row].key for row in sources]

    def keys_from_current(self) -> list[Any]:
        """The keys of the rows from the current one downwards, as they are shown."""
        first = self.currentIndex().row()
        shown = range(first, self.sorter.rowCount()) if first >= 0 else range(0)
        return [self.rows.rows[self.sorter.mapToSource(self.sorter.index(n, 0)).row()].key for n in shown]

    def go_to(self, key: Any, column: int = 0, *, edit: bool = False) -> None:
        """Make a row the current one, if it is shown."""
        index = self.sorter.mapFromSource(self.rows.index(self.rows.row_of(key), column))
        if index.isValid():
            self.setCurrentIndex(index)
            self.selectRow(index.row())
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.NoUpdate)
            self.scrollTo(index)
            if edit:
                self.edit(index)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter leads down, as in a spreadsheet."""
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
        elif event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.edit(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()  # the arrow keys walk in the table, Tab leaves it
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.sorter.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setPen(theme.current().colours.text_muted)
        words = tr("Nothing holds these words.") if self.rows.rows else self._empty
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(self.viewport().rect().adjusted(24, 24, -24, -24), int(flags), words)
        painter.end()

    def _set_manners(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSortingEnabled(True)
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setDefaultSectionSize(self.fontMetrics().height() + ROW_PADDING)
        header.setStyleSheet(HEADER_PADDING)
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        header.setResizeContentsPrecision(MOST_MEASURED)


class CellDelegate(QStyledItemDelegate):
    """Makes the editor of a cell and marks what was typed wrongly."""

    def __init__(self, table: LibraryTable) -> None:
        super().__init__(table)
        self._table = table

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        info = self._info(index)
        title = column_title(info)
        if info is not None and info.kind in ("choice", "flag"):
            box = QComboBox(parent)
            names = (
                [tr("yes"), tr("no")]
                if info.kind == "flag"
                else [_shown(each) for each in info.choices.values()]
            )
            box.addItems(names)
            box.setAccessibleName(title)
            return box
        line = QLineEdit(parent)
        line.setAccessibleName(title)
        wrong = index.data(WRONG_ROLE)
        line.setProperty("wrong", bool(wrong))
        line.setAccessibleDescription(wrong)
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        text = str(index.data(Qt.ItemDataRole.EditRole))
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(editor.findText(text), 0))
        elif isinstance(editor, QLineEdit):
            editor.setText(text)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        text = ""
        if isinstance(editor, QComboBox):
            text = editor.currentText()
        elif isinstance(editor, QLineEdit):
            text = editor.text()
        if text != str(index.data(Qt.ItemDataRole.EditRole)):
            model.setData(index, text)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        if not index.data(WRONG_ROLE):
            return
        box, colour = option.rect, theme.current().colours.error
        painter.save()
        painter.setPen(colour)
        painter.drawRect(box.adjusted(1, 1, -2, -2))
        painter.setBrush(colour)
        corner = box.topLeft() + QPoint(1, 1)
        painter.drawPolygon(QPolygon([corner, corner + QPoint(MARK, 0), corner + QPoint(0, MARK)]))
        painter.restore()

    def _info(self, index: Index) -> FieldInfo | None:
        return self._table.rows.column_info(self._table.sorter.mapToSource(index).column())


def _shown(choice: str) -> str:
    return tr(choice) if choice else ""
