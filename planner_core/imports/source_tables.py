"""Tables of a foreign export, found by heading and read with their units. Nothing is found by position.

A heading is compared without case, blanks and punctuation, because products and versions differ in them. A unit is
part of the heading; a size whose heading names a unit that the product does not write is refused.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from planner_core.messages import HeadroomError, Message, shortened

Cell = str | float | None
"""A number is one that the file holds as a number; a text may be a number written in some language."""

TRUE_WORDS: Final = frozenset({"true", "1", "yes", "wahr", "ja", "vrai", "oui", "verdadero", "vero", "waar"})
FALSE_WORDS: Final = frozenset({"false", "0", "no", "falsch", "nein", "faux", "non", "falso", "onwaar", ""})
"""How English, German, French, Spanish, Italian and Dutch Excel write the two truth values in CSV."""
UNIT_WORDS: Final = frozenset({"bytes", "kb", "kib", "mb", "mib", "gb", "gib", "tb", "tib"})
LONGEST_SHOWN: Final = 60
MOST_SHOWN: Final = 12
WHOLE: Final = re.compile(r"-?[0-9]{1,18}")
EXPONENT: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?[eE][+-]?[0-9]{1,3}")
BLANKS: Final = "'\N{RIGHT SINGLE QUOTATION MARK} \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
WRITTEN: Final = {
    ".": re.compile(rf"-?(?:[0-9]{{1,3}}(?:[,{BLANKS}][0-9]{{3}})+|[0-9]{{1,18}})(?:\.[0-9]{{1,18}})?"),
    ",": re.compile(rf"-?(?:[0-9]{{1,3}}(?:[.{BLANKS}][0-9]{{3}})+|[0-9]{{1,18}})(?:,[0-9]{{1,18}})?"),
}
"""Numbers by their decimal sign, with or without separated thousands."""
SHOWS_DECIMAL: Final = re.compile(
    r"-?(?:[0-9]+([.,])(?:[0-9]{1,2}|[0-9]{4,})|0([.,])[0-9]+"
    r"|[0-9]{1,3}(?:,[0-9]{3})+(\.)[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+(,)[0-9]+)"
)
SHOWS_THOUSANDS: Final = re.compile(r"-?[0-9]{1,3}(?:([.,])[0-9]{3}){2,}")
OTHER_SIGN: Final = {".": ",", ",": "."}


class ImportedFileError(HeadroomError):
    """A file is not what is expected; the message names file, sheet, row and field, and what is expected."""


class SourceRow(msgspec.Struct, frozen=True, array_like=True):
    """One row that is not empty, and its number in the file, from 1."""

    number: int
    cells: tuple[Cell, ...]


class SourceTable(msgspec.Struct, frozen=True):
    """One sheet of a workbook, or one file of a folder."""

    file: str
    sheet: str
    headings: tuple[str, ...]
    rows: tuple[SourceRow, ...]


class SourceFile(msgspec.Struct, frozen=True):
    """One export: the sheets of a workbook, or the files of a folder."""

    name: str
    tables: tuple[SourceTable, ...]


class ExportColumn(msgspec.Struct, frozen=True):
    """A column of an export."""

    title: str
    """As the product writes it today, for messages."""
    names: tuple[str, ...]
    """Its headings in any version, as `plain_heading` gives them, without a unit."""
    is_number: bool = False
    units: Mapping[str, float] = {}
    """For sizes: unit at the end of the heading -> MiB per unit, the preferred one first; "" for a heading without."""


def plain_heading(text: str) -> str:
    """A heading for comparison: letters and digits in lower case, with the signs # and %."""
    return "".join(each for each in text.casefold() if each.isalnum() or each in "#%")


def number_of_text(text: str, decimal: str) -> float:
    """The number in a text whose decimal sign is "." or ",", or unknown: "". Raises ValueError, also if the decimal
    sign matters and is unknown.
    """
    text = text.strip().removesuffix("%").strip()
    if WHOLE.fullmatch(text) or EXPONENT.fullmatch(text):
        return float(text)
    pattern = WRITTEN.get(decimal)
    if pattern is None or not pattern.fullmatch(text):
        raise ValueError(text)
    digits = "".join(each for each in text if each.isdigit() or each in ("-", decimal))
    return float(digits.replace(decimal, "."))


def decimal_sign(texts: Iterator[str]) -> str:
    """The decimal sign that numbers written as texts show: "." or ","; empty if none shows it, or some show either."""
    found = set()
    for text in texts:
        if shows := SHOWS_DECIMAL.fullmatch(text.strip()):
            found.add(next(each for each in shows.groups() if each))
        elif thousands := SHOWS_THOUSANDS.fullmatch(text.strip()):
            found.add(OTHER_SIGN[thousands.group(1)])
    return found.pop() if len(found) == 1 else ""


class TableReader:
    """Finds the columns of one table, and reads its rows."""

    def __init__(self, table: SourceTable, columns: Sequence[ExportColumn]) -> None:
        self.table = table
        self.unit_words: dict[str, str] = {}
        """Title of a size -> unit at the end of its heading."""
        self._places: dict[str, int] = {}
        self._factors: dict[str, float] = {}
        headings = [plain_heading(each) for each in table.headings]
        for column in columns:
            self._find(column, headings)
        numbers = [self._places[each.title] for each in columns if each.is_number and self.has(each)]
        self._decimal = decimal_sign(
            text
            for row in table.rows
            for place in numbers
            if place < len(row.cells) and isinstance(text := row.cells[place], str)
        )

    def has(self, column: ExportColumn) -> bool:
        """Whether the table has the column."""
        return column.title in self._places

    def heading(self, column: ExportColumn) -> str:
        """The heading of a column as it is in the file."""
        return self.table.headings[self._places[column.title]].strip()

    def need(self, *columns: ExportColumn) -> None:
        """Raise ImportedFileError if the table does not have all of these columns."""
        missing = [each.title for each in columns if not self.has(each)]
        if missing:
            shown = [shortened(each.strip(), LONGEST_SHOWN) for each in self.table.headings if each.strip()]
            words: dict[str, object] = {
                "file": self.table.file,
                "sheet": self.table.sheet,
                "fields": ", ".join(missing),
                "found": ", ".join(shown[:MOST_SHOWN]) or "\N{EN DASH}",
            }
            raise ImportedFileError(
                Message(
                    "{file}, sheet {sheet}: columns are missing: {fields}. It begins with: {found}.", words
                )
            )

    def rows(self) -> Iterator[RowReader]:
        """All rows."""
        for row in self.table.rows:
            yield RowReader(self, row)

    def cell(self, row: SourceRow, column: ExportColumn) -> Cell:
        """A cell; None if it is empty or the table does not have the column."""
        place = self._places.get(column.title)
        if place is None or place >= len(row.cells):
            return None
        found = row.cells[place]
        return found if not isinstance(found, str) or found.strip() else None

    def number(self, cell: str | float, column: ExportColumn) -> float:
        """The number in a cell, a size in MiB. Raises ValueError."""
        found = number_of_text(cell, self._decimal) if isinstance(cell, str) else float(cell)
        if not math.isfinite(found):
            raise ValueError(cell)
        return found * self._factors.get(column.title, 1.0)

    def _find(self, column: ExportColumn, headings: Sequence[str]) -> None:
        if column.units:
            self._find_size(column, headings)
            return
        places = [place for place, each in enumerate(headings) if each in column.names]
        if places:
            self._places[column.title] = self._only(places)

    def _find_size(self, column: ExportColumn, headings: Sequence[str]) -> None:
        unknown = ""
        places: dict[str, list[int]] = {}
        for place, heading in enumerate(headings):
            for name in column.names:
                unit = heading.removeprefix(name)
                if heading.startswith(name) and unit in column.units:
                    places.setdefault(unit, []).append(place)
                elif heading.startswith(name) and unit in UNIT_WORDS:
                    unknown = self.table.headings[place]
        for unit, factor in column.units.items():
            if unit in places:
                self._places[column.title] = self._only(places[unit])
                self._factors[column.title] = factor
                self.unit_words[column.title] = unit
                return
        if unknown:
            words: dict[str, object] = {
                "file": self.table.file,
                "sheet": self.table.sheet,
                "heading": shortened(unknown.strip(), LONGEST_SHOWN),
                "expected": column.title,
            }
            raise ImportedFileError(
                Message(
                    "{file}, sheet {sheet}: the column {heading} is in a unit that this program never writes;"
                    " expected: {expected}.",
                    words,
                )
            )

    def _only(self, places: Sequence[int]) -> int:
        """The place of a column; raises ImportedFileError if several columns of that heading differ in content."""
        contents = {
            tuple(row.cells[place] if place < len(row.cells) else None for row in self.table.rows)
            for place in places
        }
        if len(contents) > 1:
            words: dict[str, object] = {
                "file": self.table.file,
                "sheet": self.table.sheet,
                "heading": self.table.headings[places[0]].strip(),
            }
            raise ImportedFileError(
                Message(
                    "{file}, sheet {sheet}: the heading {heading} is there twice, with different values below."
                    " Rename or remove the column that is your own.",
                    words,
                )
            )
        return places[0]


class RowReader:
    """Reads the cells of one row; errors name file, sheet, row and field."""

    def __init__(self, reader: TableReader, row: SourceRow) -> None:
        self._reader = reader
        self._row = row

    def is_empty(self, *columns: ExportColumn) -> bool:
        """Whether all of these cells are empty."""
        return all(self._reader.cell(self._row, each) is None for each in columns)

    def text(self, column: ExportColumn) -> str:
        """The text of a cell in one line; empty if there is none."""
        cell = self._reader.cell(self._row, column)
        if isinstance(cell, float):
            return str(int(cell)) if cell.is_integer() else repr(cell)
        return " ".join((cell or "").split())

    def flag(self, column: ExportColumn) -> bool:
        """A truth value; False for an empty cell."""
        text = self.text(column).casefold()
        if text in TRUE_WORDS:
            return True
        if text in FALSE_WORDS:
            return False
        raise self.problem(column, Message("True or False"))

    def number(self, column: ExportColumn, least: float, most: float) -> float:
        """A number within bounds; a size in MiB."""
        found = self.number_if_any(column, least, most)
        if found is None:
            raise self.problem(column, Message("a number"))
        return found

    def number_if_any(self, column: ExportColumn, least: float, most: float) -> float | None:
        """A number within bounds, or None for an empty cell; a size in MiB."""
        cell = self._reader.cell(self._row, column)
        if cell is None:
            return None
        try:
            found = self._reader.number(cell, column)
        except ValueError:
            raise self.problem(column, Message("a number")) from None
        if not least <= found <= most:
            raise self.problem(
                column, Message("a number from {least} to {most}", {"least": least, "most": most})
            )
        return found

    def count(self, column: ExportColumn, least: int, most: int) -> int:
        """A whole number within bounds."""
        found = self.number(column, least, most)
        if not found.is_integer():
            raise self.problem(column, Message("a whole number"))
        return int(found)

    def count_if_any(self, column: ExportColumn, least: int, most: int) -> int | None:
        """A whole number within bounds, or None for an empty cell."""
        if self.is_empty(column):
            return None
        return self.count(column, least, most)

    def problem(self, column: ExportColumn, expected: Message) -> ImportedFileError:
        """The error for a cell with something else than what is expected."""
        table = self._reader.table
        found = self.text(column)
        title = self._reader.heading(column) if self._reader.has(column) else column.title
        words: dict[str, object] = {
            "file": table.file,
            "sheet": table.sheet,
            "row": str(self._row.number),
            "field": title,
            "found": shortened(found, LONGEST_SHOWN),
            "expected": expected,
        }
        if not found:
            return ImportedFileError(
                Message("{file}, sheet {sheet}, row {row}: {field} is empty; expected: {expected}.", words)
            )
        return ImportedFileError(
            Message("{file}, sheet {sheet}, row {row}: {field} is {found}; expected: {expected}.", words)
        )
