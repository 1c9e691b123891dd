"""What the catalogue knows, and how well: its tables by confidence, and the records of one with value and source."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import plain_label, wrapped_label
from app.look.widgets.search_field import search_field
from app.results.tables.known_tables import (
    ALL,
    RecordRow,
    TableRow,
    found_rows,
    ordered,
    record_columns,
    record_rows,
    table_columns,
    table_rows,
)
from app.results.tabs.table_model import ROW_ROLE, TableModel
from app.results.tabs.table_view import ResultTable
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.provenance import known_tables
from planner_core.studies.opinion_rules import AnyRule

SIZE = QSize(1200, 760)
SHARES_OF_ALL = {0: 3, 1: 2, 2: 5, 3: 2, 5: 4}
SHARES = {0: 3, 1: 5, 2: 2, 4: 4}
"""Of the width of the records, by column; dates are as wide as they need."""
INTO_TABLE = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)


class TablesTable(ResultTable):
    """The tables in their own order."""

    keeps_order = True


class CatalogueDialog(QDialog):
    """A search over the tables; the records of the current table below. Nothing typed shows all."""

    def __init__(self, catalog: Catalog, rules: tuple[AnyRule, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What does the catalogue know, and how well?"))
        self._known = ordered(known_tables(catalog, {"second_opinions": rules}))
        self._rows = record_rows(self._known)
        self._found = self._rows
        self._table = ALL
        about = tr(
            "Published: read in the vendor's or author's own text. Quoted: from a secondary source. Computed from"
            " values that were read. Recalled: not read; ask the vendor before you rely on it."
        )
        self.search = search_field(tr("Search the catalogue"), self)
        self.search.setPlaceholderText(tr("Search the catalogue"))
        self.search.textChanged.connect(lambda _text: self._narrow())
        self.search.installEventFilter(self)
        self.tables = TableModel[TableRow](table_columns(), self)
        self.tables_table = TablesTable(self.tables, tr("Tables of the catalogue"), "", self)
        self.tables_table.share_width({0: 1})
        self.heading = plain_label("", "section", self)
        self.records = TableModel[RecordRow](record_columns(with_table=True), self)
        nothing = tr("No record has these words. Clear the search.")
        self.records_table = ResultTable(self.records, tr("Records"), nothing, self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        column.addWidget(wrapped_label(about, "muted", self))
        column.addWidget(self.search)
        column.addWidget(self.tables_table, 2)
        column.addWidget(self.heading)
        column.addWidget(self.records_table, 3)
        column.addWidget(buttons)
        self.resize(SIZE)
        self.tables_table.selectionModel().currentRowChanged.connect(self._choose)
        self._narrow()
        self.search.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search, Down goes to the tables, and Esc clears what was typed."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in INTO_TABLE:
                self.tables_table.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _narrow(self) -> None:
        """Show what matches the search; the table stays chosen while it has a match."""
        self._found = found_rows(self._rows, self.search.text())
        shown = table_rows(self._known, self._found)
        chosen = self._table
        self.tables.show_rows(shown)
        at = next((row for row, each in enumerate(shown) if each.table.id == chosen), 0)
        self.tables_table.setCurrentIndex(self.tables_table.model().index(at, 0))
        self._show_records(shown[at])

    def _choose(self, current: QModelIndex) -> None:
        row = current.data(ROW_ROLE)
        if row is not None:
            self._show_records(row)

    def _show_records(self, row: TableRow) -> None:
        self._table = row.table.id
        is_all = self._table == ALL
        shown = [each for each in self._found if is_all or each.table == self._table]
        self.heading.setText(row.title)
        self.records.show_table(record_columns(with_table=is_all), shown)
        self.records_table.share_width(SHARES_OF_ALL if is_all else SHARES)
        self.records_table.scrollToTop()
