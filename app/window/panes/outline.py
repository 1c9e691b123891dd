"""The outline: the drawing as a tree, with the same selection as the drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTreeView, QVBoxLayout, QWidget

from app.canvas.content.card_content import CardBar
from app.canvas.layout.navigation import Stop, stop_box
from app.look import theme
from app.look.translation import tr, tr_plural
from app.look.widgets.search_field import search_field
from app.window.panes.outline_delegate import OutlineDelegate
from app.window.panes.outline_model import OutlineLine, OutlineModel, components_in, narrowed, outline
from planner_core.editing.document import Changed

if TYPE_CHECKING:
    from app.canvas.view import CanvasView

SHOWN = frozenset({"components", "parents", "links"})
"""The tables of a plan that the outline depends on."""
INDENTATION = 14
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ADDED = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


class Outline(QWidget):
    """Follows the drawing and controls it: the selection is the same in both."""

    menu_requested = Signal(str, QPoint)
    """Open the menu of a component at a screen position."""

    def __init__(self, canvas: CanvasView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._session = canvas.session
        self._lines: tuple[OutlineLine, ...] = ()
        self._closed: set[Stop] = set()
        self._known: set[Stop] = set()
        self._leads = False
        self._follows = False
        self._is_old = True
        self.model = OutlineModel(canvas.readable.words, self)
        self.search = search_field(tr("Search the outline"), self)
        self.search.textChanged.connect(self._narrow)
        self.search.installEventFilter(self)
        self.view = OutlineView(self.model, self._worst_of, self)
        self.count = QLabel(self)
        self.count.setProperty("tone", "caption")
        self._lay_out()
        self._connect()

    def begin_search(self) -> None:
        """Focus the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search, arrows and Enter move into the tree, Esc clears the search."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, *ENTER):
                self._enter_tree()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    # --- making ----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        gap = theme.current().metrics.gap
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2 * gap, 0, 2 * gap)
        column.setSpacing(gap)
        for widget in (self.search, self.count, self.view):
            side = 0 if widget is self.view else 2 * gap
            inset = QVBoxLayout()
            inset.setContentsMargins(side, 0, side, 0)
            inset.addWidget(widget)
            column.addLayout(inset, 1 if widget is self.view else 0)

    def _connect(self) -> None:
        self._session.opened.connect(self._start_over)
        self._session.variant_shown.connect(self._grow_old)
        self._session.changed.connect(self._follow_change)
        self._canvas.selection_changed.connect(lambda _ids: self._follow_selection())
        self._canvas.results_shown.connect(self._show_results)
        self.view.selectionModel().selectionChanged.connect(self._lead_selection)
        self.view.chosen.connect(self._choose)
        self.view.collapsed.connect(lambda index: self._remember(index, closed=True))
        self.view.expanded.connect(lambda index: self._remember(index, closed=False))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._ask_for_menu)

    def _worst_of(self, component: str) -> CardBar | None:
        scene = self._canvas.scene()
        return scene.freshen_card(component).worst if component in self._session.plan.components else None

    # --- following -------------------------------------------------------------------------------------------

    def _start_over(self) -> None:
        self._closed.clear()
        self._known.clear()
        self.search.clear()
        self._grow_old()

    def _follow_change(self, changed: Changed) -> None:
        if changed.aspects & SHOWN:
            self._grow_old()
        elif "positions" in changed.aspects:
            self._show_results()  # closing or opening a card changes its text

    def _grow_old(self) -> None:
        """Rebuild before it is seen again; several changes cause one rebuild."""
        self._is_old = True
        if self.isVisible():
            QTimer.singleShot(0, self, self._catch_up)

    def _catch_up(self) -> None:
        if self._is_old and self.isVisible():
            self._is_old = False
            self._lines = outline(self._session.plan)
            self._show_lines()

    def _show_results(self) -> None:
        if self.isVisible():
            self.model.refresh()
            self.view.viewport().update()  # For a tree with a single top line, Qt would repaint only that line

    def _narrow(self) -> None:
        self._show_lines()
        first = self.model.index(0, 0)
        if self.search.text().strip() and first.isValid():
            self.view.scrollTo(first)

    def _show_lines(self) -> None:
        typed = self.search.text()
        shown = narrowed(self._lines, typed) if typed.strip() else self._lines
        self._follows = True
        if self.model.show_lines(shown):
            self._open_lines(all_of_them=bool(typed.strip()))
        self._follows = False
        self._follow_selection()
        there = components_in(self._lines)
        if typed.strip():
            self.count.setText(tr("{shown} of {there}", shown=components_in(shown), there=there))
        else:
            self.count.setText(tr_plural("{count} component", "{count} components", there))

    def _open_lines(self, *, all_of_them: bool) -> None:
        """Frames are open at first, so that disks are visible; the places of files are closed."""
        self.view.expandAll()
        for stop in list(self.model.stops()):
            index = self.model.index_of(stop)
            line = self.model.line(index)
            if line is None or not line.below:
                continue
            if stop not in self._known:
                self._known.add(stop)
                if not line.below[0].is_component:
                    self._closed.add(stop)
            if stop in self._closed and not all_of_them:
                self.view.collapse(index)

    def _remember(self, index: QModelIndex, *, closed: bool) -> None:
        line = self.model.line(index)
        if line is None or self._follows or self.search.text().strip():
            return
        if closed:
            self._closed.add(line.stop)
        else:
            self._closed.discard(line.stop)

    # --- one selection ---------------------------------------------------------------------------------------

    def _follow_selection(self) -> None:
        """Select what is selected in the drawing, unless it was selected from here."""
        if self._leads or self._is_old:
            return
        indexes = [self.model.index_of(each) for each in self._canvas.selected_ids()]
        known = [index for index in indexes if index.isValid()]
        wanted = QItemSelection()
        for index in known:
            wanted.select(index, index)
        self._follows = True
        chosen = self.view.selectionModel()
        chosen.select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect | ADDED)
        if len(known) == 1:
            chosen.setCurrentIndex(known[0], QItemSelectionModel.SelectionFlag.NoUpdate)
            if not self.search.hasFocus():
                self.view.scrollTo(known[0])
        self._follows = False

    def _lead_selection(self) -> None:
        """Select in the drawing what was selected here, and scroll to it."""
        if self._follows:
            return
        lines = [self.model.line(index) for index in self.view.selectionModel().selectedRows()]
        known = [line for line in lines if line is not None]
        self._leads = True
        if len(known) == 1 and stop_box(self._canvas.arrangement, known[0].stop) is not None:
            self._canvas.keys.go_to(known[0].stop)
        else:
            self._canvas.select(dict.fromkeys(line.component for line in known))
        self._leads = False

    def _choose(self, index: QModelIndex) -> None:
        """Enter or a double click: the fields of a component, or another store for a file."""
        line = self.model.line(index)
        if line is None:
            return
        if isinstance(line.stop, str):
            self._canvas.orders.edit_requested.emit(line.stop)
        elif stop_box(self._canvas.arrangement, line.stop) is not None:
            self._canvas.setFocus(Qt.FocusReason.OtherFocusReason)
            self._canvas.orders.relocate(*line.stop)

    def _ask_for_menu(self, at: QPoint) -> None:
        line = self.model.line(self.view.indexAt(at))
        if line is not None:
            self.menu_requested.emit(line.component, self.view.viewport().mapToGlobal(at))

    def _enter_tree(self) -> None:
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.view.currentIndex().isValid() or not self.view.selectionModel().hasSelection():
            self.view.setCurrentIndex(self.model.index(0, 0))


class OutlineView(QTreeView):
    """The tree; Enter and a double click choose."""

    chosen = Signal(QModelIndex)

    def __init__(
        self, model: OutlineModel, worst_of: Callable[[str], CardBar | None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(tr("Outline"))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setIndentation(INDENTATION)
        self.setMouseTracking(True)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setItemDelegate(OutlineDelegate(worst_of, self))
        self.doubleClicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses on every platform."""
        if event.key() in ENTER and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)
