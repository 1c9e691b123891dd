"""Parsers for the cells of one sheet of a workbook, and for its shared texts. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta
from decimal import Decimal
from typing import Final

from app.library.importing.raw_tables import (
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_COLUMNS_OF_EXPORTS,
    CellKind,
    RawCell,
    RawRow,
    TableError,
    check_size,
    check_width,
)
from planner_core.messages import Message

MOST_STRINGS: Final = 2_000_000
REFERENCE: Final = re.compile(r"([A-Z]{1,3})([0-9]{1,7})")
PLAIN_KINDS: Final[dict[str, tuple[CellKind, int]]] = {
    "str": ("text", LONGEST_CELL),
    "inlineStr": ("text", LONGEST_CELL),
    "e": ("fault", 20),
    "b": ("text", 1),
    "d": ("day", 10),
}
DAY_FORMATS: Final = frozenset({*range(14, 18), 22, *range(27, 37), *range(50, 59)})
SHARE_FORMATS: Final = frozenset({9, 10})
DAY_LETTERS: Final = re.compile(r"[ymd]", re.IGNORECASE)
NOT_LETTERS: Final = re.compile(r'"[^"]*"|\[[^\]]*\]|\\.')
Attributes = dict[str, str]
DIGITS: Final = "0123456789"
SURE_DIGITS: Final = 15
"""Digits of a whole number that Excel keeps."""
NO_CELL: Final = RawCell()
UNCALCULATED: Final = RawCell("unknown", "")


def _plain_cell(opening: bytes) -> bytes:
    """The pattern of a cell without formula or text inside; `opening` begins its groups."""
    reference = rb'<c r="' + opening + rb'[A-Z]{1,3})[0-9]{1,7}"'
    how = rb'(?: s="' + opening + rb'[0-9]{1,5})")?(?: t="' + opening + rb'(?:s|n|str|b|e))")?'
    return reference + how + rb"(?:/>|></c>|><v>" + opening + rb"[ !-%'-;=?-~]{0,32767})</v></c>)"


PLAIN_CELL: Final = re.compile(_plain_cell(b"("))
PLAIN_ROW: Final = re.compile(
    rb'\s*<row r="([0-9]{1,7})"(?: [A-Za-z0-9:]+="[^"<>&]*")*>((?:' + _plain_cell(b"(?:") + rb")*)"
)
"""A row without its closing tag, as Excel and most libraries write it."""


class SharedTexts:
    """The texts that cells refer to by number; phonetic guides are left out."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.texts: list[str] = []
        self._pieces: list[str] = []
        self._in_text = self._in_phonetic = False

    def start(self, tag: str, _attributes: Attributes) -> None:
        """An element begins."""
        if tag == "si":
            self._pieces.clear()
        elif tag == "rPh":
            self._in_phonetic = True
        elif tag == "t":
            self._in_text = not self._in_phonetic

    def text(self, text: str) -> None:
        """Characters between two tags."""
        if self._in_text:
            self._pieces.append(text)

    def end(self, tag: str) -> None:
        """An element ends."""
        if tag == "t":
            self._in_text = False
        elif tag == "rPh":
            self._in_phonetic = False
        elif tag == "si":
            text = "".join(self._pieces)
            if len(text) > LONGEST_CELL:
                words: dict[str, object] = {"most": LONGEST_CELL}
                raise unreadable(self._name, Message("a cell is longer than {most} characters", words))
            if len(self.texts) >= MOST_STRINGS:
                raise unreadable(self._name, Message("it contains too many texts"))
            self.texts.append(text)


class StyleReader:
    """The numbers of the styles that show a number as a date or in percent."""

    def __init__(self) -> None:
        self.days: set[str] = set()
        self.shares: set[str] = set()
        self._forms = dict.fromkeys(DAY_FORMATS, self.days) | dict.fromkeys(SHARE_FORMATS, self.shares)
        self._count = -1

    def start(self, tag: str, attributes: Attributes) -> None:
        """An element begins."""
        form = int(attributes.get("numFmtId", "0"))
        if tag == "numFmt":
            code = NOT_LETTERS.sub("", attributes.get("formatCode", ""))
            if DAY_LETTERS.search(code):
                self._forms[form] = self.days
            elif "%" in code:
                self._forms[form] = self.shares
        elif tag == "cellXfs":
            self._count = 0
        elif tag == "xf" and self._count >= 0:
            if form in self._forms:
                self._forms[form].add(str(self._count))
            self._count += 1

    def end(self, tag: str) -> None:
        """An element ends."""
        if tag == "cellXfs":
            self._count = -1


class SheetReader:
    """Collects the cells of a sheet during parsing; 0.15 shown as 15 % becomes 15.

    A workbook of 5,000 machines has half a million cells, so a cell costs little more than the calls of the parser:
    the column of a reference is looked up, a shared text has one cell for all its places, whole numbers stay as they
    are.
    """

    def __init__(
        self,
        name: str,
        texts: list[str],
        styles: StyleReader,
        from_1904: bool,
        keep: Callable[[str], bool] | None = None,
    ) -> None:
        """`keep`: whether to keep a column, by the text in the first row."""
        self._name = name
        self._keep = keep
        self._most_columns = MOST_COLUMNS if keep is None else MOST_COLUMNS_OF_EXPORTS
        self._unwanted: set[int] = set()
        self._shared: list[RawCell | str] = [*texts]
        """Each becomes a cell when it is first referred to."""
        self._days, self._shares = styles.days, styles.shares
        self._epoch = date(1904, 1, 1) if from_1904 else date(1899, 12, 30)
        self.rows: list[RawRow] = []
        self._row = 0
        self._cells: list[RawCell] = []
        self._columns: dict[str, int] = {}
        self._columns_by_bytes: dict[bytes, int] = {}
        """Both by the letters of a reference."""
        self._widest = 0
        self._column = -1
        self._attributes: Attributes = {}
        self._formula = False
        self._collects = False
        self._value = ""

    def start(self, tag: str, attributes: Attributes) -> None:
        """An element begins."""
        if tag == "c":
            self._attributes, self._formula, self._value = attributes, False, ""
        elif tag in ("v", "t"):
            self._collects = True
        elif tag == "row":
            self._row = int(attributes.get("r", self._row + 1))
            self._cells, self._column = [], -1
        elif tag == "f":
            self._formula = True
        elif ":" in tag:
            self.start(local_name(tag), attributes)

    def text(self, text: str) -> None:
        """Characters between two tags."""
        if self._collects:
            self._value += text
            if len(self._value) > LONGEST_CELL:
                words: dict[str, object] = {"most": LONGEST_CELL}
                raise unreadable(self._name, Message("a cell is longer than {most} characters", words))

    def end(self, tag: str) -> None:
        """An element ends."""
        if tag == "c":
            self._end_cell()
        elif tag in ("v", "t"):
            self._collects = False
        elif tag == "row":
            if self._cells:
                check_size(self._name, len(self.rows) + 1)
                self.rows.append(RawRow(self._row, tuple(self._cells)))
                if self._keep is not None and len(self.rows) == 1:
                    self._unwanted = {
                        place for place, cell in enumerate(self._cells) if not self._keep(cell.text)
                    }
        elif ":" in tag:
            self.end(local_name(tag))

    def take_row(self, xml: bytes) -> bool:
        """Take a row as most programs write it, up to its closing tag; False, and nothing is done, for any other.

        That spares the five calls of the parser for each cell, and so half of the time. A value may have printable
        ASCII characters only, which mean the same in every encoding of such a file.
        """
        found = PLAIN_ROW.fullmatch(xml)
        if found is None or not self._columns:
            return False
        self.start("row", {"r": found.group(1).decode()})
        for letters, style, kind, value in PLAIN_CELL.findall(found.group(2)):
            column = self._columns_by_bytes.get(letters, -1)
            if column in self._unwanted:
                continue
            self._attributes = {"r": f"{letters.decode()}1", "s": style.decode(), "t": kind.decode() or "n"}
            if column < 0:
                column = self._columns_by_bytes[letters] = self._new_column(letters.decode())
            self._formula, self._value = False, value.decode()
            self._put(column)
        self.end("row")
        return True

    def _end_cell(self) -> None:
        letters = self._attributes.get("r", "").rstrip(DIGITS)
        column = self._columns.get(letters, -1)
        column = self._column = column if column >= 0 else self._new_column(letters)
        self._put(column)

    def _put(self, column: int) -> None:
        if column in self._unwanted:
            return
        if self._value:
            cell = self._cell(self._value)
        elif self._formula:
            cell = UNCALCULATED
        else:
            return
        cells = self._cells
        if column >= self._widest:
            if self._keep is not None and self.rows:  # without a heading
                self._unwanted.add(column)
                return
            check_width(self._name, self._row, column + 1, self._most_columns)
            self._widest = column + 1
        if column == len(cells):
            cells.append(cell)
        elif column < len(cells):
            cells[column] = cell
        else:
            cells += [NO_CELL] * (column - len(cells))
            cells.append(cell)

    def _new_column(self, letters: str) -> int:
        if REFERENCE.fullmatch(self._attributes.get("r", "")) is None:
            return self._column + 1
        column = 0
        for letter in letters:
            column = column * 26 + ord(letter) - ord("A") + 1
        self._columns[letters] = column - 1
        return column - 1

    def _cell(self, value: str) -> RawCell:
        how = self._attributes.get("t", "n")
        if how == "s":
            place = int(value)
            cell = self._shared[place]
            if isinstance(cell, str):
                cell = self._shared[place] = RawCell("text", cell.strip())
            return cell
        if how in PLAIN_KINDS:
            kind, longest = PLAIN_KINDS[how]
            return RawCell(kind, value.strip()[:longest])
        style = self._attributes.get("s", "")
        if style in self._days:
            return RawCell("day", (self._epoch + timedelta(days=int(float(value)))).isoformat())
        if style in self._shares:
            return RawCell("number", plain_number(str(Decimal(value) * 100)), is_percent=True)
        is_whole = len(value) <= SURE_DIGITS and value.isascii() and value.isdigit() and value[0] != "0"
        return RawCell("number", value if is_whole else plain_number(str(Decimal(value))))


def local_name(tag: str) -> str:
    """The name of an element without the prefix of its namespace."""
    return tag.rpartition(":")[2]


def plain_number(text: str) -> str:
    """The number as Excel shows it: 0.1 for 0.10000000000000001, 15 digits at most."""
    return format(Decimal(format(float(text), ".15g")), "f")


def unreadable(name: str, reason: Message) -> TableError:
    """An error for a file, or a sheet in it, that cannot be read."""
    words: dict[str, object] = {"file": name, "reason": reason}
    return TableError(Message("{file} cannot be read: {reason}.", words))
