"""Exports in files: workbooks and CSV of each locale give the sums of their cells; hostile ones are refused."""

from __future__ import annotations

import random
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from app.library.importing import estate_files
from app.library.importing.estate_files import EstateOptions, read_estate, read_estate_apart
from app.library.importing.raw_tables import TableError
from app.library.importing.workbook_reading import MOST_UNPACKED_OF_EXPORTS
from planner_core.imports.inventory import datastore_totals, host_totals, machine_totals
from planner_core.imports.mapped_tables import TableMapping, suggested
from planner_core.imports.reading import UnknownTablesError
from planner_core.imports.source_tables import ImportedFileError
from planner_core.messages import HeadroomError
from tests.support.estates import RAW_NAMES, Sheets, csv_files, rvtools_sheets, sums, workbook
from tests.support.thorough import THOROUGH

FOREIGN = Path(__file__).parents[3] / "foreign_files"
SMALL = FOREIGN / "rvtools-small.xlsx"
PARTIAL = FOREIGN / "rvtools-example1.xlsx"
MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
DAMAGES = 400 if THOROUGH else 40


def written(folder: Path, files: dict[str, bytes]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


def cells(path: Path, sheet: str) -> Iterator[dict[str, Any]]:
    """The rows of a sheet by heading, read from its XML without the importer's reader; texts stand inside the cells or
    in a list of their own.
    """
    shared: list[str] = []
    with zipfile.ZipFile(path) as book:
        targets = {
            each.get("Id"): each.get("Target") or ""
            for each in ET.fromstring(book.read("xl/_rels/workbook.xml.rels"))
        }
        places = {
            each.get("name"): targets[each.get(RELATION)]
            for each in ET.fromstring(book.read("xl/workbook.xml")).iter(MAIN + "sheet")
        }
        place = places[sheet].lstrip("/")
        rows = ET.fromstring(book.read(place if place.startswith("xl/") else f"xl/{place}"))
        if "xl/sharedStrings.xml" in book.namelist():
            shared = ["".join(each.itertext()) for each in ET.fromstring(book.read("xl/sharedStrings.xml"))]
    headings: dict[str, str] = {}
    for row in rows.iter(MAIN + "row"):
        found: dict[str, Any] = {}
        for cell in row:
            text = "".join(cell.itertext())
            letters = (cell.get("r") or "").rstrip("0123456789")
            if cell.get("t") == "s":
                found[letters] = shared[int(text)]
            elif text:
                found[letters] = text if cell.get("t") in ("inlineStr", "b") else float(text)
        if headings and found:
            yield {headings[letters]: value for letters, value in found.items() if letters in headings}
        headings = headings or found


def test_the_sample_of_a_foreign_program_gives_its_sums() -> None:
    info, disks = [*cells(SMALL, "vInfo")], [*cells(SMALL, "vDisk")]
    found = read_estate([SMALL])
    totals = machine_totals(found.machines)
    assert totals.machines == len(info) == 3
    assert totals.vcpus == sum(row["CPUs"] for row in info)
    assert totals.ram_mib == sum(row["Memory"] for row in info)
    assert totals.provisioned_mib == sum(row["Provisioned MiB"] for row in info)
    assert totals.disk_mib == sum(row["Capacity MiB"] for row in disks)
    hosts = [*cells(SMALL, "vHost")]
    assert host_totals(found.hosts).cores == sum(row["# Cores"] for row in hosts)
    assert host_totals(found.hosts).mhz == sum(row["# Cores"] * row["Speed"] for row in hosts)
    assert {each.cluster for each in found.hosts} == {row["Cluster"] for row in info}
    assert found.unreadable == ()


def test_a_partial_export_that_another_program_wrote_again_gives_its_sums() -> None:
    """Six sheets, saved by LibreOffice; the last machine has no values behind its state."""
    info, hosts = ([*cells(PARTIAL, sheet)] for sheet in ("vInfo", "vHost"))
    whole = [row for row in info if "CPUs" in row]
    found = read_estate([PARTIAL])
    totals = machine_totals(found.machines)
    assert (totals.machines, len(info)) == (len(whole), 9) == (8, 9)
    assert totals.vcpus == sum(row["CPUs"] for row in whole)
    assert totals.ram_mib == sum(row["Memory"] for row in whole)
    assert totals.used_mib == sum(row["In Use MiB"] for row in whole)
    # its sheet vDisk names other disks for these machines: the names were taken out, the numbers left
    assert totals.disk_mib == sum(row["Total disk capacity MiB"] for row in whole)
    assert host_totals(found.hosts).cores == sum(row["# Cores"] for row in hosts)
    assert host_totals(found.hosts).ram_mib == sum(row["# Memory"] for row in hosts)
    assert host_totals(found.hosts).mhz == sum(row["# Cores"] * row["Speed"] for row in hosts)
    (told,) = map(str, found.unreadable)
    assert told == "rvtools-example1.xlsx, sheet vInfo, row 10: CPUs is empty; expected: a number."


def check_totals(sheets: Sheets, paths: list[Path]) -> None:
    found = read_estate(paths)
    mib = "MiB" if "In Use MiB" in sheets["vInfo"][0] else "MB"
    totals = machine_totals(found.machines)
    assert (totals.machines, found.unreadable) == (len(sheets["vInfo"]) - 1, ())
    assert totals.ram_mib == sums(sheets["vInfo"], "Memory")
    assert totals.used_mib == sums(sheets["vInfo"], f"In Use {mib}")
    assert totals.disk_mib == sums(sheets["vDisk"], f"Capacity {mib}")
    assert host_totals(found.hosts).ram_mib == sums(sheets["vHost"], "# Memory")
    assert datastore_totals(found.datastores).used_mib == sums(sheets["vDatastore"], f"In Use {mib}")


@pytest.mark.parametrize("version", ["3.11.6", "4.0.4", "4.4.1", "4.7.1"])
def test_a_workbook_of_each_version_gives_its_sums(tmp_path: Path, version: str) -> None:
    sheets = rvtools_sheets(20, version=version)
    (tmp_path / "export.xlsx").write_bytes(workbook(sheets))
    check_totals(sheets, [tmp_path / "export.xlsx"])


@pytest.mark.parametrize("raw", [True, False])
@pytest.mark.parametrize(
    ("delimiter", "encoding"),
    [(",", "utf-8"), (";", "utf-8-sig"), (";", "cp1252"), ("\t", "utf-16"), (",", "cp1252")],
)
def test_a_folder_of_csv_files_of_each_locale_gives_its_sums(
    tmp_path: Path, delimiter: str, encoding: str, raw: bool
) -> None:
    sheets = rvtools_sheets(20)
    for row in sheets["vInfo"][1:]:
        row[sheets["vInfo"][0].index("Folder")] = "/Büro München"
    folder = written(tmp_path / "export", csv_files(sheets, delimiter, encoding, raw=raw))
    check_totals(sheets, [folder])
    check_totals(sheets, sorted(folder.iterdir()))
    assert {each.folder for each in read_estate([folder]).machines} == {"/Büro München"}
    head = (folder / "RVTools_tabvInfo.csv").read_bytes().decode(encoding)
    assert (RAW_NAMES["vInfo"]["VM"] in head) is raw


def test_numbers_in_csv_may_have_the_signs_of_a_german_windows(tmp_path: Path) -> None:
    sheets = rvtools_sheets(6)
    place = sheets["vInfo"][0].index("In Use MiB")
    meant = 0.0
    for number, row in enumerate(sheets["vInfo"][1:]):
        row[place] = f"{12 + number}.{345 + number},25"
        meant += 12_000 + 1000 * number + 345 + number + 0.25
    folder = written(tmp_path / "export", csv_files(sheets, ";", "cp1252"))
    assert machine_totals(read_estate([folder]).machines).used_mib == meant


def test_a_number_that_may_mean_two_things_is_not_read(tmp_path: Path) -> None:
    sheets = rvtools_sheets(6)
    sheets["vInfo"][1][sheets["vInfo"][0].index("Memory")] = "4.096"
    folder = written(tmp_path / "export", csv_files(sheets, ";", "cp1252"))
    found = read_estate([folder])
    assert len(found.machines) == 5
    assert "RVTools_tabvInfo.csv, sheet RVTools_tabvInfo, row 2: vInfoMemory is 4.096; expected" in str(
        found.unreadable[0]
    )


def test_one_csv_file_alone_is_enough(tmp_path: Path) -> None:
    sheets = rvtools_sheets(6)
    folder = written(tmp_path / "export", csv_files(sheets))
    found = read_estate([folder / "RVTools_tabvInfo.csv"])
    assert machine_totals(found.machines).ram_mib == sums(sheets["vInfo"], "Memory")
    assert found.sources[0].file == "RVTools_tabvInfo.csv"


def test_a_separate_process_answers_the_same(tmp_path: Path) -> None:
    (tmp_path / "export.xlsx").write_bytes(workbook(rvtools_sheets(6)))
    assert read_estate_apart([tmp_path / "export.xlsx"]) == read_estate([tmp_path / "export.xlsx"])
    with pytest.raises(TableError, match=r"gone\.xlsx"):
        read_estate_apart([tmp_path / "gone.xlsx"])


def test_columns_that_nothing_is_read_from_are_not_kept(tmp_path: Path) -> None:
    sheets = rvtools_sheets(6)
    (tmp_path / "export.xlsx").write_bytes(workbook(sheets))
    read = estate_files._workbook(tmp_path / "export.xlsx", (), [])
    info = next(table for table in read.tables if table.sheet == "vInfo")
    place = info.headings.index("owner")
    assert {row.cells[place] for row in info.rows} == {None}
    assert "vSnapshot" not in {table.sheet for table in read.tables}


def test_a_formula_that_was_never_calculated_is_told(tmp_path: Path) -> None:
    path = tmp_path / "export.xlsx"
    content = BytesIO(workbook(rvtools_sheets(6)))
    with zipfile.ZipFile(content) as old, zipfile.ZipFile(path, "w") as new:
        for name in old.namelist():
            part = old.read(name)
            if name == "xl/worksheets/sheet1.xml":
                part = part.replace(b'<c r="G2"><v>', b'<c r="G2"><f>1+1</f><v></v></c><c r="ZZ2"><v>', 1)
            new.writestr(name, part)
    found = read_estate([path])
    assert "row 2: Memory is =?; expected: a number." in str(found.unreadable[0])


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.xlsx", b"", "a.xlsx is empty."),
        ("a.xlsx", b"PK\x03\x04 and no more", "it is damaged or incomplete"),
        ("a.xlsx", b"<html>", "it is a web page"),
        (
            "a.pdf",
            b"%PDF-1.7",
            "a.pdf is neither a workbook nor a CSV file. Expected: .xlsx, .csv, or a folder.",
        ),
        ("a.csv", b"a,b\n1,2\n", "a.csv is no export that can be imported."),
        (
            "vInfo.csv",
            b"a,b\n1,2\n",
            "vInfo.csv, sheet vInfo: columns are missing: VM, Powerstate, CPUs, Memory.",
        ),
        ("vInfo.csv", b'VM,"Memory\n', "a quotation mark is opened and never closed"),
    ],
)
def test_a_wrong_file_says_what_it_is_and_what_is_expected(
    tmp_path: Path, name: str, content: bytes, says: str
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(HeadroomError) as caught:
        read_estate([tmp_path / name])
    assert says in str(caught.value)


def test_a_folder_without_tables_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="There is no CSV file in the folder"):
        read_estate([tmp_path])


def test_an_archive_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "bomb.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as book:
        book.writestr("xl/worksheets/sheet1.xml", b" " * 30_000_000)
    with pytest.raises(TableError, match="unpacked it is far too large"):
        read_estate([path])
    assert MOST_UNPACKED_OF_EXPORTS < 2**33


def test_damaged_workbooks_are_read_right_or_refused(tmp_path: Path) -> None:
    sheets = rvtools_sheets(6)
    whole, path = workbook(sheets), tmp_path / "export.xlsx"
    ram = {row[0]: row[6] for row in sheets["vInfo"][1:]}
    refused = 0
    for number in range(DAMAGES):
        source = random.Random(number)
        data = bytearray(whole)
        if source.random() < 0.3:
            del data[source.randrange(len(data)) :]
        for _ in range(source.randrange(1, 4)):
            if data:
                data[source.randrange(len(data))] = source.randrange(256)
        path.write_bytes(bytes(data))
        try:
            found = read_estate([path])
        except (TableError, ImportedFileError) as error:
            refused += "export.xlsx" in str(error)
            continue
        assert all(each.ram_mib == ram[each.name] for each in found.machines)
    assert refused > DAMAGES // 3


LIST = "Serverliste;;;\r\nStand 1.11.;;;\r\nRechner;vCPU;RAM (GB);Belegt (GB)\r\npc1;2;8;20,5\r\npc2;4;16;1.300,25\r\n"


def mapping_of(path: Path) -> tuple[TableMapping, ...]:
    """What the headings of an unknown file suggest, as the reader in its own process tells them."""
    with pytest.raises(UnknownTablesError) as caught:
        read_estate_apart([path])
    return tuple(suggested(each.headings) for each in caught.value.tables)


def test_a_list_of_ones_own_is_read_by_its_mapping(tmp_path: Path) -> None:
    path = tmp_path / "rechner.csv"
    path.write_text(LIST, "cp1252")
    mappings = mapping_of(path)
    found = read_estate_apart([path], EstateOptions(mappings=mappings))
    assert [(each.name, each.vcpus, each.ram_mib) for each in found.machines] == [
        ("pc1", 2, 8192),
        ("pc2", 4, 16384),
    ]
    assert machine_totals(found.machines).used_mib == 1320.75 * 1024
    assert found.sources[0].file == "rechner.csv"


def test_a_list_in_a_workbook_with_other_sheets(tmp_path: Path) -> None:
    path = tmp_path / "liste.xlsx"
    rows = [["Unsere Server"], [None], ["Server name", "Cores", "Memory (GB)"], ["a", 2, 8], ["b", 4, 12.5]]
    path.write_bytes(workbook({"Info": [["Kontakt"], ["Frau Beispiel"]], "Server": rows}))
    mappings = tuple(each for each in mapping_of(path) if len(each.columns) == 3)
    found = read_estate([path], EstateOptions(mappings=mappings))
    assert machine_totals(found.machines).ram_mib == 20.5 * 1024
    assert str(found.remarks[0]) == "liste.xlsx: nothing is read from Info."


def test_a_list_beside_an_export_is_read_if_it_is_named(tmp_path: Path) -> None:
    folder = written(tmp_path / "export", csv_files(rvtools_sheets(6)))
    (folder / "rechner.csv").write_text(LIST, "utf-8")
    (folder / "RVTools_tabvTools.csv").write_text("VM,Tools\na,b\n", "utf-8")
    assert len(read_estate([folder]).machines) == 6, "the folder of an export is that export"
    named = sorted(folder.iterdir())
    with pytest.raises(UnknownTablesError) as caught:
        read_estate(named)
    assert [each.file for each in caught.value.tables] == ["rechner.csv"]
    mappings = tuple(suggested(each.headings) for each in caught.value.tables)
    assert len(read_estate(named, EstateOptions(mappings=mappings)).machines) == 8
