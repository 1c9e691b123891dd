"""Workbooks that Excel writes are read to the digit; those that mean harm are refused in words, at once."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import zipfile
from contextlib import suppress
from decimal import Decimal
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from app.library.importing import read_file, workbook_reading
from app.library.importing.raw_tables import RawCell, TableError, read_csv
from app.library.importing.read_file import TableRead, read_table
from app.library.importing.workbook_cells import SheetReader
from app.library.importing.workbook_reading import MOST_UNPACKED, read_sheets, read_workbook
from app.library.workbook_writing import workbook_bytes
from tests.support.effort import at_most
from tests.support.estates import rvtools_sheets, workbook

ROOT = Path(__file__).resolve().parents[4]
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def repacked(replace: dict[str, bytes | None] | None = None, sheet: str = "", **extra: bytes) -> bytes:
    """A small workbook with parts replaced, removed (None) or added; `sheet` is the content of its sheet."""
    parts = {}
    with zipfile.ZipFile(
        BytesIO(workbook_bytes("Preise", [["Artikel", "Preis"], ["Teil", Decimal(5)]]))
    ) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    if sheet:
        parts["xl/worksheets/sheet1.xml"] = f'<worksheet xmlns="{MAIN}">{sheet}</worksheet>'.encode()
    for name, content in {**(replace or {}), **extra}.items():
        parts.pop(name, None) if content is None else parts.__setitem__(name, content)
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as new:
        for name, content in parts.items():
            new.writestr(name, content)
    return written.getvalue()


def cells(sheet: str, **parts: bytes) -> list[tuple[RawCell, ...]]:
    found = read_workbook("x.xlsx", repacked(parts, sheet=f"<sheetData>{sheet}</sheetData>"))
    return [row.cells for row in found.rows]


def test_what_is_written_is_read_again():
    rows = [["Artikel", "Preis"], ['<&"ä€ 漢 =1+1', Decimal("1234.56")], [None, Decimal("0.1")], ["x", None]]
    found = read_workbook("x.xlsx", workbook_bytes("Preise: 2026/Q4", rows))
    assert found.sheet == "Preise  2026 Q4"
    assert [row.number for row in found.rows] == [1, 2, 3, 4]
    assert found.rows[1].cells == (RawCell("text", rows[1][0]), RawCell("number", "1234.56"))
    assert found.rows[2].cells == (RawCell("text", ""), RawCell("number", "0.1"))


def test_the_same_rows_give_the_same_bytes():
    assert workbook_bytes("A", [["x"]]) == workbook_bytes("A", [["x"]])


def test_a_formula_injection_goes_out_as_text():
    data = workbook_bytes("A", [["=cmd|'/c calc'!A1", "@x", "+1"]])
    with zipfile.ZipFile(BytesIO(data)) as archive:
        sheet = archive.read("xl/worksheets/sheet1.xml").decode()
    assert "<f>" not in sheet
    assert sheet.count('t="inlineStr"') == 3


@pytest.mark.parametrize(
    ("cell", "wanted"),
    [
        ('<c r="A1"><v>0.10000000000000001</v></c>', RawCell("number", "0.1")),
        ('<c r="A1"><v>1.5E3</v></c>', RawCell("number", "1500")),
        ('<c r="A1"><v>1E-7</v></c>', RawCell("number", "0.0000001")),
        ('<c r="A1" t="str"><f>A2&amp;"x"</f><v>ax</v></c>', RawCell("text", "ax")),
        ('<c r="A1" t="b"><v>1</v></c>', RawCell("text", "1")),
        ('<c r="A1" t="e"><v>#REF!</v></c>', RawCell("fault", "#REF!")),
        ('<c r="A1"><f>SUM(B1:B9)</f></c>', RawCell("unknown", "")),
        ('<c r="A1"><f>SUM(B1:B9)</f><v>7</v></c>', RawCell("number", "7")),
        ('<c r="A1" t="inlineStr"><is><r><t>ri</t></r><r><t>ch</t></r></is></c>', RawCell("text", "rich")),
        ("<c><v>3</v></c>", RawCell("number", "3")),
    ],
)
def test_cells_of_every_kind(cell, wanted):
    assert cells(f"<row>{cell}</row>") == [(wanted,)]


def test_cells_stand_where_their_references_say():
    found = cells(
        '<row r="1"><c r="C1"><v>3</v></c><c r="A1"><v>1</v></c><c><v>2</v></c><c r="C1"><v>4</v></c></row>'
    )
    assert [cell.text for cell in found[0]] == ["1", "2", "4"]


ROW_PARTS = (
    '<c r="{at}"/>', '<c r="{at}" s="1"></c>', '<c r="{at}" s="1"><v>{n}</v></c>', '<c r="{at}" s="2"><v>0.5</v></c>',
    '<c r="{at}" t="str"><v>a "b" ;=?</v></c>', '<c r="{at}" t="b"><v>1</v></c>', '<c r="{at}" t="e"><v>#N/A</v></c>',
    '<c r="{at}" t="n"><v>1E3</v></c>', '<c r="{at}"><f>1+1</f></c>', '<c r="{at}" t="str"><v>&amp;ä</v></c>',
    '<c r="{at}" t="inlineStr"><is><t>in</t></is></c>', '<c r="{at}"><v> {n} </v></c>', "<c><v>7</v></c>",
    '<c r="{at}"><f>A1</f><v>{n}</v></c>', '<c t="str" r="{at}"><v>x</v></c>',
)  # fmt: skip
HIDDEN = '<row r="9"><c r="A9"><v>9</v></c></row>'
STYLES = (
    f'<styleSheet xmlns="{MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs>'
    "</styleSheet>"
).encode()
BETWEEN = (
    "",
    "",
    "",
    "\n  ",
    f"<!-- {2 * HIDDEN} -->",
    "<?pi <row></row>?>",
    "<extLst/>",
)


def test_rows_that_need_no_parser_are_read_as_by_it(monkeypatch):
    parts = {"xl/styles.xml": STYLES}
    for number in range(60):
        source = random.Random(number)
        rows = ""
        for row in range(1, 12):
            columns = sorted(source.sample("ABCDEFGH", 5)) if row > 1 else "ABCDEFGH"
            inside = "".join(
                source.choice(ROW_PARTS[: 8 if source.random() < 0.7 else None]).format(
                    at=f"{column}{row}", n=row * 7
                )
                for column in columns
            )
            head = source.choice([f'r="{3 * row}"', f'r="{3 * row}" spans="1:8" x:dyDescent="0.25"', ""])
            rows += f"<row {head}>{inside}</row>{source.choice(BETWEEN)}"
        sheet = f"<sheetData>{rows}</sheetData>"
        monkeypatch.setattr(workbook_reading, "CHUNK", source.choice([7, 100, 1 << 16]))
        quickly = read_workbook("x.xlsx", repacked(parts, sheet=sheet)).rows
        with monkeypatch.context() as slow:
            slow.setattr(SheetReader, "take_row", lambda *_: False)
            assert read_workbook("x.xlsx", repacked(parts, sheet=sheet)).rows == quickly, number


def test_most_rows_need_no_parser(monkeypatch):
    taken = []
    take = SheetReader.take_row
    monkeypatch.setattr(SheetReader, "take_row", lambda self, xml: taken.append(take(self, xml)) or taken[-1])
    read_sheets("x.xlsx", workbook(rvtools_sheets(50)), lambda name: name == "vInfo", lambda _: True)
    assert (taken[0], sum(taken)) == (False, 50)


def test_a_row_without_end_takes_no_memory(monkeypatch):
    monkeypatch.setattr(workbook_reading, "LONGEST_ROW", 1000)
    cell = '<c r="A1" t="str"><v>x</v></c>'
    assert len(cells(f'<row r="1">{cell * 400}</row><row r="2">{cell}</row>')) == 2


def test_elements_may_have_a_prefix():
    content = (
        f'<x:worksheet xmlns:x="{MAIN}"><x:sheetData><x:row r="1"><x:c r="B1" t="str"><x:f>1</x:f><x:v>b</x:v></x:c>'
        "</x:row></x:sheetData></x:worksheet>"
    )
    found = read_workbook("x.xlsx", repacked({"xl/worksheets/sheet1.xml": content.encode()}))
    assert [cell.text for cell in found.rows[0].cells] == ["", "b"]


def test_a_cell_without_end_is_refused_while_it_is_read():
    with pytest.raises(TableError, match="a cell is longer than"):
        cells(f'<row r="1"><c r="A1" t="str"><v>{"x" * 200_000}</v></c></row>')


def test_shared_texts_leave_out_how_they_are_pronounced():
    texts = (
        f'<sst xmlns="{MAIN}"><si><t>漢</t><rPh sb="0" eb="1"><t>kan</t></rPh></si><si><t>b</t></si></sst>'
    )
    found = cells(
        '<row><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row>', **{"xl/sharedStrings.xml": texts.encode()}
    )
    assert [cell.text for cell in found[0]] == ["b", "漢"]


@pytest.mark.parametrize(("from_1904", "day"), [(False, "2026-07-01"), (True, "2030-07-02")])
def test_numbers_shown_as_days_are_days_in_both_calendars(from_1904, day):
    styles = (
        f'<styleSheet xmlns="{MAIN}"><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/>'
        '<numFmt numFmtId="171" formatCode="0.00 [Red]&quot;day&quot;"/></numFmts><cellXfs>'
        '<xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/><xf numFmtId="171"/></cellXfs></styleSheet>'
    )
    contents = repacked()
    with zipfile.ZipFile(BytesIO(contents)) as archive:
        book = archive.read("xl/workbook.xml").decode()
    book = book.replace("<sheets>", f'<workbookPr date1904="{int(from_1904)}"/><sheets>')
    found = cells(
        '<row><c s="1"><v>46204</v></c><c s="2"><v>46204.75</v></c><c s="3"><v>46204</v></c></row>',
        **{"xl/styles.xml": styles.encode(), "xl/workbook.xml": book.encode()},
    )
    assert [each.text for each in found[0]] == [day, day, "46204"]


def test_a_hidden_sheet_is_not_taken_for_the_first_one():
    with zipfile.ZipFile(BytesIO(repacked())) as archive:
        book = archive.read("xl/workbook.xml").decode()
    hidden = book.replace("<sheet ", '<sheet state="hidden" ')
    with pytest.raises(TableError, match="no visible sheet"):
        read_workbook("x.xlsx", repacked({"xl/workbook.xml": hidden.encode()}))


def test_one_cell_at_the_end_of_the_world_takes_no_memory():
    with at_most(100):
        with pytest.raises(TableError, match="200 columns"):
            cells('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')
        found = cells(
            '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="B1048576"><v>2</v></c></row>'
        )
    assert [len(row) for row in found] == [1, 2]


def test_a_bomb_is_refused_before_it_is_unpacked():
    sheet = b"<x>" + b" " * (MOST_UNPACKED // 2 + 1)
    with pytest.raises(TableError, match="far too large"):
        read_workbook("x.xlsx", repacked({"a.xml": sheet, "b.xml": sheet}))
    with pytest.raises(TableError, match="far too large"):
        read_workbook("x.xlsx", repacked({"xl/worksheets/sheet1.xml": b" " * 20_000_000}))


LAUGHS = b"""<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet>&b;</worksheet>"""
FETCH = b"""<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]><worksheet>&a;</worksheet>"""


@pytest.mark.parametrize("content", [LAUGHS, FETCH, b'<!DOCTYPE x SYSTEM "http://example.org/x.dtd"><x/>'])
def test_declarations_that_grow_or_fetch_are_refused(content):
    with pytest.raises(TableError, match="declarations"):
        read_workbook("x.xlsx", repacked({"xl/worksheets/sheet1.xml": content}))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a workbook"),
        (b"a;b;c\n1;2;3", "name it .csv"),
        (b"<html><table>", "web page"),
        (bytes.fromhex("d0cf11e0a1b11ae1") + bytes(600), "old format"),
        (bytes.fromhex("d0cf11e0a1b11ae1") + "EncryptedPackage".encode("utf-16-le"), "password"),
        (repacked()[:300], "damaged"),
        (repacked({"xl/workbook.bin": b""}), "xlsb"),
        (repacked({"../../x": b""}), "names that do not belong in a workbook"),
        (repacked({"xl/workbook.xml": None}), "not a readable workbook"),
        (repacked({"xl/worksheets/sheet1.xml": b"<a><b></a>"}), "damaged"),
        (repacked(sheet='<sheetData><row><c t="s"><v>99</v></c></row></sheetData>'), "cannot be read"),
        (repacked(sheet="<sheetData><row><c><v>abc</v></c></row></sheetData>"), "cannot be read"),
    ],
)
def test_what_is_no_workbook_is_told_by_its_cause(data, words):
    with pytest.raises(TableError, match=words):
        read_workbook("x.xlsx", data)


def test_the_same_part_twice_is_refused():
    written = BytesIO(repacked())
    with zipfile.ZipFile(written, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("xl/worksheets/sheet1.xml", b"<x/>")
    with pytest.raises(TableError, match="twice"):
        read_workbook("x.xlsx", written.getvalue())


def test_a_symbolic_link_is_refused():
    written = BytesIO(repacked())
    with zipfile.ZipFile(written, "a") as archive:
        link = zipfile.ZipInfo("xl/link")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/hostname")
    with pytest.raises(TableError, match="names"):
        read_workbook("x.xlsx", written.getvalue())


def test_too_many_rows_are_refused_soon(monkeypatch):
    monkeypatch.setattr("app.library.importing.raw_tables.MOST_ROWS", 1000)
    with pytest.raises(TableError, match="more than 1,000 rows"):
        cells("<row><c><v>1</v></c></row>" * 1001)


def test_random_damage_never_ends_in_anything_but_words():
    whole = repacked()
    for place in range(0, len(whole), 13):
        damaged = whole[:place] + bytes([whole[place] ^ 0xA5]) + whole[place + 1 :]
        with suppress(TableError):
            read_workbook("x.xlsx", damaged)


def reader(path: Path, answer: Path, **options: object) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "app", "--read-table", str(path), str(answer)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False, **options)


def test_the_reader_answers_from_a_process_of_its_own(tmp_path):
    path, answer = tmp_path / "preise.xlsx", tmp_path / "answer.json"
    path.write_bytes(repacked())
    assert reader(path, answer).returncode == 0
    found = msgspec.json.decode(answer.read_bytes(), type=TableRead)
    assert found.table == read_table(path)
    path.write_bytes(b"PK\x03\x04 nothing")
    reader(path, answer)
    problem = msgspec.json.decode(answer.read_bytes(), type=TableRead).problem
    assert problem is not None
    assert "preise.xlsx" in str(problem)


def test_the_reader_limits_its_memory_before_it_reads(tmp_path, monkeypatch):
    done = []
    monkeypatch.setattr(read_file, "limit_memory", lambda: done.append("limited"))
    monkeypatch.setattr(
        read_file, "read_table", lambda *_: done.append("read") or read_csv("a.csv", b"a;b\n1;2\n")
    )
    assert read_file.run_reader([str(tmp_path / "a.csv"), str(tmp_path / "answer")]) == 0
    assert done == ["limited", "read"]


def test_a_reader_that_wants_too_much_memory_takes_nobody_down(tmp_path):
    path, answer = tmp_path / "large.csv", tmp_path / "answer.json"
    # every cell has a text of its own: equal ones take one place
    path.write_text("\n".join(";".join(f"{row}-{column}" for column in range(10)) for row in range(190_000)))

    def tight() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (160 * 2**20, 160 * 2**20))

    done = reader(path, answer, preexec_fn=tight)
    found = msgspec.json.decode(answer.read_bytes(), type=TableRead) if answer.exists() else TableRead()
    assert found.table is None
    assert done.returncode != 0 or "memory" in str(found.problem)
