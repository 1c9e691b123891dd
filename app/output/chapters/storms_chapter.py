"""The storms: how long booting, logging in, patching, provisioning and refreshing all desktops takes, and what takes
the time.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr
from app.output.chapters.blocks import Block, chapter, columns_of, heading, paragraph, row, table, times_chart
from app.results.charts.ticks import minute_ticks
from app.results.tables.column import Column, chosen
from app.results.tables.storms_table import storm_columns
from app.results.words.components import shortened
from app.results.words.results import case_name, phase_name
from app.results.words.storms import StormRow, minutes_in_words, part_rows, storm_row
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL, PHASES, Phase
from planner_core.plan.plan import Plan

MOST_BARS = 4
"""The throttle and the slowest resources; the others wait for them."""
MOST_WINDOWS = 3.0
"""The axis ends at most at this multiple of the window; longer times are given as text."""
TICKS = 9
LONGEST_NAME = 60
LONGEST_IN_TABLE = 120
COLUMNS = ("storm", "what", "time", "given", "share")


def storms(plan: Plan, assessment: Assessment) -> dict[str, Any] | None:
    """The chapter; None if no storm has any work."""
    usual = [each for each in assessment.storms if each.case == NORMAL]
    shown = [whole for each in usual if (whole := storm_row(each)) is not None]
    shown.sort(key=lambda each: PHASES.index(each.storm.phase))
    if not shown:
        return None
    parts = {whole.storm.phase: part_rows(plan, whole.storm, MOST_BARS) for whole in shown}
    return chapter(
        tr("Storms"),
        tr(
            "How long all desktops take together with nothing failed. The slowest resource sets the time, or the number"
            " of concurrent operations. The grey area is the time window."
        ),
        [
            *(block for whole in shown for block in _storm(whole, parts[whole.storm.phase])),
            heading(tr("Times in numbers")),
            _numbers(shown, parts),
            *_failures(assessment, shown),
        ],
    )


def _storm(whole: StormRow, parts: Sequence[StormRow]) -> Iterator[Block]:
    window = whole.storm.window_minutes
    end = _end(parts, window)
    words = {"phase": phase_name(whole.storm.phase), "time": minutes_in_words(whole.minutes)}
    ticks = [{"text": numbers().number(each), "share": each / end} for each in minute_ticks(end, TICKS)]
    bars = [_bar(each, end) for each in parts]
    yield times_chart(
        tr("{phase}: {time}", **words),
        tr(
            "Chart: {phase} takes {time}, its window is {window}. {parts}. The table below holds the same numbers.",
            window=minutes_in_words(window),
            parts="; ".join(each["text"] for each in bars),
            **words,
        ),
        tr("minutes since the beginning"),
        ticks,
        bars,
        {
            "text": tr("window {minutes}", minutes=minutes_in_words(window)),
            "share": window / end,
        },
    )


def _end(parts: Sequence[StormRow], window: float) -> float:
    """Minutes at the right edge."""
    finite = [each.minutes for each in parts if math.isfinite(each.minutes)]
    longest = max([window, *finite, *([2 * window] if len(finite) < len(parts) else [])])
    return min(longest, MOST_WINDOWS * window) * 1.02


def _bar(each: StormRow, end: float) -> Block:
    words = {"name": shortened(each.name, LONGEST_NAME), "time": minutes_in_words(each.minutes)}
    return {
        "text": tr("{name}, {time}", **words),
        "share": min(each.minutes / end, 1.0),
        "status": "over" if each.is_late else "unknown" if each.kind in ("copies", "throttle") else "ok",
        "beyond": each.minutes > end,
    }


def _numbers(shown: Sequence[StormRow], parts: Mapping[Phase, Sequence[StormRow]]) -> Block:
    columns = storm_columns()
    rows = [_row(columns, each) for whole in shown for each in (whole, *parts[whole.storm.phase])]
    return table(columns_of(columns, *COLUMNS), rows)


def _row(columns: Mapping[str, Column[StormRow]], each: StormRow) -> Block:
    """What is the same for all parts is in the row of the storm."""
    storm, what, time, window, share = (column.shown(each) for column in chosen(columns, *COLUMNS))
    is_sum = each.kind == "all"
    return row(
        storm if is_sum else "",
        shortened(what, LONGEST_IN_TABLE),
        time,
        window if is_sum else "",
        share,
        strong=is_sum,
    )


def _failures(assessment: Assessment, shown: Sequence[StormRow]) -> Iterator[Block]:
    """Each storm in every case; empty if nothing can fail."""
    cases = assessment.cases
    if len(cases) < 2:
        return
    times = {
        (each.phase, each.case): whole.minutes
        for each in assessment.storms
        if (whole := storm_row(each)) is not None
    }
    phases = [whole.storm.phase for whole in shown]
    yield heading(tr("Times when something has failed"))
    windows = {whole.storm.phase: whole.storm.window_minutes for whole in shown}
    late = any(minutes > windows[phase] for (phase, _), minutes in times.items() if phase in windows)
    yield paragraph(
        tr("In all, for each storm. Some take longer than their window then.")
        if late
        else tr("In all, for each storm. Each stays within its window.")
    )
    yield table(
        [*columns_of(storm_columns(), "case"), *((phase_name(phase), "number") for phase in phases)],
        [row(case_name(case), *(_time(times.get((phase, case))) for phase in phases)) for case in cases],
    )


def _time(minutes: float | None) -> str:
    return "" if minutes is None else minutes_in_words(minutes)
