"""Lets a screen reader say something without moving the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Say `text` on behalf of `widget`; without a screen reader nothing happens."""
    # Imported here because these two classes take too long to load before the first paint.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
