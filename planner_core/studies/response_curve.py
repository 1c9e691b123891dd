"""The response curve of a plan: response time over the number of sessions, in normal and failure cases."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from planner_core.catalog.response_times import Interaction
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.engine.basis.resources import Resource
from planner_core.formulas.recording import Values
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.studies.response_network import ResponseNetwork, Unanswered
from planner_core.studies.response_solutions import (
    Method,
    TooManyQueuesError,
    closed_answer,
    mean_response_seconds,
    method_up_to,
    open_response_seconds,
    response_bounds,
)
from planner_core.studies.response_stations import ResponseModel

BEYOND_THE_KNEE: Final = 2.5
"""Length of the curve as a multiple of the knee."""
SHORTEST_CURVE: Final = 220
"""Minimum length of a curve in sessions; Login VSI 4.0 needs 200 samples."""
MOST_POINTS: Final = 1000
MOST_APPROXIMATE_POINTS: Final = 40
NO_FIXED_POINT: Final = Message("The approximation for several pools found no answer.")
TOO_MANY_QUEUES: Final = Message(
    "There are too many pools and stations to be computed together; ask for one pool."
)


class PoolCurve(msgspec.Struct, frozen=True):
    """Response times of one pool's users in seconds, by number of sessions of all pools."""

    pool: ComponentId
    open_seconds: tuple[float, ...]
    closed_seconds: tuple[float, ...]


class ResponseCurve(msgspec.Struct, frozen=True):
    """Response time over the number of sessions; the pools keep their mix. Means are over all interactions."""

    network: ResponseNetwork
    sessions: tuple[int, ...]
    """Ascending; the other tuples have one element for each."""
    open_seconds: tuple[float, ...]
    """With users who keep their pace; infinite beyond the knee."""
    closed_seconds: tuple[float, ...]
    """With users who wait for responses."""
    throughput_per_second: tuple[float, ...]
    """Interactions of all users who wait for responses."""
    utilisation: tuple[float, ...]
    """Of the bottleneck, with users who wait."""
    shortest_seconds: tuple[float, ...]
    """Bounds of the closed curve; empty with several pools."""
    longest_seconds: tuple[float, ...]
    knee: float
    """Number of sessions from which queueing is inevitable, N*."""
    bottleneck: ComponentId
    bottleneck_resource: Resource
    method: Method
    pools: tuple[PoolCurve, ...]


class CaseResponse(msgspec.Struct, frozen=True):
    """Response time at the planned number of sessions in one case."""

    case: Case
    sessions: float
    open_seconds: float | None = None
    """Infinite if the sessions demand more than the capacity."""
    closed_seconds: float | None = None
    knee: float | None = None
    bottleneck: ComponentId = ""
    bottleneck_resource: str = ""
    reason: Message | None = None
    """Why there is no result."""


def response_curve(
    network: ResponseNetwork | Unanswered, at: Sequence[int] = ()
) -> ResponseCurve | Unanswered:
    """The curve of a network, from one session to beyond its knee, or only at these ascending numbers of sessions,
    which is faster for a few.
    """
    if isinstance(network, Unanswered):
        return network
    last = max(math.ceil(BEYOND_THE_KNEE * network.knee), SHORTEST_CURVE)
    sessions = np.array(at, dtype=np.float64) if at else _points(network, last)
    try:
        closed = closed_answer(network, sessions)
    except ArithmeticError as error:
        return Unanswered(_why(error))
    open_ended = open_response_seconds(network, sessions)
    bounds = response_bounds(network, sessions) if len(network.pools) == 1 else None
    bottleneck = network.bottleneck
    busy = np.array([each.busy_servers for each in bottleneck.loads]) * network.cycles()
    use = busy @ closed.throughput_per_second / (bottleneck.queues * bottleneck.servers)
    return ResponseCurve(
        network=network,
        sessions=tuple(int(each) for each in sessions),
        open_seconds=_tuple(mean_response_seconds(open_ended, own_pace(network, sessions))),
        closed_seconds=_tuple(mean_response_seconds(closed.response_seconds, closed.throughput_per_second)),
        throughput_per_second=_tuple(closed.throughput_per_second.sum(axis=0)),
        utilisation=_tuple(bottleneck.fixed_share + use),
        shortest_seconds=_tuple(bounds.shortest_seconds) if bounds else (),
        longest_seconds=_tuple(bounds.longest_seconds) if bounds else (),
        knee=network.knee,
        bottleneck=bottleneck.component,
        bottleneck_resource=bottleneck.resource,
        method=closed.method,
        pools=tuple(
            PoolCurve(pool.pool, _tuple(open_ended[row]), _tuple(closed.response_seconds[row]))
            for row, pool in enumerate(network.pools)
        ),
    )


def response_at(network: ResponseNetwork, sessions: float) -> tuple[float, float]:
    """Mean response time in seconds at one number of sessions: for users who keep their pace, and for users who wait.

    Fractions of a session are dropped, except below one. Raises ArithmeticError if the approximation for several pools
    does not converge.
    """
    number = np.array([max(math.floor(sessions), 1)], dtype=np.float64)
    open_ended = open_response_seconds(network, number)
    last = math.ceil(BEYOND_THE_KNEE * network.knee)
    if number[0] > max(last, SHORTEST_CURVE):
        return math.inf, _far_beyond(network, float(number[0]))
    closed = closed_answer(network, number)
    return (
        float(mean_response_seconds(open_ended, own_pace(network, number))[0]),
        float(mean_response_seconds(closed.response_seconds, closed.throughput_per_second)[0]),
    )


def responses_by_case(
    model: ResponseModel,
    interaction: Interaction,
    phase: Phase = "steady",
    load: Load = "average",
    pool: ComponentId | None = None,
) -> tuple[CaseResponse, ...]:
    """The planned sessions in every case that applies to the plan, the normal one first."""
    normal = model.network(interaction, phase, load, NORMAL, pool)
    if isinstance(normal, Unanswered):
        return (CaseResponse(NORMAL, 0.0, reason=normal.reason),)
    cases = model.layout.cases
    return tuple(
        _in_case(model.network(interaction, phase, load, case, pool), case, normal) for case in cases
    )


def _in_case(found: ResponseNetwork | Unanswered, case: Case, normal: ResponseNetwork) -> CaseResponse:
    if isinstance(found, Unanswered):
        return CaseResponse(case, normal.sessions, reason=found.reason)
    try:
        keeping_pace, waiting = response_at(found, found.sessions)
    except ArithmeticError as error:
        return CaseResponse(case, found.sessions, reason=_why(error))
    bottleneck = found.bottleneck
    return CaseResponse(
        case,
        found.sessions,
        keeping_pace,
        waiting,
        found.knee,
        bottleneck.component,
        bottleneck.resource,
    )


def _why(error: ArithmeticError) -> Message:
    return TOO_MANY_QUEUES if isinstance(error, TooManyQueuesError) else NO_FIXED_POINT


def _far_beyond(network: ResponseNetwork, sessions: float) -> float:
    """The bottleneck is always busy there: all users together need sessions / knee cycles for one interaction."""
    thinking = float(network.mix @ network.thinking())
    return sessions / network.knee * float(network.mix @ network.cycles()) - thinking


def _points(network: ResponseNetwork, last: int) -> Values:
    """Integers: all of them, or an even spread with more near the knee, and the planned number."""
    most = MOST_POINTS if method_up_to(network, last) == "exact" else MOST_APPROXIMATE_POINTS
    if last <= most:
        return np.arange(1, last + 1, dtype=np.float64)
    knee = max(round(network.knee), 1)
    even = np.linspace(1, last, most).round()
    near = np.linspace(0.8 * knee, 1.2 * knee, most // 4).round()
    planned = min(max(math.floor(network.sessions), 1), last)
    found: Values = np.unique(np.concatenate([even, np.maximum(near, 1), [planned]]))
    return found


def own_pace(network: ResponseNetwork, sessions: Values) -> Values:
    """Interactions per second of each pool with users who keep their pace."""
    rates: Values = np.multiply.outer(network.mix / network.cycles(), sessions)
    return rates


def _tuple(values: Values) -> tuple[float, ...]:
    return tuple(float(each) for each in values)
