"""Menu entries that mirror a chooser: one for each choice, the present one checked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.look.widgets.menu_entries import MenuEntries
from app.look.widgets.plain_text import plain_action
from app.window.bars.top_bar import Chooser


class ChoiceMenu(QObject):
    """Inserts the choices above the menu's other entries; their numbers are access keys."""

    def __init__(self, menu: QMenu, chooser: Chooser) -> None:
        super().__init__(menu)
        self._chooser = chooser
        self._menu_entries = MenuEntries(menu, one_of_them=True)
        self._entries: dict[str, QAction] = {}
        chooser.offered.connect(self._fill)
        chooser.committed.connect(self._check)
        self._fill()

    def _fill(self) -> None:
        self._menu_entries.clear()
        self._entries = {}
        for number, (key, name) in enumerate(self._chooser.choices().items(), 1):
            entry = self._menu_entries.add(f"&{number} {plain_action(name)}", checked=False)
            entry.triggered.connect(partial(self._chooser.choose, key))
            self._entries[key] = entry
        self._check(self._chooser.value() or "")

    def _check(self, key: str) -> None:
        if key in self._entries:
            self._entries[key].setChecked(True)
