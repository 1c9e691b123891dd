"""One message at a time, inside the window, over the pane that it concerns; it never blocks.

It overlays a pane, so nothing moves when it appears or disappears. It avoids the pointer, so that the next click hits
what was aimed at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.look import icons, theme
from app.look.translation import tr
from app.look.widgets.announce import announce

Tone = Literal["error", "notice", "busy"]
Answer = tuple[str, Callable[[], object]]
MOST_OF_PANE = 0.5
"""A message that would be higher than this share of its pane takes the width of the window."""
ICONS = {"error": ("triangle-alert", "error"), "notice": ("info", "accent"), "busy": ("clock", "accent")}


class RefusalsInside:
    """A dialog that shows its own refusals, so that the window behind it does not."""


def bar_in_front(of_window: MessageBar) -> MessageBar | None:
    """The message bar where the user looks: in the dialog open over the window, else in the window itself.

    None if the dialog shows refusals itself.
    """
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, RefusalsInside):
        return None
    return (dialog.findChild(MessageBar) if dialog is not None else None) or of_window


class MessageBar(QFrame):
    """A line of text with an icon, buttons for possible reactions, and a close button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("message-bar")
        self._mark = QToolButton(self)
        self._mark.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._mark.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._mark.setAccessibleName(tr("Kind of message"))
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = QToolButton(self)
        self._close.setAccessibleName(tr("Close the message"))
        self._close.setToolTip(tr("Close the message (Esc)"))
        self._close.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 4, 8, 4)
        self._row.setSpacing(8)
        for widget in (self._mark, self._text, self._close):
            self._row.addWidget(widget)
        self._buttons: list[QPushButton] = []
        self._tone: Tone = "notice"
        self._place: QWidget | None = None
        self._prefers_below = self._is_below = False
        self.hide()

    @property
    def text(self) -> str:
        """The message shown; empty while hidden."""
        return "" if self.isHidden() else self._text.text()

    def show_message(self, text: str, tone: Tone = "notice", answers: Sequence[Answer] = ()) -> None:
        """Replace the message by `text`, with a button for each of `answers`."""
        self._text.setText(text)
        icons.dress(self._mark, *ICONS[tone])
        icons.dress(self._close, "x")
        self._tone = tone
        self._close.setVisible(tone != "busy")
        self._set_answers(answers)
        if self.isHidden():
            self._keep_away_from_pointer()
        self.show()
        self._settle()
        self.update()
        announce(self, text)

    def lie_over(self, place: QWidget, *, below: bool = False) -> None:
        """Overlay this pane of the same window, at its upper or, with `below`, at its lower edge."""
        self._prefers_below = self._is_below = below
        if self._place is not None:
            self._place.removeEventFilter(self)
        self._place = place
        place.installEventFilter(self)
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._settle()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._settle()

    def _settle(self) -> None:
        if self._place is not None and not self.isHidden():
            self.setGeometry(self._room(below=self._is_below))
            self.raise_()

    def _room(self, *, below: bool) -> QRect:
        """As wide as the pane, as high as the text needs, at its upper or lower edge; as wide as the window if it would
        be a tall column, which covers what is below the pane.
        """
        around = self.parentWidget()
        assert self._place is not None
        assert around is not None
        room = QRect(self._place.mapTo(around, QPoint(0, 0)), self._place.size())
        self.ensurePolished()
        high = self._high(room.width())
        if high > room.height() * MOST_OF_PANE:
            room.setLeft(0)
            room.setWidth(around.width())
            high = self._high(room.width())
        top = room.bottom() + 1 - high if below else room.top()
        return QRect(room.left(), top, room.width(), high)

    def _high(self, width: int) -> int:
        return max(self._row.totalHeightForWidth(width), self._row.totalMinimumSize().height())

    def _keep_away_from_pointer(self) -> None:
        around = self.parentWidget()
        if self._place is not None and around is not None:
            pointer = around.mapFromGlobal(QCursor.pos())
            below = self._prefers_below
            is_there = self._room(below=below).adjusted(-8, -8, 8, 8).contains(pointer)
            self._is_below = below != is_there

    def hide_error(self) -> None:
        """Hide the message if it is an error; others stay."""
        if self._tone == "error":
            self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A tinted background in the tone of the message, with a hairline at the bottom."""
        colours = theme.current().colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), colours.error_soft if self._tone == "error" else colours.accent_soft)
        painter.fillRect(0, self.height() - 1, self.width(), 1, colours.hairline)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the message."""
        if event.key() == Qt.Key.Key_Escape and not self._close.isHidden():
            self.hide()
        else:
            super().keyPressEvent(event)

    def _set_answers(self, answers: Sequence[Answer]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = [self._button(*answer) for answer in answers]
        for place, button in enumerate(self._buttons):
            self._row.insertWidget(2 + place, button)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)

        def answered() -> None:
            self.hide()
            act()

        button.clicked.connect(answered)
        return button
