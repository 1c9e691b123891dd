"""Little's law holds in the papers: what they print as latency, IOPS and outstanding I/Os belongs together."""

from __future__ import annotations

import pytest

from planner_core.formulas import queueing_open


@pytest.mark.parametrize(("iops", "printed_ms"), [(2_725.50, 11.739), (126.42, 253.136), (34.47, 928.445)])
def test_me4_latency_is_that_of_32_outstanding(iops: float, printed_ms: float) -> None:
    """Dell ME4, diskspd with 4 threads of 8: its latency needs no other cause than the queue it is given."""
    found_ms = 1000 * queueing_open.littles_law_response_seconds(4 * 8, iops)
    assert found_ms == pytest.approx(printed_ms, rel=2e-4)


@pytest.mark.parametrize(("iops", "outstanding"), [(164_000, 131), (175_000, 140), (300_000, 240)])
def test_sc7020f_never_has_many_outstanding(iops: float, outstanding: float) -> None:
    """Dell SC7020F, steady, login and boot at 0.8 ms: flat latency, so the array was not saturated."""
    assert queueing_open.littles_law_customers(iops, 0.8e-3) == pytest.approx(outstanding, abs=0.5)


@pytest.mark.parametrize(
    ("iops", "latency_us", "outstanding"),
    [
        (43_172, 1450, 63),
        (57_231, 2260, 129),
        (47_234, 12_100, 571.5),
        (9_865, 441, 4.35),
        (8_302, 498, 4.13),
        (7_586, 446, 3.38),
        (7_416, 503, 3.73),
        (24_904, 810, 20.2),
    ],
    ids=[
        "provision",
        "boot",
        "boot-failover",
        "monday",
        "monday-failover",
        "tuesday",
        "tuesday-failover",
        "patch",
    ],
)
def test_outstanding_ios_of_tr_4540(iops: float, latency_us: float, outstanding: float) -> None:
    """NetApp TR-4540, tables 7 to 14. In the failed-over boot they rise fourfold: boots were not held back."""
    assert queueing_open.littles_law_customers(iops, latency_us / 1e6) == pytest.approx(outstanding, rel=0.01)
