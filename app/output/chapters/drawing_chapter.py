"""The drawing as a chapter: its pages, the legend of its marks, and a table if it is too large."""

from __future__ import annotations

from typing import Any, Final

from app.canvas.layout.geometry import Box
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import Block, row, table
from app.output.picture.legend_words import legend_entries
from app.output.picture.paper_sheets import Part, Sheets, sheets_of
from app.results.words.components import component_name, listed, shortened
from planner_core.plan.components import ComponentId, DesktopPool
from planner_core.plan.links import POOL_FILE_ROLES
from planner_core.plan.plan import Plan

WHOLE: Final = "drawing.svg"
"""The file of the whole drawing."""
MOST_LINES: Final = 120
"""Pools in the table; larger plans are for the window."""
MOST_NAMES: Final = 6
LONGEST_NAME: Final = 60
BESIDE: Final = {"left": (0, -1), "right": (0, 1), "above": (-1, 0), "below": (1, 0)}
"""Rows and columns from a part to its neighbour."""


def part_file(number: int) -> str:
    """The file of one part, from 1."""
    return f"drawing-{number}.svg"


def drawing(plan: Plan, *, is_short: bool = False) -> dict[str, Any]:
    """The chapter; "parts" is empty if the whole is legible, "outline" is a table if nothing is. If short, it is the
    whole alone.
    """
    sheets = sheets_of(plan)
    if is_short:
        sheets = sheets._replace(parts=(), is_legible=True)
    return {
        "title": tr("Drawing"),
        "file": WHOLE,
        "caption": _caption(sheets),
        "alternative": tr(
            "Drawing of the plan with {count} components. Pools with their desktops: {pools}. Lines lead from each"
            " pool to its hosts and its stores. The tables of this proposal hold the same facts.",
            count=numbers().number(len(plan.components)),
            pools=listed([_pool_in_words(plan, each) for each in plan.of_type(DesktopPool)], MOST_NAMES),
        ),
        "legend": [{"shape": each.shape, "text": each.text} for each in legend_entries()],
        "width": sheets.whole.width,
        "height": sheets.whole.height,
        "scale": sheets.scale,
        "across": sheets.across,
        "parts": [_part(number, sheets) for number in range(len(sheets.parts))],
        "outline": None if sheets.is_legible else _outline(plan),
    }


def _caption(sheets: Sheets) -> str:
    said = tr(
        "What runs where, and on which store each kind of file lies. The bars show how full every"
        " resource is while users work."
    )
    if sheets.parts:
        return said + " " + tr("The frames are the parts that follow, with their numbers.")
    if not sheets.is_legible:
        return (
            said
            + " "
            + tr("It is too large for paper: here is its outline, and the table lists its contents.")
        )
    return said


def _part(number: int, sheets: Sheets) -> dict[str, Any]:
    part, whole = sheets.parts[number], sheets.whole
    places = {(each.row, each.column): each_number for each_number, each in enumerate(sheets.parts, 1)}
    beside = {
        side: tr("part {number}", number=places[place])
        for side, (down, right) in BESIDE.items()
        if (place := (part.row + down, part.column + right)) in places
    }
    words = {"number": number + 1, "count": len(sheets.parts)}
    return {
        "file": part_file(number + 1),
        "number": numbers().number(number + 1),
        "title": tr("Part {number} of {count}", **words),
        "alternative": tr("Part {number} of {count} of the drawing of the plan.", **words),
        "beside": beside,
        **_frame(part, whole),
    }


def _frame(part: Part, whole: Box) -> dict[str, float]:
    """The place of the part, as shares of the whole."""
    region = part.region
    left, top = max(region.x, whole.x), max(region.y, whole.y)
    return {
        "x": (left - whole.x) / whole.width,
        "y": (top - whole.y) / whole.height,
        "width": (min(region.right, whole.right) - left) / whole.width,
        "height": (min(region.bottom, whole.bottom) - top) / whole.height,
    }


def _outline(plan: Plan) -> dict[str, Any]:
    """Every pool with its hosts and stores, in words."""
    pools = plan.of_type(DesktopPool)
    rows = [_pool(plan, each) for each in pools[:MOST_LINES]]
    left = len(pools) - len(rows)
    return {
        "title": tr("What runs where"),
        "table": table(
            [
                (tr("Pool"), "name"),
                (tr("Desktops"), "number"),
                (tr("Runs on"), "text"),
                (tr("Files on"), "text"),
            ],
            rows,
            notes=[tr_plural("{count} more pool is not listed.", "{count} more pools are not listed.", left)]
            if left
            else (),
        ),
    }


def _pool_in_words(plan: Plan, pool: DesktopPool) -> str:
    return f"{_name(plan, pool.id)} ({numbers().number(pool.desktops)})"


def _pool(plan: Plan, pool: DesktopPool) -> Block:
    stores = dict.fromkeys(store for role in POOL_FILE_ROLES for store in plan.stores_of(pool.id, role))
    hosts = (_name(plan, host) for host in plan.hosts_of(pool.id))
    files = (_name(plan, store) for store in stores)
    return row(
        _name(plan, pool.id),
        numbers().number(pool.desktops),
        listed(hosts, MOST_NAMES),
        listed(files, MOST_NAMES),
    )


def _name(plan: Plan, component: ComponentId) -> str:
    return shortened(component_name(plan, component), LONGEST_NAME)
