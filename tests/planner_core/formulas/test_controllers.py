"""Controllers against the failover tests of NetApp TR-4540."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import controllers
from planner_core.formulas.saturation import utilisation
from tests.support.plans import CATALOG


def busy_percent(busy: float, count: int, failed: int) -> float:
    """How busy each controller in service is, as the engine counts it."""
    return float(utilisation(busy, controllers.controllers_in_service(count, failed))) * 100


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
    assert busy_percent(busy, 2, 0) == pytest.approx(24)


def test_reads_and_writes_have_ceilings_of_their_own() -> None:
    busy = controllers.controllers_busy(30_000, 10_000, 100_000, 50_000)
    assert busy == pytest.approx(0.5)
    assert busy_percent(busy, 2, 0) == pytest.approx(25)
    assert busy_percent(busy, 2, 1) == pytest.approx(50)
    assert np.isinf(busy_percent(busy, 2, 2))


def test_work_of_its_own_moves_to_the_controllers_that_are_left() -> None:
    idle = controllers.controllers_idle_work(2, 8)
    busy = controllers.controllers_busy_in_all(0.5, idle)
    assert busy_percent(idle, 2, 0) == pytest.approx(8)
    assert busy_percent(busy, 2, 0) == pytest.approx(33)
    assert busy_percent(busy, 2, 1) == pytest.approx(66)


# Both controllers: IOPS, share of reads, mean utilisation. Tables 7, 8, 10, 12 and 14; reads of boot, Monday and
# Tuesday from tables 16 to 18, of provisioning and patching planning values.
TR_4540 = {
    "boot": (57_231, 0.957, 0.58),
    "monday": (9_865, 0.648, 0.24),
    "tuesday": (7_586, 0.132, 0.23),
    "provisioning": (43_172, 0.70, 0.68),
    "patching": (24_904, 0.50, 0.51),
}


def test_the_aff8040_of_the_catalogue_is_the_best_fit_to_all_phases() -> None:
    values = CATALOG.record("arrays", "NetApp AFF8040").values
    iops, reads, measured = np.array(list(TR_4540.values())).T
    per_controller = np.array([np.ones(5), iops * reads / 2, iops * (1 - reads) / 2]).T
    fitted = np.linalg.lstsq(per_controller / measured[:, None], np.ones(5), rcond=None)[0]
    assert fitted[0] * 100 == pytest.approx(values["controller_idle_percent"], abs=0.2)
    assert 1 / fitted[1] == pytest.approx(values["controller_read_iops"], rel=0.002)
    assert 1 / fitted[2] == pytest.approx(values["controller_write_iops"], rel=0.002)
    assert np.abs(per_controller @ fitted / measured - 1).max() < 0.1


@given(
    percent=st.floats(0.1, 100), iops=st.floats(1, 1e6), count=st.integers(2, 16), failed=st.integers(0, 1)
)
def test_failover_agrees_with_the_utilisation_law(
    percent: float, iops: float, count: int, failed: int
) -> None:
    """The ratio of a measurement and the ceiling calibrated on it are the same statement."""
    full = controllers.full_controller_iops(iops, count, percent)
    busy = controllers.controllers_busy(iops, 0.0, full, full)
    by_law = busy_percent(busy, count, failed)
    assert controllers.failover_utilisation_percent(percent, iops, iops, count, failed) == pytest.approx(
        by_law
    )
