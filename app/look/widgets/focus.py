"""Keyboard focus, which panels check before they remove a widget."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def has_focus_inside(widget: QWidget) -> bool:
    """Whether a widget or anything in it has the focus."""
    focused = QApplication.focusWidget()
    return focused is not None and (widget is focused or widget.isAncestorOf(focused))
