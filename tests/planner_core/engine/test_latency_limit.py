"""Latency targets as limits: on the ladder, in failures, for one pool, with advice, and explained."""

from __future__ import annotations

import pytest

from planner_core.engine.answers.latency_limit import latency_block, with_answers
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.supplies import supply_of
from planner_core.engine.basis.assessment import Assessment, Limit, StoreLatency
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.queueing_open import multi_server_queue
from planner_core.formulas.recording import values_of
from planner_core.plan.components import DiskGroup, Host, StorageArray
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, small_plan, two_pools, with_fields, with_settings
from tests.support.response import DATA
from tests.support.shared_plans import shared_plan


def latency_limits(assessment: Assessment) -> dict[str, Limit]:
    return {each.component: each for each in assessment.limits if each.resource == "latency"}


def latency_of(plan: Plan, store: str, case: str = "normal") -> StoreLatency:
    found = evaluate(plan, CATALOG).latency(store, case=case)
    assert found is not None
    return found


def on_disks(**fields: object) -> Plan:
    """Spindles of 8 ms that serve 8 reads per second of each desktop: 25 ms at 68 % of 1,000 IOPS."""
    plan = small_plan(desktops=40, iops=8.0, read_percent=100.0, cpu_mhz=50.0, **fields)
    plan = with_fields(plan, "ssd", drive_kind="hdd", drive_iops=125.0)
    return with_settings(plan, iops_target_percent=100.0, survive_drive=False)


def test_nothing_changes_unless_somebody_asks() -> None:
    for plan in (on_disks(), cluster_plan(), cluster_plan("hybrid")):
        assessment = evaluate(plan, CATALOG)
        assert not latency_limits(assessment)
        assert not [row for row in assessment.saturation if row.resource == "latency"]
        assert {each.target_ms for each in assessment.latencies} == {None}


def test_by_hand_on_spindles() -> None:
    """8 / (1 - u) = 25 where u is 0.68: 680 of 1,000 reads per second, which are 85 desktops of 8."""
    assessment = evaluate(with_settings(on_disks(), latency_limit=True), CATALOG)
    limit = latency_limits(assessment)["ssd"]
    assert (limit.desktops, limit.exact) == (85, pytest.approx(85.0))
    row = assessment.worst("ssd", "latency")
    assert row is not None
    assert (row.unit, row.demand, row.capacity) == ("IOPS", 320.0, pytest.approx(680.0))


def test_a_typed_target_judges_its_store_alone_and_goes_before_the_band() -> None:
    """16 ms: half of 1,000 IOPS, 62.5 desktops."""
    typed = with_fields(on_disks(), "ssd", latency_target_ms=16.0)
    for plan in (typed, with_settings(typed, latency_limit=True)):
        assert latency_limits(evaluate(plan, CATALOG))["ssd"].exact == pytest.approx(62.5)
    one = with_fields(cluster_plan(), "array", latency_target_ms=1.0)
    assert set(latency_limits(evaluate(one, CATALOG))) == {"array"}


@pytest.mark.parametrize("vsan", ["none", "hybrid", "all-flash", "esa"])
def test_the_number_of_the_ladder_is_the_last_that_keeps_the_target(vsan: str) -> None:
    plan = with_settings(cluster_plan(vsan), latency_limit=True)
    store = "array" if vsan == "none" else "cluster"
    limit = latency_limits(evaluate(plan, CATALOG))[store]
    assert limit.desktops > 1
    for desktops, is_kept in ((limit.desktops, True), (limit.desktops + 1, False)):
        found = latency_of(with_fields(plan, "pool", desktops=desktops), store, limit.case)
        assert found.keeps_target is is_kept, (desktops, found.latency_ms, found.target_ms)


MONDAY = {"first_iops": 16.0, "first_read_percent": 100.0}


def test_the_first_day_of_the_week_is_judged_too_and_named() -> None:
    """Twice the reads: half as many desktops as on other days, in the phase of that day."""
    plan = with_settings(on_disks(**MONDAY), latency_limit=True)
    assessment = evaluate(plan, CATALOG)
    limit = latency_limits(assessment)["ssd"]
    assert (limit.exact, limit.phase) == (pytest.approx(42.5), "first_steady")
    rows = {row.phase: row for row in assessment.saturation.where(("ssd", "latency")) if row.case == "normal"}
    assert [rows[phase].demand for phase in ("steady", "login", "first_steady")] == [320.0, 0.0, 640.0]
    assert [each.capacity for each in rows.values()] == pytest.approx([680.0] * 8)
    days = {each.day: each.desktops for each in assessment.scenarios if each.case == "normal"}
    assert (days["working-day"], days["first-day"]) == (85, 42)
    assert explain(plan, CATALOG, "limits.1").value == limit.desktops == 42
    (pool,) = assessment.pool_limits
    assert next(each.desktops for each in pool.ladder if each.resource == "latency") == 42


def test_a_quiet_first_day_changes_nothing_and_an_idle_usual_day_limits_nothing() -> None:
    quiet = with_settings(on_disks(first_iops=1.0), latency_limit=True)
    limit = latency_limits(evaluate(quiet, CATALOG))["ssd"]
    assert (limit.desktops, limit.phase) == (85, "steady")
    idle = with_fields(with_settings(on_disks(**MONDAY), latency_limit=True), "pool", iops=0.0)
    found = evaluate(idle, CATALOG)
    assert (latency_limits(found)["ssd"].desktops, latency_limits(found)["ssd"].phase) == (42, "first_steady")
    days = {each.day: each for each in found.scenarios if each.case == "normal"}
    assert days["working-day"].resource != "latency"


@pytest.mark.parametrize("desktops", [1, 7, 400])
def test_it_does_not_depend_on_how_many_are_planned(desktops: int) -> None:
    plan = with_settings(cluster_plan(), latency_limit=True)
    expected = latency_limits(evaluate(plan, CATALOG))["array"]
    found = latency_limits(evaluate(with_fields(plan, "pool", desktops=desktops), CATALOG))["array"]
    assert found.exact == pytest.approx(expected.exact, rel=1e-6)


def test_a_target_that_an_idle_store_breaks_lets_no_desktop_in() -> None:
    plan = with_fields(on_disks(), "ssd", latency_target_ms=7.9)
    assert latency_limits(evaluate(plan, CATALOG))["ssd"].desktops == 0


def test_a_failed_controller_is_held_to_the_target_if_the_plan_promises_it() -> None:
    plan = with_fields(cluster_plan(), "array", latency_target_ms=1.2)
    promised, not_promised = (
        latency_limits(evaluate(with_settings(plan, survive_controller=each), CATALOG))["array"]
        for each in (True, False)
    )
    assert promised.case == "controller"
    assert promised.desktops < not_promised.desktops


def test_a_pool_that_grows_alone_keeps_the_target_up_to_its_number() -> None:
    plan, second = two_pools(cluster_plan(), cpu_mhz=100.0, desktops=50)
    plan = with_fields(plan, "array", latency_target_ms=2.0)
    assessment = evaluate(plan, CATALOG)
    rungs = 0
    for limit in assessment.pool_limits:
        for rung in limit.ladder:
            if rung.resource == "latency":
                rungs += 1
                for desktops, is_kept in ((rung.desktops, True), (rung.desktops + 1, False)):
                    grown = with_fields(plan, limit.pool, desktops=desktops)
                    assert latency_of(grown, rung.component, rung.case).keeps_target is is_kept
    assert rungs == 2, second


def test_the_pool_alone_and_the_mix_have_one_limit_if_there_is_one_pool() -> None:
    plan = with_settings(cluster_plan(), latency_limit=True)
    assessment = evaluate(plan, CATALOG)
    (pool,) = assessment.pool_limits
    alone = next(each for each in pool.ladder if each.resource == "latency" and each.component == "array")
    assert alone.exact == pytest.approx(latency_limits(assessment)["array"].exact, rel=1e-6)


@pytest.mark.parametrize("vsan", ["none", "hybrid"])
@pytest.mark.parametrize(("pools", "first_iops"), [(1, 0.0), (2, 0.0), (1, 33.0)])
def test_what_is_recorded_for_an_explanation_is_what_is_counted(
    vsan: str, pools: int, first_iops: float
) -> None:
    plan = with_fields(with_settings(cluster_plan(vsan), latency_limit=True), "pool", first_iops=first_iops)
    if pools == 2:
        plan, _ = two_pools(plan, cpu_mhz=100.0, desktops=50)
    layouts = Layout(plan, CATALOG), Layout(plan, CATALOG, recording=True)
    plain, recorded = (latency_block(each, measure(each)) for each in layouts)
    assert plain is not None
    assert recorded is not None
    assert plain.components == recorded.components
    for name in ("demand", "capacity", "target_percent", "fixed_demand"):
        counted, explained = (values_of(getattr(each, name)) for each in (plain, recorded))
        assert explained == pytest.approx(counted, rel=1e-9)


@pytest.mark.parametrize(
    ("vsan", "reason"), [("none", "Service of one burst"), ("hybrid", "Waiting for a processor")]
)
def test_the_limit_is_explained_down_to_the_target(vsan: str, reason: str) -> None:
    plan = with_settings(cluster_plan(vsan), latency_limit=True)
    assessment = evaluate(plan, CATALOG)
    store = "array" if vsan == "none" else "cluster"
    number, limit = next(
        (number, each)
        for number, each in enumerate(assessment.limits, 1)
        if (each.resource, each.component) == ("latency", store)
    )
    derivation = explain(plan, CATALOG, f"limits.{number}")
    assert derivation.value == limit.desktops
    titles = {str(each.title) for each in _all(derivation)}
    assert {"Latency that counts as bad", "Growth until the latency exceeds its target", reason} <= titles
    assert explain(plan, CATALOG, "pools.pool.maximum").value == assessment.pool_limits[0].desktops


def _all(derivation: object) -> list[object]:
    return [derivation, *(each for part in derivation.inputs for each in _all(part))]  # type: ignore[attr-defined]


@pytest.mark.parametrize("store", ["array", "ssd", "cluster"])
def test_the_advised_amount_lifts_it_and_one_less_does_not(store: str) -> None:
    plan = {"array": cluster_plan(), "ssd": on_disks(), "cluster": cluster_plan("hybrid")}[store]
    plan = with_fields(with_settings(plan, latency_limit=True), "pool", iops=30.0)
    for group in plan.of_type(DiskGroup):
        plan = with_fields(plan, group.id, drive_kind="hdd", drive_iops=150.0)
    for array in plan.of_type(StorageArray):
        plan = with_fields(plan, array.id, controller_read_iops=10_000.0, controller_write_iops=5_000.0)
    most = latency_limits(evaluate(plan, CATALOG))[store].desktops
    plan = with_fields(plan, "pool", desktops=most + 5)
    assessment = evaluate(plan, CATALOG)
    lift = next(each for each in assessment.lifts if (each.resource, each.component) == ("latency", store))
    bought = [each for each in lift.purchases if each.for_planned not in (None, each.there)]
    fields = {"array": {"drives", "controllers"}, "ssd": {"drives", "count"}, "cluster": {"drives", "count"}}
    assert {each.field for each in lift.purchases} == fields[store]
    assert bought
    for each in bought:
        supply = supply_of(plan, CATALOG, each.component, each.field)
        assert supply is not None
        assert each.for_planned is not None
        steps = supply.steps_for(each.for_planned)
        for number, is_enough in ((steps, True), (steps - 1, False)):
            changed = evaluate(supply.plan_with(plan, number), CATALOG)
            assert (latency_limits(changed)[store].desktops >= most + 5) == is_enough, each


def test_a_store_of_servers_alone_has_no_limit_for_desktops() -> None:
    """Disks of the servers lie on the drives of the array."""
    plan = with_settings(cluster_plan(), latency_limit=True)
    assert {each.component for each in evaluate(plan, CATALOG).saturation if each.resource == "latency"} == {
        "array"
    }


@pytest.mark.parametrize("tolerated", [0, 1])
def test_a_vsan_keeps_its_target_with_as_many_hosts_failed_as_its_cluster_stands(tolerated: int) -> None:
    plan = with_settings(cluster_plan("all-flash"), latency_limit=True, survive_drive=False)
    plan = with_fields(plan, "cluster", failures_to_tolerate=tolerated)
    assert latency_limits(evaluate(plan, CATALOG))["cluster"].case == ("host-1" if tolerated else "normal")


def test_the_wait_for_processors_is_the_mean_of_all_hosts() -> None:
    """Each host by the formula of several servers, each card counting as many times as it has hosts."""
    plan = with_fields(cluster_plan("all-flash"), "pool", cpu_mhz=800.0)
    plan = with_fields(plan, "pair", cores_per_socket=6)
    assessment, path = evaluate(plan, CATALOG), DATA.latency.vsan
    store = assessment.latency("cluster")
    assert store is not None
    found = next(each for each in store.parts if each.resource == "cpu")
    waits = []
    for host in plan.of_type(Host):
        cpu, cores = assessment.worst(host.id, "cpu", "steady"), host.sockets * host.cores_per_socket
        assert cpu is not None
        queue = multi_server_queue(cpu.load_factor * cores, 1.0, float(cores))
        waits += [float(queue.waiting_seconds) * path.slice_ms] * host.count
    assert len(set(waits)) > 1
    assert min(waits) > 0
    messages = path.messages_of_write[plan.components["cluster"].vsan_version]  # type: ignore[attr-defined]
    assert found.write_ms == pytest.approx(messages * (path.hop_ms + sum(waits) / len(waits)))


def test_a_target_beside_an_acceptance_test_leaves_both_limits() -> None:
    plan = with_settings(shared_plan(3, pools=2), latency_limit=True, acceptance_test="login-vsi-4.1")
    layout = Layout(plan, CATALOG)
    resources = [each.resource for each in with_answers(layout, measure(layout)).blocks]
    assert resources[-1] == "latency"
    assert resources.count("latency") == 1


def test_a_target_where_no_file_lies_is_said_to_limit_nothing() -> None:
    plan = with_fields(cluster_plan("hybrid"), "local", latency_target_ms=3.0)
    (finding,) = (each for each in evaluate(plan, CATALOG).findings if each.code == "latency.target-unused")
    assert finding.component == "local"
