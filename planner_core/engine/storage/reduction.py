"""Data reduction of stores: kinds of an array, files that are reduced less or more, and reserves of an array."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.hosts.distribution import Entries
from planner_core.engine.hosts.vsan_reduction import clusters_that_reduce, data_reduction
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
    concatenate,
    values_of,
)
from planner_core.messages import Message
from planner_core.plan.components import Cluster, StorageArray

OF_ROLE = {
    "swap": "swap_reduction",
    "vmx_swap": "swap_reduction",
    "suspend": "swap_reduction",
    "persistent": "persistent_reduction",
}
"""Fields of an array with the reduction of single file roles; 0 if they are reduced as all others."""
OF_VSAN_ROLE = {
    "replica": "vsan_image_reduction",
    "template": "vsan_image_reduction",
    "delta": "vsan_delta_reduction",
    "disposable": "vsan_delta_reduction",
    "swap": "vsan_swap_reduction",
    "vmx_swap": "vsan_swap_reduction",
    "suspend": "vsan_swap_reduction",
    "persistent": "vsan_persistent_reduction",
}
"""The same for a cluster with vSAN."""
UNREDUCED = np.ones((1, 1, 1, 1))
"""For NOWHERE, after the arrays and clusters: other stores count a file as it is."""


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
    """Files of a role by entry, in units of the reduced capacity; stores from row `first_array` on are the arrays, then
    the clusters.
    """
    on_array, on_vsan = OF_ROLE.get(role, ""), OF_VSAN_ROLE.get(role, "")
    arrays, clusters = layout.arrays, layout.clusters
    if not (on_array and arrays.any_above(on_array)) and not (on_vsan and clusters.any_above(on_vsan)):
        return size
    stores = _Stores(layout, first_array, on_array, on_vsan)
    at = stores.of_entries(entries)
    every, own = stores.of_all_files[at], stores.of_these_files[at]
    if role == "delta":
        own = np.where(_full_clones(layout)[entries.source].reshape(ROWS_ONLY), every, own)
    return clone_files.file_in_reduced_space_gib(
        size, stores.noted(every, at, OF_ALL_FILES), stores.noted(own, at, OF_THESE_FILES)
    )


OF_ALL_FILES, OF_THESE_FILES = Message("Data reduction of the store"), Message("Of these files")


class _Stores:
    """Data reduction of arrays and vSAN clusters: of all files, and of those of a role."""

    def __init__(self, layout: Layout, first: int, on_array: str, on_vsan: str) -> None:
        self._layout = layout
        self._first = first
        self._fields = on_array, on_vsan
        arrays, clusters = (values_of(each(layout)) for each in (of_all_kinds, data_reduction))
        self._arrays = len(arrays)
        self.of_all_files = values_of(concatenate([arrays, clusters, UNREDUCED]))
        own_arrays = self._own(layout.arrays.numbers(on_array) if on_array else None, arrays)
        own_clusters = self._own(layout.clusters.numbers(on_vsan) if on_vsan else None, clusters)
        able = clusters_that_reduce(layout).reshape(ROWS_ONLY)
        own_clusters = np.where(able, own_clusters, clusters)
        self.of_these_files = values_of(concatenate([own_arrays, own_clusters, UNREDUCED]))

    def _own(self, planned: Values | None, of_all: Values) -> Values:
        if planned is None:
            return of_all
        return np.where(planned > 0, planned, of_all)

    def of_entries(self, entries: Entries) -> Index:
        """Row of each entry's store here; NOWHERE for other stores."""
        store = entries.target - self._first
        rows: Index = np.where(store >= 0, store, NOWHERE)
        return rows

    def noted(self, values: Values, at: Index, title: Message) -> Column:
        """Values by entry, with the field that each comes from."""
        if not self._layout.recording:
            return values
        return Traced(values, Leaf(lambda row: self._note(int(at[row]), title)))

    def _note(self, store: int, title: Message) -> LeafNote:
        if store == NOWHERE:
            return LeafNote(title, "1", ": 1", "drawing", "The store counts a file as it is")
        on_array, on_vsan = self._fields
        is_array, own = store < self._arrays, title is OF_THESE_FILES
        component: StorageArray | Cluster
        if is_array:
            component, field = self._layout.arrays.components[store], on_array if own else ""
            field = field or "data_reduction"
        else:
            component = self._layout.clusters.components[store - self._arrays]
            field = (on_vsan if own else "") or "vsan_data_reduction"
        return field_note(component, field)._replace(title=title, unit=": 1")


def _full_clones(layout: Layout) -> NDArray[np.bool_]:
    full: NDArray[np.bool_] = layout.pools.looked_up("clone_type", lambda kind: kind == "full") > 0
    return full[:, 0, 0, 0]
