"""The chapters of the proposal in order: checked if printed, moved by mouse or keyboard."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from app.look import theme
from app.look.translation import tr
from app.look.widgets.announce import announce
from planner_core.editing.verbs.proposal import CHAPTER_NAMES
from planner_core.plan.proposal_design import Chapter

KEY: Final = Qt.ItemDataRole.UserRole
SHOWN_ROWS: Final = 10


class ChapterList(QListWidget):
    """Emits the user's changes; shows what it is given."""

    edited = Signal(object)
    """The chapters, after one was checked or moved."""
    chosen = Signal(str)
    """The key of the current chapter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Chapters"))
        self.setAccessibleDescription(
            tr("Space prints a chapter or leaves it out; Alt+Up and Alt+Down move it.")
        )
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setAlternatingRowColors(False)
        self._chapters: tuple[Chapter, ...] = ()
        self._empty: frozenset[str] = frozenset()
        self._is_showing = False
        self.itemChanged.connect(self._take_tick)
        self.currentItemChanged.connect(self._tell_chosen)
        self.model().rowsMoved.connect(self._take_order)

    @property
    def key(self) -> str:
        """The key of the current chapter."""
        return str(self.currentItem().data(KEY)) if self.currentRow() >= 0 else ""

    def sizeHint(self) -> QSize:
        """A useful number of rows; it grows with the window."""
        row = max(self.sizeHintForRow(0), self.fontMetrics().height() + 6)
        return QSize(super().sizeHint().width(), SHOWN_ROWS * row + 2 * self.frameWidth())

    def show_chapters(self, chapters: tuple[Chapter, ...]) -> None:
        """Show other chapters; the current one stays current."""
        if chapters == self._chapters:
            return
        keys = [each.key for each in chapters]
        was = self.key
        current = was if was in keys else keys[0]
        self._is_showing, self._chapters = True, chapters
        if [each.key for each in chapters] != self._keys():
            self.clear()
            for each in chapters:
                item = QListWidgetItem(tr(CHAPTER_NAMES[each.key]), self)
                item.setData(KEY, each.key)
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
        for row, each in enumerate(chapters):
            item = self.item(row)
            item.setCheckState(Qt.CheckState.Checked if each.shown else Qt.CheckState.Unchecked)
            font = item.font()
            font.setItalic(bool(each.text.strip()))
            item.setFont(font)
            if each.key == current:
                self.setCurrentRow(row)
        self._is_showing = False
        self._show_hints()
        if was and current != was:
            self.chosen.emit(current)

    def show_empty(self, empty: frozenset[str]) -> None:
        """Grey the chapters for which the plan has nothing."""
        if empty != self._empty:
            self._empty = empty
            self._show_hints()

    def forget(self) -> None:
        """The change was refused: show the chapters again next time."""
        self._chapters = ()

    def move_current(self, by: int) -> None:
        """Move the current chapter up (-1) or down (1)."""
        row, keys = self.currentRow(), self._keys()
        to = row + by
        if row < 0 or not 0 <= to < len(keys):
            return
        keys.insert(to, keys.pop(row))
        name = self.item(row).text()
        self._tell(keys)
        self.setCurrentRow(to)
        announce(
            self, tr("{chapter} is chapter {number} of {count}", chapter=name, number=to + 1, count=len(keys))
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves the chapter."""
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in ways:
            self.move_current(ways[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Alt with an arrow goes to the list, even if it is another shortcut."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent):
            arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down)
            if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in arrows:
                event.accept()
                return True
        return super().event(event)

    # --- inside ----------------------------------------------------------------------------------------------

    def _show_hints(self) -> None:
        self._is_showing = True
        muted, plain = theme.current().colours.text_muted, QBrush()
        for row, each in enumerate(self._chapters):
            hints = []
            if each.key in self._empty:
                hints.append(tr("The plan has nothing for this chapter, so that it is not printed."))
            if each.text.strip():
                hints.append(tr("With a text of your own"))
            item = self.item(row)
            item.setForeground(muted if each.key in self._empty else plain)
            item.setToolTip("\n".join(hints))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, " ".join(hints))
        self._is_showing = False

    def _keys(self) -> list[str]:
        return [str(self.item(row).data(KEY)) for row in range(self.count())]

    def _take_tick(self, item: QListWidgetItem) -> None:
        if self._is_showing:
            return
        key, shown = item.data(KEY), item.checkState() == Qt.CheckState.Checked
        changed = tuple(
            msgspec.structs.replace(each, shown=shown) if each.key == key else each for each in self._chapters
        )
        if changed != self._chapters:
            self.edited.emit(changed)

    def _take_order(self, *_: QModelIndex | int) -> None:
        if not self._is_showing:
            # After the drop: the list may have to be refilled, which must not happen during it.
            QTimer.singleShot(0, self, lambda: self._tell(self._keys()))

    def _tell(self, keys: list[str]) -> None:
        by_key = {each.key: each for each in self._chapters}
        self.edited.emit(tuple(by_key[key] for key in keys))

    def _tell_chosen(self) -> None:
        if not self._is_showing and self.key:
            self.chosen.emit(self.key)
