"""Kinds of day: the first day of the week beside the others, and how many desktops each carries in each case."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.project.samples import read_sample
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.basis.axes import PHASES, USUAL_PHASES
from planner_core.engine.basis.resources import ANSWERS
from planner_core.engine.basis.scenarios import DAY_NAMES, DAYS, Scenario, day_of
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.explain import Explainer
from planner_core.plan.components import DesktopPool
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, with_fields, with_settings
from tests.support.random_plans import plans
from tests.support.thorough import examples

MONDAY = {"iops": 31.0, "read_percent": 70.5, "kib_per_io": 18.0, "peak_factor": 3.5, "cpu_mhz": 1_010.0}
MONDAYS_LOGIN = {"login_ios": 21_000.0, "login_read_percent": 81.0, "login_cpu_ghz_seconds": 95.0}
FIRST_DAY = {f"first_{field}": value for field, value in (MONDAY | MONDAYS_LOGIN).items()}
NOTHING = {
    "first_cpu_mhz": 0.0,
    "first_iops": 0.0,
    "first_login_ios": 0.0,
    "first_login_cpu_ghz_seconds": 0.0,
}
SAMPLE = "sc7020f-3000"


def with_pools(plan: Plan, **values: float) -> Plan:
    for component in plan.components.values():
        if isinstance(component, DesktopPool):
            plan = with_fields(plan, component.id, **values)
    return plan


def rows_in(found: Assessment, **phases: str) -> list[Saturation]:
    """The rows of some phases, as if they were those of the phases that they are given."""
    return [
        msgspec.structs.replace(row, phase=phases[row.phase])
        for row in found.saturation
        if row.phase in phases and row.resource not in ANSWERS
    ]


def scenario(found: Assessment, day: str, case: str = "normal") -> Scenario:
    return next(each for each in found.scenarios if (each.day, each.case) == (day, case))


@given(plan=plans())
@examples(6, 60)
def test_one_plan_says_of_both_days_what_a_plan_for_each_says(plan: Plan) -> None:
    """Users of the first day are spread over the hosts as on other days."""
    usual = with_pools(plan, **NOTHING, cpu_mhz=1_010.0, login_cpu_ghz_seconds=95.0)
    monday = evaluate(with_pools(usual, **MONDAY, **MONDAYS_LOGIN), CATALOG)
    tuesday = evaluate(usual, CATALOG)
    both = evaluate(with_pools(usual, **FIRST_DAY), CATALOG)
    usually = {"steady": "steady", "login": "login"}
    assert rows_in(both, first_steady="steady", first_login="login") == rows_in(monday, **usually)
    assert rows_in(both, **usually) == rows_in(tuesday, **usually)


@pytest.mark.parametrize(
    ("own", "differs"),
    [
        ({"first_iops": 90.0}, {"first_steady", "first_login"}),
        ({"first_cpu_mhz": 1_400.0}, {"first_steady", "first_login"}),
        ({"first_login_ios": 44_000.0}, {"first_login"}),
        ({"first_login_cpu_ghz_seconds": 200.0}, {"first_login"}),
        ({"first_read_percent": 3.0, "first_kib_per_io": 99.0, "first_login_read_percent": 1.0}, set()),
    ],
)
def test_only_what_has_numbers_of_its_own_differs_on_the_first_day(
    own: dict[str, float], differs: set[str]
) -> None:
    found = evaluate(with_pools(read_sample(SAMPLE), **own), CATALOG)
    usual = {"first_steady": "steady", "first_login": "login"}
    seen = {
        first for first, other in usual.items()
        if rows_in(found, **{first: "steady"}) and rows_in(found, **{first: "x"}) != rows_in(found, **{other: "x"})
    }  # fmt: skip
    assert seen == differs
    assert found.phases == (PHASES if differs else USUAL_PHASES)


def test_a_plan_without_a_first_day_of_its_own_has_no_phases_and_no_scenario_of_it() -> None:
    found = evaluate(read_sample(SAMPLE), CATALOG)
    assert {row.phase for row in found.saturation} == set(USUAL_PHASES)
    assert {row.phase for row in found.latencies} <= set(USUAL_PHASES)
    assert "first-day" not in {each.day for each in found.scenarios}


def test_every_phase_belongs_to_one_kind_of_day_and_each_has_a_name() -> None:
    assert sorted(phase for phases in DAYS.values() for phase in phases) == sorted(PHASES)
    assert list(DAY_NAMES) == list(DAYS)
    assert day_of("first_login") == "first-day"


@given(plan=plans(), survives=st.booleans())
@examples(8, 80)
def test_the_least_promised_scenario_is_the_maximum_of_the_plan(plan: Plan, survives: bool) -> None:
    found = evaluate(with_settings(plan, survive_controller=survives, survive_drive=survives), CATALOG)
    if found.desktops.maximum is None:
        assert not found.scenarios
        return
    promised = [each for each in found.scenarios if each.promised and each.desktops is not None]
    assert min(each.desktops for each in promised) == found.desktops.maximum  # type: ignore[type-var]
    limiting = [each for each in promised if each.limits_plan]
    first = found.limits[0]
    assert {(each.component, each.resource, each.case, each.desktops) for each in limiting} == {
        (first.component, first.resource, first.case, first.desktops)
    }
    assert day_of(first.phase) in {each.day for each in limiting}
    assert found.desktops.carries_plan <= all(each.carries_plan for each in promised)


def test_a_heavy_first_day_is_what_limits() -> None:
    plan = with_pools(read_sample(SAMPLE), first_cpu_mhz=2_400.0)
    found, before = evaluate(plan, CATALOG), evaluate(read_sample(SAMPLE), CATALOG)
    assert [each.day for each in found.scenarios if each.limits_plan] == ["first-day"]
    assert found.limits[0].phase == "first_login"
    assert found.desktops.maximum == scenario(found, "first-day").desktops
    assert scenario(found, "working-day").desktops == before.desktops.maximum
    assert not scenario(found, "first-day").carries_plan


def test_a_failure_without_a_promise_is_said_and_does_not_limit() -> None:
    found = evaluate(with_settings(read_sample("tr4540-1500"), survive_controller=False), CATALOG)
    boot = scenario(found, "boot", "controller")
    assert (boot.promised, boot.carries_plan, boot.limits_plan) == (False, False, False)
    assert (boot.component, boot.resource, boot.phase) == ("array", "controller", "boot")
    assert boot.desktops == 1_379
    assert boot.used("controller").load_factor == pytest.approx(1.0637, abs=1e-3)  # type: ignore[union-attr]


def test_refresh_is_a_scenario_where_desktops_are_refreshed() -> None:
    days = {each.day for each in evaluate(read_sample("tr4540-1500"), CATALOG).scenarios}
    assert "refresh-day" not in days
    refreshed = with_fields(read_sample("tr4540-1500"), "pool", refresh_policy="logoff")
    assert "refresh-day" in {each.day for each in evaluate(refreshed, CATALOG).scenarios}


def test_the_slowest_phase_of_a_day_gives_its_latency() -> None:
    plan = with_pools(read_sample(SAMPLE), first_login_ios=30_000.0)
    found = evaluate(plan, CATALOG)
    (store,) = scenario(found, "first-day").latencies
    phases = [found.latency(store.store, phase) for phase in DAYS["first-day"]]
    assert store == max(phases, key=lambda each: each.latency_ms)  # type: ignore[union-attr]
    assert store.phase == "first_login"
    assert scenario(found, "first-day").slowest_store == store


def test_the_number_of_each_scenario_is_explained() -> None:
    plan = with_pools(read_sample(SAMPLE), first_iops=70.0)
    explainer = Explainer(plan, CATALOG)
    for each in explainer.assessment.scenarios:
        what = f"scenarios.{each.day}" + ("" if each.case == "normal" else f".{each.case}")
        assert int(explainer.explain(what).value) == each.desktops, what
