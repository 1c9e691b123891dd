"""Failed drives in the failure cases, and the drives kept busy by a rebuild.

In the drive case, each RAID group loses a drive, and each vSAN without disk groups a device. In the disk group case,
each vSAN cluster loses one; its data is rebuilt on all drives of the cluster. The lost group is the one with the
largest impact: by space the largest, by I/O the one with the most IOPS.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.axes import Case
from planner_core.engine.hosts.failed_hosts import IOPS, SPACE, Missed, in_columns, other_than
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.formulas.recording import ROWS_ONLY, Column, Targets, Values
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup


def some_fail(layout: Layout) -> bool:
    """Whether drives fail in any case."""
    return "drive" in layout.cases or "disk-group" in layout.cases


def failed_drives(layout: Layout) -> Column:
    """Failed drives of each store by case; the mean for a card whose one host has lost a part of vSAN."""
    title, source = (
        Message("Failed drives"),
        "Failure case: one drive, or the vSAN disk group or device of the cluster with the most IOPS",
    )
    return layout.groups.given(
        drives_down(layout, IOPS), lambda group: drawing_note(group, title, "failed", "drives", source)
    )


def drives_down(layout: Layout, missed: Missed) -> Values:
    """The same as plain numbers, by a property of the drives."""
    down = layout.can_lose_a_drive * layout.in_case("drive")
    for part in _lost_parts(layout, missed):
        down = down + _drives_of(layout, part) * layout.in_case(part.case)
    return down


def hosts_without_drives(layout: Layout) -> Values:
    """Hosts of each card that have lost all drives that they give to vSAN, by case."""
    hosts = np.zeros((len(layout.hosts), 1, 1, 1))
    for part in _lost_parts(layout, SPACE):
        none_left = part.drives >= _drives_of_host(layout).reshape(ROWS_ONLY)
        lost = np.zeros((len(layout.hosts), *part.lost.shape[1:]))
        inside = np.flatnonzero(part.among)
        np.maximum.at(lost, layout.host_of_group[inside], (part.lost * none_left)[inside])
        hosts = hosts + lost * layout.in_case(part.case)
    return hosts


def lost_share(layout: Layout) -> Column:
    """Share of the blocks on failed drives, by case: of a RAID group, or of the whole vSAN."""
    groups = layout.groups
    share = layout.can_lose_a_drive / groups.numbers("drives") * layout.in_case("drive")
    for part in _lost_parts(layout, IOPS):
        share = share + _share_of_vsan(layout, part) * layout.in_case(part.case)
    title, source = (
        Message("Part of the blocks on failed drives"),
        "Failed drives of the group or of the vSAN",
    )
    return groups.given(share, lambda group: drawing_note(group, title, "lost", "share", source))


def rebuild_percent(layout: Layout) -> Column:
    """Share of each group's I/O used for a rebuild, by case."""
    busy = layout.can_lose_a_drive * layout.in_case("drive")
    for part in _lost_parts(layout, IOPS):
        busy = busy + part.among.reshape(ROWS_ONLY) * layout.in_case(part.case)
    title = Message("Share of the drives' I/O that the rebuild takes")
    source = "Rebuild share of the plan; 0 while none fails"
    return layout.groups.given(
        busy * layout.settings.rebuild_percent,
        lambda group: drawing_note(group, title, "rebuild", "%", source),
    )


class _LostPart(NamedTuple):
    """The part that each vSAN loses in a case: the one with the largest impact."""

    case: Case
    among: NDArray[np.bool_]
    """The cards of the clusters that lose one."""
    lost: Values
    """1 for the card that loses it, one of each cluster; by case where futures differ in it."""
    drives: Values
    """Drives of one part of each card."""


def _lost_parts(layout: Layout, missed: Missed) -> Iterator[_LostPart]:
    """Disk groups with the devices behind one cache device; for express storage single devices."""
    drives = layout.groups.numbers("drives")
    if "disk-group" in layout.cases:
        of_group = drives / np.maximum(layout.groups.numbers("cache_drives"), 1)
        yield _lost_part(layout, "disk-group", layout.loses_disk_groups, of_group, missed)
    if "drive" in layout.cases and layout.loses_devices.any():
        yield _lost_part(layout, "drive", layout.loses_devices, np.ones_like(drives), missed)


def _lost_part(
    layout: Layout, case: Case, clusters: NDArray[np.bool_], drives: Values, missed: Missed
) -> _LostPart:
    """In each cluster, the part with the largest impact; ties by its other property, then by the fewest remaining
    drives in its host.
    """
    among = np.append(clusters, False)[layout.vsan_of_group]
    rows = np.flatnonzero(among)
    most, then = (
        (drives * layout.groups.numbers(field))[rows, 0, 0, :] for field in (missed, other_than(missed))
    )
    by_id = layout.nesting.rank_by_id(DiskGroup)[rows]
    of_cluster = layout.vsan_of_group[rows]
    keys = (by_id, _drives_of_host(layout)[rows], -then, -most, of_cluster)
    order = np.lexsort(np.broadcast_arrays(*(in_columns(key) for key in keys)), axis=0)
    # The clusters are in the same order in every future.
    first = np.flatnonzero(np.diff(np.sort(of_cluster), prepend=NOWHERE))
    lost = np.zeros((len(among), 1, 1, order.shape[1]))
    lost[rows[order[first]], 0, 0, np.arange(order.shape[1])] = 1.0
    return _LostPart(case, among, lost, drives)


def _drives_of_host(layout: Layout) -> Values:
    """Drives for vSAN in the host of each disk group; 0 for groups outside of vSAN."""
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    host = layout.host_of_group[rows]
    drives = np.zeros(len(layout.groups))
    drives[rows] = np.bincount(host, layout.groups.numbers("drives")[rows, 0, 0, 0])[host]
    return drives


def _drives_of(layout: Layout, part: _LostPart) -> Values:
    """Drives of the lost part, averaged over all hosts of the card, for the cards that lose one."""
    return part.drives / layout.stores * part.lost


def _share_of_vsan(layout: Layout, part: _LostPart) -> Values:
    """Part of each vSAN's blocks that lies on the lost part; 0 for groups outside of vSAN."""
    groups = layout.groups
    in_vsan = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    targets = Targets(layout.vsan_of_group[in_vsan], len(layout.clusters))
    iops = (layout.stores * groups.numbers("drive_iops"))[in_vsan]
    lost, every = _drives_of(layout, part)[in_vsan] * iops, groups.numbers("drives")[in_vsan] * iops
    of_them = targets.sums(lost)[targets.index] / targets.sums(every)[targets.index]
    share = np.zeros((len(groups), *of_them.shape[1:]))
    share[in_vsan] = of_them
    return share
