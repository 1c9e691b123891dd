"""Newer values in the library than in the plan, their effect on the results, and which to apply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.library.rows_model import LEFT_ALIGNED, NUMBER_ALIGNED
from app.library.update_lines import changed_results, lines_of
from app.look.translation import tr, translate
from app.look.widgets.message_bar import RefusalsInside
from app.look.widgets.plain_text import plain_label, say
from app.project.session import Session
from app.results.words.comparison import delta_text, value_text
from planner_core.editing.verbs.record_updates import RecordUpdate, only, update_records
from planner_core.messages import HeadroomError

SIZE: Final = (860, 620)


class UpdateDialog(QDialog, RefusalsInside):
    """Components can be left out; the results below apply to the chosen ones."""

    def __init__(
        self, session: Session, updates: Sequence[RecordUpdate], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Newer values in the library"))
        self._session, self._updates = session, tuple(updates)
        about = tr(
            "A plan keeps its own copy of each value, so a new library does not change it. Choose what"
            " to take over:"
        )
        self.values = _table(
            (tr("Component"), tr("Value"), tr("In the plan"), tr("In the library"), tr("From")),
            tr("Newer values in the library"),
            self,
        )
        self.results = _table(
            (tr("Result"), tr("Now"), tr("Then"), tr("Difference")), tr("What changes"), self
        )
        self.buttons = QDialogButtonBox(self)
        self.update_button = QPushButton(tr("&Update the plan"), self)
        self.buttons.addButton(self.update_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(tr("&Leave as it is"), QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self._take_over)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        column.addWidget(plain_label(about, "", self, wraps=True))
        column.addWidget(self.values, 3)
        column.addWidget(plain_label(tr("What changes"), "section", self))
        column.addWidget(self.results, 2)
        self.refusal = plain_label("", "error", self, wraps=True)
        self.refusal.hide()
        column.addWidget(self.refusal)
        column.addWidget(self.buttons)
        session.refused.connect(self._refuse)
        self._fill_values()
        self._fill_results()
        self.values.itemChanged.connect(self._fill_results)
        self.resize(*SIZE)

    @property
    def chosen(self) -> tuple[RecordUpdate, ...]:
        """The chosen updates."""
        wanted = {
            item.data(Qt.ItemDataRole.UserRole)
            for number in range(self.values.rowCount())
            if (item := self.values.item(number, 0)) is not None
            and item.checkState() == Qt.CheckState.Checked
            and item.data(Qt.ItemDataRole.UserRole)
        }
        return only(self._updates, wanted)

    def _take_over(self) -> None:
        try:
            step = update_records(self._session.plan, self.chosen)
        except HeadroomError as error:
            self._refuse(error)
            return
        if self._session.perform(step, "library"):
            self.accept()

    def _refuse(self, error: HeadroomError) -> None:
        say(self.refusal, translate(error.message), "error")

    def _fill_values(self) -> None:
        lines = [line for update in self._updates for line in lines_of(self._session.plan, update)]
        self.values.setRowCount(len(lines))
        known: set[str] = set()
        for number, line in enumerate(lines):
            first = QTableWidgetItem("" if line.component in known else line.name)
            if line.component not in known:
                first.setFlags(
                    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable
                )
                first.setCheckState(Qt.CheckState.Checked)
                first.setData(Qt.ItemDataRole.UserRole, line.component)
            known.add(line.component)
            self.values.setItem(number, 0, first)
            cells = (line.what, line.before, line.after, line.source)
            for column, text in enumerate(cells, 1):
                _put(self.values, number, column, text, is_number=line.is_number and column in (2, 3))
        _fit(self.values)

    def _fill_results(self) -> None:
        updates = self.chosen
        self.update_button.setEnabled(bool(updates))
        session = self._session
        rows = changed_results(session.plan, session.catalog, updates, session.results.present)
        self.results.setRowCount(max(len(rows), 1))
        if not rows:
            _put(self.results, 0, 0, tr("No result changes."))
            for column in (1, 2, 3):
                _put(self.results, 0, column, "")
        for number, row in enumerate(rows):
            _put(self.results, number, 0, translate(row.title))
            for column, text in enumerate(
                (value_text(row.cells[0]), value_text(row.cells[1]), delta_text(row.cells[1])), 1
            ):
                _put(self.results, number, column, text, is_number=True)
        _fit(self.results)


def _table(titles: Sequence[str], name: str, parent: QWidget) -> QTableWidget:
    table = QTableWidget(0, len(titles), parent)
    table.setAccessibleName(name)
    table.setHorizontalHeaderLabels(list(titles))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setDefaultAlignment(LEFT_ALIGNED)
    table.horizontalHeader().setSectionResizeMode(len(titles) - 1, QHeaderView.ResizeMode.Stretch)
    return table


def _put(table: QTableWidget, row: int, column: int, text: str, *, is_number: bool = False) -> None:
    item = QTableWidgetItem(text)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    item.setTextAlignment(NUMBER_ALIGNED if is_number else LEFT_ALIGNED)
    table.setItem(row, column, item)


def _fit(table: QTableWidget) -> None:
    table.resizeColumnsToContents()
    for column in range(table.columnCount() - 1):
        table.setColumnWidth(column, min(table.columnWidth(column) + 12, 300))
