"""The palette: components and records to add to the canvas by dragging, Enter, double click, or the button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.look.translation import tr
from app.look.widgets.search_field import search_field
from app.project.palette_model import Entry, PaletteModel, palette_entries
from app.window.panes.palette_delegate import PaletteDelegate, drag_picture
from planner_core.catalog.catalog import Catalog

INTO_LIST = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)


class Palette(QWidget):
    """Lists kinds and catalogue records; `chosen` is emitted for one picked without dragging."""

    chosen = Signal(object)
    """An `Entry` to add beside the selection."""

    def __init__(self, catalog: Catalog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._model = PaletteModel(palette_entries(catalog), self)
        self.search = search_field(tr("Search the palette"), self)
        self.search.textChanged.connect(self._narrow)
        self.search.installEventFilter(self)
        self.view = PaletteView(self._model, self)
        self.view.activated.connect(self._choose)
        self.view.selectionModel().currentChanged.connect(self._name_button)
        self._count = QLabel(self)
        self._count.setProperty("tone", "caption")
        self._count.hide()
        self.button = QPushButton(tr("Add to the plan"), self)
        self.button.clicked.connect(lambda: self._choose(self.view.currentIndex()))
        self._lay_out()
        self.view.setCurrentIndex(self._model.first_entry())

    def show_catalog(self, catalog: Catalog) -> None:
        """Offer the records of another catalogue; the search text stays."""
        self._model.offer(palette_entries(catalog))
        self._narrow(self.search.text())

    def begin_search(self) -> None:
        """Focus the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys move from the search into the list, Enter adds its first line."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in INTO_LIST:
                self.view.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose(self.view.currentIndex())
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        gap = theme.current().metrics.gap
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2 * gap, 0, 2 * gap)
        column.setSpacing(gap)
        for widget in (self.search, self._count, self.view, self.button):
            side = 0 if widget is self.view else 2 * gap
            inset = QVBoxLayout()
            inset.setContentsMargins(side, 0, side, 0)
            inset.addWidget(widget)
            column.addLayout(inset, 1 if widget is self.view else 0)

    def _narrow(self, text: str) -> None:
        self._model.narrow(text)
        self.view.setCurrentIndex(self._model.first_entry())
        shown, there = self._model.counts()
        self._count.setText(tr("{shown} of {there}", shown=shown, there=there))
        self._count.setVisible(bool(text.strip()))
        self._name_button(self.view.currentIndex())

    def _name_button(self, index: QModelIndex) -> None:
        entry = self._model.entry(index)
        self.button.setEnabled(entry is not None)
        self.button.setToolTip(
            tr("Add {name} next to the selection (Enter)", name=entry.title) if entry else ""
        )

    def _choose(self, index: QModelIndex) -> None:
        entry: Entry | None = self._model.entry(index)
        if entry is not None:
            self.chosen.emit(entry)


class PaletteView(QListView):
    """The list; a drag carries a picture of its line."""

    def __init__(self, model: PaletteModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(tr("Palette"))
        self.setItemDelegate(PaletteDelegate(self))
        self.setMouseTracking(True)
        self._is_dragging = False
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter adds the line under the cursor, on every platform."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the line under the cursor. One drag at a time: Qt supports no second one."""
        model = self.model()
        assert isinstance(model, PaletteModel)
        entry = model.entry(self.currentIndex())
        if entry is None or self._is_dragging:
            return
        drag = QDrag(self)
        drag.setMimeData(model.mimeData([self.currentIndex()]))
        drag.setPixmap(drag_picture(entry, self.devicePixelRatioF()))
        self._is_dragging = True
        try:
            drag.exec(actions, Qt.DropAction.CopyAction)
        finally:
            self._is_dragging = False
