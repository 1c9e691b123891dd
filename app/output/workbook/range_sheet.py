"""How sure the desktops of the plan are: first limits, what the range depends on, and the distribution."""

from __future__ import annotations

from app.look.translation import tr
from app.output.workbook.book import Book
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.range_tables import (
    at_their_worst,
    distribution_columns,
    first_limit_columns,
    influence_columns,
    use_columns,
)
from app.results.words.ranges import range_in_words, sentences
from planner_core.engine.basis.cost_records import Cost
from planner_core.plan.plan import Plan
from planner_core.studies.range_study import RangeStudy


def add_range(book: Book, plan: Plan, found: RangeStudy | None, cost: Cost) -> WorkbookSheet | None:
    """The sheet; None if nothing is uncertain or nothing limits."""
    if found is None:
        return None
    title = tr("How sure the numbers are")
    lead = " ".join([f"{range_in_words(found)}.", *sentences(plan, found, cost)])
    sheet = WorkbookSheet(book, tr("Range"), title, lead)
    limits, depends, parts = first_limit_columns(plan), influence_columns(plan), distribution_columns()
    sheet.section(tr("What limits first"))
    sheet.table(from_window([*limits.values()], percent=[limits["chance"].title]), found.first_limits)
    sheet.skip()
    sheet.section(tr("What the range depends on"))
    sheet.table(
        from_window([*depends.values()], percent=[depends["spread"].title, depends["worth"].title]),
        found.influences,
    )
    if rows := at_their_worst(found):
        uses = use_columns(plan)
        shares = [uses[each].title for each in ("low", "planned", "high")]
        sheet.skip()
        sheet.section(tr("How full everything is at its worst, in 8 of 10 futures"))
        sheet.table(from_window([*uses.values()], percent=shares), rows)
    sheet.skip()
    sheet.section(tr("In how many futures how many desktops fit"))
    sheet.table(from_window([*parts.values()], percent=[parts["part"].title]), found.distribution)
    return sheet
