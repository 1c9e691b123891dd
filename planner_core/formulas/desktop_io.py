"""I/O of the desktops, split by the file role that it hits."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Column
from planner_core.messages import Message
from planner_core.units import PERCENT, SECONDS_PER_MINUTE

SPLIT = (
    "Reads of a linked clone find their block in the replica or in the clone's delta disk; every write goes to"
    " the clone's own disks (VMware View Composer)"
)


@formula(
    Message("Reads on a file role"),
    symbol="r",
    unit="IOPS",
    expression="desktops x share x iops x read_percent / 100 x role_percent / 100",
    source=SPLIT,
)
def role_reads_iops(
    desktops: Column, share: Column, iops: Column, read_percent: Column, role_percent: Column
) -> Column:
    """Reads per second that one file role gets; 31 desktops of 8.1 IOPS, 64.8 % reads, 90 % of them: 146.4."""
    return desktops * share * iops * read_percent / PERCENT * role_percent / PERCENT


@formula(
    Message("Writes on a file role"),
    symbol="w",
    unit="IOPS",
    expression="desktops x share x iops x (100 - read_percent) / 100 x role_percent / 100",
    source=SPLIT,
)
def role_writes_iops(
    desktops: Column, share: Column, iops: Column, read_percent: Column, role_percent: Column
) -> Column:
    """Writes per second that one file role gets; 31 desktops of 8.1 IOPS, 35.2 % writes: 88.4."""
    return desktops * share * iops * (PERCENT - read_percent) / PERCENT * role_percent / PERCENT


@formula(
    Message("The remaining share"),
    symbol="1 - p",
    unit="%",
    expression="100 - percent",
    source="Shares add up to 100 %",
)
def remaining_percent(percent: Column) -> Column:
    """What is left of 100 %."""
    return PERCENT - percent


@formula(
    Message("I/Os of a store"),
    symbol="F",
    unit="IOPS",
    expression="reads + writes",
    source="Front-end I/O: what the desktops issue",
)
def front_end_iops(reads: Column, writes: Column) -> Column:
    """Reads and writes together."""
    return reads + writes


@formula(
    Message("I/Os per booting desktop"),
    symbol="i_boot",
    unit="IOPS",
    expression="boot_ios / (boot_window_minutes x 60)",
    source="NetApp TR-4540: 27,471 I/Os per boot with both controllers, 26,451 with one: the work is constant,"
    " so the rate follows from the boot window",
)
def boot_iops(boot_ios: Column, boot_window_minutes: Column) -> Column:
    """I/Os per second of one desktop, averaged over the boot window; 27,471 in 60 min: 7.6."""
    return boot_ios / (boot_window_minutes * SECONDS_PER_MINUTE)


@formula(
    Message("I/Os per desktop during a job"),
    symbol="i_job",
    unit="IOPS",
    expression="ios / (window_minutes x 60)",
    source="Constant work: a job takes the same I/Os at any speed, so the rate follows from its window (NetApp"
    " TR-4540, boot with one and with two controllers)",
)
def work_iops(ios: Column, window_minutes: Column) -> Column:
    """I/Os per second of one desktop, averaged over the window of its job: login, boot, provisioning, patch or
    refresh. 138,150 I/Os per provisioned desktop in 80 min: 28.8."""
    return ios / (window_minutes * SECONDS_PER_MINUTE)


@formula(
    Message("I/Os at the peak"),
    symbol="i_max",
    unit="IOPS",
    expression="iops x peak_factor",
    source="NetApp TR-4540, highest over average IOPS: provisioning 1.9, boot 2.06, Monday 3.15, Tuesday 2.88,"
    " patch 1.7",
)
def peak_iops(iops: Column, peak_factor: Column) -> Column:
    """Highest I/Os per second of a phase from its average; boot, 38.2 on average, 2.06 times: 78.7."""
    return iops * peak_factor


@formula(
    Message("Mean latency of reads and writes"),
    symbol="R",
    unit="ms",
    expression="(reads x read_ms + writes x write_ms) / (reads + writes)",
    source="Mean over all I/Os, each kind weighted with how many there are",
)
def mean_latency_ms(reads: Column, read_ms: Column, writes: Column, write_ms: Column) -> Column:
    """Latency of the average I/O; 750 reads of 3.2 ms and 740 writes of 17.1 ms: 10.1 ms. NaN without I/O."""
    return quotient(reads * read_ms + writes * write_ms, reads + writes, np.nan)


@formula(
    Message("Part of the I/O of a store"),
    symbol="i",
    unit="IOPS",
    expression="iops x share",
    source="An array and vSAN spread their I/O over the drives behind them",
)
def part_of_io_iops(iops: Column, share: Column) -> Column:
    """I/Os per second that one disk group gets of its array's; 10,000, a quarter of them: 2,500."""
    return iops * share
