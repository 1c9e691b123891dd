"""What the checks look at: the plan laid out, what was measured of it, and who lies and runs where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import numpy as np

from planner_core.catalog.brokers import Broker
from planner_core.engine.assessment import DesktopCounts, Limit, WorkTime
from planner_core.engine.axes import NORMAL, Case
from planner_core.engine.block import Block
from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.measures import Measures
from planner_core.engine.rows import Rows
from planner_core.engine.runs import Entries
from planner_core.engine.saturation import binding_load, block_utilisation
from planner_core.formulas.recording import Column, Values, values_of
from planner_core.plan.components import (
    Cluster,
    Component,
    ComponentId,
    DesktopPool,
    DiskGroup,
    Host,
    StorageArray,
)
from planner_core.plan.links import DISPLAY, RUNS_ON, Link
from planner_core.units import PERCENT

NO_LINKS: Sequence[Link] = ()


class Review:
    """What the checks look at."""

    def __init__(
        self,
        layout: Layout,
        measures: Measures,
        desktops: DesktopCounts,
        limits: Rows[Limit],
        work: Sequence[WorkTime],
    ) -> None:
        self.layout = layout
        self.measures = measures
        self.desktops = desktops
        self.limits = limits
        self.work = work
        self.plan = layout.plan
        self.settings = layout.plan.settings

    def name(self, component: ComponentId) -> str:
        """The name of a component."""
        return self.plan.components[component].name

    @property
    def broker(self) -> Broker:
        """What the plan's broker allows."""
        return self.layout.catalog.brokers[self.settings.broker]

    # --- numbers -----------------------------------------------------------------------------------------------

    def block(self, resource: str) -> Block | None:
        """Demand and capacity of one resource; None where nothing in the plan has it."""
        return next((each for each in self.measures.blocks if each.resource == resource), None)

    def utilisation(self, block: Block, case: Case = NORMAL) -> Values:
        """Utilisation of all components of a block, rows x phases, in the load that the plan is made for."""
        used = values_of(block_utilisation(block))
        load = min(binding_load(self.layout, block), used.shape[2] - 1)
        at = self.layout.cases.index(case) if used.shape[3] > 1 else 0
        return np.nan_to_num(used[:, :, load, at], posinf=np.inf)

    def overfull(self, resource: str) -> Iterator[tuple[Component, float, float]]:
        """Components whose resource is asked for more than there is in the normal case: demand and capacity."""
        block = self.block(resource)
        if block is None:
            return
        demand, capacity = normal(block.demand), normal(block.capacity)
        for row in map(int, np.flatnonzero(demand > capacity)):
            part = self.plan.components[block.components[row]]
            yield part, float(demand[row]), float(capacity[row if len(capacity) > 1 else 0])

    @cached_property
    def free_gib(self) -> Mapping[ComponentId, float]:
        """Room up to the target on every store; negative where more lies there already."""
        block = self.measures.capacity.space
        target = float(normal(block.target_percent)[0]) / PERCENT
        used, there = normal(block.demand), normal(block.capacity)
        return {store: float(there[row] * target - used[row]) for row, store in enumerate(block.components)}

    def on_hosts(self, entries: Entries, numbers: Sequence[float]) -> Values:
        """What a number of each pool, or of each group of servers, sums up to on each host card."""
        shares = np.asarray(numbers, dtype=np.float64)[entries.source] * normal(entries.share)
        return entries.targets.sums(shares)

    @cached_property
    def _desktops(self) -> Values:
        desktops = [float(pool.desktops) for pool in self.layout.pools.components]
        return self.on_hosts(self.measures.runs.pools, desktops)

    def desktops_on(self, host: Host) -> int:
        """Desktops of all pools that run on a host card, rounded to whole ones where a pool is spread."""
        return round(float(self._desktops[self.layout.hosts.row[host.id]]))

    # --- who lies and runs where -------------------------------------------------------------------------------

    @cached_property
    def _links(self) -> Mapping[tuple[ComponentId, str], Sequence[Link]]:
        found: dict[tuple[ComponentId, str], list[Link]] = {}
        for link in self.plan.links.values():
            found.setdefault((link.source, link.role), []).append(link)
        return found

    def links(self, owner: ComponentId, role: str) -> Sequence[Link]:
        """The links of one role that start at a component."""
        return self._links.get((owner, role), NO_LINKS)

    def stores(self, owner: ComponentId, role: str) -> Sequence[ComponentId]:
        """The stores on which a file role lies."""
        return [link.target for link in self.links(owner, role)]

    @cached_property
    def _all_stores(self) -> Mapping[ComponentId, Sequence[ComponentId]]:
        found: dict[ComponentId, list[ComponentId]] = {}
        for links in self.files_on.values():
            for link in links:
                found.setdefault(link.source, []).append(link.target)
        return found

    def all_stores(self, owner: ComponentId) -> Sequence[ComponentId]:
        """The stores of all file roles of a component; one that holds several roles comes several times."""
        return self._all_stores.get(owner, ())

    @cached_property
    def linked(self) -> frozenset[ComponentId]:
        """Everything that something runs on, or that files or screens are led to."""
        return frozenset(link.target for link in self.plan.links.values())

    @cached_property
    def files_on(self) -> Mapping[ComponentId, Sequence[Link]]:
        """The links of file roles that end at each store."""
        found: dict[ComponentId, list[Link]] = {}
        for link in self.plan.links.values():
            if link.role not in (RUNS_ON, DISPLAY):
                found.setdefault(link.target, []).append(link)
        return found

    @cached_property
    def hosts_of(self) -> Mapping[ComponentId, Sequence[Host]]:
        """Pool or servers -> the host cards they run on, those of clusters among them."""
        found: dict[ComponentId, list[Host]] = {}
        for link in self.layout.links_by_role.get(RUNS_ON, ()):
            target = self.plan.components.get(link.target)
            if isinstance(target, Host):
                found.setdefault(link.source, []).append(target)
            elif isinstance(target, Cluster):
                found.setdefault(link.source, []).extend(self.hosts_in[target.id])
        return found

    @cached_property
    def pools_on(self) -> Mapping[ComponentId, Sequence[DesktopPool]]:
        """Host card -> the pools that run on it."""
        found: dict[ComponentId, list[DesktopPool]] = {}
        for pool in self.layout.pools.components:
            for host in self.hosts_of.get(pool.id, ()):
                found.setdefault(host.id, []).append(pool)
        return found

    @cached_property
    def hosts_in(self) -> Mapping[ComponentId, Sequence[Host]]:
        """Cluster -> the host cards that lie in it."""
        found: dict[ComponentId, list[Host]] = {cluster.id: [] for cluster in self.layout.clusters.components}
        for host in self.layout.hosts.components:
            if cluster := self.cluster_of(host):
                found[cluster.id].append(host)
        return found

    def host_count(self, cluster: Cluster) -> int:
        """Hosts of a cluster."""
        return sum(host.count for host in self.hosts_in[cluster.id])

    def cluster_of(self, host: Host) -> Cluster | None:
        """The cluster that a host card lies in."""
        row = self.layout.cluster_of_host[self.layout.hosts.row[host.id]]
        return self.layout.clusters.components[row] if row != NOWHERE else None

    @cached_property
    def groups_in(self) -> Mapping[ComponentId, Sequence[DiskGroup]]:
        """Host card or array -> the disk groups that lie in it."""
        found: dict[ComponentId, list[DiskGroup]] = {}
        for group in self.layout.groups.components:
            parent = self.plan.parents.get(group.id)
            if parent is not None:
                found.setdefault(parent, []).append(group)
        return found

    def host_of(self, store: ComponentId) -> Host | None:
        """The host card that a local disk group lies in; None for anything that hosts share."""
        parent = self.plan.components.get(self.plan.parents.get(store, ""))
        return parent if isinstance(parent, Host) else None

    @cached_property
    def arrays_of(self) -> Mapping[ComponentId, Sequence[StorageArray]]:
        """Host card -> the arrays that its pools have files on, directly or on disk groups in them."""
        found: dict[ComponentId, dict[ComponentId, StorageArray]] = {}
        for pool in self.layout.pools.components:
            arrays = [array for store in self.all_stores(pool.id) if (array := self.array_of(store))]
            for host in self.hosts_of.get(pool.id, ()):
                found.setdefault(host.id, {}).update({array.id: array for array in arrays})
        return {host: tuple(by_id.values()) for host, by_id in found.items()}

    def array_of(self, store: ComponentId) -> StorageArray | None:
        """The array that a store is or lies in; None for others."""
        for each in (store, self.plan.parents.get(store, "")):
            part = self.plan.components.get(each)
            if isinstance(part, StorageArray):
                return part
        return None

    def is_vsan_store(self, store: ComponentId) -> bool:
        """Whether a store is a disk group whose drives belong to the vSAN of a cluster."""
        part = self.plan.components[store]
        return isinstance(part, DiskGroup) and self.is_vsan(part)

    def is_vsan(self, group: DiskGroup) -> bool:
        """Whether the drives of a group belong to the vSAN of a cluster."""
        return bool(self.layout.vsan_of_group[self.layout.groups.row[group.id]] != NOWHERE)

    def vsan_groups(self, host: Host) -> Sequence[DiskGroup]:
        """The disk groups that a host card gives to the vSAN of its cluster."""
        return [group for group in self.groups_in.get(host.id, ()) if self.is_vsan(group)]

    @cached_property
    def vsan_clusters(self) -> Sequence[Cluster]:
        """The clusters that share their disks and have hosts to do so."""
        return [
            cluster
            for cluster in self.layout.clusters.components
            if cluster.vsan != "none" and self.hosts_in[cluster.id]
        ]


def normal(column: Column) -> Values:
    """A column in the first phase, on average, while nothing has failed: for what does not change with these."""
    values: Values = values_of(column)[:, 0, 0, 0]
    return values
