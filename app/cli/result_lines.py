"""Tables of results as lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import TypeVar

from app.cli.terminal import table, width
from app.results.tables.column import Column

R = TypeVar("R")
INDENT = "  "
WIDEST_TITLE = 12
"""Where titles stand in several lines, the columns that each takes, unless a word is longer."""


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


def folded_lines(
    columns: Sequence[Column[R]], groups: Sequence[Sequence[Column[R]]], rows: Sequence[R], most: int
) -> list[str]:
    """One table of some columns and those of all groups if it fits into `most` columns of the terminal; else one for
    each group, and several for a group that does not fit itself. Each begins with the same columns and has one more
    at least. Empty without rows.
    """
    if not rows:
        return []
    whole = _with_titles_folded([*columns, *(each for group in groups for each in group)], rows)
    if _fits(whole, most):
        return whole
    tables = [lines for group in groups for lines in _tables(columns, group, rows, most)]
    return [line for number, lines in enumerate(tables) for line in ([""] if number else []) + lines]


def _tables(
    columns: Sequence[Column[R]], group: Sequence[Column[R]], rows: Sequence[R], most: int
) -> list[list[str]]:
    """As few tables of the columns of a group as fit."""
    found, first = [], 0
    while first < len(group):
        count = len(group) - first
        lines = _with_titles_folded([*columns, *group[first:]], rows)
        while count > 1 and not _fits(lines, most):
            count -= 1
            lines = _with_titles_folded([*columns, *group[first : first + count]], rows)
        found.append(lines)
        first += count
    return found


def _fits(lines: Sequence[str], most: int) -> bool:
    return max(map(width, lines)) <= most


def _with_titles_folded(columns: Sequence[Column[R]], rows: Sequence[R]) -> list[str]:
    """A table whose titles may take several lines, the last beside each other."""
    titles = [wrap(each.title, WIDEST_TITLE, break_long_words=False)[::-1] for each in columns]
    head = list(zip_longest(*titles, fillvalue=""))[::-1]
    cells = [[each.shown(row) for each in columns] for row in rows]
    right = [number for number, each in enumerate(columns) if each.is_numeric]
    return table([*head, *cells], right=right, indent=INDENT)
