"""Response times: the curve point by point, the planned sessions case by case, and predictions of tests."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from typing import Final

from app.look.paper_colours import series_colours
from app.look.translation import tr, translate
from app.output.workbook.book import Book
from app.output.workbook.charts import Axes, Series, add_lines
from app.output.workbook.columns import Placed
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.load_test_table import verdict_columns, verdict_rows
from app.results.tables.response_tables import case_columns, curve_columns
from app.results.words.response_times import points_to_show
from planner_core.catalog.catalog import Catalog
from planner_core.plan.plan import Plan
from planner_core.studies.response_curve import ResponseCurve
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_study import ResponseStudy, response_study

MARGIN: Final = 1.2
"""The chart ends at this multiple of the slowest response of users who wait; the other curve tends to infinity."""
MOST_LINES: Final = 12
BESIDE: Final = 5
"""The column after the table of one pool and a gap."""


def add_response(book: Book, plan: Plan, catalog: Catalog) -> WorkbookSheet:
    """The sheet of response times; with the reason if there is no answer."""
    found = response_study(plan, catalog)
    sheet = _sheet(book)
    if isinstance(found.curve, Unanswered):
        sheet.note(translate(found.curve.reason))
        return sheet
    _add_curve(sheet, plan, found.curve)
    _add_cases(sheet, plan, found)
    _add_tests(sheet, found, found.curve)
    return sheet


def _sheet(book: Book) -> WorkbookSheet:
    lead = tr(
        "Mean time of an interaction in seconds over the number of sessions while users work: of users who keep"
        " their pace whatever happens, and of users who wait for each answer."
    )
    return WorkbookSheet(
        book,
        tr("Response curve"),
        tr("Response time by sessions"),
        lead,
        tr("How long users wait for answers."),
    )


def _add_curve(sheet: WorkbookSheet, plan: Plan, curve: ResponseCurve) -> None:
    columns = curve_columns(plan, curve)
    points = points_to_show(curve)
    placed = sheet.table(from_window(columns, percent=(columns[-1].title,)), points)
    _draw(sheet, placed, curve, points)


def _draw(sheet: WorkbookSheet, placed: Placed, curve: ResponseCurve, points: Sequence[int]) -> None:
    """The curves of the pools, up to where users who keep their pace overload the plan."""
    hues = cycle(series_colours())
    lines = []
    for number, pool in enumerate(curve.pools):
        for offset, seconds in enumerate((pool.open_seconds, pool.closed_seconds)):
            count = sum(math.isfinite(seconds[at]) for at in points)
            lines.append(Series(1 + 2 * number + offset, next(hues), placed.first + count - 1))
    times = (pool.closed_seconds[at] for pool in curve.pools for at in points)
    slowest = max(filter(math.isfinite, times), default=0.0)
    axes = Axes(tr("Sessions"), tr("Seconds"), math.ceil(MARGIN * slowest) or None)
    title = tr("Response time by sessions")
    beside = BESIDE if len(curve.pools) == 1 else None
    add_lines(sheet, placed, lines[:MOST_LINES], title, axes, beside)


def _add_cases(sheet: WorkbookSheet, plan: Plan, found: ResponseStudy) -> None:
    sheet.skip()
    sheet.section(tr("The planned sessions, case by case"))
    sheet.note(tr("The same time in seconds when something has failed, and the knee."))
    sheet.table(from_window([*case_columns(plan).values()]), found.cases)


def _add_tests(sheet: WorkbookSheet, found: ResponseStudy, curve: ResponseCurve) -> None:
    sheet.skip()
    sheet.section(tr("What tests would say"))
    sheet.note(
        tr(
            "Where Login VSI and View Planner would stop, by the published rules of these tests; times in seconds."
        )
    )
    columns = verdict_columns(found.vsimax)
    rows = verdict_rows(curve.network.sessions, found.vsimax, found.view_planner)
    # In one line on the right, because no other text here is as long.
    source = [replace(each, is_aside=True) for each in from_window([columns.pop("source")])]
    sheet.table([*from_window([*columns.values()]), *source], rows)
