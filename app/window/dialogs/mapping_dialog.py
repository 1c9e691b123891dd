"""What the columns of a table are that no known program writes: proposed by its headings, said by the user."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.library.importing.saved_mappings import mappings_as_json
from app.look.translation import tr, tr_plural, translate
from app.look.widgets.choice_field import ChoiceField
from app.look.widgets.first_size import first_size
from app.look.widgets.message_bar import MessageBar
from app.look.widgets.plain_text import plain_label, say
from app.look.widgets.table_of_boxes import dress_table_of_boxes
from app.machine.files import FileError, write_file
from planner_core.imports.mapped_tables import (
    FIELDS,
    TABLE_KINDS,
    ColumnMeaning,
    TableKind,
    TableMapping,
    UnknownTable,
    complaints,
    suggested,
)

SIZE: Final = (860, 620)
LETTERS: Final = 116
"""Width of the dialog in letters, at any text size."""
MEANING_LETTERS: Final = 34
UNIT_LETTERS: Final = 28
"""Widths of the boxes in letters, their arrows included."""
LEFT_OUT: Final = ""
HEADING, SAMPLES, MEANING, UNIT = range(4)
MOST_COMPLAINTS: Final = 3


class MappingDialog(QDialog):
    """The columns of one file, table by table; `said` has a mapping for each table that is to be read."""

    said = Signal(object)
    """A tuple of `TableMapping`."""

    def __init__(self, tables: Sequence[UnknownTable], source: Path, parent: QWidget) -> None:
        """`source` is the file with these tables, whose rights what is saved of it gets."""
        super().__init__(parent)
        self._source = source
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What the columns are"))
        self._tables = tuple(tables)
        self._kinds: list[TableKind | None] = []
        self._columns: list[tuple[ColumnMeaning, ...]] = []
        for table in self._tables:
            found = suggested(table.headings)
            self._kinds.append(None if complaints_of_fields(found) else found.kind)
            self._columns.append(found.columns)
        if not any(self._kinds):
            self._kinds[0] = "machines"
            self._columns[0] = suggested(self._tables[0].headings, "machines").columns
        self._shown = next(place for place, kind in enumerate(self._kinds) if kind is not None)
        self.lead = plain_label("", "", self, wraps=True)
        sheets = {str(place): table.sheet for place, table in enumerate(self._tables)}
        self.sheet = ChoiceField(tr("Table"), sheets, self)
        self.sheet.set_value(str(self._shown))
        self.sheet.setVisible(len(sheets) > 1)
        kinds: dict[str, str] = {
            LEFT_OUT: tr("Leave this table out"),
            **{key: translate(text) for key, text in TABLE_KINDS.items()},
        }
        self.kind = ChoiceField(tr("What the table lists"), kinds, self)
        self.table = QTableWidget(0, UNIT + 1, self)
        self.status = plain_label("", "muted", self, wraps=True)
        self.messages = MessageBar(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.save_button = QPushButton(tr("&Save as a file…"), self)
        self.read_button = QPushButton(tr("&Read the table"), self)
        self._lay_out()
        self._connect()
        self._show_table()

    @property
    def mappings(self) -> tuple[TableMapping, ...]:
        """What is said of each table that is to be read."""
        return tuple(
            TableMapping(kind, columns)
            for kind, columns in zip(self._kinds, self._columns, strict=True)
            if kind is not None
        )

    def choose(self, column: int, field: str, unit: str | None = None) -> None:
        """Say what a column of the shown table is, as its boxes do."""
        self._say(column, field, unit)
        self._show_columns()

    # --- what is seen ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        headings = [tr("Heading"), tr("First values"), tr("What it is"), tr("Unit")]
        dress_table_of_boxes(self.table, tr("Columns"), headings, (HEADING, SAMPLES))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 16)
        head = self.table.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        letter = self.fontMetrics().averageCharWidth()
        for column, letters in ((MEANING, MEANING_LETTERS), (UNIT, UNIT_LETTERS)):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            head.resizeSection(column, letter * letters)
        choice = QHBoxLayout()
        choice.addWidget(self.sheet, 1)
        choice.addWidget(self.kind, 1)
        self.buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.read_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.save_button.setAutoDefault(False)
        self.read_button.setProperty("primary", True)
        self.read_button.setDefault(True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(16, 16, 16, 12)
        rows.setSpacing(8)
        rows.addWidget(self.lead)
        rows.addLayout(choice)
        rows.addWidget(self.table, 1)
        for widget in (self.status, self.messages, self.buttons):
            rows.addWidget(widget)
        self.resize(first_size(self, SIZE, LETTERS))

    def _connect(self) -> None:
        self.sheet.committed.connect(lambda value: self._turn_to(int(value)))
        self.kind.committed.connect(self._choose_kind)
        self.save_button.clicked.connect(self._save)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)

    def _turn_to(self, place: int) -> None:
        self._shown = place
        self._show_table()

    def _show_table(self) -> None:
        table = self._tables[self._shown]
        say(
            self.lead,
            tr(
                "No program that is known writes the headings of {file}. Say what its columns are; what is proposed"
                " comes from the headings and needs a look. It is remembered for the next file with these headings.",
                file=table.file,
            ),
            "",
        )
        self.kind.set_value(self._kinds[self._shown] or LEFT_OUT)
        self._show_columns()

    def _show_columns(self) -> None:
        """A row for each column, with its boxes."""
        table, kind = self._tables[self._shown], self._kinds[self._shown]
        self.table.clearContents()
        self.table.setRowCount(len(table.headings))
        for row, meaning in enumerate(self._columns[self._shown]):
            samples = " · ".join(filter(None, (each[row] for each in table.samples)))
            for column, text in ((HEADING, meaning.heading), (SAMPLES, samples)):
                item = QTableWidgetItem(" ".join(text.split()))
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.table.setItem(row, column, item)
            if kind is not None:
                self._show_boxes(row, meaning, kind)
        self._judge()

    def _show_boxes(self, row: int, meaning: ColumnMeaning, kind: TableKind) -> None:
        fields = {each.key: each for each in FIELDS[kind]}
        titles = {key: translate(each.title) for key, each in fields.items()}
        name = meaning.heading.strip() or str(row + 1)
        box = ChoiceField(
            tr("Meaning of column {name}", name=name), {LEFT_OUT: tr("left out"), **titles}, self.table
        )
        box.set_value(meaning.field if meaning.field in fields else LEFT_OUT)
        box.committed.connect(lambda value, column=row: self.choose(column, value))
        self.table.setCellWidget(row, MEANING, box)
        field = fields.get(meaning.field)
        if field is None or not field.units:
            self.table.removeCellWidget(row, UNIT)
            return
        units = {"": tr("please choose"), **{each: _unit_title(each) for each in field.units}}
        unit = ChoiceField(tr("Unit of column {name}", name=name), units, self.table)
        unit.set_value(meaning.unit)
        unit.committed.connect(lambda value, column=row: self.choose(column, meaning.field, value))
        self.table.setCellWidget(row, UNIT, unit)

    # --- what is said ------------------------------------------------------------------------------------------

    def _choose_kind(self, value: str) -> None:
        place = self._shown
        kind = next((each for each in TABLE_KINDS if each == value), None)
        self._kinds[place] = kind
        if kind is not None:
            self._columns[place] = suggested(self._tables[place].headings, kind).columns
        self._show_columns()

    def _say(self, column: int, field: str, unit: str | None) -> None:
        columns = list(self._columns[self._shown])
        before = columns[column]
        if unit is None:
            kind = self._kinds[self._shown] or "machines"
            units = next((each.units for each in FIELDS[kind] if each.key == field), {})
            unit = before.unit if before.unit in units else ""
        columns[column] = ColumnMeaning(before.heading, field, unit)
        self._columns[self._shown] = tuple(columns)

    def _judge(self) -> None:
        """Say what is missing, or how much is read."""
        missing = [each for mapping in self.mappings for each in complaints(mapping)]
        read = sum(bool(each.field) for mapping in self.mappings for each in mapping.columns)
        self.read_button.setEnabled(bool(self.mappings) and not missing)
        if missing:
            say(self.status, "\n".join(translate(each) for each in missing[:MOST_COMPLAINTS]), "warning")
        else:
            say(self.status, tr_plural("{count} column is read.", "{count} columns are read.", read), "muted")

    def _save(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self, tr("Save what the columns are"), "mapping.json", tr("Mappings of columns (*.json)")
        )
        if chosen:
            try:
                write_file(Path(chosen), mappings_as_json(self.mappings), like=self._source)
            except FileError as error:
                self.messages.show_message(translate(error.message), "error")

    def _accept(self) -> None:
        self.said.emit(self.mappings)
        self.accept()


def complaints_of_fields(mapping: TableMapping) -> bool:
    """Whether a field is missing that a table of this kind needs."""
    told = {each.field for each in mapping.columns}
    return any(each.is_needed and each.key not in told for each in FIELDS[mapping.kind])


def _unit_title(unit: str) -> str:
    if unit in ("MB", "GB", "TB"):
        return tr("{unit} (powers of 1000)", unit=unit)
    return tr("bytes") if unit == "bytes" else unit
