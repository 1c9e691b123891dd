"""How many desktops of one pool fit while the other pools stay as planned."""

from __future__ import annotations

from collections.abc import Iterator

import hypothesis.strategies as st
import msgspec
import numpy as np
import pytest
from hypothesis import assume, given

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers import pool_limits, pool_shares
from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.assessment import Assessment, PoolLimit
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import ExplainError, explain, explainable
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import values_of
from planner_core.plan.components import DesktopPool, Host
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, small_plan, with_fields
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

SEEDS = st.integers(0, 10_000)
ROUNDING = 1e-9
UNBOUND = ("front_end_iops", "vsan_cache")


def with_desktops(plan: Plan, pool: str, number: int) -> Plan:
    part = msgspec.structs.replace(plan.components[pool], desktops=number)
    return msgspec.structs.replace(plan, components={**plan.components, pool: part})


def limit_of(plan: Plan, pool: str = "pool-0") -> PoolLimit:
    found = evaluate(plan, CATALOG).pool_limit(pool)
    assert found is not None
    return found


def before_rounding(plan: Plan) -> float:
    """The smallest limit of the first pool before any is rounded to whole desktops on each host."""
    layout = Layout(plan, CATALOG)
    measures = measure(layout)
    share = pool_limits.steady_share(layout, 0, measures)
    return min(float(bound.exact.min()) for bound in pool_limits.pool_bounds(layout, measures, share))


def is_within_targets(found: Assessment) -> bool:
    return all(
        row.load_factor <= row.target + ROUNDING
        for row in found.saturation
        if row.planned_for and row.resource not in UNBOUND
    )


def searched(plan: Plan, pool: str) -> int:
    """The most desktops of a pool with which no saturation passes its target, by bisection on `evaluate`."""

    def fits(number: int) -> bool:
        return is_within_targets(evaluate(with_desktops(plan, pool, number), CATALOG))

    few, many = 1, 2
    while fits(many):
        few, many = many, many * 2
    while many - few > 1:
        middle = (few + many) // 2
        few, many = (middle, many) if fits(middle) else (few, middle)
    return few


@given(seed=SEEDS, most=st.sampled_from([40, 150]))
@examples(6, 15)
def test_the_limit_is_the_one_found_by_search(seed: int, most: int) -> None:
    """In clusters of up to three cards, where the spread over the hosts follows the mix of the pools."""
    plan = shared_plan(seed, most_desktops=most)
    assume(is_within_targets(evaluate(with_desktops(plan, "pool-0", 1), CATALOG)))
    assert int(before_rounding(plan) + 1e-6) == searched(plan, "pool-0")


@given(seed=SEEDS)
@examples(12, 40)
def test_on_a_single_host_the_limit_fits_and_one_more_does_not(seed: int) -> None:
    """There, nothing is lost to whole desktops on each host, and `fits` of the assessment is the search itself."""
    plan = shared_plan(seed, cards=1, most_hosts=1, most_desktops=10)
    plan = msgspec.structs.replace(plan, settings=msgspec.structs.replace(plan.settings, broker="none"))
    limit = limit_of(plan)
    assume(limit.desktops)
    assert limit.desktops is not None
    at, beyond = (
        evaluate(with_desktops(plan, "pool-0", number), CATALOG).desktops
        for number in (limit.desktops, limit.desktops + 1)
    )
    assert at.fits == at.planned
    assert beyond.fits < beyond.planned


@given(seed=SEEDS)
@examples(12, 40)
def test_at_the_limit_no_saturation_passes_its_target(seed: int) -> None:
    plan = shared_plan(seed, most_desktops=100)
    limit = limit_of(plan)
    assume(limit.desktops)
    assert limit.desktops is not None
    assert limit.desktops <= before_rounding(plan) + 1e-6
    assert is_within_targets(evaluate(with_desktops(plan, "pool-0", limit.desktops), CATALOG))


@given(seed=SEEDS)
@examples(12, 40)
def test_all_pools_fit_where_the_plan_fits_and_some_do_not_where_it_does_not(seed: int) -> None:
    found = evaluate(shared_plan(seed, most_desktops=100), CATALOG)
    fits = found.desktops.fits == found.desktops.planned
    assert all(limit.fits for limit in found.pool_limits) == fits
    for limit in found.pool_limits:
        assert limit.fits == (limit.fitting == limit.planned)


@given(seed=SEEDS)
@examples(15, 50)
def test_the_limit_of_an_only_pool_is_that_of_the_plan(seed: int) -> None:
    found = evaluate(shared_plan(seed, pools=1), CATALOG)
    limit = found.pool_limits[0]
    assert limit.desktops == found.desktops.maximum
    assert limit.fitting == found.desktops.fits
    for own, plans in zip(limit.ladder, found.limits, strict=True):
        assert own.desktops == plans.desktops
        assert own.exact == pytest.approx(plans.exact)


@given(seed=SEEDS)
@examples(15, 50)
def test_the_parts_of_all_pools_and_the_fixed_part_are_the_whole_demand(seed: int) -> None:
    """The limit of one pool rests on this: demand is linear in the desktops of each."""
    layout = Layout(shared_plan(seed), CATALOG)
    measures = measure(layout)
    shares = [
        pool_limits.share_of_pool(layout, row, known=measures).alone.blocks
        for row in range(len(layout.pools))
    ]
    for number, block in enumerate(measures.blocks):
        fixed = values_of(block.fixed_demand)
        parts = [values_of(share[number].demand) - fixed for share in shares]
        np.testing.assert_allclose(
            np.broadcast_to(sum(parts) + fixed, values_of(block.demand).shape),
            values_of(block.demand),
            rtol=1e-9,
            atol=1e-9,
        )


def two_hosts() -> Plan:
    """Each pool with a host and a store of its own."""
    plan = small_plan(desktops=10)
    other = DesktopPool(id="other", name="Other", desktops=100_000)
    plan = apply(plan, verbs.add_component(plan, Host(id="second", name="Second")).edits)
    disks = msgspec.structs.replace(plan.components["ssd"], id="store", name="Store")
    plan = apply(plan, verbs.add_component(plan, disks, parent="second").edits)
    plan = apply(plan, verbs.add_component(plan, other).edits)
    plan = apply(plan, verbs.connect(plan, "other", "second").edits)
    return apply(plan, verbs.connect(plan, "other", "store").edits)


def test_what_another_pool_overloads_on_hosts_of_its_own_does_not_limit_a_pool() -> None:
    found = evaluate(two_hosts(), CATALOG)
    quiet, loud = found.pool_limit("pool"), found.pool_limit("other")
    assert quiet is not None
    assert loud is not None
    assert quiet.fits
    assert quiet.desktops == evaluate(small_plan(desktops=10), CATALOG).desktops.maximum
    assert not loud.fits
    assert 0 < loud.fitting < loud.planned
    assert found.desktops.fits < found.desktops.planned


def test_a_replica_that_overfills_its_store_leaves_room_for_none() -> None:
    """It does not grow with the desktops, so that no number of them helps."""
    plan = apply(small_plan(), verbs.relocate(small_plan(), "pool", "replica", "sas").edits)
    plan = with_fields(plan, "sas", drives=2, drive_gb=10.0, raid="raid-1")
    limit = limit_of(plan, "pool")
    assert (limit.desktops, limit.component, limit.resource) == (0, "sas", "capacity")
    assert not limit.fits


def test_an_unconnected_pool_has_no_limit() -> None:
    plan = small_plan()
    limit = limit_of(apply(plan, verbs.disconnect(plan, "pool", "host").edits), "pool")
    assert (limit.desktops, limit.component, limit.fits, limit.fitting) == (None, "", False, 0)
    assert not limit.ladder
    assert evaluate(plan, CATALOG).pool_limit("host") is None


def test_nothing_is_measured_for_a_pool_before_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []

    def counted(*arguments: object) -> object:
        calls.append(arguments)
        return measure(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(pool_shares, "measure", counted)
    found = evaluate(shared_plan(2), CATALOG)
    assert not calls
    assert found.pool_limit("pool-0") is found.pool_limit("pool-0")
    once = len(calls)
    assert once > 0
    assert found.pool_limit("pool-0") is not None
    assert len(calls) == once


def leaves(derivation: Derivation) -> Iterator[Derivation]:
    if derivation.origin != "formula":
        yield derivation
    for each in derivation.inputs:
        yield from leaves(each)


@given(seed=SEEDS)
@examples(4, 10)
def test_the_limit_of_a_pool_explains_itself_down_to_the_plan(seed: int) -> None:
    """Where the spread follows the mix, at the number at which the limit is reached."""
    plan = shared_plan(seed, most_desktops=100)
    for limit in evaluate(plan, CATALOG).pool_limits:
        derived = explain(plan, CATALOG, f"pools.{limit.pool}.maximum")
        assert derived.value == limit.desktops
        for rung, shown in zip(limit.ladder, derived.inputs, strict=False):
            assert shown.value == rung.desktops
        for leaf in leaves(derived):
            assert leaf.unit, leaf
            assert leaf.source, leaf
            assert not leaf.inputs, leaf


def test_only_pools_with_a_limit_can_be_explained() -> None:
    plan = small_plan()
    assert "pools.pool.maximum" in explainable(evaluate(plan, CATALOG))
    hanging = apply(plan, verbs.disconnect(plan, "pool", "host").edits)
    assert not [name for name in explainable(evaluate(hanging, CATALOG)) if name.startswith("pools.")]
    for what in ("pools.pool.maximum", "pools.pool", "pools.nobody.maximum"):
        with pytest.raises(ExplainError):
            explain(hanging, CATALOG, what)
