"""The entries of a menu that follow a chooser: one for each choice, the present one checked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from app.look.widgets.plain_text import plain_action
from app.window.bars.top_bar import Chooser


class ChoiceMenu(QObject):
    """Puts the choices above what the menu holds already; the number of each is its access key."""

    def __init__(self, menu: QMenu, chooser: Chooser) -> None:
        super().__init__(menu)
        self._menu = menu
        self._chooser = chooser
        self._group = QActionGroup(self)
        self._entries: dict[str, QAction] = {}
        self._above = menu.insertSeparator(menu.actions()[0])
        chooser.offered.connect(self._fill)
        chooser.committed.connect(self._check)
        self._fill()

    def _fill(self) -> None:
        for entry in self._entries.values():
            self._menu.removeAction(entry)
            entry.deleteLater()
        self._entries = {}
        for number, (key, name) in enumerate(self._chooser.choices().items(), 1):
            entry = self._entries[key] = QAction(f"&{number} {plain_action(name)}", self._group)
            entry.setCheckable(True)
            entry.triggered.connect(partial(self._chooser.choose, key))
            self._menu.insertAction(self._above, entry)
        self._check(self._chooser.value() or "")

    def _check(self, key: str) -> None:
        if key in self._entries:
            self._entries[key].setChecked(True)
