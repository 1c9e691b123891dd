"""Response times as a limit: the plan's acceptance test on the ladder, in failures, for one pool, and explained."""

from __future__ import annotations

import math

import msgspec
import numpy as np
import pytest

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers import login_vsi_rules
from planner_core.engine.answers.acceptance import Acceptance, with_acceptance
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.supplies import supply_of
from planner_core.engine.answers.view_planner_rules import ViewPlannerRules
from planner_core.engine.basis.assessment import Assessment, Limit
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import explain
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Values, values_of
from planner_core.plan.components import Cluster, DesktopPool, DiskGroup
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, small_plan, two_pools, with_fields, with_settings
from tests.support.response import VIEW_PLANNER_USERS, VSI_3_USERS, VSI_4_USERS
from tests.support.response import judged as users_of
from tests.support.shared_plans import shared_plan

USERS = {
    "login-vsi-3-dynamic-analyser": VSI_3_USERS,
    "login-vsi-3-dynamic": VSI_3_USERS,
    "login-vsi-4.0": VSI_4_USERS,
    "login-vsi-4.1": VSI_4_USERS,
    "view-planner": VIEW_PLANNER_USERS,
}


def judged(plan: Plan, test: str, **settings: object) -> Plan:
    """With the users of every pool as the test's, and full use of every resource allowed."""
    for pool in plan.of_type(DesktopPool):
        plan = with_fields(plan, pool.id, workload=USERS[test])
    targets = {f"{name}_target_percent": 100.0 for name in ("cpu", "ram", "iops", "controller", "bandwidth")}
    return with_settings(plan, acceptance_test=test, **{**targets, **settings})


def limit_by(assessment: Assessment, resource: str = "response") -> Limit:
    return next(each for each in assessment.limits if each.resource == resource)


def seconds_over_limit(plan: Plan, resource: str = "response", case: str = "normal") -> float:
    """The slowest answer over its limit."""
    layout = Layout(plan, CATALOG)
    (found,) = (each for each in Acceptance(layout, measure(layout)).verdicts() if each.resource == resource)
    return float((found.seconds / found.limit_seconds)[:, layout.cases.index(case)].max())


@pytest.mark.parametrize("test", USERS)
def test_the_number_of_the_ladder_is_the_last_with_answers_in_time(test: str) -> None:
    plan = judged(small_plan(desktops=40, cpu_mhz=800.0), test)
    limit = limit_by(evaluate(plan, CATALOG))
    assert 10 < limit.desktops < 400
    for desktops, is_in_time in ((limit.desktops, True), (limit.desktops + 1, False)):
        grown = with_fields(plan, "pool", desktops=desktops)
        assert (seconds_over_limit(grown, case=limit.case) <= 1) == is_in_time


@pytest.mark.parametrize("test", USERS)
@pytest.mark.parametrize("desktops", [1, 7, 300])
def test_it_does_not_depend_on_how_many_are_planned(test: str, desktops: int) -> None:
    plan = judged(small_plan(desktops=40, cpu_mhz=800.0), test)
    expected = limit_by(evaluate(plan, CATALOG)).desktops
    assert limit_by(evaluate(with_fields(plan, "pool", desktops=desktops), CATALOG)).desktops == expected


def test_slow_disks_are_a_limit_of_their_own_for_view_planner() -> None:
    plan = judged(small_plan(desktops=50, cpu_mhz=100.0, iops=8.0), "view-planner")
    plan = with_fields(plan, "ssd", drive_kind="hdd", drive_iops=150.0)
    assessment = evaluate(plan, CATALOG)
    storage = limit_by(assessment, "storage_response")
    assert storage.desktops < limit_by(assessment).desktops
    assert storage.desktops == assessment.desktops.maximum
    for desktops, is_in_time in ((storage.desktops, True), (storage.desktops + 1, False)):
        grown = with_fields(plan, "pool", desktops=desktops)
        assert (seconds_over_limit(grown, "storage_response", storage.case) <= 1) == is_in_time


def test_without_a_test_and_for_other_users_there_is_no_such_limit() -> None:
    plan = judged(small_plan(), "view-planner")
    for other in (
        with_settings(plan, acceptance_test="none"),
        with_settings(plan, acceptance_test="login-vsi-4.1"),
        with_fields(plan, "pool", workload=""),
        with_fields(plan, "pool", concurrency_percent=0.0),
    ):
        assert not [each for each in evaluate(other, CATALOG).limits if "response" in each.resource]


def test_a_plan_of_very_many_pools_has_none_either_and_says_so() -> None:
    plan = judged(shared_plan(41, pools=41), "login-vsi-4.1")
    assessment = evaluate(plan, CATALOG)
    assert not [each for each in assessment.limits if "response" in each.resource]
    assert "acceptance.too-many-pools" in {each.code for each in assessment.findings}


def test_pools_of_other_users_load_the_system_and_are_named() -> None:
    plan = judged(shared_plan(3, pools=2), "login-vsi-4.1")
    mixed = with_fields(plan, "pool-1", workload=VSI_3_USERS)
    assessment = evaluate(mixed, CATALOG)
    assert {each.component for each in assessment.limits if each.resource == "response"} == {"pool-0"}
    assert limit_by(assessment).desktops == limit_by(evaluate(plan, CATALOG)).desktops
    (finding,) = (each for each in assessment.findings if each.code == "acceptance.other-users")
    assert (finding.component, "Login VSI 4" in str(finding.message)) == ("pool-1", True)


def test_a_cluster_that_stands_a_failed_host_keeps_answers_in_time_with_the_rest() -> None:
    plan = judged(cluster_plan(), "login-vsi-4.1")
    cluster = next(each for each in plan.components if each.startswith("cluster"))
    none, one = (evaluate(with_fields(plan, cluster, failures_to_tolerate=each), CATALOG) for each in (0, 1))
    assert limit_by(none).case == "normal" or not limit_by(none).case.startswith("host")
    assert limit_by(one).case == "host-1"
    assert limit_by(one).desktops < limit_by(none).desktops


def test_a_pool_that_grows_alone_leaves_room_that_the_mix_does_not_have() -> None:
    plan = judged(shared_plan(3, pools=2), "login-vsi-4.1")
    assessment = evaluate(plan, CATALOG)
    for limit in assessment.pool_limits:
        rung = next(each for each in limit.ladder if each.resource == "response")
        for desktops, is_in_time in ((rung.desktops, True), (rung.desktops + 1, False)):
            grown = with_fields(plan, limit.pool, desktops=desktops)
            assert (seconds_over_limit(grown, case=rung.case) <= 1) == is_in_time


def test_hosts_that_take_more_of_the_desktops_decide() -> None:
    """Two cards, one of them with slow cores: View Planner waits for those."""
    plan = judged(cluster_plan(), "view-planner")
    before = limit_by(evaluate(plan, CATALOG)).desktops
    slow = with_fields(plan, "pair", all_core_turbo_ghz=1.0, base_clock_ghz=1.0)
    assert limit_by(evaluate(slow, CATALOG)).desktops < before


@pytest.mark.parametrize("pools", [1, 2])
@pytest.mark.parametrize("test", USERS)
def test_what_is_recorded_for_an_explanation_is_what_is_counted(test: str, pools: int) -> None:
    plan = judged(cluster_plan(), test)
    if pools == 2:
        plan, _ = two_pools(plan, cpu_mhz=400.0, desktops=200)
    layouts = Layout(plan, CATALOG), Layout(plan, CATALOG, recording=True)
    plain, recorded = (with_acceptance(each, measure(each)) for each in layouts)
    for one, other in zip(plain.blocks, recorded.blocks, strict=True):
        if "response" in one.resource:
            for name in ("demand", "capacity", "target_percent", "fixed_demand"):
                counted, explained = (values_of(getattr(each, name)) for each in (one, other))
                assert explained == pytest.approx(counted, rel=1e-9)


@pytest.mark.parametrize("test", USERS)
def test_the_limit_is_explained_down_to_the_rule(test: str) -> None:
    plan = judged(small_plan(desktops=40, cpu_mhz=800.0), test)
    assessment = evaluate(plan, CATALOG)
    number, limit = next(
        (number, each) for number, each in enumerate(assessment.limits, 1) if each.resource == "response"
    )
    derivation = explain(plan, CATALOG, f"limits.{number}")
    assert derivation.value == limit.desktops
    titles = {str(each.title) for each in _all(derivation)}
    rule = "Limit of group A" if test == "view-planner" else "Threshold of"
    assert any(title.startswith(rule) for title in titles)
    assert any("Service of one interaction" in title or "Processor time" in title for title in titles)
    pool = explain(plan, CATALOG, "pools.pool.maximum")
    assert pool.value == assessment.pool_limits[0].desktops


def _all(derivation: object) -> list[object]:
    return [derivation, *(each for part in derivation.inputs for each in _all(part))]  # type: ignore[attr-defined]


@pytest.mark.parametrize("resource", ["response", "storage_response"])
def test_the_advised_amount_lifts_it_and_one_less_does_not(resource: str) -> None:
    plan = judged(cluster_plan(), "view-planner", survive_path=False, survive_drive=False)
    if resource == "storage_response":
        plan = with_fields(plan, "pool", cpu_mhz=50.0, iops=30.0)
        for group in plan.of_type(DiskGroup):
            plan = with_fields(plan, group.id, drive_kind="hdd", drive_iops=150.0)
    most = limit_by(evaluate(plan, CATALOG), resource).desktops
    plan = with_fields(plan, "pool", desktops=most + 5)
    assessment = evaluate(plan, CATALOG)
    lift = next(each for each in assessment.lifts if each.resource == resource)
    assert f"{most + 5}" in str(lift.message)
    bought = [each for each in lift.purchases if each.for_planned not in (None, each.there)]
    assert bought
    for each in bought:
        supply = supply_of(plan, CATALOG, each.component, each.field)
        assert supply is not None
        assert each.for_planned is not None
        steps = supply.steps_for(each.for_planned)
        for number, is_enough in ((steps, True), (steps - 1, False)):
            found = limit_by(evaluate(supply.plan_with(plan, number), CATALOG), resource)
            assert (found.desktops >= most + 5) == is_enough


def test_a_user_alone_who_is_too_slow_fits_no_number() -> None:
    plan = judged(small_plan(cpu_mhz=9000.0), "view-planner")
    assessment = evaluate(plan, CATALOG)
    assert limit_by(assessment).desktops == 0
    assert assessment.desktops.maximum == 0


def test_the_longer_way_to_the_user_counts_for_view_planner_and_not_for_login_vsi() -> None:
    for test, counts in (("view-planner", True), ("login-vsi-4.1", False)):
        near, far = (
            limit_by(evaluate(with_fields(judged(cluster_plan(), test), "line", latency_ms=ms), CATALOG))
            for ms in (0.0, 300.0)
        )
        assert (far.desktops < near.desktops) == counts


def test_overload_by_others_leaves_no_session_in_time() -> None:
    plan = judged(shared_plan(3, pools=2), "login-vsi-4.1")
    crowded = with_fields(plan, "pool-1", desktops=100_000, workload=VSI_3_USERS)
    layout = Layout(crowded, CATALOG)
    (found,) = Acceptance(layout, measure(layout), only=0).verdicts()
    assert math.isinf(float(found.seconds[0, 0]))
    assert float(found.growth[0, 0]) == 0


def test_a_catalogue_with_another_rule_gives_another_limit() -> None:
    plan = judged(small_plan(desktops=40, cpu_mhz=800.0), "login-vsi-4.1")
    rule = CATALOG.response.login_vsi.rule("login-vsi-4.1")
    lenient = msgspec.structs.replace(rule, added_ms=10_000.0)
    rules = tuple(lenient if each.id == rule.id else each for each in CATALOG.response.login_vsi.rules)
    test = msgspec.structs.replace(CATALOG.response.login_vsi, rules=rules)
    catalog = msgspec.structs.replace(
        CATALOG, response=msgspec.structs.replace(CATALOG.response, login_vsi=test)
    )
    assert limit_by(evaluate(plan, catalog)).desktops > limit_by(evaluate(plan, CATALOG)).desktops


@pytest.mark.parametrize("seed", range(4))
def test_a_limit_is_found_in_a_few_tries(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody passes, too, and where nobody ever waits: advice asks for it often, a range thousands of times."""
    tries = 0
    asked = ViewPlannerRules._operation_seconds

    def counted(self: ViewPlannerRules, growth: Values) -> Values:
        nonlocal tries
        tries += 1
        return asked(self, growth)

    monkeypatch.setattr(ViewPlannerRules, "_operation_seconds", counted)
    plan = users_of(shared_plan(seed, pools=1 + seed % 3), "view-planner")
    layout = Layout(plan, CATALOG)
    blocks = Acceptance(layout, measure(layout)).blocks()
    assert blocks
    assert 1 <= tries <= 60


def test_a_case_without_hosts_leaves_nobody_and_breaks_nothing() -> None:
    """One host, and one that the plan may lose: what grows without end beside it made no number of both."""
    plan = read_sample("everything-on-ssd")
    plan = apply(plan, verbs.add_component(plan, Cluster(id="one", name="One")).edits)
    plan = apply(plan, verbs.nest(plan, "host", "one").edits)
    layout = Layout(plan, CATALOG)
    assert "host-1" in layout.cases
    (block,) = Acceptance(layout, measure(layout)).blocks()
    assert all(math.isfinite(each) for each in values_of(block.capacity).ravel())
    assert evaluate(plan, CATALOG).desktops.maximum is not None


@pytest.mark.parametrize("at_once", [1, 100, 10**6])
def test_a_baseline_is_the_same_however_many_of_its_samples_are_computed_side_by_side(
    at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = Layout(judged(two_pools(small_plan(desktops=40, cpu_mhz=800.0))[0], "login-vsi-4.1"), CATALOG)

    def baseline() -> Values | None:
        (verdict,) = Acceptance(layout, measure(layout)).verdicts()
        return verdict.baseline_seconds

    usual = baseline()
    assert usual is not None
    assert (usual > 0).all()
    monkeypatch.setattr(login_vsi_rules, "AT_ONCE", at_once)
    assert np.array_equal(baseline(), usual)
