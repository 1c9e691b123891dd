"""The columns of a table in a sheet: content and look of their cells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, TypeVar

from app.output.workbook.cell_styles import Look, Role
from app.output.workbook.cell_values import Value

R = TypeVar("R")
WIDEST: Final = 46
"""Width in digits; longer texts are wrapped."""
MOST_LINES: Final = 14
"""More than any of our texts needs; limits names of ten thousand letters."""
LINES_OF_NAMES: Final = 3
"""For names repeated in many rows."""


@dataclass(frozen=True)
class TableColumn(Generic[R]):
    """One column of a table of R."""

    title: str
    cell: Callable[[R, int], Value]
    """The content of a row's cell; the number is that of the sheet's line, for formulas."""
    number: str | Callable[[R], str] = ""
    """The number format; empty for text."""
    role: Role | Callable[[R], Role] = "body"
    colour: Callable[[R], str] | None = None
    """Name of a theme colour."""
    indent: Callable[[R], int] | None = None
    follows: bool = False
    """Whether the cell belongs to the number before it, like a unit; other texts are indented."""
    widest: int = WIDEST
    most_lines: int = MOST_LINES
    """Maximum row height for longer texts; the cell contains all of the text."""
    keeps_distance: bool = False
    is_aside: bool = False
    """Whether it stands in one line on the right and is not printed; such columns are the last ones."""

    def look(self, row: R) -> Look:
        """The look of a row's cell."""
        number = self.number if isinstance(self.number, str) else self.number(row)
        return Look(
            role=self.role if isinstance(self.role, str) else self.role(row),
            number=number,
            wraps=not number and not self.is_aside,
            right=bool(self.number),
            colour=self.colour(row) if self.colour else "",
            indent=self.indent(row) if self.indent else int(self.keeps_distance),
        )

    def head(self) -> Look:
        """The look of the heading: aligned like its cells."""
        return Look("head", wraps=True, right=bool(self.number), indent=1 if self.keeps_distance else 0)


def with_distances(columns: Sequence[TableColumn[R]]) -> list[TableColumn[R]]:
    """Indent texts after a number, except units, which belong to it."""
    return [
        replace(each, keeps_distance=bool(at) and not each.number and not each.follows)
        for at, each in enumerate(columns)
    ]


class Placed(NamedTuple):
    """The place of a table: the lines of its heading, first and last row, as formulas count them."""

    head: int
    first: int
    last: int
