"""Disk groups: drives in one RAID set inside a host."""

from __future__ import annotations

from typing import Annotated, Literal

from planner_core.plan.components.base import ComponentBase
from planner_core.plan.fields import about


class DiskGroup(ComponentBase, frozen=True, tag="disk_group"):
    """Drives of one model in one RAID set, inside a host; each host of the card has its own."""

    drive_model: Annotated[
        str,
        about(
            "Drive model",
            longest=200,
            catalogue="drives",
            group="Drives",
            help="Choosing a drive fills in type, size and IOPS.",
        ),
    ] = ""
    drive_kind: Annotated[
        Literal["hdd", "ssd", "nvme"],
        about("Drive type", group="Drives", choices={"hdd": "Hard disk", "ssd": "SSD", "nvme": "NVMe"}),
    ] = "ssd"
    drives: Annotated[
        int, about("Drives", least=1, most=1000, group="Drives", help="Drives in the group, without spares.")
    ] = 4
    drive_gb: Annotated[
        float,
        about(
            "Drive size",
            unit="GB",
            least=1,
            most=1_000_000,
            group="Drives",
            help="As sold: 1 GB is 10^9 bytes. Capacities of stores are shown in GiB.",
        ),
    ] = 960.0
    drive_iops: Annotated[
        float,
        about(
            "IOPS per drive",
            unit="IOPS",
            least=1,
            most=10_000_000,
            group="Drives",
            help="Small random blocks, reads and writes mixed.",
            source="Planning value for SATA SSD, small mixed blocks; vendor papers print 80 to 150 for hard disks",
        ),
    ] = 20_000.0
    raid: Annotated[
        Literal["raid-0", "raid-1", "raid-10", "raid-5", "raid-6"],
        about(
            "RAID level",
            group="Protection",
            choices={
                "raid-0": "RAID 0",
                "raid-1": "RAID 1",
                "raid-10": "RAID 10",
                "raid-5": "RAID 5",
                "raid-6": "RAID 6",
            },
            help="Decides the write penalty and how much of the raw capacity is usable.",
        ),
    ] = "raid-10"
    read_cache_hit_percent: Annotated[
        float,
        about(
            "Read cache hits",
            unit="%",
            least=0,
            most=99,
            group="Cache",
            help="Share of the reads that a cache answers. 0 is the safe side.",
        ),
    ] = 0.0
    write_coalescing_percent: Annotated[
        float,
        about(
            "Coalesced writes",
            unit="%",
            least=0,
            most=99,
            group="Cache",
            help="Share of the writes that the write buffer merges before they reach the drives. 0 is the safe side.",
        ),
    ] = 0.0
