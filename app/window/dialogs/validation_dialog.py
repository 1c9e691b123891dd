"""How good the predictions are: errors against published systems, by kind of figure, with every record behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QSplitter, QVBoxLayout, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import plain_label, wrapped_label
from app.look.widgets.yielding_area import YieldingArea
from app.machine.background import Background, Pieces
from app.project.catalogue import load_catalog
from app.project.validation_files import load_validation, sample_plans
from app.results.charts.loading import with_charts
from app.results.charts.validation_points import validation_picture
from app.results.tables.validation_tables import row_columns, summary_columns
from app.results.tabs.table_model import ROW_ROLE, TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.validation import (
    alone_in_words,
    beside_in_words,
    is_shown,
    kind_title,
    limits_in_words,
    ranges_in_words,
    unmeasured_in_words,
)
from planner_core.studies.validation_results import Summary, Validation, ValidationRow

if TYPE_CHECKING:
    from app.results.charts.validation_chart import ValidationChart

SIZE = QSize(1200, 760)
CHART_WIDTH = 380
MOST_FOR_NOTES = 0.25
"""Of the height of the window."""


class SummaryTable(ResultTable):
    """Kinds of figures in their own order."""

    keeps_order = True


class ValidationDialog(QDialog):
    """The summary above; the chart and the records of its current row below. Computed in a thread."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How good are the predictions?"))
        self._found: Validation | None = None
        self.chart: ValidationChart | None = None
        about = tr(
            "Headroom against published systems. Machine or laboratory unseen: by constants as they would be had"
            " none of its tests been known. Choose a figure to see its records."
        )
        self.summary = TableModel[Summary](summary_columns(), self)
        self.summary_table = SummaryTable(
            self.summary, tr("Errors by kind of figure"), tr("Working it out…"), self
        )
        self.summary_table.share_width({0: 1, 1: 1, 2: 1, 3: 1})
        self.heading = plain_label("", "section", self)
        self.rows = TableModel[ValidationRow](row_columns(), self)
        self.rows_table = ResultTable(self.rows, tr("Records"), tr("Working it out…"), self)
        self.rows_table.wrap(0)
        self.notes = plain_label("", "muted", self, wraps=True)
        self.notes.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._notes_area = YieldingArea(self)
        self._notes_area.setProperty("surface", "none")
        self._notes_area.setWidget(self.notes)
        self._notes_area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the arrow keys scroll it
        self._notes_area.setAccessibleName(tr("Notes"))
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self._chart_place = QWidget(self)
        self._chart_place.setMinimumWidth(CHART_WIDTH)
        self._chart_column = QVBoxLayout(self._chart_place)
        self._chart_column.setContentsMargins(0, 0, 0, 0)
        self.split.addWidget(self._chart_place)
        self.split.addWidget(self.rows_table)
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(8)
        column.addWidget(wrapped_label(about, "muted", self))
        column.addWidget(self.summary_table, 2)
        column.addWidget(self.heading)
        column.addWidget(self.split, 3)
        column.addWidget(self._notes_area)
        column.addWidget(buttons)
        self.resize(SIZE)
        self.summary_table.selectionModel().currentRowChanged.connect(self._choose)
        self._background = Background("how good the predictions are", self)
        self._background.arrived.connect(self._take)
        self._background.failed.connect(self._tell_failure)
        self.finished.connect(lambda _result: self._background.stop())
        self._background.ask(_pieces)

    @property
    def is_busy(self) -> bool:
        """Whether the predictions are being computed."""
        return self._background.is_busy

    def _take(self, piece: object) -> None:
        if not isinstance(piece, Validation):
            return
        self._found = piece
        self.summary.show_rows([each for each in piece.summary if is_shown(each)])
        self.summary_table.setCurrentIndex(self.summary_table.model().index(0, 0))
        self.summary_table.setFocus()

    def _choose(self, current: QModelIndex) -> None:
        """Show the records of a kind of figure."""
        summary = current.data(ROW_ROLE)
        if self._found is None or summary is None:
            return
        shown = [
            row
            for row in self._found.rows
            if row.kind == summary.kind and row.basis not in ("contradiction", "arithmetic")
        ]
        self.heading.setText(kind_title(summary.kind))
        self.rows.show_rows(shown)
        lines = (
            *limits_in_words(self._found),
            *ranges_in_words(self._found),
            *unmeasured_in_words(self._found),
            *(beside_in_words(row) for row in shown if not row.counts),
            alone_in_words([summary]),
        )
        self.notes.setText("\n".join(filter(None, lines)))
        self._make_room_for_notes()
        with_charts(self._draw)

    def _draw(self) -> None:
        from app.results.charts.validation_chart import ValidationChart

        if self.chart is None:
            self.chart = ValidationChart(self._chart_place)
            self._chart_column.addWidget(self.chart)
        self.chart.show_picture(validation_picture(self.rows.rows))

    def _tell_failure(self) -> None:
        self.summary_table.show_empty_text(
            tr("This could not be computed because of a fault in Headroom. The local log has the details.")
        )

    def _make_room_for_notes(self) -> None:
        """As high as they are, unless the chart and its table would have no room beside them: then they scroll."""
        needed = max(self.notes.heightForWidth(self._notes_area.viewport().width()), 0)  # -1 without text
        self._notes_area.ask_for(None, min(needed, round(self.height() * MOST_FOR_NOTES)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room_for_notes()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange and self.chart is not None:
            self.chart.dress()
        super().changeEvent(event)


def _pieces() -> Pieces:
    """The shipped systems, by the shipped catalogue; runs in a thread."""
    from planner_core.studies.validation import validation_steps

    yield from validation_steps(load_validation(), load_catalog(), sample_plans())
