"""Hardware that does not fit together or leaves no reserve."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.assessment import Finding
from planner_core.engine.findings.review import Review
from planner_core.formulas.recording import values_of
from planner_core.messages import Message, Quantity
from planner_core.units import PERCENT

FLASH = ("ssd", "nvme")


def no_redundancy(review: Review) -> Iterator[Finding]:
    """RAID 0 loses everything with one drive."""
    for group in review.layout.groups.components:
        if review.layout.catalog.raid_levels[group.raid].survives_drives == 0:
            yield Finding(
                "warning",
                "raid.no-redundancy",
                group.id,
                Message(
                    "{group} is RAID 0: one failed drive takes every file on it along.", {"group": group.name}
                ),
                Message("Use RAID 1, 10, 5 or 6 for anything that cannot be made again at once."),
            )


def drives_and_level(review: Review) -> Iterator[Finding]:
    """A RAID level needs a number of drives that fits it."""
    for group in review.layout.groups.components:
        level = review.layout.catalog.raid_levels[group.raid]
        words = {
            "group": group.name,
            "level": level.name,
            "drives": group.drives,
            "least": level.minimum_drives,
        }
        if group.drives < level.minimum_drives:
            message = Message("{group}: {level} needs at least {least} drives, there are {drives}.", words)
            yield Finding("error", "raid.too-few-drives", group.id, message, Message("Add drives."))
        elif group.raid == "raid-1" and group.drives > 2:
            message = Message("{group}: {drives} drives in {level} are counted as mirrored pairs.", words)
            yield Finding(
                "notice", "raid.mirrored-pairs", group.id, message, Message("RAID 10 is what is meant.")
            )
        if level.even and group.drives % 2 and group.drives >= level.minimum_drives:
            message = Message("{group}: {level} needs an even number of drives, there are {drives}.", words)
            yield Finding("error", "raid.odd-drives", group.id, message, Message("Add or remove a drive."))


def no_reserve(review: Review) -> Iterator[Finding]:
    """With one host there is nowhere to go when it fails."""
    hosts = review.layout.hosts.components
    if sum(host.count for host in hosts) == 1:
        yield Finding(
            "warning",
            "host.no-reserve",
            hosts[0].id,
            Message(
                "{host} is the only host: when it fails, every desktop is gone.", {"host": hosts[0].name}
            ),
            Message("Plan a second host if desktops have to survive the loss of one."),
        )


def swap_on_flash(review: Review) -> Iterator[Finding]:
    """Swap files on flash although a disk tier of the same host has room for them."""
    layout = review.layout
    entries, free = review.measures.files.entries("swap"), _free_gib(review)
    shares = values_of(entries.share)[:, 0, 0, 0]
    overhead = 1 + layout.plan.settings.capacity_overhead_percent / PERCENT
    for entry, row in enumerate(entries.target):
        if row >= len(layout.groups):
            continue
        group, pool = layout.groups.components[row], layout.pools.components[entries.source[entry]]
        disk_tier = layout.disk_beside(group)
        size = pool.desktops * float(shares[entry]) * (pool.ram_gib - pool.ram_reserved_gib)
        if group.drive_kind in FLASH and disk_tier and 0 < size * overhead <= free[disk_tier.id]:
            words = {
                "pool": pool.name,
                "flash": group.name,
                "disk": disk_tier.name,
                "size": Quantity(size, "GiB"),
            }
            yield Finding(
                "notice",
                "swap.on-flash",
                pool.id,
                Message(
                    "The swap files of {pool} take {size} on {flash}, although {disk} has room for them.",
                    words,
                ),
                Message("Move the swap chip to {disk}; without overcommit the files are never read.", words),
            )


def _free_gib(review: Review) -> dict[str, float]:
    """Room up to the target on every store."""
    block = next(block for block in review.blocks if block.resource == "capacity")
    target = float(values_of(block.target_percent)[0, 0, 0, 0]) / PERCENT
    used, there = values_of(block.demand)[:, 0, 0, 0], values_of(block.capacity)[:, 0, 0, 0]
    return {name: float(there[row]) * target - float(used[row]) for row, name in enumerate(block.components)}


def vmx_swap_too_early(review: Review) -> Iterator[Finding]:
    """VMX swap files came with vSphere 5.0."""
    layout = review.layout
    runs = review.measures.runs.pools
    for entry, row in enumerate(runs.target):
        pool, host = layout.pools.components[runs.source[entry]], layout.hosts.components[row]
        generation = layout.catalog.hypervisors[host.hypervisor]
        if pool.vmx_swap_gib > 0 and not generation.has_vmx_swap:
            words = {"pool": pool.name, "hypervisor": generation.name}
            yield Finding(
                "notice",
                "vmx-swap.too-early",
                pool.id,
                Message("{pool} counts VMX swap files, which {hypervisor} does not have.", words),
                Message("Set VMX swap per desktop to 0."),
            )


def modules_do_not_fit(review: Review) -> Iterator[Finding]:
    """RAM comes in whole modules."""
    for host in review.layout.hosts.components:
        if host.ram_gib % host.memory_module_gib:
            words = {
                "host": host.name,
                "ram": Quantity(host.ram_gib, "GiB"),
                "module": Quantity(host.memory_module_gib, "GiB"),
            }
            yield Finding(
                "notice",
                "ram.modules",
                host.id,
                Message(
                    "{host}: {ram} is no multiple of modules of {module}; the next module is counted.", words
                ),
            )
