"""Fields for text: one line, and several lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.look.dates import typed_day
from app.look.translation import tr

NOTES_LINES = 6
# The frame of the one-line fields, in the palette's roles so that it follows the theme.
NOTES_FRAME = """
QPlainTextEdit { background: palette(base); border: 1px solid palette(dark); border-radius: 4px; }
QPlainTextEdit:focus { border: 2px solid palette(highlight); }
"""
ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter
PARTED = Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason


class TypedWords:
    """What text fields share: a committed text, and one that is being typed. A mixin, put before the widget class."""

    committed: SignalInstance
    hint = ""
    """Shown while the field is empty."""
    _value = ""

    def typed(self) -> str:
        """The text in the field."""
        raise NotImplementedError

    def show_words(self, words: str) -> None:
        """Put a text into the field."""
        raise NotImplementedError

    def show_hint(self, hint: str) -> None:
        """Set the placeholder of the empty field."""
        raise NotImplementedError

    @property
    def is_half_typed(self) -> bool:
        """Whether the field has uncommitted text."""
        return self.typed() != self._value

    def set_value(self, value: str) -> None:
        """Show a text without a signal."""
        self.hold(value)
        self.give_up()

    def set_mixed(self) -> None:
        """Show that the selected components differ here."""
        self.hold("", mixed=True)
        self.give_up()

    def hold(self, value: str, *, mixed: bool = False) -> None:
        """Set the committed text, or several that differ; text being typed stays."""
        self._value = value
        self.show_hint(tr("different values") if mixed else self.hint)

    def commit(self) -> None:
        """Emit the typed text if it differs."""
        if self.is_half_typed:
            self._value = self.typed()
            self.committed.emit(self._value)

    def give_up(self) -> None:
        """Replace the typed text by the committed one."""
        self.show_words(self._value)

    def refuse(self, value: str) -> None:
        """Keep the typed text although `value` still holds."""
        self._value = value


class TextField(TypedWords, QLineEdit):
    """One line of text; committed by Enter or by leaving it, restored by Esc."""

    committed = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)

    def typed(self) -> str:
        """The text of the line."""
        return self.text()

    def show_words(self, words: str) -> None:
        """Show a text from its beginning."""
        self.setText(words)
        self.setCursorPosition(0)

    def show_hint(self, hint: str) -> None:
        """Set the placeholder of the empty line."""
        self.setPlaceholderText(hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.commit()
        elif event.key() == Qt.Key.Key_Escape and self.is_half_typed:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in PARTED:
            self.commit()


class DayField(TextField):
    """A day: 2026-11-30, or as it is written in German, 30.11.2026."""

    def commit(self) -> None:
        if self.is_half_typed:
            self.setText(typed_day(self.text()))
        super().commit()


class NotesField(TypedWords, QPlainTextEdit):
    """Several lines of text; committed by leaving it or by Ctrl+Enter. Tab moves to the next field."""

    committed = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setTabChangesFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStyleSheet(NOTES_FRAME)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * NOTES_LINES)

    def typed(self) -> str:
        """The text of all lines."""
        return self.toPlainText()

    def show_words(self, words: str) -> None:
        """Show a text; the cursor stays where the text is the same."""
        if self.typed() != words:
            self.setPlainText(words)

    def show_hint(self, hint: str) -> None:
        """Set the placeholder of the empty field."""
        self.setPlaceholderText(hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        with_ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTER and with_ctrl:
            self.commit()
        elif event.key() == Qt.Key.Key_Escape and self.is_half_typed:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Without the focus, the form behind it scrolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in PARTED:
            self.commit()
