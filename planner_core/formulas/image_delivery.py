"""I/O on a store by the way in which desktops get their image."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Writes of a streamed desktop"),
    symbol="w",
    unit="IOPS",
    expression="writes x write_factor",
    source="Nutanix RA-2053, RA-2022, RA-2003, RA-2020 and HX665 V3: Citrix Provisioning writes 1.60, 1.40, 1.38, 1.50"
    " and 1.63 times as much as Machine Creation Services on the same nodes",
)
def delivered_writes(writes: Number, write_factor: Number) -> Number:
    """Writes on the store; 21 of a clone, 1.5 times as many: 31.5."""
    return writes * write_factor


@formula(
    Message("Writes beside a cache in RAM"),
    symbol="w",
    unit="IOPS",
    expression="writes x (1 - cached x kept_percent / 100)",
    source="Citrix: a cache in the RAM of a desktop takes writes first, and its disk those that find no room",
)
def writes_beside_cache(writes: Number, cached: Number, kept_percent: Number) -> Number:
    """Writes on the store; 31.5, of which a cache keeps 50 %: 15.75; without a cache 31.5."""
    return writes * (1 - cached * kept_percent / PERCENT)


@formula(
    Message("Reads of a streamed desktop"),
    symbol="r",
    unit="IOPS",
    expression="delivered_writes x reads_per_write",
    source="The image comes over the network, so the datastore serves only what desktops have written;"
    " in five tests with Citrix Provisioning that was a sixth of the I/O",
)
def delivered_reads(delivered_writes: Number, reads_per_write: Number) -> Number:
    """Reads on the store; 31.5 writes, 0.2 reads for each: 6.3."""
    return delivered_writes * reads_per_write


@formula(
    Message("Reads by image delivery"),
    symbol="r",
    unit="IOPS",
    expression="reads x (1 - streamed) + streamed_reads x streamed",
    source="Clones read their image from the store, streamed machines do not",
)
def reads_by_delivery(reads: Number, streamed_reads: Number, streamed: Number) -> Number:
    """Reads on the store; 22 of a clone, 6.3 if it were streamed, streamed 1: 6.3."""
    return reads * (1 - streamed) + streamed_reads * streamed
