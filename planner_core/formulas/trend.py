"""A straight line through values of several days, by least squares, and the growth per year that it tells.

Sums are of x and y of all points; x is the time in years, 0 on the day of the latest value.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT

LEAST_SQUARES = "Method of least squares; NIST/SEMATECH e-Handbook of Statistical Methods, 4.4.3.1"


@formula(
    Message("Slope of the line through dated values"),
    symbol="b",
    unit="1/year",
    expression="(points x sum_xy - sum_x x sum_y) / (points x sum_xx - sum_x x sum_x)",
    source=LEAST_SQUARES,
)
def slope_of_line(points: Number, sum_x: Number, sum_y: Number, sum_xy: Number, sum_xx: Number) -> Number:
    """Growth of a value in one year; not a number for points of one day only."""
    return (points * sum_xy - sum_x * sum_y) / (points * sum_xx - sum_x * sum_x)


@formula(
    Message("Level of the line on its latest day"),
    symbol="a",
    unit="",
    expression="(sum_y - slope x sum_x) / points",
    source=LEAST_SQUARES,
)
def level_of_line(points: Number, sum_x: Number, sum_y: Number, slope: Number) -> Number:
    """The value of the line at x = 0."""
    return (sum_y - slope * sum_x) / points


@formula(
    Message("Growth per year"),
    symbol="g",
    unit="%",
    expression="100 x slope / level",
    source="Slope of the line by its level on the latest day",
)
def growth_of_line(slope: Number, level: Number) -> Number:
    """Growth in the next year in percent of what is there now."""
    return PERCENT * slope / level


def line_through(years: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """Slope and level of the line; the same for one year and value after another. At least two different years.

    The sums are those of distances from the mean, which keeps their digits.
    """
    x, y = np.asarray(years, float), np.asarray(values, float)
    middle, mean = float(x.mean()), float(y.mean())
    x, y = x - middle, y - mean
    sums = float(x.sum()), float(y.sum()), float((x * y).sum()), float((x * x).sum())
    slope = float(slope_of_line(float(len(x)), *sums))
    return slope, float(level_of_line(1.0, middle, mean, slope))
