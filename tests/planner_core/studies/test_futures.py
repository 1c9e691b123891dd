"""A plan in many futures: each is what the engine says of the plan with these values typed in."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.project.samples import read_sample, sample_names
from planner_core import reuse
from planner_core.engine.answers.acceptance import Acceptance
from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.soundness import UnsoundPlanError
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import MANY_COLUMNS, Targets
from planner_core.plan.components import DesktopPool, DiskGroup, Host, Origin
from planner_core.plan.plan import Plan
from planner_core.studies import futures
from planner_core.studies.futures import (
    FEWEST,
    FUTURES,
    MOST_COUNTED,
    common_deviations,
    futures_of,
    limits_in_futures,
    limits_steps,
    plan_in_future,
    watched_in,
)
from planner_core.studies.range_study import range_study
from planner_core.studies.uncertain_values import draws_of, uncertain_values
from tests.planner_core.engine.test_acceptance import judged
from tests.support.plans import CATALOG, cluster_plan, small_plan, two_pools, with_fields, with_settings
from tests.support.random_plans import plans

FEW = 6
WIDE = MANY_COLUMNS + 6
"""Futures that lie side by side in memory."""
PROFILE = "Login VSI 4.1 knowledge worker, Windows 10, 2 vCPU"


def assert_each_future_is_a_plan(plan: Plan, futures: int = FEW, seen: int = FEW) -> None:
    values = uncertain_values(plan, CATALOG)
    deviations = common_deviations(draws_of(values), futures)
    found = limits_in_futures(plan, CATALOG, values, deviations)
    for future in np.linspace(0, futures - 1, seen).astype(int).tolist():
        alone = evaluate(plan_in_future(plan, values, deviations, future), CATALOG)
        first = next(iter(alone.limits), None)
        if first is None:
            assert np.isinf(found.desktops[future])
            continue
        assert found.desktops[future] == first.desktops
        # what is found by trying is found with as many tries as the slowest future needs
        assert found.exact[future] == pytest.approx(first.exact, rel=1e-6)
        here = found.by[found.first[future]]
        if (here.component, here.resource) != (first.component, first.resource):
            same = next(each for each in alone.limits if (each.component, each.resource) == tuple(here))
            assert same.exact == pytest.approx(first.exact, rel=1e-6)


@pytest.mark.parametrize("name", sample_names())
def test_each_future_of_a_sample_is_a_plan(name: str) -> None:
    assert_each_future_is_a_plan(read_sample(name), futures=WIDE)


@settings(max_examples=25)
@given(plans(), st.sampled_from([FEW, WIDE]))
def test_each_future_of_any_plan_is_a_plan(plan: Plan, futures: int) -> None:
    try:
        evaluate(plan, CATALOG)
    except UnsoundPlanError:
        return
    assert_each_future_is_a_plan(plan, futures)


@pytest.mark.parametrize("vsan", ["none", "hybrid", "all-flash", "esa"])
def test_each_future_of_a_mixed_cluster_is_a_plan(vsan: str) -> None:
    """Other hosts, drives and disk groups fail first in other futures."""
    plan = cluster_plan(vsan)
    plan = with_fields(plan, "single", ram_gib=300.0, count=2)
    for group in plan.of_type(DiskGroup):
        own = {"drive_iops": Origin("typed", give_or_take_percent=80.0)}
        part = msgspec.structs.replace(group, origins={**group.origins, **own})
        plan = msgspec.structs.replace(plan, components={**plan.components, group.id: part})
    assert_each_future_is_a_plan(plan, futures=60, seen=20)


def test_a_plan_sized_for_the_peak_is_that_in_each_future() -> None:
    """Drives limit, whose peak is a multiple of the average."""
    plan = with_settings(with_fields(small_plan(), "pool", iops=200.0), plan_for="peak")
    assert_each_future_is_a_plan(plan, futures=WIDE)


@pytest.mark.parametrize("tolerated", [1, 2, 3])
def test_a_failure_that_leaves_nothing_is_no_limit_in_any_future(tolerated: int) -> None:
    """Of three hosts in all."""
    plan = with_fields(cluster_plan(), "cluster", failures_to_tolerate=tolerated)
    assert_each_future_is_a_plan(plan, futures=WIDE)


@pytest.mark.parametrize("second", [{"cpu_mhz": 8_000.0}, {"iops": 20_000.0}])
def test_one_judged_pool_that_is_late_or_never_in_time_counts(second: dict[str, float]) -> None:
    """The other one has its answers in time at what limits it."""
    plan, other = two_pools(filled(small_plan(), "pool"))
    plan = with_fields(judged(plan, "login-vsi-4.1"), other, **second)
    assert_each_future_is_a_plan(plan, futures=WIDE)


@pytest.mark.parametrize("name", sample_names())
def test_a_limit_that_is_never_first_need_not_be_looked_for(name: str) -> None:
    """Where answers are in time at the first of the other limits. A range that watches utilisations looks for all."""
    plan = read_sample(name)
    values = uncertain_values(plan, CATALOG)
    deviations = common_deviations(draws_of(values), 300)
    quick = limits_in_futures(plan, CATALOG, values, deviations)
    *_, thorough = limits_steps(plan, CATALOG, values, deviations, watched_in(plan, CATALOG, []))
    assert thorough is not None
    assert np.array_equal(quick.desktops, thorough.desktops)
    assert [quick.by[each] for each in quick.first] == [thorough.by[each] for each in thorough.first]
    assert quick.exact == pytest.approx(thorough.exact, rel=1e-9)


def test_sums_of_wide_columns_are_those_of_others() -> None:
    """Up to eight rows of one target to the last bit; more are added up in another order."""
    rng = np.random.default_rng(1)
    for rows, size in [(4, 4), (7, 3), (8, 1), (30, 2), (0, 3)]:
        index = np.sort(rng.integers(0, size, rows)) if rows != 7 else rng.integers(0, size, rows)
        values = rng.uniform(1, 2, (rows, 2, 1, WIDE))
        targets = Targets(index, size)
        found = targets.sums(values)
        by_column = np.concatenate([targets.sums(values[..., at : at + 1]) for at in range(WIDE)], axis=3)
        assert np.array_equal(found, by_column) or rows > 8
        assert found == pytest.approx(by_column, rel=1e-14)


def test_chunks_are_put_together_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan()
    values = uncertain_values(plan, CATALOG)
    deviations = common_deviations(draws_of(values), 50)
    whole = limits_in_futures(plan, CATALOG, values, deviations)
    monkeypatch.setattr("planner_core.studies.futures.AT_ONCE", 7)
    in_parts = limits_in_futures(plan, CATALOG, values, deviations)
    assert np.array_equal(whole.exact, in_parts.exact)
    assert np.array_equal(whole.first, in_parts.first)


# --- what varies together --------------------------------------------------------------------------------------


def filled(plan: Plan, pool: str, profile: str = PROFILE) -> Plan:
    """The plan with a pool's workload from the catalogue."""
    record = CATALOG.record("workloads", profile)
    assert record is not None
    origins = {field: Origin("catalogue", record.name) for field in record.values}
    part = msgspec.structs.replace(plan.components[pool], **record.values, origins=origins)
    return msgspec.structs.replace(plan, components={**plan.components, pool: part})


def draw_of(plan: Plan, component: str, field: str) -> str:
    return next(
        value.draw.key
        for value in uncertain_values(plan, CATALOG)
        if (value.component, value.field.name) == (component, field)
    )


def test_pools_with_one_workload_are_wrong_together() -> None:
    plan, other = two_pools(filled(small_plan(), "pool"))
    for field in ("cpu_mhz", "iops", "read_percent", "boot_ios"):
        assert draw_of(plan, "pool", field) == draw_of(plan, other, field)
    typed = with_fields(plan, other, cpu_mhz=900.0)
    assert draw_of(typed, "pool", "cpu_mhz") != draw_of(typed, other, "cpu_mhz")
    assert draw_of(typed, "pool", "iops") == draw_of(typed, other, "iops")


def test_profiles_of_a_family_have_one_processor_time_and_their_own_io() -> None:
    """They were calibrated on the same machines, so they are wrong together."""
    plan, other = two_pools(filled(small_plan(), "pool"))
    plan = filled(plan, other, "Login VSI 4.1 power worker, Windows 10, 2 vCPU")
    assert draw_of(plan, "pool", "cpu_mhz") == draw_of(plan, other, "cpu_mhz")
    assert draw_of(plan, "pool", "iops") != draw_of(plan, other, "iops")


def test_defaults_are_one_constant_for_all() -> None:
    plan, other = two_pools(small_plan())
    assert draw_of(plan, "pool", "boot_ios") == draw_of(plan, other, "boot_ios")


def test_a_constant_has_the_same_deviations_in_every_plan() -> None:
    """So variants are compared in the same futures, and a range does not move while something else is edited."""
    one = filled(small_plan(), "pool")
    more = two_pools(with_fields(one, "ssd", drives=20))[0]
    here, there = (common_deviations(draws_of(uncertain_values(plan, CATALOG)), 100) for plan in (one, more))
    key = draw_of(one, "pool", "cpu_mhz")
    assert np.array_equal(here.by_key[key], there.by_key[key])


# --- what is uncertain ------------------------------------------------------------------------------------------


def test_what_is_decided_is_certain() -> None:
    fields = {value.field.name for value in uncertain_values(cluster_plan(), CATALOG)}
    assert not fields & {"ram_gib", "vcpus", "desktops", "drives", "drive_gb", "count", "cores_per_socket"}
    assert {"cpu_mhz", "iops", "drive_iops", "delta_gib", "read_percent"} <= fields


def test_what_is_off_or_at_its_end_is_certain() -> None:
    """Nobody can be wrong about work that is not done, or about all users being at work."""
    pool = {value.field.name for value in uncertain_values(small_plan(concurrency_percent=100.0), CATALOG)}
    assert "concurrency_percent" not in pool
    assert "first_iops" not in pool
    part = {value.field.name for value in uncertain_values(small_plan(concurrency_percent=80.0), CATALOG)}
    assert "concurrency_percent" in part


def spread_of(plan: Plan, component: str, field: str) -> float:
    return next(
        value.draw.spread
        for value in uncertain_values(plan, CATALOG)
        if (value.component, value.field.name) == (component, field)
    )


def test_a_workload_that_nobody_measured_is_wider() -> None:
    """Measured, derived from measured ones by ratios, none."""
    measured, derived, none = (
        spread_of(plan, "pool", "cpu_mhz")
        for plan in (
            filled(small_plan(), "pool"),
            filled(small_plan(), "pool", "Login VSI 4.1 power worker, Windows 10, 2 vCPU"),
            small_plan(),
        )
    )
    assert measured == pytest.approx(0.0386 * 1.5**0.5)
    assert derived == pytest.approx((2 * 0.0386**2 + 0.2**2) ** 0.5)
    assert none == pytest.approx(0.29)


def given_or_taken(plan: Plan, percent: float) -> Plan:
    pool = plan.components["pool"]
    origins = {**pool.origins, "cpu_mhz": Origin("typed", give_or_take_percent=percent)}
    part = msgspec.structs.replace(pool, origins=origins)
    return msgspec.structs.replace(plan, components={**plan.components, "pool": part})


def test_what_is_typed_as_give_or_take_counts() -> None:
    assert spread_of(given_or_taken(small_plan(), 15.0), "pool", "cpu_mhz") == pytest.approx(
        0.10906, abs=1e-5
    )
    certain = {value.field.name for value in uncertain_values(given_or_taken(small_plan(), 0.0), CATALOG)}
    assert "cpu_mhz" not in certain
    assert "iops" in certain


@settings(max_examples=20)
@given(st.floats(1, 400), st.integers(0, 9))
def test_futures_stay_within_the_bounds_of_their_field(percent: float, future: int) -> None:
    plan = given_or_taken(small_plan(cpu_mhz=99_000.0), percent)
    values = [each for each in uncertain_values(plan, CATALOG) if each.field.name == "cpu_mhz"]
    typed = plan_in_future(plan, values, common_deviations(draws_of(values), 10), future)
    pool = typed.components["pool"]
    assert isinstance(pool, DesktopPool)
    assert 0 <= pool.cpu_mhz <= 100_000


def test_a_study_leaves_alone_what_the_next_edit_reuses() -> None:
    plan = small_plan()
    evaluate(plan, CATALOG)
    before = dict(reuse._values)
    values = uncertain_values(plan, CATALOG)
    limits_in_futures(
        with_fields(plan, "ssd", drives=30), CATALOG, values, common_deviations(draws_of(values), 10)
    )
    assert reuse._values == before
    assert all(reuse._values[key] is known for key, known in before.items())


def test_fewer_futures_where_each_takes_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Users who are counted one by one cost most; where they are too many there is no range at all."""
    plan = read_sample("vsan62-hybrid-500")
    assert futures_of(small_plan(), CATALOG) == futures_of(plan, CATALOG) == FUTURES
    large = with_fields(plan, plan.of_type(Host)[0].id, sockets=8, cores_per_socket=128)
    counted = users_counted(large)
    assert counted > MOST_COUNTED / FUTURES
    assert futures_of(large, CATALOG) == int(MOST_COUNTED / counted)
    monkeypatch.setattr(futures, "MOST_COUNTED", counted * (FEWEST - 1))
    assert futures_of(large, CATALOG) == 0
    assert range_study(large, CATALOG) is None


def users_counted(plan: Plan) -> float:
    layout = Layout(plan, CATALOG)
    return Acceptance(layout, measure(layout)).users_counted()


def test_only_view_planner_counts_its_users_one_by_one() -> None:
    """On each host at least the users that are in time there; Login VSI needs no count."""
    plan = read_sample("vsan62-hybrid-500")
    hosts = plan.of_type(Host)[0].count
    limit = next(each for each in evaluate(plan, CATALOG).limits if each.resource == "response")
    assert users_counted(plan) >= limit.exact / hosts
    assert users_counted(read_sample("tr4540-1500")) == 0


def is_measured(field: str, origin: Origin) -> bool:
    """Whether somebody measured a value of this origin, as its draw says."""
    plan = small_plan()
    pool = msgspec.structs.replace(plan.components["pool"], origins={field: origin})
    plan = msgspec.structs.replace(plan, components={**plan.components, "pool": pool})
    (found,) = (each.draw.is_measured for each in uncertain_values(plan, CATALOG) if each.field.name == field)
    return found


@pytest.mark.parametrize("field", ["cpu_mhz", "iops"])
def test_a_workload_that_nobody_measured_says_so_until_somebody_vouches_for_it(field: str) -> None:
    assert not is_measured(field, Origin("typed"))
    assert is_measured(field, Origin("typed", give_or_take_percent=25.0))
    profiles = [each for each in CATALOG.records("workloads") if each.calibration]
    seen = set()
    for record in profiles:
        seen.add(bool(record.calibration.measured_on))
        found = is_measured(field, Origin("catalogue", record.name))
        assert found == bool(record.calibration.measured_on), record.name
    assert seen == {False, True}
