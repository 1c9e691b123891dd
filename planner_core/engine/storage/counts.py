"""Vendor limits on machines per datastore and per cluster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.catalog.brokers import LOCAL, Broker
from planner_core.engine.basis.block import Block, OnOne
from planner_core.engine.hosts.desktops import shares_a_replica
from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.hosts.failed_hosts import SPACE
from planner_core.engine.hosts.hosts import WHOLE_LIMIT
from planner_core.engine.hosts.runs import Runs
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.files_inside import with_files_inside
from planner_core.formulas import desktop_load
from planner_core.formulas.recording import (
    Column,
    Index,
    LeafNote,
    Targets,
    Values,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import Component, ComponentId

NO_OTHERS = LeafNote(Message("Machines that are no desktops"), "0", "machines", "drawing", "Not counted here")


@kept
def datastore_block(layout: Layout, files: Files) -> Block | None:
    """Clones on datastores: volumes of an array, over all its disk groups, and local disk groups; None if the broker
    sets no limit.

    The limit applies to desktops that share a replica; full clones are not counted.
    """
    broker = layout.catalog.brokers.get(layout.settings.broker)
    if broker is None or broker.clones_per_datastore(LOCAL) is None:
        return None
    rows, components, tolerated = _counted(layout, files)
    demand = gather(_clones_on_stores(layout, files), rows)
    return Block(
        resource="vms_per_datastore",
        unit="machines",
        components=components,
        demand=demand,
        fixed_demand=layout.constant(0, NO_OTHERS),
        capacity=_most_on_datastores(layout, files, broker),
        target_percent=layout.constant(100, WHOLE_LIMIT),
        tolerated=tolerated,
        on_one=_on_one(layout, demand, _datastores(layout, files)),
    )


class _Counted(NamedTuple):
    """The disk groups and arrays whose datastores are counted."""

    rows: Index
    components: Sequence[ComponentId]
    tolerated: Values


@kept
def _counted(layout: Layout, files: Files) -> _Counted:
    alone = (layout.vsan_of_group == NOWHERE) & (layout.array_of_group == NOWHERE)
    rows = np.concatenate([np.flatnonzero(alone), np.arange(files.stores)[files.array_rows()]])
    return _Counted(rows, [files.ids[row] for row in rows.tolist()], files.tolerated[rows])


@kept
def _clones_on_stores(layout: Layout, files: Files) -> Column:
    """Desktops on the datastores of each store, those on the disk groups of an array with the array."""
    entries, title = _clones(layout, files), Message("Desktops on the datastores")
    there = total(
        desktop_load.machines_here(gather(layout.pools.column("desktops"), entries.source), entries.share),
        entries.targets,
        title,
        "machines",
    )
    return with_files_inside(layout, files, there, title, "machines")


@kept
def _clones(layout: Layout, files: Files) -> Entries:
    """Entries of desktops that share a replica."""
    return files.entries("delta").of(shares_a_replica(layout))


@kept
def _most_on_datastores(layout: Layout, files: Files, broker: Broker) -> Column:
    """Maximum desktops on all datastores of each disk group and array that is counted."""
    title = Message("Desktops on a datastore at most")

    def most(protocol: str) -> float:
        return float(broker.clones_per_datastore(protocol) or 0)

    def note(part: Component) -> LeafNote:
        return LeafNote(title, broker.name, "machines", "constant", broker.source, part.name, part.id)

    on_local = layout.groups.given(np.full((files.groups, 1, 1, 1), most(LOCAL)), note)
    local = desktop_load.machines_allowed(files.runs.stores_of_group(SPACE), on_local)
    parts = [local]
    if files.arrays:
        on_volume = layout.arrays.given(layout.arrays.looked_up("protocol", most), note)
        parts.append(desktop_load.machines_allowed(layout.arrays.column("volumes"), on_volume))
    return gather(concatenate(parts), _counted(layout, files).rows)


@kept
def _datastores(layout: Layout, files: Files) -> Column:
    """Datastores of the disk groups and arrays that are counted."""
    of_groups = files.runs.stores_of_group(SPACE)
    parts = [of_groups, layout.arrays.column("volumes")] if files.arrays else [of_groups]
    return gather(concatenate(parts), _counted(layout, files).rows)


def _on_one(layout: Layout, desktops: Column, datastores: Column) -> OnOne:
    """The spread of desktops over the datastores of each row."""
    all_of_them = max(float(values_of(layout.pools.column("desktops")).sum()), 1.0)
    part = values_of(desktops) / np.maximum(values_of(datastores), 1.0) / all_of_them
    return OnOne(desktops, datastores, part)


def _most_in_clusters(layout: Layout, broker: Broker, pools: Index, clusters: Index) -> Values:
    """Maximum desktops of one vCenter: the broker's limit for instant clones if it applies, otherwise its general
    limit.
    """
    most = float(broker.desktops_per_vcenter or 0)
    instant = float(broker.instant_clones_per_vcenter or most)
    others = layout.pools.looked_up("clone_type", lambda kind: kind != "instant")[pools, 0, 0, 0]
    mixed = np.bincount(clusters, others, len(layout.clusters)) > 0
    empty = np.bincount(clusters, minlength=len(layout.clusters)) == 0
    limits: Values = np.where(mixed | empty, most, instant)
    return limits.reshape(-1, 1, 1, 1)


@kept
def cluster_block(layout: Layout, runs: Runs) -> Block | None:
    """Desktops in the clusters, and the maximum of one management server; None if the broker sets no limit."""
    broker = layout.catalog.brokers.get(layout.settings.broker)
    if broker is None or broker.desktops_per_vcenter is None or not len(layout.clusters):
        return None
    inside, targets, capacity = _vcenters(layout, runs, broker)
    demand = total(
        gather(runs.desktops_of_entries, inside),
        targets,
        Message("Desktops in the cluster"),
        "machines",
    )
    return Block(
        resource="vms_per_cluster",
        unit="machines",
        components=layout.clusters.ids,
        demand=demand,
        fixed_demand=layout.constant(0, NO_OTHERS),
        capacity=capacity,
        target_percent=layout.constant(100, WHOLE_LIMIT),
        tolerated=layout.clusters.numbers("failures_to_tolerate"),
    )


@kept
def _vcenters(layout: Layout, runs: Runs, broker: Broker) -> tuple[Index, Targets, Column]:
    """The entries of pools on clusters, the clusters, and the maximum of each."""
    ends = runs.pool_ends
    rows = layout.cluster_of_host[ends.targets.index]
    inside = np.flatnonzero(rows != NOWHERE)
    title = Message("Desktops of one vCenter at most")
    most = layout.clusters.given(
        _most_in_clusters(layout, broker, ends.source[inside], rows[inside]),
        lambda part: LeafNote(title, broker.name, "machines", "constant", broker.source, part.name, part.id),
    )
    key = ("pools", "clusters")
    return inside, targets_of(key, rows[inside], len(layout.clusters)), most
