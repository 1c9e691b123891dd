"""Uninterpreted cells of a file or the clipboard. No Qt."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from typing import Final, Literal

import msgspec

from planner_core.messages import HeadroomError, Message

CellKind = Literal["text", "number", "day", "fault", "unknown"]
"""fault: the file itself marks the value as missing, such as #REF!. unknown: a formula without a computed value."""

MOST_ROWS: Final = 200_000
MOST_COLUMNS: Final = 200
MOST_COLUMNS_OF_EXPORTS: Final = 2_000
"""An export has a column for each attribute that somebody has added to its machines."""
LONGEST_CELL: Final = 32_767
MOST_BYTES: Final = 50 * 10**6
ENCODINGS: Final = ("utf-8", "cp1252", "utf-16")
DELIMITERS: Final = (";", ",", "\t")
SAMPLE_LINES: Final = 30


class TableError(HeadroomError):
    """A file cannot be read as a table; the message says where and what is expected."""


class RawCell(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One cell; a number has a decimal point, a day is in ISO format."""

    kind: CellKind = "text"
    text: str = ""
    is_percent: bool = False
    """Its format shows the number in percent, as its text has it: 50 for a stored 0.5."""


class RawRow(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One non-empty row, and its number in the file, from 1."""

    number: int
    cells: tuple[RawCell, ...]


class RawTable(msgspec.Struct, frozen=True):
    """A table, its source, and how it was read."""

    file: str
    rows: tuple[RawRow, ...]
    sheet: str = ""
    sheets: tuple[str, ...] = ()
    """All sheets of the workbook; empty for other files."""
    encoding: str = ""
    delimiter: str = ""
    """CSV only."""

    @property
    def width(self) -> int:
        """The number of columns."""
        return max((len(row.cells) for row in self.rows), default=0)


def pasted_table(text: str) -> RawTable:
    """The table in a text copied from a spreadsheet."""
    return _of_text("", text, "\t", "")


def read_csv(
    name: str, data: bytes, encoding: str = "", delimiter: str = "", most_columns: int = MOST_COLUMNS
) -> RawTable:
    """A CSV file; encoding and delimiter are detected unless given. Raises TableError."""
    encoding = encoding or detected_encoding(data)
    try:
        text = data.decode("utf-8-sig" if encoding == "utf-8" else encoding)
    except UnicodeDecodeError as error:
        words: dict[str, object] = {"file": name, "encoding": encoding, "place": error.start + 1}
        raise TableError(
            Message("{file} is not in {encoding}: see byte {place}. Choose another encoding.", words)
        ) from error
    return _of_text(name, text, delimiter or detected_delimiter(text), encoding, most_columns)


def detected_encoding(data: bytes) -> str:
    """By the byte order mark, else UTF-8 if valid, else the encoding of old Windows programs."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def detected_delimiter(text: str) -> str:
    """The separator that splits the first lines into the most cells, the same number in each."""
    lines = [line for line in text.splitlines()[:SAMPLE_LINES] if line.strip()]

    def regularity(delimiter: str) -> tuple[float, int]:
        counts = [line.count(delimiter) for line in lines]
        usual = max(counts, key=counts.count, default=0)
        return (counts.count(usual) / len(counts) if usual else 0.0, usual)

    return max(DELIMITERS, key=regularity)


def _of_text(
    name: str, text: str, delimiter: str, encoding: str, most_columns: int = MOST_COLUMNS
) -> RawTable:
    if (place := text.find("\0")) >= 0:
        raise _in_row(
            name, text.count("\n", 0, place) + 1, Message("it contains a NUL character, so it is not text")
        )
    csv.field_size_limit(LONGEST_CELL)
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows = tuple(
        RawRow(number, tuple(RawCell("text", cell.strip()) for cell in cells))
        for number, cells in _numbered(name, lines, most_columns)
    )
    return RawTable(name, rows, encoding=encoding, delimiter=delimiter)


def _numbered(name: str, lines: Iterator[list[str]], most_columns: int) -> Iterator[tuple[int, list[str]]]:
    number = 0
    while True:
        first = number + 1
        try:
            cells = next(lines)
        except StopIteration:
            return
        except csv.Error as error:
            raise _csv_problem(name, lines.line_num, error) from error  # type: ignore[attr-defined]
        number = lines.line_num  # type: ignore[attr-defined]
        check_size(name, number)
        check_width(name, number, len(cells), most_columns)
        if any(cell.strip() for cell in cells):
            yield first, cells


def check_size(name: str, rows: int) -> None:
    """Raises TableError if a table has more rows than any price list."""
    if rows > MOST_ROWS:
        words: dict[str, object] = {"file": name, "most": MOST_ROWS}
        raise TableError(
            Message("{file} has more than {most} rows. Split it, or leave out what is not needed.", words)
        )


def check_width(name: str, row: int, columns: int, most: int = MOST_COLUMNS) -> None:
    """Raises TableError if a row has more columns than any table of its kind."""
    if columns > most:
        words: dict[str, object] = {"most": most}
        raise _in_row(name, row, Message("it has more than {most} columns", words))


def _csv_problem(name: str, line: int, error: csv.Error) -> TableError:
    reasons: dict[str, Callable[[], Message]] = {
        "field larger": lambda: Message("a cell is longer than {most} characters", {"most": LONGEST_CELL}),
        "unexpected end": lambda: Message("a quotation mark is opened and never closed"),
        "expected after": lambda: Message("after a closing quotation mark there is more text"),
    }
    found = next((make() for words, make in reasons.items() if words in str(error)), Message(str(error)))
    return _in_row(name, line, found)


def _in_row(name: str, row: int, reason: Message) -> TableError:
    words: dict[str, object] = {"file": name, "row": row, "reason": reason}
    if not name:
        return TableError(Message("Line {row}: {reason}.", words))
    return TableError(Message("{file}, line {row}: {reason}.", words))
