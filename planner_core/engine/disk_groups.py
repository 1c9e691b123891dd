"""IOPS of the disk groups: what lands on them directly, and what arrays and vSAN hand down to their drives."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planner_core.engine.block import Block
from planner_core.engine.desktops import ReadsAndWrites
from planner_core.engine.files import Files
from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.store_io import StoreIo
from planner_core.engine.tables import as_column, drawing_note, field_note
from planner_core.formulas import desktop_io, host_cache, raid
from planner_core.formulas.recording import (
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    gather,
    total,
    values_of,
)
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup
from planner_core.units import PERCENT


def disk_blocks(layout: Layout, files: Files, io: StoreIo, in_service: Column) -> tuple[Block, Block]:
    """Back-end and front-end I/O of all disk groups. `in_service` counts each group's stores by case."""
    groups = layout.groups
    flows = _flows(layout, files, values_of(in_service))
    everything, servers = _on_groups(files, io.all, flows), _on_groups(files, io.servers, flows)
    raw = _raw(layout, in_service)
    behind = _behind_raid(layout, everything)
    target = layout.target("iops_target_percent")
    tolerated = tolerated_by_group(layout)
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
        desktop_io.front_end_iops(*everything),
        desktop_io.front_end_iops(*servers),
        raid.front_end_capability_iops(raw, *everything, behind),
        target,
        binding=False,
        tolerated=tolerated,
    )
    return disk, front_end


def tolerated_by_group(layout: Layout) -> Values:
    """Host failures that the cluster around each local disk group has to stand; 0 outside of clusters."""
    clusters = layout.clusters.components
    rows = [layout.cluster_of_host[host] if host != NOWHERE else NOWHERE for host in layout.host_of_group]
    return as_column(clusters[row].failures_to_tolerate if row != NOWHERE else 0 for row in rows)


# --- drives --------------------------------------------------------------------------------------------------


def _raw(layout: Layout, in_service: Column) -> Column:
    groups = layout.groups
    raw = raid.raw_iops(in_service, groups.column("drives"), groups.column("drive_iops"))
    if not _rebuilding(layout):
        return raw
    failed = _failed_drives(layout)
    return raid.rebuilding_raw_iops(raw, groups.column("drives"), failed, _rebuild_percent(layout))


def _failed_drives(layout: Layout) -> Column:
    """Drives of each store that are down: one where a drive fails, a vSAN disk group where that fails."""
    title = Message("Failed drives")
    return layout.groups.given(
        _drives_down(layout),
        lambda group: drawing_note(
            group, title, "failed", "drives", "Failure case: one drive, or one vSAN disk group of one host"
        ),
    )


def _drives_down(layout: Layout) -> Values:
    of_raid = as_column(_survives(layout, group) for group in layout.groups.components)
    of_vsan = as_column(
        group.drives / max(group.cache_drives, 1) / layout.store_count(group)
        if layout.vsan_of_group[row] != NOWHERE
        else 0
        for row, group in enumerate(layout.groups.components)
    )
    return of_raid * layout.in_case("drive") + of_vsan * layout.in_case("disk-group")


def _rebuild_percent(layout: Layout) -> Column:
    share = layout.plan.settings.rebuild_percent
    title = Message("Share of the drives' I/O that the rebuild takes")
    return layout.groups.given(
        np.where(_drives_down(layout) > 0, share, 0.0),
        lambda group: drawing_note(
            group, title, "rebuild", "%", "Rebuild share of the plan; 0 while none fails"
        ),
    )


def _rebuilding(layout: Layout) -> bool:
    return "drive" in layout.cases or "disk-group" in layout.cases


def _survives(layout: Layout, group: DiskGroup) -> bool:
    level = layout.catalog.raid_levels[group.raid]
    return level.survives_drives > 0 and group.drives > level.survives_drives and group.purpose == "datastore"


def _behind_raid(layout: Layout, io: ReadsAndWrites) -> Column:
    groups = layout.groups
    reads, writes = io
    if _rebuilding(layout):
        factor = raid.degraded_read_factor(
            groups.column("drives"), _failed_drives(layout), _reads_of_lost_block(layout)
        )
        reads = raid.degraded_reads_iops(reads, factor)
    return raid.back_end_iops(
        reads,
        writes,
        _write_penalty(layout),
        _with_cache_before(layout, "read_cache_hit_percent", "vsan_read_cache_hit_percent"),
        _with_cache_before(layout, "write_coalescing_percent", "vsan_write_coalescing_percent"),
    )


def _reads_of_lost_block(layout: Layout) -> Column:
    levels = layout.catalog.raid_levels

    def note(group: DiskGroup) -> LeafNote:
        level = levels[group.raid]
        title = Message("Drive reads for a block on a failed drive")
        return LeafNote(title, level.name, "reads", "constant", level.source, group.name, group.id)

    def reads(group: DiskGroup) -> float:
        if layout.vsan_of_group[layout.groups.row[group.id]] != NOWHERE:
            return 1.0  # another copy, or parity that the flows of the policy count already
        return levels[group.raid].reads_of_lost_block(group.drives)

    return layout.groups.derived(reads, note)


def _write_penalty(layout: Layout) -> Column:
    """Of the RAID level, or of the cluster's policy where the drives belong to vSAN."""
    title, unit = Message("Write penalty"), "I/Os per write"
    if not layout.has_vsan:
        return layout.raid("write_penalty", title, unit)
    levels, policies = layout.catalog.raid_levels, layout.catalog.vsan_policies

    def constants(group: DiskGroup) -> tuple[float, str, str]:
        row = layout.vsan_of_group[layout.groups.row[group.id]]
        if row == NOWHERE:
            level = levels[group.raid]
            return level.write_penalty, level.name, level.source
        cluster = layout.clusters.components[row]
        policy = policies[cluster.vsan_policy]
        penalty = policy.esa_write_penalty if cluster.vsan == "esa" else policy.write_penalty
        return penalty, policy.name, policy.source

    def note(group: DiskGroup) -> LeafNote:
        _, name, source = constants(group)
        return LeafNote(title, name, unit, "constant", source, group.name, group.id)

    return layout.groups.derived(lambda group: constants(group)[0], note)


def _with_cache_before(layout: Layout, field: str, vsan_field: str) -> Column:
    """What the group's own cache takes off, and the cache of the array or of vSAN in front of it."""
    own = layout.groups.column(field)
    outside = [
        (int(array), int(cluster))
        for array, cluster in zip(layout.array_of_group, layout.vsan_of_group, strict=True)
    ]
    if all(pair == (NOWHERE, NOWHERE) for pair in outside):
        return own

    def number(group: DiskGroup) -> float:
        array, cluster = outside[layout.groups.row[group.id]]
        if array != NOWHERE:
            return float(getattr(layout.arrays.components[array], field))
        if cluster != NOWHERE and _has_this_cache(layout, cluster, field):
            return float(getattr(layout.clusters.components[cluster], vsan_field))
        return 0.0

    def note(group: DiskGroup) -> LeafNote:
        array, cluster = outside[layout.groups.row[group.id]]
        if array != NOWHERE:
            return field_note(layout.arrays.components[array], field)
        if cluster != NOWHERE and _has_this_cache(layout, cluster, field):
            return field_note(layout.clusters.components[cluster], vsan_field)
        return drawing_note(group, Message("No cache in front"), "h", "%", "Nesting in the plan")

    return host_cache.hits_of_two_caches_percent(own, layout.groups.derived(number, note))


def _has_this_cache(layout: Layout, cluster: int, field: str) -> bool:
    """All-flash vSAN buffers writes and reads from the capacity devices."""
    return layout.clusters.components[cluster].vsan == "hybrid" or field != "read_cache_hit_percent"


# --- from stores to groups -----------------------------------------------------------------------------------


class Flows(NamedTuple):
    """Which part of the I/O of an array or of vSAN reaches which disk group."""

    store: Index
    targets: Targets
    read_share: Column
    write_share: Column


def _on_groups(files: Files, io: ReadsAndWrites, flows: Flows | None) -> ReadsAndWrites:
    own = Targets(np.arange(files.groups), files.groups)
    direct = ReadsAndWrites(gather(io.reads, own.index), gather(io.writes, own.index))
    if flows is None:
        return direct

    def handed_down(column: Column, share: Column, title: Message) -> Column:
        parts = desktop_io.part_of_io_iops(gather(column, flows.store), share)
        return total(parts, flows.targets, title, "IOPS")

    return ReadsAndWrites(
        demand_of(
            direct.reads,
            handed_down(io.reads, flows.read_share, Message("Reads handed down by the array or vSAN")),
        ),
        demand_of(
            direct.writes,
            handed_down(io.writes, flows.write_share, Message("Writes handed down by the array or vSAN")),
        ),
    )


def _flows(layout: Layout, files: Files, in_service: Values) -> Flows | None:
    """Arrays over their tiers, vSAN over the capacity devices of its hosts; None where there is neither."""
    store, group, reads, writes = [], [], [], []
    for first, parents, split in (
        (files.groups, layout.array_of_group, _array_shares),
        (files.groups + files.arrays, layout.vsan_of_group, _vsan_shares),
    ):
        for parent in sorted({int(row) for row in parents if row != NOWHERE}):
            rows = np.flatnonzero(parents == parent)
            read_share, write_share = split(layout, parent, rows, in_service[rows])
            store += [first + parent] * len(rows)
            group += [int(row) for row in rows]
            reads.append(read_share)
            writes.append(write_share)
    if not store:
        return None
    columns = [_flow_column(layout, group, _one_under_another(shares)) for shares in (reads, writes)]
    return Flows(np.array(store), Targets(np.array(group), files.groups), *columns)


def _one_under_another(shares: list[Values]) -> Values:
    cases = max(each.shape[-1] for each in shares)
    return np.concatenate([np.broadcast_to(each, (*each.shape[:-1], cases)) for each in shares])


def _flow_column(layout: Layout, rows: list[int], values: Values) -> Column:
    if not layout.recording:
        return values
    title = Message("Share of the I/O on these drives")

    def note(at: int) -> LeafNote:
        return drawing_note(
            layout.groups.components[rows[at]],
            title,
            "s",
            "share",
            "In an array writes go to tier 1 and reads are split by tier; inside a tier, and in vSAN, by IOPS of the"
            " drives",
        )

    return Traced(values, Leaf(note))


def _array_shares(layout: Layout, array: int, rows: Index, _: Values) -> tuple[Values, Values]:
    groups = [layout.groups.components[row] for row in rows]
    weights = as_column(group.drives * group.drive_iops for group in groups)
    tiers = as_column(group.tier for group in groups)
    first = tiers == tiers.min()
    writes = np.where(first, weights, 0.0) / weights[first].sum()
    if first.all():
        return writes, writes
    on_first = layout.arrays.components[array].first_tier_read_percent / PERCENT
    below = np.where(first, 0.0, weights) / weights[~first].sum()
    return writes * on_first + below * (1 - on_first), writes


def _vsan_shares(layout: Layout, _: int, rows: Index, in_service: Values) -> tuple[Values, Values]:
    """By the drives that are left; where no host is left, as if all were, so that the missing drives show."""
    groups = [layout.groups.components[row] for row in rows]
    drives = as_column(group.drives * group.drive_iops for group in groups)
    weights = in_service * drives
    together = weights.sum(axis=0)
    shares = np.where(together > 0, weights / np.where(together > 0, together, 1.0), drives / drives.sum())
    return shares, shares
