"""Scrolling until a widget is visible; Qt does so by itself only for Tab."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


def bring_into_sight(widget: QWidget) -> None:
    """Scroll every area around a widget until it is visible."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def keep_in_sight(widget: QWidget) -> None:
    """Keep a widget that has just grown in view, after the next layout."""

    def act() -> None:
        if not widget.isVisible():
            return
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        bring_into_sight(widget)
        focused = QApplication.focusWidget()
        if focused is not None and not widget.isAncestorOf(focused):
            bring_into_sight(focused)  # the user has moved on

    QTimer.singleShot(0, widget, act)
