"""Editing a cell of a table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyledItemDelegate

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LEFT: Final = "left"
"""Property of an editor in which Enter was pressed."""


class CellDelegate(QStyledItemDelegate):
    """Ends an editor once. Qt commits and closes it after Enter has been dealt with; a second Enter before that would
    commit an editor that is gone by then.
    """

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            if editor.property(LEFT):
                return True
            editor.setProperty(LEFT, True)
        return super().eventFilter(editor, event)
