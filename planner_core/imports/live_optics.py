"""Live Optics, its workbook of a VMware estate: sheets "ESX Hosts", "ESX Performance" and "VMs".

Each size is in the unit of its heading. "Net Clock Speed" is that of all cores of a host together, and tells whether
"CPU Cores" counts those of the host or of one processor.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from planner_core.imports.export_reading import (
    BINARY_UNITS,
    LEAST_HOST_MIB,
    LEAST_MHZ,
    MOST_CORES,
    MOST_DISK_MIB,
    MOST_IOPS,
    MOST_MHZ,
    MOST_PERCENT,
    MOST_RAM_MIB,
    MOST_SOCKETS,
    MOST_VCPUS,
    NO_HOSTS,
    check_any,
    joined,
    name_of,
    number,
    power_of,
    read_rows,
    rows_of_sheet,
    size,
    table_called,
    text,
)
from planner_core.imports.inventory import Inventory, InventoryHost, Machine, Source
from planner_core.imports.source_tables import RowReader, SourceFile, TableReader
from planner_core.messages import Message
from planner_core.units import MHZ_PER_GHZ

NEARLY: Final = 0.02
"""Clocks are rounded to two decimals of a GHz."""


class VmColumns:
    """Columns of the sheet "VMs"."""

    name = text("VM Name", "vmname")
    power = text("Power State", "powerstate")
    template = text("Template", "template")
    vcpus = number("Virtual CPU", "virtualcpu", "virtualcpus")
    ram = size("Provisioned Memory (MiB)", "provisionedmemory", units=BINARY_UNITS)
    disk = size("Virtual Disk Size (MiB)", "virtualdisksize", units=BINARY_UNITS)
    used = size("Virtual Disk Used (MiB)", "virtualdiskused", units=BINARY_UNITS)
    cluster = text("Cluster", "cluster")
    datacenter = text("Datacenter", "datacenter")
    host = text("Host", "host")
    guest = text("VM OS", "vmos")
    datastore = text("Datastore", "datastore")
    uuid = text("InstanceUUID", "instanceuuid")
    every = (
        name, power, template, vcpus, ram, disk, used, cluster, datacenter, host, guest, datastore, uuid,
    )  # fmt: skip
    needed = (name, power, vcpus, ram)


class EsxColumns:
    """Columns of the sheets "ESX Hosts" and "ESX Performance"."""

    name = text("Host Name", "hostname", "host")
    cluster = text("Cluster", "cluster")
    datacenter = text("Datacenter", "datacenter")
    version = text("OS", "os")
    vendor = text("Manufacturer", "manufacturer")
    model = text("Model", "model")
    sockets = number("CPU Sockets", "cpusockets")
    cores = number("CPU Cores", "cpucores")
    threads = number("CPU Threads", "cputhreads")
    cpu_model = text("CPU Description", "cpudescription")
    ghz = number("CPU Clock Speed (GHz)", "cpuclockspeedghz")
    net_ghz = number("Net Clock Speed (GHz)", "netclockspeedghz")
    ram = size("Memory (KiB)", "memory", units=BINARY_UNITS)
    serial = text("Serial No", "serialno")
    cpu_percent = number("Average CPU %", "averagecpu%")
    cpu_peak_percent = number("Peak CPU %", "peakcpu%")
    ram_percent = number("Average Memory %", "averagememory%")
    ram_peak_percent = number("Peak Memory %", "peakmemory%")
    iops = number("Average IOPS", "averageiops")
    p95_iops = number("95% IOPS", "95%iops")
    iops_peak = number("Peak IOPS", "peakiops")
    of_hosts = (
        name, cluster, datacenter, version, vendor, model, sockets, cores, threads, cpu_model, ghz, net_ghz, ram,
        serial,
    )  # fmt: skip
    of_performance = (
        name, cpu_percent, cpu_peak_percent, ram_percent, ram_peak_percent, iops, p95_iops, iops_peak,
    )  # fmt: skip


COLUMNS: Final = (*VmColumns.every, *EsxColumns.of_hosts, *EsxColumns.of_performance)


def read_live_optics(file: SourceFile) -> Inventory:
    """The inventory in an export of Live Optics. Raises ImportedFileError if it is none."""
    vms = table_called(file, "vms")
    assert vms is not None, "selected by this sheet"
    reader = TableReader(vms, VmColumns.every)
    reader.need(*VmColumns.needed)
    machines, unreadable = read_rows(reader.rows(), VmColumns.needed, _machine)
    words: dict[str, object] = {"file": file.name}
    remarks = [
        Message("{file}: Live Optics does not list datastores with their size, so none is drawn.", words)
    ]
    inventory = Inventory(
        sources=(Source(file.name, "live-optics"),),
        machines=tuple(machines),
        hosts=tuple(_hosts(file, unreadable, remarks)),
        unreadable=tuple(unreadable),
        remarks=tuple(remarks),
    )
    return check_any(inventory, file.name, vms.sheet)


def _machine(row: RowReader) -> Machine:
    columns = VmColumns
    return Machine(
        name=name_of(row, columns.name),
        key=row.text(columns.uuid),
        power=power_of(row, columns.power),
        is_template=row.flag(columns.template),
        vcpus=row.count(columns.vcpus, 1, MOST_VCPUS),
        ram_mib=row.number(columns.ram, 1, MOST_RAM_MIB),
        disk_mib=row.number_if_any(columns.disk, 0, MOST_DISK_MIB),
        used_mib=row.number_if_any(columns.used, 0, MOST_DISK_MIB),
        cluster=row.text(columns.cluster),
        datacenter=row.text(columns.datacenter),
        host=row.text(columns.host),
        guest=row.text(columns.guest),
        datastore=row.text(columns.datastore),
    )


def _hosts(file: SourceFile, unreadable: list[Message], remarks: list[Message]) -> list[InventoryHost]:
    needed = (EsxColumns.name,)
    hosts = rows_of_sheet(
        file, "ESX Hosts", NO_HOSTS, EsxColumns.of_hosts, needed, _host, unreadable, remarks
    )
    busy = _performance(file, unreadable)
    return [msgspec.structs.replace(host, **busy.get(host.name, {})) for host in hosts]


def _host(row: RowReader) -> InventoryHost:
    columns = EsxColumns
    sockets = row.count_if_any(columns.sockets, 1, MOST_SOCKETS)
    cores = row.count_if_any(columns.cores, 1, MOST_CORES)
    ghz = row.number_if_any(columns.ghz, LEAST_MHZ / MHZ_PER_GHZ, MOST_MHZ / MHZ_PER_GHZ)
    net = row.number_if_any(columns.net_ghz, 0, MOST_CORES * MOST_MHZ)
    if cores is not None and ghz is not None and net:
        cores = _cores_of_host(row, cores, sockets or 1, net / ghz)
    threads = row.count_if_any(columns.threads, 1, 2 * MOST_CORES)
    return InventoryHost(
        name=row.text(columns.name),
        key=row.text(columns.serial),
        cluster=row.text(columns.cluster),
        datacenter=row.text(columns.datacenter),
        model=joined(row.text(columns.vendor), row.text(columns.model)),
        cpu_model=row.text(columns.cpu_model),
        mhz=None if ghz is None else ghz * MHZ_PER_GHZ,
        sockets=sockets,
        cores=cores,
        has_hyper_threading=None if threads is None or cores is None else threads > cores,
        ram_mib=row.number_if_any(columns.ram, LEAST_HOST_MIB, MOST_RAM_MIB),
        version=row.text(columns.version),
    )


def _cores_of_host(row: RowReader, cores: int, sockets: int, meant: float) -> int:
    """Cores of the whole host, where `meant` is the clock of all cores by that of one."""
    for found in (cores, cores * sockets):
        if abs(found - meant) <= NEARLY * found:
            return found
    raise row.problem(
        EsxColumns.cores, Message("{count} cores, by clock and net clock", {"count": round(meant)})
    )


def _performance(file: SourceFile, unreadable: list[Message]) -> dict[str, dict[str, Any]]:
    """What was measured, by host: fields of `InventoryHost`."""
    table = table_called(file, "esxperformance")
    if table is None:
        return {}
    reader = TableReader(table, EsxColumns.of_performance)
    if not reader.has(EsxColumns.name):
        return {}
    rows, problems = read_rows(reader.rows(), (EsxColumns.name,), _busy)
    unreadable += problems
    return dict(rows)


def _busy(row: RowReader) -> tuple[str, dict[str, Any]]:
    """The average of the I/Os, or their 95th percentile in files that have no average."""
    columns = EsxColumns
    average = row.number_if_any(columns.iops, 0, MOST_IOPS)
    p95 = row.number_if_any(columns.p95_iops, 0, MOST_IOPS)
    return row.text(columns.name), {
        "cpu_percent": row.number_if_any(columns.cpu_percent, 0, MOST_PERCENT),
        "cpu_peak_percent": row.number_if_any(columns.cpu_peak_percent, 0, MOST_PERCENT),
        "ram_percent": row.number_if_any(columns.ram_percent, 0, MOST_PERCENT),
        "ram_peak_percent": row.number_if_any(columns.ram_peak_percent, 0, MOST_PERCENT),
        "load_as": "average",
        "iops": p95 if average is None else average,
        "iops_as": "p95" if average is None and p95 is not None else "average",
        "iops_peak": row.number_if_any(columns.iops_peak, 0, MOST_IOPS),
    }
