"""IOPS of the disk groups: direct load, and load passed down by arrays and vSAN."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.raid_levels import RaidLevel
from planner_core.catalog.vsan import VsanPolicy
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import ReadsAndWrites
from planner_core.engine.hosts.failed_hosts import IOPS
from planner_core.engine.hosts.vsan_reduction import reduction_io_percent
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note, field_note
from planner_core.engine.storage.failed_drives import failed_drives, lost_share, rebuild_percent, some_fail
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.flows import Flows, flows_of, io_on_groups
from planner_core.engine.storage.raid_sets import set_drives
from planner_core.engine.storage.store_io import server_io, store_io
from planner_core.engine.storage.vsan import reads_of_lost_block, sites_of_clusters
from planner_core.formulas import host_cache, io_on_stores, raid, vsan
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    LeafNote,
    Values,
    at_rows,
    rows_or,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup

NO_CLUSTER = np.zeros((1, 1, 1, 1))
"""Padding row for NOWHERE, after those of all clusters."""


@kept
def disk_blocks(layout: Layout, files: Files) -> tuple[Block, Block]:
    """Back-end and front-end I/O of all disk groups."""
    groups = layout.groups
    everything, in_front, behind = _of_everything(layout, files)
    raw = _raw(layout, files)
    servers_behind, servers_in_front = _of_servers(layout, files)
    target, tolerated = layout.target("iops_target_percent"), _tolerated(files)
    disk = Block(
        "disk_iops",
        "IOPS",
        groups.ids,
        behind,
        servers_behind,
        raw,
        target,
        tolerated=tolerated,
    )
    front_end = Block(
        "front_end_iops",
        "IOPS",
        groups.ids,
        in_front,
        servers_in_front,
        raid.front_end_capability_iops(raw, *everything, behind),
        target,
        binding=False,
        tolerated=tolerated,
    )
    return disk, front_end


@kept
def _tolerated(files: Files) -> Values:
    return files.tolerated[: files.groups]


@kept
def group_flows(layout: Layout, files: Files) -> Flows | None:
    return flows_of(layout, files)


@kept
def _of_everything(layout: Layout, files: Files) -> tuple[ReadsAndWrites, Column, Column]:
    """Reads and writes of all disk groups, and their front-end and back-end I/O."""
    everything = io_on_groups(files, store_io(layout, files).all, group_flows(layout, files))
    behind = _behind_raid(_on_drives(layout), everything)
    return everything, io_on_stores.front_end_iops(*everything), behind


@kept
def _of_servers(layout: Layout, files: Files) -> tuple[Column, Column]:
    """Back-end and front-end I/O of the infrastructure servers."""
    servers = io_on_groups(files, server_io(layout, files).all, group_flows(layout, files))
    return _behind_raid(_on_drives(layout), servers), io_on_stores.front_end_iops(*servers)


# --- drives --------------------------------------------------------------------------------------------------


@kept
def _raw(layout: Layout, files: Files) -> Column:
    groups = layout.groups
    raw = raid.raw_iops(
        files.runs.stores_of_group(IOPS), groups.column("drives"), groups.column("drive_iops")
    )
    if not some_fail(layout):
        return raw
    return raid.rebuilding_raw_iops(raw, groups.column("drives"), *_rebuild(layout))


@kept
def _rebuild(layout: Layout) -> tuple[Column, Column]:
    """Failed drives, and the share of the drives' I/O that their rebuild takes."""
    return failed_drives(layout), rebuild_percent(layout)


class _OnDrives(NamedTuple):
    """Factors between the I/Os of a group and those of its drives."""

    read_factor: Column | None
    """Only with failed drives; None if none fails in any case."""
    drives_per_read: Column | None
    """None if no block is on all drives of its set."""
    write_penalty: Column
    read_hit_percent: Column
    merged_write_percent: Column


@kept
def _on_drives(layout: Layout) -> _OnDrives:
    factor = None
    if some_fail(layout):
        factor = raid.degraded_read_factor(lost_share(layout), _reads_of_lost_block(layout))
    return _OnDrives(
        factor,
        _drives_per_read(layout),
        _write_penalty(layout),
        _with_cache_before(layout, "read_cache_hit_percent", "vsan_read_cache_hit_percent"),
        merged_writes_percent(layout),
    )


def hits_in_front(layout: Layout) -> tuple[Column, Column]:
    """Reads that caches answer and writes that they merge in front of each disk group, in percent."""
    on_drives = _on_drives(layout)
    return on_drives.read_hit_percent, on_drives.merged_write_percent


def _behind_raid(on_drives: _OnDrives, io: ReadsAndWrites) -> Column:
    factor, drives_per_read, *others = on_drives
    reads = io.reads if factor is None else raid.degraded_reads_iops(io.reads, factor)
    if drives_per_read is not None:
        reads = raid.reads_of_sets_iops(reads, drives_per_read)
    return raid.back_end_iops(reads, io.writes, *others)


def _reads_of_lost_block(layout: Layout) -> Column:
    """Of the RAID level: for parity as many as drives are left in the set. Of the cluster's policy where drives are
    vSAN's.
    """
    groups, levels = layout.groups, layout.catalog.raid_levels

    def with_drives(drives: int) -> Values:
        return groups.looked_up("raid", lambda level: levels[level].reads_of_lost_block(drives))

    of_one, more = with_drives(1), with_drives(2) - with_drives(1)
    drives = _drives_of_a_set(layout)
    reads = of_one + more * (drives - 1)
    if layout.has_vsan:
        reads = _of_vsan_or(layout, reads_of_lost_block(layout), reads)
    title = Message("Drive reads for a block on a failed drive")
    return groups.given(reads, lambda group: rule_note(layout, group, title, "reads"))


def _drives_of_a_set(layout: Layout) -> Values:
    drives: Values = np.minimum(layout.groups.numbers("drives"), values_of(set_drives(layout)))
    return drives


def _is_on_whole_set(layout: Layout) -> NDArray[np.bool_]:
    """Disk groups each block of which is on all drives of its set."""
    levels = layout.catalog.raid_levels
    whole: NDArray[np.bool_] = layout.groups.looked_up("raid", lambda level: levels[level].whole_set) > 0
    return whole


def _drives_per_read(layout: Layout) -> Column | None:
    """Drive I/Os of a read by the RAID level: one, or one of each drive of the set. One where the drives are vSAN's."""
    whole = _is_on_whole_set(layout)
    if not whole.any():
        return None
    reads = np.where(whole, _drives_of_a_set(layout), 1.0)
    if layout.has_vsan:
        reads = np.where((layout.vsan_of_group != NOWHERE).reshape(ROWS_ONLY), 1.0, reads)
    title = Message("Drive reads per read")
    return layout.groups.given(reads, lambda group: rule_note(layout, group, title, "I/Os per read"))


def _write_penalty(layout: Layout) -> Column:
    """Of the RAID level, or of the cluster's policy where the drives belong to vSAN."""
    groups, clusters, policies = layout.groups, layout.clusters, layout.catalog.vsan_policies
    levels = layout.catalog.raid_levels
    penalty = groups.looked_up("raid", lambda level: levels[level].write_penalty)
    whole = _is_on_whole_set(layout)
    if whole.any():
        penalty = np.where(whole, _drives_of_a_set(layout), penalty)
    if layout.has_vsan:
        old = clusters.looked_up("vsan_policy", lambda policy: policies[policy].device_writes(esa=False))
        esa = clusters.looked_up("vsan_policy", lambda policy: policies[policy].device_writes(esa=True))
        is_esa = clusters.looked_up("vsan", lambda kind: kind == "esa") > 0
        at_sites = np.where(is_esa, esa, old) * sites_of_clusters(layout)
        penalty = _of_vsan_or(layout, at_sites, penalty)
    title = Message("Write penalty")
    plain = groups.given(penalty, lambda group: rule_note(layout, group, title, "I/Os per write"))
    if not layout.clusters.any_above("vsan_reduction_io_percent"):
        return plain
    return vsan.penalty_with_reduction(plain, _reduction_io_percent(layout))


def _reduction_io_percent(layout: Layout) -> Column:
    """Further I/Os for each write by data reduction, of the vSAN that each disk group belongs to."""
    of_clusters = reduction_io_percent(layout)
    here = _of_vsan_or(layout, values_of(of_clusters), NO_CLUSTER)

    def note(group: DiskGroup) -> LeafNote:
        cluster = layout.vsan_of_group[layout.groups.row[group.id]]
        if cluster != NOWHERE:
            return field_note(layout.clusters.components[cluster], "vsan_reduction_io_percent")
        return drawing_note(group, Message("No vSAN"), "h", "%", "Nesting in the plan")

    return layout.groups.given(here, note)


def rule_note(layout: Layout, group: DiskGroup, title: Message, unit: str) -> LeafNote:
    """Note of a number from the group's RAID level, or from the policy of the cluster whose vSAN uses the drives."""
    cluster = layout.vsan_of_group[layout.groups.row[group.id]]
    rule: RaidLevel | VsanPolicy = layout.catalog.raid_levels[group.raid]
    if cluster != NOWHERE:
        rule = layout.catalog.vsan_policies[layout.clusters.components[cluster].vsan_policy]
    return LeafNote(title, rule.name, unit, "constant", rule.source, group.name, group.id)


def _of_vsan_or(layout: Layout, of_clusters: Values, of_groups: Values) -> Values:
    """For each disk group, the value of the vSAN cluster it belongs to, or its own."""
    here = at_rows(np.concatenate([of_clusters, NO_CLUSTER]), layout.vsan_of_group)
    return np.where((layout.vsan_of_group != NOWHERE).reshape(ROWS_ONLY), here, of_groups)


def _with_cache_before(layout: Layout, field: str, vsan_field: str) -> Column:
    """Reduction by the group's own cache, and by that of the array or vSAN in front of it."""
    own = layout.groups.column(field)
    arrays, clusters = layout.array_of_group, layout.vsan_of_group
    if (arrays == NOWHERE).all() and (clusters == NOWHERE).all():
        return own
    of_array = rows_or(layout.arrays.numbers(field), arrays, 0.0)
    has_it = layout.clusters.looked_up("vsan", lambda kind: _has_this_cache(kind, field))
    of_vsan = rows_or(layout.clusters.numbers(vsan_field) * has_it, clusters, 0.0)
    outside = np.where((arrays != NOWHERE).reshape(ROWS_ONLY), of_array, of_vsan)

    def note(group: DiskGroup) -> LeafNote:
        row = layout.groups.row[group.id]
        array, cluster = int(arrays[row]), int(clusters[row])
        if array != NOWHERE:
            return field_note(layout.arrays.components[array], field)
        if cluster != NOWHERE and _has_this_cache(layout.clusters.components[cluster].vsan, field):
            return field_note(layout.clusters.components[cluster], vsan_field)
        return drawing_note(group, Message("No cache in front"), "h", "%", "Nesting in the plan")

    before = layout.groups.given(outside, note)
    return host_cache.hits_of_two_caches_percent(own, before)


def merged_writes_percent(layout: Layout) -> Column:
    """Writes that caches merge before they reach the drives of each disk group."""
    return _with_cache_before(layout, "write_coalescing_percent", "vsan_write_coalescing_percent")


def _has_this_cache(vsan: str, field: str) -> bool:
    """All-flash vSAN buffers writes and reads from the capacity devices."""
    return vsan == "hybrid" or field != "read_cache_hit_percent"
