"""Numbers of machines that vendors allow: on a datastore, and in a cluster."""

from __future__ import annotations

import numpy as np

from planner_core.engine.block import Block
from planner_core.engine.files import Files
from planner_core.engine.hosts import WHOLE_LIMIT
from planner_core.engine.layout import NOWHERE, Layout
from planner_core.engine.runs import Entries, Runs
from planner_core.formulas import desktop_load
from planner_core.formulas.recording import (
    Column,
    LeafNote,
    Targets,
    Values,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import Component


def datastore_block(layout: Layout, files: Files) -> Block | None:
    """Clones on datastores: the volumes of an array, and the local disk groups; None without a broker's limit.

    The limit is one on desktops that share a replica; full clones are not counted.
    """
    broker = layout.catalog.brokers.get(layout.plan.settings.broker)
    if broker is None or broker.clones_per_datastore("fc") is None:
        return None
    entries = _sharing_a_replica(layout, files.entries("delta"))
    shown = np.concatenate(
        [
            np.flatnonzero((layout.vsan_of_group == NOWHERE) & (layout.array_of_group == NOWHERE)),
            np.arange(files.stores)[files.array_rows()],
        ]
    )
    desktops = total(
        desktop_load.machines_here(gather(layout.pools.column("desktops"), entries.source), entries.share),
        entries.targets,
        Message("Desktops on the datastores"),
        "machines",
    )
    title = Message("Desktops on a datastore at most")

    def most(protocol: str) -> float:
        return float(broker.clones_per_datastore(protocol) or 0)

    def note(part: Component) -> LeafNote:
        return LeafNote(title, broker.name, "machines", "constant", broker.source, part.name, part.id)

    parts = [
        desktop_load.machines_allowed(
            files.runs.stores_of_group,
            layout.groups.given(np.full((files.groups, 1, 1, 1), most("fc")), note),
        ),
        desktop_load.machines_allowed(
            layout.arrays.column("volumes"),
            layout.arrays.given(layout.arrays.looked_up("protocol", most), note),
        ),
    ]
    capacity = gather(concatenate(parts) if files.arrays else parts[0], shown)
    nothing = LeafNote(
        Message("Machines that are no desktops"), "0", "machines", "drawing", "Not counted here"
    )
    return Block(
        resource="vms_per_datastore",
        unit="machines",
        components=[files.ids[row] for row in shown],
        demand=gather(desktops, shown),
        fixed_demand=layout.constant(0, nothing),
        capacity=capacity,
        target_percent=layout.constant(100, WHOLE_LIMIT),
        tolerated=files.tolerated[shown],
        part_on_one=_part_on_one(layout, files, desktops)[shown],
    )


def _sharing_a_replica(layout: Layout, entries: Entries) -> Entries:
    pools = layout.pools.components
    rows = np.flatnonzero([pools[row].clone_type != "full" for row in entries.source])
    if len(rows) == len(entries.source):
        return entries
    targets = Targets(entries.target[rows], entries.targets.size)
    return Entries(entries.source[rows], targets, gather(entries.share, rows))


def _part_on_one(layout: Layout, files: Files, desktops: Column) -> Values:
    """Part of all planned desktops that lies on one datastore of each row."""
    parts = [values_of(files.runs.stores_of_group)]
    if files.arrays:
        parts.append(values_of(layout.arrays.column("volumes")))
    cases = max(part.shape[-1] for part in parts)
    counts = np.concatenate([np.broadcast_to(part, (*part.shape[:-1], cases)) for part in parts])
    all_of_them = max(float(values_of(layout.pools.column("desktops")).sum()), 1.0)
    result: Values = values_of(desktops)[: len(counts)] / np.maximum(counts, 1.0) / all_of_them
    return result


def cluster_block(layout: Layout, runs: Runs) -> Block | None:
    """Desktops in the clusters, and what one management server looks after; None without a broker's limit."""
    broker = layout.catalog.brokers.get(layout.plan.settings.broker)
    if broker is None or broker.desktops_per_vcenter is None or not len(layout.clusters):
        return None
    rows = layout.cluster_of_host[runs.pools.target]
    inside = np.flatnonzero(rows != NOWHERE)
    entries = desktop_load.machines_here(
        gather(layout.pools.column("desktops"), runs.pools.source), runs.pools.share
    )
    demand = total(
        gather(entries, inside),
        Targets(rows[inside], len(layout.clusters)),
        Message("Desktops in the cluster"),
        "machines",
    )
    most = broker.desktops_per_vcenter
    title = Message("Desktops of one vCenter at most")
    nothing = LeafNote(
        Message("Machines that are no desktops"), "0", "machines", "drawing", "Not counted here"
    )
    capacity = layout.clusters.derived(
        lambda _: most,
        lambda part: LeafNote(title, broker.name, "machines", "constant", broker.source, part.name, part.id),
    )
    return Block(
        resource="vms_per_cluster",
        unit="machines",
        components=layout.clusters.ids,
        demand=demand,
        fixed_demand=layout.constant(0, nothing),
        capacity=capacity,
        target_percent=layout.constant(100, WHOLE_LIMIT),
        tolerated=layout.clusters.numbers("failures_to_tolerate"),
    )
