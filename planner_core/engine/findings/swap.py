"""Swap files in the wrong place: on flash although hard disks have space, or large although memory could be
reserved.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.findings.space import with_overhead
from planner_core.engine.findings.ties import Ties
from planner_core.engine.layout.layout import NOWHERE
from planner_core.engine.storage.written_files import part_with_file
from planner_core.formulas import clone_files, memory
from planner_core.formulas.recording import Index, Values, values_of
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import ComponentId, DesktopPool, DiskGroup
from planner_core.units import PERCENT

FLASH = ("ssd", "nvme")
LARGE_SWAP_SHARE = 0.4
"""Planning value: of what lies on a store."""


@check(
    "swap.on-flash",
    "notice",
    source="Fujitsu, SSD in VDI (2011), storage sizing: swap files moved to hard disks save their size on the SSDs",
)
def swap_on_flash(review: Review) -> Iterator[Remark]:
    """Swap files on flash although a hard disk tier of the same host has space for them."""
    swap = _local_swap(review)
    tiers = _disk_tiers(review)[swap.groups]
    taken = with_overhead(review, swap.gib)
    fits = (tiers != NOWHERE) & (taken > 0) & (taken <= _free_on_groups(review)[tiers])
    for pool, group, size, disk_tier in _swap_where(review, swap, tiers, fits):
        words = {
            "pool": Named(pool.name),
            "flash": Named(group.name),
            "disk": Named(disk_tier.name),
            "size": Quantity(rounded(size), "GiB"),
        }
        yield Remark(
            pool.id,
            Message(
                "The swap files of {pool} take {size} on {flash}, although {disk} has room for them.",
                words,
            ),
            Message("Move the swap files to {disk}; without overcommit they are never read.", words),
        )


@check(
    "swap.large",
    "notice",
    source="VMware vSphere resource management: the swap file is as large as the memory without reservation; memory"
    " that is not overcommitted can be reserved",
)
def swap_without_need(review: Review) -> Iterator[Remark]:
    """Without memory overcommitment, reserving memory removes large swap files."""
    space = review.measures.capacity.space
    swap = _local_swap(review)
    tiers = _disk_tiers(review)[swap.groups]
    shares = values_of(with_overhead(review, swap.gib)) / np.maximum(
        _on_groups(review, normal(space.demand))[swap.groups], 1e-9
    )
    large = (shares > LARGE_SWAP_SHARE) & (tiers == NOWHERE)
    for (pool, group, size, _), share in zip(
        _swap_where(review, swap, tiers, large), shares[large].tolist(), strict=True
    ):
        words = {
            "pool": Named(pool.name),
            "store": Named(group.name),
            "size": Quantity(rounded(size), "GiB"),
            "share": Quantity(rounded(share * PERCENT), "%"),
        }
        yield Remark(
            pool.id,
            Message("Swap files of {pool} take {size}, {share} of everything on {store}.", words),
            Message("The plan overcommits no memory: reserve it, and the swap files are empty."),
        )


class _Swap(NamedTuple):
    """Swap files on flash disk groups that are no part of a vSAN: rows of pools and groups, and how large."""

    pools: Index
    groups: Index
    gib: Values


def _local_swap(review: Review) -> _Swap:
    layout = review.layout
    entries = review.measures.files.entries("swap")
    on_flash = np.zeros(entries.targets.size, dtype=bool)
    flash = normal(layout.groups.looked_up("drive_kind", lambda kind: kind in FLASH)) > 0
    on_flash[: len(flash)] = flash & ~review.vsan_drives
    rows = np.flatnonzero(on_flash[entries.target])
    pools = entries.source[rows]
    ram, reserved, desktops = (
        normal(layout.pools.numbers(field))[pools] for field in ("ram_gib", "ram_reserved_gib", "desktops")
    )
    swap = memory.swap_file_gib(ram, reserved)
    written = part_with_file(layout, review.measures.files, "swap")
    if written is not None:
        swap = swap * normal(written)[rows]
    size = clone_files.desktop_files_gib(desktops, normal(entries.share)[rows], swap)
    return _Swap(pools, entries.target[rows], values_of(size))


def _swap_where(
    review: Review, swap: _Swap, tiers: Index, where: NDArray[np.bool_]
) -> Iterator[tuple[DesktopPool, DiskGroup, float, DiskGroup]]:
    """Pool, flash disk group, size, and the hard disk tier next to the group, of some swap files."""
    pools, groups = review.layout.pools.components, review.layout.groups.components
    columns = (swap.pools, swap.groups, swap.gib, tiers)
    for pool, group, size, tier in zip(*(column[where].tolist() for column in columns), strict=True):
        yield pools[pool], groups[group], size, groups[tier]


def _disk_tiers(review: Review) -> Index:
    """Row of the first hard disk group in the same host or array as each group, or NOWHERE."""
    groups = review.layout.groups
    parents = review.ties.answer(_parents_of_groups)
    is_tier = normal(groups.looked_up("drive_kind", lambda kind: kind == "hdd")) * normal(
        groups.looked_up("purpose", lambda purpose: purpose == "datastore")
    )
    rows = np.flatnonzero((is_tier > 0) & (parents != NOWHERE))[::-1]
    first = np.full(len(groups) + 1, NOWHERE, dtype=np.intp)
    first[parents[rows]] = rows  # of several, the last assignment wins, which is the first group
    return np.where(parents == NOWHERE, NOWHERE, first[parents])


def _parents_of_groups(ties: Ties) -> Index:
    """A number for the parent of each disk group, or NOWHERE."""
    numbers: dict[ComponentId, int] = {}
    around = [ties.parents.get(group) for group in ties.ids(DiskGroup)]
    found = [NOWHERE if each is None else numbers.setdefault(each, len(numbers)) for each in around]
    return np.array(found, dtype=np.intp)


def _on_groups(review: Review, of_stores: Values) -> Values:
    """A number of each store by disk group; 0 for other stores."""
    rows = review.store_row
    at = [rows.get(group, NOWHERE) for group in review.ties.ids(DiskGroup)]
    return np.append(of_stores, 0.0)[np.array(at, dtype=np.intp)]


def _free_on_groups(review: Review) -> Values:
    return _on_groups(review, review.free_gib)
