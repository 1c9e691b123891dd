"""How full everything is: every component and resource in every phase and case, with what its percentage is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from app.look.translation import mark, tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_values import Formula, divided
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.words.components import component_name, resources_in_drawn_order
from app.results.words.results import case_name, held_against_target, phase_name, resource_name, worst_of
from planner_core.engine.basis.assessment import Assessment, Saturation, Status
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.plan.plan import Plan

Listed = Literal["all", "normal", "worst"]
"""Every case; the normal one and the fullest moment of each resource; only that."""
MOST_ROWS: Final = 10_000
"""A plan of a thousand components has a hundred thousand rows in all of its cases, which nobody reads."""
STATUS_WORDS: Final[dict[Status, str]] = {
    "ok": mark("below the target"),
    "near": mark("close to the target or above it"),
    "over": mark("over capacity"),
    "unknown": mark("nothing to measure against"),
}
STATUS_COLOURS: Final[dict[Status, str]] = {"near": "status_near", "over": "status_over"}
DEMAND, CAPACITY, STATUS = 4, 5, 9


class _Row(NamedTuple):
    name: str
    found: Saturation


def add_saturation(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of saturation."""
    listed = _listed(assessment)
    rows = list(_rows(plan, assessment, listed))
    lead = tr(
        "How full each resource is with the planned desktops, in each phase and case. How full is demand divided by"
        " capacity; desktops are planned up to the target."
    )
    if listed == "normal":
        lead += " " + tr(
            "The plan is so large that of the cases in which something has failed only the fullest moment of each"
            " resource is listed."
        )
    elif listed == "worst":
        lead += " " + tr("The plan is so large that only the fullest moment of each resource is listed.")
    about = tr("Each component and resource in each phase and case.")
    sheet = WorkbookSheet(book, tr("Saturation"), tr("Saturation"), lead, about)
    if not rows:
        sheet.note(tr("There is nothing to measure yet: the plan has no host and no store."))
        return sheet
    placed = sheet.table(_columns(), rows)
    sheet.mark_words(
        placed, STATUS, {tr(STATUS_WORDS[each]): colour for each, colour in STATUS_COLOURS.items()}
    )
    return sheet


def _listed(assessment: Assessment) -> Listed:
    """As much as anybody reads."""
    rows = len(assessment.saturation.subjects()) * len(PHASES)
    if rows * len(assessment.cases) <= MOST_ROWS:
        return "all"
    return "normal" if rows <= MOST_ROWS else "worst"


def _rows(plan: Plan, assessment: Assessment, listed: Listed) -> Iterator[_Row]:
    for component, resource in resources_in_drawn_order(plan, assessment):
        rows = assessment.saturation.where((component, resource))
        worst = worst_of(rows)
        for row in held_against_target(rows):
            if row is worst or listed == "all" or (listed == "normal" and row.case == NORMAL):
                yield _Row(component_name(plan, component), row)


def _columns() -> list[TableColumn[_Row]]:
    return [
        TableColumn(tr("Component"), lambda row, _: row.name, most_lines=LINES_OF_NAMES),
        TableColumn(tr("Resource"), lambda row, _: resource_name(row.found.resource)),
        TableColumn(tr("Phase"), lambda row, _: phase_name(row.found.phase)),
        TableColumn(tr("Case"), lambda row, _: case_name(row.found.case)),
        TableColumn(
            tr("Demand"),
            lambda row, _: row.found.demand,
            lambda row: number_formats.for_reading(row.found.demand),
        ),
        TableColumn(
            tr("Capacity"),
            lambda row, _: row.found.capacity,
            lambda row: number_formats.for_reading(row.found.capacity),
        ),
        TableColumn(tr("Unit"), lambda row, _: tr(row.found.unit), follows=True),
        TableColumn(tr("How full"), _utilisation, number_formats.percent(1), "strong"),
        TableColumn(tr("Target"), lambda row, _: row.found.target, number_formats.percent()),
        TableColumn(tr("Status"), lambda row, _: tr(STATUS_WORDS[row.found.status])),
        TableColumn(tr("Promised"), lambda row, _: tr("yes") if row.found.planned_for else tr("no")),
    ]


def _utilisation(row: _Row, at: int) -> Formula:
    demand, capacity = cell_name(at, DEMAND), cell_name(at, CAPACITY)
    return divided(demand, capacity, row.found.utilisation)
