"""The I/O of each store and the use of all resources on its way, at any growth of the plan."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from planner_core.engine.answers.measures import Measures
from planner_core.engine.basis.axes import LOADS, PHASES, Phase
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import ReadsAndWrites, io_by_phase
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.storage.arrays import array_of_store
from planner_core.engine.storage.disk_groups import group_flows
from planner_core.engine.storage.store_io import reads_after_host_cache, store_io
from planner_core.formulas import acceptance, interactions, latency
from planner_core.formulas.io_on_stores import front_end_iops
from planner_core.formulas.recording import (
    LOAD_AXIS,
    PHASE_AXIS,
    Column,
    Index,
    LeafNote,
    Values,
    chosen,
    concatenate,
    gather,
    stacked,
    values_of,
)
from planner_core.formulas.saturation import utilisation
from planner_core.messages import Message
from planner_core.plan.components import ComponentId

ARRAYS, ALONE, VSAN = range(3)
"""Kinds of stores: arrays and what is inside them, disk groups of hosts, and vSAN."""
AT_WORK: Final[tuple[Phase, ...]] = ("steady", "first_steady")
"""Work without logins, by day."""


def days_at_work(layout: Layout) -> tuple[Phase, ...]:
    """Work on each kind of working day that the plan has: the usual one and, if it differs, the first of the week."""
    return tuple(phase for phase in AT_WORK if phase in layout.phases)


class StoreLoad:
    """The stores with I/O. Parameters as for `StoreLatencies`."""

    def __init__(
        self,
        layout: Layout,
        measures: Measures,
        only: Measures | None,
        *,
        at_work: bool,
        within: Index | None,
    ) -> None:
        self.layout, self.measures, self.only = layout, measures, only
        self.at_work = at_work
        self._files = measures.files
        io = store_io(layout, self._files)
        busy = (values_of(self.here(io.all.reads)) + values_of(self.here(io.all.writes))).any(axis=(1, 2, 3))
        if within is not None:
            busy &= np.isin(np.arange(self._files.stores), within)
        array = array_of_store(layout, self._files)
        own = np.arange(self._files.stores)
        first_cluster = self._files.groups + self._files.arrays
        behind = np.flatnonzero(busy & (array != NOWHERE))
        alone = np.flatnonzero(busy & (array == NOWHERE) & (own < self._files.groups))
        vsan = np.flatnonzero(busy & (own >= first_cluster))
        self._kinds = (behind, alone, vsan)
        self.rows = np.concatenate(self._kinds)
        """Of the stores, among those of `Files`."""
        self.array = array[behind]
        """Row of the array, for each store of this kind."""
        self.cluster = vsan - first_cluster
        """Row of the cluster, for each vSAN."""
        self.ids: tuple[ComponentId, ...] = tuple(self._files.ids[row] for row in self.rows)

    @property
    def work_io(self) -> Column:
        """I/Os per second of each store."""
        io = self.all_io
        return front_end_iops(gather(io.reads, self.rows), gather(io.writes, self.rows))

    @property
    def fixed_work_io(self) -> Column:
        """The part of it that does not grow."""
        io = self._fixed_io
        return front_end_iops(gather(io.reads, self.rows), gather(io.writes, self.rows))

    def here(self, column: Column) -> Column:
        """A column in the phases and load that count."""
        if not self.at_work or values_of(column).shape[PHASE_AXIS] == 1:
            return chosen(column, LOAD_AXIS, LOADS.index("average")) if self.at_work else column
        days = [chosen(column, PHASE_AXIS, PHASES.index(phase)) for phase in days_at_work(self.layout)]
        return chosen(
            days[0] if len(days) == 1 else stacked(days, PHASE_AXIS), LOAD_AXIS, LOADS.index("average")
        )

    def guest_reads(self) -> Values:
        """Reads per second of the guests on each store, with those that the caches of the hosts answer."""
        layout, files = self.layout, self._files
        before = io_by_phase(layout).reads
        after = values_of(reads_after_host_cache(layout, files, before))
        part = store_io(layout, files).role_reads
        factor = np.divide(
            values_of(before),
            after,
            where=after > 0,
            out=np.ones(np.broadcast(values_of(before), after).shape),
        )
        more = part.targets.sums(
            np.broadcast_to(values_of(part.io), (len(part.source), *self.shape)) * (factor[part.source] - 1)
        )
        return (
            np.broadcast_to(values_of(store_io(layout, files).all.reads), more.shape)[self.rows]
            + more[self.rows]
        )

    @property
    def shape(self) -> tuple[int, int, int]:
        io = values_of(self.all_io.reads)
        return io.shape[1], io.shape[2], self.layout.columns

    def of_kind(self, kind: int) -> Index:
        """Rows of one kind of store, among `rows`."""
        first = sum(map(len, self._kinds[:kind]))
        return np.arange(first, first + len(self._kinds[kind]))

    def grown_io(self, growth: Column) -> ReadsAndWrites:
        return ReadsAndWrites(
            *(
                latency.grown_iops(gather(fixed, self.rows), gather(every, self.rows), growth)
                for fixed, every in zip(self._fixed_io, self.all_io, strict=True)
            )
        )

    @cached_property
    def all_io(self) -> ReadsAndWrites:
        return ReadsAndWrites(*map(self.here, store_io(self.layout, self._files).all))

    @cached_property
    def _fixed_io(self) -> ReadsAndWrites:
        """I/O that does not grow: of servers, and of all other pools if one grows."""
        if self.only is None:
            return ReadsAndWrites(*map(self.here, store_io(self.layout, self._files).servers))
        alone = store_io(self.only.files.layout, self.only.files)
        return ReadsAndWrites(
            *(
                interactions.demand_of_others(every, self.here(own), self.here(servers))
                for every, own, servers in zip(self.all_io, alone.all, alone.servers, strict=True)
            )
        )

    def block(self, resource: str, measures: Measures | None = None) -> Block:
        return next(each for each in (measures or self.measures).blocks if each.resource == resource)

    def _fixed_demand(self, resource: str) -> Column:
        block = self.block(resource)
        if self.only is None:
            return block.fixed_demand
        alone = self.block(resource, self.only)
        return interactions.demand_of_others(block.demand, alone.demand, alone.fixed_demand)

    def use(self, resource: str) -> tuple[Column, Column]:
        """Utilisation by what is fixed and by what grows, of all components with a resource."""
        block, fixed = self.block(resource), self.here(self._fixed_demand(resource))
        demand, capacity = self.here(block.demand), self.here(block.capacity)
        return utilisation(fixed, capacity), acceptance.growing_share(demand, fixed, capacity)

    def grown_use(self, resource: str, rows: Index, growth: Column) -> Column:
        fixed, growing = self.use(resource)
        return acceptance.grown_utilisation(gather(fixed, rows), gather(growing, rows), growth)

    def on_the_way(self) -> list[tuple[str, Index, Index]]:
        """Resource, row of the store, and row of the component, for all that a store's I/O goes through."""
        store, group, *_ = self.entries
        found = [("disk_iops", store, group)]
        if len(self.array):
            found += [(each, self.of_kind(ARRAYS), self.array) for each in ("controller", "array_ports")]
        if len(self.cluster):
            hosts, cluster = self.hosts
            found.append(("cpu", self.of_kind(VSAN)[cluster], hosts))
        return found

    @cached_property
    def entries(self) -> tuple[Index, Index, Index, Column, Column]:
        """Store (among `rows`), disk group, kind of store, and the shares of the store's reads and writes there."""
        at = np.full(self._files.stores, NOWHERE, dtype=np.intp)
        at[self.rows] = np.arange(len(self.rows))
        kinds = np.repeat(np.arange(3), [len(each) for each in self._kinds])
        own = self.rows[self.rows < self._files.groups]
        whole = self.layout.constant(
            1, LeafNote(Message("All of it"), "1", "share", "drawing", "Files lie on these drives")
        )
        stores, groups = [at[own]], [own]
        reads, writes = [gather(whole, np.zeros(len(own), dtype=np.intp))] * 2
        flows = group_flows(self.layout, self._files)
        if flows is not None:
            used = np.flatnonzero(at[flows.store] != NOWHERE)
            stores.append(at[flows.store][used])
            groups.append(flows.targets.index[used])
            parts = [(reads, gather(flows.read_share, used)), (writes, gather(flows.write_share, used))]
            reads, writes = (concatenate([own_part, part]) if len(own) else part for own_part, part in parts)
        store = np.concatenate(stores)
        return store, np.concatenate(groups), kinds[store], reads, writes

    @cached_property
    def hosts(self) -> tuple[Index, Index]:
        """Cards of hosts in the clusters with vSAN, and which of these clusters (among those with I/O)."""
        at = np.full(len(self.layout.clusters) + 1, NOWHERE, dtype=np.intp)
        at[self.cluster] = np.arange(len(self.cluster))
        cluster = at[self.layout.cluster_of_host]
        hosts = np.flatnonzero(cluster != NOWHERE)
        return hosts, cluster[hosts]


def rows_of(growth: Column, rows: Index) -> Column:
    """The growth of some stores; one row stands for all."""
    return growth if len(values_of(growth)) == 1 else gather(growth, rows)
