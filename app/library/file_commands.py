"""Import and export of the library as files: tables, and whole libraries. Every import is previewed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from app.library.library_sheets import sheet_title
from app.library.library_table import LibraryTable
from app.library.table_export import table_csv, table_workbook
from app.look.translation import tr, translate
from app.look.widgets.message_bar import MessageBar
from app.machine.files import write_file
from app.output.destination import Destination, FileKind
from db.library import export_library
from planner_core.messages import HeadroomError

if TYPE_CHECKING:
    from app.library.library_store import LibraryStore
    from app.machine.preferences import Preferences


class FileCommands:
    """Works on the library and the table that shows it; errors are reported in the window."""

    def __init__(
        self,
        store: LibraryStore,
        table: LibraryTable,
        preferences: Preferences,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        self._store, self._table, self._preferences = store, table, preferences
        self._messages, self._window = messages, window
        self._destination = Destination(preferences, messages, window)

    # --- import --------------------------------------------------------------------------------------------------

    def import_pasted(self, text: str) -> None:
        """Preview an import of the clipboard's content."""
        from app.library.importing.import_dialog import ImportDialog
        from app.library.importing.raw_tables import pasted_table

        try:
            table = pasted_table(text)
        except HeadroomError as error:
            self._messages.show_message(translate(error.message), "error")
        else:
            dialog = ImportDialog(self._store, self._table.rows.sheet, self._window)
            dialog.open()
            dialog.show_table(table)

    def import_file(self) -> None:
        """Let the user choose a CSV or Excel file and preview its import."""
        path = self._ask_for_table(self._window)
        if path is not None:
            self.import_path(path)

    def import_path(self, path: Path) -> None:
        """Preview the import of a file, or show why it cannot be read."""
        from app.library.importing.import_dialog import ImportDialog

        dialog = ImportDialog(self._store, self._table.rows.sheet, self._window, self._ask_for_table)
        dialog.open()
        dialog.read_file(path)

    def merge(self) -> None:
        """Let the user choose a library and preview merging it."""
        path = self._ask_for_library(self._window)
        if path is not None:
            self.merge_path(path)

    def merge_path(self, path: Path) -> None:
        """Preview merging a library, or show why it cannot be read."""
        from app.library.merge_dialog import MergeDialog

        dialog = MergeDialog(self._store, self._ask_for_library, self._window)
        dialog.read_file(path)
        dialog.open()

    def _ask_for_table(self, over: QWidget) -> Path | None:
        kinds = ";;".join((tr("Tables (*.csv *.txt *.tsv *.xlsx *.xlsm)"), tr("All files (*)")))
        return self._ask(tr("Import a table"), kinds, over)

    def _ask_for_library(self, over: QWidget) -> Path | None:
        return self._ask(tr("Merge another library"), tr("Headroom libraries (*.sqlite)"), over)

    def _ask(self, title: str, kinds: str, over: QWidget) -> Path | None:
        folder = self._preferences.values.last_folder
        chosen, _ = QFileDialog.getOpenFileName(over, title, folder, kinds)
        if not chosen:
            return None
        self._preferences.change(last_folder=str(Path(chosen).parent))
        return Path(chosen)

    # --- export --------------------------------------------------------------------------------------------------

    def export(self) -> None:
        """Write the shown rows to a CSV or Excel file."""
        kinds = (
            FileKind(tr("Excel workbooks (*.xlsx)"), ".xlsx"),
            FileKind(tr("CSV tables (*.csv)"), ".csv"),
        )
        path = self._destination.ask(tr("Export table"), sheet_title(self._table.rows.sheet.name), kinds)
        if path is not None:
            self.write_table(path)

    def write_table(self, path: Path) -> None:
        """Write the shown rows; report where they are, or offer to retry."""
        make = table_workbook if path.suffix.lower() == ".xlsx" else table_csv
        try:
            write_file(path, make(self._table.rows.sheet, self._table.shown_rows()), like=self._source())
        except HeadroomError as error:
            self._destination.offer_again(error, self.export, lambda: self.write_table(path))
        else:
            self._destination.say_written(path, tr("Open the table"))

    def _source(self) -> Path | None:
        """The file that exports are based on; None while there are only records that come with Headroom."""
        path = self._store.file.path
        return path if path.exists() else None

    def export_all(self) -> None:
        """Write all own records and prices to one file, for another computer or a colleague."""
        kinds = (FileKind(tr("Headroom libraries (*.sqlite)"), ".sqlite"),)
        path = self._destination.ask(tr("Export the whole library"), tr("Headroom library"), kinds)
        if path is not None:
            self.write_library(path)

    def write_library(self, path: Path) -> None:
        """Write the library to one file; report where it is, or offer to retry."""
        try:
            export_library(self._store.library, path, like=self._source())
        except HeadroomError as error:
            self._destination.offer_again(error, self.export_all, lambda: self.write_library(path))
        else:
            self._messages.show_message(tr("Written: {file}", file=str(path)))
