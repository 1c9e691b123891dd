"""What a convention is asked about: the plan's desktops and hosts in bare numbers, and the engine's own answers."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cached_property

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.assessment import Assessment, Saturation
from planner_core.engine.evaluate import evaluate
from planner_core.formulas.saturation import desktops_at_target
from planner_core.plan.components import Cluster, Component, DesktopPool, Host
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

Change = Callable[[Component], Component]


class Asked:
    """One plan that conventions are asked about."""

    def __init__(self, plan: Plan, catalog: Catalog, assessment: Assessment) -> None:
        self.plan = plan
        self.catalog = catalog
        self.assessment = assessment
        self.pools = plan.of_type(DesktopPool)
        self.desktops = assessment.desktops.planned
        self._limits: dict[str, list[tuple[float, Saturation]]] = {}

    @cached_property
    def hosts(self) -> tuple[Host, ...]:
        """The cards of hosts that desktops run on, directly or in a cluster."""
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
        return sum(host.count * cores_of(host) for host in self.hosts)

    def mean(self, of_a_desktop: Callable[[DesktopPool], float]) -> float:
        """What a desktop of the plan's mix takes on average."""
        return sum(pool.desktops * of_a_desktop(pool) for pool in self.pools) / self.desktops

    def every_pool(self, holds: Callable[[DesktopPool], bool]) -> bool:
        """Whether there are desktops, and something holds for all of them."""
        return self.desktops > 0 and all(holds(pool) for pool in self.pools)

    def changed(self, change: Change) -> Asked:
        """The same plan with changed components; values may lie outside of what a form would take."""
        components: Mapping[str, Component] = {
            each: change(component) for each, component in self.plan.components.items()
        }
        plan = msgspec.structs.replace(self.plan, components=components)
        return Asked(plan, self.catalog, evaluate(plan, self.catalog))

    # --- the engine's answers --------------------------------------------------------------------------------

    def limit(self, resource: str) -> float | None:
        """Desktops at the target of a resource while users work and all hosts run; None where none limits."""
        limits = self.limits(resource)
        return limits[0][0] if limits else None

    def limits(self, resource: str) -> list[tuple[float, Saturation]]:
        """Desktops at the target of each component with this resource, ascending, with its row."""
        if resource not in self._limits:
            rows = [row for row in self.assessment.saturation if row.resource == resource and at_work(row)]
            limits = [(self.limit_of(row), row) for row in rows] if self.desktops else []
            finite = [each for each in limits if math.isfinite(each[0])]
            self._limits[resource] = sorted(finite, key=lambda each: each[0])
        return self._limits[resource]

    def limit_of(self, row: Saturation, times: float = 1.0) -> float:
        """Desktops at the target of one row, as if every demand on it were so many times larger."""
        growing = self._growing[_place(row)]
        fixed = (row.demand - growing) * times
        return float(
            desktops_at_target(self.desktops, row.demand * times, fixed, row.capacity, row.target * PERCENT)
        )

    @cached_property
    def _growing(self) -> dict[tuple[str, ...], float]:
        """The part of each demand that grows with the desktops: what twice as many would add."""
        twice = self.changed(_with_twice_the_desktops).assessment
        before = {_place(row): row.demand for row in self.assessment.saturation}
        return {_place(row): row.demand - before[_place(row)] for row in twice.saturation}

    def _is_cluster(self, place: str) -> bool:
        return isinstance(self.plan.components[place], Cluster)


def cores_of(host: Host) -> int:
    """Physical cores of one host."""
    return host.sockets * host.cores_per_socket


def at_work(row: Saturation) -> bool:
    """Whether a row is about users at work with everything running."""
    return row.phase == "steady" and row.case == "normal"


def _place(row: Saturation) -> tuple[str, ...]:
    return (row.component, row.resource, row.phase, row.case)


def _with_twice_the_desktops(component: Component) -> Component:
    if isinstance(component, DesktopPool):
        return msgspec.structs.replace(component, desktops=2 * component.desktops)
    return component
