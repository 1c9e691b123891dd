"""The palette: components and records to add to the canvas by dragging, Enter, double click, or the button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.look.translation import mark, tr
from app.look.widgets.search_field import search_field
from app.project.palette_model import Entry, PaletteModel, palette_entries
from app.window.panes.palette_delegate import PaletteDelegate
from app.window.panes.palette_drag import DropTarget, PaletteDrag
from planner_core.catalog.catalog import Catalog

NOTHING_FOUND = mark(
    "No match. Add a component and type its values, or create a record under File > Library."
)
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
        self._count.setWordWrap(True)
        self._count.hide()
        self.button = QPushButton(tr("Add to the plan"), self)
        self.button.clicked.connect(lambda: self._choose(self.view.currentIndex()))
        self._lay_out()
        self.view.setCurrentIndex(self._model.first_entry())

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All lines, whatever is searched."""
        return self._model.all

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
        found = tr("{shown} of {there}", shown=shown, there=there)
        self._count.setText(found if shown else f"{found}\n{tr(NOTHING_FOUND)}")
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
    """The list, whose lines can be dragged to `target`."""

    def __init__(self, model: PaletteModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._entries = model
        self.setModel(model)
        self.target: DropTarget | None = None
        self._pressed: tuple[QPoint, Entry] | None = None
        """Where a line was pressed, in coordinates of the viewport."""
        self._drag: PaletteDrag | None = None
        self.setAccessibleName(tr("Palette"))
        self.setItemDelegate(PaletteDelegate(self))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on a line may become a drag. Other buttons change nothing during one."""
        if self._drag is not None:
            return
        super().mousePressEvent(event)
        at = event.position().toPoint()
        entry = self._entries.entry(self.indexAt(at))
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = (at, entry) if is_left and entry is not None else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed line; without a button, show which line is under the pointer."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._end_drag()  # another window got the release
            super().mouseMoveEvent(event)
            return
        if self._drag is None:
            self._drag = self._begun(event.position().toPoint())
        if self._drag is not None:
            self._drag.move(event.globalPosition().toPoint(), event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what is dragged."""
        drag = self._drag
        if drag is None:
            super().mouseReleaseEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._drag = self._pressed = None
            drag.drop(event.globalPosition().toPoint(), event.modifiers())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter adds the line under the cursor, on every platform. Esc gives up a drag, and other keys wait for it."""
        if self._drag is not None:
            if event.key() == Qt.Key.Key_Escape:
                self._end_drag()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """During a drag no shortcut changes the plan."""
        if event.type() == QEvent.Type.ShortcutOverride and self._drag is not None:
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """No tooltip during a drag."""
        return (event.type() == QEvent.Type.ToolTip and self._drag is not None) or super().viewportEvent(
            event
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The list stays where it is during a drag."""
        if self._drag is None:
            super().wheelEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """A hidden list gets no release."""
        self._end_drag()
        super().hideEvent(event)

    def _begun(self, at: QPoint) -> PaletteDrag | None:
        """A new drag, once the pointer has moved far enough from where it pressed a line."""
        if self._pressed is None or self.target is None:
            return None
        pressed_at, entry = self._pressed
        if (at - pressed_at).manhattanLength() < QApplication.startDragDistance():
            return None
        return PaletteDrag(self.viewport(), entry, self.target)

    def _end_drag(self) -> None:
        drag, self._drag, self._pressed = self._drag, None, None
        if drag is not None:
            drag.cancel()
