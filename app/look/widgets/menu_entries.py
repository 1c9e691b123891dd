"""Entries of a menu that come and go, such as variants, phases and recent plans.

Every one is made here and not by Qt, the line below them too. What Qt has made is gone to Python with whatever goes
that PySide6 takes for its owner; a menu would then fail each time it is filled, to the end of the program.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu


class MenuEntries(QObject):
    """Stands above what the menu holds already, with a line between; `clear` and `add` fill it anew."""

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
        """Take away what was added. An entry that was just chosen may be the one that asks for this."""
        for entry in self._made:
            self._menu.removeAction(entry)
            entry.deleteLater()
        self._made = []
        if self._line is not None:
            self._line.setVisible(False)

    def add(self, text: str, *, checked: bool | None = None) -> QAction:
        """One more entry below those there are; with a mark or without where `checked` says so."""
        entry = QAction(text, self)
        if checked is not None:
            entry.setCheckable(True)
            entry.setChecked(checked)
        if self._group is not None:
            self._group.addAction(entry)
        self._insert(entry)
        return entry

    def add_line(self) -> None:
        """A line below the entries there are."""
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
