"""I/O on the stores: shares of file roles, reads and writes, and load passed down to disk groups."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number, Values
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("The remaining share"),
    symbol="1 - p",
    unit="%",
    expression="100 - percent",
    source="Shares add up to 100%",
)
def remaining_percent(percent: Number) -> Number:
    """The remainder to 100 %."""
    return PERCENT - percent


@formula(
    Message("I/Os on a file role"),
    symbol="i",
    unit="IOPS",
    expression="desktops x share x per_desktop x role_percent / 100",
    source="Reads of a clone find their block in the replica or in the clone's delta disk; every write goes to the"
    " clone's own disks (VMware View Composer)",
)
def role_iops(desktops: Number, share: Number, per_desktop: Number, role_percent: Number) -> Number:
    """I/Os per second of one file role; 31 desktops of 5.25 reads, 90 % of them: 146.4."""
    return desktops * share * per_desktop * role_percent / PERCENT


@formula(
    Message("I/Os of a store"),
    symbol="F",
    unit="IOPS",
    expression="reads + writes",
    source="Front-end I/O: what the desktops issue",
)
def front_end_iops(reads: Number, writes: Number) -> Number:
    """Sum of reads and writes."""
    return reads + writes


@formula(
    Message("Mean latency of reads and writes"),
    symbol="R",
    unit="ms",
    expression="(reads x read_ms + writes x write_ms) / (reads + writes)",
    source="Mean over all I/Os, each kind weighted by its number",
)
def mean_latency_ms(reads: Number, read_ms: Number, writes: Number, write_ms: Number) -> Number:
    """Mean latency over all I/Os; 750 reads of 3.2 ms and 740 writes of 17.1 ms: 10.1 ms. NaN without I/O. A kind that
    does not occur counts for nothing, even in overload.
    """
    return quotient(_weighted(reads, read_ms) + _weighted(writes, write_ms), reads + writes, np.nan)


@formula(
    Message("Share of the I/O of a datastore"),
    symbol="i",
    unit="IOPS",
    expression="iops x share",
    source="An array, and a store of the hosts, spread their I/O over the drives behind them",
)
def part_of_io_iops(iops: Number, share: Number) -> Number:
    """I/Os per second of one disk group of an array; 10,000, a quarter of them: 2,500."""
    return iops * share


def _weighted(iops: Number, latency_ms: Number) -> Values:
    with np.errstate(invalid="ignore"):
        return np.where(np.greater(iops, 0), np.multiply(iops, latency_ms), 0.0)
