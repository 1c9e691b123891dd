"""The machine on each host that serves hyperconverged storage takes threads of its processors."""

from __future__ import annotations

import pytest

from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.plan.plan import Plan
from tests.support.derivations import leaves_of
from tests.support.plans import CATALOG, small_plan, with_fields


def capacity(plan: Plan) -> float:
    """Of the processors while users work, in MHz."""
    rows = [row for row in evaluate(plan, CATALOG).saturation if row.resource == "cpu"]
    return next(
        row.capacity for row in rows if (row.phase, row.load, row.case) == ("steady", "average", "normal")
    )


@pytest.mark.parametrize(
    ("gain", "vcpus", "share"),
    [(20.0, 12, 12 / 64), (20.0, 16, 0.25), (0.0, 12, 12 / 32), (20.0, 64, 1.0), (20.0, 100, 1.0)],
)
def test_each_vcpu_takes_a_thread(gain: float, vcpus: int, share: float) -> None:
    """Of 2 x 16 cores, with two threads each or with one."""
    plan = with_fields(
        small_plan(), "host", sockets=2, cores_per_socket=16, hyper_threading_gain_percent=gain
    )
    there = with_fields(plan, "host", controller_vcpus=vcpus)
    assert capacity(there) == pytest.approx(capacity(plan) * (1 - share), abs=1e-6)


def test_the_derivation_names_its_vcpus_and_threads() -> None:
    plan = with_fields(small_plan(), "host", controller_vcpus=12)
    said = {leaf.symbol: leaf.value for leaf in leaves_of(explain(plan, CATALOG, "host.cpu.steady"))}
    assert said["controller_vcpus"] == 12
    assert said["t"] == 2
