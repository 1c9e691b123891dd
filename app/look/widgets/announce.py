"""Lets a screen reader say something without moving the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Say `text` on behalf of `widget`; nothing happens where no screen reader runs."""
    # Only here, because these two classes take longer to come in than the first paint can wait.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
