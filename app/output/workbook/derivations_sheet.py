"""The derivations of the headline numbers: every formula with its values, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from app.look.output_language import derivation_words, source_in_words
from app.look.translation import tr, translate
from app.output.chapters.derivations_chapter import LETTERS, headline_derivations
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Role
from app.output.workbook.cell_values import Value
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.sheet import WorkbookSheet
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.derivation_text import (
    Entry,
    expression_text,
    input_symbol,
    origin_text,
    symbol_text,
    titled,
    values_put_in,
    worksheet,
)
from planner_core.plan.plan import Plan


class _Row(NamedTuple):
    mark: str
    what: str
    symbol: str
    value: Value
    unit: str
    formula: str
    put_in: str
    origin: str
    is_result: bool


def add_derivations(book: Book, plan: Plan, assessment: Assessment, catalog: Catalog) -> WorkbookSheet | None:
    """The sheet of derivations; None if there is no number to derive."""
    found = headline_derivations(plan, assessment, catalog)
    if not found:
        return None
    sheet = WorkbookSheet(
        book,
        tr("Derivations"),
        tr("Derivations"),
        tr(
            "How the headline numbers come about: each formula once, with the values put in. A reference such as"
            " A2 leads to the formula that a value is from."
        ),
        tr("How the headline numbers come about."),
    )
    rows: list[_Row] = []
    for letter, each in zip(LETTERS, found, strict=False):
        for entry in worksheet(each):
            rows += _rows(entry, letter)
    sheet.table(_columns(), rows)
    return sheet


def _rows(entry: Entry, letter: str) -> Iterator[_Row]:
    words = derivation_words()
    top = entry.derivation
    note = translate(top.remark) if top.remark else source_in_words(top.source) if top.source else ""
    yield _Row(
        f"{letter}{entry.number}",
        translate(top.title),
        symbol_text(top, words),
        top.value,
        _unit(top),
        expression_text(top.expression, words) if top.expression else "",
        values_put_in(top, words),
        note,
        True,
    )
    for each, number in zip(top.inputs, entry.numbers, strict=True):
        origin = f"{letter}{number}" if number else origin_text(each, words)
        yield _Row(
            "", titled(each, words), input_symbol(each, words), each.value, _unit(each), "", "", origin, False
        )


def _columns() -> list[TableColumn[_Row]]:
    def role(row: _Row) -> Role:
        return "strong" if row.is_result else "body"

    return [
        TableColumn(tr("No."), lambda row, _: row.mark, role=role),
        TableColumn(
            tr("What it is"),
            lambda row, _: row.what,
            role=role,
            indent=lambda row: 0 if row.is_result else 1,
            most_lines=LINES_OF_NAMES,
        ),
        TableColumn(tr("Symbol"), lambda row, _: row.symbol, widest=24),
        TableColumn(tr("Value"), lambda row, _: row.value, _form, role, widest=24),
        TableColumn(tr("Unit"), lambda row, _: row.unit, widest=18, follows=True),
        TableColumn(tr("Formula"), lambda row, _: row.formula, widest=40),
        TableColumn(tr("With the values put in"), lambda row, _: row.put_in, widest=40),
        TableColumn(tr("Where it is from"), lambda row, _: row.origin, widest=50),
    ]


def _form(row: _Row) -> str:
    value = row.value
    if isinstance(value, Decimal):
        return number_formats.decimals(2) if row.unit else number_formats.for_reckoning(value)
    if isinstance(value, int | float) and abs(value) < float("inf"):
        return number_formats.for_reckoning(value)
    return ""


def _unit(each: Derivation) -> str:
    return tr(each.unit) if each.unit else ""
