"""Storms: how long booting, provisioning, patching, refreshing and the logins take, as charts and as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.plain_text import plain_label
from app.results.charts.figures import ChartFigure
from app.results.charts.loading import with_charts
from app.results.tables.column import chosen
from app.results.tables.storms_table import storm_columns, storm_rows
from app.results.tabs.result_tab import ResultTab
from app.results.tabs.switched_views import Views
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.results import case_name, phase_name
from app.results.words.storms import MOST_BARS, StormRow, minutes_in_words, part_rows, storm_row
from planner_core.engine.basis.assessment import Assessment, Storm, misses_window
from planner_core.engine.basis.axes import NORMAL
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from app.results.charts.storm_chart import StormChart

CHART, TABLE = "chart", "table"
CARD_WIDTH = 380
"""Minimum width of a chart in pixels if several are side by side."""
COLUMNS = ("storm", "what", "minutes", "window", "share", "late")


def storms_in(assessment: Assessment | None, case: str) -> list[Storm]:
    """All storms in one case, in the order of the assessment."""
    return [storm for storm in assessment.storms if storm.case == case] if assessment else []


def longest_case(assessment: Assessment, shown: StormRow) -> tuple[str, float] | None:
    """The case in which a storm takes longest, and its minutes; None if that case is shown."""
    times = [storm_row(each) for each in assessment.storms if each.phase == shown.storm.phase]
    longest = max((row for row in times if row), key=lambda row: row.minutes)
    return (longest.storm.case, longest.minutes) if longest.minutes > shown.minutes else None


def note_in_words(plan: Plan, assessment: Assessment, case: str) -> str:
    """The shown case, and the time of every vSAN rebuild; empty in the normal case."""
    if case == NORMAL:
        return ""
    words = [tr("In this case: {case}", case=case_name(case))]
    words += [
        tr(
            "{cluster} makes {gib} again in {time}",
            cluster=plan.components[each.component].name,
            gib=numbers().gib(each.gib),
            time=numbers().quantity(each.hours, "h", 1),
        )
        for each in assessment.rebuilds
        if each.case == case
    ]
    return "; ".join(words)


class StormsTab(ResultTab):
    """A chart for each storm, and a table with all times as a second view."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Plan, Assessment, list[Storm]] | None = None
        self.model = TableModel[StormRow](chosen(storm_columns(), *COLUMNS), self)
        empty = tr("No storm yet. Connect a desktop pool to a host and to a disk group.")
        self.table = ResultTable(self.model, tr("Storms"), empty, self)
        self.table.chosen.connect(lambda row, _column: self.explain_requested.emit(row.what))
        self.cards = StormCards(self)
        self.cards.explain_requested.connect(self.explain_requested)
        self.views = Views(tr("View of the storms"), self)
        self.views.add_view(CHART, tr("Chart"), self.cards)
        self.views.add_view(TABLE, tr("Table"), self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.views)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Show the storms of a plan in the chosen case."""
        storms = storms_in(assessment, self.case)
        self.model.show_rows(storm_rows(plan, storms))
        self.views.offer(CHART, bool(storms))
        if not storms or assessment is None:
            self._shown = None
            self.views.show_view(TABLE)
            return
        self.views.note.setText(note_in_words(plan, assessment, self.case))
        self._shown = plan, assessment, storms
        with_charts(self._draw)

    def figures(self) -> list[ChartFigure]:
        """The storms that have a chart, each with its time and whether that fits into the window."""
        if self._shown is None:
            return []
        where = tr("{plan}, {case}", plan=self._shown[0].name, case=case_name(self.case))
        return self.cards.figures(where)

    def _draw(self) -> None:
        if self._shown is not None:
            self.cards.show_storms(*self._shown)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.cards.dress()
        super().changeEvent(event)


class StormCards(QScrollArea):
    """One card for each storm, as many side by side as fit."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget(self)
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(16, 8, 16, 8)
        self._grid.setHorizontalSpacing(32)
        self._grid.setVerticalSpacing(8)
        self.setWidget(self._inside)
        self.cards: list[StormCard] = []

    def show_storms(self, plan: Plan, assessment: Assessment, storms: list[Storm]) -> None:
        """Show these storms; existing cards are reused."""
        while len(self.cards) < len(storms):
            card = StormCard(self._inside)
            card.explain_requested.connect(self.explain_requested)
            self.cards.append(card)
        for card, storm in zip(self.cards, storms, strict=False):
            card.show_storm(plan, assessment, storm)
        for card in self.cards[len(storms) :]:
            card.hide()
        self._arrange()
        self._make_charts()

    def _make_charts(self) -> None:
        """Create one chart per turn of the event loop: each takes longer than a frame."""
        card = next((each for each in self.cards if each.lacks_chart), None)
        if card is not None:
            card.make_chart()
            QTimer.singleShot(0, self, self._make_charts)

    def figures(self, where: str) -> list[ChartFigure]:
        """The charts of the cards, for a document; `where` names plan and case."""
        return [each for card in self.cards if (each := card.figure(where)) is not None]

    def dress(self) -> None:
        """Draw in the current theme."""
        for card in self.cards:
            card.dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        shown = [card for card in self.cards if not card.isHidden()]
        wide = round(CARD_WIDTH * theme.body_points() / theme.BODY_POINTS)
        across = max(1, min(self.viewport().width() // wide, len(shown)))
        for card in shown:
            self._grid.removeWidget(card)
        for number, card in enumerate(shown):
            self._grid.addWidget(card, number // across, number % across, Qt.AlignmentFlag.AlignTop)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < across else 0)
        self._grid.setRowStretch(self._grid.rowCount(), 1)


class StormCard(QFrame):
    """The name of a storm, its time, whether it fits into the window, and a chart of its parts."""

    explain_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = plain_label("", "strong", self)
        self.verdict = plain_label("", "caption", self, wraps=True)
        self.chart: StormChart | None = None
        self._rows: list[StormRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.verdict)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Narrow: cards share the available width."""
        return QSize(0, super().minimumSizeHint().height())

    def show_storm(self, plan: Plan, assessment: Assessment, storm: Storm) -> None:
        """Show one storm; if it has no chart yet, `lacks_chart` is true."""
        whole, name = storm_row(storm), phase_name(storm.phase)
        self.setVisible(True)
        if whole is None:
            self.heading.setText(name)
            self.verdict.setText(tr("Nothing to do here: no pool has work of this kind."))
        else:
            self.heading.setText(tr("{phase}: {time}", phase=name, time=minutes_in_words(whole.minutes)))
            self.verdict.setText(self._verdict(assessment, whole))
        self._rows = part_rows(plan, storm, MOST_BARS) if whole is not None else []
        self._show_chart()

    @property
    def lacks_chart(self) -> bool:
        """Whether there are times but no chart yet."""
        return bool(self._rows) and self.chart is None and not self.isHidden()

    def make_chart(self) -> None:
        """Create the chart."""
        from app.results.charts.storm_chart import StormChart

        self.chart = StormChart(self)
        self.chart.explain_requested.connect(self.explain_requested)
        self._column.addWidget(self.chart)
        self._show_chart()

    def _show_chart(self) -> None:
        if self.chart is None:
            return
        if self._rows:
            self.chart.show_rows(self.heading.text(), self._rows)
        self.chart.setVisible(bool(self._rows))

    def figure(self, where: str) -> ChartFigure | None:
        """The chart with its texts; None if nothing is shown."""
        if self.lacks_chart:
            self.make_chart()
        if self.chart is None or self.isHidden() or self.chart.isHidden():
            return None
        return ChartFigure(self.heading.text(), f"{self.verdict.text()} {where}", self.chart)

    def dress(self) -> None:
        """Draw in the current theme."""
        if self.chart is not None and not self.chart.isHidden():
            self.chart.dress()

    @staticmethod
    def _verdict(assessment: Assessment, whole: StormRow) -> str:
        longest = longest_case(assessment, whole)
        words = {"window": minutes_in_words(whole.storm.window_minutes)}
        if longest is None:
            return (
                tr("Misses its window of {window}.", **words)
                if whole.is_late
                else tr("In its window of {window}.", **words)
            )
        words |= {"case": case_name(longest[0]), "time": minutes_in_words(longest[1])}
        if whole.is_late:
            return tr("Misses its window of {window}; at most {time} ({case}).", **words)
        if misses_window(longest[1], whole.storm.window_minutes):
            return tr("In its window of {window}; misses it with {time} ({case}).", **words)
        return tr("In its window of {window}; at most {time} ({case}).", **words)
