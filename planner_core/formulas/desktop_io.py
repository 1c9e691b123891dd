"""I/O of the desktops as stores see it: reads beside writes, average beside peak, and parts of the whole."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Column
from planner_core.messages import Message
from planner_core.units import PERCENT


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
