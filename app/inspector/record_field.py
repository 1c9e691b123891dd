"""A line edit that suggests catalogue records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QStyle, QWidget

from app.look.catalogue_names import record_name
from app.look.fuzzy_search import folded
from app.look.translation import tr
from app.look.widgets.choice_field import show_whole_entries
from app.look.widgets.plain_text import plain_tip
from app.look.widgets.text_fields import ENTER, TypedWords
from app.look.widgets.wheel import ComboBox
from app.project.palette_model import recalled_in_words, record_detail
from planner_core.catalog.catalog import Record

TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
AROUND_NAMES = 32
"""Padding and border on both sides of the names in a list."""
WORDS = re.compile(r"[^\s,;/()]+")
"""Words of a name, such as "3.84" and "TB"."""
MOST_NAMED = 3
# The frame of the list that opens with the arrow, in the palette's roles so that it follows the theme.
OFFER_FRAME = "QListView { border: 1px solid palette(dark); padding: 2px; }"


class RecordField(TypedWords, ComboBox):
    """A name that can be typed or chosen from the catalogue; typing narrows the list to names with all words."""

    committed = Signal(str)
    chosen = Signal(object)
    """The catalogue record."""
    unclear = Signal(str)
    """Why the typed text is refused; empty once it is edited."""

    def __init__(self, title: str, records: Sequence[Record], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._records = tuple(records)
        self._stored = {record_name(each.name): each.name for each in self._records}
        """What the plan stores for a name as it is shown."""
        self.hint = tr("Search the catalogue")
        self.setEditable(True)
        self.setInsertPolicy(ComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setModel(RecordModel(self._records, self))
        self.setAccessibleName(title)
        # Created by Python: PySide6 may invalidate one that Qt created.
        self.line = QLineEdit(self)
        self.setLineEdit(self.line)
        self.line.setAccessibleName(title)
        self._offer = self._make_completer()
        self.setCompleter(self._offer)
        self.setCurrentIndex(-1)
        self.activated.connect(self._choose)
        self.line.editingFinished.connect(self._finish)
        self.line.textEdited.connect(self._dress_offer)
        self.line.textChanged.connect(lambda _text: self.unclear.emit(""))

    def typed(self) -> str:
        """The text of the line."""
        text = self.currentText()
        return self._stored.get(text, text)

    def show_words(self, words: str) -> None:
        """Show a name from its beginning, and select its record in the list."""
        self.setCurrentIndex(next((n for n, each in enumerate(self._records) if each.name == words), -1))
        self.setEditText(record_name(words))
        self.line.setCursorPosition(0)
        self.setToolTip(plain_tip(record_name(words)))

    def show_hint(self, hint: str) -> None:
        """Set the placeholder of the empty line."""
        self.line.setPlaceholderText(hint)

    def commit(self) -> None:
        """Commit the typed text: the record that it names or the only one it matches, else a name of the user's own.
        Text that matches several records is refused.
        """
        if not self.is_half_typed:
            return
        text = self.typed()
        meant = records_meant(text, self._records)
        if len(meant) == 1:
            self.setCurrentIndex(self._records.index(meant[0]))
            self._choose(self.currentIndex())
        elif meant:
            self.unclear.emit(_choose_among(text, meant))
        else:
            super().commit()

    def showPopup(self) -> None:
        """As wide as the longest name, so that names that differ at the end can be told apart."""
        super().showPopup()
        show_whole_entries(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the completion list on the screen; Enter and Tab in it commit the text unless a line is selected."""
        popup = self._offer.popup()
        if popup is not None and watched is popup:
            if event.type() in (QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.Move):
                _keep_on_screen(popup)
            elif isinstance(event, QKeyEvent) and self._takes_what_is_typed(event):
                popup.hide()
                self.commit()
                return event.key() in ENTER  # Tab moves to the next field
        return super().eventFilter(watched, event)

    def _takes_what_is_typed(self, event: QKeyEvent) -> bool:
        """Whether Enter or Tab was pressed without a selected line. The list would only close, and leave uncommitted
        text in the field.
        """
        popup = self._offer.popup()
        is_pressed = event.type() == QEvent.Type.KeyPress and event.key() in (*ENTER, *TABS)
        return popup is not None and is_pressed and not popup.currentIndex().isValid()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        popup = self._offer.popup()
        if event.key() == Qt.Key.Key_Escape and popup is not None and popup.isVisible():
            popup.hide()  # the typed text stays until Esc is pressed again
        elif event.key() == Qt.Key.Key_Escape and self.is_half_typed:
            self.give_up()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and not event.modifiers():
            self.showPopup()  # stepping through records one by one would fill a dozen fields each time
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int) -> None:
        if 0 <= index < len(self._records):
            self._value = self._records[index].name
            self.chosen.emit(self._records[index])
            # The completer inserts the name after this, and moves the cursor to its end.
            QTimer.singleShot(0, self.line, lambda: self.line.setCursorPosition(0))

    def _finish(self) -> None:
        popup = self._offer.popup()
        if not (popup is not None and popup.isVisible()) and not self.view().isVisible():
            self.commit()

    def _offer_width(self) -> int:
        advance = self.fontMetrics().horizontalAdvance
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        wanted = max(map(advance, self._stored), default=0) + bar + AROUND_NAMES
        return max(self.width(), min(wanted, self.screen().availableGeometry().width()))

    def _dress_offer(self) -> None:
        """Before the list opens for the first time; most fields never need it."""
        popup = self._offer.popup()
        assert popup is not None
        popup.setMinimumWidth(self._offer_width())
        if not popup.styleSheet():
            popup.setStyleSheet(OFFER_FRAME)
            popup.installEventFilter(self)

    def _make_completer(self) -> QCompleter:
        completer = QCompleter(self.model(), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setMaxVisibleItems(12)
        return completer


def records_meant(typed: str, records: Sequence[Record]) -> list[Record]:
    """The records that a typed text may mean: the one with this name, else those with all of its words, else those
    whose names contain all words as parts.
    """
    text, words = folded(typed.strip()), folded(typed).split()
    if not words:
        return []
    names = [
        (each, folded(name))
        for each in records
        for name in dict.fromkeys((each.name, record_name(each.name)))
    ]
    whole = [each for each, name in names if name == text]
    by_word = _once(each for each, name in names if set(words) <= set(WORDS.findall(name)))
    inside = _once(each for each, name in names if all(word in name for word in words))
    return whole[:1] or by_word or inside


def _once(found: Iterable[Record]) -> list[Record]:
    """Each record once: its name may match in both languages."""
    return list({each.name: each for each in found}.values())


def _choose_among(typed: str, meant: Sequence[Record]) -> str:
    names = "; ".join(record_name(each.name) for each in meant[:MOST_NAMED])
    words = {"text": typed.strip(), "count": len(meant), "names": names}
    if len(meant) <= MOST_NAMED:
        return tr("“{text}” can mean {names}. Choose one from the list, or type more of its name.", **words)
    return tr(
        "“{text}” is part of {count} names: {names} … Choose one from the list, or type more of it.", **words
    )


def _keep_on_screen(popup: QWidget) -> None:
    over = popup.frameGeometry().right() - popup.screen().availableGeometry().right()
    left = popup.x() - popup.screen().availableGeometry().left()
    if over > 0 and left > 0:
        popup.move(popup.x() - min(over, left), popup.y())


class RecordModel(QAbstractListModel):
    """The names of catalogue records; tooltips show figures and source."""

    def __init__(self, records: Sequence[Record], parent: QWidget) -> None:
        super().__init__(parent)
        self._records = records

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """The number of records."""
        return 0 if parent.isValid() else len(self._records)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """The name, also for editing; details as a tooltip."""
        record = self._records[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return record_name(record.name)
        if role == Qt.ItemDataRole.ToolTipRole:
            lines = (
                record_name(record.name),
                record_detail(record),
                recalled_in_words(record),
                tr("Source: {source}", source=record.source),
            )
            return plain_tip("\n".join(line for line in lines if line))
        return None
