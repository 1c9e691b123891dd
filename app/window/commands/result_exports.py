"""Copying and exporting tables and charts of the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from app.look.spreadsheet_text import csv_bytes
from app.look.translation import tr
from app.look.widgets.message_bar import MessageBar
from app.machine.files import write_file
from app.output.destination import Destination, FileKind, picture_kinds
from app.results.charts.figures import ChartFigure, figures_image, figures_png, figures_svg
from planner_core.messages import HeadroomError

if TYPE_CHECKING:
    from app.results.tabs.all_tabs import ResultTabs
    from app.results.tabs.table_view import ResultTable


class ResultExports:
    """Works on the current tab; if that has no table or chart, a message says so."""

    def __init__(
        self,
        tabs: Callable[[], ResultTabs],
        destination: Destination,
        messages: MessageBar,
        source: Callable[[], Path | None],
    ) -> None:
        self._tabs = tabs
        self._source = source
        """The file of the results' plan: exports get its access rights."""
        self._destination = destination
        self._messages = messages

    def copy_table(self) -> None:
        """Copy the table to the clipboard, for a spreadsheet in the reader's locale."""
        table = self._table()
        if table is not None:
            table.copy()
            self._messages.show_message(tr("Copied: {name}", name=table.accessibleName()))

    def copy_chart(self) -> None:
        """Copy the charts to the clipboard, as a picture on white."""
        figures = self._figures()
        if figures:
            QGuiApplication.clipboard().setImage(figures_image(figures))
            self._messages.show_message(tr("Copied: {name}", name=figures[0].title))

    def ask_and_export_table(self) -> None:
        """Let the user choose a destination and write the table there."""
        table = self._table()
        if table is None:
            return
        kinds = (FileKind(tr("CSV tables (*.csv)"), ".csv"),)
        path = self._destination.ask(tr("Export table"), table.accessibleName(), kinds)
        if path is not None:
            self._write(path, csv_bytes(table.copied_rows()), tr("Open the table"), self.ask_and_export_table)

    def ask_and_export_chart(self) -> None:
        """Let the user choose a destination and write the charts there."""
        figures = self._figures()
        if not figures:
            return
        path = self._destination.ask(tr("Export chart"), self._title(), picture_kinds())
        if path is not None:
            drawn = figures_svg(figures) if path.suffix.lower() == ".svg" else figures_png(figures)
            self._write(path, drawn, tr("Open the picture"), self.ask_and_export_chart)

    def _write(self, path: Path, data: bytes, opening: str, ask: Callable[[], object]) -> None:
        try:
            write_file(path, data, like=self._source())
        except HeadroomError as error:
            self._destination.offer_again(error, ask, lambda: self._write(path, data, opening, ask))
        else:
            self._destination.say_written(path, opening)

    def _table(self) -> ResultTable | None:
        table = self._tabs().table_in_front()
        if table is None:
            self._messages.show_message(
                tr(
                    "There is no table in \N{LEFT DOUBLE QUOTATION MARK}{tab}\N{RIGHT DOUBLE QUOTATION MARK}.",
                    tab=self._title(),
                )
            )
        return table

    def _figures(self) -> Sequence[ChartFigure]:
        figures = self._tabs().figures_in_front()
        if not figures:
            self._messages.show_message(
                tr(
                    "There is no chart in \N{LEFT DOUBLE QUOTATION MARK}{tab}\N{RIGHT DOUBLE QUOTATION MARK}.",
                    tab=self._title(),
                )
            )
        return figures

    def _title(self) -> str:
        tabs = self._tabs()
        return tabs.tabText(tabs.currentIndex())
