"""Users who go on working while desktops are patched or refreshed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.project.samples import read_sample
from app.results.words.scenarios import day_of_scenario
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.basis.resources import ANSWERS
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, with_fields, with_settings
from tests.support.random_plans import plans
from tests.support.thorough import examples

STORMS = ("patch", "refresh")
SAMPLE = "vsan62-hybrid-500"
"""With host caches, whose hit rates differ between work and storms."""


def refreshed(plan: Plan, **values: object) -> Plan:
    for part in plan.components.values():
        if isinstance(part, DesktopPool):
            plan = with_fields(plan, part.id, refresh_policy="logoff", **values)
    return plan


def at_work(plan: Plan, percent: float) -> Assessment:
    settings = {f"{storm}_working_percent": percent for storm in STORMS}
    return evaluate(with_settings(plan, **settings), CATALOG)


def demands(found: Assessment, phase: str) -> dict[tuple[str, str, str, str], Saturation]:
    return {
        (row.component, row.resource, row.load, row.case): row
        for row in found.saturation
        if row.phase == phase and row.resource not in ANSWERS
    }


@given(plan=plans(), storm=st.sampled_from(STORMS))
@examples(8, 80)
def test_all_users_in_a_storm_without_work_are_a_day_of_work(plan: Plan, storm: str) -> None:
    nothing = {f"{storm}_ios": 0.0, f"{storm}_cpu_ghz_seconds": 0.0, "patch_gb": 0.0}
    found = at_work(refreshed(plan, **nothing), 100.0)
    during, usually = demands(found, storm), demands(found, "steady")
    assert during.keys() == usually.keys()
    for place, row in usually.items():
        assert during[place].demand == pytest.approx(row.demand), place
        assert during[place].capacity == pytest.approx(row.capacity), place


@given(plan=plans(), storm=st.sampled_from(STORMS), percent=st.floats(1.0, 100.0))
@examples(8, 80)
def test_the_load_of_the_users_lies_on_top_of_that_of_the_storm(
    plan: Plan, storm: str, percent: float
) -> None:
    """On average and at the peak; what is fixed counts once."""
    plan = refreshed(plan)
    nobody, some, every = (demands(at_work(plan, each), storm) for each in (0.0, percent, 100.0))
    for place, row in some.items():
        if place[1] in ("cpu", "disk_iops", "controller", "link", "network", "host_ports"):
            more = every[place].demand - nobody[place].demand
            assert more >= -1e-9 * every[place].demand, place
            assert row.demand == pytest.approx(nobody[place].demand + percent / 100 * more), place


def test_bytes_and_cache_hits_are_those_of_each_part() -> None:
    """Half of the users beside a storm: what the hosts send is the storm's and half of a day's."""
    plan = refreshed(read_sample(SAMPLE), kib_per_io=9.0, work_kib_per_io=64.0, host_cache_hit_percent=80.0)
    nobody, half = at_work(plan, 0.0), at_work(plan, 50.0)
    for storm in STORMS:
        for place, row in demands(half, storm).items():
            _, resource, _, _ = place
            if resource in ("network", "disk_iops"):
                day, alone = demands(nobody, "steady")[place], demands(nobody, storm)[place]
                assert row.demand == pytest.approx(alone.demand + day.demand / 2), place


def test_a_storm_takes_longer_beside_users() -> None:
    plan = refreshed(read_sample(SAMPLE))
    alone, beside = (at_work(plan, each) for each in (0.0, 60.0))
    rows = {(row.component, row.resource): row for row in alone.saturation if row.case == "normal"
            and row.phase == "steady" and row.load == "average"}  # fmt: skip
    for storm in STORMS:
        (one,), (other,) = (found.storms.where((storm, "normal")) for found in (alone, beside))
        parts = {(each.component, each.resource): each.minutes for each in one.parts}
        for part in other.parts:
            row = rows[part.component, part.resource]
            left = row.capacity - 0.6 * row.demand
            assert part.minutes == pytest.approx(
                parts[part.component, part.resource] * row.capacity / left, rel=1e-6
            )
            assert part.minutes > parts[part.component, part.resource]


def test_a_storm_that_users_leave_nothing_to_never_ends_and_names_no_endless_time() -> None:
    plan = with_fields(refreshed(read_sample("everything-on-sas"), iops=60.0), "sas", drives=4)
    (finding,) = (each for each in at_work(plan, 90.0).findings if each.code == "patch.too-slow")
    assert finding.message.text.startswith("{phase} of all desktops never ends")
    assert finding.component == "sas"
    assert "window" not in str(finding.remedy)
    assert [each.code for each in at_work(plan, 0.0).findings if each.code == "patch.too-slow"] == []


def test_users_on_patch_day_may_limit_and_are_explained() -> None:
    plan = with_settings(read_sample("sc7020f-3000"), patch_window_minutes=60.0, patch_working_percent=90.0)
    explainer = Explainer(plan, CATALOG)
    found = explainer.assessment
    day = next(each for each in found.scenarios if (each.day, each.case) == ("patch-day", "normal"))
    row = day.used("cpu")
    assert row is not None
    assert row.phase == "patch"
    derived = explainer.explain(f"{row.component}.cpu.patch")
    assert float(derived.value) == pytest.approx(row.load_factor)
    assert "working_percent" in str(derived)
    assert (
        row.load_factor
        > evaluate(read_sample("sc7020f-3000"), CATALOG).worst(row.component, "cpu", "patch").load_factor
    )  # type: ignore[union-attr]


def test_a_scenario_of_a_storm_says_who_works() -> None:
    found = evaluate(
        with_settings(
            refreshed(read_sample("tr4540-1500")), patch_working_percent=12.0, refresh_working_percent=0.5
        ),
        CATALOG,
    )
    days = {each.day: day_of_scenario(each) for each in found.scenarios}
    assert days["patch-day"] == "Patch day, 12% of the users at work"
    assert days["refresh-day"] == "Refresh day, 0.5% of the users at work"
    assert days["boot"] == "Start of all desktops"
    assert days["working-day"] == "Working day"
