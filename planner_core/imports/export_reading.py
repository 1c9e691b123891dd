"""Common to all products: tables by name, rows that are read or refused, bounds, and units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from planner_core.imports.inventory import Inventory, Power
from planner_core.imports.source_tables import (
    ExportColumn,
    ImportedFileError,
    RowReader,
    SourceFile,
    SourceTable,
    TableReader,
)
from planner_core.messages import Message
from planner_core.plan.components.host_measured import MOST_IOPS, MOST_PERCENT
from planner_core.units import BYTES_PER_GIB, BYTES_PER_KIB, MIB_PER_GIB

__all__ = ["MOST_IOPS", "MOST_PERCENT"]
T = TypeVar("T")

MIB_PER_KIB: Final = 1 / 1024
MIB_PER_TIB: Final = MIB_PER_GIB * 1024
MIB_PER_BYTE: Final = 1 / (BYTES_PER_KIB * 1024)
BYTES_PER_MIB: Final = BYTES_PER_GIB // MIB_PER_GIB

BINARY_UNITS: Final[Mapping[str, float]] = {
    "mib": 1.0,
    "kib": MIB_PER_KIB,
    "gib": float(MIB_PER_GIB),
    "tib": float(MIB_PER_TIB),
    "bytes": MIB_PER_BYTE,
}

MOST_VCPUS: Final = 1024
MOST_RAM_MIB: Final = 64.0 * MIB_PER_TIB
MOST_DISK_MIB: Final = float(2**40)
LEAST_HOST_MIB: Final = float(MIB_PER_GIB)
MOST_CORES: Final = 4096
MOST_SOCKETS: Final = 64
LEAST_MHZ: Final = 100.0
MOST_MHZ: Final = 10_000.0

NO_HOSTS: Final = Message("hosts are unknown, and none is drawn")
NO_DATASTORES: Final = Message("datastores are unknown, and none is drawn")
"""What a file without their sheet leaves open."""

POWERS: Final[Mapping[str, Power]] = {
    "poweredon": "on",
    "on": "on",
    "running": "on",
    "poweredoff": "off",
    "off": "off",
    "notrunning": "off",
    "suspended": "suspended",
    "paused": "suspended",
}


def size(title: str, *names: str, units: Mapping[str, float]) -> ExportColumn:
    """A column with a size."""
    return ExportColumn(title, names, is_number=True, units=units)


def number(title: str, *names: str) -> ExportColumn:
    """A column with a number."""
    return ExportColumn(title, names, is_number=True)


def text(title: str, *names: str) -> ExportColumn:
    """A column with a text or a truth value."""
    return ExportColumn(title, names)


def power_of(row: RowReader, column: ExportColumn) -> Power:
    """Whether a machine is on. Raises ImportedFileError."""
    found = POWERS.get("".join(row.text(column).split()).casefold())
    if found is None:
        raise row.problem(column, Message("poweredOn, poweredOff or suspended"))
    return found


def table_called(file: SourceFile, *names: str) -> SourceTable | None:
    """The table of one of these names, as `sheet_key` gives them."""
    return next((table for table in file.tables if sheet_key(table.sheet) in names), None)


def sheet_key(name: str) -> str:
    """The name of a sheet for comparison; the files of RVTools are called RVTools_tabvInfo.csv and the like."""
    plain = "".join(each for each in name.casefold() if each.isalnum())
    return plain.removeprefix("rvtools").removeprefix("tab")


def read_rows(
    rows: Iterable[RowReader], needed: Sequence[ExportColumn], read: Callable[[RowReader], T]
) -> tuple[list[T], list[Message]]:
    """What the rows hold, and why some of them cannot be read. Rows without any needed value are left out: they are
    formatted, and empty.
    """
    found: list[T] = []
    problems: list[Message] = []
    for row in rows:
        if row.is_empty(*needed):
            continue
        try:
            found.append(read(row))
        except ImportedFileError as problem:
            problems.append(problem.message)
    return found, problems


def rows_of_sheet(
    file: SourceFile,
    sheet: str,
    without: Message,
    columns: Sequence[ExportColumn],
    needed: Sequence[ExportColumn],
    read: Callable[[RowReader], T],
    unreadable: list[Message],
    remarks: list[Message],
) -> list[T]:
    """What a sheet holds; of a file that lacks it, `without` it is remarked. Rows that cannot be read are added to
    `unreadable`. Raises ImportedFileError if a needed column is missing.
    """
    table = table_called(file, sheet_key(sheet))
    if table is None:
        remarks.append(lacks(file.name, sheet, without))
        return []
    reader = TableReader(table, columns)
    reader.need(*needed)
    found, problems = read_rows(reader.rows(), needed[:1], read)
    unreadable += problems
    return found


def name_of(row: RowReader, column: ExportColumn) -> str:
    """The name of a machine. Raises ImportedFileError if there is none."""
    name = row.text(column)
    if not name:
        raise row.problem(column, Message("the name of a machine"))
    return name


def split_names(text: str) -> tuple[str, ...]:
    """Names between commas."""
    return tuple(each.strip() for each in text.split(",") if each.strip())


def cores_by_sockets(
    row: RowReader, cores: ExportColumn, sockets: int | None, per_socket: int | None, most: int
) -> int | None:
    """Cores of a host as its column tells them, else by its processors. Raises ImportedFileError if both differ."""
    told = row.count_if_any(cores, 1, most)
    counted = None if sockets is None or per_socket is None else sockets * per_socket
    if told is not None and counted is not None and told != counted:
        raise row.problem(
            cores, Message("{count} cores, by processors and cores of each", {"count": counted})
        )
    return told if told is not None else counted


def joined(*words: str) -> str:
    """Words with a blank between them, without repeating the first: HPE ProLiant; not HPE HPE ProLiant."""
    found = [each for each in words if each]
    if len(found) > 1 and found[1].casefold().startswith(found[0].casefold()):
        found = found[1:]
    return " ".join(found)


def lacks(file: str, sheet: str, what: Message) -> Message:
    """A remark on a sheet that a file does not have."""
    words: dict[str, object] = {"file": file, "sheet": sheet, "what": what}
    return Message("{file} has no sheet {sheet}: {what}.", words)


def check_any(inventory: Inventory, file: str, sheet: str) -> Inventory:
    """The inventory; raises ImportedFileError if not one machine could be read, with the reason of the first row."""
    if inventory.machines:
        return inventory
    if inventory.unreadable:
        raise ImportedFileError(inventory.unreadable[0])
    words: dict[str, object] = {"file": file, "sheet": sheet}
    raise ImportedFileError(Message("{file}, sheet {sheet}: there is no machine in it.", words))
