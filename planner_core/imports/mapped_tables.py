"""Tables of any headings, read by what the user says of their columns: a customer's own list of machines, for example.

Nothing is guessed here: `suggested` proposes what columns mean by their headings, in English and German, and the user
decides. A mapping says of each column of a table what it is and in what unit, and fits every table with these headings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec

from planner_core.imports.export_reading import (
    BYTES_PER_MIB,
    LEAST_HOST_MIB,
    LEAST_MHZ,
    MIB_PER_KIB,
    MIB_PER_TIB,
    MOST_CORES,
    MOST_DISK_MIB,
    MOST_MHZ,
    MOST_RAM_MIB,
    MOST_SOCKETS,
    MOST_VCPUS,
    POWERS,
    read_rows,
    split_names,
)
from planner_core.imports.inventory import Datastore, Inventory, InventoryHost, Machine, Power, Source
from planner_core.imports.source_tables import (
    UNIT_WORDS,
    ExportColumn,
    ImportedFileError,
    RowReader,
    SourceTable,
    TableReader,
    plain_heading,
)
from planner_core.messages import Message
from planner_core.units import BYTES_PER_GB, MHZ_PER_GHZ, MIB_PER_GIB

TableKind = Literal["machines", "hosts", "datastores"]

MOST_OF_A_ROW: Final = 100_000
MOST_MACHINES: Final = 200_000
LONGEST_HEADING: Final = 200
MOST_COLUMNS: Final = 500
SIZES: Final[Mapping[str, float]] = {
    "MiB": 1.0,
    "GiB": float(MIB_PER_GIB),
    "TiB": float(MIB_PER_TIB),
    "KiB": MIB_PER_KIB,
    "bytes": 1 / BYTES_PER_MIB,
    "MB": BYTES_PER_GB / 1000 / BYTES_PER_MIB,
    "GB": BYTES_PER_GB / BYTES_PER_MIB,
    "TB": BYTES_PER_GB * 1000 / BYTES_PER_MIB,
}
"""Unit -> MiB. MB, GB and TB are decimal; most programs that write them mean MiB, GiB and TiB."""
CLOCKS: Final[Mapping[str, float]] = {"MHz": 1.0, "GHz": float(MHZ_PER_GHZ)}
MEANT: Final[Mapping[str, str]] = {
    "bytes": "bytes", "kb": "KiB", "kib": "KiB", "mb": "MiB", "mib": "MiB", "gb": "GiB", "gib": "GiB", "tb": "TiB",
    "tib": "TiB", "mhz": "MHz", "ghz": "GHz",
}  # fmt: skip
"""The unit that a heading is proposed to mean: what programs around virtual machines call GB is a GiB."""
MORE_POWERS: Final[Mapping[str, Power]] = {
    **POWERS,
    **dict.fromkeys(
        (
            "an",
            "ein",
            "eingeschaltet",
            "läuft",
            "aktiv",
            "active",
            "started",
            "up",
            "wahr",
            "true",
            "ja",
            "yes",
        ),
        "on",
    ),
    **dict.fromkeys(
        (
            "aus",
            "ausgeschaltet",
            "gestoppt",
            "inaktiv",
            "inactive",
            "stopped",
            "deallocated",
            "down",
            "falsch",
            "false",
            "nein",
            "no",
        ),
        "off",
    ),
    **dict.fromkeys(("angehalten", "pausiert", "saved"), "suspended"),
}
TOTALS: Final = frozenset(
    {"total", "totals", "sum", "grand total", "summe", "gesamt", "gesamtsumme", "insgesamt"}
)
TABLE_KINDS: Final[Mapping[TableKind, Message]] = {
    "machines": Message("Machines"),
    "hosts": Message("Hosts"),
    "datastores": Message("Datastores"),
}


class TableField(msgspec.Struct, frozen=True):
    """What a column may be."""

    key: str
    title: Message
    headings: tuple[str, ...] = ()
    """Headings that suggest it, as `plain_heading` gives them, without a unit."""
    units: Mapping[str, float] = {}
    """For sizes and clocks: the unit has to be said."""
    is_number: bool = False
    is_needed: bool = False
    is_summed: bool = False
    """Whether several columns may be it, whose values are added."""


def _plain(headings: str) -> tuple[str, ...]:
    return tuple(map(plain_heading, headings.split()))


def _size(
    key: str, title: Message, headings: str, *, needed: bool = False, summed: bool = False
) -> TableField:
    return TableField(key, title, _plain(headings), SIZES, is_number=True, is_needed=needed, is_summed=summed)


def _number(key: str, title: Message, headings: str, *, needed: bool = False) -> TableField:
    return TableField(key, title, _plain(headings), is_number=True, is_needed=needed)


def _text(key: str, title: Message, headings: str, *, needed: bool = False) -> TableField:
    return TableField(key, title, _plain(headings), is_needed=needed)


COUNT: Final = _number(
    "count", Message("Number of such"), "count quantity qty number anzahl menge stück stueck"
)
CLUSTER: Final = _text("cluster", Message("Cluster"), "cluster clustername")
FIELDS: Final[Mapping[TableKind, tuple[TableField, ...]]] = {
    "machines": (
        _text(
            "name",
            Message("Name of the machine"),
            "name vm vmname virtualmachine machine machinename server servername computer computername hostname desktop"
            " maschine maschinenname rechner rechnername systemname virtuellemaschine bezeichnung",
            needed=True,
        ),
        _number(
            "vcpus",
            Message("Virtual processors"),
            "cpu cpus #cpus #cpu vcpu vcpus cores numberofcores cpucount cpucores numcpu kerne cpukerne"
            " prozessoren anzahlcpu"
            " anzahlcpus anzahlvcpu anzahlvcpus anzahlkerne virtualcpu virtualcpus",
            needed=True,
        ),
        _size(
            "ram",
            Message("Memory"),
            "memory memorysize ram vram arbeitsspeicher hauptspeicher speicher provisionedmemory"
            " allocatedmemory memoryin ramin",
            needed=True,
        ),
        _size(
            "disk",
            Message("Disk"),
            "disk disks disksize totaldisk diskspace diskcapacity provisioned provisionedspace storage"
            " capacity festplatte"
            " festplatten platte platten plattengröße plattengroesse speicherplatz datenträger storageprovisioned"
            " disk1size disk2size disk3size disk4size disk5size disk6size disk7size disk8size platte1 platte2"
            " platte3 platte4",
            summed=True,
        ),
        _size(
            "used",
            Message("Used disk"),
            "used useddisk usedspace usedstorage inuse diskused consumed storageused belegt belegterspeicher belegung"
            " genutzt verwendet verbraucht",
            summed=True,
        ),
        _text(
            "guest",
            Message("Guest system"),
            "os osname guest guestos operatingsystem betriebssystem gast gastbetriebssystem gastsystem",
        ),
        _text("power", Message("State"), "state powerstate power status zustand betriebszustand energiezustand"),
        CLUSTER,
        _text("datacenter", Message("Data centre"), "datacenter datacentre site rechenzentrum standort"),
        _text("host", Message("Host"), "host esxhost esxihost hypervisor hypervisorhost"),
        _text("datastore", Message("Datastore"), "datastore datastores lun volume datenspeicher"),
        _text("folder", Message("Folder"), "folder ordner"),
        _text("resource_pool", Message("Resource pool"), "resourcepool ressourcenpool"),
        COUNT,
    ),
    "hosts": (
        _text(
            "name",
            Message("Name of the host"),
            "name host hostname server servername esxhost esxihost rechnername bezeichnung",
            needed=True,
        ),
        _number(
            "cores",
            Message("Cores of the whole host"),
            "cores #cores cpucores totalcores numberofcores kerne cpukerne anzahlkerne kernegesamt",
            needed=True,
        ),
        _number(
            "sockets",
            Message("Processors"),
            "sockets cpu cpus #cpu cpusockets sockel prozessoren anzahlcpu anzahlcpus",
        ),
        _size(
            "ram",
            Message("Memory"),
            "memory memorysize #memory ram arbeitsspeicher hauptspeicher speicher memoryin ramin",
        ),
        TableField(
            "mhz",
            Message("Clock"),
            ("speed", "clock", "cpuspeed", "clockspeed", "cpuclockspeed", "takt", "cputakt", "taktfrequenz"),
            CLOCKS,
            is_number=True,
        ),
        _text(
            "cpu_model",
            Message("Processor model"),
            "cpumodel cputype processor processormodel prozessor prozessortyp cputyp",
        ),
        _text("model", Message("Server model"), "model servermodel hardware modell servermodell servertyp typ"),
        _text("version", Message("Hypervisor version"), "version esxversion esxiversion hypervisorversion"),
        CLUSTER,
        COUNT,
    ),
    "datastores": (
        _text(
            "name",
            Message("Name of the datastore"),
            "name datastore datastorename lun volume datenspeicher bezeichnung",
            needed=True,
        ),
        _size(
            "capacity",
            Message("Capacity"),
            "capacity size total kapazität kapazitaet größe groesse gesamt",
            needed=True,
        ),
        _size("used", Message("Used disk"), "used inuse usedspace consumed belegt genutzt verwendet"),
        _text("kind", Message("Kind"), "type kind datastoretype typ art"),
        _text("hosts", Message("Hosts"), "hosts hostnames server"),
    ),
}  # fmt: skip


class ColumnMeaning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one column is."""

    heading: str
    """As in the file."""
    field: str = ""
    """Key of a field; empty for a column that is left out."""
    unit: str = ""


class TableMapping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the columns of a table are; it fits each table with the same headings."""

    kind: TableKind
    columns: tuple[ColumnMeaning, ...]

    def fits(self, headings: Iterable[str]) -> bool:
        """Whether a table with these headings is of this shape."""
        return shape(each.heading for each in self.columns) == shape(headings)


class UnknownTable(msgspec.Struct, frozen=True):
    """A table that no product writes and no mapping fits."""

    file: str
    sheet: str
    headings: tuple[str, ...]
    samples: tuple[tuple[str, ...], ...]
    """The first rows as texts."""


def shape(headings: Iterable[str]) -> tuple[str, ...]:
    """By what tables of one kind are known again: their headings in any order, without empty ones."""
    return tuple(sorted(filter(None, map(plain_heading, headings))))


def suggested(headings: Sequence[str], kind: TableKind | None = None) -> TableMapping:
    """What the columns may be by their headings; of the kind that fits most columns, unless one is given."""
    if kind is None:
        found = [suggested(headings, each) for each in FIELDS]
        return max(found, key=lambda each: sum(bool(column.field) for column in each.columns))
    taken: set[str] = set()
    columns = []
    for heading in headings:
        field, unit = _meaning(plain_heading(heading), FIELDS[kind])
        if field is not None and (field.key not in taken or field.is_summed):
            taken.add(field.key)
            columns.append(ColumnMeaning(heading, field.key, unit))
        else:
            columns.append(ColumnMeaning(heading))
    return TableMapping(kind, tuple(columns))


def complaints(mapping: TableMapping) -> tuple[Message, ...]:
    """Why a table cannot be read by a mapping; nothing if it can."""
    fields = {each.key: each for each in FIELDS[mapping.kind]}
    counts = Counter(each.field for each in mapping.columns if each.field)
    found = []
    for each in mapping.columns:
        words: dict[str, object] = {"column": each.heading[:LONGEST_HEADING].strip()}
        field = fields.get(each.field)
        if each.field and field is None:
            words |= {"field": each.field[:LONGEST_HEADING], "known": ", ".join(fields)}
            found.append(Message("The column {column} cannot be {field}. Choose from: {known}.", words))
        elif field is not None and not plain_heading(each.heading):
            found.append(Message("A column without a heading cannot be read. Give it one in the file."))
        elif field is not None and field.units and each.unit not in field.units:
            words |= {"units": ", ".join(field.units)}
            found.append(Message("The unit of the column {column} is missing. Choose from: {units}.", words))
    for field in fields.values():
        words = {"field": field.title}
        if field.is_needed and not counts[field.key]:
            found.append(Message("A column is missing: {field}.", words))
        elif counts[field.key] > 1 and not field.is_summed:
            found.append(Message("Only one column can be: {field}.", words))
    return tuple(found)


def head_of(rows: Sequence[Sequence[str]], mappings: Iterable[TableMapping]) -> int:
    """The row with the headings among the first rows of a table: one that a mapping fits, else the first of those with
    the most headings that suggest something.
    """
    known = {shape(each.heading for each in mapping.columns) for mapping in mappings}
    fitting = [place for place, row in enumerate(rows) if shape(row) in known]
    if fitting or not rows:
        return fitting[0] if fitting else 0
    return max(range(len(rows)), key=lambda place: (_recognised(rows[place]), -place))


def _recognised(headings: Sequence[str]) -> int:
    return sum(bool(each.field) for each in suggested(headings).columns)


def read_mapped(file: str, tables: Sequence[tuple[SourceTable, TableMapping]]) -> Inventory:
    """The inventory in the tables of one file. Raises ImportedFileError."""
    machines: list[Machine] = []
    hosts: list[InventoryHost] = []
    stores: list[Datastore] = []
    unreadable: list[Message] = []
    for table, mapping in tables:
        for problem in complaints(mapping):
            words: dict[str, object] = {"file": file, "sheet": table.sheet, "problem": problem}
            raise ImportedFileError(Message("{file}, sheet {sheet}: {problem}", words))
        columns = _Columns(mapping)
        reader = TableReader(table, columns.every)
        reader.need(*columns.needed)
        if mapping.kind == "machines":
            read, problems = read_rows(reader.rows(), columns.needed, columns.machine)
            for machine, count in read:
                machines += [machine] * count
                _check_number(file, table.sheet, len(machines))
        elif mapping.kind == "hosts":
            found, problems = read_rows(reader.rows(), columns.needed, columns.host)
            for host, count in found:
                hosts += [host] * count
                _check_number(file, table.sheet, len(hosts))
        else:
            more, problems = read_rows(reader.rows(), columns.needed, columns.datastore)
            stores += more
        unreadable += problems
    if not (machines or hosts or stores):
        words = {"file": file}
        raise ImportedFileError(
            unreadable[0] if unreadable else Message("{file}: there is nothing below its headings.", words)
        )
    return Inventory(
        sources=(Source(file, "table"),),
        machines=tuple(machines),
        hosts=tuple(hosts),
        datastores=tuple(stores),
        unreadable=tuple(unreadable),
    )


class _Columns:
    """The columns of one table by field, and its rows as machines, hosts or datastores."""

    def __init__(self, mapping: TableMapping) -> None:
        self._fields = {each.key: each for each in FIELDS[mapping.kind]}
        self._columns: dict[str, list[ExportColumn]] = {}
        for place, each in enumerate(mapping.columns):
            if each.field:
                field = self._fields[each.field]
                units = {"": field.units[each.unit]} if field.units else {}
                # The place makes titles different, which is what columns are told apart by.
                column = ExportColumn(
                    f"{each.heading} {place}", (plain_heading(each.heading),), field.is_number, units
                )
                self._columns.setdefault(each.field, []).append(column)
        self.every = [column for columns in self._columns.values() for column in columns]
        self.needed = [
            column
            for key, columns in self._columns.items()
            if self._fields[key].is_needed
            for column in columns
        ]

    def machine(self, row: RowReader) -> tuple[Machine, int]:
        """A machine, and how many there are of it."""
        machine = Machine(
            name=self._needed_text(row, "name"),
            power=self._power(row),
            vcpus=row.count(self._one("vcpus"), 1, MOST_VCPUS),
            ram_mib=row.number(self._one("ram"), 1, MOST_RAM_MIB),
            disk_mib=self._sum(row, "disk"),
            used_mib=self._sum(row, "used"),
            cluster=self._word(row, "cluster"),
            datacenter=self._word(row, "datacenter"),
            host=self._word(row, "host"),
            guest=self._word(row, "guest"),
            datastore=self._word(row, "datastore"),
            folder=self._word(row, "folder"),
            resource_pool=self._word(row, "resource_pool"),
        )
        return machine, self._count(row)

    def host(self, row: RowReader) -> tuple[InventoryHost, int]:
        """A host, and how many there are of it."""
        host = InventoryHost(
            name=self._needed_text(row, "name"),
            cluster=self._word(row, "cluster"),
            model=self._word(row, "model"),
            cpu_model=self._word(row, "cpu_model"),
            mhz=self._number(row, "mhz", LEAST_MHZ, MOST_MHZ),
            sockets=self._whole(row, "sockets", MOST_SOCKETS),
            cores=row.count(self._one("cores"), 1, MOST_CORES),
            ram_mib=self._number(row, "ram", LEAST_HOST_MIB, MOST_RAM_MIB),
            version=self._word(row, "version"),
        )
        return host, self._count(row)

    def datastore(self, row: RowReader) -> Datastore:
        """A datastore."""
        return Datastore(
            name=self._needed_text(row, "name"),
            kind=self._word(row, "kind"),
            capacity_mib=row.number(self._one("capacity"), 0, MOST_DISK_MIB),
            used_mib=self._number(row, "used", 0, MOST_DISK_MIB),
            hosts=split_names(self._word(row, "hosts")),
        )

    def _one(self, key: str) -> ExportColumn:
        return self._columns[key][0]

    def _word(self, row: RowReader, key: str) -> str:
        return row.text(self._one(key)) if key in self._columns else ""

    def _needed_text(self, row: RowReader, key: str) -> str:
        found = row.text(self._one(key))
        if not found:
            raise row.problem(self._one(key), Message("a name"))
        if found.casefold().rstrip(":") in TOTALS:
            raise row.problem(self._one(key), Message("a name; a row of totals is not counted"))
        return found

    def _number(self, row: RowReader, key: str, least: float, most: float) -> float | None:
        return row.number_if_any(self._one(key), least, most) if key in self._columns else None

    def _whole(self, row: RowReader, key: str, most: int) -> int | None:
        return row.count_if_any(self._one(key), 1, most) if key in self._columns else None

    def _count(self, row: RowReader) -> int:
        found = self._whole(row, "count", MOST_OF_A_ROW)
        return 1 if found is None else found

    def _sum(self, row: RowReader, key: str) -> float | None:
        found = [row.number_if_any(each, 0, MOST_DISK_MIB) for each in self._columns.get(key, ())]
        told = [each for each in found if each is not None]
        return sum(told) if told else None

    def _power(self, row: RowReader) -> Power:
        """On, if the table has no column for it or nothing in it."""
        text = "".join(self._word(row, "power").split()).casefold()
        if not text:
            return "on"
        found = MORE_POWERS.get(text)
        if found is None:
            raise row.problem(self._one("power"), Message("on, off or suspended"))
        return found


def _meaning(heading: str, fields: Sequence[TableField]) -> tuple[TableField | None, str]:
    """The field that a heading suggests, and its unit: memoryinmb is Memory in MiB."""
    for field in fields:
        if heading in field.headings:
            return field, ""
    for ending in sorted((*UNIT_WORDS, "mhz", "ghz"), key=len, reverse=True):
        bare = heading.removesuffix(ending)
        for field in fields if heading.endswith(ending) else ():
            if (
                field.units
                and MEANT[ending] in field.units
                and ({bare, bare.removesuffix("in")} & {*field.headings})
            ):
                return field, MEANT[ending]
    return None, ""


def _check_number(file: str, sheet: str, number: int) -> None:
    if number > MOST_MACHINES:
        words: dict[str, object] = {"file": file, "sheet": sheet, "most": MOST_MACHINES}
        raise ImportedFileError(Message("{file}, sheet {sheet}: these are more than {most} machines.", words))
