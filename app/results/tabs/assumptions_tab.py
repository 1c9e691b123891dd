"""Assumptions: all values and constants that the plan is based on, with origin and confidence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import plain_label
from app.look.widgets.search_field import search_field
from app.machine.background import Pieces
from app.results.tables.assumptions_table import ASSUMED, AssumptionRow, assumption_columns, assumption_rows
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.switched_views import Switch
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from app.project.session import Session

SEARCH_LETTERS = (14, 40)
"""Minimum and maximum width of the search field, in letters."""
WIDTHS = {0: 3, 2: 3, 4: 5}
"""Relative widths of the text columns: name, where, source."""


class AssumptionsTab(StudyTab):
    """A searchable table; a row leads to its field."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("assumptions", parent)
        self._session = session
        self._rows: list[AssumptionRow] = []
        self._only_assumed = True
        self.model = TableModel[AssumptionRow](assumption_columns(), self)
        self.switch = Switch(tr("Which values"), self)
        self.switch.add(tr("Defaults and constants"))
        self.switch.add(tr("All values"))
        self.switch.chosen.connect(self._choose)
        self.search = self._search_field()
        self.table = ResultTable(self.model, tr("Assumptions"), "", self)
        self.table.share_width(WIDTHS)
        self.table.chosen.connect(lambda row, _column: self._go_to(row))
        self.count = plain_label("", "caption", self)
        bar = QHBoxLayout()
        bar.setContentsMargins(5, 0, 12, 0)
        bar.setSpacing(12)
        bar.addWidget(self.switch)
        bar.addWidget(self.search, 1)
        bar.addWidget(self.count)
        bar.addStretch(1)
        self._column.addLayout(bar)
        self._column.addWidget(self.table, 1)

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:  # noqa: ARG002
        """All rows at once."""
        yield assumption_rows(plan, self._session.catalog)

    def show_piece(self, piece: object) -> None:
        """Show the rows."""
        assert isinstance(piece, list)
        self._rows = piece
        self._narrow()

    def clear(self) -> None:
        """Show nothing."""
        self._rows = []
        self._narrow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down moves from the search field into the table, Esc clears the search."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self.table.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """The shortcut for Find goes to the search field while the tab has the focus."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Find)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int) -> None:
        self._only_assumed = index == 0
        self._narrow()

    def _narrow(self) -> None:
        words = self.search.text().casefold().split()
        there = [row for row in self._rows if not self._only_assumed or row.origin in ASSUMED]
        shown = [row for row in there if row.holds(words)]
        self.table.show_empty_text(tr("No assumption has these words. Clear the search.") if there else "")
        self.model.show_rows(shown)
        numbers = {"shown": len(shown), "there": len(there)}
        self.count.setText(tr("{shown} of {there}", **numbers) if there else "")

    def _go_to(self, row: AssumptionRow) -> None:
        first = row.components[0] if row.components else ""
        if row.field:
            self.field_requested.emit(first, row.field)
        elif first:
            self.component_requested.emit(first)

    def _search_field(self) -> QLineEdit:
        field = search_field(tr("Search the assumptions"), self)
        field.setPlaceholderText(tr("Search the assumptions"))
        field.setMinimumWidth(field.fontMetrics().averageCharWidth() * SEARCH_LETTERS[0])
        field.setMaximumWidth(field.fontMetrics().averageCharWidth() * SEARCH_LETTERS[1])
        field.textChanged.connect(lambda _text: self._narrow())
        field.installEventFilter(self)
        return field
