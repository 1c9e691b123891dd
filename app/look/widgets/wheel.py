"""Qt's widgets whose value the wheel would change, made so that it scrolls what is behind them instead.

All of `app` uses these; the linter refuses Qt's own, so that no later field can forget it. A field that is turned while
a form is scrolled changes the plan unseen, with or without the focus.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QScrollBar,
    QTabBar,
    QTabWidget,
    QWidget,
)

from app.look.widgets.inside import inside

TURNED = (QComboBox, QTabBar, QAbstractSpinBox, QAbstractSlider)
"""What Qt changes by the wheel; scroll bars are sliders too, but that is what they are for."""


class ComboBox(QComboBox):
    """A box of choices; its open list scrolls as any list does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's own takes the focus when the wheel passes

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to what is around it."""
        event.ignore()


class TabBar(QTabBar):
    """Tabs that are turned by click and key."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Left to what is around it."""
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
    """Let the wheel change nothing in a dialog of Qt's own, which makes its fields itself."""
    calm = _WheelFilter(dialog)
    for field in inside(dialog, QWidget):
        if isinstance(field, TURNED) and not isinstance(field, QScrollBar):
            field.installEventFilter(calm)
