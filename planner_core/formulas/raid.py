"""Disk groups: what RAID makes of the drives' IOPS and capacity."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column
from planner_core.messages import Message
from planner_core.units import GIB_PER_GB, PERCENT


@formula(
    Message("IOPS of the drives"),
    symbol="n x i",
    unit="IOPS",
    expression="groups x drives x drive_iops",
    source="Drives add up: random small blocks spread over all spindles",
)
def raw_iops(groups: Column, drives: Column, drive_iops: Column) -> Column:
    """I/Os per second that the drives of all groups can do; 2 drives of 125 IOPS: 250."""
    return groups * drives * drive_iops


@formula(
    Message("Disk I/Os behind the RAID"),
    symbol="B",
    unit="IOPS",
    expression="reads x (1 - read_cache_hit_percent / 100)"
    " + writes x write_penalty x (1 - write_coalescing_percent / 100)",
    source="Back-end I/O = reads + writes x write penalty; caches take their share off. Without cache it is the"
    " harmonic form F = n x i / (r + w x P) read the other way",
)
def back_end_iops(
    reads: Column,
    writes: Column,
    write_penalty: Column,
    read_cache_hit_percent: Column,
    write_coalescing_percent: Column,
) -> Column:
    """I/Os per second that reach the drives; 200 reads and 800 writes on RAID 5: 3,400."""
    read_through = reads * (1 - read_cache_hit_percent / PERCENT)
    return read_through + writes * write_penalty * (1 - write_coalescing_percent / PERCENT)


@formula(
    Message("Front-end IOPS at this mix"),
    symbol="F",
    unit="IOPS",
    expression="raw_iops x (reads + writes) / back_end_iops",
    source="Harmonic RAID formula F = n x i / (r + w x P); the common arithmetic form n x i x r + n x i x w / P"
    " overstates RAID 5 by up to 56 %",
)
def front_end_capability_iops(
    raw_iops: Column, reads: Column, writes: Column, back_end_iops: Column
) -> Column:
    """What the desktops can have of the drives at their own mix of reads and writes.

    1,000 raw IOPS at 80 % writes: RAID 10 556, RAID 5 294, RAID 6 200. Without any I/O: the raw IOPS.
    """
    asked = reads + writes
    share = np.divide(
        asked,
        back_end_iops,
        out=np.ones(np.broadcast(asked, back_end_iops).shape),
        where=np.asarray(back_end_iops) > 0,
    )
    return raw_iops * share


@formula(
    Message("Usable capacity"),
    symbol="C_gib",
    unit="GiB",
    expression="groups x floor(max(0, drives - parity_drives) / copies) x drive_gb x 10^9 / 2^30",
    source="RAID level: copies of each block and parity drives; drives are sold in GB of 10^9 bytes",
)
def usable_capacity_gib(
    groups: Column, drives: Column, parity_drives: Column, copies: Column, drive_gb: Column
) -> Column:
    """Capacity of all groups in GiB; 2 x 300 GB in RAID 0: 558.8 GiB."""
    return groups * np.floor(np.maximum(drives - parity_drives, 0) / copies) * drive_gb * GIB_PER_GB
