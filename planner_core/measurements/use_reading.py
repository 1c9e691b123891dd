"""Which collector wrote a workbook, and what it saw of the machines in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planner_core.imports.export_reading import sheet_key
from planner_core.imports.source_tables import (
    MOST_SHOWN,
    UNIT_WORDS,
    ImportedFileError,
    SourceFile,
    plain_heading,
)
from planner_core.measurements import collector_use, live_optics_use
from planner_core.measurements.machine_use import UseOfMachines
from planner_core.messages import Message

READERS: Final[dict[str, Callable[[SourceFile], UseOfMachines]]] = {
    "vmperformance": live_optics_use.live_optics_use,
    "vmlist": collector_use.collector_use,
}
"""By the sheet that tells the product. RVTools has a sheet vCPU, too."""
UNITS: Final = UNIT_WORDS | live_optics_use.CLOCK.keys()
WANTED_HEADINGS: Final = frozenset(
    name for column in (*live_optics_use.COLUMNS, *collector_use.COLUMNS) for name in column.names
)


def read_use(file: SourceFile) -> UseOfMachines:
    """What was seen of the machines. Raises ImportedFileError if the file tells nothing of it."""
    sheets = {sheet_key(table.sheet): table.sheet for table in file.tables}
    for sheet, read in READERS.items():
        if sheet in sheets and (sheet != "vmlist" or "vcpu" in sheets):
            found = read(file)
            if not found.machines:
                raise ImportedFileError(_nothing(file, sheets[sheet], found))
            return found
    words: dict[str, object] = {
        "file": file.name,
        "found": ", ".join(list(sheets.values())[:MOST_SHOWN]) or "\N{EN DASH}",
    }
    raise ImportedFileError(
        Message(
            "{file} tells nothing of how busy machines were. Expected: the sheet VM Performance of Live Optics, or"
            " vmList and vCPU of Nutanix Collector. There are: {found}.",
            words,
        )
    )


def _nothing(file: SourceFile, sheet: str, found: UseOfMachines) -> Message:
    if found.unreadable:
        return found.unreadable[0]
    words: dict[str, object] = {"file": file.name, "sheet": sheet}
    return Message("{file}, sheet {sheet}: there is no machine in it.", words)


def wanted_sheet(name: str) -> bool:
    """Whether anything is read from a sheet of this name."""
    return sheet_key(name) in live_optics_use.SHEETS | collector_use.SHEETS


def wanted_heading(text: str) -> bool:
    """Whether a column of this heading is read in any sheet."""
    heading = plain_heading(text)
    if heading in WANTED_HEADINGS:
        return True
    return any(heading.endswith(unit) and heading.removesuffix(unit) in WANTED_HEADINGS for unit in UNITS)
