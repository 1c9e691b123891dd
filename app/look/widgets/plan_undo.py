"""Undo and redo in a field: first of what is typed there, then of the plan."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from app.look.widgets.inside import inside


def leave_undo_to_plan(field: Any) -> None:
    """Leave undo and redo to the plan unless the field, which tells by `is_half_typed`, has uncommitted text."""
    _PlanUndo(field)


def passes_undo_on(field: Any, event: QEvent) -> bool:
    """Whether a `ShortcutOverride` is for undo or redo of the plan. Then it is ignored, and the plan receives it."""
    keys = QKeySequence.StandardKey
    if not isinstance(event, QKeyEvent) or field.is_half_typed:
        return False
    if not (event.matches(keys.Undo) or event.matches(keys.Redo)):
        return False
    event.ignore()
    return True


class _PlanUndo(QObject):
    """Passes the keys of undo and redo on if the field has no uncommitted text."""

    def __init__(self, field: Any) -> None:
        super().__init__(field)
        self._field = field
        for widget in (field, *inside(field, QLineEdit)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and passes_undo_on(self._field, event):
            return True
        return super().eventFilter(watched, event)
