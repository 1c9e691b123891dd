"""Fields for text: one line, and several lines."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
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
PARTED = Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason


class TextField(QLineEdit):
    """One line of text; committed by Enter or by leaving it, restored by Esc."""

    committed = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self._value = ""

    @property
    def is_half_typed(self) -> bool:
        """Whether the line has uncommitted text."""
        return self.text() != self._value

    def set_value(self, value: str) -> None:
        """Show a text without a signal."""
        self._value = value
        self.setPlaceholderText("")
        self.setText(value)
        self.setCursorPosition(0)

    def set_mixed(self) -> None:
        """Show that the selected components differ here."""
        self.set_value("")
        self.setPlaceholderText(tr("different values"))

    def hold(self, value: str, *, mixed: bool = False) -> None:
        """Set the committed text, or several that differ; text being typed stays."""
        self._value = value
        self.setPlaceholderText(tr("different values") if mixed else "")

    def commit(self) -> None:
        """Emit the typed text if it differs."""
        if self.is_half_typed:
            self._value = self.text()
            self.committed.emit(self._value)

    def give_up(self) -> None:
        """Replace the typed text by the committed one."""
        self.setText(self._value)
        self.setCursorPosition(0)

    def refuse(self, value: str) -> None:
        """Keep the typed text although `value` still holds."""
        self._value = value

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
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


class NotesField(QPlainTextEdit):
    """Several lines of text; committed by leaving it or by Ctrl+Enter. Tab moves to the next field."""

    committed = Signal(str)

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setTabChangesFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setStyleSheet(NOTES_FRAME)
        self.setMinimumHeight(self.fontMetrics().lineSpacing() * NOTES_LINES)
        self._value = ""
        self._is_mixed = False

    @property
    def is_half_typed(self) -> bool:
        """Whether the field has uncommitted text."""
        return self.toPlainText() != self._value

    def set_value(self, value: str) -> None:
        """Show a text without a signal."""
        self._value, self._is_mixed = value, False
        self.setPlaceholderText("")
        if self.toPlainText() != value:
            self.setPlainText(value)

    def set_mixed(self) -> None:
        """Show that the selected components differ here."""
        self.set_value("")
        self._is_mixed = True
        self.setPlaceholderText(tr("different values"))

    def hold(self, value: str, *, mixed: bool = False) -> None:
        """Set the committed text, or several that differ; text being typed stays."""
        self._value, self._is_mixed = value, mixed
        self.setPlaceholderText(tr("different values") if mixed else "")

    def commit(self) -> None:
        """Emit the typed text if it differs."""
        if self.is_half_typed:
            self._value = self.toPlainText()
            self.committed.emit(self._value)

    def give_up(self) -> None:
        """Replace the typed text by the committed one."""
        if self._is_mixed:
            self.set_mixed()
        else:
            self.set_value(self._value)

    def refuse(self, value: str) -> None:
        """Keep the typed text although `value` still holds."""
        self._value = value

    def keyPressEvent(self, event: QKeyEvent) -> None:
        with_ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and with_ctrl:
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
