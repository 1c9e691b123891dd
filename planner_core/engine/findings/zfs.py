"""Disk groups with ZFS in hosts: where it runs, the memory of its cache, and parity below the disks of machines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, hypervisor_of
from planner_core.engine.findings.trait import Trait
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DiskGroup, Host
from planner_core.units import PERCENT

RAIDZ: Final = ("raidz1", "raidz2", "raidz3")
LEVELS: Final = ("zfs-mirror", *RAIDZ)
RUNS_ON: Final = ("proxmox-ve",)
CACHE_PERCENT, CACHE_GIB = 10.0, 16.0
"""Share of the RAM that the cache takes, and how much at most."""
OTHERS_GIB = 4.0
"""Planning value: the hypervisor beside the cache, as in a host without ZFS."""
MEMORY = Message("Hypervisor memory")
"""The field, as the form calls it."""

ON_ZFS = Trait[DiskGroup](lambda group: group.raid in LEVELS and group.purpose == "datastore")


def _in_hosts(review: Review) -> Iterator[tuple[DiskGroup, Host]]:
    """Disk groups with ZFS, and the host card that each is in; those of arrays are left out."""
    plan = review.layout.plan
    for group in ON_ZFS.among(review.layout.groups.components):
        host = plan.components.get(plan.parents.get(group.id, ""))
        if isinstance(host, Host):
            yield group, host


@check("zfs.hypervisor", "error", source="Proxmox VE has ZFS built in; vSphere, Hyper-V and AHV have not")
def wrong_hypervisor(review: Review) -> Iterator[Remark]:
    """Of the hypervisors in the catalogue, one makes its datastores with ZFS."""
    for group, host in _in_hosts(review):
        if host.hypervisor not in RUNS_ON:
            words = {
                "group": Named(group.name),
                "host": Named(host.name),
                "hypervisor": hypervisor_of(review, host).name,
            }
            yield Remark(
                group.id,
                Message("{group} has ZFS, but {host} runs {hypervisor}, which has none.", words),
                Message("Choose another RAID level, or Proxmox VE as the hypervisor."),
            )


@check(
    "zfs.parity",
    "warning",
    source="OpenZFS documentation, RAIDZ: a group does the I/Os of one drive; Proxmox VE administrator's guide: mirrors"
    " for the disks of machines",
)
def parity_below_machines(review: Review) -> Iterator[Remark]:
    """RAIDZ suits large files that are read and written in order."""
    for group in ON_ZFS.among(review.layout.groups.components):
        if group.raid in RAIDZ and group.id in review.files_on:
            words = {"group": Named(group.name), "level": review.layout.catalog.raid_levels[group.raid].name}
            yield Remark(
                group.id,
                Message(
                    "{group}: the disks of desktops are on {level}. A set of drives does the I/Os of one drive, and"
                    " small blocks take more space than parity alone.",
                    words,
                ),
                Message("Use ZFS mirrors."),
            )


@check(
    "zfs.memory",
    "warning",
    source="Proxmox VE administrator's guide: since 8.1 the ZFS cache may take 10% of the RAM, at most 16 GiB; for good"
    " performance at least 2 GiB and 1 GiB for each TiB of storage",
)
def no_memory_for_the_cache(review: Review) -> Iterator[Remark]:
    """The cache of ZFS is memory that desktops do not get."""
    done: set[str] = set()
    for _, host in _in_hosts(review):
        cache = min(host.ram_gib * CACHE_PERCENT / PERCENT, CACHE_GIB)
        if host.id in done or host.system_ram_gib >= cache:
            continue
        done.add(host.id)
        words = {
            "host": Named(host.name),
            "cache": Quantity(cache, "GiB"),
            "kept": Quantity(host.system_ram_gib, "GiB"),
            "needed": Quantity(cache + OTHERS_GIB, "GiB"),
            "field": MEMORY,
        }
        yield Remark(
            host.id,
            Message(
                "The cache of ZFS on {host} takes {cache} of RAM; the plan keeps {kept} for hypervisor and cache.",
                words,
            ),
            Message("Set “{field}” to {needed}.", words),
        )
