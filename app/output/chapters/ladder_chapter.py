"""The ladder of limits, and what would lift each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.look.translation import tr
from app.output.chapters.blocks import (
    Block,
    Tone,
    cell,
    chapter,
    chart,
    columns_of,
    heading,
    lead,
    row,
    table,
)
from app.results.tables.column import Column, chosen
from app.results.tables.limits_tables import Rung, rung_columns, shown_rungs
from app.results.tables.scenarios_table import scenario_columns, telling_rows
from app.results.tables.shown_limits import more_limits, shown_limits
from app.results.words.components import is_short as has_low_rows
from app.results.words.lifts import lift_in_words
from app.results.words.promises import promise_note
from planner_core.engine.basis.assessment import Assessment, DesktopCounts
from planner_core.plan.plan import Plan

MOST_PLANNED = 2
"""The bars of the ladder end at this multiple of the planned desktops."""
SCENARIO_COLUMNS = ("day", "case", "desktops", "first", "verdict", "latency")
FEW_RUNGS = 5
"""In the short edition."""
MOST_RUNGS = 20
"""A plan of hundreds of components has as many close limits; the report gives their number."""


def ladder(plan: Plan, assessment: Assessment, *, is_short: bool = False) -> dict[str, Any]:
    """The limits in ascending order, and what would lift each; if short, only the first ones and no scenarios."""
    planned = assessment.desktops.planned
    shown = shown_limits(assessment, FEW_RUNGS if is_short else MOST_RUNGS)
    columns = rung_columns(
        assessment.desktops.users_of, lambda rung: lift_in_words(assessment.lifts[rung.number - 1])
    )
    rungs = shown_rungs(plan, shown)
    limits = columns["limit"], columns["lift"]
    words = tr("planned: {planned}", planned=planned)
    found = table(
        columns_of(columns, "desktops", "limit", "when", "lift"),
        [_row(columns, each, assessment.desktops) for each in rungs],
        "ladder",
        short=has_low_rows(("".join(each.shown(rung) for each in limits) for rung in rungs), 14),
        chart=chart(
            "rungs",
            tr("Desktops up to each limit. Tick on a bar: {planned}.", planned=words),
            [_bar(columns, each, assessment.desktops) for each in rungs],
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
        [*_promise(assessment), found, *(() if is_short else scenarios(plan, assessment))],
        "" if rungs else tr("Nothing limits yet, because no pool is connected."),
    )


def _promise(assessment: Assessment) -> Iterator[Block]:
    """That limits and scenarios are as calculated, if the offer promises something else; and that something is not
    connected.
    """
    counts = assessment.desktops
    if counts.maximum is None and assessment.limits:
        yield lead(tr("Not everything is connected yet: these are the limits of what is."))
    if note := promise_note(counts):
        yield lead(note)


def scenarios(plan: Plan, assessment: Assessment) -> Iterator[Block]:
    """The kinds of day; failures only where they matter."""
    rows = telling_rows(assessment)
    if not rows:
        return
    title, columns = tr("Scenarios"), scenario_columns(plan, rows)
    yield heading(title)
    yield lead(
        tr(
            "How many desktops each kind of day allows, what is at its limit first, and the longest latency of a store."
            " Failures are listed if the planned desktops do not get through them, or if they limit the plan."
        )
    )
    yield table(
        columns_of(columns, *SCENARIO_COLUMNS),
        [row(*(columns[name].shown(each) for name in SCENARIO_COLUMNS)) for each in rows],
        title=title,
    )


def _row(columns: Mapping[str, Column[Rung]], rung: Rung, counts: DesktopCounts) -> Block:
    desktops, limit, phase, lift = (
        each.shown(rung) for each in chosen(columns, "desktops", "limit", "when", "lift")
    )
    users = counts.users_of(rung.desktops)
    below = "" if users is None else tr("{users} users", users=users)
    tone: Tone = "strong" if rung.number == 1 else ""
    return row(
        cell(desktops, below, tone=tone, status="" if rung.desktops >= counts.planned else "over"),
        cell(limit, tone=tone),
        phase,
        cell(lift, tone="muted"),
    )


def _bar(columns: Mapping[str, Column[Rung]], rung: Rung, counts: DesktopCounts) -> Block:
    scale = MOST_PLANNED * counts.planned
    exact = rung.limit.exact if rung.limit else 0.0
    return {
        "desktops": columns["desktops"].shown(rung),
        "name": columns["limit"].shown(rung),
        "share": min(1.0, exact / scale) if scale else 1.0,
        "beyond": exact > scale,
        "holds": rung.desktops >= counts.planned,
    }
