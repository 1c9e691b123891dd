"""The ladder of limits, and what limits each pool alone."""

from __future__ import annotations

from typing import Final

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Role
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.limits_tables import Rung, ladder, missing_of, name_of, pool_columns
from app.results.words.lifts import lift_in_words
from app.results.words.results import case_name, phase_name, resource_name
from planner_core.engine.basis.assessment import Assessment
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan

MOST_LIFTS: Final = 20
"""Limits for which it is said what would lift them, as in the proposal on paper."""


def add_limits(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of the ladder."""
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
    if rungs:
        sheet.table(_columns(assessment), rungs)
    else:
        sheet.note(tr("Nothing limits yet, because no pool is connected."))
    return sheet


def add_pool_limits(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet | None:
    """The sheet of the pools one by one; None for a plan with one pool."""
    if len(plan.of_type(DesktopPool)) < 2:
        return None
    title = tr("Limit of each pool")
    lead = tr("How many desktops of each pool fit while the other pools stay as planned.")
    sheet = WorkbookSheet(book, title, title, lead)
    sheet.table(from_window(pool_columns(lambda each: name_of(plan, each))), assessment.pool_limits)
    return sheet


def _columns(assessment: Assessment) -> list[TableColumn[Rung]]:
    def role(rung: Rung) -> Role:
        return "strong" if rung.number == 0 else "body"

    def lift(rung: Rung, _: int) -> str:
        if rung.limit is None or rung.number > MOST_LIFTS:
            return ""
        words = lift_in_words(assessment.lifts[rung.number - 1])
        missing = missing_of(assessment, rung.limit)
        return tr("{missing} are missing. {hint}", missing=missing, hint=words) if missing else words

    users = TableColumn[Rung](
        tr("Users"), lambda rung, _: assessment.desktops.users_of(rung.desktops), number_formats.INTEGER, role
    )
    return [
        TableColumn(tr("No."), lambda rung, _: rung.number or None, number_formats.INTEGER),
        TableColumn(tr("Desktops"), lambda rung, _: rung.desktops, number_formats.INTEGER, role),
        *([users] if assessment.desktops.users is not None else []),
        TableColumn(tr("Component"), lambda rung, _: rung.name, role=role, most_lines=LINES_OF_NAMES),
        TableColumn(tr("Resource"), lambda rung, _: resource_name(rung.limit.resource) if rung.limit else ""),
        TableColumn(tr("Phase"), lambda rung, _: phase_name(rung.limit.phase) if rung.limit else ""),
        TableColumn(tr("Case"), lambda rung, _: case_name(rung.limit.case) if rung.limit else ""),
        TableColumn(tr("What would lift it"), lift, widest=70, most_lines=6),
    ]
