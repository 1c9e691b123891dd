"""The table of load tests: what each would measure, how many sessions pass it, and whether the planned ones do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.results.tables.column import Column
from app.results.tables.response_tables import finite
from app.results.words.confidence import confidence_in_words
from app.results.words.opinions import signed_percent
from app.results.words.response_times import milliseconds_in_words, whole_sessions
from planner_core.engine.answers.benchmark_workloads import PRODUCTS
from planner_core.messages import NO_VALUE, Message
from planner_core.studies.response_network import Unanswered
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict
from planner_core.studies.vsimax_prediction import (
    VsimaxPrediction,
    beside_measured,
    is_through_line,
    refused_versions,
)


class VerdictRow(NamedTuple):
    """The prediction of one test; predictions of the same rule for both kinds of users are one row."""

    test: str
    planned: float | None
    keeping_pace: float | None
    """Sessions that pass if users keep their pace."""
    waiting: float | None
    predicted_seconds: float | None
    """The predicted measurement: a baseline, or the slow percentile of the planned sessions."""
    allowed_seconds: float | None
    confidence: str
    source: str
    remark: str = ""
    through_line: float | None = None
    """Sessions that pass if users behind their network line keep their pace; VSImax only."""
    pace_error: float | None = None
    """Beside what was measured: predicted / measured - 1 while users keep their pace; VSImax only."""
    waiting_error: float | None = None

    @property
    def verdict(self) -> str:
        """Whether the planned sessions pass."""
        if self.keeping_pace is None or self.planned is None:
            return NO_VALUE
        return tr("passes") if whole_sessions(self.planned) <= self.keeping_pace else tr("fails")


def verdict_rows(
    planned: float | None,
    vsimax: Sequence[VsimaxPrediction],
    verdict: ViewPlannerVerdict | Unanswered,
    measured: int | None = None,
) -> list[VerdictRow]:
    """One row for each rule of Login VSI and each group of View Planner, then one for each test without a verdict.

    `measured` is a VSImax of a real test, beside which predictions have an error.
    """
    refused = refused_versions(vsimax)
    by_rule: dict[str, dict[str, VsimaxPrediction]] = {}
    for each in vsimax:
        if each.benchmark not in refused:
            by_rule.setdefault(each.rule, {})[each.users] = each
    rows = [_vsimax_row(planned, found["open"], found["closed"], measured) for found in by_rule.values()]
    without = [_row_without_verdict(PRODUCTS[version], reason) for version, reason in refused.items()]
    if isinstance(verdict, Unanswered):
        return [*rows, *without, _row_without_verdict(PRODUCTS["view-planner"], verdict.reason)]
    return [*rows, *_view_planner_rows(verdict), *without]


def _row_without_verdict(test: str, reason: Message) -> VerdictRow:
    return VerdictRow(test, None, None, None, None, None, "", "", translate(reason))


def _vsimax_row(
    planned: float | None, pace: VsimaxPrediction, waiting: VsimaxPrediction, measured: int | None
) -> VerdictRow:
    reason = pace.reason or waiting.reason
    errors = [beside_measured(each, measured).error for each in (pace, waiting)] if measured else []
    return VerdictRow(
        tr(pace.name),
        planned,
        pace.sessions,
        waiting.sessions,
        _of_milliseconds(pace.baseline_ms),
        _of_milliseconds(pace.threshold_ms),
        pace.confidence,
        pace.source,
        translate(reason) if reason else "",
        pace.through_line,
        *errors,
    )


def _view_planner_rows(verdict: ViewPlannerVerdict) -> list[VerdictRow]:
    return [
        VerdictRow(
            tr("View Planner, group {group}: {operations}", group=each.group, operations=tr(each.of)),
            verdict.sessions,
            each.most_sessions,
            None,
            each.seconds,
            each.limit_seconds,
            "",
            verdict.source,
        )
        for each in verdict.groups
    ]


def verdict_columns(
    vsimax: Sequence[VsimaxPrediction] = (), measured: int | None = None
) -> dict[str, Column[VerdictRow]]:
    """The columns of the tests by name: errors only beside a measurement, the last one only if users are behind a
    network line."""

    def sessions(title: str, of: Callable[[VerdictRow], float | None]) -> Column[VerdictRow]:
        return Column(title, lambda row: numbers().number(of(row)), of, 0)

    def time(title: str, of: Callable[[VerdictRow], float | None]) -> Column[VerdictRow]:
        return Column(title, lambda row: milliseconds_in_words(of(row)), lambda row: finite(of(row)), 3)

    def error(of: Callable[[VerdictRow], float | None]) -> Column[VerdictRow]:
        return Column(tr("Error"), lambda row: signed_percent(of(row), 1), of, 3)

    passing = sessions(tr("Sessions that pass"), lambda row: row.keeping_pace)
    line = {"line": sessions(tr("Through the line"), lambda row: row.through_line)}
    errors = {
        "passing_error": error(lambda row: row.pace_error),
        "waiting_error": error(lambda row: row.waiting_error),
    }
    return {
        "test": Column(tr("Test"), lambda row: row.test),
        "planned": sessions(tr("Planned"), lambda row: whole_sessions(row.planned)),
        "passing": passing._replace(bold=lambda _: True),
        "waiting": sessions(tr("If users wait"), lambda row: row.waiting),
        **(errors if measured else {}),
        "verdict": Column(tr("Verdict"), lambda row: row.verdict),
        "measures": time(tr("Measures"), lambda row: row.predicted_seconds),
        "allows": time(tr("Allows"), lambda row: row.allowed_seconds),
        "remark": Column(tr("Remark"), lambda row: row.remark),
        "source": Column(tr("Source"), lambda row: tr(row.source)),
        "confidence": Column(
            tr("Confidence"),
            lambda row: row.confidence,
            tip=lambda row: confidence_in_words(row.confidence),
        ),
        **(line if any(map(is_through_line, vsimax)) else {}),
    }


def _of_milliseconds(value: float | None) -> float | None:
    return None if value is None else value / 1000
