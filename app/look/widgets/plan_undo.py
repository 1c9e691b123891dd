"""Undo and redo in a field: what is typed there first, and once nothing is left of it, the plan's."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from app.look.widgets.inside import inside


def leave_undo_to_plan(field: Any) -> None:
    """Keep a field that says whether it `is_half_typed` from taking keys that are the plan's."""
    _PlanUndo(field)


class _PlanUndo(QObject):
    """Lets the keys of undo and redo pass while nothing typed in the field is left to undo."""

    def __init__(self, field: Any) -> None:
        super().__init__(field)
        self._field = field
        for widget in (field, *inside(field, QLineEdit)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if not self._field.is_half_typed and (event.matches(keys.Undo) or event.matches(keys.Redo)):
                event.ignore()  # so the plan's undo comes to its turn
                return True
        return super().eventFilter(watched, event)
