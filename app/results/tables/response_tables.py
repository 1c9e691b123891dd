"""The tables of response times: the curve in numbers, the planned sessions by case, and predictions of tests."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.results.tables.column import Column
from app.results.words.response_times import (
    bottleneck_in_words,
    seconds_in_words,
    whole_sessions,
)
from app.results.words.results import case_name
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import CaseResponse, PoolCurve, ResponseCurve


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


def finite(seconds: float | None) -> float | None:
    """A time that a spreadsheet can read; None if infinite."""
    return seconds if seconds is not None and seconds < float("inf") else None
