"""The declared actions as QActions, and the menus made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from app.actions import ACTIONS, MENUS, SEPARATOR, ActionInfo, MenuInfo, Need
from app.i18n import tr

Handler = Callable[[], object]


class ActionSet(QObject):
    """All actions of one window. Handlers are connected by whoever can do the work; no one else knows them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._choices: dict[str, QActionGroup] = {}
        self._actions = {info.id: self._made(info) for info in ACTIONS}
        self.menus: dict[str, QMenu] = {}
        window.addActions(list(self._actions.values()))

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def on(self, action_id: str, handler: Handler) -> None:
        """Call `handler` when the action is triggered."""
        self._actions[action_id].triggered.connect(lambda _checked=False: handler())

    def on_switch(self, action_id: str, handler: Callable[[bool], object]) -> None:
        """Call `handler` with the new state when a switch is turned, by the user or by the program."""
        self._actions[action_id].toggled.connect(handler)

    def choose(self, group: str, value: str) -> None:
        """Show `value` as the chosen one of a group, without triggering it."""
        self._actions[f"{group}.{value}"].setChecked(True)

    def enable(self, need: Need, there: bool) -> None:
        """Enable or disable all actions that need the same thing."""
        for info in ACTIONS:
            if info.needs == need:
                self._actions[info.id].setEnabled(there)

    def name_step(self, action_id: str, text: str) -> None:
        """Write the step that undo or redo would touch into its menu entry and tooltip."""
        action = self._actions[action_id]
        action.setText(text)
        action.setToolTip(with_keys(text.replace("&", "", 1), action))

    def fill(self, bar: QMenuBar) -> None:
        """Put all menus into a menu bar."""
        for menu in MENUS:
            self._fill_menu(bar.addMenu(tr(menu.title)), menu)

    def _fill_menu(self, menu: QMenu, info: MenuInfo) -> None:
        self.menus[info.id] = menu
        menu.setToolTipsVisible(True)
        for entry in info.entries:
            if isinstance(entry, MenuInfo):
                self._fill_menu(menu.addMenu(tr(entry.title)), entry)
            elif entry == SEPARATOR:
                menu.addSeparator()
            else:
                menu.addAction(self._actions[entry])

    def _made(self, info: ActionInfo) -> QAction:
        action = QAction(tr(info.text), self)
        action.setObjectName(info.id)
        action.setShortcuts([QKeySequence(keys) for keys in info.keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setToolTip(with_keys(tr(info.help) if info.help else action.iconText(), action))
        if info.id == "file.quit":
            action.setMenuRole(QAction.MenuRole.QuitRole)
        if info.id == "help.about":
            action.setMenuRole(QAction.MenuRole.AboutRole)
        if info.choice:
            action.setCheckable(True)
        if info.choice not in ("", "switch"):
            self._choices.setdefault(info.choice, QActionGroup(self)).addAction(action)
        action.setEnabled(not info.needs)
        return action


def with_keys(text: str, action: QAction) -> str:
    """A tooltip that names the keys too: `Take the last step back. (Ctrl+Z)`."""
    keys = keys_text(action.shortcuts())
    return f"{text} ({keys})" if keys else text


def keys_text(sequences: Iterable[QKeySequence]) -> str:
    """Keys as they are printed on the keyboard of the user's language and system."""
    shown = (each.toString(QKeySequence.SequenceFormat.NativeText) for each in sequences)
    return tr(" or ").join(each for each in shown if each)
