"""A table whose rows have boxes to choose from, and texts that nobody edits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget


def dress_table_of_boxes(
    table: QTableWidget, name: str, headings: Sequence[str], stretched: Iterable[int]
) -> None:
    """Its accessible name, its headings, and the columns that share the width. Tab goes from box to box."""
    table.setAccessibleName(name)
    table.setHorizontalHeaderLabels(headings)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    for column in stretched:
        table.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
