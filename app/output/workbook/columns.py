"""The columns of a table in a sheet: what stands in a cell, and how it looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, TypeVar

from app.output.workbook.cell_styles import Look, Role
from app.output.workbook.cell_values import Value

R = TypeVar("R")
WIDEST: Final = 46
"""Digits; longer texts take several lines."""
MOST_LINES: Final = 14
"""More than any text of Headroom's own takes; names of ten thousand letters shall not take a page for each row."""
LINES_OF_NAMES: Final = 3
"""Of what stands in front of many rows."""


@dataclass(frozen=True)
class TableColumn(Generic[R]):
    """One column of a table of R."""

    title: str
    cell: Callable[[R, int], Value]
    """What stands in the cell of a row; the number is that of the sheet's line, as formulas call it."""
    number: str | Callable[[R], str] = ""
    """The format of numbers; none for words."""
    role: Role | Callable[[R], Role] = "body"
    colour: Callable[[R], str] | None = None
    """Name of a colour of the theme."""
    indent: Callable[[R], int] | None = None
    follows: bool = False
    """Whether the cell belongs to the number before it, as a unit does; other words keep a distance."""
    widest: int = WIDEST
    most_lines: int = MOST_LINES
    """Rows get no higher for longer texts; the cell holds all of them."""
    keeps_distance: bool = False

    def look(self, row: R) -> Look:
        """How the cell of a row looks."""
        number = self.number if isinstance(self.number, str) else self.number(row)
        return Look(
            role=self.role if isinstance(self.role, str) else self.role(row),
            number=number,
            wraps=not number,
            right=bool(self.number),
            colour=self.colour(row) if self.colour else "",
            indent=self.indent(row) if self.indent else int(self.keeps_distance),
        )

    def head(self) -> Look:
        """How the head looks: aligned as the cells below it."""
        return Look("head", wraps=True, right=bool(self.number), indent=1 if self.keeps_distance else 0)


def with_distances(columns: Sequence[TableColumn[R]]) -> list[TableColumn[R]]:
    """Words begin a little later than the cell before them ends, but for units, which belong to their numbers."""
    return [
        replace(each, keeps_distance=bool(at) and not each.number and not each.follows)
        for at, each in enumerate(columns)
    ]


class Placed(NamedTuple):
    """Where a table lies: the lines of its head, first and last row as formulas call them."""

    head: int
    first: int
    last: int
