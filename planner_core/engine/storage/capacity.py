"""Space on the stores: each file role counts on the store that its link targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from planner_core.catalog.written_files import WRITTEN_BY
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import full_clones, shares_a_replica
from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.hosts.failed_hosts import SPACE
from planner_core.engine.layout.dependencies import kept, kept_by_word
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.files_inside import with_files_inside
from planner_core.engine.storage.other_stores import store_usable
from planner_core.engine.storage.raid_sets import copies_of_blocks, parity_drives, set_drives
from planner_core.engine.storage.reduction import effective_capacity_gib, of_role_gib
from planner_core.engine.storage.swap_files import swap_on_stores_gib
from planner_core.engine.storage.written_files import part_with_file
from planner_core.formulas import clone_files, memory, raid
from planner_core.formulas.recording import (
    Column,
    Index,
    LeafNote,
    Values,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.links import ROLE_NAMES

PER_DESKTOP_ROLES = ("delta", "disposable", "persistent", "swap", "suspend", "log", "vmx_swap")
"""Roles with a file per desktop; replica and template exist once per store."""
SIZE_FIELDS = {
    "disposable": "disposable_gib",
    "log": "log_gib",
    "vmx_swap": "vmx_swap_gib",
}


class Capacity:
    """The capacity of all stores, of the arrays' volumes, and the space of each file role."""

    def __init__(self, space: Block, volumes: Block, by_role: Callable[[], Mapping[str, Column]]) -> None:
        self.space = space
        self.volumes = volumes
        self._by_role = by_role

    @cached_property
    def by_role(self) -> Mapping[str, Column]:
        """GiB by role and "overhead"; a row per store."""
        return self._by_role()


class _Fixed(NamedTuple):
    """Files that do not grow with the desktops, in GiB."""

    by_role: Mapping[str, Column]
    together: Column
    used: Column
    """With the overhead."""
    used_with_inside: Column
    """On the stores that are shown, with the files on the disk groups of an array."""


class _Shown(NamedTuple):
    """The stores shown in results, which have a capacity of their own."""

    rows: Index
    components: Sequence[ComponentId]
    tolerated: Values


def capacity_blocks(layout: Layout, files: Files) -> Capacity:
    """Demand and capacity of all stores."""
    return Capacity(_space(layout, files), _volumes(layout, files), lambda: _by_role(layout, files))


@kept
def _space(layout: Layout, files: Files) -> Block:
    rows, components, tolerated = _shown(layout, files)
    return Block(
        resource="capacity",
        unit="GiB",
        components=components,
        demand=gather(with_files_inside(layout, files, _used(layout, files).used), rows),
        fixed_demand=_fixed(layout, files).used_with_inside,
        capacity=gather(_capacity(layout, files), rows),
        target_percent=layout.target("capacity_target_percent"),
        tolerated=tolerated,
    )


class _Used(NamedTuple):
    growing: Mapping[str, Column]
    """Files of the desktops, by role."""
    overhead: Column
    used: Column
    """All files with the overhead."""


@kept
def _used(layout: Layout, files: Files) -> _Used:
    growing = {role: _desktop_files(layout, files, role) for role in PER_DESKTOP_ROLES}
    every = demand_of(_desktops_together(layout, files, growing), _fixed(layout, files).together)
    overhead = clone_files.overhead_gib(every, layout.setting("capacity_overhead_percent"))
    return _Used(growing, overhead, clone_files.used_capacity_gib(every, overhead))


def _by_role(layout: Layout, files: Files) -> Mapping[str, Column]:
    fixed, rows = _fixed(layout, files), _shown(layout, files).rows
    growing, overhead, _ = _used(layout, files)
    return {
        role: gather(with_files_inside(layout, files, column), rows)
        for role, column in {**fixed.by_role, **growing, "overhead": overhead}.items()
    }


@kept
def _fixed(layout: Layout, files: Files) -> _Fixed:
    by_role = {
        "replica": _replicas(layout, files),
        "template": _templates(layout, files),
        "server_disk": _server_disks(layout, files),
    }
    together = _files_sum(files, by_role, Message("Files that do not grow with the desktops"))
    overhead = clone_files.overhead_gib(together, layout.setting("capacity_overhead_percent"))
    used = clone_files.used_capacity_gib(together, overhead)
    inside = gather(with_files_inside(layout, files, used), _shown(layout, files).rows)
    return _Fixed(by_role, together, used, inside)


@kept
def _shown(layout: Layout, files: Files) -> _Shown:
    """All but vSAN drives, drives of an array whose files are on its volumes, and clusters without vSAN."""
    behind_array = (layout.array_of_group != NOWHERE) & ~layout.connections.groups_with_own_files
    data = np.flatnonzero((layout.vsan_of_group == NOWHERE) & ~behind_array)
    arrays = np.arange(files.stores)[files.array_rows()]
    vsan = files.groups + files.arrays + np.flatnonzero(layout.shares_disks)
    rows = np.concatenate([data, arrays, vsan])
    return _Shown(rows, [files.ids[row] for row in rows.tolist()], files.tolerated[rows])


@kept
def _volumes(layout: Layout, files: Files) -> Block:
    """Files on the volumes of an array, including those on its disk groups."""
    rows = np.arange(files.stores)[files.array_rows()]
    used, fixed = _used(layout, files).used, _fixed(layout, files).used
    return Block(
        resource="volume_capacity",
        unit="GiB",
        components=layout.arrays.ids,
        demand=gather(with_files_inside(layout, files, used), rows),
        fixed_demand=gather(with_files_inside(layout, files, fixed), rows),
        capacity=_in_volumes(layout),
        target_percent=layout.target("capacity_target_percent"),
        tolerated=files.tolerated[rows],
    )


# --- supply --------------------------------------------------------------------------------------------------


@kept
def _in_volumes(layout: Layout) -> Column:
    return clone_files.volumes_gib(layout.arrays.column("volumes"), layout.arrays.column("volume_gib"))


@kept
def _capacity(layout: Layout, files: Files) -> Column:
    groups = layout.groups
    usable = raid.usable_capacity_gib(
        files.runs.stores_of_group(SPACE),
        groups.column("drives"),
        parity_drives(layout),
        copies_of_blocks(layout),
        groups.column("drive_gb"),
    )
    if groups.looked_up("raid", lambda level: layout.catalog.raid_levels[level].block_sectors).any():
        usable = raid.capacity_of_blocks_gib(
            usable,
            layout.raid("block_sectors", Message("Sectors of a block"), "sectors"),
            groups.column("drives"),
            set_drives(layout),
            layout.raid("parity_drives", Message("Parity drives of a set"), "drives"),
        )
    if groups.any_above("format_percent"):
        usable = raid.formatted_capacity_gib(usable, groups.column("format_percent"))
    parts = [usable]
    if len(layout.arrays):
        inside = np.flatnonzero(layout.array_of_group != NOWHERE)
        array = layout.array_of_group[inside]
        targets = targets_of(("groups", "arrays"), array, files.arrays)
        together = total(gather(usable, inside), targets, Message("Usable in all disk groups"), "GiB")
        parts.append(effective_capacity_gib(layout, together))
    if layout.has_vsan:
        parts.append(store_usable(layout, files.runs))
    return parts[0] if len(parts) == 1 else concatenate(parts)


# --- demand --------------------------------------------------------------------------------------------------


def _desktop_files(layout: Layout, files: Files, role: str) -> Column:
    entries, of_one = files.entries(role), _file_of_one(layout, files, role)
    if of_one is None:
        return _nothing(layout, files)
    space = clone_files.desktop_files_gib(
        gather(layout.pools.column("desktops"), entries.source), entries.share, of_one
    )
    return _on_stores(space, entries, role)


@kept_by_word
def _file_of_one(layout: Layout, files: Files, role: str) -> Column | None:
    """Size of one desktop's file of a role, by entry; None if no pool has such files."""
    entries, of_one = files.entries(role), file_gib(layout, role)
    if not layout.recording and not values_of(of_one).any():
        return None
    size = gather(of_one, entries.source)
    if role in WRITTEN_BY:
        part = part_with_file(layout, files, role)
        if part is not None:
            size = clone_files.file_where_written_gib(size, part)
    if role == "swap":
        size = swap_on_stores_gib(layout, entries, files.groups + files.arrays, size)
    return of_role_gib(layout, entries, files.groups, role, size)


@kept
def _nothing(_: Layout, files: Files) -> Column:
    return np.zeros((files.stores, 1, 1, 1), order="F")


def _desktops_together(layout: Layout, files: Files, growing: Mapping[str, Column]) -> Column:
    nothing = _nothing(layout, files)
    some = {role: column for role, column in growing.items() if column is not nothing}
    return _files_sum(files, some, Message("Files of all desktops")) if some else nothing


def file_gib(layout: Layout, role: str) -> Column:
    """Size of one desktop's file of a role."""
    pools = layout.pools
    if role == "swap":
        return memory.swap_file_gib(pools.column("ram_gib"), pools.column("ram_reserved_gib"))
    if role == "persistent":
        return clone_files.filled_gib(pools.column("persistent_gib"), pools.column("persistent_fill_percent"))
    if role == "suspend":
        return clone_files.suspend_file_gib(pools.column("ram_gib"), pools.column("suspends"))
    if role == "delta":
        return _own_disk_gib(layout)
    if role == "disposable" and (full := full_clones(layout)) is not None:
        return clone_files.disposable_disk_gib(pools.column("disposable_gib"), full)
    return pools.column(SIZE_FIELDS[role])


def _own_disk_gib(layout: Layout) -> Column:
    """Delta disk of a clone; for a full clone, its filled disk."""
    pools, full = layout.pools, full_clones(layout)
    if full is None:
        return pools.column("delta_gib")
    disk = clone_files.filled_gib(pools.column("replica_gib"), pools.column("full_clone_fill_percent"))
    if pools.any_above("patch_gb"):
        disk = clone_files.patched_disk_gib(disk, pools.column("patch_gb"))
    return clone_files.own_disk_gib(pools.column("delta_gib"), full, disk)


def _replicas(layout: Layout, files: Files) -> Column:
    pools, entries = layout.pools, _replicas_on_stores(layout, files)
    size = gather(pools.column("replica_gib"), entries.source)
    space = clone_files.replica_files_gib(
        _stores_of_replicas(layout, files),
        gather(pools.column("replica_copies"), entries.source),
        of_role_gib(layout, entries, files.groups, "replica", size),
    )
    return _on_stores(space, entries, "replica")


def _templates(layout: Layout, files: Files) -> Column:
    entries = files.entries("template")
    size = gather(layout.pools.column("template_gib"), entries.source)
    space = clone_files.template_files_gib(
        _stores_of_templates(layout, files),
        of_role_gib(layout, entries, files.groups, "template", size),
    )
    return _on_stores(space, entries, "template")


def _server_disks(layout: Layout, files: Files) -> Column:
    servers, entries = layout.servers, files.entries("server_disk")
    space = clone_files.desktop_files_gib(
        gather(servers.column("servers"), entries.source),
        entries.share,
        gather(servers.column("disk_gib"), entries.source),
    )
    return _on_stores(space, entries, "server_disk")


def stores_of_entries(layout: Layout, files: Files, entries: Entries) -> Column:
    """Datastores behind each entry: of local disk groups one per host, of an array its volumes, of vSAN one."""
    return gather(_store_counts(layout, files, with_volumes=True), entries.target)


@kept
def _replicas_on_stores(layout: Layout, files: Files) -> Entries:
    """Entries of the replicas of pools that have any."""
    return files.entries("replica").of(shares_a_replica(layout))


@kept
def _stores_of_replicas(layout: Layout, files: Files) -> Column:
    """Datastores of each entry: of local disk groups one per host, of an array its volumes, of vSAN one."""
    return stores_of_entries(layout, files, _replicas_on_stores(layout, files))


@kept
def _stores_of_templates(layout: Layout, files: Files) -> Column:
    """Templates exist once on an array or vSAN; local stores need one per host."""
    return gather(_store_counts(layout, files, with_volumes=False), files.entries("template").target)


def _store_counts(layout: Layout, files: Files, with_volumes: bool) -> Column:
    one = LeafNote(Message("Stores"), "stores", "count", "drawing", "One datastore")
    parts = [files.runs.stores_of_group(SPACE)]
    if files.arrays:
        volumes = layout.arrays.column("volumes")
        single = layout.arrays.same(1.0, one)
        parts.append(volumes if with_volumes else single)
    if len(layout.clusters):
        parts.append(layout.clusters.same(1.0, one))
    return parts[0] if len(parts) == 1 else concatenate(parts)


def _on_stores(space: Column, entries: Entries, role: str) -> Column:
    return total(space, entries.targets, Message(ROLE_NAMES[role]), "GiB")


def _files_sum(files: Files, by_role: Mapping[str, Column], title: Message) -> Column:
    rows = np.tile(np.arange(files.stores), len(by_role))
    key = ("files", str(len(by_role)))
    targets = targets_of(key, rows, files.stores)
    return total(concatenate(list(by_role.values())), targets, title, "GiB")
