"""Relocating files is moving links; the three published formulas fall out of the placement."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, placed, small_plan
from tests.support.thorough import examples

PAPER = {
    "desktops": 75,
    "ram_gib": 2.0,
    "delta_gib": 3.0,
    "log_gib": 0.1,
    "disposable_gib": 0.0,
    "vmx_swap_gib": 0.0,
    "replica_gib": 30.0,
    "replica_copies": 1,
    "template_gib": 30.0,
}


def used(plan: Plan, store: str) -> float:
    use = evaluate(plan, CATALOG).store(store)
    assert use is not None
    return use.used_gib


def test_pure_flash_store() -> None:
    assert used(small_plan(**PAPER), "ssd") == pytest.approx(508.875)


def test_swap_relocated() -> None:
    assert used(placed(small_plan(**PAPER), {"swap": "sas"}), "ssd") == pytest.approx(336.375)


def test_swap_and_template_relocated() -> None:
    plan = placed(small_plan(**PAPER), {"swap": "sas", "template": "sas"})
    assert used(plan, "ssd") == pytest.approx(301.875)
    assert used(plan, "sas") == pytest.approx(1.15 * (150 + 30))


def test_a_thousand_desktops_with_vmx_swap_that_stays() -> None:
    """1,000 desktops, RAM 4, delta 0.25, log and VMX swap 0.1, two replicas and a template of 40, 15 %."""
    plan = small_plan(
        desktops=1000,
        ram_gib=4.0,
        delta_gib=0.25,
        log_gib=0.1,
        vmx_swap_gib=0.1,
        disposable_gib=0.0,
        replica_gib=40.0,
        replica_copies=2,
        template_gib=40.0,
    )
    assert used(plan, "ssd") == pytest.approx(5255.5)
    assert used(placed(plan, {"swap": "sas"}), "ssd") == pytest.approx(655.5)
    assert used(placed(plan, {"swap": "sas", "template": "sas"}), "ssd") == pytest.approx(609.5)


def test_reservation_halves_the_swap_files() -> None:
    plan = small_plan(desktops=1000, ram_gib=4.0, ram_reserved_gib=2.0)
    use = evaluate(placed(plan, {"swap": "sas"}), CATALOG).store("sas")
    assert use is not None
    assert use.by_role["swap"] == pytest.approx(2000)


@given(
    desktops=st.integers(1, 5000),
    ram_gib=st.floats(0.25, 64),
    reserved=st.floats(0, 1),
    overhead=st.floats(0, 50),
)
@examples(30, 100)
def test_moving_swap_takes_away_here_what_it_adds_there(
    desktops: int, ram_gib: float, reserved: float, overhead: float
) -> None:
    before = small_plan(desktops=desktops, ram_gib=ram_gib, ram_reserved_gib=ram_gib * reserved)
    after = placed(before, {"swap": "sas"})
    size = 1.15 * desktops * (ram_gib - ram_gib * reserved)
    assert used(before, "ssd") - used(after, "ssd") == pytest.approx(size, rel=1e-9, abs=1e-6)
    assert used(after, "sas") - used(before, "sas") == pytest.approx(size, rel=1e-9, abs=1e-6)
