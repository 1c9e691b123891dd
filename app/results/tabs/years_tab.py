"""The years ahead: how long the plan lasts as drawn, what to buy in which year, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from app.look.translation import tr
from app.look.widgets.plain_text import plain_action
from app.machine.background import Pieces
from app.results.charts.figures import ChartFigure
from app.results.tables.column import chosen
from app.results.tables.years_tables import as_drawn_columns, year_columns
from app.results.tabs.chart_beside_table import ChartBesideTable
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.switched_views import Views
from app.results.tabs.table_model import ROW_ROLE, TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.years import buying_name, nothing_in_years, sentences, year_name
from app.results.years import years_of
from planner_core.editing import verbs
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.studies.needed import NoLongerWantedError
from planner_core.studies.years import WithoutPurchase, YearAhead, YearsStudy

if TYPE_CHECKING:
    from app.project.session import Session

TIMELINE, EACH_YEAR, NOW = "timeline", "each-year", "now"
SHOWN = (
    "year", "desktops", "hosts", "limit", "added", "purchase", "maintenance", "energy", "rack_space",
    "licences", "cost", "added_up", "book_value",
)  # fmt: skip
MAY_BE_FREE = ("maintenance", "energy", "rack_space", "licences")
WIDTHS = {3: 3, 4: 4}
"""Relative widths of the text columns: the first limit, what is added."""


class YearsAnswer(NamedTuple):
    """The whole answer; None inside where nothing can be said yet."""

    study: YearsStudy | None


class _Offer(NamedTuple):
    text: str
    """On the button."""
    name: str
    """Appended to the name of the variant."""
    year: YearAhead


class YearsTab(StudyTab):
    """A timeline, and a table for each way of buying, of which a year can be taken over as a variant."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("years", parent)
        self._session = session
        self._study: YearsStudy | None = None
        self.as_drawn: TableModel[WithoutPurchase] = TableModel(
            [*as_drawn_columns(self._plan).values()], self
        )
        self.each_year: TableModel[YearAhead] = TableModel(self._columns(), self)
        self.now: TableModel[YearAhead] = TableModel(self._columns(), self)
        self.as_drawn_table = ResultTable(self.as_drawn, tr("As drawn"), "", self)
        self.each_year_table = ResultTable(self.each_year, tr("Buy each year"), "", self)
        self.now_table = ResultTable(self.now, tr("Buy everything now"), "", self)
        self.as_drawn_table.chosen.connect(
            lambda row, _column: self.component_requested.emit(row.limit.component) if row.limit else None
        )
        self.as_drawn_table.wrap(4)
        self.timeline = ChartBesideTable(self.as_drawn_table, self)
        self.views = Views(tr("View of the years"), self)
        self.views.add_view(TIMELINE, tr("Timeline"), self.timeline)
        for name, title, table in (
            (EACH_YEAR, tr("Buy each year"), self.each_year_table),
            (NOW, tr("Buy everything now"), self.now_table),
        ):
            table.share_width(WIDTHS)
            self.views.add_view(name, title, table)
        self._foot = QWidget(self)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(8, 4, 8, 4)
        self.take_over, self.take_over_now = QPushButton(self), QPushButton(self)
        for place, button in enumerate((self.take_over, self.take_over_now)):
            button.setToolTip(tr("Adds what is there in that year, with its desktops, as a variant."))
            button.clicked.connect(partial(self._add_variant, place))
            foot.addWidget(button)
        foot.addStretch(1)
        self.views.changed.connect(lambda _name: self._offer())
        for table in (self.each_year_table, self.now_table):
            table.selectionModel().selectionChanged.connect(lambda *_: self._offer())
        self._column.addWidget(self.views, 1)
        self._column.addWidget(self._foot)
        self._offer()

    @property
    def study(self) -> YearsStudy | None:
        """What is shown; None before everything is connected."""
        return self._study

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:  # noqa: ARG002
        """The study, whole; it is given up between two evaluations if another plan is shown."""
        import app.results.charts.years_chart  # noqa: F401 - imports pyqtgraph in the thread

        def is_wanted() -> bool:
            return self._plan is plan and self.is_busy

        try:
            yield YearsAnswer(years_of(plan, self._session.catalog, is_wanted))
        except NoLongerWantedError:
            return

    def show_piece(self, piece: object) -> None:
        """Show the study, or why there is none."""
        if not isinstance(piece, YearsAnswer):
            return
        self._study = study = piece.study
        plan = self._plan
        self.views.note.setText(" ".join(sentences(plan, study)) if study else nothing_in_years())
        self.as_drawn.show_table([*as_drawn_columns(plan).values()], study.as_drawn if study else ())
        for model, buying in ((self.each_year, study and study.each_year), (self.now, study and study.now)):
            years = buying.years if buying else ()
            model.show_table(self._columns(years), years)
        if study is not None:
            from app.results.charts.years_chart import YearsChart

            chart: YearsChart = self.timeline.chart_of(YearsChart)
            chart.show_study(study, plan.settings)
        self.timeline.show_chart(study is not None)
        self._offer()

    def clear(self) -> None:
        """Show nothing."""
        self._study = None
        self.views.note.setText("")
        for model in (self.as_drawn, self.each_year, self.now):
            model.show_rows(())
        self.timeline.show_chart(False)
        self._offer()

    def figures(self) -> list[ChartFigure]:
        """The chart, while it is shown."""
        chart = self.timeline.chart
        if chart is None or self.views.shown != TIMELINE or self._study is None:
            return []
        about = tr("{plan}. {words}", plan=self._plan.name, words=self.views.note.text())
        return [ChartFigure(chart.accessibleName(), about, chart)]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange and self.timeline.chart is not None:
            self.timeline.chart.dress()
        super().changeEvent(event)

    def _columns(self, years: Sequence[YearAhead] = ()) -> list[Any]:
        """All columns, but none of amounts that are 0 in every year."""
        free = {name for name in MAY_BE_FREE if years and not any(getattr(each, name) for each in years)}
        if not self._plan.licences:
            free.add("licences")
        names = [name for name in SHOWN if name not in free]
        return chosen(year_columns(self._plan, self._plan.settings.currency), *names)

    def _offers(self) -> tuple[_Offer, ...]:
        """The years that can become a variant: with the timeline, the first of both ways of buying; with a table, the
        selected one, else the last.
        """
        study, settings = self._study, self._plan.settings
        if study is None:
            return ()
        table = {EACH_YEAR: self.each_year_table, NOW: self.now_table}.get(self.views.shown)
        if table is None:
            return tuple(
                _Offer(tr("As a variant: {what}", what=buying_name(each)), buying_name(each), each.years[0])
                for each in (study.each_year, study.now)
            )
        rows = table.selectionModel().selectedIndexes()
        buying = study.each_year if self.views.shown == EACH_YEAR else study.now
        year: YearAhead = rows[0].data(ROW_ROLE) if rows else buying.years[-1]
        name = year_name(settings, year.year)
        return (_Offer(tr("As a variant: {what}", what=name), name, year),)

    def _offer(self) -> None:
        """Name on each button what it takes over."""
        offers = self._offers()
        self._foot.setVisible(bool(offers))
        for place, button in enumerate((self.take_over, self.take_over_now)):
            button.setVisible(place < len(offers))
            if place < len(offers):
                button.setText(plain_action(offers[place].text))

    def _add_variant(self, place: int) -> None:
        offers = self._offers()
        if place >= len(offers):
            return
        _, name, year = offers[place]
        variants = self._session.variants
        wanted = tr("{variant}, {year}", variant=variants.shown.name, year=name)
        variants.add(verbs.free_copy_name(self._session.project, wanted), year.plan)
