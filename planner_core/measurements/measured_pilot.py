"""A pilot's figures from the files that it left: the log of the host or of Windows, and what its disks counted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final, NamedTuple

import msgspec
import numpy as np

from planner_core.measurements.guest_log import GuestSeries
from planner_core.measurements.host_log import HostSeries
from planner_core.measurements.io_histograms import DiskWork
from planner_core.measurements.series import SeriesError, Told, Values, When, held, hours_measured, told
from planner_core.messages import HeadroomError, Message, Quantity
from planner_core.plan.components import ComponentId
from planner_core.studies.pilot import BOUNDS, FIGURES, Pilot
from planner_core.units import KIB_PER_MIB, MIB_PER_GIB, PERCENT, SECONDS_PER_HOUR

HOUR_DIGITS: Final = 2
"""More would be told of no measurement."""


class NotEnoughError(HeadroomError):
    """The files do not tell something that a pilot needs."""


class HostFigures(NamedTuple):
    """What is told of a host's log in the hours that count; None if the log does not have it."""

    cpu_percent: Told | None
    iops: Told | None
    """Of all chosen machines together, as `mb_per_second` and `active_gib`."""
    read_percent: float | None
    """Of the I/Os in all these hours."""
    kib_per_io: float | None
    """Mean over the I/Os in all these hours."""
    mib_per_second: Told | None
    active_gib: Told | None
    watts: Told | None


class GuestFigures(NamedTuple):
    """What is told of a log of Windows machines in the hours that count, of one machine on average; None if the log
    does not have it.
    """

    cpu_percent: Told | None
    """Of its virtual processors."""
    iops: Told | None
    read_percent: float | None
    kib_per_io: float | None
    mib_per_second: Told | None
    available_gib: Told | None
    memory_gib: Told | None
    """In use; told only where somebody says how much a machine has."""
    sessions: Told | None


def host_figures(series: HostSeries, when: When) -> HostFigures:
    """The figures of a log in the hours that count."""

    def of(values: Values) -> Told | None:
        return told(series.times, values, when)

    return HostFigures(
        cpu_percent=of(series.cpu_percent),
        iops=of(series.iops),
        read_percent=_read_percent(series, when),
        kib_per_io=_kib_per_io(series.times, series.iops, series.read_mib + series.write_mib, when),
        mib_per_second=of(series.read_mib + series.write_mib),
        active_gib=of(series.active_mib / MIB_PER_GIB),
        watts=of(series.watts),
    )


def guest_figures(series: GuestSeries, when: When, ram_gib: float = 0.0) -> GuestFigures:
    """The figures of a log of Windows machines in the hours that count; `ram_gib` of a machine, where it is known."""
    in_use = ram_gib - series.available_mib / MIB_PER_GIB
    is_known = ram_gib > 0 and not np.any(in_use < 0)

    def of(values: Values) -> Told | None:
        return told(series.times, values, when)

    return GuestFigures(
        cpu_percent=of(series.cpu_percent),
        iops=of(series.iops),
        read_percent=_read_percent(series, when),
        kib_per_io=_kib_per_io(series.times, series.iops, series.mib_per_second, when),
        mib_per_second=of(series.mib_per_second),
        available_gib=of(series.available_mib / MIB_PER_GIB),
        memory_gib=of(in_use) if is_known else None,
        sessions=of(series.sessions),
    )


def pilot_of_guests(
    pool: ComponentId,
    host: ComponentId,
    series: GuestSeries,
    when: When,
    users: int | None = None,
    disks: DiskWork | None = None,
    *,
    is_shared: bool = False,
) -> Pilot:
    """The averages of a log of Windows machines in the hours that count, as a pilot. `users` at work on all of them
    together: on desktops one on each; on session hosts, which are shared, as many as had active sessions.

    Raises NotEnoughError if no machine was chosen, the log has nothing in these hours, or nothing tells the users of
    session hosts.
    """
    last = _last_day(series.times, when, len(series.machines), series.others)
    machines = len(series.machines)
    figures = guest_figures(series, when)
    if users is None and is_shared:
        if figures.sessions is None or round(figures.sessions.average * machines) < 1:
            raise NotEnoughError(
                Message(
                    "The log does not tell how many users shared these session hosts. Say how many were at work, or log"
                    " {counter} too.",
                    {"counter": r"Terminal Services\Active Sessions"},
                )
            )
        users = round(figures.sessions.average * machines)
    at_work = machines if users is None else users
    each = machines / at_work
    read_percent, kib_per_io = figures.read_percent, figures.kib_per_io
    if disks is not None:
        read_percent = disks.read_percent if read_percent is None else read_percent
        kib_per_io = disks.kib_per_io
    return Pilot(
        pool=pool,
        desktops=at_work,
        hours=round(hours_measured(series.times, when), HOUR_DIGITS),
        day=last.isoformat(),
        host=host,
        guest_percent=figures.cpu_percent.average * each if figures.cpu_percent else None,
        vcpus=series.vcpus or None,
        iops=figures.iops.average * each if figures.iops and figures.iops.average else None,
        read_percent=read_percent,
        kib_per_io=kib_per_io,
    )


def applicable(pilot: Pilot) -> tuple[Pilot, tuple[Message, ...]]:
    """The figures that can be put into a plan, and why others cannot: what Windows shows busy becomes MHz only by the
    clock of a host. Raises NotEnoughError if nothing is left.
    """
    rest, remarks = within_bounds(pilot)
    if not rest.host and (rest.guest_percent is not None or rest.used_mhz is not None):
        rest = msgspec.structs.replace(rest, guest_percent=None, vcpus=None, used_mhz=None)
        no_host = Message(
            "The pool runs on no host, so the clock of its processors is unknown: what was measured of processors is"
            " not applied."
        )
        remarks = (*remarks, no_host)
    if remarks and all(getattr(rest, name) is None for name in FIGURES):
        raise NotEnoughError(remarks[0])
    return rest, remarks


def within_bounds(pilot: Pilot) -> tuple[Pilot, tuple[Message, ...]]:
    """The figures that can be right, and which cannot: a log without any write tells no share of reads."""
    remarks = []
    for name in FIGURES:
        number, bounds = getattr(pilot, name), BOUNDS[name]
        if number is not None and not bounds.least <= number <= bounds.most:
            words: dict[str, object] = {
                "figure": bounds.title,
                "number": Quantity(number, bounds.unit),
                "least": bounds.least,
                "most": Quantity(bounds.most, bounds.unit),
            }
            remarks.append(
                Message("{figure}: {number} is not between {least} and {most}, so it is not applied.", words)
            )
            pilot = msgspec.structs.replace(pilot, **{name: None})
    return pilot, tuple(remarks)


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
    last = _last_day(series.times, when, in_use, series.others)
    figures = host_figures(series, when)
    read_percent = figures.read_percent
    if read_percent is None and disks is not None:
        read_percent = disks.read_percent
    return Pilot(
        pool=pool,
        desktops=in_use,
        hours=round(hours_measured(series.times, when), HOUR_DIGITS),
        day=last.isoformat(),
        host=host,
        cpu_percent=figures.cpu_percent.average if figures.cpu_percent else None,
        iops=figures.iops.average / in_use if figures.iops and figures.iops.average else None,
        read_percent=read_percent,
        kib_per_io=disks.kib_per_io if disks is not None else figures.kib_per_io,
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
        kib_per_io=disks.kib_per_io,
    )


def _last_day(times: Sequence[datetime], when: When, chosen: int, others: int) -> date:
    """The day of the last sample that counts."""
    if not chosen:
        raise NotEnoughError(
            Message(
                "None of the {count} machines in the log fits the name that was asked for.", {"count": others}
            )
        )
    counts = held(times, when)
    if not counts.any():
        raise SeriesError(Message("The log has no samples in these hours."))
    return times[int(np.flatnonzero(counts)[-1])].date()


def _kib_per_io(times: Sequence[datetime], iops: Values, mib: Values, when: When) -> float | None:
    """Mean size of an I/O, of the samples that tell both; None if nothing was read or written."""
    counts = held(times, when) & np.isfinite(iops) & np.isfinite(mib)
    every = float(iops[counts].sum())
    return KIB_PER_MIB * float(mib[counts].sum()) / every if every and mib[counts].any() else None


def _read_percent(series: HostSeries | GuestSeries, when: When) -> float | None:
    counts = held(series.times, when) & np.isfinite(series.reads) & np.isfinite(series.iops)
    every = float(series.iops[counts].sum())
    return PERCENT * float(series.reads[counts].sum()) / every if every else None
