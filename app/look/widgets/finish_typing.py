"""Before something else happens, a field takes what is typed in it, as leaving it does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app.look.widgets.wheel import ComboBox

TYPED_INTO: Final = (QLineEdit, QPlainTextEdit, ComboBox)


def finish_typing(field: QWidget | None) -> None:
    """Let the field with the focus take its value and keep the focus; the drawing keeps its ring for the keys."""
    if isinstance(field, TYPED_INTO):
        field.clearFocus()
        if field.isVisible():  # one that was there for a name alone is gone with it
            field.setFocus(Qt.FocusReason.OtherFocusReason)
