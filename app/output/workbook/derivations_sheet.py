"""The derivations of the headline numbers: every formula with its values, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from app.look.output_language import derivation_words, source_in_words
from app.look.translation import tr, translate
from app.output.chapters.derivation_entries import MarkedEntry, marked_entries
from app.output.chapters.derivations_chapter import headline_derivations
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
    ORIGIN_NAMES,
    expression_text,
    input_symbol,
    source_beside,
    symbol_text,
    titled,
    values_put_in,
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
    source: str
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
        )
        + " "
        + tr("Formulas and sources on the right are not printed."),
        tr("How the headline numbers come about."),
    )
    rows: list[_Row] = []
    for entries in marked_entries(found):
        for entry in entries:
            rows += _rows(entry)
    sheet.table(_columns(), rows)
    sheet.is_appendix()
    return sheet


def _rows(entry: MarkedEntry) -> Iterator[_Row]:
    words = derivation_words()
    top = entry.derivation
    note = translate(top.remark) if top.remark else source_in_words(top.source) if top.source else ""
    yield _Row(
        entry.mark,
        titled(top, words),
        symbol_text(top, words),
        top.value,
        _unit(top),
        expression_text(top.expression, words) if top.expression else "",
        values_put_in(top, words),
        "",
        note,
        True,
    )
    for each, mark in zip(top.inputs, entry.marks, strict=True):
        origin = mark or words.text(ORIGIN_NAMES[each.origin])
        source = "" if mark else source_beside(each, words)
        yield _Row(
            "",
            titled(each, words),
            input_symbol(each, words),
            each.value,
            _unit(each),
            "",
            "",
            origin,
            source,
            False,
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
            widest=64,
            most_lines=LINES_OF_NAMES,
        ),
        TableColumn(tr("Symbol"), lambda row, _: row.symbol, widest=24),
        TableColumn(tr("Value"), lambda row, _: row.value, _form, role, widest=24),
        TableColumn(tr("Unit"), lambda row, _: row.unit, widest=18, follows=True),
        TableColumn(tr("Source of the value"), lambda row, _: row.origin),
        TableColumn(tr("Formula"), lambda row, _: row.formula, widest=50, is_aside=True),
        TableColumn(tr("With the values put in"), lambda row, _: row.put_in, widest=50, is_aside=True),
        TableColumn(tr("Source"), lambda row, _: row.source, widest=60, is_aside=True),
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
