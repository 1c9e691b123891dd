"""Predicted and measured in words: what is compared, how to read it, and what a calibration does. For all views."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from app.look.dates import written_date_in_words
from app.look.number_format import numbers
from app.look.references import reference_in_words
from app.look.translation import mark, tr, translate
from app.results.words.components import listed
from planner_core.messages import Named
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

if TYPE_CHECKING:
    from planner_core.studies.calibration import EstateCalibration, Scaling
    from planner_core.studies.measured_estate import Figure, Meaning, MeasuredFigure

FIGURES: dict[Figure, str] = {
    "cpu": mark("Processors busy"),
    "ram": mark("Memory in use"),
    "iops": mark("I/Os of all machines"),
    "space": mark("Space in use"),
}
MEANINGS: dict[Meaning, str] = {
    "moment": mark("one moment"),
    "average": mark("average"),
    "p95": mark("95th percentile"),
    "peak": mark("peak"),
}
MOST_NAMES = 4
FACTOR_DECIMALS = 2


def figure_in_words(row: MeasuredFigure) -> str:
    """`Processors busy`."""
    return tr(FIGURES[row.figure])


def meaning_in_words(row: MeasuredFigure) -> str:
    """What the measured value is; empty for space."""
    return "" if row.meaning is None else tr(MEANINGS[row.meaning])


def value_in_words(row: MeasuredFigure, value: float) -> str:
    """The value with its unit."""
    if row.unit == "%":
        return numbers().percent(value / PERCENT, 1)
    return numbers().gib(value) if row.unit == "GiB" else numbers().iops(value)


def source_in_words(row: MeasuredFigure) -> str:
    """Where the measured value is from, and its day."""
    day = written_date_in_words(row.day) if row.day else ""
    return ", ".join(filter(None, (reference_in_words(row.source), day)))


def how_to_read() -> str:
    """The sentence above the table."""
    return tr(
        "Predicted: a usual working hour of the plan, or its fullest hour beside a peak. Measured: what hosts and"
        " stores showed. One moment says little about a working day, and memory in use is only what machines have"
        " touched."
    )


def space_note(rows: Sequence[MeasuredFigure]) -> str:
    """Why a store may hold more than the plan predicts, and that a vSAN shows copies; empty if neither is so."""
    told = []
    if any(row.counts_copies for row in rows):
        told.append(tr("The space of a vSAN is that on its drives, copies included."))
    if any(row.figure == "space" and row.difference < 0 for row in rows):
        told.append(
            tr(
                "A store also holds files that belong to no machine of the plan: machines that were left out, images,"
                " backups."
            )
        )
    return " ".join(told)


def calibration_lines(plan: Plan, found: EstateCalibration) -> Iterator[str]:
    """What the step would do, or why there is none."""
    for scaling in found.scalings:
        yield _scaling_in_words(plan, scaling)
    if any(len(each.machines) > 1 for each in found.scalings):
        yield tr(
            "All machines of a cluster are scaled alike, because its hosts do not tell which machine did how much."
        )
    if any(each.meaning == "p95" for each in found.scalings):
        yield tr(
            "A 95th percentile is that of busy hours. What stays open is how many users were at work, so the range gets"
            " no wider than that."
        )
    if any(each.meaning != "p95" for each in found.scalings):
        yield tr(
            "One moment or an average does not tell how busy its hours were, so the values stay as unsure as they are;"
            " a pilot narrows the range."
        )
    if found.scalings:
        yield tr(
            "Memory and storms stay as they are: hosts show the memory that machines have touched so far, and a plan"
            " needs what they may take."
        )
    yield from map(translate, found.problems)
    if not found.scalings and not found.problems:
        yield tr(
            "There is nothing to calibrate: processors and I/Os are predicted as measured, or not measured."
        )


def _scaling_in_words(plan: Plan, scaling: Scaling) -> str:
    words = {
        "place": Named(plan.components[scaling.place].name),
        "machines": listed([plan.components[each].name for each in scaling.machines], MOST_NAMES),
        "factor": numbers().number(scaling.factor, FACTOR_DECIMALS),
    }
    if scaling.figure == "cpu":
        return tr("Calibrating on {place} takes {factor} times the processor work of {machines}.", **words)
    return tr("Calibrating on {place} takes {factor} times the I/Os of {machines}.", **words)
