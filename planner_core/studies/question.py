"""Input of the sizing conventions: the plan's desktops and hosts as plain numbers, and the engine's own results."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final, NamedTuple

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.evaluate import evaluate
from planner_core.formulas.saturation import desktops_at_target
from planner_core.plan.components import Cluster, Component, DesktopPool, Host
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

Change = Callable[[Component], Component]

MOST_HOSTS: Final = 10_000
OF_HOSTS: Final = frozenset({"cpu", "ram"})


class AtWork(NamedTuple):
    """One resource of one component during work, without failures."""

    row: Saturation
    growing: float
    """The part of the demand that grows with the desktops."""
    planned: int

    def desktops(self, times: float = 1.0) -> float:
        """Desktops at the target, with all demands scaled equally; infinite without growing demand."""
        row, fixed = self.row, self.row.demand - self.growing
        target = row.target * PERCENT
        return float(
            desktops_at_target(self.planned, row.demand * times, fixed * times, row.capacity, target)
        )


class Asked:
    """A plan as input of the conventions."""

    def __init__(self, plan: Plan, catalog: Catalog, assessment: Assessment) -> None:
        self.plan = plan
        self.catalog = catalog
        self.assessment = assessment
        self.pools = plan.of_type(DesktopPool)
        self.desktops = assessment.desktops.planned
        self._at_work: dict[str, list[AtWork]] = {}

    @cached_property
    def hosts(self) -> tuple[Host, ...]:
        """The host cards that desktops run on, directly or in a cluster."""
        found: dict[str, Host] = {}
        for pool in self.pools:
            for place in self.plan.hosts_of(pool.id):
                inside = self.plan.children(place) if self._is_cluster(place) else (place,)
                for each in inside:
                    host = self.plan.components[each]
                    if isinstance(host, Host):
                        found[each] = host
        return tuple(found.values())

    @property
    def cores(self) -> int:
        """Physical cores of all hosts that desktops run on."""
        return sum(host.count * host.cores for host in self.hosts)

    def mean(self, of_a_desktop: Callable[[DesktopPool], float]) -> float:
        """Mean over the desktops of the plan's mix."""
        return sum(pool.desktops * of_a_desktop(pool) for pool in self.pools) / self.desktops

    def every_pool(self, holds: Callable[[DesktopPool], bool]) -> bool:
        """Whether there are desktops, and all satisfy a condition."""
        return self.desktops > 0 and all(holds(pool) for pool in self.pools)

    def changed(self, change: Change) -> Asked:
        """The same plan with changed components; values may be outside the bounds of a form."""
        components: Mapping[str, Component] = {
            each: change(component) for each, component in self.plan.components.items()
        }
        plan = msgspec.structs.replace(self.plan, components=components)
        return Asked(plan, self.catalog, evaluate(plan, self.catalog))

    # --- the engine's answers --------------------------------------------------------------------------------

    def limit(self, resource: str) -> float | None:
        """Desktops at the target of a resource during work, without failures; None if none limits."""
        tightest = next(iter(self.limits(resource)), None)
        return tightest.desktops() if tightest else None

    def limits(self, resource: str) -> list[AtWork]:
        """Each component with a limit of this resource during work, without failures, the lowest first."""
        finite = [each for each in self.at_work(resource) if math.isfinite(each.desktops())]
        return sorted(finite, key=lambda each: each.desktops())

    def at_work(self, resource: str) -> list[AtWork]:
        """Each component with this resource during work, without failures."""
        if resource not in self._at_work:
            self._at_work[resource] = list(self._rows_at_work(resource)) if self.desktops else []
        return self._at_work[resource]

    def _rows_at_work(self, resource: str) -> Iterator[AtWork]:
        for component in self.plan.components:
            rows = self.assessment.saturation.where((component, resource))
            more = self._twice.saturation.where((component, resource)) if rows else []
            for row, twice in zip(rows, more, strict=True):
                if row.phase == "steady" and row.case == NORMAL and row.planned_for:
                    yield AtWork(row, twice.demand - row.demand, self.desktops)

    @cached_property
    def _twice(self) -> Assessment:
        """The results with twice the desktops: the difference is the part of a demand that grows with them."""
        return self.changed(_with_twice_the_desktops).assessment

    @cached_property
    def fewest_hosts(self) -> int | None:
        """The fewest hosts whose processors and memory carry the planned desktops in every phase and every promised
        case; None with several kinds of hosts, or beyond 10,000 of them.
        """
        if len(self.hosts) != 1:
            return None
        few, many = 0, 1
        while not self._carried_by(many):
            few, many = many, many * 2
            if few >= MOST_HOSTS:
                return None
        while many - few > 1:
            middle = (few + many) // 2
            few, many = (few, middle) if self._carried_by(middle) else (middle, many)
        return many

    def _carried_by(self, count: int) -> bool:
        def with_count(component: Component) -> Component:
            if isinstance(component, Host) and component.id == self.hosts[0].id:
                return msgspec.structs.replace(component, count=count)
            return component

        limits = self.changed(with_count).assessment.limits
        return all(limit.desktops >= self.desktops for limit in limits if limit.resource in OF_HOSTS)

    def _is_cluster(self, place: str) -> bool:
        return isinstance(self.plan.components[place], Cluster)


def _with_twice_the_desktops(component: Component) -> Component:
    if isinstance(component, DesktopPool):
        return msgspec.structs.replace(component, desktops=2 * component.desktops)
    return component
