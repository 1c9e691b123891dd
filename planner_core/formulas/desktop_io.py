"""I/O of the desktops, split by the file role that it hits."""

from __future__ import annotations

from planner_core.formulas.formula import formula
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
