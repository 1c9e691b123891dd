"""The latency that few operations of a run exceed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas.view_planner import slow_operation_seconds


def test_one_slow_operation_in_twenty_is_forgiven() -> None:
    iteration = np.array([0.5] * 96 + [9.0] * 4)
    assert slow_operation_seconds([iteration] * 5, 95.0, 1, 1) == 0.5


def test_first_and_last_iterations_do_not_count() -> None:
    assert slow_operation_seconds([[90.0], [1.0], [2.0], [3.0], [90.0]], 100.0, 1, 1) == 3.0


@pytest.mark.parametrize("iterations", [[], [[1.0], [], [1.0]], [[1.0]]])
def test_without_latencies_there_is_no_percentile(iterations: list[list[float]]) -> None:
    with pytest.raises(ValueError, match="no latencies"):
        slow_operation_seconds(iterations, 95.0, 1, 1)


@given(
    seconds=st.lists(st.floats(0.01, 100), min_size=1, max_size=50),
    low=st.floats(0, 100),
    more=st.floats(0, 100),
)
def test_a_stricter_percentile_is_never_shorter(seconds: list[float], low: float, more: float) -> None:
    high = min(low + more, 100.0)
    assert slow_operation_seconds([seconds], low) <= slow_operation_seconds([seconds], high) + 1e-9
