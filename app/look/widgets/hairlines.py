"""Hairlines: one pixel as a separator, instead of nested boxes."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget


def hairline(parent: QWidget, line: str = "horizontal") -> QFrame:
    """A "horizontal" or "vertical" hairline in the theme's colour."""
    made = QFrame(parent)
    made.setProperty("line", line)
    return made
