"""Space of swap files on vSAN: sparse where that is switched on, and in copies of their own before version 6.7."""

from __future__ import annotations

from planner_core.engine.layout import Layout
from planner_core.engine.runs import Entries
from planner_core.engine.tables import as_column, drawing_note
from planner_core.engine.vsan import swap_copies
from planner_core.formulas import clone_files, vsan
from planner_core.formulas.recording import Column, Leaf, LeafNote, Traced, Values
from planner_core.messages import Message
from planner_core.plan.components import DesktopPool
from planner_core.units import PERCENT


def swap_on_stores_gib(layout: Layout, entries: Entries, first_vsan: int, size: Column) -> Column:
    """What swap files of a size take where they lie, entry by entry; stores from row `first_vsan` on are clusters."""
    sparse = _sparse(layout, entries, first_vsan)
    if sparse.any():
        size = clone_files.part_reserved_gib(size, _reserved_percent(layout, entries, sparse))
    return _by_policy(layout, entries, first_vsan, size)


def _sparse(layout: Layout, entries: Entries, first: int) -> Values:
    """1 for entries on a vSAN that does not reserve swap objects."""
    sparse = [
        row >= first and not layout.clusters.components[row - first].vsan_swap_reserved
        for row in entries.target
    ]
    return as_column(sparse)


def _reserved_percent(layout: Layout, entries: Entries, sparse: Values) -> Column:
    values = PERCENT * (1 - sparse)
    if not layout.recording:
        return values
    title = Message("Reserved part of the swap file")
    pools = layout.pools.components

    def note(row: int) -> LeafNote:
        pool: DesktopPool = pools[entries.source[row]]
        return drawing_note(pool, title, "reserved", "%", "Sparse swap of the vSAN that the file lies on")

    return Traced(values, Leaf(note))


def _by_policy(layout: Layout, entries: Entries, first: int, size: Column) -> Column:
    """Size of swap files on a vSAN that stores them in other copies than its capacity is counted by."""
    clusters = layout.clusters.components
    hosts = layout.hosts_of_clusters.tolist()
    copies = [
        swap_copies(layout, clusters[row - first], int(hosts[row - first])) if row >= first else (1.0, 1.0)
        for row in entries.target.tolist()
    ]
    if all(own == policy for own, policy in copies):
        return size

    def column(position: int, title: Message) -> Column:
        values = as_column(each[position] for each in copies)
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
        size, column(0, Message("Copies of a swap object")), column(1, Message("Copies of the policy"))
    )
