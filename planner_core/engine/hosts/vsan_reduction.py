"""Data reduction of vSAN: what its kind and version can do, by kind of reduction, and its cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.vsan import VsanVersion
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import field_note
from planner_core.formulas import vsan
from planner_core.formulas.recording import ROWS_ONLY, Column, LeafNote, Values
from planner_core.plan.components import Cluster
from planner_core.plan.store_platforms import VSAN, platform_of

ONLY_FLASH = (
    "VMware, Virtual SAN 6.2 with VDI (2016): deduplication and compression are for all-flash vSAN, from 6.2"
    " on"
)
BLOCKS = (
    "VMware, vSAN 8 compression (2022): a block of 4 KB is stored in 2 KB or as it is, 2 : 1 at best; the express"
    " storage goes to 8 : 1"
)
MOST_COMPRESSION: Final = {"all-flash": 2.0, "esa": 8.0}
"""Kind of vSAN -> the best that its compression can do."""


def reduces_data(cluster: Cluster, version: VsanVersion) -> bool:
    """Whether the store of a cluster can deduplicate and compress: vSAN all-flash from 6.2 on."""
    return (cluster.vsan != "hybrid" or not version.is_vsan) and version.data_reduction


def clusters_that_reduce(layout: Layout) -> NDArray[np.bool_]:
    """Whether the vSAN of each cluster can reduce data."""
    clusters, versions = layout.clusters, layout.catalog.vsan_versions

    def able(row: int) -> float:
        cluster = clusters.components[row]
        return float(reduces_data(cluster, versions[cluster.vsan_version]))

    found: NDArray[np.bool_] = clusters.by_choices(("vsan", "vsan_version"), able)[:, 0, 0, 0] > 0
    return found


def compression_of(cluster: Cluster) -> float:
    """Compression that counts: what is planned, but no more than the kind of vSAN can do."""
    return min(cluster.vsan_compression, _most_compression(cluster))


def _most_compression(cluster: Cluster) -> float:
    """The best of the kind of vSAN; of other platforms none is published."""
    if platform_of(cluster.vsan_version) is not VSAN:
        return np.inf
    return MOST_COMPRESSION.get(cluster.vsan, 1.0)


def data_reduction(layout: Layout) -> Column:
    """Data reduction of each cluster's vSAN; 1 where its kind or version has none, whatever the plan says."""
    deduplication = _if_able(layout, "vsan_data_reduction", 1.0)
    if not layout.clusters.any_above("vsan_compression", 1.0):
        return deduplication
    return vsan.reduction_of_both_kinds(deduplication, compression(layout))


def compression(layout: Layout) -> Column:
    """Compression of each cluster's vSAN; 1 where it has none."""
    clusters = layout.clusters
    most = clusters.by_choices(
        ("vsan", "vsan_version"), lambda row: _most_compression(clusters.components[row])
    )
    planned = np.minimum(clusters.numbers("vsan_compression"), most)

    def note(cluster: Cluster) -> LeafNote:
        if compression_of(cluster) == cluster.vsan_compression:
            return field_note(cluster, "vsan_compression")
        return _by_blocks(cluster)

    return _where_able(layout, "vsan_compression", planned, 1.0, note)


def compression_on_the_way(layout: Layout) -> Column:
    """Compression of what each cluster's vSAN sends between its hosts: of the express storage only."""
    clusters = layout.clusters
    is_esa = clusters.looked_up("vsan", lambda kind: kind == "esa") > 0
    before = np.where(is_esa, np.minimum(clusters.numbers("vsan_compression"), MOST_COMPRESSION["esa"]), 1.0)

    def note(cluster: Cluster) -> LeafNote:
        if cluster.vsan == "esa" and compression_of(cluster) == cluster.vsan_compression:
            return field_note(cluster, "vsan_compression")
        return _by_blocks(cluster)

    return _where_able(layout, "vsan_compression", before, 1.0, note)


def reduction_io_percent(layout: Layout) -> Column:
    """Further I/Os of the capacity devices of each cluster's vSAN for each write."""
    return _if_able(layout, "vsan_reduction_io_percent", 0.0)


def reduction_cpu_percent(layout: Layout) -> Column:
    """Share of every host's processors that data reduction takes in each cluster."""
    return _if_able(layout, "vsan_reduction_cpu_percent", 0.0)


def _if_able(layout: Layout, field: str, otherwise: float) -> Column:
    values = layout.clusters.numbers(field)
    return _where_able(layout, field, values, otherwise, lambda cluster: field_note(cluster, field))


def _where_able(
    layout: Layout, field: str, values: Values, otherwise: float, note: Callable[[Cluster], LeafNote]
) -> Column:
    """Numbers of the clusters whose vSAN can reduce data; `otherwise` for the rest."""
    clusters, versions = layout.clusters, layout.catalog.vsan_versions

    def noted(cluster: Cluster) -> LeafNote:
        if reduces_data(cluster, versions[cluster.vsan_version]):
            return note(cluster)
        typed = field_note(cluster, field)
        return LeafNote(
            typed.title, typed.symbol, typed.unit, "constant", ONLY_FLASH, cluster.name, cluster.id
        )

    able = clusters_that_reduce(layout).reshape(ROWS_ONLY)
    return clusters.given(np.where(able, values, otherwise), noted)


def _by_blocks(cluster: Cluster) -> LeafNote:
    typed = field_note(cluster, "vsan_compression")
    return LeafNote(typed.title, typed.symbol, ": 1", "constant", BLOCKS, cluster.name, cluster.id)
