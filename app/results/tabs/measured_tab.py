"""Measured: what the plan predicts beside what was measured, and the step that calibrates the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import hairline, plain_label, say
from app.machine.background import Pieces
from app.results.tables.column import chosen
from app.results.tables.measured_table import TOLD, measured_columns
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.measured import calibration_lines, how_to_read, space_note
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from app.project.session import Session
    from planner_core.studies.calibration import EstateCalibration
    from planner_core.studies.measured_estate import MeasuredFigure

WIDTHS = {0: 2, 1: 2, 2: 2, 6: 4}
"""Relative widths of the text columns: where, figure, meaning, source."""


class _Piece(NamedTuple):
    plan: Plan
    rows: tuple[MeasuredFigure, ...]
    calibration: EstateCalibration


class MeasuredTab(StudyTab):
    """A sentence, a table, what a calibration would do, and its button. A row shows its component."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("measured", parent)
        self._session = session
        self._calibration: EstateCalibration | None = None
        self._of = Plan()
        self.model: TableModel[MeasuredFigure] = TableModel(chosen(measured_columns(Plan()), *TOLD), self)
        self._empty = tr(
            "Nothing was measured yet. Import an existing estate, or type what hosts and stores showed into their form,"
            " under Measured."
        )
        self.reading = plain_label(how_to_read(), "muted", self, wraps=True)
        self.table = ResultTable(self.model, tr("Predicted and measured"), "", self)
        self.table.share_width(WIDTHS)
        self.table.chosen.connect(lambda row, _column: self.component_requested.emit(row.place))
        self._foot = QWidget(self)
        self.notes = plain_label("", "muted", self._foot, wraps=True)
        self.calibrate = QPushButton(tr("&Calibrate by what was measured"), self._foot)
        self.calibrate.clicked.connect(self._calibrate)
        self._lay_out()
        self._show_foot()

    def _lay_out(self) -> None:
        self.reading.setContentsMargins(12, 8, 12, 8)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(12, 8, 12, 8)
        foot.setSpacing(16)
        foot.addWidget(self.notes, 1)
        foot.addWidget(self.calibrate, 0, Qt.AlignmentFlag.AlignTop)
        rows = QVBoxLayout()
        rows.setSpacing(0)
        rows.addWidget(self.reading)
        rows.addWidget(self.table, 1)
        rows.addWidget(hairline(self))
        rows.addWidget(self._foot)
        self._column.addLayout(rows, 1)

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:
        """All rows, and what a calibration would do."""
        from planner_core.studies.calibration import calibration
        from planner_core.studies.measured_estate import comparisons

        catalog = self._session.catalog
        yield _Piece(plan, comparisons(plan, catalog, assessment), calibration(plan, catalog))

    def show_piece(self, piece: object) -> None:
        """Show the rows."""
        assert isinstance(piece, _Piece)
        self._of, self._calibration = piece.plan, piece.calibration if piece.rows else None
        self.table.show_empty_text(self._empty)
        self.model.show_columns(chosen(measured_columns(piece.plan), *TOLD))
        self.model.show_rows(piece.rows)
        self._show_foot()

    def clear(self) -> None:
        """Show nothing."""
        self._calibration = None
        self.table.show_empty_text("")
        self.model.show_rows(())
        self._show_foot()

    def _show_foot(self) -> None:
        found = self._calibration
        self.reading.setVisible(found is not None)
        self._foot.setVisible(found is not None)
        if found is not None:
            lines = [space_note(self.model.rows), *calibration_lines(self._of, found)]
            say(self.notes, "\n".join(filter(None, lines)), "muted")
            self.calibrate.setEnabled(bool(found.step.edits))

    def _calibrate(self) -> None:
        """One step. It is computed for the plan that is shown, which the session refuses for any other."""
        if self._calibration is not None and self._calibration.step.edits:
            step, self._calibration = self._calibration.step, None
            self.table.setFocus()  # a button that is off keeps no focus
            self.calibrate.setEnabled(False)
            self._session.perform(step)
