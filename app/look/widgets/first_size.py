"""The first size of a dialog: wider with larger text, and never larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME = QSize(16, 40)
"""Approximate size of a window frame."""


def room_on_screen(widget: QWidget) -> QSize:
    """The largest size at which a window with its frame fits on its parent's screen."""
    parent = widget.parentWidget()
    screen = parent.screen() if parent is not None else QGuiApplication.primaryScreen()
    return screen.availableGeometry().size() - FRAME


def first_size(widget: QWidget, least: tuple[int, int], letters: int) -> QSize:
    """Width for this many letters, at least `least`, as far as the screen allows."""
    wanted = QSize(widget.fontMetrics().averageCharWidth() * letters, 0).expandedTo(QSize(*least))
    return wanted.boundedTo(room_on_screen(widget))


def lie_over_parent(widget: QWidget) -> None:
    """Put a window into the middle of the window that it belongs to, wholly inside the screen."""
    parent = widget.parentWidget()
    if parent is None:
        return
    around = parent.window().frameGeometry()
    room = parent.screen().availableGeometry()
    outer = widget.size() + FRAME
    left = around.center().x() - outer.width() // 2
    top = around.center().y() - outer.height() // 2
    widget.move(
        max(room.left(), min(left, room.right() + 1 - outer.width())),
        max(room.top(), min(top, room.bottom() + 1 - outer.height())),
    )
