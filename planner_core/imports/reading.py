"""Which product wrote a file, and the inventory in one or several files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from planner_core.imports import collector, live_optics, rvtools
from planner_core.imports.export_reading import sheet_key
from planner_core.imports.inventory import Inventory
from planner_core.imports.several_files import together, with_days
from planner_core.imports.source_tables import (
    MOST_SHOWN,
    UNIT_WORDS,
    ImportedFileError,
    SourceFile,
    plain_heading,
)
from planner_core.messages import Message

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


def read_inventory(files: Sequence[SourceFile], days: Mapping[str, str] | None = None) -> Inventory:
    """The inventory in all files together; what is in several of them counts once. Raises ImportedFileError.

    `days` are ISO dates by name of file, for exports that do not tell theirs.
    """
    return together([with_days(_read(file), days or {}) for file in files])


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
