"""How far predictions of systems that were left out are off, and how many measurements lie inside the range that a plan
would print.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.spreads import IO, PROCESSOR, READS, Spread
from planner_core.formulas.recording import values_of
from planner_core.formulas.uncertainty import normal_deviations, prediction_spread, student_deviations
from planner_core.reuse import memoized
from planner_core.studies.validation_records import Kind
from planner_core.studies.validation_results import RangeCheck, ValidationRow

OF_KIND: Final[dict[Kind, str]] = {
    "density": PROCESSOR,
    "response": PROCESSOR,
    "cpu_utilisation": PROCESSOR,
    "iops_per_user": IO,
}
"""Kinds of figures with a range, and the spread that theirs is made of."""
_POINTS: Final = 2_000
HIGH: Final = 0.9


class SpreadOfRecords(NamedTuple):
    """A spread as the records show it."""

    spread: float
    degrees_of_freedom: int


def range_checks(rows: Sequence[ValidationRow], catalog: Catalog) -> tuple[RangeCheck, ...]:
    """For each kind of figure with a range: measurements inside it, each predicted without its own machine."""
    found = []
    for kind in OF_KIND:
        inside = [abs(residual) <= half_width(row, catalog) for row, residual in _residuals(rows, kind)]
        if inside:
            found.append(RangeCheck(kind, sum(inside), len(inside)))
    return tuple(found)


def half_width(row: ValidationRow, catalog: Catalog) -> float:
    """Half the range in which 8 of 10 measurements should lie, as a logarithm."""
    known = catalog.spreads[OF_KIND[row.kind]]
    spread = known.spread
    if known.id == PROCESSOR:
        spread = float(values_of(prediction_spread(spread, row.left_out_machines or 1)).flat[0])
    return spread * _quantile(known)


def spread_of_records(rows: Sequence[ValidationRow]) -> dict[str, SpreadOfRecords]:
    """The spreads of the catalogue as these rows show them: what `spreads.json` has to hold.

    Processor time is predicted from the mean of few machines, which is itself uncertain: each residual counts as that
    of a prediction from so many.
    """
    processor = [
        residual / float(values_of(prediction_spread(1.0, row.left_out_machines or 1)).flat[0])
        for row, residual in _residuals(rows, "density")
    ]
    by_record: dict[str, dict[Kind, float]] = {}
    for kind in ("reads_per_user", "writes_per_user"):
        for row, residual in _residuals(rows, kind):
            by_record.setdefault(row.record, {})[kind] = residual
    odds = [each["reads_per_user"] - each["writes_per_user"] for each in by_record.values() if len(each) == 2]
    io = [residual for _, residual in _residuals(rows, "iops_per_user")]
    return {PROCESSOR: _rms(processor), IO: _rms(io), READS: _rms(odds)}


def _residuals(rows: Sequence[ValidationRow], kind: Kind) -> list[tuple[ValidationRow, float]]:
    """Rows predicted without their machine, with the logarithm of measured over predicted."""
    return [
        (row, math.log(row.measured / row.left_out))
        for row in rows
        if row.kind == kind and row.counts and row.basis in ("predicted", "calibrates")
        if row.measured and row.left_out
    ]


def _rms(residuals: Sequence[float]) -> SpreadOfRecords:
    return SpreadOfRecords(math.sqrt(sum(each * each for each in residuals) / len(residuals)), len(residuals))


@memoized(8)
def _quantile(spread: Spread) -> float:
    deviations = (
        normal_deviations(_POINTS)
        if spread.degrees_of_freedom is None
        else student_deviations(_POINTS, spread.degrees_of_freedom)
    )
    return float(np.quantile(deviations, HIGH))
