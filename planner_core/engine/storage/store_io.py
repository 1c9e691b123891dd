"""I/O on the stores: each file role counts on the store that its link targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import numpy as np

from planner_core.engine.basis.axes import Phase, working_or_storm
from planner_core.engine.hosts.desktops import (
    ReadsAndWrites,
    io_by_phase,
    kib_per_io_by_phase,
    kib_per_io_with_users,
    storm_and_users,
    with_peak,
)
from planner_core.engine.hosts.users_in_storms import means_with_users, storms_with_users
from planner_core.engine.layout.dependencies import kept, kept_by_word
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import drawing_note, field_note
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.files import Files
from planner_core.formulas import desktop_load, host_cache, io_on_stores, network
from planner_core.formulas.recording import (
    Column,
    Index,
    LeafNote,
    Targets,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool
from planner_core.units import PERCENT

ALL_OF_IT = LeafNote(Message("All of it"), "", "%", "constant", "Servers have one file role")
NOT_OF_FULL_CLONES: Final = {
    "replica_read_percent": LeafNote(
        Message("Reads from the replica"), "", "%", "drawing", "Full clones read their own disk"
    ),
    "disposable_write_percent": LeafNote(
        Message("Writes to the disposable disk"), "", "%", "drawing", "Full clones write to their own disk"
    ),
}

ONE_SERVER = LeafNote(Message("One server"), "a", "count", "constant", "Load per server")


class RoleIo(NamedTuple):
    """I/O of the file roles of pools or servers, one row for each role of one of them on a store."""

    source: Index
    """Row of the pool or of the servers."""
    targets: Targets
    """Row of the store."""
    io: Column


class StoreIo(NamedTuple):
    """Reads and writes of all stores, of the servers alone, and role by role."""

    all: ReadsAndWrites
    servers: ReadsAndWrites
    role_reads: RoleIo
    role_writes: RoleIo
    read_bytes: Column
    """MB/s of each row of `role_reads`."""
    write_bytes: Column
    server_reads: RoleIo
    server_writes: RoleIo


class ServerIo(NamedTuple):
    """I/O of the infrastructure servers."""

    reads: RoleIo
    writes: RoleIo
    all: ReadsAndWrites
    """On all stores."""


@kept
def store_io(layout: Layout, files: Files) -> StoreIo:
    """I/O of everything on the stores, by phase, load and case."""
    one_reads, one_writes = _reads_of_one(layout, files), _writes_of_one(layout, files)
    reads, writes = _of_desktops(layout, one_reads), _of_desktops(layout, one_writes)
    desktops = ReadsAndWrites(
        total(reads.io, reads.targets, Message("Reads of all desktops"), "IOPS"),
        total(writes.io, writes.targets, Message("Writes of all desktops"), "IOPS"),
    )
    server_reads, server_writes, servers = server_io(layout, files)
    return StoreIo(
        ReadsAndWrites(demand_of(desktops.reads, servers.reads), demand_of(desktops.writes, servers.writes)),
        servers,
        reads,
        writes,
        network.throughput_mb_s(reads.io, one_reads.kib_per_io),
        network.throughput_mb_s(writes.io, one_writes.kib_per_io),
        server_reads,
        server_writes,
    )


class _OfOne(NamedTuple):
    """I/O of one desktop, one row for each role of a pool on a store."""

    files: RoleFiles
    iops: Column
    kib_per_io: Column


def _of_one(files: RoleFiles, iops: Column, kib_per_io: Column) -> _OfOne:
    """From the I/O of one desktop of each pool, and its size."""
    return _OfOne(files, gather(iops, files.source), gather(kib_per_io, files.source))


def _of_desktops(layout: Layout, one: _OfOne) -> RoleIo:
    source, targets, share, part_percent = one.files
    desktops = gather(layout.pools.column("desktops"), source)
    return RoleIo(source, targets, io_on_stores.role_iops(desktops, share, one.iops, part_percent))


@kept
def _reads_of_one(layout: Layout, files: Files) -> _OfOne:
    reads = reads_after_host_cache(layout, files, io_by_phase(layout).reads)
    size = _sizes(layout).reads
    if layout.hosts.any_above("host_cache_gib"):
        size = _size(layout, lambda phase: _reads_past_cache(layout, files, phase))
    return _of_one(files_read(layout, files), reads, size)


@kept
def _writes_of_one(layout: Layout, files: Files) -> _OfOne:
    return _of_one(files_written(layout, files), io_by_phase(layout).writes, _sizes(layout).writes)


class RoleFiles(NamedTuple):
    """Files of several roles on the stores, one role under the other."""

    source: Index
    """Row of the pool."""
    targets: Targets
    """Row of the store."""
    share: Column
    """Share of the pool's desktops whose file is there."""
    part_percent: Column
    """The role's share of the I/O."""


@kept
def files_read(layout: Layout, files: Files) -> RoleFiles:
    """Those that desktops read."""
    return _role_files(files, _read_shares(layout))


@kept
def files_written(layout: Layout, files: Files) -> RoleFiles:
    """Those that they write."""
    return _role_files(files, _write_shares(layout))


def _role_files(files: Files, parts_percent: Mapping[str, Column]) -> RoleFiles:
    entries = [files.entries(role) for role in parts_percent]
    target = np.concatenate([each.target for each in entries])
    parts = [gather(part, each.source) for each, part in zip(entries, parts_percent.values(), strict=True)]
    return RoleFiles(
        np.concatenate([each.source for each in entries]),
        targets_of(tuple(parts_percent), target, files.stores),
        concatenate([each.share for each in entries]),
        concatenate(parts),
    )


class _StormAndUsers(NamedTuple):
    """I/O of a storm and of the users who work in it."""

    reads: tuple[Column, Column]
    writes: tuple[Column, Column]


@kept_by_word
def _of_both(layout: Layout, phase: Phase) -> _StormAndUsers:
    """On average and at the peak."""
    pools, (storm, users) = layout.pools, storm_and_users(layout, phase)

    def with_peaks(of_storm: Column, of_users: Column) -> tuple[Column, Column]:
        return (
            with_peak(layout, of_storm, pools.column("work_peak_factor")),
            with_peak(layout, of_users, pools.column("peak_factor")),
        )

    return _StormAndUsers(with_peaks(storm.reads, users.reads), with_peaks(storm.writes, users.writes))


@kept
def _sizes(layout: Layout) -> ReadsAndWrites:
    """Mean sizes of reads, without caches of hosts, and of writes of each pool."""
    return ReadsAndWrites(
        _size(layout, lambda phase: _of_both(layout, phase).reads),
        _size(layout, lambda phase: _of_both(layout, phase).writes),
    )


def _size(layout: Layout, ios: Callable[[Phase], tuple[Column, Column]]) -> Column:
    """Mean size of an I/O of each pool; of storm and users where some work in a storm."""
    if not storms_with_users(layout):
        return kib_per_io_by_phase(layout)
    pools = layout.pools
    means = means_with_users(layout, pools.column("work_kib_per_io"), pools.column("kib_per_io"), ios)
    return kib_per_io_with_users(layout, means)


def _read_shares(layout: Layout) -> dict[str, Column]:
    from_replica = _of_clones(layout, "replica_read_percent")
    return {"replica": from_replica, "delta": io_on_stores.remaining_percent(from_replica)}


def _write_shares(layout: Layout) -> dict[str, Column]:
    to_disposable = _of_clones(layout, "disposable_write_percent")
    return {"delta": io_on_stores.remaining_percent(to_disposable), "disposable": to_disposable}


def _of_clones(layout: Layout, field: str) -> Column:
    """Share of a clone's I/O on a disk other than its own; full clones have no other."""
    pools = layout.pools
    if not pools.any_is("clone_type", "full"):
        return pools.column(field)

    def note(pool: DesktopPool) -> LeafNote:
        if pool.clone_type == "full":
            return NOT_OF_FULL_CLONES[field]._replace(component=pool.name, component_id=pool.id)
        return field_note(pool, field)

    cloned = pools.looked_up("clone_type", lambda kind: kind != "full")
    return pools.given(pools.numbers(field) * cloned, note)


def reads_after_host_cache(layout: Layout, files: Files, reads: Column) -> Column:
    """Reads that miss the caches of the hosts."""
    if not layout.hosts.any_above("host_cache_gib"):
        return reads
    working, storm = _hits(layout, files)
    beside = means_with_users(layout, storm, working, lambda phase: _of_both(layout, phase).reads)
    return host_cache.reads_after_cache(
        reads, working_or_storm(layout.phases, working, storm, with_users=beside)
    )


def _reads_past_cache(layout: Layout, files: Files, phase: Phase) -> tuple[Column, Column]:
    """Reads of a storm and of its users that miss the caches of the hosts."""
    storm, users = _of_both(layout, phase).reads
    hits = _hits(layout, files)
    return host_cache.reads_after_cache(storm, hits[1]), host_cache.reads_after_cache(users, hits[0])


def _hits(layout: Layout, files: Files) -> tuple[Column, Column]:
    """Reads of each pool that the caches of the hosts answer, in percent: at work and in storms."""
    pools, runs = layout.pools, files.runs.pools
    cached = (layout.hosts.numbers("host_cache_gib")[runs.target] > 0).astype(np.float64)
    shares = Targets(runs.source, len(pools)).sums(values_of(runs.share) * cached)
    title, source = Message("Desktops on hosts with a cache"), "Hosts that the pool runs on"
    covered = pools.given(shares * PERCENT, lambda pool: drawing_note(pool, title, "cached", "%", source))
    fields = "host_cache_hit_percent", "boot_host_cache_hit_percent"
    working, storm = (host_cache.hits_where_cached_percent(pools.column(each), covered) for each in fields)
    return working, storm


@kept
def server_io(layout: Layout, files: Files) -> ServerIo:
    """Reads and writes of the servers, each on the stores of its disks, and both on all stores."""
    servers, entries = layout.servers, files.entries("server_disk")
    all_of_it = layout.constant(PERCENT, ALL_OF_IT)
    machines = gather(servers.column("servers"), entries.source)
    iops, read_percent = servers.column("iops"), servers.column("read_percent")
    one = layout.constant(1, ONE_SERVER)
    reads = desktop_load.working_reads_iops(one, iops, read_percent)
    writes = desktop_load.working_writes_iops(one, iops, read_percent)

    def on_stores(io: Column) -> RoleIo:
        part = io_on_stores.role_iops(machines, entries.share, gather(io, entries.source), all_of_it)
        return RoleIo(entries.source, entries.targets, part)

    reads_here, writes_here = on_stores(reads), on_stores(writes)
    together = ReadsAndWrites(
        total(reads_here.io, entries.targets, Message("Reads of infrastructure servers"), "IOPS"),
        total(writes_here.io, entries.targets, Message("Writes of infrastructure servers"), "IOPS"),
    )
    return ServerIo(reads_here, writes_here, together)
