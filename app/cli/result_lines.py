"""Tables of results as lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from app.cli.terminal import table
from app.results.tables.column import Column

R = TypeVar("R")
INDENT = "  "


def result_lines(
    columns: Sequence[Column[R]], rows: Sequence[R], below: Sequence[Sequence[str]] = ()
) -> list[str]:
    """A heading and a line for each row, then lines of sums; empty without rows."""
    if not rows:
        return []
    head = [each.title for each in columns]
    cells = [[each.shown(row) for each in columns] for row in rows]
    right = [number for number, each in enumerate(columns) if each.is_numeric]
    return table([head, *cells, *below], right=right, indent=INDENT)
