"""Storms in parts: the throttle and every resource that works, each with its own time."""

from __future__ import annotations

import math

import pytest

from app.project.samples import read_sample, sample_names
from planner_core.editing.edits import apply
from planner_core.editing.verbs import add_component, connect
from planner_core.engine.basis.assessment import Storm
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer, ExplainError, explain, explainable
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan, Position
from tests.support.plans import CATALOG, small_plan, with_fields, with_settings

TR_4540 = "tr4540-1500"


def storm(plan: Plan, phase: str, case: str = "normal") -> Storm:
    (found,) = evaluate(plan, CATALOG).storms.where((phase, case))
    return found


@pytest.mark.parametrize("sample", sample_names())
def test_a_storm_takes_as_long_as_its_longest_part(sample: str) -> None:
    assessment = evaluate(read_sample(sample), CATALOG)
    assert assessment.work
    for time in assessment.work:
        (found,) = assessment.storms.where((time.phase, time.case))
        assert found.throttle_minutes is not None
        longest = max([found.throttle_minutes, *(part.minutes for part in found.parts)])
        assert longest == pytest.approx(time.minutes)
        assert tuple(found.longest) == tuple(found.parts[:1])
        assert [part.minutes for part in found.parts] == sorted(
            (part.minutes for part in found.parts), reverse=True
        )


def test_with_one_controller_the_controller_of_tr_4540_is_what_a_boot_waits_for() -> None:
    plan = read_sample(TR_4540)
    assert (storm(plan, "boot").throttle, storm(plan, "boot").throttle_minutes) == ("power_operations", 12.0)
    slowest = storm(plan, "boot", "controller").parts[0]
    assert (slowest.component, slowest.resource) == ("array", "controller")
    assert slowest.minutes > 12.0 > storm(plan, "boot").parts[0].minutes


def test_only_desktops_that_are_refreshed_wait_for_the_throttle_of_refreshes() -> None:
    """24 of 100 desktops are refreshed at logoff, 12 at once in 2 min: two waves."""
    plan = with_fields(small_plan(desktops=24), "pool", refresh_policy="logoff")
    others = DesktopPool(id="others", name="Others", desktops=76, clone_type="linked", refresh_policy="never")
    plan = apply(plan, add_component(plan, others, Position(0, 600)).edits)
    plan = apply(plan, connect(plan, "others", "host").edits)
    assert storm(plan, "refresh").throttle_minutes == 4.0
    assert storm(plan, "patch").throttle_minutes == math.ceil(100 / 12) * 2
    assert explain(plan, CATALOG, "refresh.throttle").value == 4.0


def with_pools(**desktops_of_type: int) -> Plan:
    """One pool for each clone type on the host of the small plan, all of them refreshed at logoff."""
    (first, desktops), *others = desktops_of_type.items()
    plan = with_fields(small_plan(desktops=desktops), "pool", clone_type=first, refresh_policy="logoff")
    for clone_type, number in others:
        pool = DesktopPool(
            id=clone_type,
            name=clone_type,
            desktops=number,
            clone_type=clone_type,  # type: ignore[arg-type]
            refresh_policy="logoff",
        )
        plan = apply(plan, add_component(plan, pool, Position(0, 600)).edits)
        plan = apply(plan, connect(plan, clone_type, "host").edits)
    return plan


@pytest.mark.parametrize("phase", ["provision", "boot", "refresh"])
def test_3_600_instant_clones_take_an_hour(phase: str) -> None:
    """VMware EUC blog, February 2016: one instant clone per second on average, here 20 at once in 20 s each."""
    found = storm(with_pools(instant=3600), phase)
    assert found.throttle == "instant_clone_operations"
    assert found.throttle_minutes == pytest.approx(60, rel=0.011)


def test_every_clone_type_waits_for_its_own_throttle() -> None:
    """By the defaults of Horizon: 20 full, 8 linked, 20 instant at once; Composer refreshes 12 in 2 min."""
    plan = with_pools(full=100, linked=100, instant=600)
    made, refreshed = storm(plan, "provision"), storm(plan, "refresh")
    assert (made.throttle, made.throttle_minutes) == ("composer_operations", 13.0)
    assert (refreshed.throttle, refreshed.throttle_minutes) == ("maintenance_operations", 34.0)
    more = with_fields(plan, "instant", desktops=2400)
    assert storm(more, "provision").throttle == "instant_clone_operations"
    assert storm(more, "provision").throttle_minutes == pytest.approx(2400 / 20 * 0.33)
    assert explain(more, CATALOG, "provision.throttle").value == pytest.approx(39.6)
    assert (storm(plan, "boot").throttle, storm(plan, "boot").throttle_minutes) == ("power_operations", 12.0)
    assert storm(more, "boot").throttle == "instant_clone_operations"


def test_a_new_image_waits_for_the_limit_of_maintenance() -> None:
    """Horizon 8 (2312): instant_clone_maintenance_limit is 12; an image takes as long as making the clone."""
    found = storm(with_pools(instant=3600), "patch")
    assert (found.throttle, found.throttle_minutes) == ("maintenance_operations", pytest.approx(300 * 0.33))


def test_power_operations_do_not_hold_up_instant_clones() -> None:
    """Horizon 7.13: the limit applies to full virtual machines and linked clones."""
    for clone_type, minutes in (("full", 24.0), ("linked", 24.0), ("instant", 20 * 0.33)):
        plan = with_settings(with_pools(**{clone_type: 400}), power_operations=50)
        assert storm(plan, "boot").throttle_minutes == pytest.approx(minutes), clone_type


def test_more_instant_clones_do_not_hold_up_linked_ones() -> None:
    few, many = with_pools(linked=100, instant=20), with_pools(linked=100, instant=400)
    assert storm(few, "refresh").throttle_minutes == storm(many, "refresh").throttle_minutes == 18.0


@pytest.mark.parametrize("window", [45.0, 46.0, 50.0, 3.0])
def test_the_throttle_that_a_finding_asks_for_is_enough(window: float) -> None:
    """1,200 boots of 3 min in 46 min are 15 waves: 80 at once, not 1,200 x 3 / 46 = 79."""
    plan = with_settings(small_plan(desktops=1200), boot_window_minutes=window, power_operations=20)
    (found,) = (each for each in evaluate(plan, CATALOG).findings if each.code == "boot.too-slow")
    assert found.remedy is not None
    remedy = found.remedy.arguments["remedy"]
    raising = remedy.arguments.get("other", remedy)
    needed = raising.arguments.get("one", raising).arguments["needed"]
    raised = with_settings(plan, power_operations=needed)
    assert (storm(raised, "boot").throttle_minutes or 0) <= window
    closer = with_settings(plan, power_operations=needed - 1)
    assert (storm(closer, "boot").throttle_minutes or 0) > window


def test_logins_take_what_work_leaves() -> None:
    """20 users at work, 20 GHz s each to log in: 400,000 MHz s over the MHz that are left."""
    plan = with_fields(read_sample("everything-on-ssd"), "pool", desktops=20, login_cpu_ghz_seconds=20.0)
    assessment = evaluate(plan, CATALOG)
    (found,) = assessment.storms.where(("login", "normal"))
    assert (found.throttle, found.throttle_minutes) == ("", None)
    steady = assessment.worst("host", "cpu", "steady")
    assert steady is not None
    (processors,) = (part for part in found.parts if part.resource == "cpu")
    assert processors.minutes == pytest.approx(20 * 20_000 / (steady.capacity - steady.demand) / 60)


def test_logins_that_get_no_room_never_end() -> None:
    plan = with_fields(read_sample("everything-on-ssd"), "pool", desktops=500, login_cpu_ghz_seconds=20.0)
    assert math.isinf(next(part.minutes for part in storm(plan, "login").parts if part.resource == "cpu"))


def test_without_work_for_a_login_there_is_nothing_to_wait_for() -> None:
    plan = with_fields(read_sample("everything-on-ssd"), "pool", login_cpu_ghz_seconds=0.0, login_ios=0.0)
    assert not storm(plan, "login").parts
    with pytest.raises(ExplainError):
        explain(plan, CATALOG, "login.minutes")


def test_every_part_explains_its_own_time() -> None:
    plan = with_fields(read_sample(TR_4540), "pool", login_ios=5000.0, login_cpu_ghz_seconds=20.0)
    assessment = evaluate(plan, CATALOG)
    names, explainer = set(explainable(assessment)), Explainer(plan, CATALOG)
    for found in assessment.storms:
        suffix = "" if found.case == "normal" else f".{found.case}"
        for part in found.parts:
            what = f"{part.component}.{part.resource}.{found.phase}{suffix}.minutes"
            assert what in names
            assert explainer.explain(what).value == pytest.approx(part.minutes)
    assert {"boot.throttle", "login.minutes", "login.minutes.host-1"} <= names
    assert explain(plan, CATALOG, "boot.throttle").value == 12.0
    slowest = storm(plan, "login").parts[0].minutes
    assert explain(plan, CATALOG, "login.minutes").value == pytest.approx(slowest)


@pytest.mark.parametrize(
    "what",
    ["login.throttle", "boot.seconds", "boot.throttle.host-1", "hosts.ram.boot.minutes", "pool.minutes"],
)
def test_a_time_without_work_cannot_be_explained(what: str) -> None:
    with pytest.raises(ExplainError):
        explain(read_sample(TR_4540), CATALOG, what)
