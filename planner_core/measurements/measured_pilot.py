"""A pilot's figures from the files that it left: the host's log, and what its disks counted."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

import numpy as np

from planner_core.measurements.host_log import HostSeries
from planner_core.measurements.io_histograms import DiskWork
from planner_core.measurements.series import SeriesError, Told, Values, When, held, hours_measured, told
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import ComponentId
from planner_core.studies.pilot import Pilot
from planner_core.units import MIB_PER_GIB, PERCENT, SECONDS_PER_HOUR


class NotEnoughError(HeadroomError):
    """The files do not tell something that a pilot needs."""


class HostFigures(NamedTuple):
    """What is told of a host's log in the hours that count; None if the log does not have it."""

    cpu_percent: Told | None
    iops: Told | None
    """Of all chosen machines together, as `mb_per_second` and `active_gib`."""
    read_percent: float | None
    """Of the I/Os in all these hours."""
    mib_per_second: Told | None
    active_gib: Told | None
    watts: Told | None


def host_figures(series: HostSeries, when: When) -> HostFigures:
    """The figures of a log in the hours that count."""

    def of(values: Values) -> Told | None:
        return told(series.times, values, when)

    return HostFigures(
        cpu_percent=of(series.cpu_percent),
        iops=of(series.iops),
        read_percent=_read_percent(series, when),
        mib_per_second=of(series.read_mib + series.write_mib),
        active_gib=of(series.active_mib / MIB_PER_GIB),
        watts=of(series.watts),
    )


def pilot_of_log(
    pool: ComponentId,
    host: ComponentId,
    series: HostSeries,
    when: When,
    desktops: int | None = None,
    disks: DiskWork | None = None,
) -> Pilot:
    """The averages of a log in the hours that count, as a pilot. `desktops` in use, where that is not all machines that
    were chosen. `disks` tell the reads where the log does not.

    Raises NotEnoughError if no machine was chosen, or the log has nothing in these hours.
    """
    in_use = len(series.machines) if desktops is None else desktops
    if not in_use:
        raise NotEnoughError(
            Message(
                "None of the {count} machines in the log fits the name that was asked for.",
                {"count": series.others},
            )
        )
    counts = held(series.times, when)
    if not counts.any():
        raise SeriesError(Message("The log has no samples in these hours."))
    figures = host_figures(series, when)
    read_percent = figures.read_percent
    if read_percent is None and disks is not None:
        read_percent = disks.read_percent
    last = series.times[int(np.flatnonzero(counts)[-1])].date()
    return Pilot(
        pool=pool,
        desktops=in_use,
        hours=hours_measured(series.times, when),
        day=last.isoformat(),
        host=host,
        cpu_percent=figures.cpu_percent.average if figures.cpu_percent else None,
        iops=figures.iops.average / in_use if figures.iops and figures.iops.average else None,
        read_percent=read_percent,
    )


def pilot_of_disks(pool: ComponentId, disks: DiskWork, hours: float, day: date) -> Pilot:
    """What the disks alone tell: how many I/Os each of their machines had, and how many of them are reads.

    Raises NotEnoughError if nobody says for how long they were counted.
    """
    if not hours > 0:
        raise NotEnoughError(Message("Say for how many hours the I/Os were counted."))
    return Pilot(
        pool=pool,
        desktops=disks.machines,
        hours=hours,
        day=day.isoformat(),
        iops=disks.ios / (hours * SECONDS_PER_HOUR) / disks.machines,
        read_percent=disks.read_percent,
    )


def _read_percent(series: HostSeries, when: When) -> float | None:
    counts = held(series.times, when) & np.isfinite(series.iops)
    every = float(series.iops[counts].sum())
    return PERCENT * float(series.reads[counts].sum()) / every if every else None
