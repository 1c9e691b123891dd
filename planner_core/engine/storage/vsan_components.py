"""Components of the objects of machines on a vSAN, and the maximum of its hosts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from planner_core.catalog.vsan import VsanPolicy, VsanVersion
from planner_core.engine.basis.block import Block
from planner_core.engine.hosts.desktops import full_clones
from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.hosts.hosts import WHOLE_LIMIT
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import as_column
from planner_core.engine.storage.capacity import file_gib
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.vsan import (
    SITES,
    policy_number,
    swap_policy,
    version_number,
    vsan_hosts_of_clusters,
)
from planner_core.engine.storage.written_files import part_with_file
from planner_core.formulas import clone_files, desktop_load, vsan
from planner_core.formulas.recording import Column, LeafNote, Targets, concatenate, gather, total
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.plan.components import Cluster

HOME_GIB = 1.0
"""Every machine has a home object for logs and settings; whatever its content, it counts as one small object."""
NO_COMPONENTS = LeafNote(Message("No components"), "0", "components", "drawing", "No file lies on this vSAN")
HOME = LeafNote(
    Message("Home object"),
    "home",
    "GiB",
    "constant",
    "VMware vSAN: each machine has an object for its own files",
)


@kept
def components_block(layout: Layout, files: Files) -> Block:
    """Components of the objects of desktops and servers, and the maximum of the hosts."""
    clusters = layout.clusters
    with_vsan = np.array(
        [
            row
            for row, each in enumerate(clusters.components)
            if each.vsan != "none" and layout.catalog.vsan_versions[each.vsan_version].is_vsan
        ],
        dtype=np.intp,
    )
    capacity = vsan.components_allowed(
        vsan_hosts_of_clusters(layout, files.runs),
        version_number(layout, Message("Components per host at most"), "components", _most_components),
    )
    servers = _of_servers(layout, files)
    return Block(
        resource="vsan_components",
        unit="components",
        components=[clusters.components[row].id for row in with_vsan],
        demand=gather(demand_of(_of_desktops(layout, files), servers), with_vsan),
        fixed_demand=gather(servers, with_vsan),
        capacity=gather(capacity, with_vsan),
        target_percent=layout.constant(100, WHOLE_LIMIT),
        tolerated=as_column(clusters.components[row].failures_to_tolerate for row in with_vsan),
    )


def _of_desktops(layout: Layout, files: Files) -> Column:
    """Each desktop has a home object, a swap object, and one per disk; large ones are split."""
    desktops = layout.pools.column("desktops")
    parts = [
        _Part(role, files.entries(role), desktops, _object_gib(layout, role))
        for role in ("delta", "disposable", "persistent", "swap", "log")
    ]
    return _together(layout, files, parts, Message("Components of all desktops"))


def _of_servers(layout: Layout, files: Files) -> Column:
    """Each server has a home object and a disk. Swap files of servers and their objects are not planned."""
    servers, entries = layout.servers, files.entries("server_disk")
    machines = servers.column("servers")
    parts = [
        _Part("log", entries, machines, servers.same(HOME_GIB, HOME)),
        _Part("server_disk", entries, machines, servers.column("disk_gib")),
    ]
    return _together(layout, files, parts, Message("Components of infrastructure servers"))


class _Part(NamedTuple):
    """Objects of one kind: location, number of machines with one, and size per machine."""

    role: str
    entries: Entries
    machines: Column
    gib: Column


def _together(layout: Layout, files: Files, parts: Sequence[_Part], title: Message) -> Column:
    """Total components in the vSAN of each cluster."""
    first = files.groups + files.arrays
    components, targets = [], []
    for role, entries, machines, gib in parts:
        rows = np.flatnonzero(entries.target >= first)
        if not len(rows):
            continue
        cluster = entries.target[rows] - first
        source = entries.source[rows]
        there, part = (
            gather(machines, source),
            part_with_file(layout, files, role) if role == "swap" else None,
        )
        if part is not None:
            there = desktop_load.machines_here(there, gather(part, rows))
        each = vsan.components_of_file(
            gather(gib, source),
            gather(version_number(layout, Message("Largest component"), "GiB", _component_gib), cluster),
            gather(_of_object(layout, role, Message("Components per object"), _parts), cluster),
            gather(_of_object(layout, role, Message("Witnesses per object"), _witnesses), cluster),
        )
        components.append(vsan.components_of_machines(there, gather(entries.share, rows), each))
        targets.append(cluster)
    if not components:
        return _none(layout)
    return total(
        concatenate(components),
        Targets(np.concatenate(targets), len(layout.clusters)),
        title,
        "components",
    )


def _none(layout: Layout) -> Column:
    return layout.clusters.given(
        np.zeros((len(layout.clusters), 1, 1, 1)),
        lambda cluster: NO_COMPONENTS._replace(component=cluster.name, component_id=cluster.id),
    )


def _object_gib(layout: Layout, role: str) -> Column:
    """Size of the object of a role. Disks are split by provisioned size, not by content: user data and the image of a
    full clone count in full.
    """
    pools = layout.pools
    if role == "log":
        return pools.same(HOME_GIB, HOME)
    if role == "persistent":
        return pools.column("persistent_gib")
    full = full_clones(layout) if role == "delta" else None
    if full is not None:
        return clone_files.own_disk_gib(pools.column("delta_gib"), full, pools.column("replica_gib"))
    return file_gib(layout, role)


def _of_object(layout: Layout, role: str, title: Message, number: Callable[[VsanPolicy], float]) -> Column:
    """A value of the policy that applies to the objects of a role."""

    def value(cluster: Cluster, policy: VsanPolicy, _: int) -> float:
        sites = SITES[cluster.vsan_sites] if number is _parts else 1.0
        return sites * number(swap_policy(layout, cluster) if role == "swap" else policy)

    return policy_number(layout, title, "components", value)


def _parts(policy: VsanPolicy) -> float:
    return policy.components_per_object


def _witnesses(policy: VsanPolicy) -> float:
    return policy.witnesses_per_object


def _component_gib(_: Cluster, version: VsanVersion) -> float:
    return version.component_gib or np.inf


def _most_components(cluster: Cluster, version: VsanVersion) -> float:
    if cluster.vsan == "esa" and version.esa_components_per_host:
        return version.esa_components_per_host
    return version.components_per_host or 0
