"""Files beside the machines that only some hypervisors write: swap files, and VMX swap."""

from __future__ import annotations

import numpy as np

from planner_core.catalog.written_files import WRITTEN_BY
from planner_core.engine.layout.dependencies import kept_by_word
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.engine.storage.files import Files
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    values_of,
)
from planner_core.messages import Message


@kept_by_word
def part_with_file(layout: Layout, files: Files, role: str) -> Column | None:
    """Part of the desktops behind each entry of a role that run where the hypervisor writes such a file; None if all
    do.

    Behind local disks are the desktops on their host, behind a vSAN those in its cluster, behind an array all of the
    pool. Pools that run nowhere yet count as if they had the file.
    """
    writes = _writes(layout, role)
    if writes.all():
        return None
    entries, ends = files.entries(role), files.runs.pool_ends
    pools = len(layout.pools)
    with_file, without = np.zeros(pools, dtype=bool), np.zeros(pools, dtype=bool)
    with_file[ends.source[writes[ends.targets.index] > 0]] = True
    without[ends.source[writes[ends.targets.index] == 0]] = True
    mixed = (with_file & without)[entries.source]
    part = np.where(with_file | ~without, 1.0, 0.0)[entries.source].reshape(ROWS_ONLY)
    if mixed.any():
        part = np.where(mixed.reshape(ROWS_ONLY), _of_mixed(layout, files, role, writes), part)
    if not layout.recording:
        return part
    components = layout.pools.components

    def note(entry: int) -> LeafNote:
        reason = "Swap files (.vswp) and VMX swap exist on VMware's hypervisors only"
        title = Message("Part of the desktops with such a file")
        return drawing_note(components[entries.source[entry]], title, "w", "share", reason)

    return Traced(part, Leaf(note))


def _writes(layout: Layout, role: str) -> Values:
    """1 for each card of hosts whose hypervisor writes files of a role."""
    generations, field = layout.catalog.hypervisors, WRITTEN_BY[role]
    found: Values = layout.hosts.looked_up("hypervisor", lambda each: getattr(generations[each], field))
    return found[:, 0, 0, 0]


def _of_mixed(layout: Layout, files: Files, role: str, writes: Values) -> Values:
    """The part of each entry, by case: of the desktops of its pool on the hosts that the store belongs to."""
    entries, runs = files.entries(role), files.runs.pools
    share = values_of(runs.share)
    writing = writes[runs.target].reshape(ROWS_ONLY)
    places = len(layout.hosts) + len(layout.clusters) + 1
    everywhere = places - 1
    of_store = _places_of_stores(layout, files, everywhere)

    def keys(pools: Index, at: Index) -> Index:
        return pools * places + at

    clusters = layout.cluster_of_host[runs.target]
    within = np.where(clusters == NOWHERE, everywhere, len(layout.hosts) + clusters)
    found, where = np.unique(
        np.concatenate(
            [
                keys(runs.source, runs.target),
                keys(runs.source, within),
                keys(runs.source, np.full(len(runs.source), everywhere)),
            ]
        ),
        return_inverse=True,
    )
    inside = clusters != NOWHERE
    counted = np.concatenate([np.ones(len(inside)), inside, np.ones(len(inside))]).reshape(ROWS_ONLY)
    targets = Targets(where, len(found))
    every = targets.sums(np.tile(share, (3, 1, 1, 1)) * counted)
    with_file = targets.sums(np.tile(share * writing, (3, 1, 1, 1)) * counted)

    def part(wanted: Index) -> Values:
        at = np.minimum(np.searchsorted(found, wanted), len(found) - 1)
        known = (found[at] == wanted).reshape(ROWS_ONLY) & (every[at] > 0)
        return np.where(known, with_file[at] / np.where(known, every[at], 1.0), np.nan)

    here = part(keys(entries.source, of_store[entries.target]))
    of_pool = part(keys(entries.source, np.full(len(entries.source), everywhere)))
    return np.nan_to_num(np.where(np.isnan(here), of_pool, here), nan=1.0)


def _places_of_stores(layout: Layout, files: Files, everywhere: int) -> Index:
    """Where the desktops behind each store run: on one card of hosts, in one cluster, or on any host of their pool."""
    groups = np.where(layout.host_of_group == NOWHERE, everywhere, layout.host_of_group)
    arrays = np.full(files.arrays, everywhere)
    return np.concatenate([groups, arrays, len(layout.hosts) + np.arange(len(layout.clusters))])
