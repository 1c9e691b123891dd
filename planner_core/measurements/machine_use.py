"""What machines of an estate took while a collector watched them: average, 95th percentile and peak of each.

A collector watches by day and night, so that its average says little of users at work. The 95th percentile is the
figure that comes closest, and counts where the file has it. Machines that are off, and those without any use, do not
count. Sizes are in the units of their headings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Literal

import msgspec

from planner_core.imports.inventory import PRODUCT_NAMES, Product
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import ComponentId
from planner_core.studies.pilot import Pilot

Level = Literal["average", "p95"]


class UseError(HeadroomError):
    """The file does not tell something that a measurement needs."""


class UseFigures(msgspec.Struct, frozen=True):
    """One figure of a machine. None: the file does not tell."""

    average: float | None = None
    p95: float | None = None
    peak: float | None = None

    @property
    def is_told(self) -> bool:
        """Whether anything of it is."""
        return any(each is not None for each in (self.average, self.p95, self.peak))

    @property
    def is_used(self) -> bool:
        """Whether anything of it is above zero."""
        return any(each for each in (self.average, self.p95, self.peak))


class MachineUse(msgspec.Struct, frozen=True, kw_only=True):
    """One machine."""

    name: str
    is_on: bool = True
    mhz: UseFigures = UseFigures()
    """Cycles of its host."""
    memory_mib: UseFigures = UseFigures()
    iops: UseFigures = UseFigures()
    kib_per_second: float | None = None
    """On average."""
    read_percent: float | None = None

    @property
    def is_used(self) -> bool:
        """Whether it did anything; one that is off may be listed with zeros."""
        return self.is_on and any(each.is_used for each in (self.mhz, self.memory_mib, self.iops))


class UseOfMachines(msgspec.Struct, frozen=True, kw_only=True):
    """What one file tells."""

    file: str
    product: Product
    day: str = ""
    """ISO date of its end; empty if the file does not tell."""
    hours: float | None = None
    """For how long it watched."""
    machines: tuple[MachineUse, ...]
    unreadable: tuple[Message, ...] = ()
    remarks: tuple[Message, ...] = ()

    @property
    def product_name(self) -> str:
        """As its vendor calls it."""
        return PRODUCT_NAMES[self.product]


class UseSummary(msgspec.Struct, frozen=True, kw_only=True):
    """Of the machines that count, the mean of each figure over those that tell it."""

    machines: tuple[str, ...]
    off: int
    """Off, or without any use."""
    others: int
    """Of another name."""
    mhz: UseFigures
    memory_mib: UseFigures
    iops: UseFigures
    read_percent: float | None
    """Of all their I/Os."""
    kib_per_io: float | None


def use_summary(use: UseOfMachines, is_chosen: Callable[[str], bool]) -> UseSummary:
    """The machines that are chosen by name, were on and did anything."""
    chosen = [each for each in use.machines if is_chosen(each.name)]
    used = [each for each in chosen if each.is_used]
    ios = [(each.iops.average or each.iops.p95, each) for each in used]
    shares = [(io, each.read_percent) for io, each in ios if io and each.read_percent is not None]
    sizes = [
        (each.iops.average, each.kib_per_second)
        for each in used
        if each.iops.average and each.kib_per_second is not None
    ]
    every = sum(io for io, _share in shares)
    counted = sum(io for io, _size in sizes)
    return UseSummary(
        machines=tuple(each.name for each in used),
        off=len(chosen) - len(used),
        others=len(use.machines) - len(chosen),
        mhz=_mean(each.mhz for each in used),
        memory_mib=_mean(each.memory_mib for each in used),
        iops=_mean(each.iops for each in used),
        read_percent=sum(io * share for io, share in shares) / every if every else None,
        kib_per_io=sum(kib for _io, kib in sizes) / counted if counted else None,
    )


def pilot_of_use(
    pool: ComponentId,
    host: ComponentId,
    use: UseOfMachines,
    is_chosen: Callable[[str], bool],
    *,
    users: int | None = None,
    hours: float | None = None,
    day: date | None = None,
    is_shared: bool = False,
) -> Pilot:
    """What a collector saw of a pool's machines, as a pilot: their 95th percentiles, where the file has them. `users`
    at work on all of them together, `hours` and `day`, where the file does not tell.

    Raises UseError if no machine counts, or something is missing that nobody tells.
    """
    pilot = figures_of_use(use, is_chosen, users=users, is_shared=is_shared)
    hours = pilot.hours or hours
    if not hours:
        raise UseError(
            Message(
                "{file} does not tell for how long it measured. Say for how many hours.", {"file": use.file}
            )
        )
    last = use.day or (day.isoformat() if day is not None else "")
    return msgspec.structs.replace(pilot, pool=pool, host=host, hours=hours, day=last)


def figures_of_use(
    use: UseOfMachines,
    is_chosen: Callable[[str], bool],
    *,
    users: int | None = None,
    is_shared: bool = False,
) -> Pilot:
    """The same without pool and host; hours are 0 and the day is empty if the file does not tell them."""
    found = use_summary(use, is_chosen)
    if not found.machines:
        words: dict[str, object] = {"count": found.others, "off": found.off}
        raise UseError(
            Message("No machine counts: {count} have another name, and {off} were off or did nothing.", words)
        )
    if users is None and is_shared:
        raise UseError(
            Message(
                "The file does not tell how many users shared these session hosts. Say how many were at work."
            )
        )
    at_work = len(found.machines) if users is None else users
    each = len(found.machines) / at_work
    mhz, iops = counted(found.mhz), counted(found.iops)
    return Pilot(
        pool="",
        desktops=at_work,
        hours=use.hours or 0.0,
        day=use.day,
        used_mhz=mhz * each if mhz else None,
        iops=iops * each if iops else None,
        read_percent=found.read_percent,
        kib_per_io=found.kib_per_io,
    )


def counted(figures: UseFigures) -> float | None:
    """The figure that counts: the 95th percentile, else the average."""
    return figures.p95 if figures.p95 is not None else figures.average


def level_of(figures: UseFigures) -> Level:
    """Which one that is."""
    return "p95" if figures.p95 is not None else "average"


def doubts(found: UseSummary) -> tuple[Message, ...]:
    """Why the figures say less than a log of users at work."""
    levels = {level_of(each) for each in (found.mhz, found.iops) if each.is_told}
    remarks = []
    if "p95" in levels:
        remarks.append(
            Message(
                "95th percentiles count: an average over days and nights is far below that of users at work. Desktops"
                " do not all work hardest at the same time, so the sum of their percentiles is more than what their"
                " host saw."
            )
        )
    if "average" in levels:
        remarks.append(
            Message(
                "The file has no 95th percentile of some figures, so their average over days and nights counts. Users"
                " at work take more than that: compare it with the peak."
            )
        )
    return tuple(remarks)


def _mean(every: Iterable[UseFigures]) -> UseFigures:
    figures = tuple(every)

    def of(values: Sequence[float | None]) -> float | None:
        told = [each for each in values if each is not None]
        return sum(told) / len(told) if told else None

    return UseFigures(
        of([each.average for each in figures]),
        of([each.p95 for each in figures]),
        of([each.peak for each in figures]),
    )
