"""Sorting a table by keyboard: actions for the current column."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QTableView

from app.look.translation import mark, tr

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
ORDERS = (
    (mark("Sort ascending"), "Alt+Up", ASCENDING),
    (mark("Sort descending"), "Alt+Down", DESCENDING),
    (mark("Unsorted"), "", None),
)
NO_COLUMN = -1


def sort_actions(table: QTableView) -> list[QAction]:
    """The actions for the menu of a table, with their keys and a separator before them."""
    line = QAction(table)
    line.setSeparator(True)
    actions = [line]
    for title, keys, order in ORDERS:
        action = QAction(tr(title), table)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(partial(_sort, table, order))
        actions.append(action)
    return actions


def _sort(table: QTableView, order: Qt.SortOrder | None, _checked: bool = False) -> None:
    """Sort by the current column, or not at all, and keep the current row visible."""
    if order is None:
        table.sortByColumn(NO_COLUMN, ASCENDING)
    elif table.currentIndex().isValid():
        table.sortByColumn(table.currentIndex().column(), order)
    table.scrollTo(table.currentIndex())
