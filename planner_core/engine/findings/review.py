"""Input of the checks: the layout of the plan, its measures, and its links by component."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.brokers import Broker
from planner_core.catalog.hypervisors import HypervisorGeneration
from planner_core.catalog.vsan import VsanVersion
from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.saturation import binding_load, block_utilisation
from planner_core.engine.answers.whole_plan import limits_of
from planner_core.engine.basis.assessment import DesktopCounts, Limit, WorkTime
from planner_core.engine.basis.axes import NORMAL, Case
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.case_results import rows_of
from planner_core.engine.basis.rows import Rows
from planner_core.engine.findings.named_layout import named_apart
from planner_core.engine.findings.ties import NO_LINKS, NONE, ties_of
from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.formulas.recording import Column, Values, known_or, values_of
from planner_core.messages import Named
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    Host,
    StorageArray,
)
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from planner_core.plan.store_platforms import platform_of
from planner_core.units import PERCENT


class Review:
    """Input of the checks; components have their display names."""

    def __init__(
        self,
        layout: Layout,
        measures: Measures,
        desktops: DesktopCounts,
        limits: Rows[Limit],
        work: Sequence[WorkTime],
    ) -> None:
        self.layout = layout = named_apart(layout)
        self.measures = measures
        self.desktops = desktops
        self.limits = limits
        self.work = work
        self.plan = layout.plan
        self.settings = layout.settings
        self.ties = ties_of(layout.connections)

    @cached_property
    def every(self) -> Sequence[Component]:
        """All components, in the order of the plan."""
        return tuple(self.plan.components.values())

    def name(self, component: ComponentId) -> Named:
        """The name of a component, for a sentence."""
        return Named(self.plan.components[component].name)

    @property
    def broker(self) -> Broker:
        """Limits of the plan's broker."""
        return self.layout.catalog.brokers[self.settings.broker]

    # --- numbers -----------------------------------------------------------------------------------------------

    def block(self, resource: str) -> Block | None:
        """Demand and capacity of one resource; None if no component has it."""
        return next((each for each in self.measures.blocks if each.resource == resource), None)

    def utilisation(self, block: Block, case: Case = NORMAL) -> Values:
        """Utilisation of all components of a block, rows x phases, at the load that the plan is sized for."""
        used = values_of(block_utilisation(block))
        load = min(binding_load(self.layout.settings, block), used.shape[2] - 1)
        at = self.layout.cases.index(case) if used.shape[3] > 1 else 0
        return known_or(used[:, :, load, at], 0.0)

    def overfull(self, resource: str) -> Iterator[tuple[Component, float, float]]:
        """Components with more demand than capacity in the normal case: demand and capacity."""
        block = self.block(resource)
        if block is None:
            return
        demand, capacity = normal(block.demand), normal(block.capacity)
        for row in map(int, np.flatnonzero(demand > capacity)):
            part = self.plan.components[block.components[row]]
            yield part, float(demand[row]), float(capacity[row if len(capacity) > 1 else 0])

    def offers_nothing(self, component: ComponentId, resource: str, case: Case = NORMAL) -> bool:
        """Whether a resource has no capacity at all without failures (a host without ports, an array without drives),
        or none left in another case. Fewer desktops or more time do not help then.
        """
        block = self.block(resource)
        if block is None or component not in block.components:
            return False
        capacity = values_of(block.capacity)
        capacity = capacity[..., self.layout.cases.index(case) if capacity.shape[3] > 1 else 0]
        return not capacity[block.components.index(component) if len(capacity) > 1 else 0].any()

    @cached_property
    def free_gib(self) -> Values:
        """Space up to the target on every store; negative if more is used. A row per store."""
        block = self.measures.capacity.space
        target = float(normal(block.target_percent)[0]) / PERCENT
        free: Values = normal(block.capacity) * target - normal(block.demand)
        return free

    @cached_property
    def store_row(self) -> Mapping[ComponentId, int]:
        """Row of each store among all stores with capacity."""
        return rows_of(tuple(self.measures.capacity.space.components))

    def on_hosts(self, entries: Entries, numbers: Values) -> Values:
        """Sum of a per-pool or per-server value on each host card."""
        shares = numbers[entries.source] * normal(entries.share)
        return entries.targets.sums(shares)

    @cached_property
    def desktops_on_hosts(self) -> Values:
        """Desktops of all pools on each host card; fractional if a pool is spread."""
        return self.on_hosts(self.measures.runs.pools, normal(self.layout.pools.numbers("desktops")))

    def desktops_on(self, host: Host) -> int:
        """Desktops of all pools on a host card, rounded to whole ones if a pool is spread."""
        return round(float(self.desktops_on_hosts[self.layout.hosts.row[host.id]]))

    def carries(self, plan: Plan) -> bool:
        """Whether a plan derived from this one carries the planned desktops, or as many as this one if that is fewer:
        required of any remedy before it is suggested.
        """
        limits = limits_of(self.layout, plan)
        maximum = self.desktops.maximum
        wanted = self.desktops.planned if maximum is None else min(self.desktops.planned, maximum)
        return not limits or limits[0].desktops >= wanted

    # --- who lies and runs where -------------------------------------------------------------------------------

    def links(self, owner: ComponentId, role: str) -> Sequence[Link]:
        """The links of one role that start at a component."""
        return self.ties.of_role.get((owner, role), NO_LINKS)

    def stores(self, owner: ComponentId, role: str) -> Sequence[ComponentId]:
        """The stores of a file role."""
        return self.ties.stores(owner, role)

    def all_stores(self, owner: ComponentId) -> Sequence[ComponentId]:
        """The stores of all file roles of a component; a store with several roles is repeated."""
        return self.ties.all_stores.get(owner, NONE)

    @property
    def linked(self) -> frozenset[ComponentId]:
        """All link targets of a component: hosts, stores and lines."""
        return self.ties.linked

    @property
    def files_on(self) -> Mapping[ComponentId, Sequence[Link]]:
        """The links of file roles that end at each store."""
        return self.ties.files_on

    def hosts_of(self, owner: ComponentId) -> list[Host]:
        """The host cards that a pool or servers run on, including those of clusters."""
        return self._hosts(self.ties.hosts_of.get(owner, NONE))

    def hosts_in(self, cluster: ComponentId) -> list[Host]:
        """The host cards of a cluster."""
        return self._hosts(self.ties.hosts_in[cluster])

    def _hosts(self, ids: Sequence[ComponentId]) -> list[Host]:
        table = self.layout.hosts
        return [table.components[table.row[each]] for each in ids]

    def pools_on(self, host: ComponentId) -> list[DesktopPool]:
        """The pools that run on a host card."""
        table = self.layout.pools
        return [table.components[table.row[each]] for each in self.ties.pools_on.get(host, NONE)]

    def host_count(self, cluster: Cluster) -> int:
        """Hosts of a cluster."""
        return sum(host.count for host in self.hosts_in(cluster.id))

    def cluster_of(self, host: Host) -> Cluster | None:
        """The cluster of a host card."""
        found = self.ties.cluster_of(host.id)
        return self.layout.clusters.components[self.layout.clusters.row[found]] if found else None

    def groups_in(self, parent: ComponentId) -> list[DiskGroup]:
        """The disk groups in a host card or an array."""
        table = self.layout.groups
        return [table.components[table.row[each]] for each in self.ties.groups_in.get(parent, NONE)]

    def host_of(self, store: ComponentId) -> Host | None:
        """The host card of a local disk group; None for shared stores."""
        found = self.ties.host_of(store)
        return self.layout.hosts.components[self.layout.hosts.row[found]] if found else None

    def arrays_of(self, host: ComponentId) -> list[StorageArray]:
        """The arrays with files of the pools on a host card, directly or on disk groups in them."""
        table = self.layout.arrays
        return [table.components[table.row[each]] for each in self.ties.arrays_of.get(host, NONE)]

    def array_of(self, store: ComponentId) -> StorageArray | None:
        """The array that a store is or is part of; None for others."""
        found = self.ties.array_of(store)
        return self.layout.arrays.components[self.layout.arrays.row[found]] if found else None

    @cached_property
    def vsan_drives(self) -> NDArray[np.bool_]:
        """Whether the drives of each disk group belong to the vSAN of a cluster."""
        belong: NDArray[np.bool_] = self.layout.vsan_of_group != NOWHERE
        return belong

    def is_vsan_store(self, store: ComponentId) -> bool:
        """Whether a store is a disk group whose drives belong to the vSAN of a cluster."""
        row = self.layout.groups.row.get(store)
        return row is not None and bool(self.vsan_drives[row])

    def is_vsan(self, group: DiskGroup) -> bool:
        """Whether the drives of a group belong to the vSAN of a cluster."""
        return bool(self.vsan_drives[self.layout.groups.row[group.id]])

    def vsan_groups(self, host: Host) -> Sequence[DiskGroup]:
        """The disk groups that a host card gives to the vSAN of its cluster."""
        return [group for group in self.groups_in(host.id) if self.is_vsan(group)]

    @cached_property
    def vsan_clusters(self) -> Sequence[Cluster]:
        """The clusters with vSAN and at least one host."""
        return [each for each in store_clusters(self) if store_version(self, each).is_vsan]


def store_clusters(review: Review) -> Sequence[Cluster]:
    """The clusters with a store of their hosts' drives, by vSAN or another platform, and at least one host."""
    return [
        cluster
        for cluster in review.layout.clusters.components
        if cluster.vsan != "none" and review.ties.hosts_in[cluster.id]
    ]


def store_version(review: Review, cluster: Cluster) -> VsanVersion:
    """Version and platform of the store of a cluster."""
    return review.layout.catalog.vsan_versions[cluster.vsan_version]


def store_name(cluster: Cluster) -> str:
    """Name of the platform of a cluster's store."""
    return platform_of(cluster.vsan_version).name


def hypervisor_of(review: Review, host: Host) -> HypervisorGeneration:
    """What the hypervisor of a host card keeps, writes and allows."""
    return review.layout.catalog.hypervisors[host.hypervisor]


def normal(column: Column) -> Values:
    """A column in the first phase, on average, without failures: for values that do not depend on these."""
    values: Values = values_of(column)[:, 0, 0, 0]
    return values
