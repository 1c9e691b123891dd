"""What the judged pools of a plan ask of its resources, and how long one interaction takes there at any growth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.serving import PhaseAndLoad, Served, ServingResources, in_phase_and_load
from planner_core.engine.basis.axes import LOADS, PHASES, Load, Phase
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import Resource
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import acceptance, interactions
from planner_core.formulas.queueing_open import multi_server_response
from planner_core.formulas.recording import (
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    concatenate,
    total,
    values_of,
)
from planner_core.formulas.saturation import utilisation
from planner_core.messages import Message

PROCESSORS: Final = ("cpu",)
STORAGE: Final = ("disk_iops", "controller", "array_ports", "host_ports")
OUTSIDE: Final = ("network", "link")
"""Between desktop and user: counted by tests that measure at the client."""
ENDLESS: Final = 1e12
"""Stands for infinity, which has no sums and products: demand without capacity."""
BY_CASE: Final = ("servers", "queues", "fixed", "growing", "busy", "alone_seconds", "gone")
"""Arrays of a load whose last axis are the cases."""
NOT_USED = LeafNote(Message("Not used"), "0", "s", "drawing", "No resource of this kind is asked")
WAY = LeafNote(Message("Network between user and desktop"), "L", "s", "drawing", "Round trip of the line")
SERVICE_ALONE = LeafNote(
    Message("Service without waiting, as the unit of time"),
    "S",
    "s",
    "constant",
    "Response is counted in services",
)


class Cycle(NamedTuple):
    """Time from one interaction to the next at the limit of a test, which workload profiles stand for."""

    seconds: float
    source: str


class AnswerLimit(NamedTuple):
    """One limit of a test. Arrays have a row for each judged pool, and a column for each case."""

    resource: Resource
    seconds: Callable[[Values], Values]
    """Time until the answer at a growth; infinite in overload."""
    limit_seconds: Values
    limit_note: LeafNote
    kinds: tuple[str, ...] | None
    """Resources whose first one to be full makes the time infinite; None if it grows in steps, with each user."""
    recorded: Callable[[int, Column], Column]
    """The same time of one judged pool as a column with its derivation."""
    step_end: Callable[[Values], Values] | None = None
    """Where it grows in steps: the growth at which the step of a growth ends."""


class _Station(NamedTuple):
    """One resource of all components of a kind, with the share of it that grows."""

    served: Served
    fixed: Column
    growing: Column

    at: PhaseAndLoad
    """The phase and load of the test."""

    def here(self, column: Column) -> Column:
        """A column in the phase and load of the test."""
        return self.at.of(column)


class _Asked(NamedTuple):
    """What waiting at some resources follows from: judged pools, components, cases."""

    alone_seconds: Values
    servers: Values
    fixed: Values
    growing: Values


class JudgedLoad:
    """The judged pools, whose rows are `judged`; all pools grow in proportion, or `only` the one in a row.

    Axes of the arrays: judged pool, component of any kind, case.
    """

    def __init__(
        self,
        layout: Layout,
        resources: ServingResources,
        judged: tuple[int, ...],
        cycle: Cycle,
        *,
        only: int | None,
        place: tuple[Phase, Load],
        counts_link: bool,
    ) -> None:
        self.layout, self.resources, self.judged, self.only = layout, resources, judged, only
        self._cycle = cycle
        self._at = PhaseAndLoad(PHASES.index(place[0]), LOADS.index(place[1]))
        self.cases = layout.columns
        own = None if only is None else resources.blocks_of(only, self._at)
        self._stations = [
            self._station(served, own)
            for served in resources.served(judged, alone=False, at=self._at)
            if counts_link or served.resource != "link"
        ]
        self.kinds = np.array(
            [each.served.resource for each in self._stations for _ in each.served.components]
        )
        self.servers = self._grid(each.served.servers for each in self._stations)
        self.queues = self._grid(each.served.queues for each in self._stations)
        self.fixed = self._grid(each.fixed for each in self._stations)
        self.growing = self._grid(each.growing for each in self._stations)
        busy = np.array(
            [self._grid(each.served.busy[at] for each in self._stations) for at in range(len(judged))]
        )
        self.busy = np.where(busy < ENDLESS, busy, 0.0)
        """Of each component by each pool, as a share of its time."""
        self.alone_seconds = self.busy * cycle.seconds
        self.sessions = np.array([resources.sessions(row) for row in judged])
        self.ways = np.array(
            [self._way_seconds(row) if counts_link else 0.0 for row in judged], dtype=np.float64
        )
        slow = self.alone_seconds.sum(axis=1) + self.ways[:, None] > cycle.seconds
        self.gone = slow | (busy >= ENDLESS).any(axis=1)
        """Pools and cases in which a resource is missing, or users cannot keep their pace even alone."""
        self._known: dict[tuple[str, ...], _Asked | None] = {}

    def seconds_at(self, growth: Values, *kinds: str) -> Values:
        """Time of one interaction of each judged pool at some resources, with all users keeping their pace."""
        asked = self._asked_of(kinds)
        if asked is None:
            return np.zeros(growth.shape)
        use = acceptance.grown_utilisation(asked.fixed, asked.growing, growth[..., None, :])
        stretch = values_of(_stretch(use, asked.servers))
        alone = asked.alone_seconds
        seconds: Values = (alone * np.where(alone > 0, stretch, 0.0)).sum(axis=-2)
        return seconds

    def _asked_of(self, kinds: tuple[str, ...]) -> _Asked | None:
        """The rows of some resources that anybody asks; None without any."""
        if kinds not in self._known:
            rows = np.isin(self.kinds, kinds) & (self.alone_seconds > 0).any(axis=(0, 2))
            self._known[kinds] = (
                _Asked(self.alone_seconds[:, rows], self.servers[rows], self.fixed[rows], self.growing[rows])
                if rows.any()
                else None
            )
        return self._known[kinds]

    def of_cases(self, chosen_cases: Index) -> JudgedLoad:
        """The same in some cases, without derivations."""
        arrays = {name: getattr(self, name)[..., chosen_cases] for name in BY_CASE}
        found = copy(self)
        vars(found).update(arrays, cases=len(chosen_cases), _known={})
        return found

    def outside_seconds(self, growth: Values) -> Values:
        """Time between user and desktop: the way, and waiting there."""
        return self.ways[:, None] + self.seconds_at(growth, *OUTSIDE)

    def knee(self, *kinds: str) -> Values:
        """The growth at which the first of some resources of each judged pool is full; infinite if nothing grows."""
        used = (self.alone_seconds > 0) & np.isin(self.kinds, kinds)[None, :, None]
        with np.errstate(all="ignore"):
            full = np.maximum(1 - self.fixed, 0.0) / self.growing
        found: Values = np.where(used, full, np.inf).min(axis=1)
        return found

    def recorded_seconds(self, at: int, growth: Column, *kinds: str) -> Column:
        """`seconds_at` of the judged pool at a position, with its derivation."""
        parts = []
        for each in self._stations:
            if each.served.resource in kinds:
                service = self._recorded_service(each, at)
                use = acceptance.grown_utilisation(each.here(each.fixed), each.here(each.growing), growth)
                stretch = _stretch(
                    use, each.here(each.served.servers), self.layout.constant(1, SERVICE_ALONE)
                )
                parts.append(acceptance.stretched_seconds(service, stretch))
        if not parts:
            return self.layout.constant(0, NOT_USED)
        return _all_of(concatenate(parts), Message("Time at all resources"))

    def recorded_processor_seconds(self, at: int) -> Column:
        """Processor time of one operation: the sum over all hosts, each with the share of the users that it has."""
        (cpu,) = (each for each in self._stations if each.served.resource in PROCESSORS)
        return _all_of(self._recorded_service(cpu, at), Message("Processor time of one operation"))

    def recorded_way(self, at: int) -> Column:
        """The way from the user of a judged pool to its desktop and back."""
        return leaf(np.full(self.cases, self.ways[at]), WAY)

    def recorded_outside(self, at: int, growth: Column) -> Column:
        """`outside_seconds` of the judged pool at a position, with its derivation."""
        return acceptance.answer_seconds(self.recorded_seconds(at, growth, *OUTSIDE), self.recorded_way(at))

    def _recorded_service(self, station: _Station, at: int) -> Column:
        title = Message("Time from one interaction to the next")
        cycle = self.layout.constant(
            self._cycle.seconds, LeafNote(title, "T", "s", "constant", self._cycle.source)
        )
        return interactions.interaction_demand_seconds(station.here(station.served.busy[at]), cycle)

    def _way_seconds(self, row: int) -> float:
        line = self.resources.line_of(self.layout.pools.components[row].id)
        return self.resources.way_seconds(line)

    def _station(self, served: Served, own: Mapping[Resource, Block] | None) -> _Station:
        block = in_phase_and_load(block_of(self.resources.measures, served.resource), self._at)
        fixed = block.fixed_demand
        if own is not None and len(self.layout.pools) > 1:
            alone = in_phase_and_load(own[served.resource], self._at)
            fixed = interactions.demand_of_others(block.demand, alone.demand, alone.fixed_demand)
        share = acceptance.growing_share(block.demand, fixed, block.capacity)
        return _Station(served, utilisation(fixed, block.capacity), share, self._at)

    def _grid(self, columns: Iterable[Column]) -> Values:
        """Columns at work, on average, with a row for every component."""
        found = [
            np.broadcast_to(
                values_of(station.here(column))[:, 0, 0, :], (len(station.served.components), self.cases)
            )
            for station, column in zip(self._stations, columns, strict=True)
        ]
        together: Values = np.concatenate(found)
        if not np.isfinite(together).all():
            np.nan_to_num(together, copy=False, nan=0.0, posinf=ENDLESS)
        return together


def block_of(measures: Measures, resource: Resource) -> Block:
    """The block of a resource."""
    return next(each for each in measures.blocks if each.resource == resource)


def leaf(by_case: Values, note: LeafNote) -> Column:
    """Values of the cases as a column without a derivation of its own."""
    return Traced(by_case.reshape(1, 1, 1, -1), Leaf(lambda _row: note))


def _all_of(column: Column, title: Message) -> Column:
    all_of_it = Targets(np.zeros(len(values_of(column)), dtype=np.intp), 1)
    return total(column, all_of_it, title, "s")


def _stretch(use: Column | Values, servers: Column | Values, service: Column | float = 1.0) -> Column:
    """Response over service time; infinite in overload."""
    return multi_server_response(acceptance.offered_load(use, servers), service, servers)
