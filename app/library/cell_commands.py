"""Commands for the selected cells: copy, paste, fill, clear. Each is one step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from app.library.library_store import LibraryStore
from app.library.library_table import LibraryTable
from app.library.many_cells import Cell, filled_down_step, filled_step, tiled
from app.library.pasting import copied_text, has_headings, paste_step, pasted_rows
from app.look.translation import translate
from app.look.widgets.message_bar import MessageBar
from planner_core.catalog.library import LibraryStep
from planner_core.messages import HeadroomError


class CellCommands(QObject):
    """Works on one table; invalid input is reported in the window, and nothing changes."""

    def __init__(
        self,
        store: LibraryStore,
        table: LibraryTable,
        messages: MessageBar,
        import_pasted: Callable[[str], object],
    ) -> None:
        """`import_pasted` imports rows that have headings."""
        super().__init__(table)
        self._store, self._table, self._messages = store, table, messages
        self._import_pasted = import_pasted
        table.fill = self.fill
        table.pasted.connect(self.paste)

    def copy(self) -> None:
        """Copy whole rows with their headings to the clipboard, or only the selected cells."""
        model, cells = self._table.rows, self._table.chosen_cells()
        keys = set(self._table.chosen_keys())
        by_key = {row.key: row for row in model.rows if row.key in keys}
        rows = [by_key[key] for key in self._table.chosen_keys()]
        columns = None if self._table.are_whole_rows() else sorted({cell.column for cell in cells})
        if rows and columns != []:
            QGuiApplication.clipboard().setText(copied_text(model.sheet, rows, columns))

    def paste(self) -> None:
        """Paste cells from a spreadsheet: with headings as an import, a single cell into all selected ones, or a block.

        A block starts at the first selected cell and is repeated if it fits the selection exactly; missing rows below
        are added.
        """
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            return
        if has_headings(self._table.rows.sheet, text):
            self._import_pasted(text)
            return
        block, cells = pasted_rows(text), self._table.chosen_cells()
        if len(cells) > 1 and len(block) == len(block[0]) == 1:
            self.fill(block[0][0])
        elif cells:
            self._perform(lambda: self._pasted(block, cells))

    def fill(self, text: str) -> bool:
        """Put a text into all selected cells. Returns False if one of them does not accept it."""
        cells = self._table.chosen_cells()
        return self._perform(lambda: filled_step(self._table.rows, self._store.library, cells, text))

    def fill_down(self) -> None:
        """Copy the first of the selected cells of each column into the others, or the cell above into a single one."""
        cells = self._table.chosen_cells()
        if len({cell.key for cell in cells}) == 1:
            above = self._table.key_above(cells[0].key)
            cells = [*(Cell(above, cell.column) for cell in cells if above is not None), *cells]
        self._perform(lambda: filled_down_step(self._table.rows, self._store.library, cells))

    def empty(self) -> None:
        """Clear the selected cells."""
        self.fill("")

    def _pasted(self, block: list[list[str]], cells: list[Cell]) -> LibraryStep:
        keys, columns = {cell.key for cell in cells}, {cell.column for cell in cells}
        block = tiled(block, len(keys), max(columns) - min(columns) + 1)
        rows: list[Any] = self._table.keys_from(cells[0].key)
        return paste_step(self._table.rows, self._store.library, block, rows, min(columns))

    def _perform(self, make: Callable[[], LibraryStep]) -> bool:
        try:
            step = make()
        except HeadroomError as error:
            self._messages.show_message(translate(error.message), "error")
            return False
        return self._store.perform(step)
