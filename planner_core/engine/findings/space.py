"""Space: swap files in the wrong place, clones that outgrow their room, and what “25 % free” means."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal
from planner_core.formulas import clone_files, memory
from planner_core.messages import Message, Quantity
from planner_core.plan.components import Cluster, ComponentId, DesktopPool, DiskGroup
from planner_core.units import PERCENT

FLASH = ("ssd", "nvme")
NOTABLE_OVERHEAD_PERCENT = 20.0
"""Planning value: up to it, overhead and free share are nearly the same."""
LARGE_SWAP_SHARE = 0.4
"""Planning value: of what lies on a store."""


@check(
    "swap.on-flash",
    "notice",
    source="Fujitsu, SSD in VDI (2011), storage sizing: swap files moved to hard disks save their size on the SSDs",
)
def swap_on_flash(review: Review) -> Iterator[Remark]:
    """Swap files on flash although a disk tier of the same host has room for them."""
    for pool, group, size in _local_swap(review):
        disk_tier = review.layout.disk_beside(group)
        if disk_tier and 0 < _with_overhead(review, size) <= review.free_gib.get(disk_tier.id, 0.0):
            words = {
                "pool": pool.name,
                "flash": group.name,
                "disk": disk_tier.name,
                "size": Quantity(rounded(size), "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "The swap files of {pool} take {size} on {flash}, although {disk} has room for them.",
                    words,
                ),
                Message("Move the swap chip to {disk}; without overcommit the files are never read.", words),
            )


@check(
    "swap.large",
    "notice",
    source="VMware vSphere resource management: the swap file is as large as the memory without reservation; memory"
    " that is not overcommitted can be reserved",
)
def swap_without_need(review: Review) -> Iterator[Remark]:
    """Where memory is not overcommitted, reserving it makes large swap files vanish."""
    space = review.measures.capacity.space
    used = dict(zip(space.components, normal(space.demand), strict=True))
    for pool, group, size in _local_swap(review):
        share = _with_overhead(review, size) / max(float(used[group.id]), 1e-9)
        if share > LARGE_SWAP_SHARE and not review.layout.disk_beside(group):
            words = {
                "pool": pool.name,
                "store": group.name,
                "size": Quantity(rounded(size), "GiB"),
                "share": Quantity(rounded(share * PERCENT), "%"),
            }
            yield Remark(
                pool.id,
                Message("Swap files of {pool} take {size}, {share} of all that lies on {store}.", words),
                Message("The plan overcommits no memory: reserve it, and the swap files are empty."),
            )


def _local_swap(review: Review) -> Iterator[tuple[DesktopPool, DiskGroup, float]]:
    """Pools with swap files on flash disk groups, and how large these are there."""
    layout = review.layout
    entries = review.measures.files.entries("swap")
    shares = normal(entries.share)
    for entry, row in enumerate(entries.target):
        if row < len(layout.groups) and layout.groups.components[row].drive_kind in FLASH:
            pool = layout.pools.components[entries.source[entry]]
            swap = memory.swap_file_gib(pool.ram_gib, pool.ram_reserved_gib)
            size = float(clone_files.desktop_files_gib(pool.desktops, float(shares[entry]), swap))
            if not review.is_vsan(layout.groups.components[row]):
                yield pool, layout.groups.components[row], size


def _with_overhead(review: Review, files_gib: float) -> float:
    overhead = clone_files.overhead_gib(files_gib, review.settings.capacity_overhead_percent)
    return float(clone_files.used_capacity_gib(files_gib, overhead))


@check(
    "capacity.free-share",
    "notice",
    source="Arithmetic: files x 1.25 leave 20 % of a full store free; files / 0.75 leave 25 %",
)
def overhead_is_no_free_share(review: Review) -> Iterator[Remark]:
    """An overhead on the files leaves a smaller share of the store free than its figure says."""
    overhead = review.settings.capacity_overhead_percent
    if overhead >= NOTABLE_OVERHEAD_PERCENT:
        free = overhead / (PERCENT + overhead) * PERCENT
        wanted = overhead / (PERCENT - overhead) * PERCENT if overhead < PERCENT else np.inf
        words = {
            "overhead": Quantity(overhead, "%"),
            "free": Quantity(rounded(free), "%"),
            "wanted": Quantity(rounded(float(wanted)), "%"),
        }
        yield Remark(
            "",
            Message(
                "A storage overhead of {overhead} leaves {free} of a store free, not {overhead}: it is counted on the"
                " files.",
                words,
            ),
            Message("Plan an overhead of {wanted} if {overhead} of the stores shall stay free.", words),
        )


# --- replicas and clones ---------------------------------------------------------------------------------------


@check(
    "replica.no-room",
    "notice",
    source="VMware Horizon 7, storage sizing of linked clone pools: two replicas lie on each store while a pool is"
    " recomposed",
)
def no_room_for_a_second_replica(review: Review) -> Iterator[Remark]:
    """A new image needs room beside the old one."""
    for pool in review.layout.pools.components:
        if pool.clone_type == "full" or pool.replica_copies > 1:
            continue
        for store in review.stores(pool.id, "replica"):
            stores = _datastores(review, store)
            size = _with_overhead(review, clone_files.replica_files_gib(stores, 1, pool.replica_gib))
            free = review.free_gib.get(store)
            if free is not None and 0 <= free < size:
                words = {
                    "pool": pool.name,
                    "store": review.name(store),
                    "size": Quantity(rounded(size), "GiB"),
                    "free": Quantity(rounded(free), "GiB"),
                }
                yield Remark(
                    pool.id,
                    Message(
                        "A new image for {pool} needs {size} for a second replica on {store}; up to the target {free}"
                        " are free.",
                        words,
                    ),
                    Message("Plan two copies of the replica, and the room for them."),
                )


def _datastores(review: Review, store: ComponentId) -> int:
    part = review.plan.components[store]
    if isinstance(part, DiskGroup):
        return review.layout.store_count(part)
    return 1 if isinstance(part, Cluster) else int(getattr(part, "volumes", 1))


@check(
    "delta.never-refreshed",
    "warning",
    source="VMware Horizon 7, storage sizing of linked clone pools: clones that are rarely refreshed grow to 50 % of"
    " their parent and beyond",
)
def small_delta_without_refresh(review: Review) -> Iterator[Remark]:
    """Clones that are never set back grow towards their parent."""
    for pool in review.layout.pools.components:
        half = pool.replica_gib / 2
        if pool.clone_type != "full" and pool.refresh_policy == "never" and pool.delta_gib < half:
            words = {
                "pool": pool.name,
                "delta": Quantity(pool.delta_gib, "GiB"),
                "half": Quantity(half, "GiB"),
                "more": Quantity(rounded((half - pool.delta_gib) * pool.desktops), "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "Clones of {pool} are never refreshed, but only {delta} of delta disk is planned; half of the"
                    " image, {half}, takes {more} more in all.",
                    words,
                ),
                Message("Plan half of the image for each delta disk, or refresh the pool."),
            )


@check(
    "delta.below-memory",
    "notice",
    source="VMware Horizon 7, storage sizing of linked clone pools: at least twice the memory for each clone, one of"
    " them its swap file",
)
def small_delta_with_weekly_refresh(review: Review) -> Iterator[Remark]:
    """The vendor's least size for clones that live for days."""
    for pool in review.layout.pools.components:
        if pool.clone_type == "linked" and pool.refresh_policy == "weekly" and pool.delta_gib < pool.ram_gib:
            words = {
                "pool": pool.name,
                "delta": Quantity(pool.delta_gib, "GiB"),
                "ram": Quantity(pool.ram_gib, "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} is refreshed weekly with {delta} of delta disk for each clone; the vendor counts at least"
                    " as much as its RAM, {ram}.",
                    words,
                ),
                Message("Plan more, or refresh the desktops at logoff if they are."),
            )
