"""The declared actions as QActions, and their menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from app.look import icons
from app.look.actions import ACTIONS, ActionInfo, Need
from app.look.translation import tr
from app.window.commands.menus import MENUS, SEPARATOR, MenuInfo

Handler = Callable[[], object]
IN_DRAWING = Qt.ShortcutContext.WidgetWithChildrenShortcut
ROLES = {"file.quit": QAction.MenuRole.QuitRole, "help.about": QAction.MenuRole.AboutRole}


class ActionSet(QObject):
    """All actions of one window. Handlers are connected by the objects that do the work."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._groups: dict[str, QActionGroup] = {}
        self._actions = {info.id: self._made(info) for info in ACTIONS}
        self.menus: dict[str, QMenu] = {}
        window.addActions([self._actions[info.id] for info in ACTIONS if not info.in_drawing])

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def on(self, action_id: str, handler: Handler) -> None:
        """Call `handler` when the action is triggered."""
        self._actions[action_id].triggered.connect(lambda _checked=False: handler())

    def on_switch(self, action_id: str, handler: Callable[[bool], object]) -> None:
        """Call `handler` with the new state when a switch changes, by the user or the program."""
        self._actions[action_id].toggled.connect(handler)

    def choose(self, group: str, value: str) -> None:
        """Show `value` as the chosen one of a group, without triggering it."""
        self._actions[f"{group}.{value}"].setChecked(True)

    def enable(self, need: Need, there: bool) -> None:
        """Enable or disable all actions with the same precondition."""
        for info in ACTIONS:
            if info.needs == need:
                self._actions[info.id].setEnabled(there)

    def name_step(self, action_id: str, text: str, tip: str) -> None:
        """Put the step that undo or redo would affect into its menu entry and tooltip."""
        action = self._actions[action_id]
        action.setText(text)
        action.setToolTip(with_keys(tip, action))

    def fill(self, menus: Mapping[str, QMenu]) -> None:
        """Fill the menus of a menu bar, which `add_menus` has put there."""
        for info in MENUS:
            self._fill_menu(menus[info.id], info)

    def lead_drawing(self, drawing: QWidget) -> None:
        """Enable the drawing's own shortcuts there."""
        for info in ACTIONS:
            if info.in_drawing:
                drawing.addAction(self._actions[info.id])

    def dress(self) -> None:
        """Set the icons of the actions. Slow, so it is done after the window is shown."""
        for info in ACTIONS:
            if info.icon:
                icons.dress(self._actions[info.id], info.icon)

    def _fill_menu(self, menu: QMenu, info: MenuInfo) -> None:
        self.menus[info.id] = menu
        menu.setToolTipsVisible(True)
        for entry in info.entries:
            if isinstance(entry, MenuInfo):
                below = QMenu(tr(entry.title), menu)
                self._fill_menu(below, entry)
                menu.addMenu(below)
            elif entry == SEPARATOR:
                menu.addSeparator()
            else:
                menu.addAction(self._actions[entry])

    def _made(self, info: ActionInfo) -> QAction:
        action = QAction(tr(info.text), self)
        action.setObjectName(info.id)
        action.setShortcuts([QKeySequence(keys) for keys in info.keys])
        action.setShortcutContext(IN_DRAWING if info.in_drawing else Qt.ShortcutContext.WindowShortcut)
        action.setToolTip(with_keys(tr(info.help) if info.help else action.iconText(), action))
        action.setMenuRole(ROLES.get(info.id, QAction.MenuRole.NoRole))
        action.setCheckable(bool(info.choice))
        if info.choice not in ("", "switch"):
            self._groups.setdefault(info.choice, QActionGroup(self)).addAction(action)
        action.setEnabled(not info.needs)
        return action


def with_keys(text: str, action: QAction) -> str:
    """A tooltip with the shortcut: `Take the last step back. (Ctrl+Z)`."""
    keys = keys_text(action.shortcuts())
    return f"{text} ({keys})" if keys else text


def keys_text(sequences: Iterable[QKeySequence]) -> str:
    """Shortcuts with the key names of the user's language and system."""
    shown = [text for each in sequences if (text := each.toString(QKeySequence.SequenceFormat.NativeText))]
    return (
        reduce(lambda first, second: tr("{first} or {second}", first=first, second=second), shown)
        if shown
        else ""
    )
