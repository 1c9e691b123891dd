"""A search field with a list of matches below it; works by keys alone and closes after one choice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QLineEdit,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.look.translation import tr
from app.look.widgets.announce import announce
from app.look.widgets.finder_delegate import OfferDelegate, row_height
from app.look.widgets.finder_entries import Offer, OfferModel, narrowed, spoken, with_headings

MOST_ROWS = 12
MOST_RECENT = 20
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_ROW = {Qt.Key.Key_Down: 1, Qt.Key.Key_Tab: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Backtab: -1}
BY_PAGE = {Qt.Key.Key_PageDown: MOST_ROWS - 1, Qt.Key.Key_PageUp: 1 - MOST_ROWS}


class Finder(QFrame):
    """Lies over its parent; Enter performs the chosen line, Esc or a click elsewhere returns to the previous place."""

    closed = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "popup")
        self.setAccessibleName(title)
        self._offers: Sequence[Offer] = ()
        self._recent: list[str] = []
        self._before: QWidget | None = None
        self._model = OfferModel(self)
        self.field = QLineEdit(self)
        self.field.setAccessibleName(title)
        self.field.setPlaceholderText(title)
        self.field.textChanged.connect(self._narrow)
        self.view = QListView(self)
        self.view.setModel(self._model)
        self.view.setAccessibleName(title)
        self.view.setItemDelegate(OfferDelegate(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setMouseTracking(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.view.setMinimumHeight(1)  # what is left is its height; by itself it would squeeze the field
        self.view.clicked.connect(self._choose)
        self.note = QLabel(self)
        self.note.setProperty("tone", "caption")
        self.note.setContentsMargins(4, 0, 4, 0)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.field)
        column.addWidget(self.view, 1)  # all height that is left: the note would take half of it
        column.addWidget(self.note)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return not self.isHidden()

    @property
    def current(self) -> Offer | None:
        """The offer that Enter would choose."""
        return self._model.offer(self.view.currentIndex())

    def found(self) -> list[Offer]:
        """The listed offers, from the top; without headings."""
        rows = (self._model.offer(self._model.index(row, 0)) for row in range(self._model.rowCount()))
        return [offer for offer in rows if offer is not None and not offer.is_heading]

    def open_with(self, offers: Sequence[Offer], typed: str = "") -> None:
        """Offer these, narrowed by a text already typed."""
        focused = QApplication.focusWidget()
        self._before = None if focused is not None and self.isAncestorOf(focused) else focused
        self._offers = offers
        self.field.setText(typed)
        self._narrow(typed)
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.end(False)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def close_finder(self, *, back: bool = True) -> None:
        """Close; with `back`, the focus returns to where it was."""
        if self.isHidden():
            return
        application = QApplication.instance()
        assert application is not None
        application.removeEventFilter(self)
        before, self._before = self._before, None
        if back and before is not None:
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self._offers = ()
        self._model.show_found([])
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys in the field move through the list; a click elsewhere closes it."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            if watched is not self and not self.isAncestorOf(watched) and watched.window() is self.window():
                self.close_finder(back=False)
        elif watched is self.field and event.type() == QEvent.Type.KeyPress:
            return isinstance(event, QKeyEvent) and self._lead(event)
        elif watched is self.field and event.type() == QEvent.Type.FocusOut and self._is_left():
            self.close_finder(back=False)
        return super().eventFilter(watched, event)

    def height_for_rows(self, most: int, *, full: bool = False) -> int:
        """Height in pixels for the matches, at most `most` lines; with `full`, for `most` lines."""
        margins = self.contentsMargins().top() + self.contentsMargins().bottom() + 16
        shown = most if full else max(1, min(self._model.rowCount(), MOST_ROWS, most))
        rest = self.field.sizeHint().height() + self.note.sizeHint().height() + 12
        return margins + rest + shown * row_height() + 2

    def most_rows(self, high: int, most: int = MOST_ROWS) -> int:
        """Number of lines that fit into a height, from one to `most`."""
        return next((rows for rows in range(most, 1, -1) if self.height_for_rows(rows, full=True) <= high), 1)

    def fit(self) -> None:
        """Resize to the matches; overridden by classes that place it."""

    def about_current(self) -> str:
        """The text below the list about the line that Enter would choose."""
        return ""

    # --- inside ------------------------------------------------------------------------------------------------

    def _is_left(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and focused is not self.field and focused.window() is self.window()

    def _lead(self, event: QKeyEvent) -> bool:
        key, rows = Qt.Key(event.key()), self._model.rowCount()
        if key == Qt.Key.Key_Escape:
            self.close_finder()
        elif key in ENTER:
            self._choose(self.view.currentIndex())
        elif key in BY_ROW and rows:
            self._go_to((self.view.currentIndex().row() + BY_ROW[key]) % rows, BY_ROW[key])
        elif key in BY_PAGE and rows:
            self._go_to(min(max(self.view.currentIndex().row() + BY_PAGE[key], 0), rows - 1))
        else:
            return key in BY_ROW
        return True

    def _narrow(self, typed: str) -> None:
        found = narrowed(self._offers, typed, self._recent)
        self._model.show_found(found if typed.strip() else with_headings(found))
        self.fit()
        self._go_to(0)

    def _go_to(self, row: int, further: int = 1) -> None:
        """Go to a row; from a heading to the next one, or with -1 to the one before. Above the first row stands at
        most a heading, which is then seen, too.
        """
        offer, rows = self._model.offer(self._model.index(row, 0)), self._model.rowCount()
        if offer is not None and offer.is_heading:
            row = (row + further) % rows
        if row == 1:
            self.view.scrollToTop()
        self.view.setCurrentIndex(self._model.index(row, 0))
        offer = self.current
        self.note.setText(self._note())
        if offer is not None and self.is_open:
            announce(self.field, spoken(offer))

    def _note(self) -> str:
        if not self._model.rowCount():
            return tr("Nothing has this name.")
        if about := self.about_current():
            return about
        words = {"shown": len(self.found()), "there": len(self._offers)}
        return tr("{shown} of {there}", **words)

    def _choose(self, index: QModelIndex) -> None:
        offer = self._model.offer(index)
        if offer is None or offer.is_heading:
            return
        if offer.act is None:
            announce(self.field, spoken(offer))
            return
        self._recent = [offer.key, *(key for key in self._recent if key != offer.key)][:MOST_RECENT]
        self.close_finder()
        offer.act()
