"""Drives and RAID levels of disk groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.raid_levels import RaidLevel
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.findings.trait import Trait
from planner_core.formulas.recording import Values, values_of
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DiskGroup
from planner_core.units import PERCENT

LEVELS = "The structure of the RAID level: stripes, mirrored pairs, parity"
QUOTED_DISK_IOPS = 200.0
"""The highest published figure for a disk of 15,000 rpm."""
ROUNDED_UP = 1.05
"""Planning value: rounded-up figures are not errors."""
BURST_ROLES = ("delta", "disposable")
"""File roles that take the bursts of writes."""
PARITY_LEVELS = ("raid-5", "raid-6")
MIRROR = "raid-10"
PAIR = "raid-1"

IMPOSSIBLE = Trait[DiskGroup](
    lambda group: group.drive_kind == "hdd" and group.drive_iops > QUOTED_DISK_IOPS * ROUNDED_UP
)
PARITY_ON_DISKS = Trait[DiskGroup](
    lambda group: (
        group.raid in PARITY_LEVELS
        and group.drive_kind == "hdd"
        and not group.read_cache_hit_percent
        and not group.write_coalescing_percent
    )
)
"""Without a cache in front of the drives, so that their I/O reflects the number of writes."""
SATA_FLASH = Trait[DiskGroup](lambda group: group.drive_kind == "ssd" and "SATA" in group.drive_model.upper())


@check(
    "raid.no-redundancy",
    "warning",
    source="Vendor-neutral: RAID 0 spreads each file over all drives and keeps no copy; Fujitsu, SSD in VDI (2011)"
    " tested with it",
)
def no_redundancy(review: Review) -> Iterator[Remark]:
    """RAID 0 loses all data when one drive fails."""
    for group, _ in _with_raid(review, _of_level(review, "survives_drives") == 0):
        yield Remark(
            group.id,
            Message(
                "{group} is RAID 0: when a drive fails, every file on it is lost.",
                {"group": Named(group.name)},
            ),
            Message("Use RAID 1, 10, 5 or 6 for anything that cannot be made again at once."),
        )


@check("raid.too-few-drives", "error", source=LEVELS)
def too_few_drives(review: Review) -> Iterator[Remark]:
    """A RAID level requires a suitable number of drives."""
    for group, level in _with_raid(review, _drives(review) < _of_level(review, "minimum_drives")):
        words = {
            "group": Named(group.name),
            "level": level.name,
            "drives": group.drives,
            "least": level.minimum_drives,
        }
        yield Remark(
            group.id,
            Message("{group}: {level} needs at least {least} drives, there are {drives}.", words),
            Message("Add drives."),
        )


@check("raid.mirrored-pairs", "notice", source=LEVELS)
def several_pairs(review: Review) -> Iterator[Remark]:
    """RAID 1 is one pair."""
    pairs = normal(review.layout.groups.looked_up("raid", lambda level: level == PAIR))
    for group, level in _with_raid(review, (pairs > 0) & (_drives(review) > 2)):
        words = {"group": Named(group.name), "level": level.name, "drives": group.drives}
        yield Remark(
            group.id,
            Message("{group}: {drives} drives in {level} are counted as mirrored pairs.", words),
            Message("RAID 10 is meant."),
        )


@check("raid.odd-drives", "error", source=LEVELS)
def half_a_pair(review: Review) -> Iterator[Remark]:
    """Mirrors come in pairs."""
    drives, least = _drives(review), _of_level(review, "minimum_drives")
    odd = (_of_level(review, "even") > 0) & (drives % 2 > 0) & (drives >= least)
    for group, level in _with_raid(review, odd):
        words = {"group": Named(group.name), "level": level.name, "drives": group.drives}
        yield Remark(
            group.id,
            Message("{group}: {level} needs an even number of drives, there are {drives}.", words),
            Message("Add or remove a drive."),
        )


@check(
    "raid.parity-writes",
    "warning",
    source="Vendor-neutral RAID write penalties: 2 for mirrors, 4 for RAID 5, 6 for RAID 6",
)
def parity_on_full_disks(review: Review) -> Iterator[Remark]:
    """Parity turns one write into four or six I/Os, which hits hard disks most."""
    disk, front = review.block("disk_iops"), review.block("front_end_iops")
    groups = review.layout.groups.components
    rows = [row for row in PARITY_ON_DISKS.rows(groups) if _in_no_pool_of_drives(review, groups[row])]
    if disk is None or front is None or not rows:
        return
    used, target = review.utilisation(disk)[:, 0], float(normal(disk.target_percent)[0]) / PERCENT
    load = values_of(disk.demand).shape[2] - 1 if review.settings.plan_for == "peak" else 0
    behind, before = (values_of(each.demand)[:, 0, load, 0] for each in (disk, front))
    levels, found = review.layout.catalog.raid_levels, []
    for row in rows:
        group = groups[row]
        writes = (behind[row] - before[row]) / (levels[group.raid].write_penalty - 1)
        mirrored = (before[row] + writes * (levels[MIRROR].write_penalty - 1)) / normal(disk.capacity)[row]
        if target < used[row] < np.inf and behind[row] > 0:
            words = {
                "group": Named(group.name),
                "level": levels[group.raid].name,
                "used": Quantity(rounded(float(used[row]) * PERCENT), "%"),
                "mirrored": Quantity(rounded(float(mirrored) * PERCENT), "%"),
            }
            found.append((group, float(mirrored), words))
    fit = bool(found) and all(mirrored <= target for _, mirrored, _ in found) and _fit_mirrored(review, found)
    for group, _, words in found:
        yield Remark(
            group.id,
            Message(
                "{group}: {level} brings the drives to {used} while users work; RAID 10 would take {mirrored}.",
                words,
            ),
            Message("Use RAID 10, or move the delta disks to flash.")
            if fit
            else Message("Move the delta disks to flash, or use RAID 10 with more drives."),
        )


def _fit_mirrored(review: Review, found: Sequence[tuple[DiskGroup, float, object]]) -> bool:
    """Whether the files fit on the same drives as mirrored pairs."""
    least = review.layout.catalog.raid_levels[MIRROR].minimum_drives
    groups = {group.id: msgspec.structs.replace(group, raid=MIRROR) for group, _, _ in found}
    if any(group.drives % 2 or group.drives < least for group in groups.values()):
        return False
    plan = msgspec.structs.replace(review.plan, components={**review.plan.components, **groups})
    return review.carries(plan)


@check(
    "drive.hdd-iops",
    "warning",
    source="One I/O takes a mean seek and half a turn: 79 IOPS at 7,200, 134 at 10,000, 185 at 15,000 turns a minute;"
    " the highest figure quoted is 200",
)
def impossible_disk(review: Review) -> Iterator[Remark]:
    """A hard disk has a physical limit."""
    for group in IMPOSSIBLE.among(review.layout.groups.components):
        words = {
            "group": Named(group.name),
            "iops": Quantity(group.drive_iops, "IOPS"),
            "most": Quantity(QUOTED_DISK_IOPS, "IOPS"),
        }
        yield Remark(
            group.id,
            Message(
                "{group} is planned with {iops} per hard disk; with random blocks none does more than"
                " {most}.",
                words,
            ),
            Message("Choose the drive from the catalogue, or type in 80 to 150 IOPS."),
        )


@check(
    "flash.sata-bursts",
    "notice",
    source="Fujitsu, SSD in VDI (2011): bursts of writes that SAS SSDs took would have been short bottlenecks on SATA"
    " SSDs, which bear fewer write cycles too",
)
def bursts_on_sata(review: Review) -> Iterator[Remark]:
    """SATA SSDs are slow in bursts of writes and wear out sooner."""
    block, groups = review.block("disk_iops"), review.layout.groups.components
    rows = SATA_FLASH.rows(groups)
    if block is None or not rows:
        return
    peaks = values_of(block.demand)[:, :2, -1, 0].max(axis=1)
    for row in rows:
        group = groups[row]
        if any(link.role in BURST_ROLES for link in review.files_on.get(group.id, ())):
            words = {
                "group": Named(group.name),
                "peak": Quantity(
                    rounded(float(peaks[row]) / group.drives / review.layout.store_count(group)), "IOPS"
                ),
            }
            yield Remark(
                group.id,
                Message(
                    "{group} are SATA SSDs under clones, with peaks of {peak} for each drive: bursts of writes wear"
                    " them out and make users wait.",
                    words,
                ),
                Message("Prefer SAS or NVMe drives for delta disks, or check the drives' endurance."),
            )


@check(
    "array.no-spare",
    "notice",
    source="Practice: a rebuild starts by itself only where a spare drive is there",
)
def no_spare_drive(review: Review) -> Iterator[Remark]:
    """Without a spare, an array stays without redundancy until a drive is replaced."""
    for array in review.layout.arrays.components:
        groups = review.groups_in(array.id)
        drives = sum(group.drives for group in groups)
        if groups and array.id in review.linked and not any(group.spare_drives for group in groups):
            words = {"array": Named(array.name), "drives": drives}
            yield Remark(
                array.id,
                Message(
                    "{array} has {drives} drives and no spare: a rebuild waits until somebody brings a drive.",
                    words,
                ),
                Message("Plan a hot spare, or spare space if the array supports it."),
            )


@check(
    "array.tiers-reversed",
    "warning",
    source="Dell EMC SC7020F (2019) and PowerVault ME4 (2020): new data is written to the fastest drives, tier 1",
)
def slow_first_tier(review: Review) -> Iterator[Remark]:
    """Writes go to tier 1; it has to be the fastest."""
    for array in review.layout.arrays.components:
        groups = review.groups_in(array.id)
        for slow in groups:
            faster = [each for each in groups if each.tier > slow.tier and each.drive_iops > slow.drive_iops]
            if faster:
                words = {
                    "array": Named(array.name),
                    "slow": Named(slow.name),
                    "tier": slow.tier,
                    "fast": Named(faster[0].name),
                }
                yield Remark(
                    array.id,
                    Message("{array}: {slow} is tier {tier}, though {fast} behind it is faster.", words),
                    Message("Make the fastest drives tier 1."),
                )
                break


def _with_raid(review: Review, wrong: NDArray[np.bool_]) -> Iterator[tuple[DiskGroup, RaidLevel]]:
    """Invalid disk groups with their RAID level, if it applies: vSAN groups follow the policy of their cluster."""
    groups, levels = review.layout.groups.components, review.layout.catalog.raid_levels
    for row in np.flatnonzero(wrong & ~review.vsan_drives).tolist():
        yield groups[row], levels[groups[row].raid]


def _drives(review: Review) -> Values:
    return normal(review.layout.groups.numbers("drives"))


def _of_level(review: Review, attribute: str) -> Values:
    """One property of the RAID level of each disk group."""
    levels = review.layout.catalog.raid_levels
    return normal(review.layout.groups.looked_up("raid", lambda level: getattr(levels[level], attribute)))


def _in_no_pool_of_drives(review: Review, group: DiskGroup) -> bool:
    """Whether the drives belong neither to an array nor to a vSAN."""
    return review.array_of(group.id) is None and not review.is_vsan(group)
