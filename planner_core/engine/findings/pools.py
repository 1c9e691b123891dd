"""Pools: incompatible clone types, disks and refreshes, and undersized guests."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DesktopPool
from planner_core.units import GIB_PER_GB

CLONE_WORDS = {"linked": "linked clones", "instant": "instant clones", "full": "full clones"}
WINDOWS_11_VCPUS, WINDOWS_11_RAM_GIB, WINDOWS_11_DISK_GIB = 2, 4.0, 64.0
WINDOWS_11_USUAL_RAM_GIB = 8.0
TIGHT_GIB = 6.0
"""Less than this is close to what Windows 11 itself takes."""

FLOATING_WITH_PERSISTENT_DISKS = Trait[DesktopPool](
    lambda pool: pool.clone_type != "full" and pool.assignment == "floating" and pool.persistent_gib > 0
)
INSTANT_WITH_PERSISTENT_DISKS = Trait[DesktopPool](
    lambda pool: pool.clone_type == "instant" and pool.assignment == "dedicated" and pool.persistent_gib > 0
)
FULL_CLONES_REFRESHED = Trait[DesktopPool](
    lambda pool: pool.clone_type == "full" and pool.refresh_policy != "never"
)
INSTANT_NOT_REFRESHED = Trait[DesktopPool](
    lambda pool: (
        pool.clone_type == "instant" and pool.assignment == "floating" and pool.refresh_policy != "logoff"
    )
)
FORGETFUL = Trait[DesktopPool](
    lambda pool: (
        pool.clone_type != "full"
        and pool.assignment == "dedicated"
        and pool.refresh_policy == "logoff"
        and not pool.persistent_gib
    )
)
TIGHT_FOR_WINDOWS_11 = Trait[DesktopPool](
    lambda pool: "WINDOWS 11" in pool.guest_os.upper() and WINDOWS_11_RAM_GIB <= pool.ram_gib < TIGHT_GIB
)
SMALL_FOR_WINDOWS_11 = Trait[DesktopPool](
    lambda pool: (
        "WINDOWS 11" in pool.guest_os.upper()
        and (
            pool.vcpus < WINDOWS_11_VCPUS
            or pool.ram_gib < WINDOWS_11_RAM_GIB
            or pool.replica_gib < WINDOWS_11_DISK_GIB * GIB_PER_GB
        )
    )
)


@check(
    "clone.not-in-broker",
    "notice",
    source="VMware Horizon: instant clones came with Horizon 7, linked clones went with Horizon 8",
)
def clones_of_another_version(review: Review) -> Iterator[Remark]:
    """Each version supports its own clone types."""
    broker, table = review.broker, review.layout.pools
    if review.settings.broker == "none":
        return
    foreign = table.looked_up("clone_type", lambda kind: broker.provisioning_of(kind) is None)
    for row in np.flatnonzero(foreign).tolist():
        pool = table.components[row]
        words = {
            "pool": Named(pool.name),
            "broker": broker.name,
            "clones": Message(CLONE_WORDS[pool.clone_type]),
        }
        yield Remark(
            pool.id,
            Message("{pool} is planned with {clones}; {broker} does not create these.", words),
            Message("Choose another clone type, or another broker."),
        )


@check(
    "persistent.floating",
    "warning",
    source="VMware Horizon 7.13, virtual desktops: persistent disks are for dedicated pools of linked clones",
)
def persistent_disks_of_a_floating_pool(review: Review) -> Iterator[Remark]:
    """In a floating pool, users do not return to their persistent disk."""
    for pool in FLOATING_WITH_PERSISTENT_DISKS.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "size": Quantity(pool.persistent_gib, "GiB"),
            "all": Quantity(rounded(pool.persistent_gib * pool.desktops), "GiB"),
        }
        yield Remark(
            pool.id,
            Message("{pool} is floating, but has persistent disks of {size}, {all} in all.", words),
            Message("Make the pool dedicated, or keep user data on file servers."),
        )


@check(
    "persistent.instant",
    "warning",
    source="VMware Horizon 7 sizing guidelines: instant clones have no persistent disks",
)
def persistent_disks_of_instant_clones(review: Review) -> Iterator[Remark]:
    """Instant clones of Horizon 7 keep nothing."""
    if review.settings.broker != "horizon-7":
        return
    for pool in INSTANT_WITH_PERSISTENT_DISKS.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "size": Quantity(pool.persistent_gib, "GiB"),
            "broker": review.broker.name,
        }
        yield Remark(
            pool.id,
            Message("{pool} plans persistent disks of {size} for instant clones; {broker} has none.", words),
            Message("Keep user data on file servers or writable volumes, or use linked clones."),
        )


@check(
    "refresh.full-clones",
    "notice",
    source="Dell EMC SC7020F (2019): full clones are updated one by one or made again; only clones of a replica are set"
    " back to it",
)
def refresh_of_full_clones(review: Review) -> Iterator[Remark]:
    """Full clones have no replica to refresh from."""
    for pool in FULL_CLONES_REFRESHED.among(review.layout.pools.components):
        yield Remark(
            pool.id,
            Message(
                "{pool} is to be refreshed, but {count} full clone is not set back to an image.",
                {"pool": Named(pool.name), "count": pool.desktops},
                "{pool} is to be refreshed, but its {count} full clones are not set back to an image.",
            ),
            Message("Set the refresh to never, and plan for desktops that grow."),
        )


@check(
    "refresh.instant-floating",
    "warning",
    source="VMware Horizon 7.2, virtual desktops: an instant clone is always deleted and recreated at logoff; Dell EMC"
    " PowerVault ME4 (2020) saw the same in under two minutes",
)
def instant_clones_without_refresh(review: Review) -> Iterator[Remark]:
    """Floating instant clones are recreated at every logoff, which adds load in the evening."""
    for pool in INSTANT_NOT_REFRESHED.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "count": pool.desktops,
            "window": Quantity(review.settings.logoff_window_minutes, "min"),
        }
        yield Remark(
            pool.id,
            Message(
                "{pool}: an instant clone is recreated when its user logs off; that load of {count} desktop in"
                " {window} is not counted.",
                words,
                "{pool}: instant clones are recreated when their users log off; that load of {count} desktops in"
                " {window} is not counted.",
            ),
            Message("Set the refresh of the pool to “At logoff”."),
        )


@check(
    "refresh.dedicated",
    "notice",
    source="VMware Horizon 7.13, virtual desktops: without a persistent disk user data and settings are removed by a"
    " refresh",
)
def dedicated_desktops_set_back(review: Review) -> Iterator[Remark]:
    """A dedicated desktop that is reset at every logoff."""
    for pool in FORGETFUL.among(review.layout.pools.components):
        yield Remark(
            pool.id,
            Message(
                "{pool} is dedicated, but refreshed at logoff and without persistent disks: the changes of"
                " {count} user are lost every day.",
                {"pool": Named(pool.name), "count": pool.desktops * pool.users_per_desktop},
                "{pool} is dedicated, but refreshed at logoff and without persistent disks: the changes of"
                " {count} users are lost every day.",
            ),
            Message("Make the pool floating, or keep profiles and data elsewhere."),
        )


@check(
    "guest.windows-11",
    "warning",
    source="Microsoft, Windows 11 specifications: two cores, 4 GB of RAM, 64 GB of disk",
)
def small_for_windows_11(review: Review) -> Iterator[Remark]:
    """Windows 11 has minimum requirements."""
    for pool in SMALL_FOR_WINDOWS_11.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "vcpus": pool.vcpus,
            "ram": Quantity(pool.ram_gib, "GiB"),
            "disk": Quantity(pool.replica_gib, "GiB"),
            "least": WINDOWS_11_VCPUS,
            "memory": Quantity(WINDOWS_11_RAM_GIB, "GiB"),
            "room": Quantity(WINDOWS_11_DISK_GIB, "GB"),
            "usual": Quantity(WINDOWS_11_USUAL_RAM_GIB, "GiB"),
        }
        yield Remark(
            pool.id,
            Message(
                "{pool} runs Windows 11 with {vcpus} vCPUs, {ram} of RAM and a disk of {disk}. Windows 11 requires at"
                " least {least} vCPUs, {memory} of RAM and a disk of {room}.",
                words,
            ),
            Message(
                "Plan {least} vCPUs, {usual} of RAM and a disk of {room}; {memory} of RAM only start it.",
                words,
            ),
        )


@check(
    "guest.tight-memory",
    "notice",
    source="Planning value: office work on Windows 11 takes 8 GiB; Microsoft requires 4 GB to start it",
)
def tight_memory(review: Review) -> Iterator[Remark]:
    """The least that Windows 11 starts with leaves nothing for applications."""
    for pool in TIGHT_FOR_WINDOWS_11.among(review.layout.pools.components):
        words = {
            "pool": Named(pool.name),
            "ram": Quantity(pool.ram_gib, "GiB"),
            "usual": Quantity(WINDOWS_11_USUAL_RAM_GIB, "GiB"),
        }
        yield Remark(
            pool.id,
            Message("{pool} plans {ram} for Windows 11, which leaves little for applications.", words),
            Message("Plan {usual} of RAM, or measure in a pilot what the users need.", words),
        )
