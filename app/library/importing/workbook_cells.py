"""Parsers for the cells of one sheet of a workbook, and for its shared texts. No Qt."""

from __future__ import annotations

import re
from datetime import date, timedelta
from decimal import Decimal
from typing import Final

from app.library.importing.raw_tables import (
    LONGEST_CELL,
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
                raise unreadable(self._name, Message("it contains more texts than any price list"))
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
    """Collects the cells of a sheet during parsing; 0.15 shown as 15 % becomes 15."""

    def __init__(self, name: str, texts: list[str], styles: StyleReader, from_1904: bool) -> None:
        self._name = name
        self._texts = texts
        self._days, self._shares = styles.days, styles.shares
        self._epoch = date(1904, 1, 1) if from_1904 else date(1899, 12, 30)
        self.rows: list[RawRow] = []
        self._row = 0
        self._cells: dict[int, RawCell] = {}
        self._column = -1
        self._type = self._style = ""
        self._formula = False
        self._pieces: list[str] | None = None
        self._value = ""

    def start(self, tag: str, attributes: Attributes) -> None:
        """An element begins."""
        if tag == "row":
            self._row = int(attributes.get("r", self._row + 1))
            self._cells, self._column = {}, -1
        elif tag == "c":
            self._column = self._column_of(attributes.get("r", ""))
            self._type, self._style = attributes.get("t", "n"), attributes.get("s", "")
            self._formula, self._value = False, ""
        elif tag in ("v", "t"):
            self._pieces = []
        elif tag == "f":
            self._formula = True

    def text(self, text: str) -> None:
        """Characters between two tags."""
        if self._pieces is not None:
            self._pieces.append(text)

    def end(self, tag: str) -> None:
        """An element ends."""
        if tag in ("v", "t"):
            self._value += "".join(self._pieces or ())
            self._pieces = None
        elif tag == "c":
            cell = self._cell()
            if cell is not None:
                self._cells[self._column] = cell
        elif tag == "row" and self._cells:
            check_size(self._name, len(self.rows) + 1)
            filled = range(max(self._cells) + 1)
            self.rows.append(RawRow(self._row, tuple(self._cells.get(n, RawCell()) for n in filled)))

    def _column_of(self, reference: str) -> int:
        found = REFERENCE.fullmatch(reference)
        if found is None:
            return self._column + 1
        column = 0
        for letter in found.group(1):
            column = column * 26 + ord(letter) - ord("A") + 1
        return column - 1

    def _cell(self) -> RawCell | None:
        if not self._value:
            return RawCell("unknown", "") if self._formula else None
        check_width(self._name, self._row, self._column + 1)
        if len(self._value) > LONGEST_CELL:
            words: dict[str, object] = {"most": LONGEST_CELL}
            raise unreadable(self._name, Message("a cell is longer than {most} characters", words))
        return self._typed(self._value)

    def _typed(self, value: str) -> RawCell:
        if self._type == "s":
            return RawCell("text", self._texts[int(value)].strip())
        if self._type in PLAIN_KINDS:
            kind, longest = PLAIN_KINDS[self._type]
            return RawCell(kind, value.strip()[:longest])
        if self._style in self._days:
            return RawCell("day", (self._epoch + timedelta(days=int(float(value)))).isoformat())
        factor = 100 if self._style in self._shares else 1
        return RawCell("number", plain_number(str(Decimal(value) * factor)))


def plain_number(text: str) -> str:
    """The number as Excel shows it: 0.1 for 0.10000000000000001, 15 digits at most."""
    return format(Decimal(format(float(text), ".15g")), "f")


def unreadable(name: str, reason: Message) -> TableError:
    """An error for a file, or a sheet in it, that cannot be read."""
    words: dict[str, object] = {"file": name, "reason": reason}
    return TableError(Message("{file} cannot be read: {reason}.", words))
