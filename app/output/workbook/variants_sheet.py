"""Variants side by side: all measures, their differences from the baseline as formulas, and a list of changes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from app.look.translation import tr, translate
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_values import Formula, Value, divided
from app.output.workbook.columns import TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.ranges import futures_of_variants
from app.results.tables.changes_table import Change, change_columns, changes_of
from app.results.words.comparison import SHARES, value_text, verdict_text
from app.results.words.variants_in_futures import sentences_in_futures
from planner_core.catalog.catalog import Catalog
from planner_core.plan.names import told_apart
from planner_core.plan.project import Variant
from planner_core.studies.comparison import Cell, Compared, Comparison, ComparisonRow, compare
from planner_core.studies.variants_in_futures import with_futures

MEASURE, UNIT, FIRST = range(3)
PER_VARIANT: Final = 4
"""Columns of each variant: value, difference, difference in percent, and whether it is better."""
ON_A_PAGE: Final = 2
"""Variants per page, beside the measures and the baseline."""
VERDICT_COLOURS: Final = {"better": "text_ok", "worse": "status_over"}


def add_variants(
    book: Book,
    variants: Sequence[Compared],
    baseline: int,
    shown: int,
    catalog: Catalog,
    advised: Sequence[str] = (),
) -> list[WorkbookSheet]:
    """The sheet of measures and the sheet of changes; empty for a single variant.

    `shown` is the variant of all other sheets; `advised` are sentences on the recommended one.
    """
    if len(variants) < 2:
        return []
    told = [each._replace(plan=told_apart(each.plan)) for each in variants]
    order = [baseline, *(number for number in range(len(told)) if number != baseline)]
    study = futures_of_variants(variants, catalog, baseline)
    study = study.reordered(order) if study is not None else None
    found = with_futures(compare([told[number] for number in order]), study)
    said = sentences_in_futures(found.names, study)
    return [_measures(book, found, [*said, *advised], order.index(shown)), _changes(book, variants, baseline)]


def _measures(book: Book, found: Comparison, said: Sequence[str], proposed: int) -> WorkbookSheet:
    title = tr("Variants")
    lead = tr(
        "The variants of the plan against {baseline}. Differences are formulas; those of saturations are percentage"
        " points.",
        baseline=found.names[0],
    )
    lead = " ".join([lead, *said])
    sheet = WorkbookSheet(
        book, title, tr("Variants side by side"), lead, tr("What sets the variants apart, in numbers.")
    )
    columns = [_measure_column(), _unit_column()]
    for number in range(len(found.names)):
        columns += _columns_of(found, number, is_proposed=number == proposed)
    sheet.table(columns, found.rows)
    sheet.keep_columns(FIRST)
    if len(found.names) > 1 + ON_A_PAGE:
        sheet.break_pages(range(FIRST + 1 + PER_VARIANT * ON_A_PAGE, len(columns), PER_VARIANT * ON_A_PAGE))
    return sheet


def _measure_column() -> TableColumn[ComparisonRow]:
    return TableColumn(tr("Measure"), lambda row, _: _title(row), widest=44)


def _title(row: ComparisonRow) -> str:
    """The measure with its group, so that it is clear after sorting."""
    return f"{translate(row.group)}: {translate(row.title)}"


def _unit_column() -> TableColumn[ComparisonRow]:
    def unit(row: ComparisonRow, _: int) -> str:
        known = next((cell for cell in row.cells if cell.value is not None), None)
        if known is None or known.unit in ("", *SHARES) or isinstance(known.value, Decimal):
            return ""  # the format of percentages and amounts includes it
        return tr(known.unit)

    return TableColumn(tr("Unit"), unit)


def _columns_of(found: Comparison, number: int, *, is_proposed: bool) -> list[TableColumn[ComparisonRow]]:
    name = found.names[number]
    at = FIRST + (0 if number == 0 else 1 + PER_VARIANT * (number - 1))

    def value(row: ComparisonRow, _: int) -> Value:
        cell = row.cells[number]
        return cell.value if _is_number(cell) else value_text(cell)

    if number == 0:
        title = (
            tr("{name} (baseline, this proposal)", name=name)
            if is_proposed
            else tr("{name} (baseline)", name=name)
        )
        return [TableColumn(title, value, lambda row: _form(row.cells[0]), "strong", widest=24)]

    title = tr("{name} (this proposal)", name=name) if is_proposed else name

    def difference(row: ComparisonRow, line: int) -> Value:
        cell = row.cells[number]
        if cell.delta is None or not _is_number(cell):
            return None
        factor = "*100" if cell.unit in SHARES else ""
        value = cell.delta.absolute * (100 if factor else 1)
        return Formula(f"=({cell_name(line, at)}-{cell_name(line, FIRST)}){factor}", value)

    def in_percent(row: ComparisonRow, line: int) -> Value:
        cell = row.cells[number]
        if cell.delta is None or cell.delta.share is None or cell.unit in SHARES or not _is_number(cell):
            return None
        before = cell_name(line, FIRST)
        share = cell.delta.share if row.cells[0].value else None  # no share of zero
        return divided(f"{cell_name(line, at)}-{before}", before, share)

    def colour(row: ComparisonRow) -> str:
        return VERDICT_COLOURS.get(row.cells[number].verdict, "")

    return [
        TableColumn(title, value, lambda row: _form(row.cells[number]), "strong", widest=24),
        TableColumn(tr("Difference"), difference, lambda row: _difference_form(row.cells[number])),
        TableColumn(tr("in %"), in_percent, number_formats.signed(number_formats.percent(1))),
        TableColumn(tr("Verdict"), lambda row, _: verdict_text(row.cells[number]), colour=colour),
    ]


def _is_number(cell: Cell) -> bool:
    return cell.value is not None and math.isfinite(cell.value)


def _form(cell: Cell) -> str:
    if not _is_number(cell) or cell.value is None:
        return ""
    if cell.unit in SHARES:
        return number_formats.percent(1)
    if isinstance(cell.value, Decimal):
        return (
            number_formats.at_least(number_formats.money(cell.unit))
            if cell.has_gaps
            else number_formats.money(cell.unit)
        )
    return number_formats.for_reading(cell.value)


def _difference_form(cell: Cell) -> str:
    if cell.delta is None:
        return number_formats.INTEGER
    if cell.unit in SHARES:
        return number_formats.signed(number_formats.decimals(1))
    if isinstance(cell.value, Decimal):
        return number_formats.signed(number_formats.money(cell.unit))
    return number_formats.signed(number_formats.for_reading(cell.delta.absolute))


def _changes(book: Book, variants: Sequence[Compared], baseline: int) -> WorkbookSheet:
    title = tr("What is different")
    name = variants[baseline].name
    lead = tr("Every difference between the drawing of a variant and that of {baseline}.", baseline=name)
    sheet = WorkbookSheet(book, title, title, lead)
    drawn = [Variant(str(number), each.name, each.plan) for number, each in enumerate(variants)]
    rows: Sequence[Change] = changes_of(drawn, baseline)
    if rows:
        sheet.table(from_window(change_columns(name)), rows)
    else:
        sheet.note(tr("Nothing is different."))
    return sheet
