"""Performance of machines as Nutanix Collector writes it: sheets vCPU, vMemory and vInfo, with 95th percentiles.

Percentages of processors are those of vSphere: of the virtual processors of a machine at the clock of its host, which
vHosts tells; those of memory are of its configured size.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from planner_core.imports.export_reading import (
    BINARY_UNITS,
    LEAST_MHZ,
    MOST_MHZ,
    MOST_PERCENT,
    MOST_RAM_MIB,
    MOST_VCPUS,
    number,
    power_of,
    read_rows,
    size,
    table_called,
    text,
)
from planner_core.imports.source_tables import ExportColumn, RowReader, SourceFile, TableReader
from planner_core.measurements.machine_use import MachineUse, UseFigures, UseOfMachines
from planner_core.messages import Message
from planner_core.plan.days import is_day
from planner_core.units import PERCENT

MOST_IOPS: Final = 10_000_000.0
_DURATION: Final = re.compile(r"(\d{1,5}) ?(day|hour)s?")
_HOURS: Final = {"day": 24.0, "hour": 1.0}
_P95: Final = ("95thpercentile%recommended", "95thpercentile%")
T = TypeVar("T")


class CpuColumns:
    """Columns of vCPU."""

    name = text("VM Name", "vmname")
    power = text("Power State", "powerstate")
    vcpus = number("vCPUs", "vcpus")
    average = number("Average %", "average%")
    p95 = number("95th Percentile % (recommended)", *_P95)
    peak = number("Peak %", "peak%")
    every = (name, power, vcpus, average, p95, peak)


class MemoryColumns:
    """Columns of vMemory."""

    name = text("VM Name", "vmname")
    size = size("Size (MiB)", "size", units=BINARY_UNITS)
    average = number("Average %", "average%")
    p95 = number("95th Percentile % (recommended)", *_P95)
    peak = number("Peak %", "peak%")
    every = (name, size, average, p95, peak)


class IopsColumns:
    """Columns of vInfo."""

    name = text("VM Name", "vmname")
    iops = number("95th Percentile IOPS", "95thpercentileiops")
    host = text("Host Name", "hostname")
    every = (name, iops, host)


class PlaceColumns:
    """Columns of vmList."""

    name = text("VM Name", "vmname")
    host = text("Host", "host", "hostname")
    every = (name, host)


class ClockColumns:
    """Columns of vHosts."""

    name = text("Host Name", "hostname")
    mhz = number("CPU Speed", "cpuspeed", "cpuspeedmhz")
    every = (name, mhz)


class PeriodColumns:
    """Columns of Metadata."""

    day = text("Collection Date & Time", "collectiondatetime")
    duration = text("Performance Data Duration", "performancedataduration")
    every = (day, duration)


COLUMNS: Final = (
    *CpuColumns.every, *MemoryColumns.every, *IopsColumns.every, *PlaceColumns.every, *ClockColumns.every,
    *PeriodColumns.every,
)  # fmt: skip
SHEETS: Final = frozenset({"vcpu", "vmemory", "vinfo", "vmlist", "vhosts", "metadata"})


def collector_use(file: SourceFile) -> UseOfMachines:
    """What Collector saw of the machines. Raises ImportedFileError."""
    unreadable: list[Message] = []
    remarks: list[Message] = []
    table = table_called(file, "vcpu")
    assert table is not None, "selected by this sheet"
    reader = TableReader(table, CpuColumns.every)
    reader.need(CpuColumns.name, CpuColumns.power)
    rows, problems = read_rows(
        reader.rows(),
        (CpuColumns.name,),
        lambda row: (
            row.text(CpuColumns.name),
            power_of(row, CpuColumns.power) == "on",
            row.count_if_any(CpuColumns.vcpus, 1, MOST_VCPUS),
            _figures(row, CpuColumns, MOST_PERCENT),
        ),
    )
    unreadable += problems
    twice = {name for name, count in Counter(row[0] for row in rows).items() if count > 1}
    if twice:
        words: dict[str, object] = {"file": file.name, "count": len(twice)}
        remarks.append(
            Message(
                "{file}: {count} name stands for several machines; they do not count.",
                words,
                "{file}: {count} names stand for several machines each; they do not count.",
            )
        )
    memory = _by_name(file, "vmemory", MemoryColumns.every, _memory, unreadable)
    info = _by_name(file, "vinfo", IopsColumns.every, _info, unreadable)
    hosts = {name: host for name, (_iops, host) in info.items()}
    hosts |= _by_name(file, "vmlist", PlaceColumns.every, lambda row: row.text(PlaceColumns.host), unreadable)
    clocks = _by_name(file, "vhosts", ClockColumns.every, _clock, unreadable)
    machines = [
        MachineUse(
            name=name,
            is_on=is_on,
            mhz=_of(figures, vcpus, clocks.get(hosts.get(name, ""))),
            memory_mib=memory.get(name, UseFigures()),
            iops=info[name][0] if name in info else UseFigures(),
        )
        for name, is_on, vcpus, figures in rows
        if name not in twice
    ]
    without = sum(1 for each in machines if each.is_on and not each.mhz.is_told)
    if without:
        words = {"file": file.name, "count": without}
        remarks.append(
            Message(
                "{file}: the clock of the host of {count} machine is unknown, so that its processors do not count.",
                words,
                "{file}: the clock of the hosts of {count} machines is unknown, so that their processors do not count.",
            )
        )
    day, hours = _period(file)
    return UseOfMachines(
        file=file.name,
        product="collector",
        day=day,
        hours=hours,
        machines=tuple(machines),
        unreadable=tuple(unreadable),
        remarks=tuple(remarks),
    )


def _figures(row: RowReader, columns: type[CpuColumns] | type[MemoryColumns], most: float) -> UseFigures:
    return UseFigures(
        row.number_if_any(columns.average, 0, most),
        row.number_if_any(columns.p95, 0, most),
        row.number_if_any(columns.peak, 0, most),
    )


def _of(percent: UseFigures, *factors: float | None) -> UseFigures:
    """Shares of a product; nothing if one factor is unknown."""
    whole = 1.0
    for each in factors:
        if each is None:
            return UseFigures()
        whole *= each
    average, p95, peak = (
        None if each is None else whole * each / PERCENT
        for each in (percent.average, percent.p95, percent.peak)
    )
    return UseFigures(average, p95, peak)


def _memory(row: RowReader) -> UseFigures:
    configured = row.number_if_any(MemoryColumns.size, 0, MOST_RAM_MIB)
    return _of(_figures(row, MemoryColumns, MOST_PERCENT), configured)


def _info(row: RowReader) -> tuple[UseFigures, str]:
    """I/Os of a machine, and its host."""
    return UseFigures(p95=row.number_if_any(IopsColumns.iops, 0, MOST_IOPS)), row.text(IopsColumns.host)


def _clock(row: RowReader) -> float | None:
    return row.number_if_any(ClockColumns.mhz, LEAST_MHZ, MOST_MHZ)


def _by_name(
    file: SourceFile,
    sheet: str,
    columns: Sequence[ExportColumn],
    read: Callable[[RowReader], T],
    unreadable: list[Message],
) -> dict[str, T]:
    """What a sheet tells of each name; nothing of one that is there twice. The first column is the name."""
    table = table_called(file, sheet)
    if table is None:
        return {}
    reader = TableReader(table, columns)
    name = columns[0]
    if not reader.has(name):
        return {}
    rows, problems = read_rows(reader.rows(), (name,), lambda row: (row.text(name), read(row)))
    unreadable += problems
    counts = Counter(each for each, _told in rows)
    return {each: told for each, told in rows if counts[each] == 1}


def _period(file: SourceFile) -> tuple[str, float | None]:
    """Day and duration; what is not written as known stays unknown."""
    table = table_called(file, "metadata")
    if table is None:
        return "", None
    reader = TableReader(table, PeriodColumns.every)
    for row in reader.rows():
        day = row.text(PeriodColumns.day)[:10]
        found = _DURATION.fullmatch(row.text(PeriodColumns.duration).casefold())
        hours = float(found[1]) * _HOURS[found[2]] if found else None
        return (day if is_day(day) else ""), hours or None
    return "", None
