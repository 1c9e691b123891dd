"""Which failures take the planned desktops down: every case that does not hold is said, promised or not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment, FailureOutcome
from planner_core.engine.evaluate import evaluate
from planner_core.engine.hosts.failed_hosts import size_for_desktops
from planner_core.engine.layout.layout import Layout
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields, with_settings
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples


def assessed(plan: Plan) -> Assessment:
    return evaluate(plan, CATALOG)


def by_case(plan: Plan) -> dict[tuple[str, bool], FailureOutcome]:
    return {(each.case, each.promised): each for each in assessed(plan).failures}


def test_a_failed_controller_that_logins_never_survive() -> None:
    outcome = by_case(read_sample("sc7020f-3000"))["controller", False]
    assert (outcome.resource, outcome.phase, outcome.never_done) == ("controller", "login", ("login",))
    assert outcome.utilisation == pytest.approx(1.42, abs=0.005)


def test_late_storms_of_a_failed_controller_and_a_host_too_few() -> None:
    found = by_case(read_sample("tr4540-1500"))
    assert found["host-1", False].utilisation == pytest.approx(1.07, abs=0.005)
    assert [each.phase for each in found["controller", False].late] == ["boot", "provision"]
    assert not found["controller", False].never_done


def test_a_promise_comes_first_and_is_held_to_its_target() -> None:
    plan = with_settings(read_sample("sc7020f-3000"), survive_controller=True)
    first = assessed(plan).failures[0]
    assert (first.case, first.promised) == ("controller", True)
    assert first.allowed <= 1
    assert not assessed(plan).desktops.carries_plan


def test_nothing_is_left_where_the_only_host_of_a_cluster_fails() -> None:
    plan = with_fields(cluster_plan(desktops=10), "pair", count=1)
    plan = with_fields(apply(plan, verbs.remove(plan, ["single"]).edits), "cluster", failures_to_tolerate=0)
    outcome = by_case(plan)["host-1", False]
    assert (outcome.component, outcome.resource, outcome.utilisation) == ("cluster", None, None)
    promised = with_fields(plan, "cluster", failures_to_tolerate=1)
    assert by_case(promised)["host-1", True].utilisation is None
    assert not assessed(promised).desktops.carries_plan


def test_a_small_plan_gets_through_everything_that_can_fail() -> None:
    assert not assessed(small_plan(desktops=1)).failures


@given(seed=st.integers(0, 10_000))
@examples(15, 40)
def test_a_plan_that_carries_its_desktops_breaks_no_promise(seed: int) -> None:
    found = assessed(shared_plan(seed))
    promised = [each for each in found.failures if each.promised]
    if found.desktops.carries_plan:
        assert not [each for each in promised if each.utilisation is not None]
    for each in found.failures:
        if each.resource is None:
            continue
        rows = found.saturation.where((each.component, each.resource))
        assert any(
            row.case == each.case and row.phase == each.phase and row.utilisation == each.utilisation
            for row in rows
        )


@pytest.mark.parametrize("faster", ["pair", "single"])
def test_of_two_hosts_with_equal_clocks_the_one_that_does_more_per_clock_is_the_larger(faster: str) -> None:
    plan = cluster_plan()
    alike = {"sockets": 2, "cores_per_socket": 16, "all_core_turbo_ghz": 3.0, "ram_gib": 512.0}
    for name in ("pair", "single"):
        plan = with_fields(plan, name, **alike, work_per_clock_percent=116.0 if name == faster else 92.0)
    layout = Layout(plan, CATALOG)
    size = size_for_desktops(layout, None)
    assert layout.hosts.ids[int(size.argmax())] == faster
