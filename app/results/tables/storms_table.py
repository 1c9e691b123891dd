"""The table of storms: duration, what takes the time, and whether it fits into the window."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.results import case_name, phase_name
from app.results.words.storms import StormRow, minutes_in_words, part_rows, storm_row
from planner_core.engine.basis.assessment import Storm
from planner_core.plan.plan import Plan


def storm_rows(plan: Plan, storms: Sequence[Storm]) -> list[StormRow]:
    """For each storm its total time, its throttle, and all resources."""
    rows: list[StormRow] = []
    for storm in storms:
        whole = storm_row(storm)
        if whole is not None:
            rows += [whole, *part_rows(plan, storm)]
    return rows


def storm_columns() -> dict[str, Column[StormRow]]:
    """The columns of the table. "minutes" and "window" have their unit in the title, "time" and "given" in the cell."""
    return {
        "storm": Column(tr("Storm"), lambda row: phase_name(row.storm.phase), bold=_is_sum),
        "case": Column(tr("Case"), lambda row: case_name(row.storm.case), bold=_is_sum),
        "what": Column(tr("What takes time"), lambda row: row.name, bold=_is_sum),
        "minutes": Column(
            tr("Minutes"), lambda row: minutes_in_table(row.minutes), lambda row: row.minutes, 1, bold=_is_sum
        ),
        "window": Column(
            tr("Window in minutes"),
            lambda row: numbers().number(row.storm.window_minutes),
            lambda row: row.storm.window_minutes,
            bold=_is_sum,
        ),
        "time": Column(
            tr("Time"), lambda row: minutes_in_words(row.minutes), lambda row: row.minutes, 1, bold=_is_sum
        ),
        "given": Column(
            tr("Window"),
            lambda row: minutes_in_words(row.storm.window_minutes),
            lambda row: row.storm.window_minutes,
            bold=_is_sum,
        ),
        "share": Column(
            tr("Share of the window"),
            lambda row: numbers().percent(row.share),
            lambda row: row.share * 100,
            1,
            bold=_is_sum,
        ),
        "late": Column(tr("In its window"), lambda row: tr("no") if row.is_late else tr("yes"), bold=_is_sum),
    }


def minutes_in_table(minutes: float) -> str:
    """Minutes without their unit, which is in the title of the column."""
    return numbers().number(minutes, 1) if minutes < float("inf") else tr("never done")


def _is_sum(row: StormRow) -> bool:
    return row.kind == "all"
