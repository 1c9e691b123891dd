"""The ladder of limits, and what would lift each of them."""

from __future__ import annotations

from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr
from app.output.chapters.blocks import Block, Tone, cell, chapter, chart, row, table
from app.results.tables.shown_limits import more_limits, shown_limits
from app.results.words.components import is_short, limit_name
from app.results.words.lifts import lift_in_words
from app.results.words.results import when
from planner_core.engine.basis.assessment import Assessment, DesktopCounts, Lift, Limit
from planner_core.plan.plan import Plan

MOST_PLANNED = 2
"""The bars of the ladder end at this multiple of the planned desktops."""
MOST_RUNGS = 20
"""A plan of hundreds of components has as many limits close to its own; the report says how many there are."""


def ladder(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """What limits at how many desktops, ascending, and what would lift each limit."""
    planned = assessment.desktops.planned
    shown = shown_limits(assessment, MOST_RUNGS)
    rows = [
        _rung(plan, limit, lift, assessment.desktops)
        for limit, lift in zip(shown.limits, assessment.lifts, strict=False)
    ]
    words = tr("planned: {planned}", planned=planned)
    found = table(
        [
            (tr("Desktops"), "number"),
            (tr("Limit"), "text"),
            (tr("Phase and case"), "text"),
            (tr("What would lift it"), "text"),
        ],
        [_row(each, "" if number else "strong") for number, each in enumerate(rows)],
        "ladder",
        short=is_short((each["name"] + each["lift"] for each in rows), 14),
        chart=chart(
            "rungs",
            tr("Desktops up to each limit. Tick on a bar: {planned}.", planned=words),
            rows,
            planned=words,
            planned_at=1 / MOST_PLANNED,
        ),
        notes=[more_limits(shown)],
    )
    return chapter(
        tr("Limits"),
        tr(
            "How many desktops each resource allows up to its target, at its worst phase. The first line is the"
            " limit of the plan; the others come next once it is lifted. The mix of pools stays as planned."
        ),
        [found],
        "" if rows else tr("Nothing limits yet, because no pool is connected."),
    )


def _row(rung: Block, tone: Tone) -> Block:
    return row(
        cell(rung["desktops"], rung["users"], tone=tone, status="" if rung["holds"] else "over"),
        cell(rung["name"], tone=tone),
        rung["phase"],
        cell(rung["lift"], tone="muted"),
    )


def _rung(plan: Plan, limit: Limit, lift: Lift, counts: DesktopCounts) -> Block:
    scale = MOST_PLANNED * counts.planned
    users = counts.users_of(limit.desktops)
    return {
        "desktops": numbers().number(limit.desktops),
        "users": "" if users is None else tr("{users} users", users=users),
        "name": limit_name(plan, limit),
        "phase": when(limit.phase, limit.case),
        "lift": lift_in_words(lift),
        "share": min(1.0, limit.exact / scale) if scale else 1.0,
        "beyond": limit.exact > scale,
        "holds": limit.desktops >= counts.planned,
    }
