"""The utilisation of every component and resource in every phase and case, with demand and capacity."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_values import Formula, divided
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.tables.column import chosen
from app.results.tables.saturation_table import STATUS_WORDS, Moment, moment_columns
from app.results.words.components import component_name, resources_in_drawn_order
from app.results.words.promises import promise_note
from app.results.words.results import held_against_target, worst_of
from planner_core.engine.basis.assessment import Assessment, Status
from planner_core.engine.basis.axes import NORMAL
from planner_core.plan.plan import Plan

Listed = Literal["all", "normal", "worst"]
"""Every case; the normal one and the worst moment of each resource; only the worst moments."""
MOST_ROWS: Final = 10_000
"""A plan of a thousand components has a hundred thousand rows in all cases, which nobody reads."""
STATUS_COLOURS: Final[dict[Status, str]] = {"near": "text_near", "over": "status_over"}
COLUMNS: Final = (
    "component", "resource", "phase", "case", "demand", "capacity", "unit", "used", "target", "status", "promised",
)  # fmt: skip
DEMAND, CAPACITY, STATUS = map(COLUMNS.index, ("demand", "capacity", "status"))


def add_saturation(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of saturation."""
    listed = _listed(assessment)
    fullest, others = _moments(plan, assessment, listed)
    rows = [*fullest, *others]
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
    if listed != "worst":
        lead += " " + tr("The fullest moments of all resources come first; only these are printed.")
    if note := promise_note(assessment.desktops):
        lead += f" {note}"
    about = tr("Each component and resource in each phase and case.")
    sheet = WorkbookSheet(book, tr("Saturation"), tr("Saturation"), lead, about)
    if not rows:
        sheet.note(tr("There is nothing to measure yet: the plan has no host and no store."))
        return sheet
    placed = sheet.table(_columns(), rows)
    sheet.print_to(placed.head + len(fullest))
    sheet.mark_words(
        placed, STATUS, {tr(STATUS_WORDS[each]): colour for each, colour in STATUS_COLOURS.items()}
    )
    return sheet


def _listed(assessment: Assessment) -> Listed:
    """As many rows as are useful."""
    rows = len(assessment.saturation.subjects()) * len(assessment.phases)
    if rows * len(assessment.cases) <= MOST_ROWS:
        return "all"
    return "normal" if rows <= MOST_ROWS else "worst"


def _moments(plan: Plan, assessment: Assessment, listed: Listed) -> tuple[list[Moment], list[Moment]]:
    """The fullest moment of each resource, and the others."""
    fullest: list[Moment] = []
    others: list[Moment] = []
    for component, resource in resources_in_drawn_order(plan, assessment):
        rows = assessment.saturation.where((component, resource))
        worst = worst_of(rows)
        for row in held_against_target(rows):
            moment = Moment(component_name(plan, component), row)
            if row is worst:
                fullest.append(moment)
            elif listed == "all" or (listed == "normal" and row.case == NORMAL):
                others.append(moment)
    return fullest, others


def _columns() -> list[TableColumn[Moment]]:
    columns = moment_columns()
    found = dict(zip(COLUMNS, from_window(chosen(columns, *COLUMNS)), strict=True))
    found["component"] = replace(found["component"], most_lines=LINES_OF_NAMES)
    found["unit"] = replace(found["unit"], follows=True)
    full, target = found["used"], found["target"]
    found["used"] = replace(full, cell=_utilisation, number=_percent, role="strong")
    found["target"] = replace(target, number=number_formats.percent())
    return [*found.values()]


def _percent(row: Moment) -> str:
    return number_formats.percent_of(row.found.utilisation, 1)


def _utilisation(row: Moment, at: int) -> Formula:
    demand, capacity = cell_name(at, DEMAND), cell_name(at, CAPACITY)
    return divided(demand, capacity, row.found.utilisation)
