"""Evaluates formulas of workbooks like a spreadsheet program, as far as ours need it.

Values stored with formulas are ignored, so a wrong reference gives another number. Anything unknown is an error, not 0.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_UP, Decimal

from tests.support.workbooks import Workbook

Value = float | str
TOKENS = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<text>\"(?:[^\"]|\"\")*\")"
    r"|(?P<cell>(?:'(?:[^']|'')+'!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?)(?![\w(])"
    r"|(?P<name>[A-Za-z_][\w.]*)|(?P<sign><>|<=|>=|[-+*/^(),<>=]))"
)
SIGNS: tuple[dict[str, Callable[[float, float], Value]], ...] = (
    {
        "<>": lambda a, b: float(a != b),
        ">": lambda a, b: float(a > b),
        "<": lambda a, b: float(a < b),
        "=": lambda a, b: float(a == b),
    },
    {"+": lambda a, b: a + b, "-": lambda a, b: a - b},
    {"*": lambda a, b: a * b, "/": lambda a, b: a / b},
    {"^": lambda a, b: a**b},
)
"""The binary operators, those with the lowest precedence first."""


class Recalculated:
    """The cells of a workbook, evaluated from its typed values alone. `typed` replaces some of them."""

    def __init__(self, workbook: Workbook, typed: Mapping[tuple[str, str], float] | None = None) -> None:
        self._book = workbook
        self._known: dict[tuple[str, str], Value] = dict(typed or {})

    def value(self, sheet: str, at: str) -> Value:
        """The value of a cell; an empty one is 0. Raises ZeroDivisionError, and ValueError for anything unknown."""
        key = sheet, at
        if key not in self._known:
            cell = self._book.sheets[sheet].get(at)
            if cell is None:
                return 0.0
            if cell.formula:
                self._known[key] = _Reader(self, sheet, cell.formula).whole()
            else:
                self._known[key] = cell.value if cell.value is not None else 0.0
        return self._known[key]

    def named(self, name: str) -> Value:
        """The value of the cell with a name."""
        sheet, _, at = self._book.names[name].rpartition("!")
        return self.value(sheet.strip("'").replace("''", "'"), at.replace("$", ""))


class _Reader:
    """Evaluates one formula, from left to right."""

    def __init__(self, cells: Recalculated, sheet: str, formula: str) -> None:
        self._cells, self._sheet = cells, sheet
        self._tokens: list[tuple[str, str]] = []
        at = 0
        while at < len(formula):
            found = TOKENS.match(formula, at)
            if found is None:
                raise ValueError(f"{formula!r}: what is {formula[at:]!r}?")
            self._tokens.append((str(found.lastgroup), found[str(found.lastgroup)]))
            at = found.end()
        self._at = 0

    def whole(self) -> Value:
        found = self._between(0)
        if self._at != len(self._tokens):
            raise ValueError(f"{self._tokens[self._at :]} is left over")
        return found

    def _next(self) -> str:
        return self._tokens[self._at][1] if self._at < len(self._tokens) else ""

    def _take(self, expected: str = "") -> tuple[str, str]:
        token = self._tokens[self._at]
        if expected and token[1] != expected:
            raise ValueError(f"{token[1]!r} where {expected!r} should be")
        self._at += 1
        return token

    def _between(self, level: int) -> Value:
        if level == len(SIGNS):
            return self._one()
        found = self._between(level + 1)
        while self._next() in SIGNS[level]:
            sign = self._take()[1]
            found = SIGNS[level][sign](_number(found), _number(self._between(level + 1)))
        return found

    def _one(self) -> Value:
        kind, text = self._take()
        if text == "-":
            return -_number(self._one())
        if text == "(":
            found = self._between(0)
            self._take(")")
            return found
        if kind == "name" and self._next() == "(":
            return self._function(text)
        if kind not in READ:
            raise ValueError(f"what is {text!r} here?")
        return READ[kind](self, text)

    def cell(self, text: str) -> Value:
        """The value of one cell."""
        (found,) = self._range(text)
        return found

    def name(self, text: str) -> Value:
        """The value of the cell with this name."""
        return self._cells.named(text)

    def _range(self, text: str) -> list[Value]:
        sheet, _, cells = text.rpartition("!")
        first, _, last = cells.replace("$", "").partition(":")
        inside = sheet.strip("'").replace("''", "'") or self._sheet
        (left, top), (right, bottom) = _place(first), _place(last or first)
        return [
            self._cells.value(inside, f"{_letters(column)}{line}")
            for line in range(top, bottom + 1)
            for column in range(left, right + 1)
        ]

    def _function(self, name: str) -> Value:
        self._take("(")
        if name in ("SUM", "MAX", "MIN"):
            values = self._list()
            return {"SUM": sum, "MAX": max, "MIN": min}[name](values)
        if name in ("ROUND", "ROUNDUP", "ROUNDDOWN"):
            return self._rounding(name)
        if name == "SUMPRODUCT":
            left = self._column()
            if self._take()[1] == ")":
                return sum(left)
            right = self._column()
            self._take(")")
            return sum(a * b for a, b in zip(left, right, strict=True))
        if name == "IF":
            return self._choice(bool(_number(self._between(0))))
        if name == "IFERROR":
            start = self._at
            try:
                found = self._between(0)
            except ZeroDivisionError:
                self._at = start
                self._skip(",")
                self._take(",")
                found = self._between(0)
            else:
                self._take(",")
                self._skip(")")
            self._take(")")
            return found
        raise ValueError(f"no function {name} is known here")

    def _rounding(self, name: str) -> float:
        value = _number(self._between(0))
        places = self._places()
        if name == "ROUND":
            return _rounded(value, places)
        if places:
            raise ValueError(f"{name} is known here to whole numbers only")
        return math.copysign(math.ceil(abs(value)) if name == "ROUNDUP" else math.floor(abs(value)), value)

    def _places(self) -> int:
        self._take(",")
        places = int(_number(self._between(0)))
        self._take(")")
        return places

    def _column(self) -> list[float]:
        """Numbers of a range, or products of two, each rounded if requested."""
        if self._next() != "ROUND":
            found = [_number(each) for each in self._range(self._take()[1])]
            if self._next() != "*":
                return found
            self._take()
            return [a * b for a, b in zip(found, self._column(), strict=True)]
        self._take()
        self._take("(")
        values = self._column()
        places = self._places()
        return [_rounded(each, places) for each in values]

    def _list(self) -> list[float]:
        """Numbers between commas; of a range, texts do not count."""
        found: list[float] = []
        while True:
            kind, text = self._tokens[self._at]
            if kind == "cell" and ":" in text:
                self._take()
                found += [each for each in self._range(text) if not isinstance(each, str)]
            else:
                found.append(_number(self._between(0)))
            if self._take()[1] == ")":
                return found

    def _choice(self, is_first: bool) -> Value:
        self._take(",")
        if not is_first:
            self._skip(",")
            self._take(",")
        found = self._between(0)
        self._skip(")")
        self._take(")")
        return found

    def _skip(self, until: str) -> None:
        """Skip what is not evaluated, up to a sign outside inner brackets."""
        depth = 0
        while depth or self._next() not in (until, ")"):
            depth += {"(": 1, ")": -1}.get(self._next(), 0)
            self._at += 1
        if until == ")":
            return
        if self._next() != until:
            raise ValueError(f"there is no {until!r}")


READ: dict[str, Callable[[_Reader, str], Value]] = {
    "number": lambda _, text: float(text),
    "text": lambda _, text: text[1:-1].replace('""', '"'),
    "cell": _Reader.cell,
    "name": _Reader.name,
}
"""The value of a token, by its kind."""


def _rounded(value: float, places: int) -> float:
    """Half away from zero, of the 15 digits that a spreadsheet is sure of."""
    return float(Decimal(f"{value:.15g}").quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))


def _number(value: Value) -> float:
    if isinstance(value, str):
        raise ValueError(f"{value!r} is no number")  # noqa: TRY004 - as a spreadsheet sees it
    return value


def _place(reference: str) -> tuple[int, int]:
    letters, line = re.fullmatch(r"([A-Z]+)(\d+)", reference).groups()  # type: ignore[union-attr]
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column, int(line)


def _letters(column: int) -> str:
    found = ""
    while column:
        column, rest = divmod(column - 1, 26)
        found = chr(ord("A") + rest) + found
    return found
