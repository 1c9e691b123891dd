"""Response: response times over the number of sessions, as a chart, in numbers, by case, and as test predictions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.look import theme
from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.look.widgets.focus_ring import FocusRing
from app.look.widgets.plain_text import plain_label
from app.look.widgets.yielding_area import YieldingArea
from app.machine.background import Pieces
from app.results.charts.figures import ChartFigure
from app.results.charts.response_lines import ResponsePicture, picture_of
from app.results.tables.load_test_table import VerdictRow, verdict_columns, verdict_rows
from app.results.tables.response_tables import case_columns, curve_columns
from app.results.tables.station_tables import latency_columns
from app.results.tabs.study_tab import StudyTab
from app.results.tabs.switched_views import Views
from app.results.tabs.table_model import TableModel
from app.results.tabs.table_view import ResultTable
from app.results.words.response_times import (
    bottleneck_in_words,
    points_to_show,
    seconds_in_words,
    whole_sessions,
)
from app.results.words.results import case_name, phase_name
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.response_times import USER
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import LOADS, NORMAL, PHASES, WORKING_PHASES
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.engine.explaining.explain import latency_name
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import (
    CaseResponse,
    ResponseCurve,
    response_curve,
    responses_by_case,
)
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_stations import ResponseModel
from planner_core.studies.store_latency import store_latencies
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict, view_planner_verdict
from planner_core.studies.vsimax_prediction import VsimaxPrediction, vsimax_predictions

if TYPE_CHECKING:
    from app.project.session import Session
    from app.results.charts.response_chart import ResponseChart

CHART, CURVE, CASES, TESTS, STORES = "chart", "curve", "cases", "tests", "stores"
MARKED_RULES = ("login-vsi-3-dynamic-analyser", "login-vsi-4.1")
"""The rules marked in the chart, one of each version: those taken from their author's own text."""
LOWEST_CHART = 110
"""In pixels at the usual text size; below this, curves and labels overlap."""
VERDICT_WIDTHS = {0: 3, 7: 4, 8: 4}
"""Relative widths of the text columns: test, remark, source."""


class Curves(NamedTuple):
    """The first piece of the answer: the curve of the normal case and, if another is chosen, its curve."""

    normal: ResponseCurve | Unanswered
    failed: ResponseCurve | Unanswered | None

    @property
    def chosen(self) -> ResponseCurve | Unanswered:
        """The curve of the chosen case."""
        return self.failed or self.normal


class Stores(NamedTuple):
    """Latency of the stores in the chosen case, in every phase with I/O."""

    rows: tuple[StoreLatency, ...]


class Verdicts(NamedTuple):
    """The last piece: the predictions of tests in the chosen case."""

    vsimax: tuple[VsimaxPrediction, ...]
    view_planner: ViewPlannerVerdict | Unanswered


def response_pieces(plan: Plan, catalog: Catalog, phase: str, case: str) -> Pieces:
    """The answer piece by piece: `Curves` (a second time if a failure is chosen), the cases, `Stores`, `Verdicts`."""
    import app.results.charts.response_chart  # noqa: F401 - imports pyqtgraph in the thread

    model = ResponseModel(plan, catalog)
    user = model.data.interactions[USER]
    during = next((each for each in WORKING_PHASES if each == phase), PHASES[0])
    during = during if during in model.layout.phases else PHASES[0]
    normal = response_curve(model.network(user, during))
    yield Curves(normal, None)
    if case != NORMAL and case in model.layout.cases:
        yield Curves(normal, response_curve(model.network(user, during, case=case)))
    yield responses_by_case(model, user, during)
    here = case if case in model.layout.cases else NORMAL
    stores = (store_latencies(model, each, case=here) for each in model.layout.phases)
    yield Stores(tuple(row for found in stores if not isinstance(found, Unanswered) for row in found))
    vsimax = vsimax_predictions(model, during, case=here)
    yield Verdicts(vsimax, view_planner_verdict(model, during, case=here))


class ResponseTab(StudyTab):
    """The chart; its numbers, the cases and the tests are further views."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("response times", parent)
        self._session = session
        self._curves: Curves | None = None
        self._vsimax: float | None = None
        self.chart_page = ChartPage(self)
        self.curve: TableModel[int] = TableModel((), self)
        self.cases: TableModel[CaseResponse] = TableModel([*case_columns(self._plan).values()], self)
        self.tests: TableModel[VerdictRow] = TableModel([*verdict_columns().values()], self)
        self.stores: TableModel[StoreLatency] = TableModel([*latency_columns(self._plan).values()], self)
        self.curve_table = self._table(self.curve, tr("Response time by sessions"))
        self.cases_table = self._table(self.cases, tr("The planned sessions, case by case"))
        self.tests_table = self._table(self.tests, tr("What tests would say"))
        self.stores_table = self._table(self.stores, tr("Latency of the stores"))
        self.tests_table.share_width(VERDICT_WIDTHS)
        self.curve_table.chosen.connect(lambda _row, _column: self._explain_shown())
        self.tests_table.chosen.connect(lambda _row, _column: self._explain_shown())
        self.cases_table.chosen.connect(lambda row, _column: self._explain(row, row.case))
        self.stores_table.chosen.connect(lambda row, _column: self._explain_latency(row))
        self.views = Views(tr("View of the response times"), self)
        for name, title, widget in (
            (CHART, tr("Chart"), self.chart_page),
            (CURVE, tr("Table"), self.curve_table),
            (CASES, tr("Cases"), self.cases_table),
            (TESTS, tr("VSImax and View Planner"), self.tests_table),
            (STORES, tr("Stores"), self.stores_table),
        ):
            self.views.add_view(name, title, widget)
        self._column.addWidget(self.views, 1)

    @property
    def shown_curve(self) -> ResponseCurve | None:
        """The curve of the chosen case; None if there is no answer."""
        found = self._curves.chosen if self._curves else None
        return found if isinstance(found, ResponseCurve) else None

    def pieces(self, plan: Plan, assessment: Assessment) -> Pieces:  # noqa: ARG002
        """The curves, the cases, the tests, as they are computed."""
        return response_pieces(plan, self._session.catalog, self.phase, self.case)

    def show_piece(self, piece: object) -> None:
        """Show curves, cases, stores or tests."""
        if isinstance(piece, Curves):
            self._show_curves(piece)
        elif isinstance(piece, Verdicts):
            self._show_verdicts(piece)
        elif isinstance(piece, Stores):
            self.stores.show_table([*latency_columns(self._plan).values()], piece.rows)
        elif isinstance(piece, tuple):
            self.cases.show_table([*case_columns(self._plan).values()], piece)

    def clear(self) -> None:
        """Show nothing."""
        self._curves, self._vsimax = None, None
        self.chart_page.say("")
        self.views.note.setText("")
        for model in (self.curve, self.cases, self.tests, self.stores):
            model.show_rows(())

    def figures(self) -> Sequence[ChartFigure]:
        """The curve, with its remarks."""
        chart, curve = self.chart_page.chart, self.shown_curve
        if chart is None or curve is None or chart.isHidden():
            return ()
        about = tr("{plan}. {words}", plan=self._plan.name, words=self._summary(curve))
        return (ChartFigure(chart.accessibleName(), about, chart),)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.chart_page.dress()
        super().changeEvent(event)

    # --- pieces --------------------------------------------------------------------------------------------------

    def _show_curves(self, curves: Curves) -> None:
        self._curves, self._vsimax = curves, None
        curve = self.shown_curve
        if curve is None:
            refused = curves.chosen
            self.chart_page.say(translate(refused.reason) if isinstance(refused, Unanswered) else "")
            self.views.note.setText("")
            self.curve.show_rows(())
            return
        self.curve.show_table(curve_columns(self._plan, curve), points_to_show(curve))
        self.views.note.setText(self._summary(curve))
        self._draw()

    def _show_verdicts(self, verdicts: Verdicts) -> None:
        curve = self.shown_curve
        planned = curve.network.sessions if curve else None
        columns = verdict_columns(verdicts.vsimax)
        self.tests.show_table(
            [*columns.values()], verdict_rows(planned, verdicts.vsimax, verdicts.view_planner)
        )
        found = [
            each.sessions
            for each in verdicts.vsimax
            if each.users == "open" and each.rule in MARKED_RULES and each.sessions is not None
        ]
        self._vsimax = float(found[-1]) if found else None
        self._draw()

    def _draw(self) -> None:
        curves, assessment, shown = self._curves, self._assessment, self.shown_curve
        if curves is None or assessment is None or shown is None:
            return
        behind = curves.normal if curves.failed is not None else None
        counts, maximum = assessment.desktops, None
        if counts.maximum is not None and counts.planned:
            maximum = counts.maximum * shown.network.sessions / counts.planned
        names = {each.pool: self._plan.components[each.pool].name for each in shown.pools}
        behind = behind if isinstance(behind, ResponseCurve) else None
        self.chart_page.show_picture(picture_of(shown, behind, maximum, self._vsimax), names)

    def _summary(self, curve: ResponseCurve) -> str:
        network = curve.network
        at = min(range(len(curve.sessions)), key=lambda each: abs(curve.sessions[each] - network.sessions))
        words = {
            "when": when_in_words(network.phase, network.case),
            "sessions": whole_sessions(network.sessions),
            "pace": seconds_in_words(curve.open_seconds[at]),
            "waiting": seconds_in_words(curve.closed_seconds[at]),
            "knee": numbers().number(whole_sessions(curve.knee)),
            "limit": bottleneck_in_words(self._plan, curve),
        }
        if math.isinf(curve.open_seconds[at]):
            return tr(
                "{when}: {sessions} sessions are too many to keep their pace; if their users slow down,"
                " they wait {waiting} for an answer. Full from {knee} on: {limit}.",
                **words,
            )
        return tr(
            "{when}: {sessions} sessions wait {pace} for an answer, or {waiting} if their users slow"
            " down. Full from {knee} on: {limit}.",
            **words,
        )

    # --- explaining ----------------------------------------------------------------------------------------------

    def _explain_shown(self) -> None:
        if self.shown_curve is not None:
            self._explain(self.shown_curve, self.shown_curve.network.case)

    def _explain(self, found: ResponseCurve | CaseResponse, case: str) -> None:
        """Explain the utilisation of the resource that users queue for."""
        if found.bottleneck:
            phase = self.phase if self.phase in WORKING_PHASES else PHASES[0]
            suffix = "" if case == NORMAL else f".{case}"
            self.explain_requested.emit(f"{found.bottleneck}.{found.bottleneck_resource}.{phase}{suffix}")

    def _explain_latency(self, row: StoreLatency) -> None:
        if math.isfinite(row.latency_ms) and row.load == LOADS[0]:
            self.explain_requested.emit(latency_name(row))

    def _table(self, model: TableModel[Any], title: str) -> ResultTable:
        return ResultTable(model, title, "", self)


class ChartPage(YieldingArea):
    """The chart, or the reason why there is none. If there is too little room, it scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inside = QWidget(self)
        self.setWidget(inside)
        self.chart: ResponseChart | None = None
        self.reason = plain_label("", "muted", inside, wraps=True)
        self.reason.setContentsMargins(24, 16, 24, 16)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(8, 4, 12, 0)
        self._column.addWidget(self.reason)
        self._column.addStretch(0)
        self._ring = FocusRing(self)
        self.verticalScrollBar().rangeChanged.connect(self._take_keys)

    def say(self, reason: str) -> None:
        """Show why there is no chart."""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        if self.chart is not None:
            self.chart.hide()

    def show_picture(self, picture: ResponsePicture, names: dict[str, str]) -> None:
        """Show the chart."""
        from app.results.charts.response_chart import ResponseChart

        if self.chart is None:
            self.chart = ResponseChart(self.widget())
            self._column.addWidget(self.chart, 1)
            self.setAccessibleName(self.chart.accessibleName())
        self.reason.hide()
        self.chart.setMinimumHeight(theme.with_text(LOWEST_CHART))
        self.chart.show_picture(picture, names)
        self.chart.setVisible(True)

    def dress(self) -> None:
        """Draw in the current theme."""
        if self.chart is not None:
            self.chart.setMinimumHeight(theme.with_text(LOWEST_CHART))
            self.chart.dress()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring.use_keys(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.use_keys(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.follow()

    def _take_keys(self, least: int, most: int) -> None:
        """Accept the focus and arrow keys if there is something to scroll."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > least else Qt.FocusPolicy.NoFocus)


def when_in_words(phase: str, case: str) -> str:
    """`Steady, Normal`."""
    return tr("{phase}, {case}", phase=phase_name(phase), case=case_name(case))
