"""How sure the desktops of a plan are: their distribution, what it depends on, and what limits first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.plain_text import hairline
from app.machine.background import Pieces
from app.results.charts.figures import ChartFigure
from app.results.ranges import Answer, range_pieces
from app.results.tables.column import chosen
from app.results.tables.range_tables import distribution_columns, first_limit_columns, influence_columns
from app.results.tabs.chart_beside_table import ChartBesideTable
from app.results.tabs.promise_switch import PromiseSwitch
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.switched_views import Views
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.ranges import (
    chance_in_words,
    constant_in_words,
    give_or_take_in_words,
    nothing_uncertain,
    owner_in_words,
    range_in_words,
    sentences,
)
from app.results.words.results import resource_of
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.studies.range_study import Bar, FirstLimit, Influence, RangeStudy

if TYPE_CHECKING:
    from app.project.session import Session
    from app.results.charts.range_chart import RangeChart
    from app.results.charts.span_chart import SpanChart

WIDTHS = {0: 2, 1: 3, 6: 4}
"""Relative widths of the text columns: value, owner, where its spread is from."""
DESKTOPS, DEPENDS, LIMITS = "desktops", "depends", "limits"


class RangeTab(StudyTab):
    """Three views, each a chart beside its table; a row selects the component that it is about."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("range", parent)
        self._session = session
        self._study: RangeStudy | None = None
        self.distribution: TableModel[Bar] = TableModel([*distribution_columns().values()], self)
        self.influences: TableModel[Influence] = TableModel(self._influence_columns(), self)
        self.first_limits: TableModel[FirstLimit] = TableModel(
            [*first_limit_columns(self._plan).values()], self
        )
        self.distribution_table = self._table(
            self.distribution, tr("In how many futures how many desktops fit")
        )
        self.influences_table = self._table(self.influences, tr("What the range depends on"))
        self.limits_table = self._table(self.first_limits, tr("What limits first"))
        self.influences_table.share_width(WIDTHS)
        self.influences_table.chosen.connect(
            lambda row, _column: self.field_requested.emit(row.components[0], row.field)
        )
        self.limits_table.chosen.connect(lambda row, _column: self.component_requested.emit(row.component))
        self.views = Views(tr("View of the range"), self)
        self.pages = {
            DESKTOPS: ChartBesideTable(self.distribution_table, self),
            DEPENDS: ChartBesideTable(self.influences_table, self),
            LIMITS: ChartBesideTable(self.limits_table, self),
        }
        titles = (tr("Desktops"), tr("What it depends on"), tr("What limits first"))
        for (name, page), title in zip(self.pages.items(), titles, strict=True):
            self.views.add_view(name, title, page)
        self.promise = PromiseSwitch(session, self)
        self._column.addWidget(self.promise)
        self._column.addWidget(hairline(self))
        self._column.addWidget(self.views, 1)

    @property
    def study(self) -> RangeStudy | None:
        """What is shown; None without a range."""
        return self._study

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:  # noqa: ARG002
        """The study, whole."""
        import app.results.charts.range_chart
        import app.results.charts.span_chart  # noqa: F401 - imports pyqtgraph in the thread

        yield from range_pieces(plan, self._session.catalog)

    def show_results(self, plan: Plan, assessment: Assessment | None) -> None:
        """Compute the range of a plan; what it promises is shown at once, without numbers of an earlier plan."""
        super().show_results(plan, assessment)
        self.promise.show_promise(plan, None)

    def show_piece(self, piece: object) -> None:
        """Show the study, or why there is none; nothing yet while parts of it are computed."""
        if not isinstance(piece, Answer) or not piece.is_whole:
            return
        self._study = piece.study
        self.promise.show_promise(self._plan, piece.study)
        study, plan = self._study, self._plan
        if study is None:
            self.views.note.setText(nothing_uncertain())
        else:
            assessment = self._session.assessment
            cost = assessment.cost if assessment is not None else None
            self.views.note.setText(" ".join([f"{range_in_words(study)}.", *sentences(plan, study, cost)]))
        self.distribution.show_table([*distribution_columns().values()], study.distribution if study else ())
        self.influences.show_table(self._influence_columns(), study.influences if study else ())
        limits = study.first_limits if study else ()
        self.first_limits.show_table([*first_limit_columns(plan).values()], limits)
        if study is not None:
            self._draw(study)
        for page in self.pages.values():
            page.show_chart(study is not None)

    def clear(self) -> None:
        """Show nothing."""
        self._study = None
        self.views.note.setText("")
        for model in (self.distribution, self.influences, self.first_limits):
            model.show_rows(())
        for page in self.pages.values():
            page.show_chart(False)

    def figures(self) -> list[ChartFigure]:
        """The chart that is shown."""
        page = self.pages[self.views.shown]
        if page.chart is None or page.chart.isHidden() or self._study is None:
            return []
        about = tr("{plan}. {words}", plan=self._plan.name, words=self.views.note.text())
        return [ChartFigure(page.chart.accessibleName(), about, page.chart)]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            for page in self.pages.values():
                if page.chart is not None:
                    page.chart.dress()
        super().changeEvent(event)

    def _influence_columns(self) -> list[Any]:
        return chosen(
            influence_columns(self._plan), "what", "owner", "spread", "low", "high", "worth", "source"
        )

    def _draw(self, study: RangeStudy) -> None:
        """Give each page its chart, which is created once."""
        from app.results.charts.range_chart import RangeChart
        from app.results.charts.span_chart import Span, SpanChart

        plan = self._plan
        desktops: RangeChart = self.pages[DESKTOPS].chart_of(RangeChart)
        desktops.show_study(study)
        depends: SpanChart = self.pages[DEPENDS].chart_of(
            lambda: SpanChart(tr("What the range depends on"), tr("desktops"))
        )
        depends.show_spans(
            [
                Span(
                    tr(
                        "{what} ({owner}), {spread}",
                        what=constant_in_words(plan, each),
                        owner=owner_in_words(plan, each),
                        spread=give_or_take_in_words(each),
                    ),
                    min(each.low, each.high),
                    max(each.low, each.high),
                    numbers().number(min(each.low, each.high)),
                    numbers().number(max(each.low, each.high)),
                )
                for each in study.influences
            ],
            study.exact,
            lambda number: numbers().number(number),
        )
        limits: SpanChart = self.pages[LIMITS].chart_of(
            lambda: SpanChart(tr("What limits first"), tr("share of the futures"))
        )
        limits.show_spans(
            [
                Span(resource_of(plan, each.resource, each.component), 0.0, each.chance, "", said)
                for each in study.first_limits
                for said in (chance_in_words(each.chance),)
            ],
            None,
            lambda number: numbers().percent(number),
        )

    def _table(self, model: TableModel[Any], title: str) -> ResultTable:
        return ResultTable(model, title, "", self)
