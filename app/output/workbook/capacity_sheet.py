"""The files on each store by role: a line for each store, a column for each role, sums as formulas."""

from __future__ import annotations

from dataclasses import replace

from app.look.paper_colours import role_colours
from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_values import Formula, divided
from app.output.workbook.charts import Series, add_bars
from app.output.workbook.columns import LINES_OF_NAMES, TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.tables.capacity_table import share_of, store_columns
from app.results.tables.column import chosen
from app.results.words.platform_terms import in_terms_of
from planner_core.engine.basis.assessment import Assessment, StoreUse
from planner_core.plan.links import ROLE_NAMES
from planner_core.plan.plan import Plan

FIRST_ROLE = 2


def add_capacity(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of the stores."""
    with in_terms_of(plan):
        about = tr("What the files of the desktops take on each store, by their role, in GiB.")
    sheet = WorkbookSheet(book, tr("Capacity"), tr("Capacity by file role"), about)
    if not assessment.stores:
        sheet.note(tr("The plan has no store yet."))
        return sheet
    roles = [role for role in ROLE_NAMES if any(role in use.by_role for use in assessment.stores)]
    placed = sheet.table(_columns(plan, assessment, roles), assessment.stores)
    known = role_colours()
    parts = [
        Series(column, known[role], placed.last)
        for column, role in enumerate(roles, FIRST_ROLE)
        if role in known
    ]
    add_bars(sheet, placed, parts, tr("Capacity by file role"), "GiB")
    return sheet


def _columns(plan: Plan, assessment: Assessment, roles: list[str]) -> list[TableColumn[StoreUse]]:
    used = FIRST_ROLE + len(roles)

    def sum_of_roles(use: StoreUse, at: int) -> Formula:
        first, last = cell_name(at, FIRST_ROLE), cell_name(at, used - 1)
        return Formula(f"=SUM({first}:{last})" if roles else "=0", use.used_gib)

    def free(use: StoreUse, at: int) -> Formula:
        return Formula(f"={cell_name(at, 1)}-{cell_name(at, used)}", use.capacity_gib - use.used_gib)

    def share(use: StoreUse, at: int) -> Formula:
        return divided(cell_name(at, used), cell_name(at, 1), share_of(use))

    names = ("store", "capacity", *roles, "used", "free", "share", "target")
    columns = chosen(store_columns(plan, assessment), *names)
    found = dict(zip(names, from_window(columns), strict=True))
    found["store"] = replace(found["store"], most_lines=LINES_OF_NAMES)
    found["used"] = replace(found["used"], cell=sum_of_roles, role="strong")
    found["free"] = replace(found["free"], cell=free)
    found["share"] = replace(
        found["share"],
        cell=share,
        number=lambda use: number_formats.percent_of(share_of(use), 1),
        role="strong",
    )
    found["target"] = replace(found["target"], number=number_formats.percent())
    return [*found.values()]
