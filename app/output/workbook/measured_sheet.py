"""What the plan predicts beside what was measured."""

from __future__ import annotations

from app.look.translation import tr
from app.output.workbook.book import Book
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.measured_table import measured_columns
from app.results.words.measured import how_to_read, space_note
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.plan import Plan
from planner_core.studies.measured_estate import comparisons


def add_measured(book: Book, plan: Plan, assessment: Assessment, catalog: Catalog) -> WorkbookSheet | None:
    """The sheet; None if nothing was measured."""
    found = comparisons(plan, catalog, assessment)
    if not found:
        return None
    sheet = WorkbookSheet(book, tr("Measured"), tr("Predicted and measured"), how_to_read())
    columns = measured_columns(plan)
    sheet.table(from_window([*columns.values()], percent=[columns["difference"].title]), found)
    if note := space_note(found):
        sheet.skip()
        sheet.note(note)
    return sheet
