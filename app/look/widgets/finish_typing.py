"""Makes the focused field commit its text before something else happens, as if the user had left it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.look.widgets.wheel import ComboBox

TYPED_INTO: Final = (QLineEdit, QPlainTextEdit, ComboBox)


def finish_typing(field: QWidget | None) -> None:
    """Let the focused field commit its value and keep the focus; the drawing keeps its focus ring."""
    if isinstance(field, TYPED_INTO):
        field.clearFocus()
        if field.isVisible():  # a field that existed only for a name is deleted with it
            field.setFocus(Qt.FocusReason.OtherFocusReason)
