"""vSAN: capacity and cache of the disks shared by the hosts of a cluster, by policy and version."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from planner_core.catalog.vsan import VsanPolicy, VsanVersion
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.distribution import MISSED_FAILED_WORDS
from planner_core.engine.hosts.failed_hosts import SPACE
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.hosts.vsan_reduction import data_reduction
from planner_core.engine.layout.layout import NOWHERE, Layout, other_stores
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.storage.failed_drives import drives_down, hosts_without_drives
from planner_core.formulas import raid, replication, vsan
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    LeafNote,
    Targets,
    Values,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import Cluster

CACHE_PERCENT = 10.0
TEN_PERCENT = LeafNote(
    Message("Cache that hybrid vSAN should have"),
    "cache",
    "%",
    "constant",
    "VMware vSAN design guidance: 10% of the used capacity, before copies are counted",
)
SMALL_ESA_HOSTS = 3
"""Number of hosts with the smaller RAID 5 layout of ESA, 2 + 1."""
SITES = {"one": 1.0, "two": 2.0}
"""Sites of a vSAN, each with a copy of everything."""
MIRROR = "raid-1-ftt-1"
"""Policy of swap objects in versions that exclude them from the storage policy."""


def vsan_usable(layout: Layout, runs: Runs) -> Column:
    """Capacity for files in the vSAN of each cluster, by case: hosts and disk groups that failed are missing."""
    clusters = layout.clusters
    for_objects = vsan.capacity_for_objects_gib(
        raw_of_clusters(layout, runs),
        clusters.column("vsan_format_percent"),
        clusters.column("vsan_slack_percent"),
    )
    if clusters.any_is("vsan", "esa"):
        for_objects = vsan.capacity_beside_metadata_gib(for_objects, metadata_percent(layout))
    return vsan.vsan_usable_gib(
        for_objects,
        _copies_in_service(layout, runs),
        data_reduction(layout),
    )


def cache_block(layout: Layout, runs: Runs, used: Block) -> Block:
    """Cache devices against 10 % of the stored data; hybrid vSAN only. It sets no limit, only a finding."""
    clusters = layout.clusters
    is_hybrid = clusters.looked_up("vsan", lambda kind: kind == "hybrid")[:, 0, 0, 0] > 0
    hybrid = np.flatnonzero(is_hybrid & ~other_stores(layout))
    ids = [clusters.ids[row] for row in hybrid]
    rows = {each: row for row, each in enumerate(used.components)}
    at = np.array([rows[each] for each in ids], dtype=np.intp)
    ten = layout.constant(CACHE_PERCENT, TEN_PERCENT)
    return Block(
        resource="vsan_cache",
        unit="GiB",
        components=ids,
        demand=vsan.cache_wanted_gib(gather(used.demand, at), ten),
        fixed_demand=vsan.cache_wanted_gib(gather(used.fixed_demand, at), ten),
        capacity=gather(_cache(layout, runs), hybrid),
        target_percent=layout.target("capacity_target_percent"),
        binding=False,
    )


def hosts_of_clusters(layout: Layout, runs: Runs) -> Column:
    """Hosts in service of each cluster, by case."""
    rows = np.flatnonzero(layout.cluster_of_host != NOWHERE)
    return total(
        gather(runs.hosts_in_service, rows),
        Targets(layout.cluster_of_host[rows], len(layout.clusters)),
        Message("Hosts in service"),
        "hosts",
    )


def vsan_hosts_of_clusters(layout: Layout, runs: Runs) -> Column:
    """Hosts in service of each cluster with parts of its vSAN, by case: those with drives that have not lost all of
    them.
    """
    hosts = layout.hosts
    rows = np.flatnonzero(layout.gives_drives)
    left = hosts.numbers("count") - hosts_without_drives(layout)
    failed = runs.failed_of_vsan(SPACE)
    if failed is not None:
        left = left - failed
    title, source = Message("Hosts in service with drives for vSAN"), MISSED_FAILED_WORDS[SPACE]
    in_service = hosts.given(left, lambda host: drawing_note(host, title, "hosts", "hosts", source))
    return total(
        gather(in_service, rows), Targets(layout.cluster_of_host[rows], len(layout.clusters)), title, "hosts"
    )


# --- parts ---------------------------------------------------------------------------------------------------


def raw_of_clusters(layout: Layout, runs: Runs) -> Column:
    """Raw capacity of the drives in service of each cluster's store, by case."""
    groups = layout.groups
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    raw = raid.drives_gib(runs.stores_of_group(SPACE), groups.column("drives"), groups.column("drive_gb"))
    if "disk-group" in layout.cases or ("drive" in layout.cases and layout.loses_devices.any()):
        raw = vsan.without_failed_devices_gib(raw, _lost_share(layout))
    return total(
        gather(raw, rows),
        Targets(layout.vsan_of_group[rows], len(layout.clusters)),
        Message("Raw capacity of all hosts"),
        "GiB",
    )


def _lost_share(layout: Layout) -> Column:
    """Share of each card's capacity that is lost with the failed disk group or device."""
    in_vsan = (layout.vsan_of_group != NOWHERE).reshape(-1, 1, 1, 1)
    lost = drives_down(layout, SPACE) * in_vsan / layout.groups.numbers("drives")
    title = Message("Part of the capacity that has failed")
    source = "The largest disk group of the cluster, of the express storage the largest device"
    return layout.groups.given(lost, lambda group: drawing_note(group, title, "lost", "share", source))


def _cache(layout: Layout, runs: Runs) -> Column:
    groups = layout.groups
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    cache = raid.drives_gib(
        runs.stores_of_group(SPACE), groups.column("cache_drives"), groups.column("cache_gb")
    )
    return total(
        gather(cache, rows),
        Targets(layout.vsan_of_group[rows], len(layout.clusters)),
        Message("Cache devices of all hosts"),
        "GiB",
    )


def policy_number(
    layout: Layout, title: Message, unit: str, value: Callable[[Cluster, VsanPolicy, int], float]
) -> Column:
    """A value of each cluster by its storage policy and its number of hosts with drives."""
    policies = layout.catalog.vsan_policies

    def note(cluster: Cluster) -> LeafNote:
        policy = policies[cluster.vsan_policy]
        return LeafNote(title, policy.name, unit, "constant", policy.source, cluster.name, cluster.id)

    return layout.clusters.given(_by_policy(layout, value), note)


def _by_policy(layout: Layout, value: Callable[[Cluster, VsanPolicy, int], float]) -> Values:
    """The same as plain numbers."""
    clusters, policies = layout.clusters.components, layout.catalog.vsan_policies
    hosts = layout.vsan_hosts_of_clusters.astype(np.intp)

    def number(row: int) -> float:
        return value(clusters[row], policies[clusters[row].vsan_policy], int(hosts[row]))

    return layout.clusters.by_choices(("vsan", "vsan_policy", "vsan_version", "vsan_sites"), number, hosts)


def version_number(
    layout: Layout, title: Message, unit: str, value: Callable[[Cluster, VsanVersion], float]
) -> Column:
    """A value of each cluster by its version of vSAN."""
    versions = layout.catalog.vsan_versions

    def note(cluster: Cluster) -> LeafNote:
        version = versions[cluster.vsan_version]
        return LeafNote(title, version.name, unit, "constant", version.source, cluster.name, cluster.id)

    def number(row: int) -> float:
        cluster = layout.clusters.components[row]
        return value(cluster, versions[cluster.vsan_version])

    return layout.clusters.given(layout.clusters.by_choices(("vsan", "vsan_version"), number), note)


def _copies(cluster: Cluster, policy: VsanPolicy, hosts: int) -> float:
    strip = policy.strip(cluster.vsan, hosts)
    if strip is not None:
        return policy.copies_in_strips(strip)
    if cluster.vsan != "esa":
        return policy.copies
    return policy.esa_copies if hosts >= policy.esa_minimum_hosts else policy.esa_copies_small


def reads_of_lost_block(layout: Layout) -> Values:
    """Device reads for a block on a failed device of each cluster's vSAN, by its policy and layout."""

    def reads(cluster: Cluster, policy: VsanPolicy, hosts: int) -> float:
        strip = policy.strip(cluster.vsan, hosts)
        if strip is not None:
            return policy.reads_of_lost_part(strip)
        return policy.reads_of_lost_block(_copies(cluster, policy, hosts))

    return _by_policy(layout, reads)


def least_hosts(cluster: Cluster, policy: VsanPolicy) -> int:
    """Minimum hosts with drives of a policy, by the smaller layout if express storage has one."""
    smaller = cluster.vsan == "esa" and policy.esa_copies_small > policy.esa_copies
    return SMALL_ESA_HOSTS if smaller else policy.minimum_hosts


def tolerated_hosts(version: VsanVersion, policy: VsanPolicy, hosts: int) -> int:
    """Failed hosts that the files survive. Beside vSAN, whose witnesses are counted by its policies, the hosts left
    have to be a half at least: of three servers with a three-way mirror one may fail.
    """
    return policy.failures_tolerated if version.is_vsan else min(policy.failures_tolerated, hosts // 2)


def copies_of_policy(layout: Layout) -> Column:
    """Raw capacity of each cluster's vSAN per byte stored, at all of its sites."""
    return _at_sites(layout, sites_of_clusters(layout))


def _copies_in_service(layout: Layout, runs: Runs) -> Column:
    """The same by case: where no more than half of the hosts are left, a site has failed, and the other one keeps its
    own copies only.
    """
    if not layout.clusters.any_is("vsan_sites", "two"):
        return copies_of_policy(layout)
    hosts, every = values_of(vsan_hosts_of_clusters(layout, runs)), layout.vsan_hosts_of_clusters
    left_alone = 2 * hosts <= every.reshape(ROWS_ONLY)
    return _at_sites(layout, np.where(left_alone, 1.0, sites_of_clusters(layout)))


def _at_sites(layout: Layout, sites: Values) -> Column:
    copies = policy_number(layout, Message("Copies of the policy"), "copies", _copies)
    if not layout.clusters.any_is("vsan_sites", "two"):
        return copies

    def note(cluster: Cluster) -> LeafNote:
        return drawing_note(cluster, Message("Sites"), "s", "sites", "Sites of the vSAN that are left")

    return replication.copies_at_all_sites(copies, layout.clusters.given(sites, note))


def sites_of_clusters(layout: Layout) -> Values:
    """Sites of each cluster's vSAN, each with a copy of everything."""
    return layout.clusters.looked_up("vsan_sites", SITES.__getitem__)


def metadata_percent(layout: Layout) -> Column:
    """What the express storage adds to the objects of each cluster and their copies; 0 for disk groups."""

    def percent(cluster: Cluster, version: VsanVersion) -> float:
        return (version.esa_format_percent or 0.0) if cluster.vsan == "esa" else 0.0

    return version_number(layout, Message("Metadata of ESA"), "%", percent)


# --- swap objects --------------------------------------------------------------------------------------------


def swap_policy(layout: Layout, cluster: Cluster) -> VsanPolicy:
    """Policy of swap objects: the machine's; before vSAN 6.7 always a mirror."""
    follows = layout.catalog.vsan_versions[cluster.vsan_version].swap_follows_policy
    return layout.catalog.vsan_policies[cluster.vsan_policy if follows else MIRROR]


def swap_copies(layout: Layout) -> tuple[Values, Values]:
    """Copies of a swap object and of an object by the policy, which the cluster's capacity assumes."""

    def of_swap(cluster: Cluster, _: VsanPolicy, hosts: int) -> float:
        return _copies(cluster, swap_policy(layout, cluster), hosts)

    return _by_policy(layout, of_swap), _by_policy(layout, _copies)
