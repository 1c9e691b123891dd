"""Performance of machines as Live Optics writes it: sheet "VM Performance", and "VMs" for what was off.

Clocks are in GHz, memory in MiB, and "KB/sec" are the KBps of vSphere, which count 1,024 bytes. The ratio of reads and
writes is a text, `78% / 22%`; where reads and writes have columns of their own, those count. Only some versions have a
95th percentile. A machine may be in "VMs" and not here.
"""

from __future__ import annotations

import re
from typing import Final

from planner_core.imports.export_reading import (
    BINARY_UNITS,
    MOST_RAM_MIB,
    name_of,
    number,
    power_of,
    read_rows,
    size,
    table_called,
    text,
)
from planner_core.imports.source_tables import RowReader, SourceFile, TableReader
from planner_core.measurements.machine_use import MachineUse, UseFigures, UseOfMachines
from planner_core.messages import Message
from planner_core.units import MHZ_PER_GHZ, PERCENT

CLOCK: Final = {"ghz": float(MHZ_PER_GHZ)}
MOST_MHZ: Final = 10_000_000.0
MOST_IOPS: Final = 10_000_000.0
MOST_KIB: Final = 1e9
ABOUT: Final = 1.0
"""Percent by which two rounded shares may miss 100."""
_RATIO: Final = re.compile(r"(\d{1,3}(?:[.,]\d{1,4})?)\s*%?\s*/\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*%?")


class PerformanceColumns:
    """Columns of "VM Performance"."""

    name = text("VM Name", "vmname")
    key = text("MOB ID", "mobid")
    mhz = size("Average vCPU (GHz)", "averagevcpu", "avgvcpu", units=CLOCK)
    mhz_p95 = size("95% vCPU (GHz)", "95%vcpu", "95thpercentilevcpu", units=CLOCK)
    mhz_peak = size("Peak vCPU (GHz)", "peakvcpu", units=CLOCK)
    memory = size("Avg Memory (MiB)", "avgmemory", "averagememory", units=BINARY_UNITS)
    memory_p95 = size("95% Memory (MiB)", "95%memory", "95thpercentilememory", units=BINARY_UNITS)
    memory_peak = size("Peak Memory (MiB)", "peakmemory", units=BINARY_UNITS)
    iops = number("Average IOPS", "averageiops", "avgiops")
    iops_p95 = number("95% IOPS", "95%iops", "95thpercentileiops")
    iops_peak = number("Peak IOPS", "peakiops")
    reads = number("Avg Read IOPS", "avgreadiops", "averagereadiops")
    writes = number("Avg Write IOPS", "avgwriteiops", "averagewriteiops")
    ratio = text("Avg Read/Write Ratio", "avgreadwriteratio", "averagereadwriteratio")
    kib = number("Average KB/sec", "averagekbsec", "avgkbsec")
    every = (
        name, key, mhz, mhz_p95, mhz_peak, memory, memory_p95, memory_peak, iops, iops_p95, iops_peak, reads, writes,
        ratio, kib,
    )  # fmt: skip


class ListedColumns:
    """Columns of "VMs"."""

    name = text("VM Name", "vmname")
    key = text("MOB ID", "mobid")
    power = text("Power State", "powerstate")
    every = (name, key, power)


COLUMNS: Final = (*PerformanceColumns.every, *ListedColumns.every)
SHEETS: Final = frozenset({"vmperformance", "vms"})


def live_optics_use(file: SourceFile) -> UseOfMachines:
    """What Live Optics saw of the machines. Raises ImportedFileError."""
    table = table_called(file, "vmperformance")
    assert table is not None, "selected by this sheet"
    reader = TableReader(table, PerformanceColumns.every)
    reader.need(PerformanceColumns.name)
    power, problems = _power(file)
    rows, unreadable = read_rows(
        reader.rows(),
        (PerformanceColumns.name,),
        lambda row: (row.text(PerformanceColumns.key), _machine(row)),
    )
    machines = [
        machine
        if power.get(key or machine.name, "on") == "on"
        else MachineUse(name=machine.name, is_on=False)
        for key, machine in rows
    ]
    seen = {key or machine.name for key, machine in rows}
    missing = sum(1 for key, state in power.items() if state == "on" and key not in seen)
    remarks = []
    if missing:
        words: dict[str, object] = {"count": missing, "file": file.name}
        remarks.append(
            Message(
                "{file}: {count} machine that is on was not measured.",
                words,
                "{file}: {count} machines that are on were not measured.",
            )
        )
    return UseOfMachines(
        file=file.name,
        product="live-optics",
        machines=tuple(machines),
        unreadable=(*problems, *unreadable),
        remarks=tuple(remarks),
    )


def _power(file: SourceFile) -> tuple[dict[str, str], list[Message]]:
    """Whether each machine was on, by its id, else by its name."""
    table = table_called(file, "vms")
    if table is None:
        return {}, []
    reader = TableReader(table, ListedColumns.every)
    if not reader.has(ListedColumns.name) or not reader.has(ListedColumns.power):
        return {}, []
    rows, problems = read_rows(
        reader.rows(),
        (ListedColumns.name,),
        lambda row: (
            row.text(ListedColumns.key) or row.text(ListedColumns.name),
            power_of(row, ListedColumns.power),
        ),
    )
    return {key: str(power) for key, power in rows}, problems


def _machine(row: RowReader) -> MachineUse:
    columns = PerformanceColumns
    return MachineUse(
        name=name_of(row, columns.name),
        mhz=UseFigures(
            row.number_if_any(columns.mhz, 0, MOST_MHZ),
            row.number_if_any(columns.mhz_p95, 0, MOST_MHZ),
            row.number_if_any(columns.mhz_peak, 0, MOST_MHZ),
        ),
        memory_mib=UseFigures(
            row.number_if_any(columns.memory, 0, MOST_RAM_MIB),
            row.number_if_any(columns.memory_p95, 0, MOST_RAM_MIB),
            row.number_if_any(columns.memory_peak, 0, MOST_RAM_MIB),
        ),
        iops=UseFigures(
            row.number_if_any(columns.iops, 0, MOST_IOPS),
            row.number_if_any(columns.iops_p95, 0, MOST_IOPS),
            row.number_if_any(columns.iops_peak, 0, MOST_IOPS),
        ),
        kib_per_second=row.number_if_any(columns.kib, 0, MOST_KIB),
        read_percent=_read_percent(row),
    )


def _read_percent(row: RowReader) -> float | None:
    columns = PerformanceColumns
    reads = row.number_if_any(columns.reads, 0, MOST_IOPS)
    writes = row.number_if_any(columns.writes, 0, MOST_IOPS)
    if reads is not None and writes is not None:
        return PERCENT * reads / (reads + writes) if reads + writes else None
    ratio = row.text(columns.ratio)
    if not ratio:
        return None
    found = _RATIO.fullmatch(ratio)
    shares = [float(each.replace(",", ".")) for each in found.groups()] if found else []
    if shares and sum(shares) == 0:
        return None
    if not shares or abs(sum(shares) - PERCENT) > ABOUT:
        raise row.problem(columns.ratio, Message("two shares such as {example}", {"example": "78% / 22%"}))
    return shares[0]
