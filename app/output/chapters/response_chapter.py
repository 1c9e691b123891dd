"""Response times over the number of sessions, as a chart and in numbers, and in failure cases."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.output.chapters.blocks import Block, chapter, columns_of, heading, note, paragraph, row, table
from app.output.chapters.response_picture import response_picture
from app.results.charts.response_lines import picture_of
from app.results.tables.response_tables import case_columns, curve_columns
from app.results.tables.station_tables import latency_columns
from app.results.words.response_times import SHARES_OF_THE_KNEE, seconds_in_words, whole_sessions
from app.results.words.results import case_name, resource_of
from planner_core.catalog.catalog import Catalog
from planner_core.catalog.response_times import USER
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.basis.latency_records import StoreLatency
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import ResponseCurve, own_pace, response_curve
from planner_core.studies.response_network import ResponseNetwork, Unanswered
from planner_core.studies.response_solutions import (
    mean_response_seconds,
    method_up_to,
    open_response_seconds,
)
from planner_core.studies.response_stations import ResponseModel

EVENLY: Final = 12
"""Additional, evenly spaced points of the curve."""
BEYOND: Final = 1.3
"""The curve ends at this multiple of the last relevant number of sessions."""
IN_TABLE: Final = (0.25, 0.5, 0.7, 0.8, 0.9, 0.95, 1.0, 1.1, 1.25)
"""Shares of the knee in the table, in addition to the planned sessions and a single one."""
MOST_STORES: Final = 4
"""Stores whose latency is shown, the slowest first."""
POOLS_BESIDE: Final = 2
"""Pools in one table, with two columns each."""


def response(plan: Plan, assessment: Assessment, catalog: Catalog) -> dict[str, Any] | None:
    """The chapter; None for a plan without pools."""
    if not assessment.desktops.planned:
        return None
    title = tr("Response times")
    model = ResponseModel(plan, catalog)
    network = model.network(catalog.response.interactions[USER])
    if isinstance(network, Unanswered):
        return chapter(title, "", [], _why(network.reason))
    maximum = _maximum(assessment, network)
    curve = response_curve(network, _sessions(network, maximum))
    if isinstance(curve, Unanswered):
        return chapter(title, "", [], _why(curve.reason))
    lead = tr(
        "How long users wait for an answer while they work ({interaction}), over the number of sessions of the plan's"
        " mix.",
        interaction=tr(network.interaction.name),
    )
    return chapter(
        title,
        lead,
        [
            paragraph(_result(plan, curve)),
            response_picture(plan, picture_of(curve, None, maximum)),
            note(
                tr(
                    "Users who keep their pace take the next step on time, answered or not; beyond the knee no system"
                    " keeps up with them (∞). Users who wait for answers slow down instead. Real users lie between the"
                    " two."
                )
            ),
            *_points(plan, curve),
            *_failures(plan, assessment, model, network),
            *_stores(plan, assessment),
        ],
    )


def _why(reason: Message) -> str:
    return tr("Response times cannot be said: {reason}", reason=reason)


def _maximum(assessment: Assessment, network: ResponseNetwork) -> float | None:
    """Sessions of all pools at the maximum of the plan."""
    counts = assessment.desktops
    if counts.maximum is None or not counts.planned:
        return None
    return counts.maximum * network.sessions / counts.planned


def _sessions(network: ResponseNetwork, maximum: float | None) -> list[int]:
    """The points of the curve: dense at the knee, and at every relevant number.

    Approximation is slow, so approximated curves have only the points of the table.
    """
    knee, planned = network.knee, network.sessions
    end = BEYOND * max(knee, planned, maximum or 0.0)
    wanted = [1.0, planned, maximum or 1.0, end, *(share * knee for share in IN_TABLE)]
    if method_up_to(network, end) == "exact":
        wanted += [planned + 1, *(share * knee for share in SHARES_OF_THE_KNEE)]
        wanted += [end * number / EVENLY for number in range(1, EVENLY)]
    return sorted({max(1, math.floor(each)) for each in wanted if each <= end})


def _result(plan: Plan, curve: ResponseCurve) -> str:
    at = _at(curve, curve.network.sessions)
    words = {
        "sessions": whole_sessions(curve.network.sessions),
        "open": seconds_in_words(curve.open_seconds[at]),
        "closed": seconds_in_words(curve.closed_seconds[at]),
        "alone": seconds_in_words(curve.closed_seconds[0]),
        "knee": whole_sessions(curve.knee),
        "limit": resource_of(plan, curve.bottleneck_resource, curve.bottleneck),
    }
    if not math.isfinite(curve.open_seconds[at]):
        return tr(
            "The {sessions} sessions planned are beyond the knee at {knee} ({limit}): nothing keeps up with users who"
            " keep their pace. Users who wait for answers wait {closed} on average, and {alone} alone.",
            **words,
        )
    return tr(
        "With the {sessions} sessions planned, users who keep their pace wait {open} on average, users who wait for"
        " answers {closed}, and a user alone {alone}. The knee lies at {knee} sessions ({limit}).",
        **words,
    )


def _at(curve: ResponseCurve, sessions: float) -> int:
    return min(
        range(len(curve.sessions)), key=lambda each: abs(curve.sessions[each] - whole_sessions(sessions))
    )


def _points(plan: Plan, curve: ResponseCurve) -> Iterator[Block]:
    """The curve in numbers, two pools side by side."""
    planned = _at(curve, curve.network.sessions)
    shown = sorted({0, planned, *(_at(curve, share * curve.knee) for share in IN_TABLE)})
    pools = curve.pools
    for start in range(0, len(pools), POOLS_BESIDE):
        columns = curve_columns(plan, curve, pools[start : start + POOLS_BESIDE])
        rows = [row(*(each.shown(at) for each in columns), strong=at == planned) for at in shown]
        yield table([(each.title, "number") for each in columns], rows)


def _failures(
    plan: Plan, assessment: Assessment, model: ResponseModel, normal: ResponseNetwork
) -> Iterator[Block]:
    """The planned sessions in every case, for users who keep their pace."""
    if len(assessment.cases) < 2:
        return
    yield heading(tr("The planned sessions when something has failed"))
    yield paragraph(tr("For users who keep their pace, the stricter of the two assumptions."))
    rows = []
    for case in assessment.cases:
        found = normal if case == NORMAL else model.network(normal.interaction, case=case)
        if isinstance(found, Unanswered):
            rows.append(row(case_name(case), "", "", translate(found.reason)))
            continue
        rows.append(
            row(
                case_name(case),
                seconds_in_words(_seconds(found)),
                numbers().number(whole_sessions(found.knee)),
                resource_of(plan, found.bottleneck.resource, found.bottleneck.component),
            )
        )
    yield table(
        columns_of(case_columns(plan), "case", "pace", "knee", "bottleneck"),
        rows,
    )


def _stores(plan: Plan, assessment: Assessment) -> Iterator[Block]:
    """Latency of the slowest stores, at work and in storms, with nothing failed."""
    normal = [each for each in assessment.latencies if each.case == NORMAL]
    slowest = sorted({each.store for each in normal}, key=lambda store: -_at_work(normal, store))[
        :MOST_STORES
    ]
    if not slowest:
        return
    yield heading(tr("Latency of the stores"))
    yield paragraph(
        tr(
            "Mean time of an I/O, by reads and writes. In storms it may be long: nobody waits for a single one."
        )
    )
    columns = latency_columns(plan)
    shown = ("store", "phase", "latency", "reads", "writes", "band", "target")
    rows = [each for store in slowest for each in normal if each.store == store]
    yield table(
        columns_of(columns, *shown),
        [row(*(columns[name].shown(each) for name in shown)) for each in rows],
    )


def _at_work(rows: Sequence[StoreLatency], store: str) -> float:
    return max(
        (each.latency_ms for each in rows if (each.store, each.phase) == (store, "steady")), default=0.0
    )


def _seconds(network: ResponseNetwork) -> float:
    sessions = [float(max(1, math.floor(network.sessions)))]
    waits = open_response_seconds(network, sessions)
    return float(mean_response_seconds(waits, own_pace(network, np.array(sessions)))[0])
