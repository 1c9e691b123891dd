"""Whether View Planner would pass a plan, beside the vSAN systems on which it did."""

from __future__ import annotations

import math
from typing import Any

import pytest

from planner_core.catalog.response_times import view_planner_interaction
from planner_core.formulas.queueing_open import multi_server_queue
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from planner_core.studies.response_network import Unanswered
from planner_core.studies.validation_plans import Drawing
from planner_core.studies.validation_records import ValidationData
from planner_core.studies.view_planner_verdict import GroupVerdict, ViewPlannerVerdict, view_planner_verdict
from tests.support.plans import cluster_plan, small_plan, with_fields
from tests.support.response import (
    DATA,
    VIEW_PLANNER_USERS,
    VSI_4_USERS,
    model_of,
    network_of,
    station,
)
from tests.support.shared_plans import shared_plan


def verdict_of(plan: Plan) -> ViewPlannerVerdict:
    """With the users of every pool as View Planner's."""
    for pool in plan.of_type(DesktopPool):
        plan = with_fields(plan, pool.id, workload=VIEW_PLANNER_USERS)
    found = view_planner_verdict(model_of(plan))
    assert isinstance(found, ViewPlannerVerdict), found
    return found


def groups(found: ViewPlannerVerdict) -> dict[str, GroupVerdict]:
    return {each.group: each for each in found.groups}


def test_few_users_on_flash_pass_both_groups() -> None:
    found = verdict_of(small_plan(desktops=5, cpu_mhz=500.0))
    assert found.passed
    assert {each.group: each.limit_seconds for each in found.groups} == {"A": 1.0, "B": 6.0}


def test_too_few_cores_fail_group_a_and_too_few_spindles_group_b() -> None:
    slow_cores = with_fields(small_plan(desktops=50, cpu_mhz=1000.0), "host", sockets=1)
    a_fails = groups(verdict_of(slow_cores))
    assert (a_fails["A"].passed, a_fails["B"].passed) == (False, True)
    b_fails = groups(verdict_of(on_slow_disks(80)))
    assert (b_fails["A"].passed, b_fails["B"].passed) == (True, False)
    assert b_fails["B"].limit_seconds < b_fails["B"].seconds < math.inf


def on_slow_disks(desktops: int, **fields: Any) -> Plan:
    plan = small_plan(desktops=desktops, cpu_mhz=100.0, iops=8.0, **fields)
    return with_fields(plan, "ssd", drive_kind="hdd", drive_iops=150.0)


def test_beyond_the_knee_no_group_passes() -> None:
    """The disks are overloaded; processors alone would answer in time, but the test does not come to its end."""
    found = verdict_of(on_slow_disks(90))
    a, b = groups(found)["A"], groups(found)["B"]
    assert a.seconds < a.limit_seconds
    assert b.seconds == math.inf
    assert a.most_sessions < 90
    assert (a.passed, b.passed, found.passed) == (False, False, False)


def test_sessions_are_counted_whole() -> None:
    most = verdict_of(on_slow_disks(50)).most_sessions
    found = verdict_of(on_slow_disks(most + 1, concurrency_percent=99.5))
    assert most < found.sessions < most + 1
    assert found.passed


def test_group_a_is_own_work_and_the_waiting_that_few_exceed() -> None:
    """One core: waiting is exponential with probability rho, so W95 = ln(rho / 0.05) S / (1 - rho)."""
    one_core = with_fields(small_plan(desktops=4, cpu_mhz=800.0), "host", sockets=1, cores_per_socket=1)
    interaction = view_planner_interaction(DATA.view_planner)
    network = network_of(one_core, interaction)
    core = station(network, "host", "cpu")
    service = core.loads[0].demand_seconds
    use = network.sessions * core.loads[0].busy_servers
    expected = service * (1 + math.log(use / 0.05) / (1 - use))
    assert 0.8 < use < 1
    assert groups(verdict_of(one_core))["A"].seconds == pytest.approx(expected, rel=1e-3)
    assert multi_server_queue(use, 1.0, 1.0).waiting_probability == pytest.approx(use)


def test_the_most_that_pass_are_the_last_that_pass() -> None:
    plan = small_plan(desktops=50, cpu_mhz=500.0)
    most = verdict_of(plan).most_sessions
    assert verdict_of(with_fields(plan, "pool", desktops=most)).passed
    assert not verdict_of(with_fields(plan, "pool", desktops=most + 1)).passed


def test_the_line_to_the_client_counts_in_both_groups() -> None:
    near, far = (
        groups(verdict_of(with_fields(cluster_plan(), "line", latency_ms=ms))) for ms in (0.0, 300.0)
    )
    for group in ("A", "B"):
        assert far[group].seconds - near[group].seconds == pytest.approx(0.3, rel=0.1)


@pytest.mark.parametrize(("record", "passed_with"), [("vsan62_hybrid_v62", 500), ("vsan62_allflash", 580)])
def test_vmwares_vsan_passed_with_more_than_is_predicted(
    record: str, passed_with: int, drawing: Drawing, data: ValidationData
) -> None:
    """VMware printed runs that passed, up to 520 and 600 desktops, and none that failed: the real limit is not
    known. Its processors were 99 % busy by then, where random arrivals let nobody within a second; ours stop at
    about 90 %. So the prediction has to lie below, and not further below than a fifth.
    """
    system = next(each for each in data.systems if each.id == record)
    found = verdict_of(drawing.draw(system).plan)
    error = found.most_sessions / passed_with - 1
    print(f"\n{record}: predicted {found.most_sessions}, passed with {passed_with}, error {error:+.1%}")
    assert (
        groups(found)["A"].most_sessions < groups(found)["B"].most_sessions
    )  # processors limit, as measured
    assert -0.2 <= error <= 0


def test_without_users_there_is_no_verdict() -> None:
    plan = small_plan(concurrency_percent=0.0, workload=VIEW_PLANNER_USERS)
    found = view_planner_verdict(model_of(plan))
    assert isinstance(found, Unanswered)
    assert "No user is at work" in str(found.reason)


@pytest.mark.parametrize("workload", [VSI_4_USERS, "", "Our own users"])
def test_users_of_another_kind_get_no_verdict_but_the_reason(workload: str) -> None:
    found = view_planner_verdict(model_of(small_plan(workload=workload)))
    assert isinstance(found, Unanswered)
    assert "View Planner judges its own users only" in str(found.reason)
    assert (workload or "no workload profile") in str(found.reason)


def test_a_pool_of_another_kind_beside_view_planners_leaves_that_its_verdict() -> None:
    plan = with_fields(shared_plan(3, pools=2), "pool-0", workload=VIEW_PLANNER_USERS)
    assert isinstance(view_planner_verdict(model_of(plan)), Unanswered)
    assert isinstance(view_planner_verdict(model_of(plan), pool="pool-0"), ViewPlannerVerdict)
    assert isinstance(view_planner_verdict(model_of(plan), pool="pool-1"), Unanswered)


def test_every_verdict_says_what_it_rests_on() -> None:
    found = verdict_of(small_plan())
    assert found.percentile == 95
    assert found.think_seconds == 2
    assert any("M/M/c" in str(each) for each in found.assumptions)
    assert any("exponential" in str(each) for each in found.assumptions)
