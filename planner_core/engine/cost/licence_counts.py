"""What each licence line of a plan counts, and how many packs are ordered.

Counted from the drawing at each evaluation; the counts are kept until a field changes that they depend on. Hosts count
whether they carry desktops or stand by for failures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.basis.licence_records import CountedIn, CountedLicence, LicenceCount
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout, other_stores
from planner_core.engine.layout.nesting import NOWHERE
from planner_core.formulas import licences as formulas
from planner_core.formulas.cost import whole_pieces
from planner_core.formulas.recording import Values
from planner_core.plan.components import (
    Cluster,
    DesktopPool,
    DiskGroup,
    Host,
    InfrastructureServers,
    StorageArray,
)
from planner_core.plan.licences import ON_DRIVES, ON_HOSTS, Licence, LicenceId
from planner_core.units import BYTES_PER_GB, BYTES_PER_TIB, PERCENT

Rows = NDArray[np.bool_]


def licence_counts(layout: Layout) -> Mapping[LicenceId, LicenceCount]:
    """The count of each line of the plan."""
    found = {}
    for licence, numbers in _counts(layout).items():
        counted, included, licences, packs = numbers.tolist()
        found[licence] = LicenceCount(counted, included, licences, int(packs))
    return found


def counted_licences(layout: Layout) -> tuple[CountedLicence, ...]:
    """Each line of the plan with its count and its places, in the order of the plan."""
    lines, counts = lines_of(layout), licence_counts(layout)
    return tuple(CountedLicence(each.id, counts[each.id], places(layout, each)) for each in lines.values())


@kept
def lines_of(layout: Layout) -> dict[LicenceId, Licence]:
    """The licence lines of the plan. Kept of its own: they are the same after most edits."""
    return dict(layout.plan.licences)


@kept
def _counts(layout: Layout) -> dict[LicenceId, Values]:
    """The numbers of `LicenceCount` by line."""
    return {line.id: np.array(_count(layout, line)) for line in lines_of(layout).values()}


def _count(layout: Layout, line: Licence) -> tuple[float, float, float, float]:
    counted = counted_by(layout, line)
    included = capacity_included(layout, line) if line.beyond_included else 0.0
    beyond = formulas.beyond_included(counted, included) if line.beyond_included else counted
    licences = float(formulas.licences_for(beyond, line.each))
    packs = formulas.packs_to_order(licences, line.least_per_order, line.pack_size)
    return counted, included, licences, float(packs)


def counted_by(layout: Layout, line: Licence) -> float:
    """Cores, TiB, desktops and so on that a line counts, whether it is one of the plan or not."""
    return float(_numbers(layout, line).sum()) if line.unit != "once" else 1.0


def capacity_included(layout: Layout, line: Licence) -> float:
    """Raw TiB that come with the core licences of the hosts whose drives a line counts."""
    return sum(
        float(formulas.capacity_included(cores, other.includes_tib))
        for other, cores in including(layout, line)
    )


def including(layout: Layout, line: Licence) -> list[tuple[Licence, float]]:
    """The lines that include capacity of what a line counts, each with its licensed cores: all that are ordered
    if the line counts the vSAN drives of all their hosts, else those of the hosts that both count.
    """
    own, found = _hosts_with_drives(layout, line), []
    others = layout.gives_drives & ~own
    for other in lines_of(layout).values():
        if not other.includes_tib or other.unit != "core":
            continue
        there = hosts_in(layout, other.scope)
        cores = _numbers(layout, other)
        if not (there & others).any() and (there & own).any():
            licences = float(formulas.licences_for(cores.sum(), other.each))
            packs = formulas.packs_to_order(licences, other.least_per_order, other.pack_size)
            found.append((other, float(packs) * other.pack_size))
        elif (there & own).any():
            found.append((other, float(cores[own].sum())))
    return found


def places(layout: Layout, line: Licence) -> tuple[CountedIn, ...]:
    """Where a line counts how much, in the order of the plan; nothing for what is counted once."""
    if line.unit == "once":
        return ()
    if line.unit in ON_HOSTS:
        ids, copies = layout.hosts.ids, layout.hosts.numbers("count")[:, 0, 0, 0]
    elif line.unit in ON_DRIVES:
        ids, copies = layout.groups.ids, layout.stores[:, 0, 0, 0]
    else:
        ids, copies = layout.pools.ids, np.ones(len(layout.pools))
    numbers = _numbers(layout, line)
    return tuple(
        CountedIn(ids[row], float(numbers[row] / copies[row]), int(copies[row]))
        for row in np.flatnonzero(numbers)
    )


def _numbers(layout: Layout, line: Licence) -> Values:
    """What a line counts in each host, disk group or pool."""
    if line.unit in ON_HOSTS:
        return _on_hosts(layout, line) * hosts_in(layout, line.scope)
    if line.unit in ON_DRIVES:
        return _on_drives(layout) * _groups_in(layout, line)
    return _in_pools(layout, line) * _pools_in(layout, line)


def _on_hosts(layout: Layout, line: Licence) -> Values:
    hosts = layout.hosts
    count, sockets = hosts.numbers("count")[:, 0, 0, 0], hosts.numbers("sockets")[:, 0, 0, 0]
    if line.unit == "host":
        return count
    if line.unit == "processor":
        return count * _plain(formulas.licensed_processors(sockets, line.least_per_host))
    cores = hosts.numbers("cores_per_socket")[:, 0, 0, 0]
    in_one = formulas.licensed_cores(sockets, cores, line.least_per_processor, line.least_per_host)
    return count * _plain(in_one)


def _on_drives(layout: Layout) -> Values:
    """Raw TiB of each disk group with its spares, in all hosts of its card."""
    groups = layout.groups
    drives = groups.numbers("drives") + groups.numbers("spare_drives")
    found: Values = drives * groups.numbers("drive_gb") * BYTES_PER_GB / BYTES_PER_TIB * layout.stores
    return found[:, 0, 0, 0]


def _in_pools(layout: Layout, line: Licence) -> Values:
    pools = layout.pools
    desktops = pools.numbers("desktops")[:, 0, 0, 0]
    if line.unit == "desktop":
        return desktops
    users: Values = desktops * pools.numbers("users_per_desktop")[:, 0, 0, 0]
    if line.unit in AT_THE_SAME_TIME:
        at_work = users * pools.numbers("concurrency_percent")[:, 0, 0, 0] / PERCENT
        return np.array([whole_pieces(each) for each in at_work], dtype=np.float64)
    return users


AT_THE_SAME_TIME: Final = frozenset({"concurrent_user", "graphics_user"})
"""Units that count the users at work at the same time."""


def hosts_in(layout: Layout, scope: tuple[str, ...]) -> Rows:
    """The hosts that a scope names: cards, those of clusters, and those that machines of pools and groups run on."""
    if not scope:
        return np.ones(len(layout.hosts), dtype=bool)
    nesting, found = layout.nesting, np.zeros(len(layout.hosts), dtype=bool)
    for each in scope:
        if (row := nesting.rows_of(Host).get(each)) is not None:
            found[row] = True
        elif (row := nesting.rows_of(Cluster).get(each)) is not None:
            found |= layout.cluster_of_host == row
        for kind in (DesktopPool, InfrastructureServers):
            if (row := nesting.rows_of(kind).get(each)) is not None:
                ends = layout.connections.runs(kind)
                found[ends.targets.index[ends.source == row]] = True
    return found


def _groups_in(layout: Layout, line: Licence) -> Rows:
    """The disk groups that a scope names: themselves, those of arrays, and those in hosts and clusters."""
    nesting = layout.nesting
    if not line.scope:
        found = np.ones(len(layout.groups), dtype=bool)
    else:
        found = np.append(_cards_in(layout, line.scope), False)[layout.host_of_group]
        for each in line.scope:
            if (row := nesting.rows_of(DiskGroup).get(each)) is not None:
                found[row] = True
            elif (row := nesting.rows_of(StorageArray).get(each)) is not None:
                found |= layout.array_of_group == row
    if line.unit != "vsan_tib":
        return found
    of_vsan: Rows = np.append(layout.shares_disks & ~other_stores(layout), False)[layout.vsan_of_group]
    return found & of_vsan


def _cards_in(layout: Layout, scope: tuple[str, ...]) -> Rows:
    """The hosts of a scope without those of pools, whose files lie anywhere."""
    hosts_and_clusters = {**layout.nesting.rows_of(Host), **layout.nesting.rows_of(Cluster)}
    named = tuple(each for each in scope if each in hosts_and_clusters)
    return hosts_in(layout, named) if named else np.zeros(len(layout.hosts), dtype=bool)


def _hosts_with_drives(layout: Layout, line: Licence) -> Rows:
    """The hosts whose drives a line counts."""
    found = np.zeros(len(layout.hosts), dtype=bool)
    rows = layout.host_of_group[_groups_in(layout, line)] if line.unit in ON_DRIVES else np.array([], np.intp)
    found[rows[rows != NOWHERE]] = True
    return found


def _pools_in(layout: Layout, line: Licence) -> Rows:
    """The pools that a scope names: themselves, and those that run on hosts and clusters. If it names none, users with
    graphics are those of the pools with a virtual GPU.
    """
    rows, pools = layout.nesting.rows_of(DesktopPool), len(layout.pools)
    if not line.scope and line.unit == "graphics_user":
        return np.array([bool(pool.vgpu_profile) for pool in layout.pools.components], dtype=bool)
    if not line.scope:
        return np.ones(pools, dtype=bool)
    found = np.zeros(pools, dtype=bool)
    for each in line.scope:
        if each in rows:
            found[rows[each]] = True
    ends = layout.connections.runs(DesktopPool)
    found[ends.source[_cards_in(layout, line.scope)[ends.targets.index]]] = True
    return found


def _plain(found: object) -> Values:
    return np.asarray(found, dtype=np.float64)
