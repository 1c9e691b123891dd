"""The window of the library: its tables at the left, the rows of one of them beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QListWidget,
    QMenu,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.library.cell_commands import CellCommands
from app.library.file_commands import FileCommands
from app.library.library_sheets import PRICES, SHIPPED, NewKeys, duplicated, make_sheets, removed, sheet_title
from app.library.library_table import LibraryTable
from app.library.rows_model import LibraryModel
from app.library.tool_row import ToolRow
from app.look import icons
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.look.widgets.announce import announce
from app.look.widgets.enter_clicks import click_with_enter
from app.look.widgets.first_size import room_on_screen
from app.look.widgets.message_bar import MessageBar, Tone, bar_in_front
from app.look.widgets.plain_text import hairline, plain_label
from app.look.widgets.search_field import search_field
from app.project.patience import Patience
from db.progress import CalledOffError
from planner_core.catalog.library import LibraryStep
from planner_core.messages import HeadroomError, Message

if TYPE_CHECKING:
    from app.library.library_store import LibraryStore
    from app.machine.preferences import Preferences

LIST_WIDTH = 190
OWN_LETTERS = 4
"""Room after the names of tables for the number of own rows, in letters."""
SIZE = (1120, 680)
NAME_PADDING = "QListView::item { padding: 5px 6px; } QListView::item:focus { padding: 3px 4px; }"


class LibraryWindow(QWidget):
    """Everything in it can be undone until the program ends."""

    def __init__(self, store: LibraryStore, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.store = store
        self._was_shown = False
        store.patience = Patience(self)
        self.setWindowTitle(tr("Library"))
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._models = {name: LibraryModel(store, sheet, self) for name, sheet in make_sheets(store).items()}
        self.messages = MessageBar(self)
        self.names = QListWidget(self)
        self.names.setAccessibleName(tr("Tables of the library"))
        for name in self._models:
            self.names.addItem(sheet_title(name))
        self.search = search_field(tr("Search the table"), self)
        self.own_only = QCheckBox(tr("Only own ones"), self)
        self.count = plain_label("", "caption", self)
        self.table = LibraryTable(self)
        self.files = FileCommands(store, self.table, preferences, self.messages, self)
        self.cells = CellCommands(store, self.table, self.messages, self.files.import_pasted)
        self.problem = plain_label("", "error", self, wraps=True)
        self.problem.hide()
        self._actions = self._make_actions()
        self._lay_out()
        self._connect()
        self.names.setCurrentRow(0)
        self.resize(QSize(*SIZE).boundedTo(room_on_screen(self)))
        if store.blocked is not None:
            self.messages.show_message(translate(store.blocked), "error")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that neither the focused widget nor any around it has handled."""
        if not click_with_enter(event, self.focusWidget()):
            super().keyPressEvent(event)

    @property
    def sheet_name(self) -> str:
        """The shown table."""
        return list(self._models)[max(self.names.currentRow(), 0)]

    @property
    def model(self) -> LibraryModel:
        """Its rows."""
        return self._models[self.sheet_name]

    def show_sheet(self, name: str) -> None:
        """Show one of the tables."""
        self.names.setCurrentRow(list(self._models).index(name))

    # --- commands --------------------------------------------------------------------------------------------

    def add(self) -> None:
        """Add a row, and edit its name."""
        self.search.clear()
        values: dict[str, Any] = {}
        if self.sheet_name == PRICES:
            values = {"item": tr("New item"), "currency": self.store.currency}
        edits = self.model.sheet.added(values, NewKeys(self.store.library))
        label = Message("Add a row to {list}", {"list": sheet_title(self.sheet_name)})
        if self.store.perform(LibraryStep(label, tuple(edits))):
            self.table.setFocus()
            self._go_to(edits[-1].key, edit=True)

    def duplicate(self) -> None:
        """Copy each selected row."""
        rows = self._chosen()
        if rows:
            edits = duplicated(self.model.sheet, self.store.library, rows)
            label = Message("Duplicate {count} row", {"count": len(rows)}, plural="Duplicate {count} rows")
            if self.store.perform(LibraryStep(label, tuple(edits))):
                self._go_to(edits[-1].key)

    def delete(self) -> None:
        """Remove the selected rows; shipped ones stay."""
        rows = self._chosen()
        edits = removed(self.model.sheet, rows)
        if rows and not edits:
            self.messages.show_message(
                tr(
                    "Records that come with Headroom cannot be deleted. Type into one to replace it with"
                    " your own."
                )
            )
        label = Message("Delete {count} row", {"count": len(edits)}, plural="Delete {count} rows")
        place = self.table.currentIndex()
        if edits and self.store.perform(LibraryStep(label, tuple(edits))):
            row = min(place.row(), self.table.sorter.rowCount() - 1)
            if row >= 0:
                self.table.setCurrentIndex(self.table.sorter.index(row, place.column()))

    # --- inside ------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Another window may have changed the library while this one was inactive."""
        if event.type() == QEvent.Type.WindowActivate:
            self.store.look_again()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the list at the left with its padding, which it has only now."""
        self.names.ensurePolished()
        self.names.doItemsLayout()
        names = max(
            LIST_WIDTH, self.names.sizeHintForColumn(0) + self.fontMetrics().averageCharWidth() * OWN_LETTERS
        )
        if not self._was_shown:  # later it is the user's size
            self._split.setSizes([names, self.width() - names])
        self._was_shown = True
        super().showEvent(event)

    def _delete_or_empty(self) -> None:
        if self.table.are_whole_rows():
            self.delete()
        else:
            self.cells.empty()

    def _show_menu(self, place: QPoint) -> None:
        menu = QMenu(self.table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in ("copy", "paste", "fill_down", "empty", "", "rows", "duplicate", "delete"):
            if name:
                menu.addAction(self._actions[name])
            else:
                menu.addSeparator()
        menu.popup(self.table.viewport().mapToGlobal(place))

    def _go_to(self, key: Any, *, edit: bool = False) -> None:
        self.table.go_to(key[1] if isinstance(key, tuple) else key, edit=edit)

    def _chosen(self) -> list[Any]:
        keys = set(self.table.chosen_keys())
        return [row for row in self.model.rows if row.key in keys]

    def _make_actions(self) -> dict[str, QAction]:
        made = {}
        for name, text, icon, keys, act in (
            ("add", tr("&Add"), "plus", "Ctrl+N", self.add),
            ("duplicate", tr("Dup&licate"), "layers", "Ctrl+D", self.duplicate),
            ("delete", tr("&Delete rows"), "trash-2", "Ctrl+-", self.delete),
            ("undo", tr("&Undo"), "undo-2", "Ctrl+Z", self.store.undo),
            ("redo", tr("&Redo"), "redo-2", "Ctrl+Y", self.store.redo),
            ("import", tr("&Import…"), "folder-open", "Ctrl+O", self.files.import_file),
            ("export", tr("&Export…"), "file-down", "Ctrl+E", self.files.export),
            ("export_all", tr("Export the &whole library…"), "", "", self.files.export_all),
            ("merge", tr("&Merge another library…"), "", "", self.files.merge),
            ("copy", tr("&Copy"), "copy", "Ctrl+C", self.cells.copy),
            ("paste", tr("&Paste"), "clipboard-paste", "", self.cells.paste),
            ("fill_down", tr("Fill do&wn"), "", "Ctrl+Shift+D", self.cells.fill_down),
            ("empty", tr("&Empty the cells"), "", "", self.cells.empty),
            ("rows", tr("Select whole &rows"), "", "", self.table.select_whole_rows),
            ("close", tr("Close"), "", "Ctrl+W", self.close),
            ("find", tr("Search"), "", "Ctrl+F", self.search.setFocus),
        ):
            made[name] = self._make_action(text, icon, keys, act)
        return made

    def _make_action(self, text: str, icon: str, keys: str, act: Callable[[], object]) -> QAction:
        action = QAction(text, self)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if icon:
            icons.dress(action, icon)
        action.triggered.connect(lambda _checked=False: act())
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        groups = (("add", "duplicate", "delete"), ("undo", "redo"), ("import", "export"))
        actions = [[self._actions[name] for name in group] for group in groups]
        self.tools = ToolRow(actions, self._more_button(), self)
        finding = QHBoxLayout()
        finding.setContentsMargins(12, 0, 12, 8)
        finding.setSpacing(12)
        finding.addWidget(self.search, 1)
        finding.addWidget(self.own_only)
        finding.addWidget(self.count)
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(0)
        column.addLayout(finding)
        column.addWidget(self.table, 1)
        self.problem.setContentsMargins(12, 6, 12, 6)
        column.addWidget(self.problem)
        self.names.setStyleSheet(NAME_PADDING)
        self._split = split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(self.names)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.tools)
        page.addWidget(hairline(self))
        page.addWidget(split, 1)
        self.messages.lie_over(self.table, below=True)

    def _more_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setText(tr("More"))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu = QMenu(button)
        for name in ("fill_down", "empty", "rows", "", "export_all", "merge"):
            menu.addAction(self._actions[name]) if name else menu.addSeparator()
        button.setMenu(menu)
        return button

    def _connect(self) -> None:
        self.names.currentRowChanged.connect(self._show_sheet)
        self.search.textChanged.connect(self._narrow)
        self.own_only.toggled.connect(self._narrow)
        self.table.deleted.connect(self._delete_or_empty)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self.table.selectionModel().selectionChanged.connect(self._count_rows)
        for model in self._models.values():
            model.complained.connect(self._show_problem)
        self.store.changed.connect(self._follow)
        self.store.refused.connect(self._refuse)
        self._follow()

    def _show_sheet(self) -> None:
        empty = tr("No prices yet. Add one, paste rows from a spreadsheet, or import a price list.")
        self.table.show_rows(self.model, sheet_title(self.sheet_name), empty)
        self.own_only.setVisible(self.sheet_name != PRICES)
        self._narrow()
        self._show_problem(self.model.first_wrong())

    def _narrow(self) -> None:
        own_only = self.own_only.isChecked() and self.sheet_name != PRICES
        self.table.sorter.narrow(self.search.text(), own_only=own_only)
        self._count_rows()

    def _count_rows(self) -> None:
        shown, there = self.table.sorter.rowCount(), len(self.model.rows)
        words = (
            tr("{shown} of {there}", shown=shown, there=there)
            if shown != there
            else tr_plural("{count} row", "{count} rows", there)
        )
        chosen = self.table.extent()
        if chosen.is_whole_rows:
            words = tr("{rows}, {count} selected", rows=words, count=chosen.rows)
        elif chosen.cells > 1:
            words = tr(
                "{rows}, {count} cells selected: type, and Ctrl+Enter fills all",
                rows=words,
                count=chosen.cells,
            )
        self.count.setText(words)

    def _follow(self) -> None:
        undo, redo = self.store.undo_label, self.store.redo_label
        for name, label, plain in (("undo", undo, tr("Undo")), ("redo", redo, tr("Redo"))):
            self._actions[name].setEnabled(label is not None)
            shown = tr("{action}: {step}", action=plain, step=translate(label)) if label else plain
            self._actions[name].setToolTip(shown)
        for number, (name, model) in enumerate(self._models.items()):
            own = sum(row.origin != SHIPPED for row in model.rows)
            item = self.names.item(number)
            item.setText(f"{sheet_title(name)} ({numbers().number(own)})" if own else sheet_title(name))
        self._count_rows()

    def _show_problem(self, text: str) -> None:
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        if text:
            announce(self.problem, text)

    def _refuse(self, error: HeadroomError) -> None:
        tone: Tone = "notice" if isinstance(error, CalledOffError) else "error"
        bar = bar_in_front(self.messages)
        if bar is not None:
            bar.show_message(translate(error.message), tone)
