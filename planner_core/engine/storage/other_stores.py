"""Capacity of the stores that hosts make of their drives: of vSAN, and of Nutanix AOS, Storage Spaces Direct and Ceph.

Each other platform keeps something for itself and something free, and treats a failed host in its own way: Nutanix and
Ceph make its parts again on the others, which have to hold them; those of Storage Spaces Direct wait for it.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from planner_core.catalog.vsan import StoreServices, VsanVersion
from planner_core.engine.basis.axes import failed_hosts
from planner_core.engine.hosts.failed_hosts import SPACE
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.hosts.vsan_on_hosts import by_rows
from planner_core.engine.hosts.vsan_reduction import data_reduction
from planner_core.engine.layout.layout import NOWHERE, Layout, has_other_stores, other_stores
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.storage.vsan import (
    copies_of_policy,
    raw_of_clusters,
    version_number,
    vsan_hosts_of_clusters,
    vsan_usable,
)
from planner_core.formulas import hyperconverged, raid
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    Targets,
    Values,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import Cluster
from planner_core.units import GIB_PER_GB

DRIVES = Message("Drives given to the store")
IN_THE_HOST = "Disk groups of the host given to the store"


def store_usable(layout: Layout, runs: Runs) -> Column:
    """Capacity for files in the store of each cluster, by case."""
    if not has_other_stores(layout):
        return vsan_usable(layout, runs)
    others = _usable(layout, runs)
    if (other_stores(layout) | ~layout.shares_disks).all():
        return others
    return by_rows(other_stores(layout), others, vsan_usable(layout, runs))


def _usable(layout: Layout, runs: Runs) -> Column:
    """The same by the rules of the other platforms; rows of vSAN mean nothing."""
    clusters = layout.clusters
    net = hyperconverged.raw_beside_own_files_gib(
        raw_of_clusters(layout, runs), _own_files_gib(layout, _in_service(layout, runs))
    )
    every = hyperconverged.raw_beside_own_files_gib(
        _raw_of_all(layout), _own_files_gib(layout, layout.hosts.column("count"))
    )
    counted = hyperconverged.raw_that_counts_gib(net, every, _rebuilds(layout, runs))
    return hyperconverged.store_usable_gib(
        hyperconverged.raw_beside_reserve_gib(counted, every, _reserve_gib(layout)),
        clusters.column("vsan_format_percent"),
        clusters.column("vsan_slack_percent"),
        copies_of_policy(layout),
        data_reduction(layout),
    )


def rebuilds_hosts(version: VsanVersion) -> bool:
    """Whether the parts of a failed host are made again on the others."""
    return version.services is None or version.services.rebuilds_hosts


def _rebuilds(layout: Layout, runs: Runs) -> Column:
    """1 for each cluster and case in which the hosts left have to hold everything; 0 where they wait for those that
    have failed: by the rule of the platform, or because too few are left for all parts. Lost
    drives are always made again.
    """
    versions, policies, clusters = (
        layout.catalog.vsan_versions,
        layout.catalog.vsan_policies,
        layout.clusters,
    )
    able = clusters.looked_up("vsan_version", lambda each: rebuilds_hosts(versions[each]))
    least = clusters.looked_up("vsan_policy", lambda each: policies[each].minimum_hosts)
    enough = values_of(vsan_hosts_of_clusters(layout, runs)) >= least
    host_down = np.array([failed_hosts(case) > 0 for case in layout.cases]).reshape(1, 1, 1, -1)
    title = Message("Failed hosts are made again")
    source = "Rule of the platform, and as many hosts left as the policy has parts"
    return clusters.given(
        np.where(host_down, able * enough, 1.0),
        lambda cluster: drawing_note(cluster, title, "rebuilds", "yes or no", source),
    )


# --- what stays free -----------------------------------------------------------------------------------------


def _of_services(
    layout: Layout, title: Message, unit: str, value: Callable[[StoreServices], float]
) -> Column:
    """A constant of the platform of each cluster's store; 0 for vSAN."""

    def number(_: Cluster, version: VsanVersion) -> float:
        return value(version.services) if version.services is not None else 0.0

    return version_number(layout, title, unit, number)


def _raw_of_all(layout: Layout) -> Column:
    """Raw capacity of the drives of each cluster's store without failures."""
    groups, title = layout.groups, Message("Hosts of the card")
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    stores = groups.given(
        layout.stores, lambda group: drawing_note(group, title, "hosts", "hosts", "Nesting in the plan")
    )
    raw = raid.drives_gib(stores, groups.column("drives"), groups.column("drive_gb"))
    return total(
        gather(raw, rows),
        Targets(layout.vsan_of_group[rows], len(layout.clusters)),
        Message("Raw capacity without failures"),
        "GiB",
    )


def _own_files_gib(layout: Layout, count: Column) -> Column:
    """What a number of hosts of each card keep for the store itself, together for each cluster."""
    hosts, cards = layout.hosts, np.flatnonzero(layout.gives_drives)
    clusters = layout.cluster_of_host[cards]

    def constant(title: Message, unit: str, value: Callable[[StoreServices], float]) -> Column:
        return gather(_of_services(layout, title, unit, value), clusters)

    drives = hosts.given(
        _sums_of_hosts(layout, layout.groups.numbers("drives")),
        lambda host: drawing_note(host, DRIVES, "drives", "drives", IN_THE_HOST),
    )
    return total(
        hyperconverged.own_files_gib(
            gather(count, cards),
            gather(drives, cards),
            constant(Message("Kept on the first drives"), "GiB", lambda each: each.home_gib),
            constant(Message("First drives"), "drives", lambda each: each.home_drives),
            constant(Message("Metadata on a drive"), "GiB", lambda each: each.metadata_gib),
            constant(Message("Drives with metadata"), "drives", lambda each: each.metadata_drives),
        ),
        Targets(clusters, len(layout.clusters)),
        Message("Own files of the store on all hosts"),
        "GiB",
    )


def _in_service(layout: Layout, runs: Runs) -> Column:
    """Hosts of each card whose drives are in service, by case."""
    hosts, failed = layout.hosts, runs.failed_of_vsan(SPACE)
    left = hosts.numbers("count") - (0.0 if failed is None else failed)
    title, source = (
        Message("Hosts in service with drives for the store"),
        "Failure case: the largest hosts first",
    )
    return hosts.given(left, lambda host: drawing_note(host, title, "hosts", "hosts", source))


def _reserve_gib(layout: Layout) -> Column:
    """Raw capacity that each cluster keeps free: its largest hosts, or some of its largest drives."""
    clusters = layout.clusters
    largest = _largest_drive_gib(layout)
    hosts_title = Message("Hosts with drives for the store")
    title, source = Message("Largest drive of the store"), "Disk groups of the hosts given to the store"
    drives = hyperconverged.reserve_of_drives_gib(
        clusters.given(
            layout.vsan_hosts_of_clusters.reshape(ROWS_ONLY),
            lambda each: drawing_note(each, hosts_title, "hosts", "hosts", "Nesting in the plan"),
        ),
        _of_services(layout, Message("Drives kept free at most"), "drives", lambda each: each.spare_drives),
        clusters.given(largest, lambda each: drawing_note(each, title, "drive", "GiB", source)),
    )
    keeps = clusters.looked_up("vsan_version", lambda each: _keeps_hosts(layout, each))
    if not keeps.any():
        return drives
    host_title = Message("Largest hosts, as many as may fail")
    hosts = clusters.given(
        _largest_hosts_gib(layout, keeps),
        lambda each: drawing_note(
            each, host_title, "hosts", "GiB", "Disk groups of the hosts given to the store"
        ),
    )
    return by_rows(keeps[:, 0, 0, 0] > 0, hosts, drives)


def _keeps_hosts(layout: Layout, version: str) -> bool:
    services = layout.catalog.vsan_versions[version].services
    return services is not None and services.spare_hosts


def _largest_drive_gib(layout: Layout) -> Values:
    """Size of the largest drive of each cluster's store."""
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    found = np.zeros(len(layout.clusters))
    np.maximum.at(found, layout.vsan_of_group[rows], layout.groups.numbers("drive_gb")[rows, 0, 0, 0])
    return found.reshape(ROWS_ONLY) * GIB_PER_GB


def _largest_hosts_gib(layout: Layout, keeps: Values) -> Values:
    """Raw capacity, less the store's own files, of as many of the largest hosts as the policy lets fail."""
    policies, versions = layout.catalog.vsan_policies, layout.catalog.vsan_versions
    groups, components = layout.groups, layout.clusters.components
    raw = _sums_of_hosts(layout, groups.numbers("drives") * groups.numbers("drive_gb") * GIB_PER_GB)
    drives = _sums_of_hosts(layout, groups.numbers("drives"))
    counts = layout.hosts.numbers("count")[:, 0, 0, 0]
    found = np.zeros((len(layout.clusters), 1, 1, 1))
    for row in np.flatnonzero(keeps[:, 0, 0, 0]).tolist():
        services = versions[components[row].vsan_version].services
        cards = np.flatnonzero(layout.gives_drives & (layout.cluster_of_host == row))
        if services is None or not len(cards):
            continue
        own = hyperconverged.own_files_gib(
            1.0,
            drives[cards, 0, 0, 0],
            services.home_gib,
            services.home_drives,
            services.metadata_gib,
            services.metadata_drives,
        )
        of_one = np.repeat(raw[cards, 0, 0, 0] - values_of(own), counts[cards].astype(np.intp))
        most = policies[components[row].vsan_policy].failures_tolerated
        found[row] = np.sort(of_one)[::-1][:most].sum()
    return found


def _sums_of_hosts(layout: Layout, of_groups: Values) -> Values:
    """The sum of a number of disk groups over those that one host of each card gives to the store."""
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    sums = np.bincount(layout.host_of_group[rows], of_groups[rows, 0, 0, 0], len(layout.hosts))
    return sums.astype(np.float64).reshape(ROWS_ONLY)
