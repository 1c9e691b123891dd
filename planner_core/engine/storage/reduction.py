"""Data reduction of arrays: its kinds, files that are reduced less, and what is kept for snapshots and replication."""

from __future__ import annotations

import numpy as np

from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import field_note
from planner_core.formulas import clone_files
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    Index,
    Leaf,
    LeafNote,
    Traced,
    Values,
    values_of,
)
from planner_core.messages import Message

OF_ROLE = {
    "swap": "swap_reduction",
    "vmx_swap": "swap_reduction",
    "suspend": "swap_reduction",
    "persistent": "persistent_reduction",
}
"""Fields of an array with the reduction of single file roles; 0 if they are reduced as all others."""
UNREDUCED = np.ones(1)
"""For NOWHERE, after the arrays: other stores count a file as it is."""


def of_all_kinds(layout: Layout) -> Column:
    """Data reduction of each array; simply its deduplication if no array tells the kinds apart."""
    arrays = layout.arrays
    if not (arrays.any_above("compression", 1.0) or arrays.any_above("compaction", 1.0)):
        return arrays.column("data_reduction")
    return clone_files.reduction_of_all_kinds(
        *(arrays.column(field) for field in ("data_reduction", "compression", "compaction"))
    )


def effective_capacity_gib(layout: Layout, usable: Column) -> Column:
    """Space for files of each array, from the usable capacity of its disk groups."""
    arrays = layout.arrays
    if arrays.any_above("snapshot_reserve_percent") or arrays.any_above("replication_reserve_percent"):
        usable = clone_files.capacity_beside_reserves_gib(
            usable, arrays.column("snapshot_reserve_percent"), arrays.column("replication_reserve_percent")
        )
    return clone_files.reduced_capacity_gib(usable, of_all_kinds(layout))


def of_role_gib(layout: Layout, entries: Entries, first_array: int, role: str, size: Column) -> Column:
    """Files of a role by entry, in units of the reduced capacity; stores from row `first_array` on are arrays."""
    field = OF_ROLE.get(role)
    if field is None or not layout.arrays.any_above(field):
        return size
    every = values_of(of_all_kinds(layout))[:, 0, 0, 0]
    own = layout.arrays.numbers(field)[:, 0, 0, 0]
    own = np.where(own > 0, own, every)
    array = entries.target - first_array
    array = np.where((array >= 0) & (array < len(every)), array, NOWHERE)
    return clone_files.file_in_reduced_space_gib(
        size,
        _by_entry(layout, every, array, "data_reduction"),
        _by_entry(layout, own, array, field),
    )


def _by_entry(layout: Layout, of_arrays: Values, array: Index, field: str) -> Column:
    values = np.append(of_arrays, UNREDUCED)[array].reshape(ROWS_ONLY)
    if not layout.recording:
        return values
    title = Message("Data reduction of the array") if field == "data_reduction" else Message("Of these files")

    def note(row: int) -> LeafNote:
        if array[row] == NOWHERE:
            return LeafNote(title, "1", ": 1", "drawing", "The store is no array and counts a file as it is")
        return field_note(layout.arrays.components[array[row]], field)._replace(title=title, unit=": 1")

    return Traced(values, Leaf(note))
