"""A button with a menu of some of the window's actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.look import icons
from app.window.commands.action_set import ActionSet


def menu_button(
    actions: ActionSet, ids: Sequence[str], title: str, icon: str, parent: QWidget | None = None
) -> QToolButton:
    """A button with an icon whose menu has these actions; `title` is its name and its tooltip."""
    button = QToolButton(parent)
    menu = QMenu(title, button)
    for action_id in ids:
        menu.addAction(actions[action_id])
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setToolTip(title)
    button.setAccessibleName(title)
    icons.dress(button, icon)
    return button
