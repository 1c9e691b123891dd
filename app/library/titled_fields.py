"""Fields side by side, each below its title."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget


def titled_line(parent: QWidget, *fields: QWidget) -> QWidget:
    """The fields in one line; their titles are also their accessible names."""
    line = QWidget(parent)
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    for field in fields:
        pair = QWidget(line)
        column = QVBoxLayout(pair)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        title = QLabel(field.accessibleName(), pair)
        title.setProperty("tone", "caption")
        title.setBuddy(field)
        column.addWidget(title)
        column.addWidget(field)
        row.addWidget(pair, 1)
    return line


def show_titled(field: QWidget, *, shown: bool) -> None:
    """Show or hide a field of such a line with its title."""
    pair = field.parentWidget()
    if pair is not None:
        pair.setVisible(shown)
