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


def test_background_work_moves_to_the_remaining_controllers_and_yields_to_io() -> None:
    idle = controllers.controllers_idle_work(2, 8)
    both, left = (controllers.controllers_busy_in_all(idle, 0.5, count) for count in (2, 1))
    assert busy_percent(idle, 2, 0) == pytest.approx(8)
    assert busy_percent(both, 2, 0) == pytest.approx(25 + 8 * 0.75)
    assert busy_percent(left, 2, 1) == pytest.approx(50 + 16 * 0.5)


def test_io_may_have_all_of_a_controller_and_background_work_alone_no_more_than_there_is() -> None:
    assert controllers.controllers_busy_in_all(0.4, 2.0, 2) == pytest.approx(2)
    assert controllers.controllers_busy_in_all(1.2, 0.3, 1) == pytest.approx(1.5)
    assert controllers.controllers_busy_in_all(0.4, 0.3, 0) == pytest.approx(0.7)


# IOPS, share of reads, mean utilisation of each controller in service. Tables 7 to 14; reads of boot, Monday and
# Tuesday from tables 16 to 18, of provisioning and patching planning values.
WITH_BOTH = {
    "boot": (57_231, 0.957, 0.58),
    "monday": (9_865, 0.648, 0.24),
    "tuesday": (7_586, 0.132, 0.23),
    "provisioning": (43_172, 0.70, 0.68),
    "patching": (24_904, 0.50, 0.51),
}
WITH_ONE = {"boot": (47_234, 0.957, 0.82), "monday": (8_302, 0.648, 0.40), "tuesday": (7_416, 0.132, 0.38)}
PRINTED_MIX = ("boot", "monday", "tuesday")


def errors(constants: tuple[float, float, float], tests: dict, failed: int) -> dict[str, float]:
    """Predicted over measured, less 1; constants are idle share, read and write IOPS of one controller."""
    idle, read_iops, write_iops = constants
    found = {}
    for name, (iops, reads, measured) in tests.items():
        io = controllers.controllers_busy(iops * reads, iops * (1 - reads), read_iops, write_iops)
        own = controllers.controllers_idle_work(2, idle * 100)
        busy = controllers.controllers_busy_in_all(own, io, 2 - failed)
        found[name] = busy_percent(busy, 2, failed) / 100 / measured - 1
    return found


def fitted_to_three() -> tuple[float, float, float]:
    """The only constants that give the three tests with both controllers and a printed mix: u = b + (1 - b) f."""
    iops, reads, measured = np.array([WITH_BOTH[each] for each in PRINTED_MIX]).T
    terms = np.array([np.ones(3), iops * reads / 2, iops * (1 - reads) / 2]).T
    idle, read, write = np.linalg.solve(terms, measured)
    return float(idle), float((1 - idle) / read), float((1 - idle) / write)


def test_three_tests_with_both_controllers_predict_the_three_with_one() -> None:
    """Three constants from three tests; nothing is fitted to what is predicted here."""
    found = errors(fitted_to_three(), WITH_ONE, 1)
    assert fitted_to_three() == pytest.approx((0.1615, 58_045, 45_087), rel=1e-3)
    assert found == pytest.approx({"boot": 0.074, "monday": 0.074, "tuesday": 0.135}, abs=0.001)


def of_the_catalogue() -> tuple[float, float, float]:
    values = CATALOG.record("arrays", "NetApp AFF8040").values
    idle = values["controller_idle_percent"] / 100
    return idle, values["controller_read_iops"], values["controller_write_iops"]


def test_the_aff8040_of_the_catalogue_is_on_the_safe_side_where_the_mix_is_printed() -> None:
    """All eight within 20 %; the two whose mix is a planning value come out 15 % low."""
    both, one = (
        errors(of_the_catalogue(), tests, failed) for failed, tests in enumerate((WITH_BOTH, WITH_ONE))
    )
    for each in (*(both[name] for name in PRINTED_MIX), *one.values()):
        assert 0 <= each <= 0.2
    assert min(both.values()) >= -0.16


def test_no_other_constants_near_the_catalogues_are_as_safe_and_fit_better() -> None:
    def squares(constants: tuple[float, float, float]) -> float | None:
        """None if a test with a printed mix is above the computed value, or more than 20 % below it."""
        both, one = errors(constants, WITH_BOTH, 0), errors(constants, WITH_ONE, 1)
        bound = [*(both[name] for name in PRINTED_MIX), *one.values()]
        inside = min(bound) >= 0 and max(bound) <= 0.2
        return sum(each**2 for each in (*both.values(), *one.values())) if inside else None

    idle, read, write = of_the_catalogue()
    best = squares(of_the_catalogue())
    assert best is not None
    for more_idle in (-0.02, -0.01, 0.01, 0.02):
        for more_read in (-4_000, -2_000, 0, 2_000, 4_000):
            for more_write in (-4_000, -2_000, 0, 2_000, 4_000):
                found = squares((idle + more_idle, read + more_read, write + more_write))
                assert found is None or found >= best


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
