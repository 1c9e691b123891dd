r"""The log of one host by esxtop: its processors, and the I/Os and memory of the machines that ran on it.

Processors are busy as `Physical Cpu(_Total)\% Util Time` says: the share of time in which they ran something, of all
their threads. The I/Os are those of the virtual disks, before snapshots and RAID multiply them. esxtop counts a machine
and each of its disks, so either the one or the others are added up.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from itertools import chain
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from planner_core.measurements.counter_log import (
    Counter,
    CounterLogError,
    LogHead,
    Sample,
    read_head,
    read_samples,
)
from planner_core.measurements.series import Values
from planner_core.messages import Message

SAMPLES_AT_ONCE: Final = 8
"""Between two moments at which reading can be given up."""
MOST_SAMPLES: Final = 1_000_000
BUSY: Final = ("% Util Time", "% Processor Time")
"""Of all processors together; the first one that the log has."""
HARDLY_USED_IOPS: Final = 0.5
HARDLY_USED_PERCENT: Final = 1.0
"""Of one core. A machine below both hardly had a user at work."""
_DISK: Final = re.compile(r"(?P<machine>.+):[A-Za-z]+\d+:\d+")
_OF_A_MACHINE: Final = re.compile(r"\d+:(?P<machine>.+)")
_KINDS: Final = {
    "reads": ("Virtual Disk", "Reads/sec"),
    "writes": ("Virtual Disk", "Writes/sec"),
    "read_mib": ("Virtual Disk", "MBytes Read/sec"),
    "write_mib": ("Virtual Disk", "MBytes Written/sec"),
    "used": ("Group Cpu", "% Used"),
    "active_mib": ("Group Memory", "Touched MBytes"),
    "consumed_mib": ("Group Memory", "Memory Consumed Size MBytes"),
}


class HostSeries(msgspec.Struct, frozen=True, eq=False):
    """What a host and its machines did, sample by sample. Sums of the machines are of those chosen."""

    host: str
    zone: str
    times: tuple[datetime, ...]
    counter: str
    """The counter of the processors."""
    cpu_percent: Values
    """All processors of the host busy."""
    reads: Values
    writes: Values
    """Per second, of all machines together."""
    read_mib: Values
    write_mib: Values
    """MiB per second: esxtop writes MBytes and counts 2^20 bytes."""
    active_mib: Values
    consumed_mib: Values
    """Memory of all machines together: touched of late, and taken from the host."""
    watts: Values
    machines: tuple[str, ...]
    """Those chosen, with a virtual disk or processors of their own."""
    others: int
    """How many machines ran beside them."""
    hardly_used: int
    """Of those chosen: next to no I/Os and no processor time."""

    @property
    def iops(self) -> Values:
        """Reads and writes."""
        return self.reads + self.writes


class _Column(NamedTuple):
    """One column of a machine."""

    column: int
    machine: str


def machines_in(head: LogHead) -> tuple[str, ...]:
    """The virtual machines in a log, each once. A world of the hypervisor has neither virtual disks nor processors."""
    names = [_machine_of_disk(each.instance) for each in head.counters if each.group == "Virtual Disk"]
    for each in head.counters:
        # `id:machine:world:vmx-vcpu-0:machine`
        if each.group == "Vcpu" and ":vmx-vcpu-" in each.instance:
            own = each.instance.partition(":")[2].partition(":vmx-vcpu-")[0]
            names.append(own.rpartition(":")[0])
    return tuple(dict.fromkeys(name for name in names if name))


def host_series(lines: Iterable[str], is_chosen: Callable[[str], bool]) -> HostSeries:
    """The series of a log, at once."""
    *_, found = host_steps(lines, is_chosen)
    assert found is not None
    return found


def host_steps(lines: Iterable[str], is_chosen: Callable[[str], bool]) -> Iterator[HostSeries | None]:
    """The series of a log, of the machines that are chosen by name: None now and then, so that reading can be given up;
    at the end the series.

    The first sample is left out, because it is the average since the host started. Raises CounterLogError if this is
    not the log of one ESX host, or damaged.
    """
    lines = iter(lines)
    head = read_head(next(lines, ""))
    if len(head.hosts) != 1:
        words = {"count": len(head.hosts)}
        raise CounterLogError(
            Message(
                "This log is of {count} hosts. Expected is one for each host, as esxtop writes them.", words
            )
        )
    counter = _busy(head)
    every = machines_in(head)
    chosen = tuple(each for each in every if is_chosen(each))
    of_kind = {kind: _columns(head, chosen, *names) for kind, names in _KINDS.items()}
    watts = [each.column for each in head.counters if _is(each, "Power", "", "Power Usage Now Watts")]
    columns = [counter.column, *watts[:1], *(each.column for kind in of_kind.values() for each in kind)]
    sums = _Sums(chosen, of_kind, 1 + len(watts[:1]))
    samples = read_samples(head, lines, columns)
    next(samples, None)
    for number, sample in enumerate(samples, 1):
        if number > MOST_SAMPLES:
            raise CounterLogError(
                Message("The log has more than {most} samples. Split it.", {"most": MOST_SAMPLES})
            )
        sums.add(sample)
        if number % SAMPLES_AT_ONCE == 0:
            yield None
    if not sums.times:
        raise CounterLogError(
            Message("The log has no samples after the first, which is the average since the host started.")
        )
    yield HostSeries(
        host=head.hosts[0],
        zone=head.zone,
        times=tuple(sums.times),
        counter=f"{counter.group}({counter.instance})\\{counter.name}",
        cpu_percent=np.array(sums.cpu_percent),
        **{kind: np.array(sums.of_kind[kind]) for kind in _KINDS if kind != "used"},
        watts=np.array(sums.watts) if watts else np.full(len(sums.times), np.nan),
        machines=chosen,
        others=len(every) - len(chosen),
        hardly_used=sums.hardly_used(),
    )


class _Sums:
    """What is kept of the samples: sums over the machines in each, and sums over the samples of each machine."""

    def __init__(self, chosen: Sequence[str], of_kind: dict[str, list[_Column]], first: int) -> None:
        self.times: list[datetime] = []
        self.cpu_percent: list[float] = []
        self.watts: list[float] = []
        self.of_kind: dict[str, list[float]] = {kind: [] for kind in of_kind}
        self._count = len(chosen)
        self._places: dict[str, slice] = {}
        self._owners: dict[str, npt.NDArray[np.intp]] = {}
        self._work = {kind: np.zeros(len(chosen)) for kind in ("reads", "writes", "used")}
        self._first = first
        index = {name: at for at, name in enumerate(chosen)}
        for kind, columns in of_kind.items():
            self._places[kind] = slice(first, first + len(columns))
            self._owners[kind] = np.array([index[each.machine] for each in columns], dtype=np.intp)
            first += len(columns)

    def add(self, sample: Sample) -> None:
        values = np.array(sample.values)
        self.times.append(sample.time)
        self.cpu_percent.append(float(values[0]))
        if self._first > 1:
            self.watts.append(float(values[1]))
        for kind, place in self._places.items():
            of_kind = values[place]
            # A machine that was switched off has empty cells from then on.
            there = np.isfinite(of_kind)
            self.of_kind[kind].append(float(of_kind[there].sum()) if there.any() else np.nan)
            if kind in self._work:
                self._work[kind] += np.bincount(
                    self._owners[kind][there], weights=of_kind[there], minlength=self._count
                )

    def hardly_used(self) -> int:
        samples = max(len(self.times), 1)
        is_idle = np.ones(self._count, dtype=np.bool_)
        if len(self._owners["used"]):
            is_idle &= self._work["used"] / samples < HARDLY_USED_PERCENT
        if len(self._owners["reads"]):
            is_idle &= (self._work["reads"] + self._work["writes"]) / samples < HARDLY_USED_IOPS
        known = len(self._owners["used"]) or len(self._owners["reads"])
        return int(is_idle.sum()) if known else 0


def _busy(head: LogHead) -> Counter:
    for name in BUSY:
        for each in head.counters:
            if _is(each, "Physical Cpu", "_Total", name):
                return each
    words = {"expected": "Physical Cpu(_Total)\\% Util Time"}
    raise CounterLogError(Message("This is no log of an ESX host: the column {expected} is missing.", words))


def _is(counter: Counter, group: str, instance: str, name: str) -> bool:
    return (counter.group, counter.instance, counter.name) == (group, instance, name)


def _columns(head: LogHead, chosen: Sequence[str], group: str, name: str) -> list[_Column]:
    """The columns of a counter of the chosen machines: that of the whole machine if there is one, else those of its
    disks.
    """
    wanted = set(chosen)
    whole: dict[str, list[_Column]] = {}
    parts: dict[str, list[_Column]] = {}
    for each in head.counters:
        if each.group != group or each.name != name:
            continue
        if group == "Virtual Disk":
            machine = _machine_of_disk(each.instance)
            of = whole if machine == each.instance else parts
        else:
            found = _OF_A_MACHINE.fullmatch(each.instance)
            machine, of = found["machine"] if found else "", whole
        if machine in wanted:
            of.setdefault(machine, []).append(_Column(each.column, machine))
    return list(chain.from_iterable(whole.get(machine) or parts.get(machine, []) for machine in chosen))


def _machine_of_disk(instance: str) -> str:
    """The machine of `machine:scsi0:0`, or of `machine`."""
    found = _DISK.fullmatch(instance)
    return found["machine"] if found else instance
