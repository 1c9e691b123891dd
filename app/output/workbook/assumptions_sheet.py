"""All values that the numbers are based on, as typed numbers with unit, origin and source."""

from __future__ import annotations

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_values import Value
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.assumptions_table import AssumptionRow, assumption_rows
from app.results.words.confidence import confidence_in_words
from planner_core.catalog.catalog import Catalog
from planner_core.plan.plan import Plan


def add_assumptions(book: Book, plan: Plan, catalog: Catalog) -> WorkbookSheet:
    """The sheet of assumptions."""
    title = tr("Assumptions")
    lead = tr("Every value and constant behind the numbers, where it is from, and how sure it is.")
    lead += " " + tr("The sources on the right are not printed.")
    sheet = WorkbookSheet(book, title, title, lead, tr("Every value behind the numbers, with its origin."))
    rows = assumption_rows(plan, catalog)
    sheet.table(_columns(), rows)
    sheet.is_appendix()
    sheet.skip()
    for letter in sorted({row.confidence for row in rows if row.confidence}):
        sheet.note(confidence_in_words(letter))
    return sheet


def _columns() -> list[TableColumn[AssumptionRow]]:
    return [
        TableColumn(tr("Assumption"), lambda row, _: row.name),
        TableColumn(tr("Value"), _value, _form, widest=30),
        TableColumn(
            tr("Unit"), lambda row, _: row.unit if row.number is not None else "", widest=20, follows=True
        ),
        TableColumn(tr("Where"), lambda row, _: row.where, most_lines=LINES_OF_NAMES),
        TableColumn(tr("Origin"), lambda row, _: row.origin_word),
        TableColumn(tr("Confidence"), lambda row, _: row.confidence),
        TableColumn(tr("Source"), lambda row, _: row.source, widest=60, is_aside=True),
    ]


def _value(row: AssumptionRow, _: int) -> Value:
    return row.value if row.number is None else row.number


def _form(row: AssumptionRow) -> str:
    return number_formats.exact(row.number) if row.number is not None else ""
