"""Lists of machines, hosts and datastores by what the user says of their columns: totals to the last unit, no guess."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from planner_core.imports.grouping import Grouping
from planner_core.imports.growth import growth
from planner_core.imports.inventory import Inventory, datastore_totals, host_totals, machine_totals
from planner_core.imports.mapped_tables import (
    FIELDS,
    MOST_OF_A_ROW,
    TableMapping,
    complaints,
    head_of,
    suggested,
)
from planner_core.imports.reading import UnknownTablesError, read_inventory
from planner_core.imports.selection import EstateChoice
from planner_core.imports.source_tables import ImportedFileError, SourceFile
from tests.support.estates import Sheet, column, source_file, sums
from tests.support.thorough import THOROUGH

ROUNDS = 4_000 if THOROUGH else 400
BYTES = {
    "MiB": 2**20, "GiB": 2**30, "TiB": 2**40, "KiB": 2**10, "bytes": 1, "MB": 10**6, "GB": 10**9, "TB": 10**12,
}  # fmt: skip
JUNK: Sequence[Any] = (
    None, "", " ", "n/a", "#REF!", "=?", "4.096", "1e400", "NaN", "-5", -5.0, float("inf"), "Ω", "0x10", "12 GB",
    "True", "x" * 40_000, "\x00", "{file}", "1" * 400, 10.0**18, "١٢", "--", "%s",
)  # fmt: skip


def german_list(machines: int = 20, seed: int = 1) -> Sheet:
    source = random.Random(seed)
    rows: Sheet = [
        [
            "Rechnername", "Anzahl CPU", "Arbeitsspeicher (GB)", "Festplatte (GB)", "Belegt (MB)", "Betriebssystem",
            "Zustand", "Kostenstelle", "Cluster",
        ]
    ]  # fmt: skip
    for number in range(machines):
        disk = source.randrange(40, 400)
        rows.append([
            f"PC{number:03}", source.choice([1, 2, 4]), source.choice([4, 8, 16]), disk, source.randrange(disk * 900),
            "Windows 11", "ausgeschaltet" if number % 7 == 3 else "Eingeschaltet", 4711, "VDI",
        ])  # fmt: skip
    return rows


def read(sheet: Sheet, mapping: TableMapping | None, **more: Any) -> Inventory:
    mappings = () if mapping is None else (mapping,)
    return read_inventory([source_file({"Liste": sheet}, "liste.xlsx")], mappings=mappings, **more)


def meanings(headings: Sequence[str]) -> dict[str, tuple[str, str]]:
    return {each.heading: (each.field, each.unit) for each in suggested(headings).columns if each.field}


def changed(mapping: TableMapping, heading: str, **values: str) -> TableMapping:
    return msgspec.structs.replace(
        mapping,
        columns=tuple(
            msgspec.structs.replace(each, **values) if each.heading == heading else each
            for each in mapping.columns
        ),
    )


def test_headings_suggest_what_columns_are() -> None:
    assert meanings(german_list()[0]) == {
        "Rechnername": ("name", ""),
        "Anzahl CPU": ("vcpus", ""),
        "Arbeitsspeicher (GB)": ("ram", "GiB"),
        "Festplatte (GB)": ("disk", "GiB"),
        "Belegt (MB)": ("used", "MiB"),
        "Betriebssystem": ("guest", ""),
        "Zustand": ("power", ""),
        "Cluster": ("cluster", ""),
    }
    assert meanings(["VM Name", "vCPU", "RAM", "Provisioned TB", "State"]) == {
        "VM Name": ("name", ""),
        "vCPU": ("vcpus", ""),
        "RAM": ("ram", ""),
        "Provisioned TB": ("disk", "TiB"),
        "State": ("power", ""),
    }, "a heading without a unit suggests none"


def test_the_list_for_azure_migrate_is_recognised() -> None:
    """Columns of the template in Microsoft's tutorial on assessing servers by an imported CSV file."""
    headings = [
        "*Server name", "IP addresses", "*Cores", "*Memory (In MB)", "*OS name", "OS version", "OS architecture",
        "Server type", "Hypervisor", "CPU utilization percentage", "Disk 1 size (In GB)", "Disk 2 size (In GB)",
        "Disk 1 read throughput (MB per second)", "Network In throughput",
    ]  # fmt: skip
    assert meanings(headings) == {
        "*Server name": ("name", ""),
        "*Cores": ("vcpus", ""),
        "*Memory (In MB)": ("ram", "MiB"),
        "*OS name": ("guest", ""),
        "Hypervisor": ("host", ""),
        "Disk 1 size (In GB)": ("disk", "GiB"),
        "Disk 2 size (In GB)": ("disk", "GiB"),
    }
    row = ["s1", "10.0.0.1", 4, 8192, "Windows Server 2022", "", "x64", "", "", 40, 100, 50, 3, 4]
    found = read([headings, row], suggested(headings))
    assert machine_totals(found.machines).disk_mib == 150 * 1024
    assert found.machines[0].ram_mib == 8192


def test_the_kind_is_the_one_that_most_headings_fit() -> None:
    assert suggested(["Host", "Cores", "Sockets", "CPU Model", "RAM (GB)"]).kind == "hosts"
    assert suggested(["Datastore", "Kapazität (GB)", "Belegt (GB)", "Typ"]).kind == "datastores"
    assert suggested(german_list()[0]).kind == "machines"


@pytest.mark.parametrize("ram_unit", BYTES)
@pytest.mark.parametrize("disk_unit", ["MiB", "GB", "TiB"])
def test_totals_are_those_of_the_cells_in_the_unit_that_is_said(ram_unit: str, disk_unit: str) -> None:
    sheet = german_list()
    scale = 2**30 // BYTES[ram_unit] if BYTES[ram_unit] < 2**30 else 1
    place = sheet[0].index("Arbeitsspeicher (GB)")
    for row in sheet[1:]:
        row[place] *= scale
    mapping = changed(suggested(sheet[0]), "Arbeitsspeicher (GB)", unit=ram_unit)
    found = read(sheet, changed(mapping, "Festplatte (GB)", unit=disk_unit))
    totals = machine_totals(found.machines)
    assert not found.unreadable
    assert totals.machines == 20
    assert totals.vcpus == sums(sheet, "Anzahl CPU")
    assert totals.ram_mib == pytest.approx(
        sums(sheet, "Arbeitsspeicher (GB)") * BYTES[ram_unit] / 2**20, rel=1e-12
    )
    assert totals.disk_mib == pytest.approx(
        sums(sheet, "Festplatte (GB)") * BYTES[disk_unit] / 2**20, rel=1e-12
    )
    assert totals.used_mib == sums(sheet, "Belegt (MB)")
    states = column(sheet, "Zustand")
    assert [each.power for each in found.machines] == [
        "on" if each == "Eingeschaltet" else "off" for each in states
    ]
    assert {each.cluster for each in found.machines} == {"VDI"}


def test_a_unit_that_nobody_said_is_asked_for() -> None:
    mapping = suggested(["Name", "vCPU", "RAM"])
    assert [str(each) for each in complaints(mapping)] == [
        "The unit of the column RAM is missing. Choose from: MiB, GiB, TiB, KiB, bytes, MB, GB, TB."
    ]
    with pytest.raises(
        ImportedFileError, match=r"liste\.xlsx, sheet Liste: The unit of the column RAM is missing"
    ):
        read([["Name", "vCPU", "RAM"], ["a", 1, 4]], mapping)
    assert not complaints(changed(mapping, "RAM", unit="GiB"))


def test_what_a_mapping_lacks_or_says_twice_is_told() -> None:
    mapping = suggested(["Name", "vCPU", "Kerne", "RAM (GB)", "Notiz"])
    assert not complaints(mapping)
    assert [str(each) for each in complaints(changed(mapping, "Kerne", field="vcpus"))] == [
        "Only one column can be: Virtual processors."
    ]
    assert [str(each) for each in complaints(changed(mapping, "Name", field=""))] == [
        "A column is missing: Name of the machine."
    ]
    assert "The column Notiz cannot be colour. Choose from: name, vcpus," in str(
        complaints(changed(mapping, "Notiz", field="colour"))[0]
    )


def test_a_table_without_a_mapping_says_what_it_holds() -> None:
    with pytest.raises(UnknownTablesError) as caught:
        read(german_list(), None)
    (table,) = caught.value.tables
    assert (table.file, table.sheet) == ("liste.xlsx", "Liste")
    assert table.headings == tuple(german_list()[0])
    assert table.samples[0][:2] == ("PC000", str(german_list()[1][1]))
    assert len(table.samples) == 3


def test_the_mapping_fits_the_columns_in_another_order_only() -> None:
    sheet = german_list()
    mapping = suggested(sheet[0])
    turned = [row[::-1] for row in sheet]
    assert read(turned, mapping).machines == read(sheet, mapping).machines
    sheet[0][-2] = "Raum"
    with pytest.raises(UnknownTablesError):
        read(sheet, mapping)


def test_one_row_may_stand_for_many() -> None:
    sheet: Sheet = [
        ["Typ", "Anzahl", "vCPU", "RAM GB"],
        ["Büro", 120, 2, 8],
        ["CAD", 15, 8, 32],
        ["leer", None, 1, 2],
    ]
    mapping = changed(suggested(sheet[0], "machines"), "Typ", field="name")
    totals = machine_totals(read(sheet, mapping).machines)
    assert (totals.machines, totals.vcpus, totals.ram_mib) == (
        136,
        120 * 2 + 15 * 8 + 1,
        (120 * 8 + 15 * 32 + 2) * 1024,
    )
    sheet[1:] = [[f"t{number}", MOST_OF_A_ROW, 1, 1] for number in range(3)]
    with pytest.raises(ImportedFileError, match="these are more than 200,000 machines"):
        read(sheet, mapping)


def test_a_row_of_totals_is_told_and_not_counted() -> None:
    sheet = german_list(4)
    sheet.append(["Summe", 9, 32, 400, 1000, None, None, None, None])
    found = read(sheet, suggested(sheet[0]))
    assert len(found.machines) == 4
    assert "row 6: Rechnername is Summe; expected: a name; a row of totals is not counted." in str(
        found.unreadable[0]
    )


def test_hosts_and_datastores_are_read_in_the_same_way() -> None:
    hosts: Sheet = [
        ["Host", "Kerne", "Sockel", "RAM (GB)", "Takt (GHz)", "CPU-Modell", "Cluster", "Anzahl"],
        ["esx1", 32, 2, 512, 2.5, "Xeon Gold 6248R", "VDI", 3],
        ["esx9", 16, 1, 256, 3, "Xeon", "Lab", None],
    ]
    stores: Sheet = [["Datastore", "Kapazität (TB)", "Belegt (GB)", "Typ"], ["ds1", 10, 2048, "VMFS"]]
    found = read_inventory(
        [source_file({"M": german_list(), "H": hosts, "D": stores, "Notizen": [["a"], ["b"]]}, "alles.xlsx")],
        mappings=[suggested(each[0]) for each in (german_list(), hosts, stores)],
    )
    totals = host_totals(found.hosts)
    assert (totals.hosts, totals.cores, totals.sockets, totals.ram_mib) == (4, 112, 7, (3 * 512 + 256) * 1024)
    assert totals.mhz == 3 * 32 * 2500 + 16 * 3000
    assert datastore_totals(found.datastores).capacity_mib == 10 * 2**20
    assert datastore_totals(found.datastores).used_mib == 2 * 2**20
    assert machine_totals(found.machines).machines == 20
    assert [str(each) for each in found.remarks] == ["alles.xlsx: nothing is read from Notizen."]


def test_a_title_above_the_headings_is_passed_over() -> None:
    rows = [("Serverliste", ""), ("Stand", "1.1.2026"), ("Name", "vCPU", "RAM (GB)"), ("a", "1", "4")]
    assert head_of(rows, ()) == 2
    odd = ("x1", "x2", "x3")
    assert head_of([*rows, odd], [TableMapping("machines", suggested(odd).columns)]) == 4
    assert head_of([], ()) == 0


def test_lists_of_several_days_tell_growth() -> None:
    mapping = suggested(german_list()[0])
    files = [source_file({"L": german_list(number)}, f"{number}.xlsx") for number in (20, 26)]
    days = {"20.xlsx": "2025-06-01", "26.xlsx": "2026-06-01"}
    found = read_inventory(files, days, [mapping])
    assert len(found.machines) == 26
    rise = growth(found, EstateChoice(powered_off=True), Grouping())
    assert rise is not None
    assert rise.machines_percent == pytest.approx(100 * 6 * 365.25 / 365 / 26)


def test_every_field_of_each_kind_has_a_name_of_its_own() -> None:
    for fields in FIELDS.values():
        assert len({each.key for each in fields}) == len(fields)
        words = [heading for each in fields for heading in each.headings]
        assert len(words) == len(set(words)), "a heading suggests one field"
        assert all(each == "".join(c for c in each.casefold() if c.isalnum() or c in "#%") for each in words)


def test_what_is_wrong_with_a_value_is_told_with_its_row() -> None:
    original = german_list(6)
    mapping = suggested(original[0])
    meant = {each.name: each for each in read(original, mapping).machines}
    for number in range(ROUNDS):
        source = random.Random(number)
        sheet = [list(row) for row in original]
        for _ in range(source.randrange(1, 4)):
            row = sheet[source.randrange(1, len(sheet))]
            if row and source.random() < 0.1:
                del row[source.randrange(len(row)) :]
            elif row:
                row[source.randrange(len(row))] = source.choice(JUNK)
        found = read(sheet, mapping)
        for each in found.machines:
            assert 0 < each.vcpus <= 1024
            assert 0 < each.ram_mib < 2**27
        for message in found.unreadable:
            assert "liste.xlsx, sheet Liste, row " in str(message)
            assert "expected: " in str(message)
            assert len(str(message)) < 400
        untouched = [row[0] for row, first in zip(sheet[1:], original[1:], strict=True) if row == first]
        names = {each.name: each for each in found.machines}
        assert all(names[name] == meant[name] for name in untouched)


def test_what_is_wrong_with_the_form_never_changes_a_size() -> None:
    original = german_list(6)
    mapping = suggested(original[0])
    meant = read(original, mapping).machines
    refused = 0
    for number in range(ROUNDS):
        source = random.Random(number)
        sheet = [list(row) for row in original]
        place, kind = source.randrange(len(sheet[0])), source.randrange(4)
        if kind == 0:
            other = source.randrange(len(sheet[0]))
            for row in sheet:
                row.insert(other, row.pop(place))
        elif kind == 1:
            for row in sheet:
                del row[place]
        elif kind == 2:
            sheet[0][place] = source.choice(
                ["Memory of mine", "?", str(sheet[0][place]).replace("GB", "MB"), None]
            )
        else:
            for row in sheet:
                row.append(row[place])
        try:
            found = read(sheet, mapping)
        except ImportedFileError:
            refused += 1
            continue
        assert found.machines == meant
    assert 0 < refused < ROUNDS


def test_a_mapping_survives_its_file() -> None:
    mapping = suggested(german_list()[0])
    assert msgspec.json.decode(msgspec.json.encode(mapping), type=TableMapping) == mapping
    for wrong in (b'{"kind": "cars", "columns": []}', b'{"kind": "machines", "columns": [], "more": 1}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=TableMapping)


def test_an_empty_table_is_refused() -> None:
    sheet = german_list(0)
    mapping = suggested(sheet[0])
    with pytest.raises(ImportedFileError, match=r"liste\.xlsx: there is nothing below its headings"):
        read(sheet, mapping)
    with pytest.raises(UnknownTablesError) as caught:
        read_inventory([SourceFile("x.csv", ())])
    assert caught.value.tables == ()
