"""The time of booting, provisioning, patching, refreshing and the logins, in every case."""

from __future__ import annotations

from dataclasses import replace

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_values import Formula
from app.output.workbook.columns import TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.tables.column import chosen
from app.results.tables.storms_table import storm_columns, storm_rows
from app.results.words.storms import StormRow, storm_row
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL
from planner_core.plan.plan import Plan

MINUTES, WINDOW, SHARE, STATUS = 3, 4, 5, 6
MOST_ROWS = 5_000


def add_storms(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of storms: in the normal case with everything that takes time, in other cases the totals."""
    sheet = WorkbookSheet(
        book,
        tr("Storms"),
        tr("Storms and work times"),
        tr(
            "How long each storm takes compared with its window: with nothing failed, by everything that takes time; in"
            " the other cases as a whole."
        ),
    )
    normal = storm_rows(plan, [storm for storm in assessment.storms if storm.case == NORMAL])[:MOST_ROWS]
    others = [storm_row(storm) for storm in assessment.storms if storm.case != NORMAL]
    rows = [*normal, *(row for row in others if row is not None)]
    if not rows:
        sheet.note(tr("No storm yet. Connect a desktop pool to a host and to a disk group."))
        return sheet
    placed = sheet.table(_columns(), rows)
    sheet.mark_words(placed, STATUS, {tr("no"): "status_over"})
    return sheet


def _columns() -> list[TableColumn[StormRow]]:
    names = ("storm", "case", "what", "minutes", "window", "share", "late")
    found = dict(zip(names, from_window(chosen(storm_columns(), *names)), strict=True))

    def of_window(row: StormRow, at: int) -> Formula:
        return Formula(f'=IFERROR({cell_name(at, MINUTES)}/{cell_name(at, WINDOW)},"∞")', row.share)

    found["share"] = replace(
        found["share"], cell=of_window, number=lambda row: number_formats.percent_of(row.share)
    )
    return [*found.values()]
