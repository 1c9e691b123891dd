"""Nutanix Collector 6 and 7, its workbook of a vCenter: sheets vmList, vHosts, Datastore and Metadata.

Headings are those of its user guide and of parsers of real files. "Memory Size" of a host is in GiB (a host of 512 GiB
has 511.66), "CPU Speed" in MHz; the column "Cluster" of hosts holds an id, "Cluster Name" the name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
    NO_DATASTORES,
    NO_HOSTS,
    check_any,
    cores_by_sockets,
    joined,
    name_of,
    number,
    power_of,
    read_rows,
    rows_of_sheet,
    size,
    split_names,
    table_called,
    text,
)
from planner_core.imports.inventory import Datastore, Inventory, InventoryHost, Machine, Source
from planner_core.imports.source_tables import RowReader, SourceFile, TableReader
from planner_core.messages import Message
from planner_core.units import MIB_PER_GIB

GIB_IF_BARE: Final[Mapping[str, float]] = {"": float(MIB_PER_GIB), **BINARY_UNITS}


class ListColumns:
    """Columns of vmList."""

    name = text("VM Name", "vmname")
    power = text("Power State", "powerstate")
    template = text("Template", "template")
    vcpus = number("vCPUs", "vcpus")
    ram = size("Memory (MiB)", "memory", units=BINARY_UNITS)
    disk = size("Capacity (MiB)", "capacity", units=BINARY_UNITS)
    used = size("Consumed (MiB)", "consumed", units=BINARY_UNITS)
    cluster = text("Cluster Name", "clustername")
    datacenter = text("Datacenter Name", "datacentername")
    host = text("Host", "host", "hostname")
    guest = text("Guest OS", "guestos")
    datastore = text("Datastore", "datastore")
    every = (name, power, template, vcpus, ram, disk, used, cluster, datacenter, host, guest, datastore)
    needed = (name, power, vcpus, ram)


class NodeColumns:
    """Columns of vHosts."""

    name = text("Host Name", "hostname")
    cluster = text("Cluster Name", "clustername")
    vendor = text("Vendor", "vendor")
    model = text("Model", "model")
    sockets = number("CPUs", "cpus")
    cores = number("CPU Cores", "cpucores")
    per_socket = number("Cores per CPU", "corespercpu")
    cpu_model = text("CPU Model", "cpumodel")
    mhz = number("CPU Speed", "cpuspeed", "cpuspeedmhz")
    ram = size("Memory Size", "memorysize", units=GIB_IF_BARE)
    cpu_percent = number("CPU Usage", "cpuusage", "cpuusage%")
    ram_percent = number("Memory Usage", "memoryusage", "memoryusage%")
    iops = number("95th Percentile IOPS", "95thpercentileiops")
    iops_peak = number("Peak IOPS", "peakiops")
    version = text("Hypervisor", "hypervisor")
    maintenance = text("Maintenance Mode", "maintenancemode")
    every = (
        name, cluster, vendor, model, sockets, cores, per_socket, cpu_model, mhz, ram, cpu_percent, ram_percent, iops,
        iops_peak, version, maintenance,
    )  # fmt: skip


class StoreColumns:
    """Columns of Datastore."""

    name = text("Datastore Name", "datastorename")
    kind = text("Datastore Type", "datastoretype")
    url = text("URL", "url")
    capacity = size("Capacity (MiB)", "capacity", units=BINARY_UNITS)
    used = size("Consumed (MiB)", "consumed", units=BINARY_UNITS)
    host_count = number("Host Count", "hostcount")
    hosts = text("Host Names", "hostnames")
    every = (name, kind, url, capacity, used, host_count, hosts)


class CollectionColumns:
    """Columns of Metadata."""

    version = text("Collector Version", "collectorversion", "collectionversion")
    day = text("Collection Date & Time", "collectiondatetime")
    every = (version, day)


COLUMNS: Final = (
    *ListColumns.every,
    *NodeColumns.every,
    *StoreColumns.every,
    *CollectionColumns.every,
)


def read_collector(file: SourceFile) -> Inventory:
    """The inventory in an export of Nutanix Collector. Raises ImportedFileError if it is none."""
    vms = table_called(file, "vmlist")
    assert vms is not None, "selected by this sheet"
    reader = TableReader(vms, ListColumns.every)
    reader.need(*ListColumns.needed)
    machines, unreadable = read_rows(reader.rows(), ListColumns.needed, _machine)
    remarks: list[Message] = []
    inventory = Inventory(
        sources=(_source(file),),
        machines=tuple(machines),
        hosts=tuple(
            rows_of_sheet(
                file,
                "vHosts",
                NO_HOSTS,
                NodeColumns.every,
                (NodeColumns.name,),
                _host,
                unreadable,
                remarks,
            )
        ),
        datastores=tuple(
            rows_of_sheet(
                file,
                "Datastore",
                NO_DATASTORES,
                StoreColumns.every,
                (StoreColumns.name, StoreColumns.capacity),
                _datastore,
                unreadable,
                remarks,
            )
        ),
        unreadable=tuple(unreadable),
        remarks=tuple(remarks),
    )
    return check_any(inventory, file.name, vms.sheet)


def _machine(row: RowReader) -> Machine:
    columns = ListColumns
    return Machine(
        name=name_of(row, columns.name),
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


def _host(row: RowReader) -> InventoryHost:
    columns = NodeColumns
    sockets = row.count_if_any(columns.sockets, 1, MOST_SOCKETS)
    per_socket = row.count_if_any(columns.per_socket, 1, MOST_CORES)
    return InventoryHost(
        name=row.text(columns.name),
        cluster=row.text(columns.cluster),
        model=joined(row.text(columns.vendor), row.text(columns.model)),
        cpu_model=row.text(columns.cpu_model),
        mhz=row.number_if_any(columns.mhz, LEAST_MHZ, MOST_MHZ),
        sockets=sockets,
        cores=cores_by_sockets(row, columns.cores, sockets, per_socket, MOST_CORES),
        ram_mib=row.number_if_any(columns.ram, LEAST_HOST_MIB, MOST_RAM_MIB),
        cpu_percent=row.number_if_any(columns.cpu_percent, 0, MOST_PERCENT),
        ram_percent=row.number_if_any(columns.ram_percent, 0, MOST_PERCENT),
        iops=row.number_if_any(columns.iops, 0, MOST_IOPS),
        iops_peak=row.number_if_any(columns.iops_peak, 0, MOST_IOPS),
        iops_as="p95",
        version=row.text(columns.version),
        in_maintenance=row.flag(columns.maintenance),
    )


def _datastore(row: RowReader) -> Datastore:
    columns = StoreColumns
    return Datastore(
        name=row.text(columns.name),
        key=row.text(columns.url),
        kind=row.text(columns.kind),
        capacity_mib=row.number(columns.capacity, 0, MOST_DISK_MIB),
        used_mib=row.number_if_any(columns.used, 0, MOST_DISK_MIB),
        host_count=row.count_if_any(columns.host_count, 0, 100_000),
        hosts=split_names(row.text(columns.hosts)),
    )


def _source(file: SourceFile) -> Source:
    table = table_called(file, "metadata")
    row = next(TableReader(table, CollectionColumns.every).rows(), None) if table is not None else None
    if row is None:
        return Source(file.name, "collector")
    return Source(
        file.name, "collector", row.text(CollectionColumns.version), row.text(CollectionColumns.day)
    )
