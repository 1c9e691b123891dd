"""A line to narrow a list by typing, with a glass before it and a button that clears it."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from app import icons
from app.i18n import tr


def search_field(name: str, parent: QWidget) -> QLineEdit:
    """The line; `name` is what a screen reader calls it."""
    field = QLineEdit(parent)
    field.setPlaceholderText(tr("Search"))
    field.setAccessibleName(name)
    field.setClearButtonEnabled(True)
    glass = field.addAction(icons.icon("search", "text_muted"), QLineEdit.ActionPosition.LeadingPosition)
    icons.dress(glass, "search", "text_muted")
    for button in field.findChildren(QToolButton):
        is_glass = button.defaultAction() is glass
        button.setAccessibleName(tr("Search") if is_glass else tr("Clear the search"))
    return field
