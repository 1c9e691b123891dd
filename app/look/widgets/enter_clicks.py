"""Enter on a button does what a click does.

Qt gives Enter to the default button of a dialog; a window that is no dialog has none, so there only Space would work.
"""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QToolButton, QWidget

MARKS = (QCheckBox, QRadioButton)
"""Buttons that only change a state; as everywhere, they react to Space alone."""


def click_with_enter(event: QKeyEvent, focused: QWidget | None) -> bool:
    """Click the focused button for a key that no widget handled. Returns whether it was Enter on a button."""
    key, modifier = QtCore.Qt.Key, QtCore.Qt.KeyboardModifier
    if event.key() not in (key.Key_Return, key.Key_Enter) or event.modifiers() & ~modifier.KeypadModifier:
        return False
    if not isinstance(focused, QAbstractButton) or isinstance(focused, MARKS) or not focused.isEnabled():
        return False
    if event.isAutoRepeat():
        return True  # a held key would press again and again
    if isinstance(focused, QToolButton) and _is_only_menu(focused):
        focused.showMenu()
    else:
        focused.click()
    return True


def _is_only_menu(button: QToolButton) -> bool:
    return button.popupMode() == QToolButton.ToolButtonPopupMode.InstantPopup and button.menu() is not None
