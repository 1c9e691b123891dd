"""Maximum IOPS of a hard disk."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import MS_PER_SECOND


@formula(
    Message("Random IOPS of a disk"),
    symbol="i",
    unit="IOPS",
    expression="1000 / (seek_ms + 30000 / rpm)",
    source="One I/O at a time, each with mean seek and half a turn (IOPS calculations, tech-jockey 2016)",
)
def disk_iops(seek_ms: Number, rpm: Number) -> Number:
    """I/Os per second of one hard disk; 10,000 rpm and 4.45 ms seek time: 134.

    Planning values are close to it: Fujitsu, SSD in VDI (2011) counts 125 for 10,000 and 150 for 15,000.
    """
    return MS_PER_SECOND / (seek_ms + 30000 / rpm)
