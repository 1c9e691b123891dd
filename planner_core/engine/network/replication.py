"""Lines to a second site: of arrays that replicate, and of vSANs stretched over two sites."""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.engine.basis.block import Block
from planner_core.engine.layout.dependencies import kept
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.storage.arrays import array_of_store
from planner_core.engine.storage.files import Files
from planner_core.engine.storage.wear import server_writes_mb_s, writes_on_stores_mb_s
from planner_core.formulas import replication
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    concatenate,
    gather,
    total,
)
from planner_core.messages import Message

OF_VSAN: Final = 1.4 * 1.25
OVERHEAD = Message("Sent for each byte written")
PLAIN = "An array sends what is written"
VSAN_OVERHEAD = (
    "VMware, vSAN stretched cluster bandwidth sizing: 1.4 for the traffic of vSAN itself, times 1.25 for what has to be"
    " sent again"
)


@kept
def replication_block(layout: Layout, files: Files) -> Block | None:
    """Writes on the lines to second sites; None if nothing has one."""
    arrays, clusters = replicating_arrays(layout), stretched_clusters(layout)
    if not len(arrays) and not len(clusters):
        return None
    return Block(
        resource="replication",
        unit="Mbit/s",
        components=[
            *(layout.arrays.ids[row] for row in arrays.tolist()),
            *(layout.clusters.ids[row] for row in clusters.tolist()),
        ],
        demand=_sent(layout, files, writes_on_stores_mb_s(layout, files)),
        fixed_demand=_sent(layout, files, server_writes_mb_s(layout, files)),
        capacity=_lines(layout, arrays, clusters),
        target_percent=layout.target("bandwidth_target_percent"),
    )


def replicating_arrays(layout: Layout) -> Index:
    """Rows of the arrays with copies at a second site."""
    return np.flatnonzero(layout.arrays.looked_up("replication", lambda kind: kind != "none"))


def stretched_clusters(layout: Layout) -> Index:
    """Rows of the clusters with vSAN at two sites."""
    if not layout.has_vsan:
        return np.empty(0, dtype=np.intp)
    two = layout.clusters.looked_up("vsan_sites", lambda sites: sites == "two")[:, 0, 0, 0] > 0
    return np.flatnonzero(two & layout.shares_disks)


def written_mb_s(layout: Layout, files: Files, on_stores: Column) -> Column:
    """MB/s of writes on each replicating array, then on each stretched vSAN, from those on all stores."""
    arrays, clusters = replicating_arrays(layout), stretched_clusters(layout)
    place = np.full(files.stores, NOWHERE, dtype=np.intp)
    of_array = np.full(files.arrays + 1, NOWHERE, dtype=np.intp)
    of_array[arrays] = np.arange(len(arrays))
    place[:] = of_array[array_of_store(layout, files)]
    place[files.groups + files.arrays + clusters] = len(arrays) + np.arange(len(clusters))
    rows = np.flatnonzero(place != NOWHERE)
    targets = Targets(place[rows], len(arrays) + len(clusters))
    return total(gather(on_stores, rows), targets, Message("Writes that go to both sites"), "MB/s")


def _sent(layout: Layout, files: Files, on_stores: Column) -> Column:
    return replication.sent_to_site_mbit_s(written_mb_s(layout, files, on_stores), _overhead(layout))


def _overhead(layout: Layout) -> Column:
    arrays, clusters = len(replicating_arrays(layout)), len(stretched_clusters(layout))
    values = np.repeat([1.0, OF_VSAN], [arrays, clusters]).reshape(ROWS_ONLY)
    if not layout.recording:
        return values

    def note(row: int) -> LeafNote:
        if row < arrays:
            return LeafNote(OVERHEAD, "k", "x", "drawing", PLAIN)
        return LeafNote(OVERHEAD, "k", "x", "constant", VSAN_OVERHEAD)

    return Traced(values, Leaf(note))


def _lines(layout: Layout, arrays: Index, clusters: Index) -> Column:
    parts = [
        gather(table.column("site_mbit_s"), rows)
        for table, rows in ((layout.arrays, arrays), (layout.clusters, clusters))
        if len(rows)
    ]
    return parts[0] if len(parts) == 1 else concatenate(parts)
