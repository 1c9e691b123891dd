"""The tables that the window has too: limits, storms, findings, assumptions, response times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any, Final, TypeVar

from app.output.workbook import number_formats
from app.output.workbook.cell_styles import Role
from app.output.workbook.cell_values import Number, Value
from app.output.workbook.columns import TableColumn
from app.results.tables.column import Column

R = TypeVar("R")
IN_PERCENT: Final = 100
MOST_LINES_OF_WORDS: Final = 8


def from_window(columns: Sequence[Column[R]], *, percent: Sequence[str] = ()) -> list[TableColumn[R]]:
    """Columns of the window's tables for a sheet: numbers as numbers, texts as shown.

    `percent` names the columns with percentages; in the sheet they are shares.
    """
    return [_column(each, in_percent=each.title in percent) for each in columns]


def _column(column: Column[Any], *, in_percent: bool) -> TableColumn[Any]:
    key = column.key
    if key is None:
        return TableColumn(
            column.title, lambda row, _: column.shown(row), role=_role(column), most_lines=MOST_LINES_OF_WORDS
        )

    def cell(row: Any, _: int) -> Value:
        value: Number | None = key(row)
        if value is None:
            return column.shown(row)
        return value / IN_PERCENT if in_percent else value

    return TableColumn(column.title, cell, _number(column, key, in_percent=in_percent), _role(column))


def _number(
    column: Column[Any], key: Callable[[Any], Any], *, in_percent: bool
) -> str | Callable[[Any], str]:
    if in_percent:

        def percent(row: Any) -> str:
            value = key(row)
            return number_formats.percent_of(
                None if value is None else value / IN_PERCENT, column.decimals or 0
            )

        return percent
    if column.decimals is not None:
        return number_formats.decimals(column.decimals)

    def form(row: Any) -> str:
        value: float | Decimal | None = key(row)
        return number_formats.for_reading(value) if value is not None else number_formats.INTEGER

    return form


def _role(column: Column[Any]) -> Role | Callable[[Any], Role]:
    bold = column.bold
    if bold is None:
        return "body"
    return lambda row: "strong" if bold(row) else "body"
