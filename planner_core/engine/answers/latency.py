"""Latency of the I/Os of each store, reads and writes apart, and of all its parts.

The same for arrays, disk groups and vSAN: an open network of queues whose load grows with the desktops. What the
response study shows, what limits a plan by its targets, and what is compared with measurements is this.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from planner_core.catalog.response_times import Medium
from planner_core.engine.answers.measures import Measures
from planner_core.engine.basis.axes import LOADS, PHASES, working_or_storm
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.latency_records import WAY
from planner_core.engine.hosts.desktops import ReadsAndWrites, io_by_phase
from planner_core.engine.hosts.vsan_on_hosts import client_cache_note, has_client_cache
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.storage.arrays import array_of_store
from planner_core.engine.storage.disk_groups import group_flows, hits_in_front
from planner_core.engine.storage.store_io import reads_after_host_cache, store_io
from planner_core.engine.storage.vsan import hosts_of_clusters
from planner_core.formulas import acceptance, interactions, latency
from planner_core.formulas.io_on_stores import front_end_iops, mean_latency_ms
from planner_core.formulas.queueing_open import erlang_b, erlang_c
from planner_core.formulas.recording import (
    LOAD_AXIS,
    PHASE_AXIS,
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    chosen,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.formulas.saturation import utilisation
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.units import PERCENT

MOSTLY: Final = 0.5
ARRAYS, ALONE, VSAN = range(3)
"""Kinds of stores: arrays and what is inside them, disk groups of hosts, and vSAN."""
AT_ONCE = LeafNote(Message("Caches that answer"), "h", "%", "drawing", "Writes are in the cache at once")
NO_BUFFER = LeafNote(
    Message("Write buffer"), "h", "%", "drawing", "Without one, a write waits for its drives"
)
AS_PLANNED = LeafNote(Message("Growth"), "g", "share", "drawing", "As planned")


class ReadsAndWritesMs(NamedTuple):
    """Times of reads and of writes."""

    reads: Column
    writes: Column


class Device(NamedTuple):
    """A drive that only some of the I/Os wait for."""

    time_ms: Column
    read_share: Values
    """Share of the store's reads that wait for it."""
    write_share: Values


class PathPart(NamedTuple):
    """One kind of device in the path, as columns with a row for each store and device."""

    resource: str
    components: Sequence[ComponentId]
    store: Index
    """Row of the store in `StoreLatencies.ids`."""
    time: ReadsAndWritesMs
    """Contribution to the means of the store."""
    alone: ReadsAndWritesMs
    """The same without load."""
    utilisation: Column | None
    device: Device | None = None
    """None for what all I/Os go through."""


class Latencies(NamedTuple):
    """Latency of each store: a row for each of `StoreLatencies.ids`, with phases, loads and cases."""

    reads: Column
    """I/Os per second on the store."""
    writes: Column
    read_ms: Column
    write_ms: Column
    mean_ms: Column
    parts: Sequence[PathPart]


class StoreLatencies:
    """The stores of a plan with I/O, and their latency at any growth of the plan.

    `only` is what grows if it is one pool: its measures alone. `at_work` keeps to users at work, on average; the axis
    of the loads is then free for growths that are tried side by side. `within` are the only stores that count, as rows
    of `Files`.
    """

    def __init__(
        self,
        layout: Layout,
        measures: Measures,
        only: Measures | None = None,
        *,
        at_work: bool = False,
        within: Index | None = None,
    ) -> None:
        self._layout, self._measures, self._only = layout, measures, only
        self._at_work = at_work
        self._files = measures.files
        self._data = layout.catalog.response
        io = store_io(layout, self._files)
        busy = (values_of(self._here(io.all.reads)) + values_of(self._here(io.all.writes))).any(
            axis=(1, 2, 3)
        )
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
        self._array = array[behind]
        self._cluster = vsan - first_cluster
        self.ids: tuple[ComponentId, ...] = tuple(self._files.ids[row] for row in self.rows)

    def of(self, rows: Index) -> StoreLatencies:
        """Some of the stores only, in the same order."""
        return StoreLatencies(
            self._layout, self._measures, self._only, at_work=self._at_work, within=self.rows[rows]
        )

    @property
    def work_io(self) -> Column:
        """I/Os per second of each store."""
        io = self._all_io
        return front_end_iops(gather(io.reads, self.rows), gather(io.writes, self.rows))

    @property
    def fixed_work_io(self) -> Column:
        """The part of it that does not grow."""
        io = self._fixed_io
        return front_end_iops(gather(io.reads, self.rows), gather(io.writes, self.rows))

    def _here(self, column: Column) -> Column:
        """A column in the phase and load that count."""
        if not self._at_work:
            return column
        return chosen(chosen(column, PHASE_AXIS, PHASES.index("steady")), LOAD_AXIS, LOADS.index("average"))

    @cached_property
    def media(self) -> tuple[Medium, ...]:
        """Disk if most of the reads that reach drives reach hard disks."""
        store, group, _, reads, _ = self._entries
        hits = values_of(self._hits[0])[group]
        hard = np.array([each.drive_kind == "hdd" for each in self._layout.groups.components])[group]
        reaching = np.broadcast_to(values_of(reads) * (1 - hits / PERCENT), (len(store), *self._shape))
        weight = reaching[:, 0, 0, 0]
        on_all = np.bincount(store, weight, len(self.rows))
        on_disks = np.bincount(store, weight * hard, len(self.rows))
        return tuple(
            "disk" if disks > MOSTLY * every else "flash"
            for disks, every in zip(on_disks, on_all, strict=True)
        )

    # --- the network at a growth -----------------------------------------------------------------------------

    def at(self, growth: Column | None = None) -> Latencies:
        """Latency with so many times the desktops; `growth` has a row for each store, or one row for all."""
        if growth is None:
            growth = self._layout.constant(1, AS_PLANNED)
        with np.errstate(
            invalid="ignore"
        ):  # where a resource is full, nothing of another kind waits endlessly
            return self._at(growth)

    def _at(self, growth: Column) -> Latencies:
        io = self._grown_io(growth)
        arrays, groups, clusters = self._of_kind(ARRAYS), self._of_kind(ALONE), self._of_kind(VSAN)
        drives = self._drives(growth)
        reads, writes, parts = [], [], [drives]
        on_drives = [
            total(column, Targets(drives.store, len(self.rows)), Message("Drives and caches"), "ms")
            for column in drives.time
        ]
        for kind, rows in enumerate((arrays, groups, clusters)):
            if not len(rows):
                continue
            here = ReadsAndWritesMs(*(gather(each, rows) for each in on_drives))
            there = _rows(growth, rows)
            if kind == ARRAYS:
                part_io = ReadsAndWrites(gather(io.reads, rows), gather(io.writes, rows))
                here, more = self._through_arrays(part_io, there, here)
                parts += more
            elif kind == VSAN:
                here, more = self._through_vsan(there, here)
                parts += more
            reads.append(here.reads)
            writes.append(here.writes)
        read_ms, write_ms = concatenate(reads), concatenate(writes)
        mean = mean_latency_ms(io.reads, read_ms, io.writes, write_ms)
        return Latencies(io.reads, io.writes, read_ms, write_ms, mean, parts)

    def most_growth(self) -> Values:
        """Growth at which the first resource in the path of each store is full, [store, phase, load, case]."""
        found = np.full((len(self.rows), *self._shape), np.inf)
        for resource, store, rows in self._on_the_way():
            fixed, growing = (values_of(gather(each, rows)) for each in self._use(resource))
            if resource == "cpu":  # a card of hosts that have all failed serves nobody
                growing = np.where(values_of(self._measures.runs.hosts_in_service)[rows] > 0, growing, 0.0)
            with np.errstate(divide="ignore", invalid="ignore"):
                left = np.maximum(1 - np.nan_to_num(fixed, nan=0.0), 0.0)
                full = np.where(growing > 0, left / growing, np.inf)
            np.minimum.at(found, store, np.broadcast_to(full, (len(rows), *self._shape)))
        return found

    def guest_reads(self) -> Values:
        """Reads per second of the guests on each store, with those that the caches of the hosts answer."""
        layout, files = self._layout, self._files
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
            np.broadcast_to(values_of(part.io), (len(part.source), *self._shape)) * (factor[part.source] - 1)
        )
        return (
            np.broadcast_to(values_of(store_io(layout, files).all.reads), more.shape)[self.rows]
            + more[self.rows]
        )

    # --- load ------------------------------------------------------------------------------------------------

    @property
    def _shape(self) -> tuple[int, int, int]:
        io = values_of(self._all_io.reads)
        return io.shape[1], io.shape[2], len(self._layout.cases)

    def _of_kind(self, kind: int) -> Index:
        """Rows of one kind of store, among `rows`."""
        first = sum(map(len, self._kinds[:kind]))
        return np.arange(first, first + len(self._kinds[kind]))

    def _grown_io(self, growth: Column) -> ReadsAndWrites:
        return ReadsAndWrites(
            *(
                latency.grown_iops(gather(fixed, self.rows), gather(every, self.rows), growth)
                for fixed, every in zip(self._fixed_io, self._all_io, strict=True)
            )
        )

    @cached_property
    def _all_io(self) -> ReadsAndWrites:
        return ReadsAndWrites(*map(self._here, store_io(self._layout, self._files).all))

    @cached_property
    def _fixed_io(self) -> ReadsAndWrites:
        """I/O that does not grow: of servers, and of all other pools if one grows."""
        if self._only is None:
            return ReadsAndWrites(*map(self._here, store_io(self._layout, self._files).servers))
        alone = store_io(self._only.files.layout, self._only.files)
        return ReadsAndWrites(
            *(
                interactions.demand_of_others(every, self._here(own), self._here(servers))
                for every, own, servers in zip(self._all_io, alone.all, alone.servers, strict=True)
            )
        )

    def _block(self, resource: str, measures: Measures | None = None) -> Block:
        return next(each for each in (measures or self._measures).blocks if each.resource == resource)

    def _fixed_demand(self, resource: str) -> Column:
        block = self._block(resource)
        if self._only is None:
            return block.fixed_demand
        alone = self._block(resource, self._only)
        return interactions.demand_of_others(block.demand, alone.demand, alone.fixed_demand)

    def _use(self, resource: str) -> tuple[Column, Column]:
        """Utilisation by what is fixed and by what grows, of all components with a resource."""
        block, fixed = self._block(resource), self._here(self._fixed_demand(resource))
        demand, capacity = self._here(block.demand), self._here(block.capacity)
        return utilisation(fixed, capacity), acceptance.growing_share(demand, fixed, capacity)

    def _grown_use(self, resource: str, rows: Index, growth: Column) -> Column:
        fixed, growing = self._use(resource)
        return acceptance.grown_utilisation(gather(fixed, rows), gather(growing, rows), growth)

    def _on_the_way(self) -> list[tuple[str, Index, Index]]:
        """Resource, row of the store, and row of the component, for all that a store's I/O goes through."""
        store, group, *_ = self._entries
        found = [("disk_iops", store, group)]
        if len(self._array):
            found += [(each, self._of_kind(ARRAYS), self._array) for each in ("controller", "array_ports")]
        if len(self._cluster):
            hosts, cluster = self._hosts
            found.append(("cpu", self._of_kind(VSAN)[cluster], hosts))
        return found

    # --- drives and caches -----------------------------------------------------------------------------------

    @cached_property
    def _entries(self) -> tuple[Index, Index, Index, Column, Column]:
        """Store (among `rows`), disk group, kind of store, and the shares of the store's reads and writes there."""
        at = np.full(self._files.stores, NOWHERE, dtype=np.intp)
        at[self.rows] = np.arange(len(self.rows))
        kinds = np.repeat(np.arange(3), [len(each) for each in self._kinds])
        own = self.rows[self.rows < self._files.groups]
        whole = self._layout.constant(
            1, LeafNote(Message("All of it"), "1", "share", "drawing", "Files lie on these drives")
        )
        stores, groups = [at[own]], [own]
        reads, writes = [gather(whole, np.zeros(len(own), dtype=np.intp))] * 2
        flows = group_flows(self._layout, self._files)
        if flows is not None:
            used = np.flatnonzero(at[flows.store] != NOWHERE)
            stores.append(at[flows.store][used])
            groups.append(flows.targets.index[used])
            parts = [(reads, gather(flows.read_share, used)), (writes, gather(flows.write_share, used))]
            reads, writes = (concatenate([own_part, part]) if len(own) else part for own_part, part in parts)
        store = np.concatenate(stores)
        return store, np.concatenate(groups), kinds[store], reads, writes

    @cached_property
    def _hits(self) -> tuple[Column, Column]:
        """Share of reads and of writes that caches keep from the drives of each disk group."""
        return hits_in_front(self._layout)

    def _drives(self, growth: Column) -> PathPart:
        layout = self._layout
        store, group, kind, read_share, write_share = self._entries
        use = self._grown_use("disk_iops", group, _rows(growth, store))
        kinds = self._data.drives

        def note(part: object) -> LeafNote:
            found = kinds[part.drive_kind]  # type: ignore[attr-defined]
            title = Message("I/Os that a drive serves side by side")
            return LeafNote(title, "c", "count", "constant", found.source, part.name, part.id)  # type: ignore[attr-defined]

        servers = gather(layout.groups.derived(lambda each: kinds[each.drive_kind].servers, note), group)
        alone = latency.drive_service_ms(servers, gather(layout.groups.column("drive_iops"), group))
        time = latency.drive_ms(alone, _waiting(servers, use), servers, use)
        cache = self._cache
        hits, at_once = gather(self._hits[0], group), self._written_at_once(group, kind)
        reads = latency.behind_cache_ms(read_share, hits, cache, time)
        writes = latency.behind_cache_ms(write_share, at_once, cache, time)
        device = Device(
            time,
            values_of(read_share) * (1 - values_of(hits) / PERCENT),
            values_of(write_share) * (1 - values_of(at_once) / PERCENT),
        )
        ids = [layout.groups.ids[row] for row in group.tolist()]
        time_of, alone_of = ReadsAndWritesMs(reads, writes), ReadsAndWritesMs(alone, alone)
        return PathPart("disk_iops", ids, store, time_of, alone_of, use, device)

    def _written_at_once(self, group: Index, kind: Index) -> Column:
        """Share of the writes that a cache takes: all in arrays and vSAN, those that are merged elsewhere."""
        merged = gather(self._hits[1], group)
        found = np.where((kind == ALONE).reshape(-1, 1, 1, 1), values_of(merged), float(PERCENT))
        if not self._layout.recording:
            return found
        return Traced(found, Leaf(lambda row: NO_BUFFER if kind[row] == ALONE else AT_ONCE))

    @property
    def _cache(self) -> Column:
        access = self._data.latency.flash_access
        return self._layout.constant(
            access.ms, LeafNote(Message("Access to a cache"), "t_c", "ms", "constant", access.source)
        )

    # --- arrays ----------------------------------------------------------------------------------------------

    def _through_arrays(
        self, io: ReadsAndWrites, growth: Column, drives: ReadsAndWritesMs
    ) -> tuple[ReadsAndWritesMs, list[PathPart]]:
        arrays, rows = self._layout.arrays, self._array
        way = gather(arrays.column("unloaded_latency_ms"), rows)
        use = self._grown_use("controller", rows, growth)
        own_read = latency.burst_ms(self._burst("reads"), gather(arrays.column("controller_read_iops"), rows))
        own_write = latency.burst_ms(
            self._burst("writes"), gather(arrays.column("controller_write_iops"), rows)
        )
        waiting = latency.burst_waiting_ms(io.reads, own_read, io.writes, own_write, use)
        port, port_use = self._ports(rows, growth)
        served = ReadsAndWritesMs(*(values_of(own) + values_of(waiting) for own in (own_read, own_write)))
        port_alone = values_of(port) * (1 - np.minimum(values_of(port_use), 1.0))
        parts = [
            self._part(WAY, ARRAYS, rows, ReadsAndWritesMs(way, way), ReadsAndWritesMs(way, way)),
            self._part("controller", ARRAYS, rows, served, ReadsAndWritesMs(own_read, own_write), use),
            self._part(
                "array_ports",
                ARRAYS,
                rows,
                ReadsAndWritesMs(port, port),
                ReadsAndWritesMs(port_alone, port_alone),
                port_use,
            ),
        ]
        through = ReadsAndWritesMs(
            latency.path_ms(way, own_read, waiting, port, drives.reads),
            latency.path_ms(way, own_write, waiting, port, drives.writes),
        )
        return through, parts

    def _part(
        self,
        resource: str,
        kind: int,
        rows: Index,
        time: ReadsAndWritesMs,
        alone: ReadsAndWritesMs,
        use: Column | None = None,
    ) -> PathPart:
        ids = self._layout.arrays.ids if kind == ARRAYS else self._layout.clusters.ids
        return PathPart(resource, [ids[row] for row in rows.tolist()], self._of_kind(kind), time, alone, use)

    def _burst(self, of: str) -> Column:
        work, storm = (self._data.latency.bursts[each] for each in ("work", "storm"))
        title = Message("I/Os of one burst")
        both = working_or_storm(
            *(
                self._layout.constant(
                    getattr(each, of), LeafNote(title, "m", "I/Os", "constant", each.source)
                )
                for each in (work, storm)
            )
        )
        return self._here(both)

    def _ports(self, rows: Index, growth: Column) -> tuple[Column, Column]:
        layout = self._layout
        io, behind = self._all_io, array_of_store(layout, self._files)
        stores = np.flatnonzero(behind != NOWHERE)
        targets = Targets(behind[stores], len(layout.arrays))
        every = [total(gather(each, stores), targets, Message("I/O on the array"), "IOPS") for each in io]
        together = front_end_iops(every[0], every[1])
        use = self._grown_use("array_ports", rows, growth)
        speed = gather(layout.arrays.column("port_mb_s"), rows)
        demand = gather(self._here(self._block("array_ports").demand), rows)
        return latency.port_ms(demand, gather(together, rows), speed, use), use

    # --- vSAN ------------------------------------------------------------------------------------------------

    @cached_property
    def _hosts(self) -> tuple[Index, Index]:
        """Cards of hosts in the clusters with vSAN, and which of these clusters (among those with I/O)."""
        at = np.full(len(self._layout.clusters) + 1, NOWHERE, dtype=np.intp)
        at[self._cluster] = np.arange(len(self._cluster))
        cluster = at[self._layout.cluster_of_host]
        hosts = np.flatnonzero(cluster != NOWHERE)
        return hosts, cluster[hosts]

    def _through_vsan(
        self, growth: Column, drives: ReadsAndWritesMs
    ) -> tuple[ReadsAndWritesMs, list[PathPart]]:
        layout, path, rows = self._layout, self._data.latency.vsan, self._cluster
        waiting, use = self._cpu_waiting(growth)
        hop = layout.constant(
            path.hop_ms,
            LeafNote(Message("Way to another host and back"), "t_net", "ms", "constant", path.source),
        )
        one = layout.constant(
            1, LeafNote(Message("Messages of a read"), "n", "count", "constant", path.source)
        )
        everything = layout.constant(
            PERCENT,
            LeafNote(
                Message("Writes on other hosts"), "r_net", "%", "drawing", "A copy lies on another host"
            ),
        )
        remote = gather(latency.remote_percent(hosts_of_clusters(layout, self._measures.runs)), rows)
        messages = gather(self._messages(), rows)
        hits = gather(self._client_hits(), rows)
        read_net = latency.messages_ms(one, remote, hop, waiting)
        write_net = latency.messages_ms(messages, everything, hop, waiting)
        nobody = layout.constant(0, LeafNote(Message("Nobody waits"), "0", "ms", "drawing"))
        through = ReadsAndWritesMs(
            latency.after_memory_ms(hits, latency.both_ms(read_net, drives.reads)),
            latency.both_ms(write_net, drives.writes),
        )
        alone = ReadsAndWritesMs(
            latency.after_memory_ms(hits, latency.messages_ms(one, remote, hop, nobody)),
            latency.messages_ms(messages, everything, hop, nobody),
        )
        time = ReadsAndWritesMs(latency.after_memory_ms(hits, read_net), write_net)
        parts = [self._part("cpu", VSAN, rows, time, alone, use)]
        return through, parts

    def _cpu_waiting(self, growth: Column) -> tuple[Column, Column]:
        """Mean time until a thread of vSAN gets a core, over the hosts of each cluster."""
        layout = self._layout
        hosts, cluster = self._hosts
        use = self._grown_use("cpu", hosts, _rows(growth, cluster))
        cores = gather(
            interactions.cores_of_host(
                layout.hosts.column("sockets"), layout.hosts.column("cores_per_socket")
            ),
            hosts,
        )
        path = self._data.latency.vsan
        part = layout.constant(
            path.slice_ms,
            LeafNote(Message("Time for which a core is taken"), "q", "ms", "constant", path.source),
        )
        waiting = latency.core_waiting_ms(part, _waiting(cores, use), cores, use)
        count = values_of(self._measures.runs.hosts_in_service)[hosts]
        targets = Targets(cluster, len(self._cluster))
        together = targets.sums(count)[cluster]
        weight = np.divide(count, together, where=together > 0, out=np.ones(count.shape))
        title = Message("Hosts of this card among those of the cluster")
        share: Column = weight
        if layout.recording:
            parts = [layout.hosts.components[row] for row in hosts.tolist()]
            share = Traced(
                weight, Leaf(lambda row: drawing_note(parts[row], title, "s", "share", "Number of hosts"))
            )
        mean = total(latency.part_of_waiting_ms(waiting, share), targets, Message("Mean of all hosts"), "ms")
        return mean, targets.sums(np.where(weight > 0, values_of(use) * weight, 0.0))

    def _messages(self) -> Column:
        path = self._data.latency.vsan
        title = Message("Messages of a write")
        return self._layout.clusters.derived(
            lambda cluster: path.messages_of_write[cluster.vsan_version],
            lambda cluster: LeafNote(title, "n", "count", "constant", path.source, cluster.name, cluster.id),
        )

    def _client_hits(self) -> Column:
        path, versions = self._data.latency.vsan, self._layout.catalog.vsan_versions
        title = Message("Hits in the client cache of vSAN")
        return self._layout.clusters.derived(
            lambda cluster: (
                path.client_cache_hit_percent
                if has_client_cache(cluster, versions[cluster.vsan_version])
                else 0.0
            ),
            lambda cluster: client_cache_note(
                cluster, LeafNote(title, "h", "%", "constant", path.source, cluster.name, cluster.id)
            ),
        )


def _waiting(servers: Column, use: Column) -> Column:
    """Probability that all servers are busy (Erlang C)."""
    return erlang_c(erlang_b(acceptance.offered_load(use, servers), servers), use)


def _rows(growth: Column, rows: Index) -> Column:
    return growth if len(values_of(growth)) == 1 else gather(growth, rows)
