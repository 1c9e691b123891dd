"""Space: growing clones, and the difference between overhead and free space."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.engine.findings.trait import Trait
from planner_core.formulas import clone_files
from planner_core.formulas.recording import Column, Number
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster, ComponentId, DesktopPool, DiskGroup
from planner_core.units import PERCENT

NOTABLE_OVERHEAD_PERCENT = 20.0
"""Planning value: up to it, overhead and free share are nearly the same."""
NO_ROOM = -1.0

ONE_REPLICA = Trait[DesktopPool](lambda pool: pool.clone_type != "full" and pool.replica_copies <= 1)
NEVER_REFRESHED = Trait[DesktopPool](
    lambda pool: (
        pool.clone_type != "full" and pool.refresh_policy == "never" and pool.delta_gib < pool.replica_gib / 2
    )
)
SMALL_FOR_A_WEEK = Trait[DesktopPool](
    lambda pool: (
        pool.clone_type == "linked" and pool.refresh_policy == "weekly" and pool.delta_gib < pool.ram_gib
    )
)


@check(
    "capacity.free-share",
    "notice",
    source="Arithmetic: files x 1.25 leave 20% of a full store free; files / 0.75 leave 25%",
)
def overhead_is_no_free_share(review: Review) -> Iterator[Remark]:
    """An overhead of x % leaves less than x % of the store free."""
    overhead = review.settings.capacity_overhead_percent
    if overhead >= NOTABLE_OVERHEAD_PERCENT:
        free = overhead / (PERCENT + overhead) * PERCENT
        wanted = overhead / (PERCENT - overhead) * PERCENT if overhead < PERCENT else overhead
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
            Message(
                "Leave it if {free} is what you want to keep free; to keep {overhead} free takes an"
                " overhead of {wanted}.",
                words,
            )
            if overhead < PERCENT
            else Message("Leave it if {free} is what you want to keep free.", words),
        )


# --- replicas and clones ---------------------------------------------------------------------------------------


@check(
    "replica.no-room",
    "notice",
    source="VMware Horizon 7, storage sizing of linked clone pools: two replicas lie on each store while a pool is"
    " recomposed",
)
def no_room_for_a_second_replica(review: Review) -> Iterator[Remark]:
    """A new image needs space in addition to the old one."""
    for pool in ONE_REPLICA.among(review.layout.pools.components):
        for store in review.stores(pool.id, "replica"):
            stores = _datastores(review, store)
            size = float(with_overhead(review, clone_files.replica_files_gib(stores, 1, pool.replica_gib)))
            row = review.store_row.get(store)
            free = NO_ROOM if row is None else float(review.free_gib[row])
            if 0 <= free < size:
                words = {
                    "pool": Named(pool.name),
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
    source="VMware Horizon 7, storage sizing of linked clone pools: clones that are rarely refreshed grow to 50% of"
    " their parent and beyond",
)
def small_delta_without_refresh(review: Review) -> Iterator[Remark]:
    """Clones without refresh grow towards the size of their parent."""
    for pool in NEVER_REFRESHED.among(review.layout.pools.components):
        half = pool.replica_gib / 2
        words = {
            "pool": Named(pool.name),
            "delta": Quantity(pool.delta_gib, "GiB"),
            "half": Quantity(half, "GiB"),
            "more": Quantity(rounded((half - pool.delta_gib) * pool.desktops), "GiB"),
        }
        yield Remark(
            pool.id,
            Message(
                "Clones of {pool} are never refreshed, but only {delta} of delta disk is planned; half of the"
                " image, {half}, takes {more} more altogether.",
                words,
            ),
            Message("Plan half the size of the image for each delta disk, or refresh the pool."),
        )


@check(
    "delta.below-memory",
    "notice",
    source="VMware Horizon 7, storage sizing of linked clone pools: at least twice the memory for each clone, one of"
    " them its swap file",
)
def small_delta_with_weekly_refresh(review: Review) -> Iterator[Remark]:
    """The vendor's minimum size for clones that are kept for days."""
    for pool in SMALL_FOR_A_WEEK.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
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


def with_overhead(review: Review, files_gib: Number) -> Column:
    """Space of files including the planned overhead of every store."""
    overhead = clone_files.overhead_gib(files_gib, review.settings.capacity_overhead_percent)
    return clone_files.used_capacity_gib(files_gib, overhead)
