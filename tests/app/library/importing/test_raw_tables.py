"""CSV of every make: signs, encodings, and where exactly a broken one breaks."""

from __future__ import annotations

import pytest

from app.library.importing.raw_tables import TableError, detected_delimiter, pasted_table, read_csv
from app.library.importing.read_file import read_table

TEXT = "Artikel{0}Preis{0}Größe\nSSD 64 GB{0}980{0}2½ Zoll €\nSAS{0}210{0}\n"


@pytest.mark.parametrize("delimiter", [";", ",", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_sign_and_encoding_are_found_out(delimiter, encoding):
    table = read_csv("x.csv", TEXT.format(delimiter).encode(encoding))
    assert table.delimiter == delimiter
    assert table.encoding == encoding.removesuffix("-sig")
    assert [[cell.text for cell in row.cells] for row in table.rows] == [
        ["Artikel", "Preis", "Größe"],
        ["SSD 64 GB", "980", "2½ Zoll €"],
        ["SAS", "210", ""],
    ]


def test_a_decimal_comma_is_not_taken_for_the_sign_between_cells():
    assert detected_delimiter("a;b;c\n1,5;2,5;3,5\n1;2,25;3,5\n") == ";"


def test_line_breaks_in_cells_and_empty_lines_keep_the_numbers_of_lines_right():
    table = read_csv("x.csv", b'a;b\n\n"two\nlines";1\nc;2\n')
    assert [row.number for row in table.rows] == [1, 3, 5]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b'a;b\n"c;d\ne;f\n', ["never closed"]),
        (b'a;b\n"c"x;d\n', ["line 2", "closing quotation mark"]),
        (b"a;b\n" + b"x" * 40_000, ["line 2", "32,767"]),
        (b"a;b\nc;\0d", ["line 2", "NUL"]),
        (b"a;" * 300, ["line 1", "200 columns"]),
    ],
)
def test_what_is_broken_is_told_with_its_line(data, words):
    with pytest.raises(TableError) as caught:
        read_csv("x.csv", data)
    for word in ["x.csv", *words]:
        assert word in str(caught.value)


def test_a_wrong_encoding_that_was_chosen_is_told():
    with pytest.raises(TableError, match=r"utf-8.*byte 4"):
        read_csv("x.csv", b"abc\xe4", encoding="utf-8")


def test_too_many_rows_are_refused(monkeypatch):
    monkeypatch.setattr("app.library.importing.raw_tables.MOST_ROWS", 10)
    with pytest.raises(TableError, match="more than 10 rows"):
        read_csv("x.csv", b"a;b\n" * 11)


def test_empty_and_missing_files_are_told(tmp_path):
    (tmp_path / "e.csv").write_bytes(b" \n")
    with pytest.raises(TableError, match="empty"):
        read_table(tmp_path / "e.csv")
    with pytest.raises(TableError, match=r"none\.csv"):
        read_table(tmp_path / "none.csv")


def test_the_clipboard_is_a_table_too():
    assert [len(row.cells) for row in pasted_table("a\tb\n1\t2\n").rows] == [2, 2]
