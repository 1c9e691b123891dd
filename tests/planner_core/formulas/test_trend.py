"""The line through dated values against the certified values of NIST, and against the standard library."""

from __future__ import annotations

import random
import statistics

import pytest

from planner_core.formulas.trend import growth_of_line, level_of_line, line_through, slope_of_line

NORRIS = (
    (0.1, 0.2), (338.8, 337.4), (118.1, 118.2), (888.0, 884.6), (9.2, 10.1), (228.1, 226.5), (668.5, 666.3),
    (998.5, 996.3), (449.1, 448.6), (778.9, 777.0), (559.2, 558.2), (0.3, 0.4), (0.1, 0.6), (778.1, 775.5),
    (668.8, 666.9), (339.3, 338.0), (448.9, 447.5), (10.8, 11.6), (557.7, 556.0), (228.3, 228.1), (998.0, 995.8),
    (888.8, 887.6), (119.6, 120.2), (0.3, 0.3), (0.6, 0.3), (557.6, 556.8), (339.3, 339.1), (888.0, 887.2),
    (998.5, 999.0), (778.9, 779.0), (10.2, 11.1), (117.6, 118.3), (228.9, 229.2), (668.4, 669.1), (449.2, 448.9),
    (0.2, 0.5),
)  # fmt: skip
"""y and x of the data set Norris, NIST Statistical Reference Datasets, linear regression."""
SLOPE, LEVEL = 1.00211681802045, -0.262323073774029
"""Certified values."""


def test_norris_gives_the_certified_line() -> None:
    slope, level = line_through([x for _, x in NORRIS], [y for y, _ in NORRIS])
    assert slope == pytest.approx(SLOPE, rel=1e-13)
    assert level == pytest.approx(LEVEL, rel=1e-11)


def test_the_formulas_give_it_from_the_sums_as_well() -> None:
    x, y = [each for _, each in NORRIS], [each for each, _ in NORRIS]
    products = sum(a * b for a, b in zip(x, y, strict=True))
    slope = slope_of_line(len(x), sum(x), sum(y), products, sum(each * each for each in x))
    assert slope == pytest.approx(SLOPE, rel=1e-12)
    assert level_of_line(len(x), sum(x), sum(y), slope) == pytest.approx(LEVEL, rel=1e-9)


def test_any_points_give_the_line_of_the_standard_library() -> None:
    source = random.Random(5)
    for _ in range(30):
        x = [-source.uniform(0, 6) for _ in range(source.randrange(2, 20))]
        y = [source.uniform(100, 9_000) for _ in x]
        meant = statistics.linear_regression(x, y)
        assert line_through(x, y) == pytest.approx((meant.slope, meant.intercept), rel=1e-9)


def test_growth_is_that_of_the_next_year() -> None:
    assert growth_of_line(60.0, 500.0) == pytest.approx(12.0)
    slope, level = line_through([-1.0, -0.5, 0.0], [400.0, 450.0, 500.0])
    assert growth_of_line(slope, level) == pytest.approx(20.0)
