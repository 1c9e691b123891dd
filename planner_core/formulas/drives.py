"""What one turning disk does at most."""

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
    """I/Os per second that one turning disk can do; 10,000 turns a minute and 4.45 ms seek: 134.

    Planning values lie beside it: Fujitsu, SSD in VDI (2011) counts 125 for 10,000 and 150 for 15,000.
    """
    return MS_PER_SECOND / (seek_ms + 30000 / rpm)
