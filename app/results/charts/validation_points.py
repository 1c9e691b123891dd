"""What the chart of predicted over measured shows, without a drawing: points, scales and their numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from planner_core.studies.validation_results import ValidationRow

LEADING = (1, 2, 5)
MARGIN = 1.15
"""Factor of room beyond the outermost points."""
BAND = 0.20
"""Half the width of the band around exact predictions, as a share."""


class ValidationPoint(NamedTuple):
    """One record: its measured figure, and the fairest prediction there is."""

    row: ValidationRow
    measured: float
    predicted: float
    unseen: bool
    """Whether constants that know nothing of its machine predict it."""


class ValidationPicture(NamedTuple):
    """Points on one logarithmic scale for both axes."""

    points: tuple[ValidationPoint, ...]
    low: float
    high: float
    unit: str
    """Empty if the points are of several units."""

    @property
    def worst(self) -> ValidationPoint:
        """The point farthest from an exact prediction, by ratio."""
        return max(self.points, key=lambda each: abs(math.log(each.predicted / each.measured)))


def validation_picture(rows: Sequence[ValidationRow]) -> ValidationPicture | None:
    """The rows that have both figures, as points; None without any."""
    points = [
        ValidationPoint(row, row.measured, predicted, row.left_out is not None)
        for row in rows
        if row.measured
        and row.measured > 0
        and (predicted := row.predicted if row.left_out is None else row.left_out)
        and predicted > 0
    ]
    if not points:
        return None
    values = [value for each in points for value in (each.measured, each.predicted)]
    units = {each.row.unit for each in points}
    return ValidationPicture(
        tuple(points),
        min(values) / MARGIN,
        max(values) * MARGIN,
        units.pop() if len(units) == 1 else "",
    )


def decade_ticks(low: float, high: float, most: float) -> list[float]:
    """Round numbers from `low` to `high` on a logarithmic scale, at most `most`: 20, 50, 100, 200."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    decades = range(first, last + 1)
    found: list[float] = []
    for leading in (LEADING, (1, 3), (1,)):
        found = [
            digit * 10.0**decade
            for decade in decades
            for digit in leading
            if low <= digit * 10.0**decade <= high
        ]
        if len(found) <= most:
            return found
    return found[:: math.ceil(len(found) / max(most, 1.0))]
