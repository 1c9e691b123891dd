"""Share of the I/O of an array or vSAN that reaches each disk group."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planner_core.engine.hosts.desktops import ReadsAndWrites
from planner_core.engine.hosts.failed_hosts import IOPS
from planner_core.engine.layout.layout import NOWHERE, Layout
from planner_core.engine.layout.tables import NO_ROWS, drawing_note
from planner_core.engine.layout.targets import targets_of
from planner_core.engine.storage.failed_drives import drives_down, some_fail
from planner_core.engine.storage.files import Files
from planner_core.formulas import io_on_stores
from planner_core.formulas.recording import (
    ROWS_ONLY,
    Column,
    Index,
    Leaf,
    LeafNote,
    Targets,
    Traced,
    Values,
    concatenate,
    gather,
    total,
    values_of,
)
from planner_core.formulas.saturation import demand_of
from planner_core.messages import Message
from planner_core.units import PERCENT

HOW = (
    "In an array writes go to tier 1 and reads are split by tier; inside a tier, and in a store of the hosts, by IOPS"
    " of the drives"
)


class Flows(NamedTuple):
    """Stores, the disk groups behind them, and the share of reads and writes that each group gets."""

    store: Index
    targets: Targets
    read_share: Column
    write_share: Column


def io_on_groups(files: Files, io: ReadsAndWrites, flows: Flows | None) -> ReadsAndWrites:
    """Reads and writes of the disk groups: direct ones, and those passed down by arrays and vSAN."""
    own = np.arange(files.groups)
    direct = ReadsAndWrites(gather(io.reads, own), gather(io.writes, own))
    if flows is None:
        return direct

    def handed_down(column: Column, share: Column, title: Message) -> Column:
        parts = io_on_stores.part_of_io_iops(gather(column, flows.store), share)
        return total(parts, flows.targets, title, "IOPS")

    reads = handed_down(
        io.reads, flows.read_share, Message("Reads handed down by the array or the store of the hosts")
    )
    writes = handed_down(
        io.writes, flows.write_share, Message("Writes handed down by the array or the store of the hosts")
    )
    return ReadsAndWrites(demand_of(direct.reads, reads), demand_of(direct.writes, writes))


def flows_of(layout: Layout, files: Files) -> Flows | None:
    """Arrays over their tiers, vSAN over the capacity devices of its hosts; None without either."""
    in_arrays = np.flatnonzero(layout.array_of_group != NOWHERE)
    in_vsan = np.flatnonzero(layout.vsan_of_group != NOWHERE)
    if not len(in_arrays) and not len(in_vsan):
        return None
    array_reads, array_writes = _array_shares(layout, in_arrays)
    vsan = _vsan_shares(layout, files, in_vsan) if len(in_vsan) else NO_ROWS
    rows = np.concatenate([in_arrays, in_vsan])
    stores = np.concatenate(
        [
            files.groups + layout.array_of_group[in_arrays],
            files.groups + files.arrays + layout.vsan_of_group[in_vsan],
        ]
    )
    reads, writes = (_column(layout, rows, part, vsan) for part in (array_reads, array_writes))
    targets = targets_of(("handed down",), rows, files.groups)
    return Flows(stores, targets, reads, writes)


def _column(layout: Layout, rows: Index, of_arrays: Values, of_vsan: Values) -> Column:
    values = values_of(concatenate([of_arrays, of_vsan]))
    if not layout.recording:
        return values
    title = Message("Share of the I/O on these drives")

    def note(at: int) -> LeafNote:
        return drawing_note(layout.groups.components[rows[at]], title, "s", "share", HOW)

    return Traced(values, Leaf(note))


def _array_shares(layout: Layout, rows: Index) -> tuple[Values, Values]:
    """Parts of reads and writes of each disk group in an array."""
    parent, groups = layout.array_of_group[rows], layout.groups
    weights = groups.numbers("drives")[rows] * groups.numbers("drive_iops")[rows]
    tiers = groups.numbers("tier")[rows, 0, 0, 0]
    top = np.full(len(layout.arrays), np.inf)
    np.minimum.at(top, parent, tiers)
    first = tiers == top[parent]
    targets, is_first = Targets(parent, len(layout.arrays)), first.reshape(ROWS_ONLY)
    writes = _part_of(np.where(is_first, weights, 0.0), targets)
    below = _part_of(np.where(is_first, 0.0, weights), targets)
    tiered = np.bincount(parent[~first], minlength=len(layout.arrays)) > 0
    on_first = layout.arrays.numbers("first_tier_read_percent")[:, 0, 0, 0] / PERCENT
    on_first = np.where(tiered, on_first, 1.0)[parent].reshape(ROWS_ONLY)
    return writes * on_first + below * (1 - on_first), writes


def _vsan_shares(layout: Layout, files: Files, rows: Index) -> Values:
    """By remaining drives; if no host is left, by all drives of all hosts, so that the missing capacity is visible."""
    in_service = values_of(files.runs.stores_of_group(IOPS))[rows]
    parent, size = layout.vsan_of_group[rows], len(layout.clusters)
    count, iops = layout.groups.numbers("drives")[rows], layout.groups.numbers("drive_iops")[rows]
    left = count - drives_down(layout, IOPS)[rows] if some_fail(layout) else count
    targets, hosts = Targets(parent, size), layout.hosts.numbers("count")[layout.host_of_group[rows]]
    weights, drawn = in_service * left * iops, hosts * count * iops
    together = targets.sums(weights)[parent]
    of_all = drawn / targets.sums(drawn)[parent]
    return np.where(together > 0, weights / np.where(together > 0, together, 1.0), of_all)


def _part_of(weights: Values, targets: Targets) -> Values:
    together = targets.sums(weights)[targets.index]
    return np.where(together > 0, weights / np.where(together > 0, together, 1.0), 0.0)
