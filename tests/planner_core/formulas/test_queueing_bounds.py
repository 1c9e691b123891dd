"""Bounds of closed networks: published values, and the exact solution always between them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas.queueing_bounds import (
    Bounds,
    asymptotic_bounds,
    balanced_job_bounds,
    closest_bounds,
    geometric_bounds,
    saturation_customers,
)
from planner_core.formulas.queueing_closed import mean_value_analysis

METHODS = (asymptotic_bounds, balanced_job_bounds, geometric_bounds, closest_bounds)


def test_asymptotes_of_the_queueing_toolbox() -> None:
    found = asymptotic_bounds(20, [9.2, 8], 120)
    assert found.highest_throughput_per_second == pytest.approx(0.109, abs=6e-4)
    assert found.shortest_response_seconds == pytest.approx(64)


@pytest.mark.parametrize(
    ("users", "lowest", "highest"),
    [
        (2, 4.3040, 4.3174),
        (5, 6.6859, 6.7524),
        (10, 8.1521, 8.2690),
        (20, 9.0947, 9.2431),
        (80, 9.8233, 9.8765),
    ],
)
def test_geometric_bounds_of_the_queueing_toolbox(users: int, lowest: float, highest: float) -> None:
    found = geometric_bounds(users, [0.1, 0.1, 0.09, 0.08], 0)
    assert found.lowest_throughput_per_second == pytest.approx(lowest, abs=6e-5)
    assert found.highest_throughput_per_second == pytest.approx(highest, abs=6e-5)


def test_asymptotes_meet_at_saturation() -> None:
    demands, think = np.array([9.2, 8]), 120.0
    users = saturation_customers(demands.sum(), think, demands.max())
    assert users == pytest.approx(14.913, abs=5e-4)
    at, before = asymptotic_bounds(users, demands, think), asymptotic_bounds(users * 0.99, demands, think)
    assert at.highest_throughput_per_second == pytest.approx(1 / 9.2)
    assert before.highest_throughput_per_second < 1 / 9.2


demand_lists = st.lists(st.floats(1e-4, 10), min_size=1, max_size=6)
thinking = st.just(0.0) | st.floats(1e-3, 1000)


@pytest.mark.parametrize("method", METHODS)
@given(demands=demand_lists, think=thinking, users=st.integers(1, 150))
def test_the_exact_solution_lies_between(
    method: Callable[..., Bounds], demands: list[float], think: float, users: int
) -> None:
    exact = mean_value_analysis(demands, think, users)
    found = method(np.arange(1, users + 1), demands, think)
    rate, response, slack = exact.throughput_per_second, exact.response_seconds, 1e-9
    assert np.all(found.lowest_throughput_per_second <= rate * (1 + slack))
    assert np.all(found.highest_throughput_per_second >= rate * (1 - slack))
    assert np.all(found.shortest_response_seconds <= response + slack * (response + think))
    assert np.all(found.longest_response_seconds >= response - slack * (response + think))


@given(demands=demand_lists, think=thinking, users=st.integers(1, 1000))
def test_more_work_gives_narrower_bounds(demands: list[float], think: float, users: int) -> None:
    methods = (asymptotic_bounds, balanced_job_bounds, closest_bounds)
    loose, closer, closest = (method(users, demands, think) for method in methods)
    lowest = [each.lowest_throughput_per_second for each in (loose, closer, closest)]
    highest = [each.highest_throughput_per_second for each in (closest, closer, loose)]
    assert np.all(np.diff(lowest) >= -1e-9 * lowest[-1])
    assert np.all(np.diff(highest) >= -1e-9 * highest[-1])


@pytest.mark.parametrize(("users", "demands"), [(0, [1.0]), (5, [0.0, 0.0]), (5, [1.0, -1.0])])
@pytest.mark.parametrize("method", METHODS)
def test_nothing_to_bound_is_refused(method: Callable[..., Bounds], users: int, demands: list[float]) -> None:
    with pytest.raises(ValueError, match="at least one"):
        method(users, demands, 1.0)
