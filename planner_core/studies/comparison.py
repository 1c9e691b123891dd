"""Plans side by side: what a consultant decides by, of each plan and against one of them."""

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
"""Part of a number that is taken for the rounding of those it was made of."""

GRAVITY: Final[tuple[Status, ...]] = ("ok", "near", "over")


class Compared(NamedTuple):
    """One plan of a comparison."""

    name: str
    plan: Plan
    assessment: Assessment | None
    """None where it could not be assessed; what follows from it is then unknown."""


class Delta(msgspec.Struct, frozen=True):
    """How far a value is from that of the baseline."""

    absolute: Number
    """In the unit of the values; Decimal for money."""
    share: Number | None
    """Part of the baseline's value; None where that is 0, or leaves something out."""
    is_least: bool = False
    """Whether it is at least so far: what one of two amounts leaves out would only add to it."""


class Cell(msgspec.Struct, frozen=True):
    """One value of one plan, and how it stands to the baseline's."""

    value: Number | None
    """None where nothing is known."""
    unit: str
    """Of the value; for money its currency."""
    words: Message | None
    """What the value belongs to, such as the component that limits; for a row of words, the value itself."""
    explains: str
    """The name under which the value can be explained; empty for what is counted in the drawing."""
    components: tuple[ComponentId, ...]
    """What it was counted from, or what it belongs to."""
    delta: Delta | None
    """None for the baseline, for words, and where one of the two is unknown, they are not in one unit, or the
    cheaper one leaves out what the other does not."""
    verdict: Verdict
    status: Status | None
    """How full it is; None for what is no saturation."""
    has_gaps: bool = False
    """Whether it is an amount that leaves something out: the least that it can be."""


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
    """Which plan the others are held against, from 0."""
    rows: tuple[ComparisonRow, ...]


def compare(plans: Sequence[Compared], baseline: int = 0) -> Comparison:
    """Hold plans against one of them. Rows in which nothing is known of any of them are left out.

    Raises ValueError for a baseline that is not among the plans.
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
    known = (row for row in rows if any(cell.value is not None or cell.words for cell in row.cells))
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
    """Desktops that a plan carries; None where it does not carry what it plans, or not with the failed hosts that it
    plans for."""
    if assessment is None or not assessment.desktops.carries_plan:
        return None
    return assessment.desktops.planned


def _unflattered(measure: Measure, cell: Cell, carried: int | None, baseline: int | None) -> Cell:
    """A cell without the praise that only carrying too little earns it: hardware for fewer desktops is cheaper, and
    the price of one is less where it is shared by desktops that do not fit."""
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
    """How far one value is from another; None where one is unknown, they are not in one unit, or the cheaper one leaves
    out what the other does not: a part without a price would make a variant cheap."""
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
    """Whether what is left out cannot turn round which of two values is the smaller one, and is small in both."""
    value, before = reading.value, baseline.value
    if value is None or before is None or value == before:
        return reading.left_out == baseline.left_out
    if not (reading.is_comparable and baseline.is_comparable):
        return False
    less, more = (reading, baseline) if value < before else (baseline, reading)
    return leaves_out_no_more(less.left_out, more.left_out)


def _exact_delta(value: Decimal, before: Decimal, reading: Reading, baseline: Reading) -> Delta:
    """Money is never a float. The share of a sum that leaves something out is not known."""
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
    """Hardware that is used more is no worse until it is used too much."""
    if status == before or "unknown" in (status, before):
        return "different"
    return "better" if GRAVITY.index(status) < GRAVITY.index(before) else "worse"
