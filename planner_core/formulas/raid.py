"""Disk groups: effect of RAID on the drives' IOPS and capacity."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import GIB_PER_GB, PERCENT


@formula(
    Message("IOPS of the drives"),
    symbol="n x i",
    unit="IOPS",
    expression="groups x drives x drive_iops",
    source="Drives add up: random small blocks spread over all spindles",
)
def raw_iops(groups: Number, drives: Number, drive_iops: Number) -> Number:
    """I/Os per second of the drives of all groups; 2 drives of 125 IOPS: 250."""
    return groups * drives * drive_iops


@formula(
    Message("Disk I/Os behind the RAID"),
    symbol="B",
    unit="IOPS",
    expression="reads x (1 - read_cache_hit_percent / 100)"
    " + writes x write_penalty x (1 - write_coalescing_percent / 100)",
    source="Back-end I/O = reads + writes x write penalty, less what caches answer. Without a cache this"
    " is the harmonic form F = n x i / (r + w x P), solved for the load",
)
def back_end_iops(
    reads: Number,
    writes: Number,
    write_penalty: Number,
    read_cache_hit_percent: Number,
    write_coalescing_percent: Number,
) -> Number:
    """I/Os per second on the drives; 200 reads and 800 writes on RAID 5: 3,400."""
    read_through = reads * (1 - read_cache_hit_percent / PERCENT)
    return read_through + writes * write_penalty * (1 - write_coalescing_percent / PERCENT)


@formula(
    Message("Reads of all drives of a set"),
    symbol="r_set",
    unit="IOPS",
    expression="reads x drives_per_read",
    source="OpenZFS documentation, RAIDZ: a block is on all drives of its group, which does the I/Os of one drive",
)
def reads_of_sets_iops(reads: Number, drives_per_read: Number) -> Number:
    """Reads per second on the drives; 100 reads from RAIDZ2 of 6 drives: 600."""
    return reads * drives_per_read


@formula(
    Message("Front-end IOPS at this mix"),
    symbol="F",
    unit="IOPS",
    expression="raw_iops x (reads + writes) / back_end_iops",
    source="Harmonic RAID formula F = n x i / (r + w x P); the common arithmetic form n x i x r + n x i x w / P"
    " overstates RAID 5 by up to 56%",
)
def front_end_capability_iops(
    raw_iops: Number, reads: Number, writes: Number, back_end_iops: Number
) -> Number:
    """I/Os per second available to the desktops at their own mix of reads and writes.

    1,000 raw IOPS at 80 % writes: RAID 10 556, RAID 5 294, RAID 6 200. Without any I/O: the raw IOPS.
    """
    return raw_iops * quotient(reads + writes, back_end_iops, 1.0)


@formula(
    Message("Usable capacity"),
    symbol="C_gib",
    unit="GiB",
    expression="groups x floor(max(0, drives - parity_drives) / copies) x drive_gb x 10^9 / 2^30",
    source="RAID level: copies of each block and parity drives; drives are sold in GB of 10^9 bytes",
)
def usable_capacity_gib(
    groups: Number, drives: Number, parity_drives: Number, copies: Number, drive_gb: Number
) -> Number:
    """Capacity of all groups in GiB; 2 x 300 GB in RAID 0: 558.8 GiB."""
    return groups * np.floor(np.maximum(drives - parity_drives, 0) / copies) * drive_gb * GIB_PER_GB


@formula(
    Message("Parity drives of all sets"),
    symbol="p_all",
    unit="drives",
    expression="floor(drives / set_drives) x parity_drives"
    " + min(parity_drives, drives - floor(drives / set_drives) x set_drives)",
    source="Each RAID set has its own parity, also the smaller one of the remaining drives. NetApp"
    " TR-4540, table 15: 287 TB from 24 drives of 15.3 TB are 21 data drives less 10%; 2.6 PB"
    " from 216 drives are 189",
)
def parity_of_sets(drives: Number, set_drives: Number, parity_drives: Number) -> Number:
    """Drives that hold no data; 23 drives in one set of RAID-DP: 2; 207 in sets of 24: 18."""
    sets = np.floor(drives / set_drives)
    return sets * parity_drives + np.minimum(parity_drives, drives - sets * set_drives)


@formula(
    Message("Capacity for blocks with their own parity"),
    symbol="C_gib",
    unit="GiB",
    expression="usable_gib x min(1, block_sectors / (ceil((block_sectors + parity_drives x ceil(block_sectors /"
    " max(1, min(drives, set_drives) - parity_drives))) / (parity_drives + 1)) x (parity_drives + 1))"
    " x min(drives, set_drives) / max(1, min(drives, set_drives) - parity_drives))",
    source="OpenZFS (M. Ahrens, pull request 5931): each stripe of a block on RAIDZ has parity, and space is given in"
    " multiples of parity + 1 sectors",
)
def capacity_of_blocks_gib(
    usable_gib: Number, block_sectors: Number, drives: Number, set_drives: Number, parity_drives: Number
) -> Number:
    """What blocks of a few sectors can use of the data drives; 4 sectors on RAIDZ2 of 10 drives take 6 of them, so that
    800 GiB hold 667. Without such blocks (0 sectors): all of it.
    """
    width = np.minimum(drives, set_drives)
    data_drives = np.maximum(width - parity_drives, 1)
    sectors = block_sectors + parity_drives * np.ceil(block_sectors / data_drives)
    taken = np.ceil(sectors / (parity_drives + 1)) * (parity_drives + 1)
    share = quotient(block_sectors, taken, 1.0) * width / data_drives
    return usable_gib * np.where(block_sectors > 0, np.minimum(share, 1), 1)


@formula(
    Message("Capacity after formatting"),
    symbol="C_gib",
    unit="GiB",
    expression="usable_gib x (1 - format_percent / 100)",
    source="Arrays cut drives of several makers to one size, keep partitions for themselves, and their file system"
    " reserves a share: NetApp ONTAP 10%, in tiers of 30 TB and more 5% since 9.12.1",
)
def formatted_capacity_gib(usable_gib: Number, format_percent: Number) -> Number:
    """What is left for files; 21 drives of 15.3 TB less 10 %: 269,292 GiB, which are 289 TB."""
    return usable_gib * (1 - format_percent / PERCENT)


@formula(
    Message("Disk reads per read while a drive has failed"),
    symbol="f_deg",
    unit="x",
    expression="1 + lost_share x (reads_of_lost_block - 1)",
    source="Reads spread over all drives; those of a failed drive come from its mirror or are computed"
    " from the remaining drives. Planning value: counted, not measured",
)
def degraded_read_factor(lost_share: Number, reads_of_lost_block: Number) -> Number:
    """Disk reads that one read takes on average; RAID 5 of 8 drives, one failed: 1.75. Mirrored: 1.

    `lost_share` is the share of blocks on failed drives; `reads_of_lost_block` is 1 for a mirror, drives - 1 for
    parity, 0 if the block is lost; of a set where the drives are in several.
    """
    return 1 + lost_share * (reads_of_lost_block - 1)


@formula(
    Message("Reads while a drive has failed"),
    symbol="r_deg",
    unit="IOPS",
    expression="reads x degraded_read_factor",
    source="Each read that meets a failed drive takes several",
)
def degraded_reads_iops(reads: Number, degraded_read_factor: Number) -> Number:
    """Reads per second on the remaining drives; 200 at a factor of 1.75: 350."""
    return reads * degraded_read_factor


@formula(
    Message("IOPS of the drives during a rebuild"),
    symbol="n x i",
    unit="IOPS",
    expression="raw_iops x max(0, drives - failed_drives) / drives x (1 - rebuild_percent / 100)",
    source="The failed drives are missing, and the rebuild takes its share of the others; the share is a"
    " planning value that can be set on the array",
)
def rebuilding_raw_iops(
    raw_iops: Number, drives: Number, failed_drives: Number, rebuild_percent: Number
) -> Number:
    """I/Os per second available to the desktops; 8 drives with 1,000 in total, one failed, 30 % for the rebuild:
    612.5.
    """
    return raw_iops * np.maximum(drives - failed_drives, 0) / drives * (1 - rebuild_percent / PERCENT)


@formula(
    Message("Raw capacity of the drives"),
    symbol="C_raw",
    unit="GiB",
    expression="groups x drives x drive_gb x 10^9 / 2^30",
    source="Drives are sold in GB of 10^9 bytes",
)
def drives_gib(groups: Number, drives: Number, drive_gb: Number) -> Number:
    """Capacity of all drives; 4 hosts of 4 x 1,200 GB: 17,881 GiB."""
    return groups * drives * drive_gb * GIB_PER_GB
