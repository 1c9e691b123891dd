"""The tables of response times: the curve in numbers, the planned sessions by case, and predictions of tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.results.tables.column import Column
from app.results.words.confidence import confidence_in_words
from app.results.words.response_times import (
    bottleneck_in_words,
    milliseconds_in_words,
    seconds_in_words,
    whole_sessions,
)
from app.results.words.results import case_name
from planner_core.messages import NO_VALUE, Message
from planner_core.plan.plan import Plan
from planner_core.studies.benchmark_workloads import PRODUCTS
from planner_core.studies.response_curve import CaseResponse, PoolCurve, ResponseCurve
from planner_core.studies.response_network import Unanswered
from planner_core.studies.view_planner_verdict import ViewPlannerVerdict
from planner_core.studies.vsimax_prediction import VsimaxPrediction, refused_versions


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

    @property
    def verdict(self) -> str:
        """Whether the planned sessions pass."""
        if self.keeping_pace is None or self.planned is None:
            return NO_VALUE
        return tr("passes") if whole_sessions(self.planned) <= self.keeping_pace else tr("fails")


def curve_columns(
    plan: Plan, curve: ResponseCurve, pools: Sequence[PoolCurve] | None = None
) -> list[Column[int]]:
    """The columns of the curve in numbers, for all pools or for some; a row is a point of the curve."""
    several = len(curve.pools) > 1
    sessions, busy = _outer_columns(curve)
    columns = [
        column
        for pool in (curve.pools if pools is None else pools)
        for column in _pool_columns(pool, plan.components[pool.pool].name if several else "")
    ]
    return [sessions, *columns, busy]


def whole_curve_columns(curve: ResponseCurve) -> list[Column[int]]:
    """The curve of all pools together; if it is approximated, with lower and upper bounds for users who wait."""
    sessions, busy = _outer_columns(curve)
    titles, times = _pace_titles(), (curve.open_seconds, curve.closed_seconds)
    pace, waiting = (_seconds_column(*each) for each in zip(titles, times, strict=True))
    if not curve.shortest_seconds:
        return [sessions, pace, waiting, busy]
    bounds = (
        _seconds_column(tr("At least"), curve.shortest_seconds),
        _seconds_column(tr("At most"), curve.longest_seconds),
    )
    return [sessions, pace, waiting, busy, *bounds]


def _outer_columns(curve: ResponseCurve) -> tuple[Column[int], Column[int]]:
    """The number of sessions, and the utilisation of the bottleneck."""
    return (
        Column[int](
            tr("Sessions"),
            lambda at: numbers().number(curve.sessions[at]),
            lambda at: curve.sessions[at],
            0,
            bold=lambda at: curve.sessions[at] == whole_sessions(curve.network.sessions),
        ),
        Column[int](
            tr("Bottleneck busy"),
            lambda at: numbers().percent(curve.utilisation[at]),
            lambda at: curve.utilisation[at] * 100,
            1,
        ),
    )


def _pool_columns(pool: PoolCurve, name: str) -> list[Column[int]]:
    pace, waiting = _pace_titles()
    return [
        _seconds_column(tr("{pool}: keep their pace", pool=name) if name else pace, pool.open_seconds),
        _seconds_column(tr("{pool}: wait for answers", pool=name) if name else waiting, pool.closed_seconds),
    ]


def _seconds_column(title: str, seconds: Sequence[float]) -> Column[int]:
    return Column(title, lambda at: seconds_in_words(seconds[at]), lambda at: finite(seconds[at]), 3)


def case_columns(plan: Plan) -> dict[str, Column[CaseResponse]]:
    """The columns of the planned sessions in every case."""
    pace, waiting = _pace_titles()
    return {
        "case": Column(tr("Case"), lambda row: case_name(row.case)),
        "sessions": Column(
            tr("Sessions"),
            lambda row: numbers().number(whole_sessions(row.sessions)),
            lambda row: whole_sessions(row.sessions),
            0,
        ),
        "pace": Column(
            pace, lambda row: seconds_in_words(row.open_seconds), lambda row: finite(row.open_seconds), 3
        ),
        "waiting": Column(
            waiting,
            lambda row: seconds_in_words(row.closed_seconds),
            lambda row: finite(row.closed_seconds),
            3,
        ),
        "knee": Column(tr("Knee"), lambda row: numbers().number(row.knee), lambda row: row.knee, 1),
        "bottleneck": Column(
            tr("What is full first"),
            lambda row: translate(row.reason) if row.reason else bottleneck_in_words(plan, row),
        ),
    }


def _pace_titles() -> tuple[str, str]:
    """Titles for the times of both kinds of users."""
    return tr("Users keep their pace"), tr("Users wait for answers")


def verdict_rows(
    planned: float, vsimax: Sequence[VsimaxPrediction], verdict: ViewPlannerVerdict | Unanswered
) -> list[VerdictRow]:
    """One row for each rule of Login VSI and each group of View Planner, then one for each test without a verdict."""
    refused = refused_versions(vsimax)
    by_rule: dict[str, dict[str, VsimaxPrediction]] = {}
    for each in vsimax:
        if each.benchmark not in refused:
            by_rule.setdefault(each.rule, {})[each.users] = each
    rows = [_vsimax_row(planned, found["open"], found["closed"]) for found in by_rule.values()]
    without = [_row_without_verdict(PRODUCTS[version], reason) for version, reason in refused.items()]
    if isinstance(verdict, Unanswered):
        return [*rows, *without, _row_without_verdict(PRODUCTS["view-planner"], verdict.reason)]
    return [*rows, *_view_planner_rows(verdict), *without]


def _row_without_verdict(test: str, reason: Message) -> VerdictRow:
    return VerdictRow(test, None, None, None, None, None, "", "", translate(reason))


def _vsimax_row(planned: float, pace: VsimaxPrediction, waiting: VsimaxPrediction) -> VerdictRow:
    reason = pace.reason or waiting.reason
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
    )


def _view_planner_rows(verdict: ViewPlannerVerdict) -> list[VerdictRow]:
    return [
        VerdictRow(
            tr("View Planner, group {group}: {operations}", group=each.group, operations=tr(each.of)),
            verdict.sessions,
            each.most_sessions,
            None,
            finite(each.seconds),
            each.limit_seconds,
            "",
            verdict.source,
        )
        for each in verdict.groups
    ]


def verdict_columns(has_line: bool = False) -> list[Column[VerdictRow]]:
    """The columns of the tests; the last one only if users are behind a network line."""
    through = Column[VerdictRow](
        tr("Through the line"),
        lambda row: numbers().number(row.through_line),
        lambda row: row.through_line,
        0,
    )
    return [*_verdict_columns(), *([through] if has_line else [])]


def _verdict_columns() -> list[Column[VerdictRow]]:
    return [
        Column(tr("Test"), lambda row: row.test),
        Column(
            tr("Planned"),
            lambda row: numbers().number(whole_sessions(row.planned)),
            lambda row: whole_sessions(row.planned),
            0,
        ),
        Column(
            tr("Sessions that pass"),
            lambda row: numbers().number(row.keeping_pace),
            lambda row: row.keeping_pace,
            0,
            bold=lambda _: True,
        ),
        Column(tr("If users wait"), lambda row: numbers().number(row.waiting), lambda row: row.waiting, 0),
        Column(tr("Verdict"), lambda row: row.verdict),
        Column(
            tr("Measures"),
            lambda row: milliseconds_in_words(row.predicted_seconds),
            lambda row: row.predicted_seconds,
            3,
        ),
        Column(
            tr("Allows"),
            lambda row: milliseconds_in_words(row.allowed_seconds),
            lambda row: row.allowed_seconds,
            3,
        ),
        Column(tr("Remark"), lambda row: row.remark),
        Column(tr("Source"), lambda row: tr(row.source)),
        Column(
            tr("Confidence"),
            lambda row: row.confidence,
            tip=lambda row: confidence_in_words(row.confidence),
        ),
    ]


def finite(seconds: float | None) -> float | None:
    """A time that a spreadsheet can read; None if infinite."""
    return seconds if seconds is not None and seconds < float("inf") else None


def _of_milliseconds(value: float | None) -> float | None:
    return None if value is None else value / 1000
