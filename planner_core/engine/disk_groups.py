"""IOPS of the disk groups: what lands on them directly, and what arrays and vSAN hand down to their drives."""

from __future__ import annotations

import numpy as np

from planner_core.engine.block import Block
from planner_core.engine.desktops import ReadsAndWrites
from planner_core.engine.failed_drives import failed_drives, lost_share, rebuild_percent, some_fail
from planner_core.engine.files import Files
from planner_core.engine.flows import flows_of, io_on_groups
from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.store_io import StoreIo
from planner_core.engine.tables import drawing_note, field_note
from planner_core.formulas import host_cache, io_on_stores, raid
from planner_core.formulas.recording import (
    Column,
    LeafNote,
    Values,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup


def disk_blocks(layout: Layout, files: Files, io: StoreIo, in_service: Column) -> tuple[Block, Block]:
    """Back-end and front-end I/O of all disk groups. `in_service` counts each group's stores by case."""
    groups = layout.groups
    flows = flows_of(layout, files, values_of(in_service))
    everything, servers = io_on_groups(files, io.all, flows), io_on_groups(files, io.servers, flows)
    raw = _raw(layout, in_service)
    behind = _behind_raid(layout, everything)
    target = layout.target("iops_target_percent")
    tolerated = files.tolerated[: files.groups]
    disk = Block(
        "disk_iops",
        "IOPS",
        groups.ids,
        behind,
        _behind_raid(layout, servers),
        raw,
        target,
        tolerated=tolerated,
    )
    front_end = Block(
        "front_end_iops",
        "IOPS",
        groups.ids,
        io_on_stores.front_end_iops(*everything),
        io_on_stores.front_end_iops(*servers),
        raid.front_end_capability_iops(raw, *everything, behind),
        target,
        binding=False,
        tolerated=tolerated,
    )
    return disk, front_end


# --- drives --------------------------------------------------------------------------------------------------


def _raw(layout: Layout, in_service: Column) -> Column:
    groups = layout.groups
    raw = raid.raw_iops(in_service, groups.column("drives"), groups.column("drive_iops"))
    if not some_fail(layout):
        return raw
    failed = failed_drives(layout)
    return raid.rebuilding_raw_iops(raw, groups.column("drives"), failed, rebuild_percent(layout))


def _behind_raid(layout: Layout, io: ReadsAndWrites) -> Column:
    reads, writes = io
    if some_fail(layout):
        factor = raid.degraded_read_factor(lost_share(layout), _reads_of_lost_block(layout))
        reads = raid.degraded_reads_iops(reads, factor)
    return raid.back_end_iops(
        reads,
        writes,
        _write_penalty(layout),
        _with_cache_before(layout, "read_cache_hit_percent", "vsan_read_cache_hit_percent"),
        _with_cache_before(layout, "write_coalescing_percent", "vsan_write_coalescing_percent"),
    )


def _reads_of_lost_block(layout: Layout) -> Column:
    """Of the RAID level: as many as drives are left for parity. Of the cluster's policy where drives are vSAN's."""
    groups, levels, policies = layout.groups, layout.catalog.raid_levels, layout.catalog.vsan_policies
    of_vsan = layout.vsan_of_group

    def note(group: DiskGroup) -> LeafNote:
        cluster = of_vsan[groups.row[group.id]]
        rule = (
            levels[group.raid]
            if cluster == NOWHERE
            else policies[layout.clusters.components[cluster].vsan_policy]
        )
        title = Message("Drive reads for a block on a failed drive")
        return LeafNote(title, rule.name, "reads", "constant", rule.source, group.name, group.id)

    def with_drives(drives: int) -> Values:
        return groups.looked_up("raid", lambda level: levels[level].reads_of_lost_block(drives))

    of_one, more = with_drives(1), with_drives(2) - with_drives(1)
    reads = of_one + more * (groups.numbers("drives") - 1)
    by_policy = layout.clusters.looked_up("vsan_policy", lambda each: policies[each].reads_of_lost_block)
    by_policy = np.append(by_policy[:, 0, 0, 0], 0.0)[of_vsan].reshape(-1, 1, 1, 1)
    in_vsan = (of_vsan != NOWHERE)[:, None, None, None]
    return groups.given(np.where(in_vsan, by_policy, reads), note)


def _write_penalty(layout: Layout) -> Column:
    """Of the RAID level, or of the cluster's policy where the drives belong to vSAN."""
    title = Message("Write penalty")
    if not layout.has_vsan:
        return layout.raid("write_penalty", title, "I/Os per write")
    levels, policies = layout.catalog.raid_levels, layout.catalog.vsan_policies

    def constants(group: DiskGroup) -> tuple[float, str, str]:
        row = layout.vsan_of_group[layout.groups.row[group.id]]
        if row == NOWHERE:
            level = levels[group.raid]
            return level.write_penalty, level.name, level.source
        cluster = layout.clusters.components[row]
        policy = policies[cluster.vsan_policy]
        return policy.device_writes(cluster.vsan == "esa"), policy.name, policy.source

    def note(group: DiskGroup) -> LeafNote:
        _, name, source = constants(group)
        return LeafNote(title, name, "I/Os per write", "constant", source, group.name, group.id)

    return layout.groups.derived(lambda group: constants(group)[0], note)


def _with_cache_before(layout: Layout, field: str, vsan_field: str) -> Column:
    """What the group's own cache takes off, and the cache of the array or of vSAN in front of it."""
    own = layout.groups.column(field)
    arrays, clusters = layout.array_of_group, layout.vsan_of_group
    if (arrays == NOWHERE).all() and (clusters == NOWHERE).all():
        return own
    of_array = np.append(layout.arrays.numbers(field)[:, 0, 0, 0], 0.0)[arrays]
    has_it = layout.clusters.looked_up("vsan", lambda kind: _has_this_cache(kind, field))
    of_vsan = (layout.clusters.numbers(vsan_field) * has_it)[:, 0, 0, 0]
    outside = np.where(arrays != NOWHERE, of_array, np.append(of_vsan, 0.0)[clusters])

    def note(group: DiskGroup) -> LeafNote:
        row = layout.groups.row[group.id]
        array, cluster = int(arrays[row]), int(clusters[row])
        if array != NOWHERE:
            return field_note(layout.arrays.components[array], field)
        if cluster != NOWHERE and _has_this_cache(layout.clusters.components[cluster].vsan, field):
            return field_note(layout.clusters.components[cluster], vsan_field)
        return drawing_note(group, Message("No cache in front"), "h", "%", "Nesting in the plan")

    before = layout.groups.given(outside.reshape(-1, 1, 1, 1), note)
    return host_cache.hits_of_two_caches_percent(own, before)


def _has_this_cache(vsan: str, field: str) -> bool:
    """All-flash vSAN buffers writes and reads from the capacity devices."""
    return vsan == "hybrid" or field != "read_cache_hit_percent"
