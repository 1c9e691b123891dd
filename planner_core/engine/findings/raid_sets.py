"""RAID sets of disk groups: how many drives share one parity, and what the format takes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from planner_core.catalog.raid_levels import RaidLevel
from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review, normal
from planner_core.engine.storage.raid_sets import set_drives
from planner_core.formulas.recording import Values, values_of
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import DiskGroup

WIDTH, FORMAT = Message("Drives of a RAID set"), Message("Lost to the format")
"""The fields, as the form calls them."""
LEAST_FORMAT_PERCENT = 5.0
"""What the file system of ONTAP keeps at least."""
ONTAP_LEVELS = ("raid-dp", "raid-tec")


@check(
    "raid.narrow-set",
    "error",
    source="The structure of the RAID level: stripes, mirrored pairs, parity",
)
def narrow_sets(review: Review) -> Iterator[Remark]:
    """A set of its own needs as many drives as its RAID level."""
    width = normal(review.layout.groups.numbers("raid_width"))
    for group, level in _with_parity(review, (width > 0) & (width < _of_level(review, "minimum_drives"))):
        words = {
            "group": Named(group.name),
            "level": level.name,
            "drives": group.raid_width,
            "least": level.minimum_drives,
        }
        yield Remark(
            group.id,
            Message(
                "{group}: {level} needs at least {least} drives in a set; its sets have {drives}.", words
            ),
            Message("Set “{field}” to {least} or more.", {**words, "field": WIDTH}),
        )


@check(
    "raid.wide-set",
    "warning",
    source="NetApp ONTAP: 20 to 28 flash drives or 12 to 20 hard disks in a RAID group; 16 with RAID 5 and 6 is a"
    " planning value",
)
def wide_sets(review: Review) -> Iterator[Remark]:
    """The more drives share their parity, the likelier one more fails while it is rebuilt."""
    disks = normal(review.layout.groups.looked_up("drive_kind", lambda kind: kind == "hdd")) > 0
    most = np.where(disks, _of_level(review, "widest_disk_set"), _of_level(review, "widest_flash_set"))
    for group, level in _with_parity(review, _drives_of_set(review) > most):
        widest = level.widest_disk_set if group.drive_kind == "hdd" else level.widest_flash_set
        words = {
            "group": Named(group.name),
            "level": level.name,
            "drives": min(group.drives, group.raid_width or group.drives),
            "most": widest,
        }
        yield Remark(
            group.id,
            Message("{group}: {drives} drives share one parity; with {level}, {most} should at most.", words),
            Message(
                "Set “{field}” to {most} or less; each set has parity of its own.", {**words, "field": WIDTH}
            ),
        )


@check(
    "raid.left-over",
    "notice",
    source="The structure of the RAID level: drives that do not fill a set make one of their own, with parity",
)
def drives_left_over(review: Review) -> Iterator[Remark]:
    """Drives beside full sets that are no more than the parity of one more add no capacity."""
    width, drives = _drives_of_set(review), normal(review.layout.groups.numbers("drives"))
    rest = drives - np.floor(drives / width) * width
    for group, level in _with_parity(review, (rest > 0) & (rest <= _of_level(review, "parity_drives"))):
        words = {
            "group": Named(group.name),
            "count": group.drives % group.raid_width,
            "width": group.raid_width,
            "level": level.name,
        }
        yield Remark(
            group.id,
            Message(
                "{group}: beside sets of {width}, {count} drive is left over; {level} gets no space out of it.",
                words,
                "{group}: beside sets of {width}, {count} drives are left over; {level} gets no space out of them.",
            ),
            Message("Use them as hot spares, or add more."),
        )


@check(
    "raid.format-not-counted",
    "notice",
    source="NetApp TR-4540 (2017), table 15: 24 drives of 15.3 TB are 287 TB, 10% less than their data drives hold;"
    " ONTAP since 9.12.1 keeps 5% in tiers of 30 TB and more",
)
def format_not_counted(review: Review) -> Iterator[Remark]:
    """The file system of ONTAP keeps a share for itself."""
    ontap = normal(review.layout.groups.looked_up("raid", lambda level: level in ONTAP_LEVELS)) > 0
    lost = normal(review.layout.groups.numbers("format_percent"))
    for group, level in _with_parity(review, ontap & (lost < LEAST_FORMAT_PERCENT)):
        words = {
            "group": Named(group.name),
            "level": level.name,
            "lost": Quantity(group.format_percent, "%"),
            "field": FORMAT,
        }
        yield Remark(
            group.id,
            Message(
                "{group}: {lost} of the drives' space are lost to the format; with {level} it is 5 to 10%.",
                words,
            ),
            Message("Set “{field}” to 10%, or to 5% for large tiers of a recent ONTAP.", words),
        )


def _with_parity(review: Review, wrong: NDArray[np.bool_]) -> Iterator[tuple[DiskGroup, RaidLevel]]:
    """Disk groups outside of vSAN whose RAID level has parity, where something is wrong."""
    groups, levels = review.layout.groups.components, review.layout.catalog.raid_levels
    parity = _of_level(review, "parity_drives") > 0
    for row in np.flatnonzero(wrong & parity & ~review.vsan_drives).tolist():
        yield groups[row], levels[groups[row].raid]


def _drives_of_set(review: Review) -> Values:
    drives = normal(review.layout.groups.numbers("drives"))
    return np.minimum(normal(values_of(set_drives(review.layout))), drives)


def _of_level(review: Review, attribute: str) -> Values:
    """One number of the RAID level of each disk group; 0 where the level has none."""
    levels = review.layout.catalog.raid_levels
    return normal(
        review.layout.groups.looked_up("raid", lambda level: getattr(levels[level], attribute) or 0)
    )
