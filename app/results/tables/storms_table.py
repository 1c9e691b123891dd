"""The table of storms: how long each takes, what takes the time, and whether that is in its window."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.results import phase_name
from app.results.words.storms import StormRow, part_rows, storm_row
from planner_core.engine.basis.assessment import Storm
from planner_core.plan.plan import Plan


def storm_rows(plan: Plan, storms: Sequence[Storm]) -> list[StormRow]:
    """Per storm its time in all, its throttle, and every resource."""
    rows: list[StormRow] = []
    for storm in storms:
        whole = storm_row(storm)
        if whole is not None:
            rows += [whole, *part_rows(plan, storm)]
    return rows


def storm_columns() -> list[Column[StormRow]]:
    """The columns of the table."""
    return [
        Column(tr("Storm"), lambda row: phase_name(row.storm.phase), bold=_is_sum),
        Column(tr("What takes time"), lambda row: row.name, bold=_is_sum),
        Column(
            tr("Minutes"), lambda row: minutes_in_table(row.minutes), lambda row: row.minutes, 1, bold=_is_sum
        ),
        Column(
            tr("Window in minutes"),
            lambda row: numbers().number(row.storm.window_minutes),
            lambda row: row.storm.window_minutes,
            bold=_is_sum,
        ),
        Column(
            tr("Share of the window"),
            lambda row: numbers().percent(row.share),
            lambda row: row.share * 100,
            1,
            bold=_is_sum,
        ),
        Column(tr("In its window"), lambda row: tr("no") if row.is_late else tr("yes"), bold=_is_sum),
    ]


def minutes_in_table(minutes: float) -> str:
    """Minutes without their unit, which the title of the column says."""
    return numbers().number(minutes, 1) if minutes < float("inf") else tr("never done")


def _is_sum(row: StormRow) -> bool:
    return row.kind == "all"
