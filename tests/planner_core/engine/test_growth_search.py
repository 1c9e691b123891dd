"""The search for the largest growth, against limits that are known."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from planner_core.engine.answers.growth_search import largest_growth
from planner_core.formulas.recording import Values

JUST_INSIDE = 1 - 1e-13


@given(
    first=st.floats(0.5, 900),
    other=st.floats(0.5, 900),
    allowed=st.integers(0, 3_000),
    slope=st.sampled_from([0.0, 0.3]),
)
def test_a_time_that_grows_in_steps_is_in_time_up_to_the_end_of_a_step(
    first: float, other: float, allowed: int, slope: float
) -> None:
    """Two hosts of `first` and `other` users for each unit of growth; the time is the whole users on the fuller one,
    and rises between the steps, too, where there is a slope.
    """
    on_each, limit = np.array([[first], [other]]), np.array([float(allowed)])
    tries = 0

    def seconds(growth: Values) -> Values:
        nonlocal tries
        tries += 1
        found: Values = (np.ceil(on_each * growth * (1 - 1e-9)) + slope * growth).max(axis=0)
        return found

    def step_end(growth: Values) -> Values:
        whole = np.ceil(on_each * growth * (1 - 1e-9))
        found: Values = (whole * (1 + 1e-9) * JUST_INSIDE / on_each).min(axis=0)
        return found

    found = float(largest_growth(seconds, limit, step_end=step_end)[0])
    with_steps, tries = tries, 0
    assert seconds(np.array([found]))[0] <= allowed or found == 0
    assert seconds(np.array([found * (1 + 1e-8) + 1e-8]))[0] > allowed
    if slope == 0:
        assert abs(found * max(first, other) - allowed) <= 1e-6 * max(allowed, 1)
        assert with_steps < 40


def test_a_limit_below_zero_is_never_met_and_costs_no_search() -> None:
    tries = 0

    def seconds(growth: Values) -> Values:
        nonlocal tries
        tries += 1
        return 0.5 + growth

    found = largest_growth(seconds, np.array([-1.0]))
    assert found[0] == 0
    assert tries == 1


def test_a_time_that_rises_without_steps_meets_its_limit() -> None:
    """1 / (1 - g) = 4 at three quarters; 2 + g = 2.5 at one half, without a knee."""
    with np.errstate(divide="ignore"):
        queue = largest_growth(
            lambda growth: np.where(growth < 1, 1 / np.maximum(1 - growth, 0.0), np.inf),
            np.array([4.0]),
            np.array([1.0]),
        )
    assert abs(queue[0] - 0.75) < 1e-9
    assert abs(largest_growth(lambda growth: 2 + growth, np.array([2.5]))[0] - 0.5) < 1e-9


def test_what_never_takes_longer_has_no_limit() -> None:
    assert largest_growth(np.ones_like, np.array([1.0]))[0] == math.inf
