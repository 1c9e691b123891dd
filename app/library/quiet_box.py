"""A choice that the wheel leaves alone unless it has the focus: what scrolls past must not change."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget


class QuietBox(QComboBox):
    """One of a few choices, each with its value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Without the focus the table behind scrolls."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
