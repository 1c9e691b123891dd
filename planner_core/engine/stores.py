"""IOPS and capacity of the disk groups: each file role counts on the store that its link leads to."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planner_core.engine.block import Block
from planner_core.engine.layout import Entries, Layout
from planner_core.formulas import clone_files, desktop_io, memory, raid
from planner_core.formulas.recording import Column, LeafNote, along_phases, concatenate, gather, total
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.plan.links import ROLE_NAMES
from planner_core.units import PERCENT

ALL_OF_IT = LeafNote(Message("All of it"), "", "%", "constant", "Servers have one file role")

PER_DESKTOP_ROLES = ("delta", "disposable", "swap", "log", "vmx_swap")
"""Roles that take space for each desktop; replica and template take it once per store."""


class StoreBlocks(NamedTuple):
    """The three resources of the disk groups, and the space of each file role."""

    disk_iops: Block
    front_end_iops: Block
    capacity: Block
    space_by_role: dict[str, Column]
    """GiB by role and "overhead"; a row per disk group."""


def store_blocks(layout: Layout) -> StoreBlocks:
    """Demand and capacity of all disk groups."""
    disk, front_end = _iops_blocks(layout)
    capacity, by_role = _capacity_block(layout)
    return StoreBlocks(disk, front_end, capacity, by_role)


# --- IOPS ----------------------------------------------------------------------------------------------------


class _InOut(NamedTuple):
    reads: Column
    writes: Column


def _iops_blocks(layout: Layout) -> tuple[Block, Block]:
    desktops, servers = _desktop_io(layout), _server_io(layout)
    reads = demand_of(desktops.reads, servers.reads)
    writes = demand_of(desktops.writes, servers.writes)
    groups = layout.groups
    raw = raid.raw_iops(layout.stores_of_group(), groups.column("drives"), groups.column("drive_iops"))
    behind = _behind_raid(layout, reads, writes)
    ids = [group.id for group in groups.components]
    target = layout.setting("iops_target_percent")
    disk = Block("disk_iops", "IOPS", ids, behind, _behind_raid(layout, *servers), raw, target)
    front_end = Block(
        "front_end_iops",
        "IOPS",
        ids,
        desktop_io.front_end_iops(reads, writes),
        desktop_io.front_end_iops(*servers),
        raid.front_end_capability_iops(raw, reads, writes, behind),
        target,
        binding=False,
    )
    return disk, front_end


def _behind_raid(layout: Layout, reads: Column, writes: Column) -> Column:
    groups = layout.groups
    return raid.back_end_iops(
        reads,
        writes,
        layout.raid("write_penalty", Message("Write penalty"), "I/Os per write"),
        groups.column("read_cache_hit_percent"),
        groups.column("write_coalescing_percent"),
    )


def _desktop_io(layout: Layout) -> _InOut:
    pools = layout.pools
    booting = desktop_io.boot_iops(pools.column("boot_ios"), layout.setting("boot_window_minutes"))
    iops = along_phases(pools.column("iops"), booting)
    read_percent = along_phases(pools.column("read_percent"), pools.column("boot_read_percent"))
    from_replica = pools.column("replica_read_percent")
    to_disposable = pools.column("disposable_write_percent")
    read_shares = {"replica": from_replica, "delta": desktop_io.remaining_percent(from_replica)}
    write_shares = {"delta": desktop_io.remaining_percent(to_disposable), "disposable": to_disposable}

    def part(formula: Column, role: str, share_of_io: Column) -> Column:
        entries = layout.pool_files[role]
        return formula(
            gather(pools.column("desktops"), entries.source),
            entries.share,
            gather(iops, entries.source),
            gather(read_percent, entries.source),
            gather(share_of_io, entries.source),
        )

    return _InOut(
        _on_groups(
            layout,
            {role: part(desktop_io.role_reads_iops, role, share) for role, share in read_shares.items()},
            Message("Reads of all desktops"),
        ),
        _on_groups(
            layout,
            {role: part(desktop_io.role_writes_iops, role, share) for role, share in write_shares.items()},
            Message("Writes of all desktops"),
        ),
    )


def _on_groups(layout: Layout, parts: dict[str, Column], title: Message) -> Column:
    targets = np.concatenate([layout.pool_files[role].target for role in parts])
    return total(concatenate(list(parts.values())), targets, len(layout.groups), title, "IOPS")


def _server_io(layout: Layout) -> _InOut:
    servers, files = layout.servers, layout.server_files
    all_of_it = layout.constant(PERCENT, ALL_OF_IT)
    arguments = (
        gather(servers.column("servers"), files.source),
        files.share,
        gather(servers.column("iops"), files.source),
        gather(servers.column("read_percent"), files.source),
        all_of_it,
    )
    count = len(layout.groups)
    reads, writes = desktop_io.role_reads_iops(*arguments), desktop_io.role_writes_iops(*arguments)
    return _InOut(
        total(reads, files.target, count, Message("Reads of infrastructure servers"), "IOPS"),
        total(writes, files.target, count, Message("Writes of infrastructure servers"), "IOPS"),
    )


# --- capacity ------------------------------------------------------------------------------------------------


def _capacity_block(layout: Layout) -> tuple[Block, dict[str, Column]]:
    groups = layout.groups
    growing = {role: _desktop_files(layout, role) for role in PER_DESKTOP_ROLES}
    fixed = {
        "replica": _replicas(layout),
        "template": _templates(layout),
        "server_disk": _server_disks(layout),
    }
    fixed_files = _files_sum(layout, fixed, Message("Files that do not grow with the desktops"))
    files = demand_of(_files_sum(layout, growing, Message("Files of all desktops")), fixed_files)
    percent = layout.setting("capacity_overhead_percent")
    overhead = clone_files.overhead_gib(files, percent)
    block = Block(
        resource="capacity",
        unit="GiB",
        components=[group.id for group in groups.components],
        demand=clone_files.used_capacity_gib(files, overhead),
        fixed_demand=clone_files.used_capacity_gib(
            fixed_files, clone_files.overhead_gib(fixed_files, percent)
        ),
        capacity=raid.usable_capacity_gib(
            layout.stores_of_group(),
            groups.column("drives"),
            layout.raid("parity_drives", Message("Parity drives"), "drives"),
            layout.raid("copies", Message("Copies of each block"), "copies"),
            groups.column("drive_gb"),
        ),
        target_percent=layout.setting("capacity_target_percent"),
    )
    return block, {**fixed, **growing, "overhead": overhead}


def _desktop_files(layout: Layout, role: str) -> Column:
    pools = layout.pools
    sizes = {
        "delta": "delta_gib",
        "disposable": "disposable_gib",
        "log": "log_gib",
        "vmx_swap": "vmx_swap_gib",
    }
    if role == "swap":
        size = memory.swap_file_gib(pools.column("ram_gib"), pools.column("ram_reserved_gib"))
    else:
        size = pools.column(sizes[role])
    entries = layout.pool_files[role]
    space = clone_files.desktop_files_gib(
        gather(pools.column("desktops"), entries.source), entries.share, gather(size, entries.source)
    )
    return _on_stores(layout, space, entries, role)


def _replicas(layout: Layout) -> Column:
    pools, entries = layout.pools, layout.pool_files["replica"]
    space = clone_files.replica_files_gib(
        gather(layout.stores_of_group(), entries.target),
        gather(pools.column("replica_copies"), entries.source),
        gather(pools.column("replica_gib"), entries.source),
    )
    return _on_stores(layout, space, entries, "replica")


def _templates(layout: Layout) -> Column:
    entries = layout.pool_files["template"]
    space = clone_files.template_files_gib(
        gather(layout.stores_of_group(), entries.target),
        gather(layout.pools.column("template_gib"), entries.source),
    )
    return _on_stores(layout, space, entries, "template")


def _server_disks(layout: Layout) -> Column:
    servers, entries = layout.servers, layout.server_files
    space = clone_files.desktop_files_gib(
        gather(servers.column("servers"), entries.source),
        entries.share,
        gather(servers.column("disk_gib"), entries.source),
    )
    return _on_stores(layout, space, entries, "server_disk")


def _on_stores(layout: Layout, space: Column, entries: Entries, role: str) -> Column:
    return total(space, entries.target, len(layout.groups), Message(ROLE_NAMES[role]), "GiB")


def _files_sum(layout: Layout, by_role: dict[str, Column], title: Message) -> Column:
    count = len(layout.groups)
    rows = np.tile(np.arange(count), len(by_role))
    return total(concatenate(list(by_role.values())), rows, count, title, "GiB")
