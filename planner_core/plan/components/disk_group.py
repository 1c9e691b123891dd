"""Disk groups: drives of one model in one RAID set, inside a host or a storage array, or assigned to vSAN."""

from __future__ import annotations

from typing import Annotated, Literal

from planner_core.plan.components.base import ComponentBase, MeasuredSpace, latency_target
from planner_core.plan.fields import about


class DiskGroup(ComponentBase, frozen=True, tag="disk_group"):
    """Drives of one model in one RAID set, inside a host or a storage array; each host of a card has its own.

    In a host of a vSAN cluster the drives can be vSAN capacity devices, with cache devices in front of them.
    """

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
            uncertain="number",
            unit="IOPS",
            least=1,
            most=10_000_000,
            group="Drives",
            help="Small random blocks, reads and writes mixed.",
            source="Planning value of the drive type, small mixed blocks: SATA SSD, NVMe, or a disk of 7,200 turns a"
            " minute; vendor papers print 80 to 150 for hard disks",
            follows="drive_kind",
            defaults={"hdd": 80.0, "nvme": 150_000.0},
        ),
    ] = 20_000.0
    endurance_dwpd: Annotated[
        float,
        about(
            "Drive writes per day",
            least=0,
            most=200,
            group="Drives",
            help="How often a flash drive may be written in full each day over five years, by its data sheet. 0:"
            " unknown.",
            source="Unknown",
        ),
    ] = 0.0
    drive_watts: Annotated[
        float,
        about(
            "Power draw of a drive",
            unit="W",
            least=0,
            most=100,
            group="Drives",
            help="Added to the power of the host or array. 0: already included there.",
            source="Included in the host or array",
        ),
    ] = 0.0
    raid: Annotated[
        Literal[
            "raid-0",
            "raid-1",
            "raid-10",
            "raid-5",
            "raid-6",
            "raid-dp",
            "raid-tec",
            "zfs-mirror",
            "raidz1",
            "raidz2",
            "raidz3",
        ],
        about(
            "RAID level",
            group="Protection",
            choices={
                "raid-0": "RAID 0",
                "raid-1": "RAID 1",
                "raid-10": "RAID 10",
                "raid-5": "RAID 5",
                "raid-6": "RAID 6",
                "raid-dp": "RAID-DP",
                "raid-tec": "RAID-TEC",
                "zfs-mirror": "ZFS mirror",
                "raidz1": "RAIDZ1",
                "raidz2": "RAIDZ2",
                "raidz3": "RAIDZ3",
            },
            help="Decides the write penalty and how much of the raw capacity is usable.",
        ),
    ] = "raid-10"
    raid_width: Annotated[
        int,
        about(
            "Drives of a RAID set",
            least=0,
            most=1000,
            group="Protection",
            help="At most this many drives share one parity; further drives form sets of their own. 0:"
            " all drives form one set.",
            source="All drives share one parity. RAID-DP and RAID-TEC: 24, within the 20 to 28 flash drives that"
            " NetApp recommends",
            follows="raid",
            defaults={"raid-dp": 24, "raid-tec": 24},
        ),
    ] = 0
    format_percent: Annotated[
        float,
        about(
            "Lost to the format",
            unit="%",
            least=0,
            most=50,
            group="Protection",
            help="What right-sizing, system partitions and the file system of the array take off the data drives.",
            source="None. RAID-DP and RAID-TEC: 10% for the file system of NetApp ONTAP, of which 5% are left in tiers"
            " of 30 TB and more since 9.12.1. ZFS: 1/32 of the pool for itself (recalled, not read)",
            follows="raid",
            defaults={
                "raid-dp": 10.0,
                "raid-tec": 10.0,
                "zfs-mirror": 3.1,
                "raidz1": 3.1,
                "raidz2": 3.1,
                "raidz3": 3.1,
            },
        ),
    ] = 0.0
    read_cache_hit_percent: Annotated[
        float,
        about(
            "Read cache hits",
            uncertain="share",
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
            uncertain="share",
            unit="%",
            least=0,
            most=99,
            group="Cache",
            help="Share of the writes that the write buffer merges before they reach the drives. 0 is the safe side.",
        ),
    ] = 0.0
    spare_drives: Annotated[
        int,
        about(
            "Spare drives",
            least=0,
            most=100,
            group="Protection",
            help="Hot spares beside the drives of the group; they are paid for and hold no files.",
        ),
    ] = 0
    tier: Annotated[
        int,
        about(
            "Storage tier",
            least=1,
            most=3,
            group="Tiers",
            help="In a storage array with tiers: writes go to tier 1 first, cold blocks sink to the others.",
        ),
    ] = 1
    purpose: Annotated[
        Literal["datastore", "vsan"],
        about(
            "Used for",
            group="Storage of the hosts",
            choices={"datastore": "Datastore of its own", "vsan": "vSAN of the cluster"},
            help="In a host of a vSAN cluster the drives can be its capacity devices; the RAID level is then the"
            " cluster's policy.",
        ),
    ] = "datastore"
    cache_drives: Annotated[
        int,
        about(
            "Cache devices",
            least=0,
            most=5,
            group="Storage of the hosts",
            help="vSAN cache devices in each host, one for each vSAN disk group.",
        ),
    ] = 1
    cache_gb: Annotated[
        float,
        about(
            "Cache device size",
            unit="GB",
            least=0,
            most=100_000,
            group="Storage of the hosts",
            help="As sold. vSAN uses up to 600 GB of it as write buffer.",
        ),
    ] = 400.0
    cache_endurance_dwpd: Annotated[
        float,
        about(
            "Cache writes per day",
            least=0,
            most=200,
            group="Storage of the hosts",
            help="How often a cache device may be written in full each day over five years, by its data sheet. It takes"
            " every write of its disk group. 0: unknown.",
            source="Unknown",
        ),
    ] = 0.0
    latency_target_ms: Annotated[float, latency_target("Performance")] = 0.0
    measured_used_gib: MeasuredSpace | None = None
