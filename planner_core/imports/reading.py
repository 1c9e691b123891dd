"""Which product wrote a file, and the inventory in one or several files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from planner_core.imports import collector, live_optics, rvtools
from planner_core.imports.export_reading import sheet_key
from planner_core.imports.inventory import Inventory
from planner_core.imports.mapped_tables import (
    LONGEST_HEADING,
    MOST_COLUMNS,
    TableMapping,
    UnknownTable,
    read_mapped,
)
from planner_core.imports.several_files import together, with_days
from planner_core.imports.source_tables import (
    LONGEST_SHOWN,
    MOST_SHOWN,
    UNIT_WORDS,
    Cell,
    ImportedFileError,
    SourceFile,
    SourceTable,
    plain_heading,
)
from planner_core.messages import Message, shortened

SAMPLES: Final = 3
"""Rows of an unknown table that are shown."""
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


class UnknownTablesError(ImportedFileError):
    """A file is no export of a known product, but its tables could be read if somebody says what their columns are."""

    def __init__(self, message: Message, tables: tuple[UnknownTable, ...]) -> None:
        super().__init__(message)
        self.tables = tables


def read_inventory(
    files: Sequence[SourceFile],
    days: Mapping[str, str] | None = None,
    mappings: Sequence[TableMapping] = (),
) -> Inventory:
    """The inventory in all files together; what is in several of them counts once. Raises ImportedFileError, and
    UnknownTablesError for the first file that is neither an export of a product nor has a table that a mapping fits.

    `days` are ISO dates by name of file, for exports that do not tell theirs.
    """
    return together([with_days(_read(file, mappings), days or {}) for file in files])


def is_export(sheets: Iterable[str]) -> bool:
    """Whether a file with these sheets is an export of a known product."""
    return not READERS.keys().isdisjoint(map(sheet_key, sheets))


def is_of_product(name: str) -> bool:
    """Whether a file is named as RVTools names those of its sheets: RVTools_tabvTools."""
    return "".join(each for each in name.casefold() if each.isalnum()).startswith(("rvtoolstab", "tabv"))


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


def _read(file: SourceFile, mappings: Sequence[TableMapping]) -> Inventory:
    sheets = {sheet_key(table.sheet) for table in file.tables}
    for sheet, read in READERS.items():
        if sheet in sheets:
            return read(file)
    mapped = [
        (table, mapping)
        for table in file.tables
        if (mapping := next((each for each in mappings if each.fits(table.headings)), None)) is not None
    ]
    if mapped:
        return _with_unread(read_mapped(file.name, mapped), file, [table for table, _ in mapped])
    names = [table.sheet for table in file.tables]
    words: dict[str, object] = {
        "file": file.name,
        "found": ", ".join(names[:MOST_SHOWN]) or "\N{EN DASH}",
    }
    raise UnknownTablesError(
        Message(
            "{file} is no export that can be imported. Expected: the sheet vInfo of RVTools, vmList of Nutanix"
            " Collector, or VMs of Live Optics. There are: {found}.",
            words,
        ),
        tuple(
            _unknown(table) for table in file.tables if any(map(plain_heading, table.headings)) and table.rows
        ),
    )


def _with_unread(inventory: Inventory, file: SourceFile, read: Sequence[SourceTable]) -> Inventory:
    """The same, with the tables of the file that nothing is read from."""
    others = [each.sheet for each in file.tables if each.rows and not any(each is one for one in read)]
    if not others:
        return inventory
    words: dict[str, object] = {"file": file.name, "sheets": ", ".join(others[:MOST_SHOWN])}
    remark = Message("{file}: nothing is read from {sheets}.", words)
    return msgspec.structs.replace(inventory, remarks=(*inventory.remarks, remark))


def _unknown(table: SourceTable) -> UnknownTable:
    headings = tuple(each[:LONGEST_HEADING] for each in table.headings[:MOST_COLUMNS])
    samples = tuple(
        tuple(_sample(row.cells[place]) if place < len(row.cells) else "" for place in range(len(headings)))
        for row in table.rows[:SAMPLES]
    )
    return UnknownTable(table.file, table.sheet, headings, samples)


def _sample(cell: Cell) -> str:
    if isinstance(cell, float):
        return f"{cell:.15g}"
    return shortened(cell or "", LONGEST_SHOWN)
