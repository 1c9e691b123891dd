"""A search line to narrow a list, with a magnifier icon and a clear button."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from app.look import icons
from app.look.translation import tr
from app.look.widgets.inside import inside
from app.look.widgets.plan_undo import leave_undo_to_plan


class SearchField(QLineEdit):
    """The line. While it is empty, undo and redo go to the plan, and Esc leaves it."""

    left = Signal()
    """Esc was pressed while the line was empty."""

    @property
    def is_half_typed(self) -> bool:
        """Whether it contains text that undo could take back."""
        return bool(self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_left = event.key() == Qt.Key.Key_Escape and not self.text()
        super().keyPressEvent(event)
        if is_left:
            self.left.emit()


def search_field(name: str, parent: QWidget) -> SearchField:
    """Create the line; `name` is for screen readers."""
    field = SearchField(parent)
    leave_undo_to_plan(field)
    field.setPlaceholderText(tr("Search"))
    field.setAccessibleName(name)
    field.setClearButtonEnabled(True)
    glass = QAction(field)
    field.addAction(glass, QLineEdit.ActionPosition.LeadingPosition)
    for button in inside(field, QToolButton):
        is_glass = button.defaultAction() == glass
        button.setAccessibleName(tr("Search") if is_glass else tr("Clear the search"))
    icons.dress(glass, "search", "text_muted")  # last: what Python reaches through a button ends with it
    return field
