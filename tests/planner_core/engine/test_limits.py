"""The ladder of limits of the whole plan."""

from __future__ import annotations

import hypothesis.strategies as st
from hypothesis import given

from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG
from tests.support.shared_plans import shared_plan

SEEDS = st.integers(0, 10_000)


@given(seed=SEEDS)
def test_the_maximum_is_what_the_tightest_resource_carries_in_whole_desktops_on_each_host(seed: int) -> None:
    """No rung says that fewer fit, though one that is higher before rounding may be lower after it."""
    found = evaluate(shared_plan(seed), CATALOG)
    rungs = [limit.desktops for limit in found.limits]
    assert rungs == sorted(rungs)
    assert found.desktops.maximum == rungs[0]


@given(seed=SEEDS)
def test_neither_without_failures_nor_with_a_reserve_fewer_fit_than_at_the_maximum(seed: int) -> None:
    counts = evaluate(shared_plan(seed), CATALOG).desktops
    assert counts.maximum is not None
    for other in (counts.without_failures, counts.with_reserve):
        assert other is None or other >= counts.maximum
