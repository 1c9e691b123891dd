"""Replacements for Qt's widgets that the wheel would change: here it scrolls what is behind them.

All of `app` uses these; the linter refuses Qt's own, so that no later field can forget it. With Qt's own, scrolling a
form would change fields of the plan unnoticed, with or without the focus.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDateTimeEdit,
    QScrollBar,
    QSlider,
    QTabBar,
    QTabWidget,
    QWidget,
)

from app.look.widgets.inside import inside

TURNED = (QComboBox, QTabBar, QAbstractSpinBox, QAbstractSlider)
"""Qt's widgets that the wheel changes. Scroll bars are sliders too, but are meant for it."""


class ComboBox(QComboBox):
    """A combo box; its open list scrolls as usual."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus
        )  # Qt's own takes the focus when the wheel turns over it

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to the parent."""
        event.ignore()


class Slider(QSlider):
    """A horizontal slider that changes by drag, click and key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to the parent."""
        event.ignore()


class MomentField(QDateTimeEdit):
    """A day and a time of it, changed by typing and by the arrow keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to the parent."""
        event.ignore()


class TabBar(QTabBar):
    """Tabs that change by click and key."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to the parent."""
        event.ignore()


class TabWidget(QTabWidget):
    """Pages behind such tabs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(TabBar(self))


class _WheelFilter(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def leave_wheel_alone(dialog: QWidget) -> None:
    """Let the wheel change nothing in one of Qt's own dialogs."""
    calm = _WheelFilter(dialog)
    for field in inside(dialog, QWidget):
        if isinstance(field, TURNED) and not isinstance(field, QScrollBar):
            field.installEventFilter(calm)
