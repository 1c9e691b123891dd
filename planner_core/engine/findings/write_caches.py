"""Write caches of Citrix: their room in RAM, and the disk that takes what does not fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planner_core.catalog.guests import guest_of
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool

OVERSHOOT: Final = 1.5
"""How far a cache may grow beyond its size."""
OVERFLOW_GIB: Final = 5.0
OVERFLOW_OF_SESSION_HOST_GIB: Final = 20.0


def _cached(review: Review) -> Iterator[DesktopPool]:
    """Pools of Citrix with a write cache in RAM."""
    for pool in review.layout.pools.components:
        if pool.write_cache_gib > 0 and pool.image_delivery != "clones":
            yield pool


@check(
    "write-cache.no-room",
    "warning",
    source="jgspiers.com: a cache grows by up to half beyond its size; catalogue of guests: the vendor's requirements",
)
def no_room_for_the_cache(review: Review) -> Iterator[Remark]:
    """The cache takes its memory from the desktop."""
    for pool in _cached(review):
        guest = guest_of(pool.guest_os, review.layout.catalog.guests)
        least = guest.ram_gib if guest is not None else 0.0
        left = pool.ram_gib - OVERSHOOT * pool.write_cache_gib
        if left < least or left <= 0:
            words = {
                "pool": Named(pool.name),
                "cache": Quantity(pool.write_cache_gib, "GiB"),
                "ram": Quantity(pool.ram_gib, "GiB"),
                "grown": Quantity(rounded(OVERSHOOT * pool.write_cache_gib), "GiB"),
                "needed": Quantity(rounded(least + OVERSHOOT * pool.write_cache_gib), "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "The write cache of {pool} may grow from {cache} to {grown} of its {ram} of RAM; the rest is too"
                    " little for the desktop.",
                    words,
                ),
                Message("Give the desktops {needed} of RAM or more, or a smaller cache.", words),
            )


@check(
    "write-cache.small-disk",
    "notice",
    source="Planning value, recalled: 5 to 15 GB for a desktop and 20 to 60 GB for a session host, with page file and"
    " event logs; a full disk stops the machine (controlup.com)",
)
def small_overflow_disk(review: Review) -> Iterator[Remark]:
    """What does not fit into the cache, the page file and the logs lie on the disk of the desktop until it restarts."""
    for pool in _cached(review):
        least = OVERFLOW_OF_SESSION_HOST_GIB if pool.users_per_desktop > 1 else OVERFLOW_GIB
        if pool.delta_gib < least:
            words = {
                "pool": Named(pool.name),
                "disk": Quantity(pool.delta_gib, "GiB"),
                "least": Quantity(least, "GiB"),
            }
            yield Remark(
                pool.id,
                Message(
                    "{pool} keeps {disk} for what its write cache has no room for; below {least} the disk may be full"
                    " before a restart, and that stops the machine.",
                    words,
                ),
                Message("Plan delta disks of {least} or more.", words),
            )
