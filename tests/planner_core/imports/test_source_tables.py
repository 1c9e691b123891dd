"""Numbers, truth values and headings of foreign tables: read as they are meant, or refused with the place."""

from __future__ import annotations

import re

import pytest

from planner_core.imports.export_reading import BINARY_UNITS, number, size, text
from planner_core.imports.source_tables import (
    ImportedFileError,
    SourceRow,
    SourceTable,
    TableReader,
    decimal_sign,
    number_of_text,
    plain_heading,
)

NAME = text("VM", "vm")
FLAG = text("Template", "template")
RAM = size("Memory (MiB)", "memory", units=BINARY_UNITS)
SPEED = number("Speed", "speed")


def reader(headings: list[str], *rows: list[object]) -> TableReader:
    table = SourceTable(
        "f.csv", "vInfo", tuple(headings), tuple(SourceRow(n, tuple(row)) for n, row in enumerate(rows, 2))
    )
    return TableReader(table, (NAME, FLAG, RAM, SPEED))


@pytest.mark.parametrize(
    ("written", "decimal", "meant"),
    [
        ("4096", "", 4096),
        ("-7", "", -7),
        ("1.5E+03", "", 1500),
        ("4,096", ".", 4096),
        ("4.096", ",", 4096),
        ("4,096", ",", 4.096),
        ("4.096", ".", 4.096),
        ("1.234.567,5", ",", 1_234_567.5),
        ("1 234 567,5", ",", 1_234_567.5),
        ("1'234.5", ".", 1234.5),
        ("35 %", "", 35),
        ("35,5%", ",", 35.5),
    ],
)
def test_a_number_is_read_as_its_language_writes_it(written: str, decimal: str, meant: float) -> None:
    assert number_of_text(written, decimal) == meant


@pytest.mark.parametrize(
    ("written", "decimal"),
    [
        *((each, "") for each in ("4.096", "4,096")),
        *(
            (each, ".")
            for each in ("1,23,456", "4.096,5", "", "1e9999x", "٤", "4 GB", "1.2.3", "--1", "nan", "inf")
        ),
    ],
)
def test_what_might_mean_something_else_is_refused(written: str, decimal: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(written)}$"):
        number_of_text(written, decimal)


@pytest.mark.parametrize(
    ("texts", "sign"),
    [
        (["1", "2.5"], "."),
        (["0,34375"], ","),
        (["1.234.567"], ","),
        (["1,234.5"], "."),
        (["4.096", "8.192"], ""),
        (["2.5", "2,5"], ""),
        (["4096"], ""),
        (["0,345"], ","),
    ],
)
def test_the_decimal_sign_is_what_the_numbers_show(texts: list[str], sign: str) -> None:
    assert decimal_sign(iter(texts)) == sign


def test_headings_are_compared_without_case_blanks_and_signs() -> None:
    assert plain_heading(" Free % ") == plain_heading("free%")
    assert plain_heading("Memory (MiB)") == "memorymib"
    assert plain_heading("# CPU") != plain_heading("CPU")


@pytest.mark.parametrize(
    ("heading", "mib"),
    [
        ("Memory (MiB)", 8.0),
        ("memory mib ", 8.0),
        ("MEMORY KiB", 8 / 1024),
        ("Memory (GiB)", 8192),
        ("Memory (Bytes)", 8 / 2**20),
    ],
)
def test_a_size_is_in_the_unit_of_its_heading(heading: str, mib: float) -> None:
    assert next(reader([heading], [8.0]).rows()).number(RAM, 0, 1e9) == mib


def test_of_two_units_the_exact_one_is_read() -> None:
    found = reader(["Memory (Bytes)", "Memory (MiB)"], [8_388_608.0, 8.0])
    assert next(found.rows()).number(RAM, 0, 1e9) == 8
    assert found.unit_words == {"Memory (MiB)": "mib"}


@pytest.mark.parametrize("heading", ["Memory GB", "Memory (MB)", "memory tb"])
def test_a_unit_that_the_program_never_writes_is_refused(heading: str) -> None:
    with pytest.raises(
        ImportedFileError, match=r"f.csv, sheet vInfo: the column .* never writes; expected: Memory"
    ):
        reader(["VM", heading], ["a", 8.0])


def test_a_heading_that_is_there_twice_is_refused_if_its_values_differ() -> None:
    assert next(reader(["VM", "VM"], ["a", "a"]).rows()).text(NAME) == "a"
    with pytest.raises(ImportedFileError, match="VM is there twice"):
        reader(["VM", "VM"], ["a", "b"])


def test_a_missing_column_is_named_with_what_is_there() -> None:
    with pytest.raises(ImportedFileError) as caught:
        reader(["Name", "RAM"], ["a", 1.0]).need(NAME, RAM)
    assert str(caught.value) == (
        "f.csv, sheet vInfo: columns are missing: VM, Memory (MiB). It begins with: Name, RAM."
    )


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        (None, "row 2: Memory MiB is empty; expected: a number."),
        ("lots", "row 2: Memory MiB is lots; expected: a number."),
        (-1.0, "row 2: Memory MiB is -1; expected: a number from 1 to 1,000."),
        (float("nan"), "expected: a number."),
        (2.5, "row 2: Memory MiB is 2.5; expected: a whole number."),
        ("4.096", "row 2: Memory MiB is 4.096; expected: a number."),
    ],
)
def test_a_wrong_cell_is_named_with_file_sheet_row_and_field(cell: object, says: str) -> None:
    row = next(reader(["VM", "Memory MiB"], ["a", cell]).rows())
    with pytest.raises(ImportedFileError) as caught:
        row.count(RAM, 1, 1000)
    assert str(caught.value).startswith("f.csv, sheet vInfo, ")
    assert str(caught.value).endswith(says)


@pytest.mark.parametrize(
    ("cell", "meant"),
    [("True", True), ("FALSCH", False), ("wahr", True), ("1", True), (None, False), (1.0, True)],
)
def test_truth_values_are_texts_in_the_language_of_excel(cell: object, meant: bool) -> None:
    assert next(reader(["Template"], [cell]).rows()).flag(FLAG) is meant


def test_another_truth_value_is_refused() -> None:
    with pytest.raises(ImportedFileError, match="Template is perhaps; expected: True or False"):
        next(reader(["Template"], ["perhaps"]).rows()).flag(FLAG)
