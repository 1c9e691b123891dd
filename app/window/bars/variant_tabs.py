"""The variants of the plan as tabs: chosen by click or arrow keys, renamed in place, moved by dragging."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QIcon, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.look.icons import icon
from app.look.translation import tr
from app.look.widgets.plain_text import plain_action, plain_tip
from app.look.widgets.wheel import TabBar
from planner_core.plan.project import LONGEST_NAME

OWN_KEYS = frozenset({Qt.Key.Key_F2, Qt.Key.Key_Delete})
"""Keys that go to the tabs while they have the focus, even if they are shortcuts of the window."""
MOST_LETTERS = 28
"""Maximum width of a tab in letters."""
MOST_OF_WINDOW = 0.24
"""Maximum width of a tab as a share of the window's width."""
STAYING = Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason
"""Focus changes that do not end editing: to another window, or to the field's menu."""
RECOMMENDED = "circle-check"
"""The icon of the variant that the offer recommends, as of the command."""
LEAST_LETTERS = 12
"""Minimum room for a name."""


class Tab(NamedTuple):
    """A variant by its id, and its name."""

    id: str
    name: str


class VariantTabs(TabBar):
    """Knows only names and ids; shows changes when it gets the changed variants."""

    chosen = Signal(str)
    renamed = Signal(str, str)
    moved = Signal(str, int)
    removed = Signal(str)
    menu_requested = Signal(QPoint)
    """Open the menu of the shown variant at this screen position."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: tuple[Tab, ...] = ()
        self._shown = ""
        self._recommended = ""
        self._dragging = False
        self._editor: NameEditor | None = None
        self.setAccessibleName(tr("Variants"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMovable(True)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.currentChanged.connect(self._tell)

    @property
    def is_editing(self) -> bool:
        """Whether a name is being edited."""
        return self._editor is not None

    @property
    def editor(self) -> QLineEdit | None:
        """The field for the name being edited, if any."""
        return self._editor

    def show_variants(self, variants: Sequence[Tab], shown: str) -> None:
        """Show these tabs in order, with one in front."""
        tabs = tuple(variants)
        if tabs == self._known and shown == self._shown:
            return
        self._known, self._shown = tabs, shown
        if not self._dragging:
            self._fill()

    def mark_recommended(self, variant: str) -> None:
        """Mark the variant that the offer recommends; none for the empty id."""
        if variant != self._recommended:
            self._recommended = variant
            self._mark()

    def begin_renaming(self) -> None:
        """Edit the name of the shown variant in its tab."""
        if self._editor is not None or self.currentIndex() < 0:
            return
        index = self.currentIndex()
        self._editor = NameEditor(self._known[index].name, self)
        self._editor.finished.connect(self._end_renaming)
        self._place_editor()
        self._editor.show()
        self._editor.setFocus(Qt.FocusReason.OtherFocusReason)
        self._editor.selectAll()

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._means(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._dragging:
            self._call_off()
        elif event.key() == Qt.Key.Key_F2:
            self.begin_renaming()
        elif event.key() == Qt.Key.Key_Delete and self._shown:
            self.removed.emit(self._shown)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            self._choose_at(event.position().toPoint())
            return
        self._dragging = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._dragging and event.button() == Qt.MouseButton.LeftButton:
            self._dragging = False
            self._drop()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        is_shown = self.tabAt(event.position().toPoint()) == self.currentIndex()
        if is_shown and event.button() == Qt.MouseButton.LeftButton:
            self._dragging = False
            self.begin_renaming()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.menu_requested.emit(self.mapToGlobal(self.tabRect(self.currentIndex()).bottomLeft()))
            return
        if self.tabAt(event.pos()) >= 0:
            self._choose_at(event.pos())
            self.menu_requested.emit(event.globalPos())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:  # icons have the colours of the theme
            self._mark()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_editor()

    def tabSizeHint(self, index: int) -> QSize:
        """A long name is cut, to leave room for the others."""
        letter = self.fontMetrics().averageCharWidth()
        room = max(LEAST_LETTERS * letter, round(self.window().width() * MOST_OF_WINDOW))
        hint = super().tabSizeHint(index)
        return QSize(min(hint.width(), MOST_LETTERS * letter, room), hint.height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        """If there are too many to fit, they scroll and are not cut."""
        return self.tabSizeHint(index)

    def _fill(self) -> None:
        self.blockSignals(True)
        while self.count() > len(self._known):
            self.removeTab(self.count() - 1)
        while self.count() < len(self._known):
            self.addTab("")
        for index, tab in enumerate(self._known):
            self.setTabData(index, tab.id)
            self.setTabText(index, plain_action(tab.name))
        self._mark()
        self.setCurrentIndex(next((at for at, tab in enumerate(self._known) if tab.id == self._shown), -1))
        self.blockSignals(False)
        self.updateGeometry()

    def _mark(self) -> None:
        for index, tab in enumerate(self._known[: self.count()]):
            is_recommended = tab.id == self._recommended
            said = tr("{name}, recommended in the offer", name=tab.name) if is_recommended else tab.name
            self.setTabIcon(index, icon(RECOMMENDED) if is_recommended else QIcon())
            self.setAccessibleTabName(index, said)
            self.setTabToolTip(index, plain_tip(said))
        self.updateGeometry()

    def _tell(self, index: int) -> None:
        wanted = self.tabData(index) if index >= 0 else None
        if wanted and wanted != self._shown:
            self.chosen.emit(wanted)

    def _choose_at(self, place: QPoint) -> None:
        index = self.tabAt(place)
        if index >= 0:
            self.setCurrentIndex(index)

    def _means(self, event: QKeyEvent) -> bool:
        """Whether a key is for the tabs, even if it is a shortcut of the window."""
        own = OWN_KEYS | {Qt.Key.Key_Escape} if self._dragging else OWN_KEYS
        return event.key() in own and not event.modifiers()

    def _call_off(self) -> None:
        """Move a dragged tab back. Qt itself ends a drag only when the button is released."""
        self._dragging = False
        place = self.tabRect(self.currentIndex()).center()
        button, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        up = QMouseEvent(
            QEvent.Type.MouseButtonRelease,
            place,
            self.mapToGlobal(place),
            button,
            none,
            Qt.KeyboardModifier.NoModifier,
        )
        super().mouseReleaseEvent(up)
        self._fill()

    def _drop(self) -> None:
        """After a drag: emit the new place, and show the resulting order."""
        order = [self.tabData(index) for index in range(self.count())]
        if order != [tab.id for tab in self._known] and self._shown in order:
            self.moved.emit(self._shown, order.index(self._shown))
        self._fill()

    def _place_editor(self) -> None:
        if self._editor is not None:
            rect = self.tabRect(self.currentIndex()).adjusted(2, 2, -2, -2)
            letters = self._editor.fontMetrics().averageCharWidth() * LEAST_LETTERS
            rect.setWidth(max(rect.width(), letters))
            rect.moveLeft(max(0, min(rect.left(), self.width() - rect.width())))
            self._editor.setGeometry(rect)

    def _end_renaming(self, name: str) -> None:
        editor, self._editor = self._editor, None
        if editor is None:
            return
        has_focus = self.window().focusWidget() in (None, editor)  # nothing else took it
        editor.hide()
        editor.deleteLater()
        if has_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        if name:
            self.renamed.emit(self._shown, name)


class NameEditor(QLineEdit):
    """Commits a name by Enter or by leaving; Esc cancels."""

    finished = Signal(str)
    """The new name; empty if unchanged."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self._kept = name
        self.setMaxLength(LONGEST_NAME)
        self.setAccessibleName(tr("Name of the variant"))
        self._is_over = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._end("")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._commit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Ends editing also if nothing was typed, for which Qt emits no signal."""
        super().focusOutEvent(event)
        if event.reason() not in STAYING:
            self._commit()

    def _commit(self) -> None:
        typed = self.text().strip()
        self._end(typed if typed != self._kept else "")

    def _end(self, name: str) -> None:
        if not self._is_over:  # hiding moves the focus, which must not finish a second time
            self._is_over = True
            self.finished.emit(name)
