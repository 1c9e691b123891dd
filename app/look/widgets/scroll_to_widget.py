"""Scrolling until something is seen; Qt does so by itself only where Tab leads to it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


def bring_into_sight(widget: QWidget) -> None:
    """Scroll whatever holds a widget until it is seen."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def keep_in_sight(widget: QWidget) -> None:
    """Bring a widget that has just become larger into sight, as soon as it has its new place."""

    def act() -> None:
        if not widget.isVisible():
            return
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bring_into_sight(widget)
        focused = QApplication.focusWidget()
        if focused is not None and not widget.isAncestorOf(focused):
            bring_into_sight(focused)  # the user is there already

    QTimer.singleShot(0, widget, act)
