"""How many desktops each design of a space carries at most, learnt from the designs that were measured.

A resource of the engine depends on some fields only, and the engine records which. So what one measured design carries
by a resource, all designs carry that have these fields in common: nothing is computed for them. For the number of
hosts, for processors and for graphics boards, what is measured also bounds designs that differ in them: capacity grows
with the hosts in service, the speed of their processors and the boards in each, what desktops demand together does not
change, and what does not grow with the desktops falls at most in proportion to the hosts. A bound never understates:
designs that are below the desktops asked for need no evaluation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.limits import Bound, at_binding_load, plan_bounds, planned_desktops, promised
from planner_core.engine.answers.measures import Measures
from planner_core.engine.basis.axes import NORMAL, failed_hosts
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.distribution import Distribution
from planner_core.engine.hosts.graphics import places
from planner_core.engine.layout.dependencies import COMPONENTS, Fields, fields_behind, fields_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.cpu import cpu_capacity_mhz
from planner_core.formulas.recording import values_of
from planner_core.plan.components import Cluster, ComponentId, DiskGroup, GraphicsBoards, Host
from planner_core.studies.design.designs import Array, Designs, Index

LARGEST: Final = 1e15
"""Stands for no limit."""
SLACK: Final = 1e-9
"""Relative: far above rounding errors of a bound, far below one desktop."""
OF_HOSTS: Final = frozenset({"cpu", "ram", "vms_per_host", "graphics"})
OF_STORES: Final = frozenset({"disk_iops", "capacity"})
SPEED: Final = (
    "sockets",
    "cores_per_socket",
    "all_core_turbo_ghz",
    "work_per_clock_percent",
    "hyper_threading_gain_percent",
)
"""What the capacity of processors is computed from."""


class Learnt(NamedTuple):
    """What one resource of one measured design says."""

    resource: str
    axes: frozenset[int]
    """The choices that it depends on; it says nothing about designs that differ in any of them."""
    desktops: float
    """The most that any of these designs carries."""


class DesignBounds:
    """The most desktops of each design, as far as is known."""

    def __init__(self, designs: Designs, catalog: Catalog, layout: Layout) -> None:
        self.designs, self.catalog = designs, catalog
        self.upper = np.full(designs.shape, LARGEST, dtype=np.float32)
        """Desktops; as calculated, whatever the offer promises."""
        self.by_axis = [
            fields_of(
                (type(designs.plan.components[component]), field)
                for component, fields in (
                    (choice.component, designs.changed[axis]),
                    *((pool, ("vgpu_profile",)) for pool in designs.pools_of(axis)),
                )
                for field in (*fields, COMPONENTS)
            )
            for axis, choice in enumerate(designs.choices)
        ]
        self.common = self._common_cases(layout)
        self._known: dict[int, tuple[object, frozenset[int] | None]] = {}

    def learn(self, index: Index, layout: Layout, measures: Measures) -> list[Learnt]:
        """Take in what a measured design says of others. Answers by resource what it carries, in the cases that all
        designs have.
        """
        found = []
        cases = [number for number, case in enumerate(layout.cases) if case in self.common]
        limiting = [block for block in measures.blocks if block.binding and len(block.components)]
        for bound in plan_bounds(layout, limiting):
            desktops = float(bound.desktops[:, cases].min(initial=np.inf))
            axes = self.axes_of(layout, bound.block)
            found.append(Learnt(bound.block.resource, axes, desktops))
            if desktops < LARGEST:
                self.lower(index, axes, desktops)
            self._beside(index, layout, bound, axes)
        return found

    def lower(self, index: Index, axes: Iterable[int], desktops: float) -> None:
        """Note that no design with the options of this one in these choices carries more."""
        here = self.upper[self.alike(index, axes)]
        np.minimum(here, above(desktops), out=here)

    def alike(self, index: Index, axes: Iterable[int]) -> tuple[slice, ...]:
        """The designs with the options of this one in some choices."""
        chosen = set(axes)
        return tuple(
            slice(option, option + 1) if axis in chosen else slice(None) for axis, option in enumerate(index)
        )

    def axes_of(self, layout: Layout, block: Block) -> frozenset[int]:
        """The choices that a resource depends on."""
        fields = self._fields_of(layout, block)
        every = range(len(self.designs.shape))
        if fields is None:
            return frozenset(every)
        return frozenset(axis for axis in every if fields & self.by_axis[axis])

    def _fields_of(self, layout: Layout, block: Block) -> Fields | None:
        """Where no cluster has hosts of several cards, it does not matter which of them is the largest."""
        but = () if layout.nesting.has_mixed_cluster else (Distribution.__dict__["_size"],)
        return fields_behind(layout, block, but)

    def _common_cases(self, layout: Layout) -> frozenset[str]:
        """The cases that every design has: none of an option of any choice is without them."""
        found = set(layout.cases)
        fields = fields_behind(layout, layout.cases)
        for axis in range(len(self.designs.shape)):
            if fields is not None and not fields & self.by_axis[axis]:
                continue
            for option in range(self.designs.shape[axis]):
                found &= set(layout.like(self.designs.plan_with(axis, option)).cases)
        return frozenset(found)

    # --- designs with other hosts and processors ------------------------------------------------------------

    def _beside(self, index: Index, layout: Layout, bound: Bound, axes: frozenset[int]) -> None:
        """Bound the designs that differ in the hosts of a card, or in its processors, only."""
        block = bound.block
        if block.resource not in OF_HOSTS | OF_STORES or layout.nesting.has_mixed_cluster:
            return
        for row, component in enumerate(block.components):
            host = self._host_of(block.resource, component)
            if host is None:
                continue
            count, speed = self._axis(host.id, "count"), self._speed_axes(block.resource, host)
            boards = self._boards_axis(layout, row, component, host)
            varied = {axis for axis in (count, *speed, boards) if axis is not None and axis in axes}
            if not varied or not self._is_linear(block.resource, host, index, count):
                continue
            faster = self._faster(index, host) if speed else self._one
            if boards is not None:
                faster = self._more_boards(index, component)
            upper = self._scaled(index, layout, block, row, host, faster)
            if upper is not None:
                at = self.alike(index, axes - varied)
                here = self.upper[at]
                np.minimum(here, above(upper), out=here)

    def _host_of(self, resource: str, component: ComponentId) -> Host | None:
        """The card whose hosts a row lies in: itself, that of its drives, or the only one of its vSAN."""
        plan = self.designs.plan
        part = plan.components.get(component)
        if isinstance(part, Host) and resource in OF_HOSTS:
            return part
        if isinstance(part, DiskGroup | GraphicsBoards):
            parent = plan.components.get(plan.parents.get(component, ""))
            return parent if isinstance(parent, Host) else None
        if isinstance(part, Cluster):
            cards = [plan.components[each] for each in plan.children(component)]
            hosts = [each for each in cards if isinstance(each, Host)]
            return hosts[0] if len(hosts) == 1 else None
        return None

    @property
    def _one(self) -> Array:
        return np.ones([1] * len(self.designs.shape))

    def _axis(self, component: ComponentId, field: str) -> int | None:
        axes = self.designs.axes.get(component, ())
        return next((axis for axis in axes if field in self.designs.changed[axis]), None)

    def _speed_axes(self, resource: str, host: Host) -> list[int]:
        """Choices of processors, where nothing but their speed decides what is left for desktops."""
        if resource != "cpu" or host.controller_vcpus or self._store_takes_cores(host):
            return []
        axes = self.designs.axes.get(host.id, ())
        return [axis for axis in axes if self.designs.changed[axis] & set(SPEED)]

    def _store_takes_cores(self, host: Host) -> bool:
        """Whether a store takes a number of cores of a host, and not a share of them."""
        cluster = self.designs.plan.components.get(self.designs.plan.parents.get(host.id, ""))
        if not isinstance(cluster, Cluster) or cluster.vsan == "none":
            return False
        services = self.catalog.vsan_versions[cluster.vsan_version].services
        return services is not None and (services.controller_vcpus + services.cores_per_drive) > 0

    def _boards_axis(self, layout: Layout, row: int, component: ComponentId, host: Host) -> int | None:
        """The choice of the number of graphics boards, where virtual GPUs are in proportion to it.

        Not those of several profiles, of which more may fit on more boards than in proportion. Nor where a host has
        other boards besides: the share of the desktops that each takes depends on the numbers of all.
        """
        plan, found = self.designs.plan, places(layout)
        if found is None or row >= found.single:
            return None
        inside = [
            each for each in plan.children(host.id) if isinstance(plan.components[each], GraphicsBoards)
        ]
        axis = self._axis(component, "boards") if inside == [component] else None
        is_alone = axis is not None and self.designs.changed[axis] == {"boards"}
        return axis if is_alone else None

    def _more_boards(self, index: Index, component: ComponentId) -> Array:
        """Boards in one host, relative to those of a design."""
        every = self.designs.field(component, "boards")
        return np.asarray(every / np.broadcast_to(every, self.designs.shape)[index])

    def _is_linear(self, resource: str, host: Host, index: Index, count: int | None) -> bool:
        """Whether capacity grows with the hosts in service, and the demand of the desktops does not change with them.

        Not on express storage, two sites and other platforms than vSAN, whose copies or reserve depend on the hosts;
        and memory of vSAN is larger in large clusters.
        """
        cluster = self.designs.plan.components.get(self.designs.plan.parents.get(host.id, ""))
        if not isinstance(cluster, Cluster) or cluster.vsan == "none" or count is None:
            return True
        version = self.catalog.vsan_versions[cluster.vsan_version]
        memory = version.hybrid if cluster.vsan == "hybrid" else version.all_flash
        if cluster.vsan == "esa" or cluster.vsan_sites == "two" or memory is None:
            return resource in ("cpu", "vms_per_host", "graphics")
        hosts = int(np.broadcast_to(self.designs.field(host.id, "count"), self.designs.shape)[index])
        return resource != "ram" or hosts <= memory.small_cluster_hosts

    def _scaled(
        self, index: Index, layout: Layout, block: Block, row: int, host: Host, faster: Array
    ) -> Array | None:
        """The most desktops by one row with other hosts of its card, each of which has so much more of the resource."""
        here = at_binding_load(layout.settings, block)
        demand, fixed, capacity, target = (
            _of_row(column, row)
            for column in (here.demand, here.fixed_demand, here.capacity, here.target_percent)
        )
        counts = self._promised(layout, block, row)
        every = self.designs.field(host.id, "count")
        hosts = float(np.broadcast_to(every, self.designs.shape)[index])
        planned = float(values_of(planned_desktops(layout)).sum())
        upper: Array | None = None
        for number, case in enumerate(layout.cases):
            down = self._down(case, host)
            if down is None or not counts[number] or hosts <= down:
                continue
            in_service = np.maximum(every - down, 0) / (hosts - down)
            least = np.minimum(np.minimum(in_service, every / hosts), 1.0)
            for phase in range(demand.shape[0]):
                growing, still = (_at(each, phase, number) for each in (demand, fixed))
                growing -= still
                if growing <= SLACK * max(still, 1.0):
                    continue
                room = _at(capacity, phase, number) * _at(target, phase, number) / 100 * in_service * faster
                of_case = planned * np.maximum(room - still * least, 0.0) / growing
                upper = of_case if upper is None else np.minimum(upper, of_case)
        return upper

    def _promised(self, layout: Layout, block: Block, row: int) -> Array:
        """Whether the limits of a row count, by case."""
        zeros = np.zeros((len(block.components), 1, 1, len(layout.cases)))
        counted: Array = np.isfinite(promised(layout.settings, layout.cases, block, zeros))[row, 0]
        return counted

    def _down(self, case: str, host: Host) -> int | None:
        """Hosts of a card that have failed in a case; None for cases in which something else has."""
        if case == NORMAL:
            return 0
        in_cluster = self.designs.plan.parents.get(host.id, "") in self.designs.plan.components
        failed = failed_hosts(case)
        return (failed if in_cluster else 0) if failed else None

    def _faster(self, index: Index, host: Host) -> Array:
        """Speed of one host with each processor, relative to that of a design."""
        speed = np.asarray(
            cpu_capacity_mhz(1.0, *(self.designs.field(host.id, field) for field in SPEED)), dtype=float
        )
        answer: Array = speed / np.broadcast_to(speed, self.designs.shape)[index]
        return answer


def above(desktops: Any) -> Any:
    """A number of desktops for a bound: not below it when rounded to few digits."""
    found = np.asarray(desktops, dtype=np.float64)
    return np.nextafter((found + SLACK * (1 + found)).astype(np.float32), np.float32(np.inf))


def _of_row(column: Any, row: int) -> Array:
    """Phases x cases of one row, at the only load."""
    values = values_of(column)
    found: Array = values[min(row, len(values) - 1), :, 0, :]
    return found


def _at(values: Array, phase: int, case: int) -> float:
    return float(values[min(phase, values.shape[0] - 1), min(case, values.shape[1] - 1)])


def every_index(shape: Sequence[int]) -> Iterator[Index]:
    """All designs of a shape."""
    yield from np.ndindex(*shape)
