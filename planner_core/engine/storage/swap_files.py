"""Space of swap files on vSAN: sparse from version 6.7 on, before that reserved and with separate copies."""

from __future__ import annotations

import numpy as np

from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note, field_note
from planner_core.engine.storage.vsan import swap_copies
from planner_core.formulas import clone_files, vsan
from planner_core.formulas.recording import Column, Index, Leaf, LeafNote, Traced, Values
from planner_core.messages import Message
from planner_core.units import PERCENT

NO_VSAN = np.ones((1, 1, 1, 1))
"""Copies for NOWHERE, after those of all clusters: a store without vSAN counts a file once."""
RESERVED = Message("Reserved part of the swap file")


def swap_on_stores_gib(layout: Layout, entries: Entries, first_vsan: int, size: Column) -> Column:
    """Space of swap files of a given size by entry; stores from row `first_vsan` on are clusters."""
    if not layout.has_vsan:
        return size
    clusters = np.where(entries.target >= first_vsan, entries.target - first_vsan, NOWHERE)
    sparse = _sparse(layout, clusters)
    if sparse.any():
        size = clone_files.part_reserved_gib(size, _reserved_percent(layout, entries, clusters, sparse))
    return _by_policy(layout, entries, first_vsan, size)


def _sparse(layout: Layout, clusters: Index) -> Values:
    """1 for entries on a vSAN with sparse swap objects; determined by its version unless the plan specifies it."""
    versions, table = layout.catalog.vsan_versions, layout.clusters
    by_version = table.looked_up("vsan_version", lambda each: versions[each].sparse_swap)
    chosen = table.looked_up("vsan_swap", {"by-version": np.nan, "reserved": 0.0, "sparse": 1.0}.__getitem__)
    sparse: Values = np.where(np.isnan(chosen), by_version, chosen)
    return np.append(sparse[:, 0, 0, 0], 0.0)[clusters].reshape(-1, 1, 1, 1)


def _reserved_percent(layout: Layout, entries: Entries, clusters: Index, sparse: Values) -> Column:
    values: Values = PERCENT * (1 - sparse)
    if not layout.recording:
        return values
    pools = layout.pools.components

    def note(row: int) -> LeafNote:
        if clusters[row] == NOWHERE:
            pool = pools[entries.source[row]]
            return drawing_note(pool, RESERVED, "reserved", "%", "Only vSAN has sparse swap files")
        cluster = layout.clusters.components[clusters[row]]
        if cluster.vsan_swap != "by-version":
            typed = field_note(cluster, "vsan_swap")
            return typed._replace(title=RESERVED, symbol="reserved", unit="%")
        version = layout.catalog.vsan_versions[cluster.vsan_version]
        return LeafNote(RESERVED, version.name, "%", "constant", version.source, cluster.name, cluster.id)

    return Traced(values, Leaf(note))


def _by_policy(layout: Layout, entries: Entries, first: int, size: Column) -> Column:
    """Size of swap files on a vSAN whose swap objects have other copies than its capacity assumes."""
    clusters = layout.clusters.components
    at = np.where(entries.target >= first, entries.target - first, NOWHERE)
    own, by_policy = (np.concatenate([copies, NO_VSAN])[at] for copies in swap_copies(layout))
    if (own == by_policy).all():
        return size

    def column(values: Values, title: Message) -> Column:
        if not layout.recording:
            return values

        def note(entry: int) -> LeafNote:
            if entries.target[entry] < first:
                return LeafNote(
                    title, "1", "copies", "drawing", "The store is no vSAN and counts a file once"
                )
            cluster = clusters[entries.target[entry] - first]
            version = layout.catalog.vsan_versions[cluster.vsan_version]
            return LeafNote(
                title, version.name, "copies", "constant", version.source, cluster.name, cluster.id
            )

        return Traced(values, Leaf(note))

    return vsan.swap_by_policy_gib(
        size,
        column(own, Message("Copies of a swap object")),
        column(by_policy, Message("Copies of the policy")),
    )
