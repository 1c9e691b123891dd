"""Exports with something wrong in them: what is read is right to the last unit, all else is refused in words.

A mutation of the form (columns moved, renamed, repeated, sheets gone, units of headings changed) never changes a size
that is read. A mutation of values is told with its row, or read as what it says.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable

import pytest

from planner_core.imports.inventory import Inventory, Machine
from planner_core.imports.reading import read_inventory
from planner_core.imports.source_tables import ImportedFileError
from tests.support.estates import Sheets, collector_sheets, live_optics_sheets, rvtools_sheets, source_file
from tests.support.thorough import THOROUGH

ROUNDS = 10_000 if THOROUGH else 600
EXPORTS: dict[str, Callable[[], Sheets]] = {
    "RVTools 3.11": lambda: rvtools_sheets(6, version="3.11.6"),
    "RVTools 4.0": lambda: rvtools_sheets(6, version="4.0.4"),
    "RVTools 4.4": lambda: rvtools_sheets(6, version="4.4.1"),
    "RVTools 4.7": lambda: rvtools_sheets(6),
    "Live Optics": lambda: live_optics_sheets(6),
    "Collector": lambda: collector_sheets(6),
}
MACHINES = {"vInfo": "VM", "VMs": "VM Name", "vmList": "VM Name"}
"""The sheet of machines, and the heading of their names."""
JUNK = (
    None, "", " ", "n/a", "#REF!", "=?", "4.096", "4,096", "1e400", "NaN", "-5", -5.0, float("inf"), "Ω", "0x10",
    "12 GB", "True", "x" * 40_000, "\x00", "{file}", "1" * 400, 10.0**18, 2.0**70, "١٢", "--", "%s",
)  # fmt: skip
Mutation = Callable[[Sheets, random.Random], None]


def any_sheet(sheets: Sheets, source: random.Random) -> list[list[object]]:
    return sheets[source.choice(sorted(sheets))]


def move_column(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    width = len(rows[0])
    a, b = source.randrange(width), source.randrange(width)
    for row in rows:
        row.insert(b, row.pop(a))


def own_column(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    place = source.randrange(len(rows[0]) + 1)
    heading = source.choice(["owner", "", None, "Memory of mine", "Backup GB", "  ", "CPUs allowed"])
    for number, row in enumerate(rows):
        row.insert(place, heading if number == 0 else source.choice(JUNK))


def drop_column(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    place = source.randrange(len(rows[0]))
    for row in rows:
        del row[place]


def repeat_column(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    place = source.randrange(len(rows[0]))
    wrong = source.random() < 0.5
    for number, row in enumerate(rows):
        row.append(row[place] if number == 0 or not wrong else 7.0)


def respell_heading(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    place = source.randrange(len(rows[0]))
    heading = str(rows[0][place])
    rows[0][place] = source.choice(
        [heading.upper(), f" {heading} ", heading.replace(" ", ""), heading + "\n"]
    )


def rename_heading(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    rows[0][source.randrange(len(rows[0]))] = source.choice(["", None, "Arbeitsspeicher", "?", "x" * 5000])


def other_unit(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    sizes = [place for place, each in enumerate(rows[0]) if "MiB" in str(each) or "MB" in str(each)]
    for place in sizes:
        unit = source.choice(["GB", "KB", "TB"])
        rows[0][place] = str(rows[0][place]).replace("MiB", unit).replace("MB", unit)


def drop_sheet(sheets: Sheets, source: random.Random) -> None:
    del sheets[source.choice(sorted(sheets))]


def shorten_rows(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    for row in rows[1:]:
        del row[source.randrange(len(row) + 1) :]


def empty_rows(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    rows.insert(source.randrange(1, len(rows) + 1), [None] * len(rows[0]))


def shuffle_rows(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    body = rows[1:]
    source.shuffle(body)
    rows[1:] = body


def empty_sheet(sheets: Sheets, source: random.Random) -> None:
    del any_sheet(sheets, source)[source.randrange(2) :]


def junk(sheets: Sheets, source: random.Random) -> None:
    rows = any_sheet(sheets, source)
    if len(rows) > 1:
        row = rows[source.randrange(1, len(rows))]
        if row:
            row[source.randrange(len(row))] = source.choice(JUNK)


FORM: tuple[Mutation, ...] = (
    move_column, own_column, drop_column, repeat_column, respell_heading, rename_heading, other_unit, drop_sheet,
    empty_rows, shuffle_rows, empty_sheet,
)  # fmt: skip
VALUES: tuple[Mutation, ...] = (junk, shorten_rows)


def read(sheets: Sheets) -> Inventory | None:
    """The inventory, or None if the file is refused with a message that names it."""
    file = source_file({name: rows for name, rows in sheets.items() if rows}, "e.xlsx")
    refusal = ""
    try:
        return read_inventory([file])
    except ImportedFileError as refused:
        refusal = str(refused)
    assert "e.xlsx" in refusal
    return None


def sizes(machine: Machine) -> dict[str, float | None]:
    return {
        "vcpus": machine.vcpus,
        "ram": machine.ram_mib,
        "disk": machine.disk_mib,
        "provisioned": machine.provisioned_mib,
        "used": machine.used_mib,
    }


def check_sizes(found: Inventory, meant: Inventory) -> None:
    machines = {each.name: sizes(each) for each in meant.machines}
    for each in found.machines:
        for field, value in sizes(each).items():
            assert value is None or value == machines[each.name][field], (each.name, field)
    hosts = {each.name: (each.ram_mib, each.mhz, each.cores, each.sockets) for each in meant.hosts}
    for host in found.hosts:
        own = (host.ram_mib, host.mhz, host.cores, host.sockets)
        assert all(a is None or a == b for a, b in zip(own, hosts[host.name], strict=True)), host.name
    stores = {each.name: (each.capacity_mib, each.used_mib) for each in meant.datastores}
    for store in found.datastores:
        own_sizes = (store.capacity_mib, store.used_mib)
        assert all(a is None or a == b for a, b in zip(own_sizes, stores[store.name], strict=True)), (
            store.name
        )


@pytest.mark.parametrize("export", EXPORTS)
def test_what_is_wrong_with_the_form_never_changes_a_size(export: str) -> None:
    original = EXPORTS[export]()
    meant = read(original)
    assert meant is not None
    read_ones = 0
    for number in range(ROUNDS // 12):
        source = random.Random(f"{export} {number}")
        sheets = copy.deepcopy(original)
        for mutation in source.sample(FORM, source.randrange(1, 4)):
            if sheets:
                mutate(mutation, sheets, source)
        found = read(sheets)
        if found is not None:
            read_ones += 1
            check_sizes(found, meant)
    assert read_ones > ROUNDS // 60


@pytest.mark.parametrize("export", EXPORTS)
def test_what_is_wrong_with_a_value_is_told_with_its_row(export: str) -> None:
    original = EXPORTS[export]()
    for number in range(ROUNDS // 12):
        source = random.Random(f"{export} {number}")
        sheets = copy.deepcopy(original)
        for mutation in source.choices(VALUES, k=source.randrange(1, 4)):
            mutate(mutation, sheets, source)
        found = read(sheets)
        if found is None:
            continue
        named = [each for each in names_in(sheets) if str(each or "").strip()]
        assert len(found.machines) + len(found.unreadable) >= len(named) - 1
        assert all(0 < each.ram_mib < 2**27 and 0 < each.vcpus <= 1024 for each in found.machines)
        for message in found.unreadable:
            assert "e.xlsx, sheet " in str(message)
            assert ", row " in str(message)
            assert "expected: " in str(message)
            assert len(str(message)) < 400


def mutate(mutation: Mutation, sheets: Sheets, source: random.Random) -> None:
    """Apply a mutation, unless an earlier one has left nothing to apply it to."""
    if all(rows and rows[0] for rows in sheets.values()):
        mutation(sheets, source)


def names_in(sheets: Sheets) -> list[object]:
    sheet = next(each for each in ("vmList", "vInfo", "VMs") if each in sheets)
    rows = sheets[sheet]
    place = rows[0].index(MACHINES[sheet])
    return [row[place] if place < len(row) else None for row in rows[1:]]
