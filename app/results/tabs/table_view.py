"""The table of all results: sorts by a click, works by keyboard, copies to a spreadsheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QKeyCombination,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.look import theme
from app.look.translation import tr
from app.results.tabs.cell_sizes import MOST_MEASURED, ROW_PADDING, SWATCH, CellSizes
from app.results.tabs.column_widths import NARROWEST, OwnWidths
from app.results.tabs.sort_actions import NO_COLUMN, sort_actions
from app.results.tabs.table_model import ROW_ROLE, TableModel, TableSorter, alignment, copied_words

EXPLAIN_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F1})
MENU_KEYS = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_F10)
"""Windows turns these keys into a request for the menu; elsewhere only the menu key does."""
HEADER_PADDING = "QHeaderView::section { padding: 5px 9px; }"
"""Aligns titles with the text of the cells."""
LINE_BREAK = "\N{LINE SEPARATOR}"
"""Where Qt breaks a line in a cell."""
LEAST_LETTERS = 6
"""Per relative width; if there is less room, the table scrolls sideways."""
LEAST_WRAPPED_LETTERS = 24
WIDEST = 420


class ResultTable(QTableView):
    """Shows a TableModel; emits `chosen` with the row and column that the user activates."""

    chosen = Signal(object, int)
    keeps_order = False
    """Whether the order of the rows has a meaning, so that sorting is disabled."""

    def __init__(self, model: TableModel[Any], title: str, empty: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self._empty = empty
        self._weights: Mapping[int, int] = {}
        self._stretched: set[int] = set()
        self._is_fitting = False
        self.sorter = TableSorter(self)
        self.sizes = CellSizes(self, model, self.sorter)
        self.sorter.setSourceModel(model)
        self.setModel(self.sorter)
        self.setAccessibleName(title)
        self.own_widths = OwnWidths(self.horizontalHeader())
        self._set_manners()
        self._add_actions()
        self._held: tuple[object, int, int, int] | None = None
        """While the rows are replaced: identity, row and column of the cursor, and the scroll position."""
        self.sorter.modelAboutToBeReset.connect(self._hold_place)
        self.sorter.modelReset.connect(self._take_place)
        model.modelReset.connect(self.fit_columns)
        model.dataChanged.connect(self._widen_numbers)
        self.clicked.connect(self._tell)

    def show_empty_text(self, text: str) -> None:
        """Set the text for a table without rows."""
        self._empty = text
        self.viewport().update()

    @property
    def empty_text(self) -> str:
        """The text shown instead of rows; empty if there are rows."""
        return "" if self.rows.rows else self._empty

    def stretch(self, column: int) -> None:
        """Give one column the remaining width."""
        self._stretched.add(column)
        self._stretch_or_scroll()

    def wrap(self, *columns: int) -> None:
        """Let columns share the remaining width, and give rows the height of their wrapped text."""
        self.setWordWrap(True)
        for column in columns:
            self.stretch(column)
        self.rows.modelReset.connect(self._fit_wrapped)
        self._follow_wrapped()

    def share_width(self, weights: Mapping[int, int]) -> None:
        """Give columns shares of the remaining width; rows get the height of their wrapped text."""
        self.setWordWrap(True)
        self._weights = weights
        self._follow_wrapped()

    def _follow_wrapped(self) -> None:
        for signal in (self.rows.dataChanged, self.sorter.layoutChanged):
            signal.connect(self._fit_wrapped)
        self.horizontalHeader().sectionResized.connect(self._fit_wrapped)

    def fit_columns(self) -> None:
        """Fit the columns to their typical content, except those resized by the user."""
        header = self.horizontalHeader()
        self._is_fitting = True
        for column in range(self.model().columnCount()):
            if not self._is_measured(column):
                continue
            if header.sectionResizeMode(column) == QHeaderView.ResizeMode.Interactive:
                needed = max(self.needed_width(column), header.sectionSizeHint(column))
                self.setColumnWidth(column, min(max(needed + 8, NARROWEST), WIDEST))
        self._is_fitting = False
        self._share()

    def _widen_numbers(self) -> None:
        """Fit again if a number no longer fits its column."""
        for number, column in enumerate(self.rows.columns):
            if column.is_numeric and self._is_measured(number):
                needed = self.needed_width(number) + 8
                if self.columnWidth(number) < needed:
                    self.fit_columns()
                    return

    def _is_measured(self, column: int) -> bool:
        return not (column in self._weights or column in self._stretched or column in self.own_widths)

    def needed_width(self, column: int) -> int:
        """Pixels for the typical content of a column."""
        return self.sizes.width(column)

    def row_at(self, index: QModelIndex | QPersistentModelIndex) -> Any:
        """The row object behind a cell."""
        return self.rows.rows[self.sorter.mapToSource(index).row()]

    def copied_rows(self) -> list[list[str]]:
        """Titles and selected rows, or all rows if fewer than two are selected, as cells for a spreadsheet."""
        selected = sorted(index.row() for index in self.selectionModel().selectedRows())
        chosen = selected if len(selected) > 1 else range(self.model().rowCount())
        rows = [self.model().index(number, 0).data(ROW_ROLE) for number in chosen]
        cells = [[self.rows.copied(row, column) for column in self.rows.columns] for row in rows]
        return [[copied_words(column.title) for column in self.rows.columns], *cells]

    def copy_text(self) -> str:
        """The same as text, with tabs between the cells."""
        return "".join("\t".join(cells) + "\n" for cells in self.copied_rows())

    def copy(self) -> None:
        """Copy the rows to the clipboard, for a spreadsheet."""
        QGuiApplication.clipboard().setText(self.copy_text())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._open_menu_here()
        else:
            self._open_menu(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.keyCombination() == MENU_KEYS and QGuiApplication.platformName() != "windows":
            self._open_menu_here()
        elif event.key() in EXPLAIN_KEYS and self.currentIndex().isValid():
            self._tell(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()  # the arrow keys move inside the table, Tab leaves it
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Enter and F1 go to the table while it has the focus, even if they are shortcuts of the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in EXPLAIN_KEYS
        ):
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.sizes.forget()
            self._fit_rows()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """An empty table fits its columns to their titles, whose font is known only now."""
        super().showEvent(event)
        if not self.rows.rows:
            self.fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.empty_text:
            return
        painter = QPainter(self.viewport())
        painter.setPen(theme.current().colours.text_muted)
        room = self.viewport().rect().adjusted(24, 16, -24, -16)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(room, int(flags), self.empty_text)
        painter.end()

    def _hold_place(self) -> None:
        here = self.currentIndex()
        if here.isValid():
            known_by = self.rows.identity(self.row_at(here))
            self._held = known_by, here.row(), here.column(), self.verticalScrollBar().value()

    def _take_place(self) -> None:
        """Restore the cursor on the same row, or in the same place, so that keyboard users keep their position."""
        held, self._held = self._held, None
        if held is None or not self.model().rowCount() or not self.model().columnCount():
            return
        known_by, row, column, scrolled = held
        numbers = (n for n, each in enumerate(self.rows.rows) if self.rows.identity(each) == known_by)
        same = next(numbers, None)
        if same is not None:
            row = self.sorter.mapFromSource(self.rows.index(same, 0)).row()
        row, column = min(row, self.model().rowCount() - 1), min(column, self.model().columnCount() - 1)
        self.setCurrentIndex(self.model().index(row, column))
        self.verticalScrollBar().setValue(scrolled)

    def _tell(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if row is not None:
            self.chosen.emit(row, index.column())

    def _open_menu_here(self) -> None:
        """Open the menu at the current cell."""
        self._open_menu(self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center()))

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.actions())
        menu.popup(at)

    def _add_actions(self) -> None:
        copy = QAction(tr("Copy table"), self)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        copy.triggered.connect(self.copy)
        self.addAction(copy)
        if not self.keeps_order:
            self.addActions(sort_actions(self))

    def _set_manners(self) -> None:
        self.setItemDelegate(ResultCellDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setStyleSheet(HEADER_PADDING)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(NARROWEST)
        header.setSectionsMovable(True)
        header.setResizeContentsPrecision(MOST_MEASURED)
        self.setSortingEnabled(not self.keeps_order)
        self.sortByColumn(NO_COLUMN, Qt.SortOrder.AscendingOrder)
        self._fit_rows()

    def _stretch_or_scroll(self) -> None:
        """Keep stretched columns at least as wide as their titles and a few words of wrapped text; if there is too
        little room, the table scrolls.
        """
        header, columns = self.horizontalHeader(), range(self.model().columnCount())
        least = self.fontMetrics().averageCharWidth() * LEAST_WRAPPED_LETTERS if self.wordWrap() else 0
        stretched = {
            column: max(header.sectionSizeHint(column), least)
            for column in self._stretched
            if column in columns and column not in self.own_widths
        }
        taken = sum(header.sectionSize(column) for column in columns if column not in stretched)
        has_room = taken + sum(stretched.values()) <= self.viewport().width()
        for column, width in stretched.items():
            modes = QHeaderView.ResizeMode
            header.setSectionResizeMode(column, modes.Stretch if has_room else modes.Interactive)
            if not has_room:
                self.setColumnWidth(column, width)

    def _share(self) -> None:
        self._stretch_or_scroll()
        if not self._weights:
            return
        columns = range(self.model().columnCount())
        shared = {column: weight for column, weight in self._weights.items() if column not in self.own_widths}
        taken = sum(self.columnWidth(column) for column in columns if column not in shared)
        letters = self.fontMetrics().averageCharWidth() * LEAST_LETTERS
        header, rest = self.horizontalHeader(), dict(shared)
        wide: dict[int, int] = {}
        while rest:
            unit = (self.viewport().width() - taken - sum(wide.values())) / sum(rest.values())
            least = {column: max(letters * rest[column], header.sectionSizeHint(column)) for column in rest}
            short = {column: wanted for column, wanted in least.items() if int(unit * rest[column]) < wanted}
            wide |= short or {column: int(unit * weight) for column, weight in rest.items()}
            rest = {column: weight for column, weight in rest.items() if column not in wide}
        self._is_fitting = True
        for column, width in wide.items():
            self.setColumnWidth(column, width)
        self._is_fitting = False
        self._fit_wrapped()

    def _fit_wrapped(self) -> None:
        """Set row heights by their text; long tables get two lines for every row, which takes no time."""
        if self._is_fitting:
            return
        if len(self.rows.rows) <= MOST_MEASURED:
            header = self.verticalHeader()
            for row in range(self.model().rowCount()):
                header.resizeSection(row, self.sizes.height(row))
        else:
            height = 2 * self.fontMetrics().lineSpacing() + ROW_PADDING
            self.verticalHeader().setDefaultSectionSize(height)

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROW_PADDING)


class ResultCellDelegate(QStyledItemDelegate):
    """Cells with a hairline below; a column may set a row in bold."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        painter.setPen(theme.current().colours.hairline)
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Like Qt's, without asking the model eight times per cell."""
        view = self.parent()
        if not isinstance(view, ResultTable):
            super().initStyleOption(option, index)
            return
        column, row = view.rows.columns[index.column()], view.row_at(index)
        if column.colour is not None:
            super().initStyleOption(option, index)
            option.decorationSize = QSize(SWATCH, SWATCH)
        else:
            if isinstance(index, QModelIndex):
                option.index = index
            option.text = column.shown(row).replace("\n", LINE_BREAK)
            option.displayAlignment = alignment(column)
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
        if column.bold is not None and column.bold(row):
            option.font.setBold(True)
