"""Menu entries that change, such as variants, phases and recent plans.

All of them, including the separator, are created here and not by Qt. PySide6 invalidates an object that Qt created
along with its supposed owner; the menu would then fail whenever it is filled.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu


class MenuEntries(QObject):
    """Entries above the existing ones of a menu, with a separator between; `clear` and `add` refill them."""

    def __init__(self, menu: QMenu, *, one_of_them: bool = False) -> None:
        super().__init__(menu)
        self._menu = menu
        self._made: list[QAction] = []
        self._group = QActionGroup(self) if one_of_them else None
        self._line: QAction | None = None
        if rest := menu.actions():
            self._line = _line(self)
            self._line.setVisible(False)
            menu.insertAction(rest[0], self._line)

    def clear(self) -> None:
        """Remove the added entries; safe to call from an entry that was just chosen."""
        for entry in self._made:
            self._menu.removeAction(entry)
            entry.deleteLater()
        self._made = []
        if self._line is not None:
            self._line.setVisible(False)

    def add(self, text: str, *, checked: bool | None = None) -> QAction:
        """Append an entry; `checked` makes it checkable."""
        entry = QAction(text, self)
        if checked is not None:
            entry.setCheckable(True)
            entry.setChecked(checked)
        if self._group is not None:
            self._group.addAction(entry)
        self._insert(entry)
        return entry

    def add_line(self) -> None:
        """Append a separator."""
        self._insert(_line(self))

    def _insert(self, entry: QAction) -> None:
        self._made.append(entry)
        if self._line is None:
            self._menu.addAction(entry)
        else:
            self._menu.insertAction(self._line, entry)
            self._line.setVisible(True)


def _line(parent: QObject) -> QAction:
    line = QAction(parent)
    line.setSeparator(True)
    return line
