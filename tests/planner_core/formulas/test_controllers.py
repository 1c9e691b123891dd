"""Controllers against the failover tests of NetApp TR-4540."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import controllers


@pytest.mark.parametrize(
    ("percent", "iops", "failover_iops", "predicted", "measured"),
    [
        (24, 9_865, 8_302, 40.4, 40),
        (23, 7_586, 7_416, 45.0, 38),
        (58, 57_231, 47_234, 95.7, 82),
    ],
    ids=["monday", "tuesday", "boot"],
)
def test_failover_utilisation_is_on_the_safe_side_within_20_percent(
    percent: float, iops: float, failover_iops: float, predicted: float, measured: float
) -> None:
    found = controllers.failover_utilisation_percent(percent, iops, failover_iops, 2, 1)
    assert found == pytest.approx(predicted, abs=0.06)
    assert measured <= found <= measured * 1.2


def test_doubling_alone_overstates_the_boot() -> None:
    """Without the fewer I/Os that one controller gets done, 2 x 58 % would say it cannot be."""
    assert controllers.failover_utilisation_percent(58, 57_231, 57_231, 2, 1) == pytest.approx(116)


def test_a_calibrated_controller_gives_back_its_test() -> None:
    full = controllers.full_controller_iops(9_865, 2, 24)
    assert full == pytest.approx(20_552, abs=0.5)
    busy = controllers.controllers_busy(0.648 * 9_865, 0.352 * 9_865, full, full)
    assert controllers.controller_utilisation_percent(busy, 2, 0) == pytest.approx(24)


def test_reads_and_writes_have_ceilings_of_their_own() -> None:
    busy = controllers.controllers_busy(30_000, 10_000, 100_000, 50_000)
    assert busy == pytest.approx(0.5)
    assert controllers.controller_utilisation_percent(busy, 2, 0) == pytest.approx(25)
    assert controllers.controller_utilisation_percent(busy, 2, 1) == pytest.approx(50)
    assert np.isinf(controllers.controller_utilisation_percent(busy, 2, 2))


@given(
    percent=st.floats(0.1, 100), iops=st.floats(1, 1e6), count=st.integers(2, 16), failed=st.integers(0, 1)
)
def test_failover_agrees_with_the_utilisation_law(
    percent: float, iops: float, count: int, failed: int
) -> None:
    """The ratio of a measurement and the ceiling calibrated on it are the same statement."""
    full = controllers.full_controller_iops(iops, count, percent)
    busy = controllers.controllers_busy(iops, 0.0, full, full)
    by_law = controllers.controller_utilisation_percent(busy, count, failed)
    assert controllers.failover_utilisation_percent(percent, iops, iops, count, failed) == pytest.approx(
        by_law
    )
