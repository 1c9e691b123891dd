"""RVTools: a workbook of version 3 to 4.7, or the folder of CSV files; any sheet but vInfo may be missing.

Headings are those that are shown, or those of the program itself (vInfoCPUs). Sizes are in MiB in all versions: before
4.1.0 their headings said MB and meant MiB (RVTools 4.1.0, release notes). The program's own heading vHostMemorySize is
in MiB or in bytes, by version; no memory of a host is a valid number of both.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from planner_core.imports.export_reading import (
    BYTES_PER_MIB,
    LEAST_HOST_MIB,
    LEAST_MHZ,
    MOST_CORES,
    MOST_DISK_MIB,
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
    lacks,
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
from planner_core.imports.source_tables import (
    ExportColumn,
    ImportedFileError,
    RowReader,
    SourceFile,
    TableReader,
)
from planner_core.messages import Message

MIB: Final[Mapping[str, float]] = {"mib": 1.0, "mb": 1.0}
MIB_OR_BARE: Final[Mapping[str, float]] = {"": 1.0, **MIB}
SAYS_MIB_FROM: Final = (4, 1)
"""From this version on, headings say MiB."""
DATASTORE: Final = re.compile(r"\[([^\]]+)\]")
VERSION: Final = re.compile(r"([0-9]+)\.([0-9]+)")
SERVER: Final = text(
    "VI SDK UUID", "visdkuuid", *(f"v{sheet}visdkuuid" for sheet in ("info", "host", "disk"))
)


class InfoColumns:
    """Columns of vInfo."""

    name = text("VM", "vm", "vmname", "vinfovmname")
    power = text("Powerstate", "powerstate", "vinfopowerstate")
    template = text("Template", "template", "vinfotemplate")
    placeholder = text("SRM Placeholder", "srmplaceholder", "vinfosrmplaceholder")
    vcpus = number("CPUs", "cpus", "#cpus", "vinfocpus")
    ram = size("Memory", "memory", "vinfomemory", units=MIB_OR_BARE)
    disk = size("Total disk capacity MiB", "totaldiskcapacity", "vinfototaldiskcapacity", units=MIB)
    provisioned = size("Provisioned MiB", "provisioned", "vinfoprovisioned", units={**MIB, "": 1.0})
    used = size("In Use MiB", "inuse", "vinfoinuse", units={**MIB, "": 1.0})
    cluster = text("Cluster", "cluster", "vinfocluster")
    datacenter = text("Datacenter", "datacenter", "vinfodatacenter")
    host = text("Host", "host", "vinfohost")
    guest = text(
        "OS according to the configuration file", "osaccordingtotheconfigurationfile", "vinfoos", "os"
    )
    guest_by_tools = text("OS according to the VMware Tools", "osaccordingtothevmwaretools", "vinfoostools")
    resource_pool = text("Resource pool", "resourcepool", "vinforesourcepool")
    folder = text("Folder", "folder", "vinfofolder")
    path = text("Path", "path", "vinfopath")
    own_id = text("VM ID", "vmid", "objectid", "vinfovmid", "vinfoobjectid")
    uuid = text("VM UUID", "vmuuid", "vinfovmuuid", "vinfoinstanceuuid")
    every = (
        name, power, template, placeholder, vcpus, ram, disk, provisioned, used, cluster, datacenter, host, guest,
        guest_by_tools, resource_pool, folder, path, own_id, uuid, SERVER,
    )  # fmt: skip


class HostColumns:
    """Columns of vHost."""

    name = text("Host", "host", "vhostname")
    cluster = text("Cluster", "cluster", "vhostcluster")
    datacenter = text("Datacenter", "datacenter", "vhostdatacenter")
    cpu_model = text("CPU Model", "cpumodel", "vhostcpumodel")
    mhz = number("Speed", "speed", "speedmhz", "vhostcpumhz")
    sockets = number("# CPU", "#cpu", "vhostnumcpu")
    cores_per_socket = number("Cores per CPU", "corespercpu", "vhostcorespercpu")
    cores = number("# Cores", "#cores", "vhostnumcpucores")
    threading = text("HT Active", "htactive", "vhosthtactive")
    ram = size("# Memory", "#memory", units=MIB_OR_BARE)
    raw_ram = number("vHostMemorySize", "vhostmemorysize")
    cpu_percent = number("CPU usage %", "cpuusage%", "vhostoverallcpuusage")
    ram_percent = number("Memory usage %", "memoryusage%", "vhostoverallmemoryusage")
    version = text("ESX Version", "esxversion", "vhostfullname")
    vendor = text("Vendor", "vendor", "vhostvendor")
    model = text("Model", "model", "vhostmodel")
    maintenance = text("in Maintenance Mode", "inmaintenancemode", "vhostinmaintenancemode")
    own_id = text("Object ID", "objectid", "vhostobjectid")
    uuid = text("UUID", "uuid", "vhostuuid")
    every = (
        name, cluster, datacenter, cpu_model, mhz, sockets, cores_per_socket, cores, threading, ram, raw_ram,
        cpu_percent, ram_percent, version, vendor, model, maintenance, own_id, uuid, SERVER,
    )  # fmt: skip


class DatastoreColumns:
    """Columns of vDatastore."""

    name = text("Name", "name", "vdatastorename")
    kind = text("Type", "type", "vdatastoretype")
    capacity = size("Capacity MiB", "capacity", "vdatastorecapacity", units={**MIB, "": 1.0})
    used = size("In Use MiB", "inuse", "vdatastoreinuse", units={**MIB, "": 1.0})
    provisioned = size("Provisioned MiB", "provisioned", "vdatastoreprovisioned", units={**MIB, "": 1.0})
    host_count = number("# Hosts", "#hosts", "vdatastorenumhosts")
    hosts = text("Hosts", "hosts", "vdatastorehosts")
    url = text("URL", "url", "vdatastoreurl")
    every = (name, kind, capacity, used, provisioned, host_count, hosts, url)


class PartColumns:
    """Columns of vDisk and vMemory, whose rows belong to machines."""

    name = text("VM", "vm", "vdiskvmname", "vmemoryvmname")
    own_id = text("VM ID", "vmid", "vdiskvmid", "vmemoryvmid", "vdiskobjectid", "vmemoryobjectid")
    capacity = size("Capacity MiB", "capacity", "vdiskcapacity", units={**MIB, "": 1.0})
    reservation = size("Reservation", "reservation", "vmemoryreservation", units=MIB_OR_BARE)
    server = text("VI SDK UUID", "visdkuuid", "vdiskvisdkuuid", "vmemoryvisdkuuid")
    of_disks = (name, own_id, capacity, server)
    of_memory = (name, own_id, reservation, server)


class MetaColumns:
    """Columns of vMetaData."""

    version = text("RVTools version", "rvtoolsversion")
    major = text("RVTools major version", "rvtoolsmajorversion")
    day = text("xlsx creation datetime", "xlsxcreationdatetime", "csvcreationdatetime", "creationdatetime")
    every = (version, major, day)


COLUMNS: Final = (
    *InfoColumns.every,
    *HostColumns.every,
    *DatastoreColumns.every,
    *PartColumns.of_disks,
    *PartColumns.of_memory,
    *MetaColumns.every,
)


class _Read(msgspec.Struct, frozen=True):
    """A machine, and what finds its rows in other sheets."""

    machine: Machine
    id: str
    server: str


def read_rvtools(file: SourceFile) -> Inventory:
    """The inventory in an export of RVTools. Raises ImportedFileError if it is none, or not one machine is readable."""
    info = table_called(file, "vinfo")
    assert info is not None, "selected by this sheet"
    reader = TableReader(info, InfoColumns.every)
    reader.need(InfoColumns.name, InfoColumns.power, InfoColumns.vcpus, InfoColumns.ram)
    needed = (InfoColumns.name, InfoColumns.power, InfoColumns.vcpus, InfoColumns.ram)
    read, unreadable = read_rows(reader.rows(), needed, _machine)
    source = _source(file)
    remarks = [*_contradictions(source, reader)]
    machines = _with_parts(file, read, unreadable, remarks)
    hosts = _hosts(file, unreadable, remarks)
    inventory = Inventory(
        sources=(source,),
        machines=tuple(machines),
        hosts=tuple(_with_clusters(hosts, machines)),
        datastores=tuple(
            rows_of_sheet(
                file,
                "vDatastore",
                NO_DATASTORES,
                DatastoreColumns.every,
                (DatastoreColumns.name, DatastoreColumns.capacity),
                _datastore,
                unreadable,
                remarks,
            )
        ),
        unreadable=tuple(unreadable),
        remarks=tuple(remarks),
    )
    return check_any(inventory, file.name, info.sheet)


def _machine(row: RowReader) -> _Read:
    columns = InfoColumns
    name = name_of(row, columns.name)
    found = DATASTORE.match(row.text(columns.path))
    server, id_ = row.text(SERVER), row.text(columns.own_id)
    machine = Machine(
        name=name,
        key=row.text(columns.uuid) or _of_server(server, id_),
        power=power_of(row, columns.power),
        is_template=row.flag(columns.template),
        is_placeholder=row.flag(columns.placeholder),
        vcpus=row.count(columns.vcpus, 1, MOST_VCPUS),
        ram_mib=row.number(columns.ram, 1, MOST_RAM_MIB),
        disk_mib=row.number_if_any(columns.disk, 0, MOST_DISK_MIB),
        provisioned_mib=row.number_if_any(columns.provisioned, 0, MOST_DISK_MIB),
        used_mib=row.number_if_any(columns.used, 0, MOST_DISK_MIB),
        cluster=row.text(columns.cluster),
        datacenter=row.text(columns.datacenter),
        host=row.text(columns.host),
        guest=row.text(columns.guest_by_tools) or row.text(columns.guest),
        resource_pool=row.text(columns.resource_pool),
        folder=row.text(columns.folder),
        datastore=found.group(1) if found else "",
    )
    return _Read(machine, id_, server)


def _of_server(server: str, id_: str) -> str:
    """Ids such as vm-101 are unique within one vCenter only."""
    return f"{server} {id_}" if server and id_ else ""


def _with_parts(
    file: SourceFile, read: Iterable[_Read], unreadable: list[Message], remarks: list[Message]
) -> list[Machine]:
    """The machines with what their rows in vDisk and vMemory add."""
    disks = _sums(file, "vdisk", PartColumns.of_disks, PartColumns.capacity, unreadable)
    reserved = _sums(file, "vmemory", PartColumns.of_memory, PartColumns.reservation, unreadable)
    known: dict[str, int] = defaultdict(int)
    every = list(read)
    for each in every:
        known[each.machine.name] += 1
    machines = []
    for each in every:
        own = (each.server, each.id) if each.id else ("", "")
        name = ("", each.machine.name) if known[each.machine.name] == 1 else ("", "")
        capacity = disks.get(own, disks.get(name)) if each.machine.disk_mib is None else each.machine.disk_mib
        machines.append(
            msgspec.structs.replace(
                each.machine, disk_mib=capacity, reserved_mib=reserved.get(own, reserved.get(name))
            )
        )
    if table_called(file, "vdisk") is None and all(each.disk_mib is None for each in machines):
        remarks.append(lacks(file.name, "vDisk", Message("the capacity of virtual disks is unknown")))
    return machines


def _sums(
    file: SourceFile,
    sheet: str,
    columns: tuple[ExportColumn, ...],
    counted: ExportColumn,
    unreadable: list[Message],
) -> dict[tuple[str, str], float]:
    """Sums of a column by machine: by server and id if the rows have ids, else by name."""
    table = table_called(file, sheet)
    if table is None:
        return {}
    reader = TableReader(table, columns)
    if not reader.has(counted) or not (reader.has(PartColumns.own_id) or reader.has(PartColumns.name)):
        return {}
    sums: dict[tuple[str, str], float] = defaultdict(float)

    def add(row: RowReader) -> None:
        id_ = row.text(PartColumns.own_id)
        owner = (row.text(PartColumns.server), id_) if id_ else ("", row.text(PartColumns.name))
        sums[owner] += row.number(counted, 0, MOST_DISK_MIB)

    unreadable += read_rows(reader.rows(), (PartColumns.own_id, PartColumns.name), add)[1]
    sums.pop(("", ""), None)
    return sums


def _hosts(file: SourceFile, unreadable: list[Message], remarks: list[Message]) -> list[InventoryHost]:
    table = table_called(file, "vhost")
    if table is None:
        remarks.append(lacks(file.name, "vHost", NO_HOSTS))
        return []
    reader = TableReader(table, HostColumns.every)
    reader.need(HostColumns.name)
    factor = _raw_memory_factor(reader)
    hosts, problems = read_rows(reader.rows(), (HostColumns.name,), lambda row: _host(row, factor))
    unreadable += problems
    return hosts


def _host(row: RowReader, raw_factor: float) -> InventoryHost:
    columns = HostColumns
    sockets = row.count_if_any(columns.sockets, 1, MOST_SOCKETS)
    per_socket = row.count_if_any(columns.cores_per_socket, 1, MOST_CORES)
    return InventoryHost(
        name=row.text(columns.name),
        key=row.text(columns.uuid) or _of_server(row.text(SERVER), row.text(columns.own_id)),
        cluster=row.text(columns.cluster),
        datacenter=row.text(columns.datacenter),
        model=joined(row.text(columns.vendor), row.text(columns.model)),
        cpu_model=row.text(columns.cpu_model),
        mhz=row.number_if_any(columns.mhz, LEAST_MHZ, MOST_MHZ),
        sockets=sockets,
        cores=cores_by_sockets(row, columns.cores, sockets, per_socket, MOST_CORES),
        has_hyper_threading=None if row.is_empty(columns.threading) else row.flag(columns.threading),
        ram_mib=_host_ram(row, raw_factor),
        cpu_percent=row.number_if_any(columns.cpu_percent, 0, MOST_PERCENT),
        ram_percent=row.number_if_any(columns.ram_percent, 0, MOST_PERCENT),
        version=row.text(columns.version),
        in_maintenance=row.flag(columns.maintenance),
    )


def _host_ram(row: RowReader, raw_factor: float) -> float | None:
    raw = row.number_if_any(HostColumns.raw_ram, LEAST_HOST_MIB / raw_factor, MOST_RAM_MIB / raw_factor)
    if raw is not None:
        return raw * raw_factor
    return row.number_if_any(HostColumns.ram, LEAST_HOST_MIB, MOST_RAM_MIB)


def _raw_memory_factor(reader: TableReader) -> float:
    """MiB in one unit of vHostMemorySize: 1, or that of a byte. Raises ImportedFileError if hosts differ.

    From 1 GiB to 64 TiB, all numbers of bytes are larger than all numbers of MiB, so the numbers tell the unit.
    """
    if not reader.has(HostColumns.raw_ram):
        return 1.0
    fits: dict[float, int] = {1.0: 0, 1 / BYTES_PER_MIB: 0}
    for row in reader.rows():
        found = row.number_if_any(HostColumns.raw_ram, 0, float("inf"))
        for factor in fits if found else ():
            fits[factor] += LEAST_HOST_MIB <= (found or 0.0) * factor <= MOST_RAM_MIB
    factors = [factor for factor, hosts in fits.items() if hosts]
    if len(factors) > 1:
        words: dict[str, object] = {"file": reader.table.file, "sheet": reader.table.sheet}
        raise ImportedFileError(
            Message(
                "{file}, sheet {sheet}: vHostMemorySize is in bytes for some hosts and in MiB for others;"
                " expected: one unit.",
                words,
            )
        )
    return factors[0] if factors else 1.0


def _with_clusters(hosts: Iterable[InventoryHost], machines: Iterable[Machine]) -> Iterable[InventoryHost]:
    """Hosts whose sheet has no cluster get that of their machines, if these agree."""
    clusters: dict[str, set[str]] = defaultdict(set)
    for machine in machines:
        clusters[machine.host].add(machine.cluster)
    for host in hosts:
        known = clusters.get(host.name, set())
        is_told = host.cluster or len(known) != 1
        yield host if is_told else msgspec.structs.replace(host, cluster=next(iter(known)))


def _datastore(row: RowReader) -> Datastore:
    columns = DatastoreColumns
    return Datastore(
        name=row.text(columns.name),
        key=row.text(columns.url),
        kind=row.text(columns.kind),
        capacity_mib=row.number(columns.capacity, 0, MOST_DISK_MIB),
        used_mib=row.number_if_any(columns.used, 0, MOST_DISK_MIB),
        provisioned_mib=row.number_if_any(columns.provisioned, 0, MOST_DISK_MIB),
        host_count=row.count_if_any(columns.host_count, 0, 100_000),
        hosts=split_names(row.text(columns.hosts)),
    )


def _source(file: SourceFile) -> Source:
    table = table_called(file, "vmetadata")
    if table is None:
        return Source(file.name, "rvtools")
    reader = TableReader(table, MetaColumns.every)
    row = next(iter(reader.rows()), None)
    if row is None:
        return Source(file.name, "rvtools")
    version = row.text(MetaColumns.version) or row.text(MetaColumns.major)
    return Source(file.name, "rvtools", version, row.text(MetaColumns.day))


def _contradictions(source: Source, reader: TableReader) -> Iterable[Message]:
    found = VERSION.match(source.version)
    if found is None or (int(found.group(1)), int(found.group(2))) < SAYS_MIB_FROM:
        return
    if "mb" in reader.unit_words.values():
        words: dict[str, object] = {"file": source.file, "version": source.version}
        yield Message(
            "{file}: headings say MB, although RVTools {version} writes MiB. The numbers are taken as MiB, as in every"
            " version.",
            words,
        )
