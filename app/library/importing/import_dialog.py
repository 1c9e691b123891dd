"""Preview of an import: the columns of a foreign table, its number format, and its problems."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.library.importing.column_guessing import Options, decimal_sign, guessed, missing
from app.library.importing.for_all_rows import ForAllRows
from app.library.importing.import_preview import ImportPreview
from app.library.importing.import_steps import (
    Outcome,
    import_step,
    outcome_in_pieces,
    problem_lines,
    read_in_pieces,
)
from app.library.importing.raw_tables import DELIMITERS, ENCODINGS, RawTable
from app.library.importing.read_file import WORKBOOKS
from app.library.importing.reading_process import TableReader
from app.library.library_sheets import PRICES, LibrarySheet, sheet_title
from app.library.library_store import LibraryStore
from app.library.titled_fields import show_titled, titled_line
from app.look.translation import tr, tr_plural, translate
from app.look.widgets.announce import announce
from app.look.widgets.message_bar import RefusalsInside
from app.look.widgets.plain_text import plain_label
from app.look.widgets.wheel import ComboBox
from app.machine.background import Background
from planner_core.catalog.library import StaleLibraryError
from planner_core.messages import HeadroomError

SIZE: Final = (980, 640)
DELIMITER_WORDS: Final = {";": "; (semicolon)", ",": ", (comma)", "\t": "Tab"}
WAIT_MS: Final = 150


class ImportDialog(QDialog, RefusalsInside):
    """Shows a table before it is imported; `Import` is one step that can be undone.

    `ask` lets the user choose another file, over this dialog; None if cancelled.
    """

    def __init__(
        self,
        store: LibraryStore,
        sheet: LibrarySheet,
        parent: QWidget | None = None,
        ask: Callable[[QWidget], Path | None] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store, self._sheet = store, sheet
        self._table: RawTable | None = None
        self._path: Path | None = None
        self._options = Options(-1, (), "")
        self._outcome: Outcome | None = None
        self._sign_chosen = False
        self.setWindowTitle(tr("Import into {list}", list=sheet_title(sheet.name)))
        store.refused.connect(self._tell_refusal)
        self.reader = TableReader(self)
        self.reader.read.connect(self.show_table)
        self.reader.failed.connect(self._tell_failure)
        self._background = Background("import", self)
        self._background.arrived.connect(self._take_piece)
        self._background.failed.connect(self._tell_fault)
        self._later = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._later.timeout.connect(self._look)
        self.status = plain_label("", "", self, wraps=True)
        self.sheets = self._choice(tr("Sheet"), {}, self._read)
        self.encoding = self._choice(tr("Encoding"), {each: each for each in ENCODINGS}, self._read)
        self.delimiter = self._choice(
            tr("Sign between cells"), {each: tr(DELIMITER_WORDS[each]) for each in DELIMITERS}, self._read
        )
        self.decimal = self._choice(
            tr("Decimal sign"),
            {"": tr("please choose"), ",": "1.234,56", ".": "1,234.56"},
            self._choose_sign,
        )
        self.preview = ImportPreview(sheet, self)
        self.preview.fields_chosen.connect(self._choose_columns)
        self.for_all = ForAllRows(sheet, store.currency, self) if sheet.name == PRICES else None
        if self.for_all is not None:
            self.for_all.edited.connect(self._later.start)
        self.problems = QListWidget(self)
        self.problems.setAccessibleName(tr("Rows that cannot be imported"))
        self.problems.setMaximumHeight(120)
        self.leave_out = QCheckBox(tr("Leave these rows out"), self)
        self.leave_out.toggled.connect(self._enable)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.import_button = QPushButton(tr("&Import"), self)
        self.buttons.addButton(self.import_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.other_button = QPushButton(tr("&Choose another file…"), self)
        self.other_button.setVisible(ask is not None)
        self.buttons.addButton(self.other_button, QDialogButtonBox.ButtonRole.ActionRole)
        if ask is not None:
            self.other_button.clicked.connect(lambda: self._choose_other(ask))
        self.buttons.accepted.connect(self._import)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.finished.connect(self._stop)
        self.resize(*SIZE)

    @property
    def found(self) -> Outcome | None:
        """What the import would do; None if not known yet."""
        return self._outcome

    def read_file(self, path: Path) -> None:
        """Read a file in a separate process and show it; `Cancel` stops that at once."""
        self._path = path
        is_text = path.suffix.lower() not in WORKBOOKS
        for box, shown in ((self.sheets, False), (self.encoding, is_text), (self.delimiter, is_text)):
            box.setCurrentIndex(-1)
            show_titled(box, shown=shown)
        self._read()

    def show_table(self, table: RawTable) -> None:
        """Show a table, with the options that its headings suggest."""
        self._table = table
        self._options, self._sign_chosen = guessed(self._sheet, table), False
        self._fill(self.sheets, {each: each for each in table.sheets}, table.sheet)
        for box, value in ((self.encoding, table.encoding), (self.delimiter, table.delimiter)):
            box.setCurrentIndex(max(box.findData(value), 0))
            show_titled(box, shown=bool(table.encoding))
        show_titled(self.sheets, shown=len(table.sheets) > 1)
        self.decimal.setCurrentIndex(self.decimal.findData(self._options.decimal))
        self.preview.show_table(table, self._options)
        self._look()

    # --- what was chosen -----------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Read the file again with the chosen sheet, encoding and delimiter; those not chosen are detected."""
        if self._path is not None:
            how = [str(box.currentData() or "") for box in (self.sheets, self.encoding, self.delimiter)]
            self._wait(tr("Reading {file}…", file=self._path.name))
            self.reader.start(self._path, *how)

    def _choose_other(self, ask: Callable[[QWidget], Path | None]) -> None:
        path = ask(self)
        if path is not None:
            self.read_file(path)

    def _choose_sign(self) -> None:
        self._sign_chosen = True
        self._look()

    def _choose_columns(self) -> None:
        fields = self.preview.fields
        if fields == self._options.fields or self._table is None:
            return
        self._options = self._options._replace(fields=fields)
        sign = decimal_sign(self._sheet, self._table, self._options)
        if not self._sign_chosen:
            self.decimal.setCurrentIndex(self.decimal.findData(sign))
        self._later.start()

    def _look(self) -> None:
        """Compute what the import would do, and show it."""
        if self._table is None:
            return
        self._later.stop()
        self._outcome = None
        self._background.forget()
        try:
            for_all = self._values_for_all()
        except HeadroomError as error:
            self._say_problems([translate(error.message)])
            return
        self._options = self._options._replace(decimal=str(self.decimal.currentData() or ""), for_all=for_all)
        gaps = missing(self._sheet, self._options)
        self.preview.show_values(self._table, self._options)
        if gaps:
            names = ", ".join(tr(info.title) for info in gaps)
            self._say_problems([tr("Choose the column for: {fields}", fields=names)])
            return
        if not self._options.decimal:
            self._say_problems(
                [tr("Numbers such as 1.234 could be read in two ways: choose the decimal sign.")]
            )
            return
        self._say(tr("Checking {count} rows…", count=len(self._table.rows)))
        self._show_problems(False, leave_out=False)
        table, options = self._table, self._options
        self._background.ask(lambda: self._pieces(table, options))

    def _pieces(self, table: RawTable, options: Options) -> Iterator[int | Outcome]:
        """Runs in a thread, while the library does not change. It may be cancelled between two pieces."""
        reading = yield from read_in_pieces(self._sheet, table, options)
        yield (yield from outcome_in_pieces(self._sheet, self._store, reading))

    def _take_piece(self, piece: int | Outcome) -> None:
        if isinstance(piece, Outcome):
            self._outcome = piece
            self._say_outcome(piece)
        elif self._table is not None:
            words = {"done": piece, "count": len(self._table.rows)}
            self._say(tr("Checking row {done} of {count}…", **words))

    def _values_for_all(self) -> dict[str, Any]:
        if self.for_all is None:
            return {}
        self.for_all.show_other_than(self._options.fields)
        return self.for_all.values(self._options.fields)

    def _import(self) -> None:
        found = self._outcome
        if self._table and found and self._store.perform(import_step(self._table, found)):
            self.accept()

    # --- what is shown -------------------------------------------------------------------------------------------

    def _wait(self, text: str) -> None:
        """Drop the table, and cancel the work on it."""
        self._table = self._outcome = None
        self._later.stop()
        self._background.forget()
        self._say(text)
        announce(self.status, text)
        self.preview.show_nothing()
        self._show_problems(False, leave_out=False)

    def _tell_failure(self, error: HeadroomError) -> None:
        self._tell(translate(error.message))

    def _tell_refusal(self, error: HeadroomError) -> None:
        """The library has refused the rows. They can be tried again unless it has changed since the preview."""
        if isinstance(error, StaleLibraryError):
            self._outcome = None
        self._tell_failure(error)

    def _tell_fault(self) -> None:
        self._tell(
            tr("This could not be computed because of a fault in Headroom. The local log has the details.")
        )

    def _tell(self, text: str) -> None:
        self._say(text, "error")
        announce(self.status, text)
        self._enable()

    def _say(self, text: str, tone: str = "") -> None:
        self.status.setText(text)
        if self.status.property("tone") != tone:
            self.status.setProperty("tone", tone)
            self.status.style().polish(self.status)

    def _say_outcome(self, found: Outcome) -> None:
        place = (self._table.file or tr("Clipboard")) if self._table else ""
        if self._table and self._table.sheet:
            place = tr("{file}, sheet {sheet}", file=place, sheet=self._table.sheet)
        told = tr(
            "{added} new, {changed} changed, {same} unchanged.",
            added=found.added,
            changed=found.changed,
            same=found.same,
        )
        rows = {each.row for each in found.problems}
        if rows:
            told += " " + tr_plural(
                "{count} row cannot be imported.", "{count} rows cannot be imported.", len(rows)
            )
        self._say(f"{place}: {told}")
        announce(self.status, self.status.text())
        self.problems.clear()
        self.problems.addItems(problem_lines(found.problems, place, translate))
        self._show_problems(bool(rows), leave_out=True)

    def _say_problems(self, lines: Sequence[str]) -> None:
        self._outcome = None
        self.problems.clear()
        self.problems.addItems(list(lines))
        self._say(lines[0])
        announce(self.status, " ".join(lines))
        self._show_problems(len(lines) > 1, leave_out=False)

    def _show_problems(self, shown: bool, *, leave_out: bool) -> None:
        self.problems.setVisible(shown)
        self.leave_out.setVisible(shown and leave_out)
        self._enable()

    def _enable(self) -> None:
        found = self._outcome
        sound = found is not None and (not found.problems or self.leave_out.isChecked())
        self.import_button.setEnabled(bool(sound and found and found.edits))

    # --- importing -----------------------------------------------------------------------------------------------

    def _choice(self, title: str, choices: dict[str, str], act: Callable[[], None]) -> ComboBox:
        box = ComboBox(self)
        box.setAccessibleName(title)
        box.setPlaceholderText(tr("detected"))
        self._fill(box, choices, "")
        box.activated.connect(act)
        return box

    def _fill(self, box: ComboBox, choices: dict[str, str], chosen: str) -> None:
        box.clear()
        for value, text in choices.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(box.findData(chosen), 0))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(12)
        column.addWidget(self.status)
        column.addWidget(titled_line(self, self.sheets, self.encoding, self.delimiter, self.decimal))
        column.addWidget(self.preview, 1)
        if self.for_all is not None:
            column.addWidget(self.for_all)
        column.addWidget(self.problems)
        column.addWidget(self.leave_out)
        column.addWidget(self.buttons)
        self.problems.hide()
        self.leave_out.hide()

    def _stop(self) -> None:
        self.reader.cancel()
        self._background.stop()
