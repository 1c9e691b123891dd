"""What one drive does: random IOPS and service time."""

from __future__ import annotations

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column
from planner_core.messages import Message

MS_PER_SECOND = 1000


@formula(
    Message("Service time of a disk"),
    symbol="S",
    unit="ms",
    expression="seek_ms + 30000 / rpm",
    source="Mean seek and half a turn (Storage basics: IOPS, vmtoday.com 2009)",
)
def disk_service_ms(seek_ms: Column, rpm: Column) -> Column:
    """Time of one random small I/O on a turning disk; 10,000 turns a minute and 4.45 ms seek: 7.45 ms."""
    return seek_ms + 30000 / rpm


@formula(
    Message("Random IOPS of a disk"),
    symbol="i",
    unit="IOPS",
    expression="1000 / (seek_ms + 30000 / rpm)",
    source="One I/O at a time, each with mean seek and half a turn (IOPS calculations, tech-jockey 2016)",
)
def disk_iops(seek_ms: Column, rpm: Column) -> Column:
    """I/Os per second that one turning disk can do; 10,000 turns a minute and 4.45 ms seek: 134.

    Planning values lie beside it: Fujitsu, SSD in VDI (2011) counts 125 for 10,000 and 150 for 15,000.
    """
    return MS_PER_SECOND / disk_service_ms(seek_ms, rpm)


@formula(
    Message("Service time of a drive"),
    symbol="S",
    unit="ms",
    expression="parallel_ios x 1000 / drive_iops",
    source="Utilisation law: a device that serves c I/Os at once at i IOPS needs c / i for each; a disk serves"
    " one, a solid-state drive as many as it has channels",
)
def drive_service_ms(drive_iops: Column, parallel_ios: Column) -> Column:
    """Time of one I/O in a drive of known IOPS; a disk of 125 IOPS: 8 ms, 20,000 IOPS on 8 channels: 0.4 ms."""
    return parallel_ios * MS_PER_SECOND / drive_iops
