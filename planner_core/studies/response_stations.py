"""Stations of a plan: service times of its resources per interaction, and latency to the user."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.response_times import Interaction
from planner_core.engine.answers.serving import Served, ServingResources
from planner_core.engine.basis.axes import LOADS, NORMAL, PHASES, WORKING_PHASES, Case, Load, Phase, Place
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.resources import RESOURCE_NAMES, Resource
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.walk import derivation_of
from planner_core.engine.hosts.users_in_storms import storms_with_users
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import interactions
from planner_core.formulas.recording import Column, LeafNote, Values
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import ComponentId, DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.response_network import (
    ResponseNetwork,
    ResponseStation,
    SessionPool,
    StationLoad,
    Unanswered,
)

BY_IO: Final = ("controller", "array_ports")
"""Resources of arrays, for which a visit is an I/O of the desktops."""
MOST_POOLS: Final = 40
"""Maximum pools in a joint solution."""


class ResponseModel:
    """A plan whose queueing networks can be requested by phase, load and case."""

    def __init__(self, plan: Plan, catalog: Catalog, recording: bool = False) -> None:
        self.plan = plan
        self.data = catalog.response
        self.layout = Layout(plan, catalog, recording)
        self.resources = ServingResources(self.layout)
        self.pools: tuple[DesktopPool, ...] = tuple(self.layout.pools.components)

    def network(
        self,
        interaction: Interaction,
        phase: Phase = "steady",
        load: Load = "average",
        case: Case = NORMAL,
        pool: ComponentId | None = None,
        with_line: bool = True,
    ) -> ResponseNetwork | Unanswered:
        """Users and stations; with a pool named, only its users, with the others as fixed load. `with_line` is False
        for tests that measure inside the session. Raises KeyError for an unknown phase, load, case or pool.
        """
        place = _place(self.layout, phase, load, case)
        asked = [row for row, each in enumerate(self.pools) if pool in (None, each.id)]
        if not asked and pool is not None:
            raise KeyError(pool)
        refused = self._refused(phase, asked)
        if refused is not None:
            return refused
        asked = [row for row in asked if self.resources.sessions(row) > 0]
        rows = [
            each for each in self._rows(asked, place, alone=pool is not None) if with_line or not each.is_line
        ]
        for each in rows:
            if not np.all(np.isfinite(each.busy)) or (each.fixed_share >= 1 and each.busy.any()):
                return Unanswered(_nothing_left(self.plan, each))
        if not any(each.busy.any() for each in rows):
            return Unanswered(Message("The users put no load on any processor, drive or port."))
        return self._network(interaction, phase, load, case, asked, rows, with_line)

    def derivation(
        self, found: ResponseNetwork, station: ResponseStation, pool: ComponentId, alone: bool = False
    ) -> Derivation:
        """The derivation of an interaction's service time at a station, down to the fields of the plan.

        Requires a recording model; `alone` if the network is that of one pool.
        """
        asked = [row for row, each in enumerate(self.pools) if each.id == pool]
        served = next(each for each in self.resources.served(tuple(asked), alone) if _holds(each, station))
        cycle = self._cycle(found.interaction)
        column = interactions.interaction_demand_seconds(served.busy[0], cycle)
        words = {
            "resource": Message(RESOURCE_NAMES[station.resource]),
            "component": Named(self.plan.components[station.component].name),
        }
        place = _place(self.layout, found.phase, found.load, found.case)
        return derivation_of(
            column,
            place._replace(row=served.components.index(station.component)),
            title=Message("Service of one interaction: {resource} of {component}", words),
        )

    def _cycle(self, interaction: Interaction) -> Column:
        note = LeafNote(
            Message("Time from one interaction to the next"), "T", "s", "constant", interaction.source
        )
        return self.layout.constant(interaction.cycle_seconds, note)

    # --- users -----------------------------------------------------------------------------------------------

    def unconnected(self) -> Unanswered | None:
        """Why nothing can be said of a plan whose pools are not connected; None if they are."""
        if self.layout.is_connected():
            return None
        return Unanswered(
            Message(
                "The plan has no pool, or a pool without a host or without a datastore for its files:"
                " connect it first."
            )
        )

    def refused(self, phase: Phase) -> Unanswered | None:
        """Why nothing can be said of the users of all pools in a phase; None if something can."""
        return self._refused(phase, list(range(len(self.pools))))

    def _refused(self, phase: Phase, asked: list[int]) -> Unanswered | None:
        if (loose := self.unconnected()) is not None:
            return loose
        if phase not in WORKING_PHASES:
            if phase in storms_with_users(self.layout):
                return Unanswered(
                    Message("Response times are calculated for working days, not during a storm.")
                )
            return Unanswered(Message("Nobody works in this phase, so nobody waits for an answer."))
        if len(asked) > MOST_POOLS:
            words = {"most": MOST_POOLS}
            return Unanswered(
                Message("More than {most} pools cannot be computed together; ask for one pool.", words)
            )
        if not any(self.resources.sessions(row) > 0 for row in asked):
            return Unanswered(Message("No user is at work."))
        return None

    def way_derivation(self, pool: ComponentId) -> Derivation | None:
        """The derivation of the latency to a pool's users; requires a recording model. None without a line."""
        line = self.resources.line_of(pool)
        if line is None:
            return None
        words = {
            "line": Named(self.plan.components[line].name),
            "pool": Named(self.plan.components[pool].name),
        }
        title = Message("Network between {pool} and its users: {line}", words)
        return derivation_of(self.resources.ways, Place(self.layout.lines.row[line]), title=title)

    def _network(
        self,
        interaction: Interaction,
        phase: Phase,
        load: Load,
        case: Case,
        asked: list[int],
        rows: list[_Row],
        with_line: bool,
    ) -> ResponseNetwork | Unanswered:
        busy = np.array([each.busy for each in rows])
        pools = []
        for at, row in enumerate(asked):
            line = self.resources.line_of(self.pools[row].id) if with_line else None
            pool = _session_pool(
                self.pools[row].id,
                self.resources.sessions(row),
                interaction,
                busy[:, at],
                self.resources.way_seconds(line),
            )
            if not pool.think_seconds >= 0:
                return Unanswered(_too_slow(self.pools[row].name, pool))
            pools.append(msgspec.structs.replace(pool, line=line or ""))
        stations = tuple(each.station(pools) for each in rows if each.busy.any())
        return ResponseNetwork(interaction, phase, load, case, tuple(pools), stations)

    # --- stations --------------------------------------------------------------------------------------------

    def _rows(self, asked: list[int], place: Place, alone: bool) -> list[_Row]:
        found = []
        for served in self.resources.served(tuple(asked), alone):
            for at, component in enumerate(served.components):
                here = place._replace(row=at)
                found.append(
                    _Row(
                        component,
                        served.resource,
                        round(number_at(served.queues, here)),
                        max(round(number_at(served.servers, here)), 1),
                        number_at(served.fixed_share, here),
                        number_at(served.speed, here),
                        np.array([number_at(each, here) for each in served.busy]),
                        self._ios(asked, component, here) if served.resource in BY_IO else None,
                    )
                )
        return found

    def ios_on(self, store: ComponentId, found: ResponseNetwork) -> float:
        """I/Os per second of all desktops of a network's pools on a store: a disk group, an array, a vSAN."""
        place = _place(self.layout, found.phase, found.load, found.case)
        rows = [row for row, each in enumerate(self.pools) if each.id in {pool.pool for pool in found.pools}]
        return sum(self.resources.ios_of_pool(row, store, place) for row in rows)

    def _ios(self, asked: list[int], array: ComponentId, place: Place) -> Values:
        """I/Os per second of one user of each pool on an array."""
        return np.array(
            [self.resources.ios_of_pool(row, array, place) / self.resources.sessions(row) for row in asked]
        )


class _Row(NamedTuple):
    """One station before its interaction is chosen."""

    component: ComponentId
    resource: Resource
    queues: int
    servers: int
    fixed_share: float
    speed: float
    busy: Values
    ios: Values | None
    """I/Os per second of one user of each pool, if a visit is an I/O."""

    @property
    def is_line(self) -> bool:
        """Whether it is between the user and the data centre."""
        return self.resource == "link"

    def station(self, pools: list[SessionPool]) -> ResponseStation:
        """With the interactions of these pools."""
        loads = tuple(
            self._load(pool, float(busy), at)
            for at, (pool, busy) in enumerate(zip(pools, self.busy, strict=True))
        )
        return ResponseStation(
            self.component, self.resource, self.queues, self.servers, self.fixed_share, loads
        )

    def _load(self, pool: SessionPool, busy: float, at: int) -> StationLoad:
        demand = float(interactions.interaction_demand_seconds(busy, pool.cycle_seconds))
        visits = 1.0
        if self.resource == "disk_iops":
            visits = demand * self.speed
        elif self.ios is not None:
            visits = float(self.ios[at]) * pool.cycle_seconds
        return StationLoad(pool.pool, visits, demand / visits if visits else 0.0, demand, busy)


def _session_pool(
    pool: ComponentId, sessions: float, interaction: Interaction, busy: Values, latency: float
) -> SessionPool:
    together = float(busy.sum())
    cycle = interaction.cycle_seconds
    demand = together * cycle
    thinking = float(interactions.thinking_seconds(cycle, demand, latency))
    return SessionPool(pool, sessions, cycle, thinking, demand, latency)


def _place(layout: Layout, phase: Phase, load: Load, case: Case) -> Place:
    if phase not in layout.phases or load not in LOADS or case not in layout.cases:
        raise KeyError((phase, load, case))
    return Place(0, PHASES.index(phase), LOADS.index(load), layout.cases.index(case))


def _holds(served: Served, station: ResponseStation) -> bool:
    return served.resource == station.resource and station.component in served.components


def _nothing_left(plan: Plan, row: _Row) -> Message:
    words = {
        "resource": Message(RESOURCE_NAMES[row.resource]),
        "component": Named(plan.components[row.component].name),
    }
    return Message("{component} has nothing left for users: {resource}.", words)


def _too_slow(name: str, pool: SessionPool) -> Message:
    words = {
        "pool": Named(name),
        "service": Quantity(pool.demand_seconds + pool.latency_seconds, "s"),
        "cycle": Quantity(pool.cycle_seconds, "s"),
    }
    return Message(
        "One interaction of {pool} takes {service} even alone, longer than the {cycle} to the next one.",
        words,
    )
