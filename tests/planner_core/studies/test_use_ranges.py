"""How full each resource is in 8 of 10 futures: the very utilisation that the plan itself shows."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given

from app.project.samples import read_sample
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.answers.future_use import Moment
from planner_core.engine.basis.soundness import UnsoundPlanError
from planner_core.engine.evaluate import evaluate
from planner_core.plan.components import Cluster, DesktopPool, Host
from planner_core.plan.plan import Plan, Position
from planner_core.studies import futures
from planner_core.studies.futures import (
    common_deviations,
    limits_steps,
    plan_in_future,
    watched_in,
)
from planner_core.studies.range_study import RangeStudy, UseRange, range_study
from planner_core.studies.uncertain_values import draws_of, uncertain_values
from tests.planner_core.studies.test_range_study import certain_but, islands
from tests.support.plans import CATALOG, cluster_plan, small_plan, with_fields, with_settings
from tests.support.random_plans import plans
from tests.support.thorough import examples

FEW = 5
LOGINS: Moment = ("login", "normal")


def study_of(plan: Plan, count: int = 300, *moments: Moment) -> RangeStudy:
    found = range_study(plan, CATALOG, count, moments) if moments else range_study(plan, CATALOG, count)
    assert found is not None
    return found


def use_of(study: RangeStudy, component: str, resource: str, phase: str = "steady") -> UseRange:
    return next(
        each
        for each in study.utilisation
        if (each.component, each.resource, each.phase, each.case) == (component, resource, phase, "normal")
    )


# --- the figure of the plan ------------------------------------------------------------------------------------


def two_promises() -> Plan:
    """A cluster that may lose two of its four hosts, beside one that may lose none."""
    plan = cluster_plan()
    plan = with_fields(with_fields(plan, "pair", count=3), "cluster", failures_to_tolerate=2)
    for part, parent in (
        (Cluster(id="other", name="Other", failures_to_tolerate=0), None),
        (Host(id="others", name="Others", count=4), "other"),
    ):
        plan = apply(plan, verbs.add_component(plan, part, Position(0, 900), parent).edits)
    pool = DesktopPool(id="more", name="More", desktops=300)
    plan = apply(plan, verbs.add_component(plan, pool, Position(0, 1200)).edits)
    for target in ("other", "array"):
        plan = apply(plan, verbs.connect(plan, "more", target).edits)
    return plan


@pytest.mark.parametrize(
    "plan",
    [
        small_plan(),
        with_settings(small_plan(), plan_for="peak"),
        cluster_plan("esa"),
        two_promises(),
        read_sample("me4-50"),
    ],
)
def test_what_is_watched_is_what_the_plan_shows(plan: Plan) -> None:
    """At its worst moment, which is that of the inspector, and at work, which is that of the drawing."""
    assessment = evaluate(plan, CATALOG)
    at = watched_in(plan, CATALOG, [("steady", "normal"), LOGINS])
    by_place = {(use.component, use.resource, use.phase, use.case): use.planned for use in at.uses}
    assert len(by_place) == len(at.uses)
    for component, resource in assessment.saturation.subjects():
        worst = assessment.worst(component, resource, case=None)
        if worst is not None and worst.utilisation is not None:
            planned = by_place[component, resource, worst.phase, worst.case]
            assert planned == pytest.approx(worst.utilisation, rel=1e-9)
        for phase, case in (("steady", "normal"), LOGINS):
            held = assessment.saturation.held(phase, case)
            assert held is not None
            shown = held.get(component, resource)
            assert shown is not None
            found = by_place.get((component, resource, phase, case))  # type: ignore[call-overload]
            assert found == (shown.utilisation and pytest.approx(shown.utilisation, rel=1e-9))


def assert_each_future_is_a_plan(plan: Plan) -> None:
    values = uncertain_values(plan, CATALOG)
    deviations = common_deviations(draws_of(values), FEW)
    at = watched_in(plan, CATALOG, [("steady", "normal"), LOGINS])
    *_, found = limits_steps(plan, CATALOG, values, deviations, at)
    assert found is not None
    if not at.uses:
        return
    assert found.used is not None
    for future in range(FEW):
        alone = evaluate(plan_in_future(plan, values, deviations, future), CATALOG)
        held = {(phase, case): alone.saturation.held(phase, case) for _, _, phase, case, _ in at.uses}
        for use, used in zip(at.uses, found.used[:, future].tolist(), strict=True):
            here = held[use.phase, use.case]
            shown = here.get(use.component, use.resource) if here is not None else None
            assert shown is not None
            if shown.utilisation is None:  # in this future there is nothing to measure against
                assert not np.isfinite(used)
            else:
                assert used == pytest.approx(shown.utilisation, rel=1e-5)


@pytest.mark.parametrize("plan", [small_plan(), cluster_plan("hybrid")])
def test_each_future_of_a_plan_is_as_full_as_that_plan(plan: Plan) -> None:
    assert_each_future_is_a_plan(plan)


@given(plans())
@examples(5, 25, shrinks=False)
def test_each_future_of_any_plan_is_as_full_as_that_plan(plan: Plan) -> None:
    try:
        evaluate(plan, CATALOG)
    except UnsoundPlanError:
        return
    assert_each_future_is_a_plan(plan)


# --- its range -------------------------------------------------------------------------------------------------


def test_eight_of_ten_futures_lie_between_both_ends() -> None:
    """exp(1.28155 x 0.091) = 1.12371: what a processor is used for is that much more in 1 of 10 futures."""
    plan = certain_but(islands(1, 77.4), {"pool-0": 0.091})
    study = study_of(plan, 10_000)
    use = use_of(study, "host-0", "cpu")
    assert (use.low / use.planned, use.high / use.planned) == pytest.approx((1 / 1.12371, 1.12371), rel=1e-3)
    cpu = evaluate(plan, CATALOG).worst("host-0", "cpu")
    assert cpu is not None
    assert use.planned == cpu.utilisation


def test_what_is_certain_has_no_range() -> None:
    study = study_of(certain_but(islands(2, 77.4), {"pool-0": 0.091}))
    assert {(each.component, each.resource) for each in study.utilisation} == {("host-0", "cpu")}


def test_another_phase_is_told_where_it_is_asked_for() -> None:
    plan = small_plan()
    assert "boot" not in {each.phase for each in study_of(plan).utilisation}
    use = use_of(study_of(plan, 300, ("boot", "normal")), "ssd", "disk_iops", "boot")
    held = evaluate(plan, CATALOG).saturation.held("boot", "normal")
    assert held is not None
    shown = held.get("ssd", "disk_iops")
    assert shown is not None
    assert use.planned == shown.utilisation
    assert use.low < use.planned < use.high


def test_a_case_that_the_plan_does_not_promise_has_no_range() -> None:
    study = study_of(small_plan(), 300, ("steady", "host-1"))
    assert "host-1" not in {each.case for each in study.utilisation}


def test_memory_is_bounded_by_looking_at_fewer_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan()
    values = uncertain_values(plan, CATALOG)
    deviations = common_deviations(draws_of(values), 60)
    at = watched_in(plan, CATALOG, [])
    monkeypatch.setattr(futures, "AT_ONCE", 10)
    *_, whole = limits_steps(plan, CATALOG, values, deviations, at)
    monkeypatch.setattr(futures, "MOST_KEPT", 20 * len(at.uses))
    *_, some = limits_steps(plan, CATALOG, values, deviations, at)
    assert whole is not None
    assert some is not None
    assert whole.used is not None
    assert some.used is not None
    assert whole.used.shape == (len(at.uses), 60)
    assert np.array_equal(some.used, whole.used[:, :20])
    assert np.array_equal(some.desktops, whole.desktops)


def test_the_ends_are_futures_that_occur() -> None:
    """Of 101 futures in ascending order the 11th and the 91st: ten each lie outside."""
    plan = certain_but(islands(1, 77.4), {"pool-0": 0.091})
    use = use_of(study_of(plan, 101), "host-0", "cpu")
    above = NormalDist().inv_cdf(90.5 / 101)
    ends = np.exp([-0.091 * above, 0.091 * above]) * use.planned
    assert (use.low, use.high) == pytest.approx(tuple(ends), rel=1e-6)
