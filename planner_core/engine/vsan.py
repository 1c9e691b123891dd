"""vSAN: the capacity, cache and components of the disks that the hosts of a cluster share."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from planner_core.catalog.vsan import VsanPolicy, VsanVersion
from planner_core.engine.block import Block
from planner_core.engine.failed_drives import drives_down
from planner_core.engine.files import Files
from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.runs import Runs
from planner_core.engine.tables import as_column, drawing_note
from planner_core.formulas import raid, vsan
from planner_core.formulas.recording import Column, LeafNote, Targets, concatenate, gather, total
from planner_core.messages import Message
from planner_core.plan.components import Cluster

CACHE_PERCENT = 10.0
TEN_PERCENT = LeafNote(
    Message("Cache that hybrid vSAN should have"),
    "cache",
    "%",
    "constant",
    "VMware vSAN design guidance: 10 % of the used capacity, before copies are counted",
)
COMPONENT_GIB = 255.0
"""Larger objects are cut into components of this size."""
OBJECT_ROLES = {"delta": "delta_gib", "disposable": "disposable_gib", "persistent": "persistent_gib"}


def vsan_usable(layout: Layout, runs: Runs) -> Column:
    """Capacity for files in the vSAN of each cluster, by case: hosts and disk groups that failed are missing."""
    clusters = layout.clusters
    for_objects = vsan.capacity_for_objects_gib(
        _raw(layout, runs),
        clusters.column("vsan_format_percent"),
        clusters.column("vsan_slack_percent"),
    )
    return vsan.vsan_usable_gib(
        for_objects,
        _policy(layout, Message("Copies of the policy"), "copies", _copies),
        clusters.column("vsan_data_reduction"),
    )


def cache_block(layout: Layout, runs: Runs, used: Block) -> Block:
    """Cache devices against 10 % of what is stored; hybrid vSAN only. It makes no limit, only a finding."""
    clusters = layout.clusters
    hybrid = [row for row, each in enumerate(clusters.components) if each.vsan == "hybrid"]
    ids = [clusters.components[row].id for row in hybrid]
    at = np.array([list(used.components).index(each) for each in ids], dtype=np.intp)
    ten = layout.constant(CACHE_PERCENT, TEN_PERCENT)
    return Block(
        resource="vsan_cache",
        unit="GiB",
        components=ids,
        demand=vsan.cache_wanted_gib(gather(used.demand, at), ten),
        fixed_demand=vsan.cache_wanted_gib(gather(used.fixed_demand, at), ten),
        capacity=gather(_cache(layout, runs), np.array(hybrid, dtype=np.intp)),
        target_percent=layout.target("capacity_target_percent"),
        binding=False,
    )


def components_block(layout: Layout, files: Files) -> Block:
    """Components that the desktops' objects are cut into, and what the hosts hold."""
    clusters = layout.clusters
    with_vsan = np.array(
        [row for row, each in enumerate(clusters.components) if each.vsan != "none"], dtype=np.intp
    )
    capacity = vsan.components_allowed(
        _hosts(layout, files.runs),
        _version(layout, Message("Components per host at most"), "components", _most_components),
    )
    demand = _components(layout, files)
    return Block(
        resource="vsan_components",
        unit="components",
        components=[clusters.components[row].id for row in with_vsan],
        demand=gather(demand, with_vsan),
        fixed_demand=gather(_none(layout), with_vsan),
        capacity=gather(capacity, with_vsan),
        target_percent=layout.target("capacity_target_percent"),
        tolerated=as_column(clusters.components[row].failures_to_tolerate for row in with_vsan),
    )


def hosts_of_clusters(layout: Layout, runs: Runs) -> Column:
    """Hosts in service of each cluster, by case."""
    return _hosts(layout, runs)


# --- parts ---------------------------------------------------------------------------------------------------


def _raw(layout: Layout, runs: Runs) -> Column:
    groups = layout.groups
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    raw = raid.drives_gib(runs.stores_of_group, groups.column("drives"), groups.column("drive_gb"))
    if "disk-group" in layout.cases:
        raw = vsan.without_disk_groups_gib(raw, _lost_share(layout))
    return total(
        gather(raw, rows),
        Targets(layout.vsan_of_group[rows], len(layout.clusters)),
        Message("Raw capacity of all hosts"),
        "GiB",
    )


def _lost_share(layout: Layout) -> Column:
    """Part of each card's capacity that is lost with the disk group that fails."""
    lost = drives_down(layout) * layout.in_case("disk-group") / layout.groups.numbers("drives")
    title, source = Message("Part of the capacity that has failed"), "The largest disk group of the cluster"
    return layout.groups.given(lost, lambda group: drawing_note(group, title, "lost", "share", source))


def _cache(layout: Layout, runs: Runs) -> Column:
    groups = layout.groups
    rows = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    cache = raid.drives_gib(runs.stores_of_group, groups.column("cache_drives"), groups.column("cache_gb"))
    return total(
        gather(cache, rows),
        Targets(layout.vsan_of_group[rows], len(layout.clusters)),
        Message("Cache devices of all hosts"),
        "GiB",
    )


def _hosts(layout: Layout, runs: Runs) -> Column:
    rows = np.flatnonzero(layout.cluster_of_host != NOWHERE)
    return total(
        gather(runs.hosts_in_service, rows),
        Targets(layout.cluster_of_host[rows], len(layout.clusters)),
        Message("Hosts in service"),
        "hosts",
    )


def _components(layout: Layout, files: Files) -> Column:
    """Each desktop has a home and a swap object, and one for every disk, cut where it is large."""
    first = files.groups + files.arrays
    parts, targets = [], []
    for role in ("delta", "disposable", "persistent", "swap", "log"):
        entries = files.entries(role)
        rows = np.flatnonzero(entries.target >= first)
        if not len(rows):
            continue
        cluster = entries.target[rows] - first
        source = entries.source[rows]
        sizes = gather(_object_gib(layout, role), source)
        each = vsan.components_of_file(
            sizes,
            layout.constant(COMPONENT_GIB, CUT),
            gather(_policy(layout, Message("Components per object"), "components", _parts), cluster),
            gather(_policy(layout, Message("Witnesses per object"), "components", _witnesses), cluster),
        )
        parts.append(
            vsan.components_of_desktops(
                gather(layout.pools.column("desktops"), source), gather(entries.share, rows), each
            )
        )
        targets.append(cluster)
    if not parts:
        return _none(layout)
    return total(
        concatenate(parts),
        Targets(np.concatenate(targets), len(layout.clusters)),
        Message("Components of all desktops"),
        "components",
    )


CUT = LeafNote(
    Message("Largest component"),
    "cut",
    "GiB",
    "constant",
    "VMware vSAN: objects are cut every 255 GB",
)
NO_COMPONENTS = LeafNote(Message("No components"), "0", "components", "drawing", "No file lies on this vSAN")


def _none(layout: Layout) -> Column:
    return layout.clusters.given(
        np.zeros((len(layout.clusters), 1, 1, 1)),
        lambda cluster: NO_COMPONENTS._replace(component=cluster.name, component_id=cluster.id),
    )


def _object_gib(layout: Layout, role: str) -> Column:
    """Size of the object behind a role; the home object, which holds logs and configuration, is a small one."""
    pools = layout.pools
    if role == "log":
        return pools.column("log_gib")
    if role == "swap":
        return pools.column("ram_gib")
    return pools.column(OBJECT_ROLES[role])


def _policy(
    layout: Layout, title: Message, unit: str, value: Callable[[Cluster, VsanPolicy, int], float]
) -> Column:
    policies = layout.catalog.vsan_policies
    hosts = {each.id: 0 for each in layout.clusters.components}
    for row, host in enumerate(layout.hosts.components):
        if layout.cluster_of_host[row] != NOWHERE:
            hosts[layout.clusters.components[layout.cluster_of_host[row]].id] += host.count

    def note(cluster: Cluster) -> LeafNote:
        policy = policies[cluster.vsan_policy]
        return LeafNote(title, policy.name, unit, "constant", policy.source, cluster.name, cluster.id)

    return layout.clusters.derived(
        lambda cluster: value(cluster, policies[cluster.vsan_policy], hosts[cluster.id]), note
    )


def _version(
    layout: Layout, title: Message, unit: str, value: Callable[[Cluster, VsanVersion], float]
) -> Column:
    versions = layout.catalog.vsan_versions

    def note(cluster: Cluster) -> LeafNote:
        version = versions[cluster.vsan_version]
        return LeafNote(title, version.name, unit, "constant", version.source, cluster.name, cluster.id)

    return layout.clusters.derived(lambda cluster: value(cluster, versions[cluster.vsan_version]), note)


def _copies(cluster: Cluster, policy: VsanPolicy, hosts: int) -> float:
    if cluster.vsan != "esa":
        return policy.copies
    return policy.esa_copies if hosts >= policy.esa_minimum_hosts else policy.esa_copies_small


def _parts(_: Cluster, policy: VsanPolicy, __: int) -> float:
    return policy.components_per_object


def _witnesses(_: Cluster, policy: VsanPolicy, __: int) -> float:
    return policy.witnesses_per_object


def _most_components(cluster: Cluster, version: VsanVersion) -> float:
    if cluster.vsan == "esa" and version.esa_components_per_host:
        return version.esa_components_per_host
    return version.components_per_host
