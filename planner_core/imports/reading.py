"""Which product wrote a file, and the inventory in one or several files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from planner_core.imports import collector, live_optics, rvtools
from planner_core.imports.export_reading import sheet_key
from planner_core.imports.inventory import Datastore, Inventory, InventoryHost, Machine
from planner_core.imports.source_tables import (
    MOST_SHOWN,
    UNIT_WORDS,
    ImportedFileError,
    SourceFile,
    plain_heading,
)
from planner_core.messages import Message

Row = TypeVar("Row", Machine, InventoryHost, Datastore)

READERS: Final[dict[str, Callable[[SourceFile], Inventory]]] = {
    "vmlist": collector.read_collector,
    "vinfo": rvtools.read_rvtools,
    "vms": live_optics.read_live_optics,
}
"""By the sheet that tells the product; the first one that is there counts: Collector has a sheet vInfo, too."""

WANTED_SHEETS: Final = frozenset(
    {
        *("vinfo", "vhost", "vdatastore", "vdisk", "vmemory", "vmetadata"),
        *("vms", "esxhosts", "esxperformance"),
        *("vmlist", "vhosts", "datastore", "metadata"),
    }
)
WANTED_HEADINGS: Final = frozenset(
    name for column in (*rvtools.COLUMNS, *live_optics.COLUMNS, *collector.COLUMNS) for name in column.names
)


def read_inventory(files: Sequence[SourceFile]) -> Inventory:
    """The inventory in all files together; what is in several of them counts once. Raises ImportedFileError."""
    found: list[Inventory] = []
    remarks: list[Message] = []
    for file in files:
        read = _read(file)
        if any(_content(read) == _content(each) for each in found):
            words: dict[str, object] = {"file": file.name}
            remarks.append(Message("{file} has the same content as another file; it counts once.", words))
        else:
            found.append(read)
    machines = _once([each.machines for each in found])
    hosts = _once([each.hosts for each in found])
    datastores = _once([each.datastores for each in found])
    every = sum(len(each.machines) + len(each.hosts) + len(each.datastores) for each in found)
    if twins := every - len(machines) - len(hosts) - len(datastores):
        remarks.append(
            Message(
                "{count} machine, host or datastore is in several files; it counts once.",
                {"count": twins},
                "{count} machines, hosts or datastores are in several files; each counts once.",
            )
        )
    return Inventory(
        sources=tuple(source for each in found for source in each.sources),
        machines=machines,
        hosts=hosts,
        datastores=datastores,
        unreadable=tuple(problem for each in found for problem in each.unreadable),
        remarks=(*(remark for each in found for remark in each.remarks), *remarks),
    )


def _content(read: Inventory) -> tuple[object, ...]:
    return read.machines, read.hosts, read.datastores


def _once(groups: Sequence[tuple[Row, ...]]) -> tuple[Row, ...]:
    """All rows, without those of an earlier file with the same name and key. Rows of one file are never dropped."""
    before: set[tuple[str, str]] = set()
    every: list[Row] = []
    for rows in groups:
        every += [each for each in rows if not each.key or (each.key, each.name) not in before]
        before |= {(each.key, each.name) for each in rows}
    return tuple(every)


def wanted_sheet(name: str) -> bool:
    """Whether a sheet of this name is read by any product; all others need not be read from the file."""
    return sheet_key(name) in WANTED_SHEETS


def wanted_heading(text: str) -> bool:
    """Whether a column of this heading is read in any sheet; all others need not be kept."""
    heading = plain_heading(text)
    if heading in WANTED_HEADINGS:
        return True
    return any(
        heading.endswith(unit) and heading.removesuffix(unit) in WANTED_HEADINGS for unit in UNIT_WORDS
    )


def _read(file: SourceFile) -> Inventory:
    sheets = {sheet_key(table.sheet) for table in file.tables}
    for sheet, read in READERS.items():
        if sheet in sheets:
            return read(file)
    names = [table.sheet for table in file.tables]
    words: dict[str, object] = {
        "file": file.name,
        "found": ", ".join(names[:MOST_SHOWN]) or "\N{EN DASH}",
    }
    raise ImportedFileError(
        Message(
            "{file} is no export that can be imported. Expected: the sheet vInfo of RVTools, vmList of Nutanix"
            " Collector, or VMs of Live Optics. There are: {found}.",
            words,
        )
    )
