"""The first rows of a foreign table as they would be imported; a box above each column chooses its field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QTableWidget, QTableWidgetItem, QWidget

from app.library.cell_texts import NUMBER_KINDS, cell_text
from app.library.importing.column_guessing import Options
from app.library.importing.import_steps import read_raw
from app.library.importing.raw_tables import RawCell, RawRow, RawTable
from app.library.library_sheets import LibrarySheet
from app.library.rows_model import LEFT_ALIGNED, NUMBER_ALIGNED, column_title
from app.look import theme
from app.look.translation import tr, translate
from app.look.widgets.plain_text import plain_tip
from app.look.widgets.wheel import ComboBox
from planner_core.messages import HeadroomError
from planner_core.plan.fields import FieldInfo

SHOWN_ROWS: Final = 60
NARROWEST, WIDEST = 130, 280


class ImportPreview(QTableWidget):
    """Shows values as the library would, invalid ones as written, with the reason."""

    fields_chosen = Signal()
    """The user chose another field for a column."""

    def __init__(self, sheet: LibrarySheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self.setAccessibleName(tr("Preview"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 12)

    @property
    def fields(self) -> tuple[str, ...]:
        """The field of each column; empty for a column that is left out."""
        boxes = (self.cellWidget(0, column) for column in range(self.columnCount()))
        return tuple(str(box.currentData() or "") for box in boxes if isinstance(box, ComboBox))

    def choose_field(self, column: int, field: str) -> None:
        """Choose a field for a column, as its box does."""
        box = self.cellWidget(0, column)
        assert isinstance(box, ComboBox)
        box.setCurrentIndex(max(box.findData(field), 0))

    def show_nothing(self) -> None:
        """Clear the table."""
        self.clear()
        self.setRowCount(0)
        self.setColumnCount(0)

    def show_table(self, table: RawTable, options: Options) -> None:
        """Show another table, with the fields of its columns."""
        rows = _shown_rows(table, options)
        self.clear()
        self.setColumnCount(table.width)
        self.setRowCount(1 + len(rows))
        names = _headings(table, options)
        self.setHorizontalHeaderLabels(names)
        self.setVerticalHeaderLabels([tr("is"), *(str(row.number) for row in rows)])
        for column, (name, field) in enumerate(zip(names, options.fields, strict=True)):
            self.setCellWidget(0, column, self._box(name, field))
        self.show_values(table, options)
        self.setRowHeight(0, self.verticalHeader().defaultSectionSize() + 12)
        self.resizeColumnsToContents()
        for column in range(table.width):
            self.setColumnWidth(column, min(max(self.columnWidth(column), NARROWEST), WIDEST))

    def show_values(self, table: RawTable, options: Options) -> None:
        """Show the same table with changed options."""
        infos = {info.name: info for info in self._sheet.columns}
        for number, row in enumerate(_shown_rows(table, options), 1):
            for column, (cell, field) in enumerate(zip(row.cells, options.fields, strict=False)):
                self.setItem(number, column, _item(cell, infos.get(field), options.decimal))

    def _box(self, heading: str, field: str) -> ComboBox:
        box = ComboBox(self)
        box.setAccessibleName(tr("Meaning of column {name}", name=heading))
        box.addItem(tr("left out"), "")
        for info in self._sheet.columns:
            box.addItem(column_title(info), info.name)
        box.setCurrentIndex(max(box.findData(field), 0))
        box.currentIndexChanged.connect(self.fields_chosen)
        return box


def _shown_rows(table: RawTable, options: Options) -> Sequence[RawRow]:
    return table.rows[options.heading + 1 :][:SHOWN_ROWS]


def _headings(table: RawTable, options: Options) -> list[str]:
    """The names of the columns in the table, or their numbers if it has none."""
    cells = table.rows[options.heading].cells if options.heading >= 0 else ()
    names = [cells[number].text if number < len(cells) else "" for number in range(table.width)]
    return [name or tr("Column {number}", number=number) for number, name in enumerate(names, 1)]


def _item(cell: RawCell, info: FieldInfo | None, decimal: str) -> QTableWidgetItem:
    item, colours = QTableWidgetItem(cell.text), theme.current().colours
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    if info is None:
        item.setForeground(colours.text_muted)
        return item
    try:
        item.setText(cell_text(info, read_raw(info, cell, decimal)))
    except HeadroomError as error:
        item.setForeground(colours.error)
        item.setToolTip(plain_tip(translate(error.message)))
        item.setText("⚠ " + cell.text)
    item.setTextAlignment(NUMBER_ALIGNED if info.kind in NUMBER_KINDS else LEFT_ALIGNED)
    return item
