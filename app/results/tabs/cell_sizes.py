"""Sizes of table cells. Each text is measured once: Qt would ask the delegate for every cell at every change, which
takes longer than everything else in a tab.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QTableView

from app.results.tables.column import Column
from app.results.tabs.table_model import TableModel, TableSorter

ROW_PADDING = 10
CELL_PADDING = 20
MOST_MEASURED = 60
"""Rows that are measured for the width of a column."""
SWATCH = 10
MOST_TEXTS = 4096


class CellSizes:
    """Widths and heights of the cells of one table."""

    def __init__(self, table: QTableView, rows: TableModel[Any], sorter: TableSorter) -> None:
        self._table, self._rows, self._sorter = table, rows, sorter
        self.forget()

    def forget(self) -> None:
        """Drop all measurements after a change of font."""
        font = QFont(self._table.font())
        plain = QFontMetrics(font)
        font.setBold(True)
        bold = QFontMetrics(font)
        keep = lru_cache(MOST_TEXTS)
        self._advance = keep(lambda text, is_bold: (bold if is_bold else plain).horizontalAdvance(text))
        self._height = keep(
            lambda text, room: plain.boundingRect(
                QRect(0, 0, room, 0), int(Qt.TextFlag.TextWordWrap), text
            ).height()
        )
        self._line = plain.height()

    def width(self, column: int) -> int:
        """Pixels that the widest of the first rows needs in a column; 0 without rows."""
        rows = self._rows.rows[:MOST_MEASURED]
        if not rows:
            return 0
        shown = self._rows.columns[column]
        widest = max(range(len(rows)), key=lambda number: self._needed(shown, rows[number]))
        index = self._sorter.mapFromSource(self._rows.index(widest, column))
        return self._table.sizeHintForIndex(index).width()

    def height(self, row: int) -> int:
        """Pixels that a row needs with its text wrapped at the present column widths."""
        content = self._rows.rows[self._sorter.mapToSource(self._sorter.index(row, 0)).row()]
        return ROW_PADDING + max(
            self._height_in(each.shown(content), self._table.columnWidth(number) - CELL_PADDING)
            for number, each in enumerate(self._rows.columns)
        )

    def _needed(self, column: Column[Any], row: Any) -> int:
        is_bold = column.bold is not None and column.bold(row)
        beside = SWATCH if column.colour is not None and column.colour(row) is not None else 0
        return beside + max(self._advance(line, is_bold) for line in column.shown(row).split("\n"))

    def _height_in(self, text: str, room: int) -> int:
        if "\n" not in text and self._advance(text, False) <= room:
            return self._line
        return self._height(text, room)
