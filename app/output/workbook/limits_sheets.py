"""The ladder of limits, and the limits of each pool alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.look.translation import tr
from app.output.workbook.book import Book
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.column import chosen
from app.results.tables.limits_tables import Rung, ladder, missing_of, name_of, pool_columns, rung_columns
from app.results.tables.scenarios_table import scenario_columns, scenario_rows, used_resources
from app.results.words.lifts import lift_in_words
from app.results.words.promises import promise_note
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan

MOST_LIFTS: Final = 20
"""Limits with a lift, as in the proposal on paper."""


def add_limits(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of the ladder, and of the limits of each pool alone."""
    sheet = WorkbookSheet(
        book,
        tr("Limits"),
        tr("Limits"),
        tr(
            "How many desktops each resource allows up to its target, at its worst phase. The first line is the"
            " limit of the plan; the others come next once it is lifted. The mix of pools stays as planned."
        ),
        tr("What gives out first, second, third, and what would lift it."),
    )
    rungs = ladder(plan, assessment)
    if note := promise_note(assessment.desktops):
        sheet.note(note)
    if rungs:
        sheet.table(_columns(assessment), rungs)
    else:
        sheet.note(tr("Nothing limits yet, because no pool is connected."))
    _add_pool_limits(sheet, plan, assessment)
    return sheet


def _add_pool_limits(sheet: WorkbookSheet, plan: Plan, assessment: Assessment) -> None:
    """The limits of each pool below the ladder; nothing for a plan with one pool."""
    if len(plan.of_type(DesktopPool)) < 2:
        return
    sheet.skip()
    sheet.section(tr("Limit of each pool"))
    sheet.note(tr("How many desktops of each pool fit while the other pools stay as planned."))
    sheet.table(from_window(pool_columns(lambda each: name_of(plan, each))), assessment.pool_limits)


def add_scenarios(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet | None:
    """The sheet of the kinds of day; None while nothing limits."""
    rows = scenario_rows(assessment)
    if not rows:
        return None
    title = tr("Scenarios")
    lead = tr("Each kind of day in each case: the desktops that it carries, and how full everything is.")
    sheet = WorkbookSheet(book, title, title, lead)
    if note := promise_note(assessment.desktops):
        sheet.note(note)
    used, columns = used_resources(rows), scenario_columns(plan, rows)
    shown = chosen(columns, "day", "case", "desktops", "first", "verdict", "promised", "latency", *used)
    sheet.table(from_window(shown, percent=[columns[each].title for each in used]), rows)
    return sheet


def _columns(assessment: Assessment) -> list[TableColumn[Rung]]:
    def lift(rung: Rung) -> str:
        if rung.limit is None or rung.number > MOST_LIFTS:
            return ""
        words = lift_in_words(assessment.lifts[rung.number - 1])
        missing = missing_of(assessment, rung.limit)
        return tr("{missing} are missing. {hint}", missing=missing, hint=words) if missing else words

    users = ("users",) if assessment.desktops.users is not None else ()
    names = ("number", "desktops", *users, "component", "resource", "phase", "case", "lift")
    columns = rung_columns(assessment.desktops.users_of, lift)
    found = dict(zip(names, from_window(chosen(columns, *names)), strict=True))
    found["component"] = replace(found["component"], most_lines=LINES_OF_NAMES)
    found["lift"] = replace(found["lift"], widest=70, most_lines=6)
    return [*found.values()]
