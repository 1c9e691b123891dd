r"""The log of Windows machines by Performance Monitor: desktops or session hosts, each as it sees itself.

Names of counters are in the language of the machine that wrote the log. Known are those of English, German and French
Windows; letters beyond ASCII count as any letter, because the file may be in one of three encodings. All values are
means over the machines that report, sample by sample.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from planner_core.measurements.counter_log import Counter, CounterLogError, LogHead, read_head, read_samples
from planner_core.measurements.host_log import MOST_SAMPLES, SAMPLES_AT_ONCE
from planner_core.measurements.series import Values, seconds_between
from planner_core.messages import Message, shortened
from planner_core.units import BYTES_PER_KIB

LANGUAGES: Final = (Message("English"), Message("German"), Message("French"))
"""Whose names of counters are known."""
MOST_SHOWN: Final = 3
LONGEST_SHOWN: Final = 60
BYTES_PER_MIB: Final = BYTES_PER_KIB * BYTES_PER_KIB
TOTAL: Final = "_Total"
_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "processor": (
        "Processor", "Processor Information", "Prozessor", "Prozessorinformationen", "Processeur",
        "Informations sur le processeur",
    ),
    "memory": ("Memory", "Arbeitsspeicher", "Speicher", "Mémoire"),
    "disk": ("PhysicalDisk", "Physikalischer Datenträger", "Physischer Datenträger", "Disque physique"),
    "volume": ("LogicalDisk", "Logischer Datenträger", "Disque logique"),
    "sessions": ("Terminal Services", "Terminaldienste", "Services Terminal Server"),
}  # fmt: skip
_OF_DISKS: Final[Mapping[str, tuple[str, ...]]] = {
    "reads": ("Disk Reads/sec", "Lesevorgänge/s", "Lectures disque/s"),
    "writes": ("Disk Writes/sec", "Schreibvorgänge/s", "Écritures disque/s"),
    "transfers": ("Disk Transfers/sec", "Übertragungen/s", "Transferts disque/s"),
    "read_bytes": ("Disk Read Bytes/sec", "Bytes gelesen/s", "Byte gelesen/s", "Lectures disque, octets/s"),
    "write_bytes": (
        "Disk Write Bytes/sec", "Bytes geschrieben/s", "Byte geschrieben/s", "Écritures disque, octets/s",
    ),
    "bytes": ("Disk Bytes/sec", "Bytes/s", "Octets disque/s"),
}  # fmt: skip
_COUNTERS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "processor": {
        "busy": ("% Processor Time", "Prozessorzeit (%)", "% Prozessorzeit", "% temps processeur"),
    },
    "memory": {
        "available_mib": ("Available MBytes", "Verfügbare MB", "Mégaoctets disponibles"),
        "available_kib": ("Available KBytes", "Verfügbare KB", "Kilo-octets disponibles"),
        "available_bytes": ("Available Bytes", "Verfügbare Bytes", "Octets disponibles"),
    },
    "disk": _OF_DISKS,
    "volume": _OF_DISKS,
    "sessions": {"active": ("Active Sessions", "Aktive Sitzungen", "Sessions actives")},
}
_MIB: Final = {"available_mib": 1.0, "available_kib": 1 / BYTES_PER_KIB, "available_bytes": 1 / BYTES_PER_MIB}
"""Of available memory: Windows writes MBytes and counts 2^20 bytes."""
_MEANS: Final = frozenset({"busy"})
"""Of several instances; all others are added up."""
_HYPERVISOR: Final = "hyper-v hypervisor"
_OF_ESX: Final = frozenset(
    {"Physical Cpu", "Physical Cpu Load", "Virtual Disk", "Group Cpu", "Group Memory", "Power"}
)


class GuestSeries(msgspec.Struct, frozen=True, eq=False):
    """What Windows machines did, sample by sample: the mean of those chosen that report."""

    host: str
    """The machine, where only one was chosen; else empty."""
    zone: str
    times: tuple[datetime, ...]
    cpu_percent: Values
    """Virtual processors of a machine busy."""
    iops: Values
    reads: Values
    """Per second and machine."""
    mib_per_second: Values
    available_mib: Values
    """Memory of a machine that nothing uses."""
    sessions: Values
    """Active ones, on each machine."""
    machines: tuple[str, ...]
    others: int
    vcpus: int
    """Of each machine; 0: the log does not tell, or they differ."""


_TOLD: Final = ("cpu_percent", "iops", "reads", "mib_per_second", "available_mib", "sessions")
"""What a series has for each sample."""


class _Figure(NamedTuple):
    """The columns of one figure, and the machine that each belongs to."""

    columns: list[int]
    owners: list[int]


def is_guest_log(head: LogHead) -> bool:
    """Whether a log is of Windows machines, and not of an ESX host."""
    return not any(each.group in _OF_ESX for each in head.counters)


def guest_series(lines: Iterable[str], is_chosen: Callable[[str], bool]) -> GuestSeries:
    """The series of a log, at once."""
    *_, found = guest_steps(lines, is_chosen)
    assert found is not None
    return found


def guest_steps(lines: Iterable[str], is_chosen: Callable[[str], bool]) -> Iterator[GuestSeries | None]:
    """The series of a log, of the machines that are chosen by name: None now and then, so that reading can be given up;
    at the end the series.

    The first sample of a rate is empty, because a rate needs two. Raises CounterLogError if the counters are none that
    are known, or the log is damaged.
    """
    lines = iter(lines)
    head = read_head(next(lines, ""))
    known = [each for each in head.counters if _figure_of(each)]
    _check(head, known)
    every = tuple(dict.fromkeys(each.host.casefold() for each in head.counters))
    shown = {each.host.casefold(): each.host for each in head.counters}
    chosen = tuple(each for each in every if is_chosen(shown[each]))
    figures = _figures(known, chosen)
    columns = [column for figure in figures.values() for column in figure.columns]
    means: dict[str, list[float]] = {name: [] for name in figures}
    times: list[datetime] = []
    owners = {name: np.array(figure.owners, dtype=np.intp) for name, figure in figures.items()}
    for number, sample in enumerate(read_samples(head, lines, columns), 1):
        if number > MOST_SAMPLES:
            raise CounterLogError(
                Message("The log has more than {most} samples. Split it.", {"most": MOST_SAMPLES})
            )
        times.append(sample.time)
        values, first = np.array(sample.values), 0
        for name, own in owners.items():
            means[name].append(_mean(values[first : first + len(own)], own, len(chosen), name))
            first += len(own)
        if number % SAMPLES_AT_ONCE == 0:
            yield None
    if not times:
        raise CounterLogError(Message("The log has no samples."))
    nothing = np.full(len(times), np.nan)
    told = {name: np.array(values) for name, values in means.items()}

    def of(name: str) -> Values:
        return told.get(name, nothing)

    available = nothing
    for name, factor in _MIB.items():
        available = np.where(np.isfinite(available), available, of(name) * factor)
    yield GuestSeries(
        host=shown[chosen[0]] if len(chosen) == 1 else "",
        zone=head.zone,
        times=tuple(times),
        cpu_percent=of("busy"),
        iops=_either(of("reads") + of("writes"), of("transfers")),
        reads=of("reads"),
        mib_per_second=_either(of("read_bytes") + of("write_bytes"), of("bytes")) / BYTES_PER_MIB,
        available_mib=available,
        sessions=of("active"),
        machines=tuple(shown[each] for each in chosen),
        others=len(every) - len(chosen),
        vcpus=_vcpus(head, chosen),
    )


def together(logs: Sequence[GuestSeries]) -> GuestSeries:
    """Several logs, as of one machine each, as one: samples of the same moment are those within the longest time
    between two samples of a log. The mean is that of all machines.

    Raises CounterLogError for a machine that is in two logs, and for clocks of several time zones.
    """
    if len(logs) == 1:
        return logs[0]
    names = [each.casefold() for log in logs for each in log.machines]
    twice = next((each for log in logs for each in log.machines if names.count(each.casefold()) > 1), None)
    if twice is not None:
        raise CounterLogError(Message("The machine {machine} is in two of the logs.", {"machine": twice}))
    if len({log.zone for log in logs}) > 1:
        raise CounterLogError(
            Message("The clocks of these logs are in several time zones; read one after the other.")
        )
    chosen = [log for log in logs if log.machines] or list(logs[:1])
    start = min(min(log.times) for log in chosen)
    step = max(1.0, *(seconds_between(log.times) for log in chosen))
    bins = [
        np.array([(each - start).total_seconds() // step for each in log.times], dtype=np.intp)
        for log in chosen
    ]
    count = max(int(each.max()) for each in bins) + 1
    weights = [float(len(log.machines)) for log in chosen]
    means = {name: _together([getattr(log, name) for log in chosen], bins, weights, count) for name in _TOLD}
    seen = np.unique(np.concatenate(bins))
    vcpus = {log.vcpus for log in chosen}
    return GuestSeries(
        host="",
        zone=logs[0].zone,
        times=tuple(start + timedelta(seconds=step * int(each)) for each in seen),
        machines=tuple(each for log in logs for each in log.machines),
        others=sum(log.others for log in logs),
        vcpus=vcpus.pop() if len(vcpus) == 1 else 0,
        **{name: values[seen] for name, values in means.items()},
    )


def _together(
    series: Sequence[Values], bins: Sequence[npt.NDArray[np.intp]], weights: Sequence[float], count: int
) -> Values:
    """The mean of all machines in each bin: of a log the mean of its samples there, as often as it has machines."""
    whole, machines = np.zeros(count), np.zeros(count)
    for values, places, weight in zip(series, bins, weights, strict=True):
        there = np.isfinite(values)
        samples = np.bincount(places[there], minlength=count)
        sums = np.bincount(places[there], weights=values[there], minlength=count)
        has = samples > 0
        whole[has] += weight * sums[has] / samples[has]
        machines[has] += weight
    machines[machines == 0] = np.nan
    return whole / machines


def _check(head: LogHead, known: Sequence[Counter]) -> None:
    """Raise CounterLogError for the log of a Hyper-V host, and for one without any counter that is known."""
    if any(each.group.casefold().startswith(_HYPERVISOR) for each in head.counters):
        raise CounterLogError(
            Message(
                "This is the log of a Hyper-V host, whose processors Windows does not count as those of a desktop."
                " Log inside of the desktops."
            )
        )
    if known:
        return
    seen = dict.fromkeys(f"{each.group}\\{each.name}" for each in head.counters)
    words: dict[str, object] = {
        "seen": ", ".join(shortened(each, LONGEST_SHOWN) for each in list(seen)[:MOST_SHOWN]),
        "expected": r"Processor(_Total)\% Processor Time",
        "first": LANGUAGES[0],
        "second": LANGUAGES[1],
        "third": LANGUAGES[2],
    }
    raise CounterLogError(
        Message(
            "None of the counters in this log is known. It has {seen}. Expected are {expected} and the like, in"
            " {first}, {second} or {third}. Log with English counters, or turn the log into CSV on an English"
            " Windows with “relog log.blg -f csv -o log.csv”.",
            words,
        )
    )


def _plain(name: str) -> str:
    """A name for comparison. A letter beyond ASCII is any: files are in UTF-8, Windows-1252 or a console's code."""
    text = name.strip().casefold().replace("/sek.", "/s").replace("/sek", "/s")
    return "".join(each if each.isascii() else "?" for each in text)


_GROUP_OF: Final = {_plain(name): group for group, names in _GROUPS.items() for name in names}
_FIGURE_OF: Final = {
    (group, _plain(name)): figure
    for group, figures in _COUNTERS.items()
    for figure, names in figures.items()
    for name in names
}


def _figure_of(counter: Counter) -> tuple[str, str] | None:
    """Group and figure of a counter; None for one that nothing is read from."""
    group = _GROUP_OF.get(_plain(counter.group), "")
    figure = _FIGURE_OF.get((group, _plain(counter.name)))
    return None if figure is None else (group, figure)


def _figures(known: Sequence[Counter], chosen: Sequence[str]) -> dict[str, _Figure]:
    """The columns of each figure: of a machine the total of all instances if there is one, else all of them. Volumes
    count only where the log has no disks.
    """
    places: dict[tuple[str, str], dict[str, list[Counter]]] = {}
    for each in known:
        found = _figure_of(each)
        assert found is not None
        group, figure = found
        places.setdefault((each.host.casefold(), figure), {}).setdefault(group, []).append(each)
    figures: dict[str, _Figure] = {}
    for owner, machine in enumerate(chosen):
        for figure in dict.fromkeys(name for of in _COUNTERS.values() for name in of):
            groups = places.get((machine, figure), {})
            counters = groups.get("disk") or next(iter(groups.values()), [])
            kept = figures.setdefault(figure, _Figure([], []))
            for each in _whole(counters):
                kept.columns.append(each.column)
                kept.owners.append(owner)
    return {name: figure for name, figure in figures.items() if figure.columns}


def _whole(counters: Sequence[Counter]) -> list[Counter]:
    """The total if there is one, else all instances but the totals of a node. `Processor` and `Processor Information`
    count the same, so that one of them is enough.
    """
    total = next((each for each in counters if each.instance == TOTAL), None)
    if total is not None:
        return [total]
    first = counters[0].group if counters else ""
    return [each for each in counters if each.group == first and not each.instance.endswith(TOTAL)]


def _vcpus(head: LogHead, chosen: Sequence[str]) -> int:
    """How many processors each machine has by its counters."""
    found: dict[str, dict[str, set[str]]] = {}
    for each in head.counters:
        if _GROUP_OF.get(_plain(each.group)) == "processor" and each.instance and TOTAL not in each.instance:
            found.setdefault(each.host.casefold(), {}).setdefault(each.group, set()).add(each.instance)
    counts = {max(map(len, found[each].values())) if each in found else 0 for each in chosen}
    return counts.pop() if len(counts) == 1 else 0


def _mean(values: Values, owners: npt.NDArray[np.intp], machines: int, figure: str) -> float:
    """The mean over the machines that report."""
    there = np.isfinite(values)
    if not there.any():
        return np.nan
    counts = np.bincount(owners[there], minlength=machines)
    sums = np.bincount(owners[there], weights=values[there], minlength=machines)
    reports = counts > 0
    each = sums[reports] / counts[reports] if figure in _MEANS else sums[reports]
    return float(each.mean())


def _either(values: Values, otherwise: Values) -> Values:
    return np.where(np.isfinite(values), values, otherwise)
