"""Wear of flash drives by the writes of the working day."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.arrays import SERVER_KIB, SERVER_KIB_PER_IO
from planner_core.engine.storage.disk_groups import group_flows, merged_writes_percent, rule_note
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.store_io import StoreIo, store_io
from planner_core.engine.storage.vsan import sites_of_clusters
from planner_core.formulas import network, wear
from planner_core.formulas.recording import Column, Index, LeafNote, concatenate, gather, total
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup
from planner_core.plan.store_platforms import takes_caches

NOTHING_MERGED = LeafNote(
    Message("Merged before the cache devices"),
    "0",
    "%",
    "constant",
    "The write buffer of vSAN takes every write; what it merges is spared to the devices behind it (VMware, Virtual SAN"
    " design: the endurance of the cache device decides)",
)


class WearColumns(NamedTuple):
    """For each disk group: TB written to a drive in a year, and the years of its endurance."""

    written_tb: Column
    years: Column


@kept
def wear_columns(layout: Layout, files: Files) -> WearColumns:
    """A row for each disk group; only flash wears out, and only with a known endurance."""
    groups = layout.groups
    written = wear.written_tb_per_year(
        _writes_on_groups(layout, files),
        _copies_written(layout),
        merged_writes_percent(layout),
        layout.setting("work_hours_per_week"),
        _on_all_hosts(layout, "drives", Message("Drives of all hosts of the card")),
    )
    years = wear.years_of_endurance(groups.column("endurance_dwpd"), groups.column("drive_gb"), written)
    return WearColumns(written, years)


@kept
def cache_wear_columns(layout: Layout, files: Files) -> WearColumns:
    """A row for each disk group: wear of its vSAN cache devices, which take all writes before any are merged."""
    groups = layout.groups
    written = wear.written_tb_per_year(
        _writes_on_groups(layout, files),
        _copies_written(layout),
        layout.constant(0.0, NOTHING_MERGED),
        layout.setting("work_hours_per_week"),
        _on_all_hosts(layout, "cache_drives", Message("Cache devices of all hosts of the card")),
    )
    years = wear.years_of_endurance(groups.column("cache_endurance_dwpd"), groups.column("cache_gb"), written)
    return WearColumns(written, years)


def cached_rows(layout: Layout) -> Index:
    """Rows of the disk groups with vSAN cache devices; express storage has none."""
    if not layout.has_vsan:
        return np.empty(0, dtype=np.intp)
    clusters = layout.clusters
    has_groups = clusters.by_choices(
        ("vsan", "vsan_version"),
        lambda row: takes_caches(clusters.components[row].vsan, clusters.components[row].vsan_version),
    )[:, 0, 0, 0]
    in_group = np.append(has_groups, 0.0)[layout.vsan_of_group] > 0
    caches = layout.groups.numbers("cache_drives") * layout.groups.numbers("cache_gb")
    return np.flatnonzero(in_group & (layout.vsan_of_group != NOWHERE) & (caches[:, 0, 0, 0] > 0))


def flash_rows(layout: Layout) -> Index:
    """Rows of the disk groups of flash drives."""
    kinds = layout.groups.looked_up("drive_kind", lambda kind: kind != "hdd")
    return np.flatnonzero(kinds)


def _writes_on_groups(layout: Layout, files: Files) -> Column:
    """MB/s of writes by disk group: on its own files, and passed down by arrays and vSAN."""
    on_stores = writes_on_stores_mb_s(layout, files)
    direct = gather(on_stores, np.arange(files.groups))
    flows = group_flows(layout, files)
    if flows is None:
        return direct
    parts = wear.part_of_writes_mb_s(gather(on_stores, flows.store), flows.write_share)
    return demand_of(direct, total(parts, flows.targets, Message("Writes handed down"), "MB/s"))


@kept
def writes_on_stores_mb_s(layout: Layout, files: Files) -> Column:
    """What desktops and servers write to each store."""
    io = store_io(layout, files)
    servers = _server_bytes(layout, io)
    rows = np.concatenate([io.role_writes.targets.index, io.server_writes.targets.index])
    every = targets_of(("writes", "stores"), rows, files.stores)
    return total(concatenate([io.write_bytes, servers]), every, Message("Writes on the store"), "MB/s")


@kept
def server_writes_mb_s(layout: Layout, files: Files) -> Column:
    """What servers alone write to each store."""
    io = store_io(layout, files)
    targets = io.server_writes.targets
    return total(_server_bytes(layout, io), targets, Message("Writes of infrastructure servers"), "MB/s")


def _server_bytes(layout: Layout, io: StoreIo) -> Column:
    return network.throughput_mb_s(io.server_writes.io, layout.constant(SERVER_KIB_PER_IO, SERVER_KIB))


def _copies_written(layout: Layout) -> Column:
    """Drive writes for each write: copies and parity, never more than the write penalty, which counts reads too."""
    groups, levels, policies = layout.groups, layout.catalog.raid_levels, layout.catalog.vsan_policies
    written = groups.looked_up("raid", lambda level: levels[level].writes_to_drives)
    if layout.has_vsan:
        clusters = layout.clusters
        old = clusters.looked_up("vsan_policy", lambda policy: policies[policy].writes_to_drives(esa=False))
        esa = clusters.looked_up("vsan_policy", lambda policy: policies[policy].writes_to_drives(esa=True))
        is_esa = clusters.looked_up("vsan", lambda kind: kind == "esa") > 0
        at_sites = np.where(is_esa, esa, old) * sites_of_clusters(layout)
        of_cluster = np.append(at_sites[:, 0, 0, 0], 0.0)[layout.vsan_of_group]
        in_vsan = (layout.vsan_of_group != NOWHERE).reshape(-1, 1, 1, 1)
        written = np.where(in_vsan, of_cluster.reshape(-1, 1, 1, 1), written)
    title = Message("Drive writes for each write")
    return groups.given(written, lambda group: rule_note(layout, group, title, "writes"))


def _on_all_hosts(layout: Layout, field: str, title: Message) -> Column:
    """Drives or cache devices of each card, on all of its hosts."""

    def note(group: DiskGroup) -> LeafNote:
        return drawing_note(group, title, "n", "drives", "Drives of the group, times its hosts")

    return layout.groups.given(layout.stores * layout.groups.numbers(field), note)
