"""Response times of a network at given numbers of sessions, for users who keep their pace and users who wait.

Open: users start the next interaction on time, whether or not the last one was answered, as assumed by the engine's
demand; beyond the knee there is no steady state. Closed: users wait for a response before they start thinking again, so
the load never exceeds the capacity. Real users are between the two.
"""

from __future__ import annotations

import math
from typing import Final, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from planner_core.formulas.queueing_approximate import schweitzer
from planner_core.formulas.queueing_bounds import asymptotic_bounds
from planner_core.formulas.queueing_closed import Station, closed_throughput
from planner_core.formulas.queueing_open import interactive_response_seconds
from planner_core.formulas.recording import Values, values_of
from planner_core.studies.response_network import ResponseNetwork

Method = Literal["exact", "approximate"]

NEVER_WAITING: Final = 1e-3
"""A station whose queue adds at most this share to its service time, even at full load of the bottleneck, counts as
a delay.
"""
MOST_STEPS: Final = 6e7
"""Maximum users x servers x log(queues) for the exact solution, about a second."""
MOST_QUEUES: Final = 200
"""Maximum pools x queues that the approximation treats individually, about a second for a curve; beyond that, the
queues of a station are combined.
"""


class TooManyQueuesError(ArithmeticError):
    """Too many pools and stations for a joint solution."""


class ClosedAnswer(NamedTuple):
    """Results for users who wait; [pool, number of sessions]."""

    response_seconds: Values
    throughput_per_second: Values
    method: Method


class ResponseBounds(NamedTuple):
    """Bounds of the closed results by number of sessions, for one pool."""

    shortest_seconds: Values
    longest_seconds: Values


def open_response_seconds(network: ResponseNetwork, sessions: ArrayLike) -> Values:
    """Mean response time of each pool with users who keep their pace, [pool, number of sessions]."""
    slower = network.stretches(sessions)
    found: Values = np.empty((len(network.pools), slower.shape[1]))
    for row, demands in enumerate(network.demands()):
        asked = demands > 0  # a pool without demand does not wait
        found[row] = demands[asked] @ slower[asked] + network.pools[row].latency_seconds
    return found


def closed_answer(network: ResponseNetwork, sessions: Values) -> ClosedAnswer:
    """Results for users who wait, at ascending integer numbers of sessions; exact for one pool if that is not too
    expensive, by Schweitzer's approximation for several pools.

    Raises ArithmeticError if the approximation does not converge, TooManyQueuesError if it would take too long.
    """
    exact = method_up_to(network, float(sessions[-1])) == "exact"
    return _exact(network, sessions) if exact else _approximate(network, sessions)


def method_up_to(network: ResponseNetwork, sessions: float) -> Method:
    """The method of the closed results up to a number of sessions."""
    exact = len(network.pools) == 1 and _steps(network, sessions) <= MOST_STEPS
    return "exact" if exact else "approximate"


def mean_response_seconds(response: Values, rates: Values) -> Values:
    """Mean over all interactions of all pools; `rates` are interactions per second of each pool."""
    with np.errstate(invalid="ignore"):
        mean: Values = np.where(rates > 0, response * rates, 0.0).sum(axis=0) / rates.sum(axis=0)
    return mean


def response_bounds(network: ResponseNetwork, sessions: Values) -> ResponseBounds:
    """Asymptotic bounds of one pool's closed results: no queueing, or queueing behind all others everywhere.

    A station of several servers counts as one that is faster by their number, and a delay for the rest.
    """
    queued, apart = [], 0.0
    for each in network.stations:
        demand, servers = each.loads[0].demand_seconds * each.slowed, each.servers_left
        queued.append(np.full(each.queues, demand / each.queues / servers))
        apart += demand * (1 - 1 / servers)
    thinking, latency = network.thinking()[0], network.latencies()[0]
    bounds = asymptotic_bounds(sessions, np.concatenate(queued), thinking + latency + apart)
    return ResponseBounds(
        values_of(interactive_response_seconds(sessions, bounds.highest_throughput_per_second, thinking)),
        values_of(interactive_response_seconds(sessions, bounds.lowest_throughput_per_second, thinking)),
    )


def _waiting_stations(network: ResponseNetwork) -> list[bool]:
    """Stations with any queueing; closed load on a station never exceeds what the bottleneck allows."""
    alone = np.array([each.slowed for each in network.stations])
    full = network.stretches([network.knee])[:, 0]
    full[network.stations.index(network.bottleneck)] = np.inf
    return list(full / alone - 1 > NEVER_WAITING)


# --- one pool ------------------------------------------------------------------------------------------------


def _steps(network: ResponseNetwork, sessions: float) -> float:
    waiting = [
        each for each, waits in zip(network.stations, _waiting_stations(network), strict=True) if waits
    ]
    queues = sum(each.queues for each in waiting)
    servers = sum(each.queues * min(each.servers, sessions) for each in waiting)
    return sessions * servers * (1 + math.log2(queues))


def _exact(network: ResponseNetwork, sessions: Values) -> ClosedAnswer:
    pool = network.pools[0]
    stations = [Station(pool.think_seconds + pool.latency_seconds, servers=math.inf)]
    for each, waits in zip(network.stations, _waiting_stations(network), strict=True):
        demand = each.loads[0].demand_seconds * each.slowed
        if waits:
            speeds = _speeds(each.servers_left) if each.fixed_share else ()
            stations += [Station(demand, 1 / each.queues, each.servers, speeds)] * each.queues
        else:
            stations.append(Station(demand, servers=math.inf))
    found = closed_throughput(stations, int(sessions[-1]))
    throughput = found[np.asarray(sessions, dtype=np.intp) - 1]
    response = values_of(interactive_response_seconds(sessions, throughput, pool.think_seconds))
    return ClosedAnswer(response[None, :], throughput[None, :], "exact")


def _speeds(servers: float) -> tuple[float, ...]:
    """Speeds with 1, 2, 3... users, where the last server is only partly available."""
    whole = math.floor(servers)
    steps = tuple(float(busy) for busy in range(1, whole + 1))
    return steps if servers == whole else (*steps, servers)


# --- several pools -------------------------------------------------------------------------------------------


def _approximate(network: ResponseNetwork, sessions: Values) -> ClosedAnswer:
    demands, servers = _told_apart(network)
    waiting = np.array(_waiting_stations(network))
    slowed = np.array([each.slowed for each in network.stations])
    delays = network.latencies() + (network.demands() * slowed)[:, ~waiting].sum(axis=1)
    thinking = network.thinking()
    found = [
        schweitzer(number * network.mix, thinking + delays, demands, servers).throughput_per_second
        for number in sessions
    ]
    throughput = np.array(found).T
    users = np.multiply.outer(network.mix, sessions)
    response = interactive_response_seconds(users, throughput, thinking[:, None])
    # The approximation overestimates, most with many cores below the knee; users who wait for responses never wait
    # longer than users who do not.
    response = np.minimum(response, open_response_seconds(network, sessions))
    return ClosedAnswer(response, users / (thinking[:, None] + response), "approximate")


def _told_apart(network: ResponseNetwork) -> tuple[Values, Values]:
    """Demands [pool, queue] and servers of each queue with any queueing."""
    waiting = [
        each for each, waits in zip(network.stations, _waiting_stations(network), strict=True) if waits
    ]
    most = MOST_QUEUES // len(network.pools)
    if len(waiting) > most:
        raise TooManyQueuesError(len(waiting))
    every = sum(each.queues for each in waiting)
    demands, servers = [], []
    for each in waiting:
        lines = min(each.queues, max(1, each.queues * (most - len(waiting)) // every))
        demands += [each.demands * each.slowed / lines] * lines
        servers += [each.servers_left * each.queues / lines] * lines
    return np.array(demands).T, np.array(servers)
