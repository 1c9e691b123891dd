"""A plan as a queueing network: pools of users who think, and stations that serve their interactions."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import ArrayLike

from planner_core.catalog.response_times import Interaction
from planner_core.engine.basis.axes import Case, Load, Phase
from planner_core.engine.basis.resources import Resource
from planner_core.formulas.interactions import servers_beside_fixed_work
from planner_core.formulas.queueing_open import multi_server_response
from planner_core.formulas.recording import Values, values_of
from planner_core.messages import Message, without_dust
from planner_core.plan.components import ComponentId

ASSUMPTIONS: Final = (
    Message(
        "The whole load of a pool, I/O included, belongs to interactions that its users wait for:"
        " nothing runs in the background."
    ),
    Message(
        "An interaction goes from station to station, one I/O after the other; nothing runs in parallel."
    ),
    Message(
        "The line to the user adds its round trip to every response, and its bandwidth is a queue like"
        " any other."
    ),
    Message("Each interaction is equally likely to use any of the identical hosts, drives and ports."),
    Message("Service times follow the exponential distribution, and arrivals are random."),
)
"""Assumptions of all results of this kind, each on the safe side."""


def stretch(use: ArrayLike, servers: ArrayLike) -> Values:
    """Response time over service time of M/M/c; utilisation 0.9 of 2 servers: 5.26. Infinite from a utilisation of
    1.
    """
    lines = np.asarray(servers, dtype=np.float64)
    arrivals = np.asarray(use, dtype=np.float64) * lines
    return values_of(multi_server_response(arrivals, 1.0, lines))


class Unanswered(msgspec.Struct, frozen=True):
    """A missing result, with the reason."""

    reason: Message


class SessionPool(msgspec.Struct, frozen=True):
    """The users of one pool."""

    pool: ComponentId
    sessions: float
    """Users at work as planned."""
    cycle_seconds: float
    """Time between interactions without queueing."""
    think_seconds: float
    demand_seconds: float
    """Service of one interaction at all stations."""
    latency_seconds: float
    """Latency between user and desktop."""
    line: ComponentId = ""
    """The line with this latency; empty if none is drawn, or it does not count."""


class StationLoad(msgspec.Struct, frozen=True):
    """The load of one interaction of a pool on a station."""

    pool: ComponentId
    visits: float
    """I/Os at drives, controllers and ports of arrays; elsewhere one visit per interaction."""
    service_seconds: float
    """Service time of one visit."""
    demand_seconds: float
    """Service time of all visits."""
    busy_servers: float
    """Servers that one user keeps busy."""


class ResponseStation(msgspec.Struct, frozen=True):
    """Equal parallel queues, each with equal servers: hosts with cores, drives with channels, ports."""

    component: ComponentId
    resource: Resource
    queues: int
    servers: int
    """Of each queue."""
    fixed_share: float
    """Share of the servers kept busy by infrastructure servers, or by pools outside the network."""
    loads: tuple[StationLoad, ...]
    """In the order of the network's pools."""

    @property
    def demands(self) -> Values:
        """Service time in seconds of one interaction of each pool."""
        return np.array([each.demand_seconds for each in self.loads])

    @property
    def slowed(self) -> float:
        """Factor by which the fixed load slows down service."""
        return float(stretch(self.fixed_share, self.servers))

    @property
    def servers_left(self) -> float:
        """Servers of each queue, slowed down accordingly, that the fixed load leaves to users; at least one."""
        left = servers_beside_fixed_work(self.servers, self.fixed_share, self.slowed)
        return max(float(left), 1.0)


class ResponseNetwork(msgspec.Struct, frozen=True):
    """Users and stations of a plan in one phase, load and case."""

    interaction: Interaction
    phase: Phase
    load: Load
    case: Case
    pools: tuple[SessionPool, ...]
    """Only those with active users."""
    stations: tuple[ResponseStation, ...]
    """Only those with load."""

    @property
    def sessions(self) -> float:
        """All active users as planned; 57 % of 100 are exactly 57."""
        return float(without_dust(float(sum(each.sessions for each in self.pools))))

    @property
    def mix(self) -> Values:
        """Share of each pool in all sessions."""
        return np.array([each.sessions for each in self.pools]) / self.sessions

    @property
    def use_per_session(self) -> Values:
        """Share of each station that one session of the mix keeps busy."""
        return np.array(
            [
                float(self.mix @ [load.busy_servers for load in station.loads])
                / (station.queues * station.servers)
                for station in self.stations
            ]
        )

    @property
    def knee(self) -> float:
        """Number of sessions N* at which the first station is saturated, if all keep their pace.

        Where the asymptotic bounds meet: (Z + D) / Dmax, with Dmax per server (see `saturation_customers`). It is
        the engine's limit of that resource at a target of 100 %.
        """
        return float(self._sessions_at_full().min())

    @property
    def bottleneck(self) -> ResponseStation:
        """The station that is saturated first."""
        return self.stations[int(self._sessions_at_full().argmin())]

    def _sessions_at_full(self) -> Values:
        left = 1 - np.array([each.fixed_share for each in self.stations])
        found: Values = left / self.use_per_session
        return found

    def utilisation(self, sessions: ArrayLike) -> Values:
        """Busy share of each station with users who keep their pace, [station, number of sessions]."""
        fixed = np.array([each.fixed_share for each in self.stations])[:, None]
        found: Values = fixed + np.multiply.outer(
            self.use_per_session, np.asarray(sessions, dtype=np.float64)
        )
        return found

    def stretches(self, sessions: ArrayLike) -> Values:
        """Response over service time of each station, [station, number of sessions]; users keep their pace."""
        servers = np.array([each.servers for each in self.stations])[:, None]
        return stretch(self.utilisation(sessions), servers)

    def demands(self) -> Values:
        """Seconds of one interaction, [pool, station]."""
        return np.array([station.demands for station in self.stations]).T

    def cycles(self) -> Values:
        """Seconds between interactions without queueing, for each pool."""
        return np.array([each.cycle_seconds for each in self.pools])

    def thinking(self) -> Values:
        """Think time in seconds of each pool."""
        return np.array([each.think_seconds for each in self.pools])

    def latencies(self) -> Values:
        """Latency in seconds of each pool."""
        return np.array([each.latency_seconds for each in self.pools])
