"""What a reviewer would point out: a flat list of small checks, each of which yields findings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.assessment import (
    PHASE_NAMES,
    RESOURCE_NAMES,
    DesktopCounts,
    Finding,
    Limit,
    Rows,
    WorkTime,
)
from planner_core.engine.block import Block
from planner_core.engine.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.messages import Message, Quantity
from planner_core.plan.components import DiskGroup, Host
from planner_core.plan.links import ROLE_NAMES, RUNS_ON

FLASH = ("ssd", "nvme")


class Review(NamedTuple):
    """What the checks look at."""

    layout: Layout
    blocks: Sequence[Block]
    desktops: DesktopCounts
    limits: Rows[Limit]
    work: tuple[WorkTime, ...]

    def name(self, component: str) -> str:
        """The name of a component."""
        return self.layout.plan.components[component].name


Check = Callable[[Review], Iterator[Finding]]


def findings_of(review: Review) -> tuple[Finding, ...]:
    """The findings of all checks, errors first."""
    found = [finding for check in CHECKS for finding in check(review)]
    order = ("error", "warning", "notice")
    return tuple(sorted(found, key=lambda finding: order.index(finding.severity)))


def no_host(review: Review) -> Iterator[Finding]:
    """Desktops need a host."""
    if not review.layout.hosts:
        yield Finding(
            "error",
            "plan.no-host",
            "",
            Message("The plan has no host."),
            Message("Put a host on the canvas and connect the pool to it."),
        )


def no_pool(review: Review) -> Iterator[Finding]:
    """Without a pool there is nothing to plan for."""
    if not review.layout.pools:
        yield Finding(
            "error",
            "plan.no-pool",
            "",
            Message("The plan has no desktop pool."),
            Message("Put a desktop pool on the canvas and connect it to a host."),
        )


def pool_without_host(review: Review) -> Iterator[Finding]:
    """A pool runs somewhere."""
    for pool in review.layout.pools.components:
        if not review.layout.has_role(pool.id, RUNS_ON):
            yield Finding(
                "error",
                "pool.no-host",
                pool.id,
                Message("{pool} runs on no host.", {"pool": pool.name}),
                Message("Draw a line from the pool to a host."),
            )


def files_without_store(review: Review) -> Iterator[Finding]:
    """Every file role lies on a store."""
    for pool in review.layout.pools.components:
        missing = review.layout.unplaced(pool)
        if missing:
            words = {"pool": pool.name, "role": Message(ROLE_NAMES[missing[0]]), "count": len(missing)}
            yield Finding(
                "error",
                "pool.files-unplaced",
                pool.id,
                Message(
                    "{role} of {pool} lies on no store.",
                    words,
                    "{role} and other files of {pool} lie on no store ({count} file roles in all).",
                ),
                Message("Draw a line from the pool to a disk group."),
            )


def servers_without_place(review: Review) -> Iterator[Finding]:
    """Infrastructure servers that are not tied to anything are taken to run outside the plan."""
    for servers in review.layout.servers.components:
        if not review.layout.has_role(servers.id, RUNS_ON):
            yield Finding(
                "notice",
                "servers.outside",
                servers.id,
                Message(
                    "{servers} run on no host of the plan; their load is not counted.",
                    {"servers": servers.name},
                ),
                Message("Connect them to a host if they run on one of these."),
            )


def servers_beside_desktops(review: Review) -> Iterator[Finding]:
    """Infrastructure on the desktop hosts suffers from every storm of the desktops."""
    layout = review.layout
    desktop_hosts = {layout.hosts.components[row].id for row in layout.pool_runs.target}
    for entry, row in enumerate(layout.server_runs.target):
        host = layout.hosts.components[row]
        if host.id in desktop_hosts:
            servers = layout.servers.components[layout.server_runs.source[entry]]
            yield Finding(
                "warning",
                "servers.on-desktop-host",
                servers.id,
                Message(
                    "{servers} run on {host} together with desktops.",
                    {"servers": servers.name, "host": host.name},
                ),
                Message(
                    "Give the infrastructure servers hosts of their own, or reserve memory and CPU for them."
                ),
            )


def group_without_host(review: Review) -> Iterator[Finding]:
    """Local disks are in a host."""
    for group in review.layout.groups.components:
        if group.id not in review.layout.plan.parents:
            yield Finding(
                "warning",
                "group.no-host",
                group.id,
                Message("{group} lies in no host; it is counted once.", {"group": group.name}),
                Message("Drag the disk group into a host."),
            )


def limit_exceeded(review: Review) -> Iterator[Finding]:
    """More desktops are planned than fit."""
    counts = review.desktops
    if counts.maximum is not None and counts.planned > counts.maximum:
        first = review.limits[0]
        words = {
            "planned": counts.planned,
            "maximum": counts.maximum,
            "component": review.name(first.component),
            "resource": Message(RESOURCE_NAMES[first.resource]),
            "phase": Message(PHASE_NAMES[first.phase]),
        }
        yield Finding(
            "error",
            "limit.exceeded",
            first.component,
            Message(
                "{planned} desktops are planned, {maximum} fit: {resource} of {component} limits first"
                " (phase: {phase}).",
                words,
            ),
            Message("Plan fewer desktops or lift this limit; the ladder shows what limits next."),
        )


def ram_short(review: Review) -> Iterator[Finding]:
    """Where RAM is short, show how the bare memory divides, because papers often count that way."""
    layout = review.layout
    block = next(block for block in review.blocks if block.resource == "ram")
    demands, capacities = values_of(block.demand)[:, 0, 0], values_of(block.capacity)[:, 0, 0]
    for row in map(int, np.flatnonzero(demands > capacities)):
        host, demand, capacity = layout.hosts.components[row], float(demands[row]), float(capacities[row])
        planned = layout.desktops_on(host)
        bare = host.count * host.ram_gib
        words = {
            "host": host.name,
            "demand": Quantity(demand, "GiB"),
            "capacity": Quantity(capacity, "GiB"),
            "planned": planned,
            "bare": Quantity(bare, "GiB"),
            "bare_desktops": int(bare / demand * planned),
        }
        yield Finding(
            "error",
            "ram.overcommit",
            host.id,
            Message(
                "{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops. Even all"
                " {bare} without any memory for the hypervisor would carry only {bare_desktops}.",
                words,
            )
            if demand > bare
            else Message(
                "{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops.", words
            ),
            Message("Memory overcommit makes desktops swap to disk; plan more RAM or fewer desktops."),
        )


def boot_too_slow(review: Review) -> Iterator[Finding]:
    """The boot of all desktops has a window."""
    for time in review.work:
        if time.minutes > time.window_minutes:
            words = {"minutes": Quantity(time.minutes, "min"), "window": Quantity(time.window_minutes, "min")}
            yield Finding(
                "warning",
                "boot.too-slow",
                time.component,
                Message("Booting all desktops takes {minutes}; the window is {window}.", words),
                Message("Widen the window, stagger the boot, or lift what limits it."),
            )


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
        elif level.even and group.drives % 2:
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
    entries = layout.pool_files["swap"]
    for entry, row in enumerate(entries.target):
        group, pool = layout.groups.components[row], layout.pools.components[entries.source[entry]]
        disk_tier = layout.disk_beside(group)
        size = pool.desktops * (pool.ram_gib - pool.ram_reserved_gib)
        if group.drive_kind in FLASH and disk_tier and size > 0:
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
                Message("The swap files of {pool} take {size} on {flash}, although {disk} is there.", words),
                Message("Move the swap chip to {disk}; without overcommit the files are never read.", words),
            )


def vmx_swap_too_early(review: Review) -> Iterator[Finding]:
    """VMX swap files came with vSphere 5.0."""
    layout = review.layout
    for entry, row in enumerate(layout.pool_runs.target):
        pool, host = layout.pools.components[layout.pool_runs.source[entry]], layout.hosts.components[row]
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


def price_missing(review: Review) -> Iterator[Finding]:
    """Hardware without a price is missing from the sum."""
    for component in review.layout.plan.components.values():
        if isinstance(component, Host | DiskGroup) and not component.parts:
            yield Finding(
                "notice",
                "price.missing",
                component.id,
                Message("{component} has no price; the sum leaves it out.", {"component": component.name}),
                Message("Choose a catalogue record with a price or type one in."),
            )


def other_currency(review: Review) -> Iterator[Finding]:
    """Currencies are never added up."""
    currency = review.layout.plan.settings.currency
    for component in review.layout.plan.components.values():
        other = sorted({part.currency for part in component.parts} - {currency})
        if other:
            words = {"component": component.name, "other": ", ".join(other), "currency": currency}
            yield Finding(
                "warning",
                "price.currency",
                component.id,
                Message("{component} has prices in {other}; only {currency} is added up.", words),
                Message("Convert the prices to {currency}.", words),
            )


CHECKS: tuple[Check, ...] = (
    no_host,
    no_pool,
    pool_without_host,
    files_without_store,
    servers_without_place,
    servers_beside_desktops,
    group_without_host,
    limit_exceeded,
    ram_short,
    boot_too_slow,
    no_redundancy,
    drives_and_level,
    no_reserve,
    swap_on_flash,
    vmx_swap_too_early,
    modules_do_not_fit,
    price_missing,
    other_currency,
)
