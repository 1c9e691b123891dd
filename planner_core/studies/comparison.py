"""Side-by-side comparison of plans by decision criteria, with differences to a baseline."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal
from typing import Final, Literal, NamedTuple

import msgspec

from planner_core.engine.basis.assessment import Assessment, Status
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan
from planner_core.studies.comparison_measures import (
    MONEY,
    WHERE_ANY,
    WHOLE_AMOUNTS,
    Better,
    Measure,
    Number,
    Reading,
    leaves_out_no_more,
    measures_of,
)

Verdict = Literal["same", "better", "worse", "different"]
ROUNDING: Final = 1e-12
"""Relative difference of numbers that counts as rounding."""

GRAVITY: Final[tuple[Status, ...]] = ("ok", "near", "over")


class Compared(NamedTuple):
    """One plan of a comparison."""

    name: str
    plan: Plan
    assessment: Assessment | None
    """None if the assessment failed; derived values are then unknown."""


class Delta(msgspec.Struct, frozen=True):
    """Difference of a value from the baseline."""

    absolute: Number
    """In the unit of the values; Decimal for money."""
    share: Number | None
    """Relative to the baseline's value; None if that is 0, or incomplete."""
    is_least: bool = False
    """Whether it is a lower bound, because the omitted parts of an amount would only add to it."""


class Cell(msgspec.Struct, frozen=True):
    """One value of one plan, with its difference from the baseline."""

    value: Number | None
    """None if unknown."""
    unit: str
    """Unit of the value; the currency for money."""
    words: Message | None
    """What the value refers to, such as the limiting component; for a text row, the value itself."""
    explains: str
    """The name for explaining the value; empty for counts in the drawing."""
    components: tuple[ComponentId, ...]
    """The components counted or referred to."""
    delta: Delta | None
    """None for the baseline, for texts, and if a value is unknown, units differ, or the cheaper amount omits parts that
    the other includes.
    """
    verdict: Verdict
    status: Status | None
    """Saturation status; None for other values."""
    has_gaps: bool = False
    """Whether the amount omits something and is therefore a lower bound."""


class ComparisonRow(msgspec.Struct, frozen=True):
    """One measure of all plans, in their order."""

    key: str
    """Stable, for scripts: "hosts", "saturation.cpu", "work.boot" ..."""
    group: Message
    title: Message
    better: Better
    cells: tuple[Cell, ...]


class Comparison(msgspec.Struct, frozen=True):
    """A table: one column per plan, one row per measure."""

    names: tuple[str, ...]
    baseline: int
    """Index of the baseline plan, from 0."""
    rows: tuple[ComparisonRow, ...]


def compare(plans: Sequence[Compared], baseline: int = 0) -> Comparison:
    """Compare plans with one of them. Rows without any known value are omitted, and graphics boards where no
    plan has any.

    Raises ValueError for an invalid baseline index.
    """
    if not 0 <= baseline < len(plans):
        raise ValueError(f"There is no plan {baseline} among {len(plans)}.")
    readings = [measures_of(each.plan, each.assessment) for each in plans]
    carried = [_carried(each.assessment) for each in plans]
    measures = sorted({measure for read in readings for measure in read}, key=lambda each: each.rank)
    rows = (
        _row(measure, [read.get(measure, Reading()) for read in readings], carried, baseline)
        for measure in measures
    )
    known = (
        row
        for row in rows
        if any(cell.value is not None or cell.words for cell in row.cells)
        and (row.key not in WHERE_ANY or any(cell.value for cell in row.cells))
    )
    return Comparison(tuple(each.name for each in plans), baseline, tuple(known))


def _row(
    measure: Measure, readings: Sequence[Reading], carried: Sequence[int | None], baseline: int
) -> ComparisonRow:
    held_against = readings[baseline]
    cells = tuple(
        _unflattered(measure, cell, carried[number], carried[baseline])
        for number, reading in enumerate(readings)
        for cell in (_cell(measure, reading, None if number == baseline else held_against),)
    )
    return ComparisonRow(measure.key, measure.group, measure.title, measure.better, cells)


def _carried(assessment: Assessment | None) -> int | None:
    """Desktops that a plan carries; None if it does not carry those it plans, with the failed hosts that it plans
    for.
    """
    if assessment is None or not assessment.desktops.carries_plan:
        return None
    return assessment.desktops.planned


def _unflattered(measure: Measure, cell: Cell, carried: int | None, baseline: int | None) -> Cell:
    """A cell without an advantage that results only from carrying too little: hardware for fewer desktops is cheaper,
    and so is a desktop if the price is divided by desktops that do not fit.
    """
    if measure.group != MONEY or cell.verdict not in ("better", "worse"):
        return cell
    cheaper, dearer = (carried, baseline) if cell.verdict == "better" else (baseline, carried)
    if cheaper is None:
        return msgspec.structs.replace(cell, verdict="different")
    is_whole = measure.key in WHOLE_AMOUNTS
    if is_whole and dearer is not None and cheaper < dearer:
        return msgspec.structs.replace(cell, verdict="different")
    return cell


def _cell(measure: Measure, reading: Reading, held_against: Reading | None) -> Cell:
    delta = None if held_against is None else delta_of(reading, held_against)
    verdict: Verdict = "same"
    if held_against is not None:
        verdict = _verdict(measure.better, reading, held_against, delta)
    return Cell(
        reading.value,
        reading.unit,
        reading.words,
        reading.explains,
        reading.components,
        delta,
        verdict,
        reading.status,
        bool(reading.left_out),
    )


def delta_of(reading: Reading, baseline: Reading) -> Delta | None:
    """Difference of two values; None if one is unknown, units differ, or the cheaper amount omits parts that the other
    includes: a missing price would make a variant look cheap.
    """
    value, before = reading.value, baseline.value
    if value is None or before is None or reading.unit != baseline.unit or not _is_certain(reading, baseline):
        return None
    if isinstance(value, Decimal) or isinstance(before, Decimal):
        return _exact_delta(Decimal(value), Decimal(before), reading, baseline)
    if value == before or math.isclose(value, before, rel_tol=ROUNDING):
        return Delta(0, 0)
    is_share_known = bool(before) and math.isfinite(before)
    return Delta(value - before, (value - before) / before if is_share_known else None)


def _is_certain(reading: Reading, baseline: Reading) -> bool:
    """Whether the omitted parts cannot change which value is smaller, and are small in both."""
    value, before = reading.value, baseline.value
    if value is None or before is None or value == before:
        return reading.left_out == baseline.left_out
    if not (reading.is_comparable and baseline.is_comparable):
        return False
    less, more = (reading, baseline) if value < before else (baseline, reading)
    return leaves_out_no_more(less.left_out, more.left_out)


def _exact_delta(value: Decimal, before: Decimal, reading: Reading, baseline: Reading) -> Delta:
    """Money is never a float. The relative difference of an incomplete amount is unknown."""
    if value == before:
        return Delta(Decimal(0), Decimal(0))
    has_gaps = reading.left_out or baseline.left_out
    share = (value - before) / before if before and not has_gaps else None
    return Delta(value - before, share, is_least=reading.left_out != baseline.left_out)


def _verdict(better: Better, reading: Reading, baseline: Reading, delta: Delta | None) -> Verdict:
    if delta is None and reading.status and baseline.status and reading.value is None:
        return (
            _verdict_on_status(reading.status, baseline.status)
            if reading.status != baseline.status
            else "same"
        )
    if delta is None:
        read = [
            (each.value, each.unit, each.words, each.left_out, each.withheld) for each in (reading, baseline)
        ]
        return "same" if read[0] == read[1] else "different"
    if not delta.absolute:
        return "same"
    if reading.status and baseline.status:
        return _verdict_on_status(reading.status, baseline.status)
    if not better:
        return "different"
    return "better" if (delta.absolute > 0) == (better == "more") else "worse"


def _verdict_on_status(status: Status, before: Status) -> Verdict:
    """Higher hardware utilisation is not worse until it is too high."""
    if status == before or "unknown" in (status, before):
        return "different"
    return "better" if GRAVITY.index(status) < GRAVITY.index(before) else "worse"
