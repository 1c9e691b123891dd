"""Drives that are down in the failure cases, and which drives the rebuild keeps busy.

Where a drive fails, each RAID group has lost one. Where a vSAN disk group fails, it is one of each cluster, the
largest; its parts are made again on all drives of the cluster.
"""

from __future__ import annotations

import numpy as np

from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.tables import drawing_note
from planner_core.formulas.recording import Column, Index, Targets, Values
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup


def some_fail(layout: Layout) -> bool:
    """Whether drives are down in any case."""
    return "drive" in layout.cases or "disk-group" in layout.cases


def failed_drives(layout: Layout) -> Column:
    """Failed drives of each store by case; of a card whose one host has lost a vSAN disk group, the mean."""
    title, source = (
        Message("Failed drives"),
        "Failure case: one drive, or the largest vSAN disk group of the cluster",
    )
    return layout.groups.given(
        drives_down(layout), lambda group: drawing_note(group, title, "failed", "drives", source)
    )


def drives_down(layout: Layout) -> Values:
    """The same as plain numbers."""
    down = layout.can_lose_a_drive * layout.in_case("drive")
    if "disk-group" in layout.cases:
        down = down + _of_lost_disk_group(layout) * layout.in_case("disk-group")
    return down


def lost_share(layout: Layout) -> Column:
    """Part of the blocks that lie on failed drives, by case: of a RAID group, or of the whole vSAN."""
    groups, size = layout.groups, len(layout.clusters)
    share = layout.can_lose_a_drive / groups.numbers("drives") * layout.in_case("drive")
    if "disk-group" in layout.cases:
        in_vsan = np.flatnonzero(layout.vsan_of_group != NOWHERE)
        targets = Targets(layout.vsan_of_group[in_vsan], size)
        iops = (layout.stores * groups.numbers("drive_iops"))[in_vsan]
        lost, every = _of_lost_disk_group(layout)[in_vsan] * iops, groups.numbers("drives")[in_vsan] * iops
        of_vsan = np.zeros((len(groups), 1, 1, 1))
        of_vsan[in_vsan] = (targets.sums(lost)[targets.index]) / targets.sums(every)[targets.index]
        share = share + of_vsan * layout.in_case("disk-group")
    title, source = (
        Message("Part of the blocks on failed drives"),
        "Failed drives of the group or of the vSAN",
    )
    return groups.given(share, lambda group: drawing_note(group, title, "lost", "share", source))


def rebuild_percent(layout: Layout) -> Column:
    """Share of each group's I/O that goes into a rebuild, by case."""
    busy = layout.can_lose_a_drive * layout.in_case("drive")
    if "disk-group" in layout.cases:
        clusters = layout.vsan_of_group[_lost_disk_groups(layout)]
        in_them = np.isin(layout.vsan_of_group, clusters).reshape(-1, 1, 1, 1)
        busy = busy + in_them * layout.in_case("disk-group")
    title = Message("Share of the drives' I/O that the rebuild takes")
    source = "Rebuild share of the plan; 0 while none fails"
    return layout.groups.given(
        busy * layout.plan.settings.rebuild_percent,
        lambda group: drawing_note(group, title, "rebuild", "%", source),
    )


def _of_lost_disk_group(layout: Layout) -> Values:
    """Drives of one disk group, spread over all hosts of the card, for the cards that lose one."""
    groups, rows = layout.groups, _lost_disk_groups(layout)
    of_one = groups.numbers("drives") / np.maximum(groups.numbers("cache_drives"), 1) / layout.stores
    lost = np.zeros_like(of_one)
    lost[rows] = of_one[rows]
    return lost


def _lost_disk_groups(layout: Layout) -> Index:
    """Row of the card with the largest disk group of each vSAN that carries on without one of them."""
    may_lose = np.append(layout.loses_disk_groups, False)
    rows = np.flatnonzero(may_lose[layout.vsan_of_group])
    groups = layout.groups
    of_one = (groups.numbers("drives") / np.maximum(groups.numbers("cache_drives"), 1))[rows, 0, 0, 0]
    size = of_one * groups.numbers("drive_gb")[rows, 0, 0, 0]
    speed = of_one * groups.numbers("drive_iops")[rows, 0, 0, 0]
    by_id = layout.structure.rank_by_id(DiskGroup)[rows]
    clusters = layout.vsan_of_group[rows]
    order = np.lexsort((by_id, -speed, -size, clusters))
    first = np.flatnonzero(np.diff(clusters[order], prepend=NOWHERE))
    return rows[order[first]]
