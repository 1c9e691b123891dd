"""What the drawing looks up is what the rows of the saturation say."""

from __future__ import annotations

import random

import hypothesis.strategies as st
import pytest
from hypothesis import given

from app.project.catalogue import load_catalog
from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.assessment import Assessment, Saturation
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan
from tests.support.plans import random_step, small_plan
from tests.support.thorough import examples

CATALOG = load_catalog()


def expected(
    assessment: Assessment, component: str, resource: str, phase: str, case: str
) -> Saturation | None:
    rows = assessment.saturation.where((component, resource))
    loads = {row.load for row in rows if row.planned_for}
    return next((row for row in rows if (row.phase, row.case) == (phase, case) and row.load in loads), None)


def check(plan: Plan) -> None:
    assessment = evaluate(plan, CATALOG)
    assert all(
        assessment.saturation.held(phase, NORMAL) is None for phase in {*PHASES} - {*assessment.phases}
    )
    for phase in assessment.phases:
        for case in assessment.cases:
            held = assessment.saturation.held(phase, case)
            assert held is not None
            for component, resource in assessment.saturation.subjects():
                row, found = (
                    expected(assessment, component, resource, phase, case),
                    held.get(component, resource),
                )
                assert row is not None
                assert found == (row.utilisation, row.target, row.status), (component, resource, phase, case)
            fullest = {each: held.fullest(each) for each in plan.components}
            one_by_one = {each: held.get(each, name) for each, name in fullest.items() if name is not None}
            assert held.every_fullest == one_by_one, (phase, case)


@pytest.mark.parametrize("plan_for", ["average", "peak"])
@pytest.mark.parametrize("name", sample_names())
def test_every_row_of_the_samples(name: str, plan_for: str) -> None:
    plan = read_sample(name)
    check(apply(plan, verbs.set_setting(plan, "plan_for", plan_for).edits))


@given(seed=st.integers(0, 10_000))
@examples(6, 15)
def test_every_row_of_any_plan(seed: int) -> None:
    source, plan = random.Random(seed), small_plan()
    for _ in range(25):
        step = random_step(plan, source)
        plan = apply(plan, step.edits) if step is not None else plan
    check(plan)


def test_unknown_cases_and_components_have_no_result() -> None:
    assessment = evaluate(small_plan(), CATALOG)
    assert assessment.saturation.held("steady", "host-9") is None
    held = assessment.saturation.held("steady", "normal")
    assert held is not None
    assert held.get("nobody", "cpu") is None
    assert held.get("pool", "cpu") is None


@pytest.mark.parametrize("name", sample_names())
def test_the_fullest_of_some_components_is_the_fullest_of_their_rows(name: str) -> None:
    assessment = evaluate(read_sample(name), CATALOG)
    components = sorted({component for component, _ in assessment.saturation.subjects()})
    some = frozenset(components[::2])
    fullest = assessment.saturation.fullest(some)
    assert fullest
    for resource, row in fullest.items():
        rows = [assessment.worst(each, resource, case=None) for each in some]
        fullest_of_all = max(each.load_factor for each in rows if each is not None)
        assert row.load_factor == pytest.approx(fullest_of_all, rel=1e-6)
    assert set(fullest) == {
        resource for component, resource in assessment.saturation.subjects() if component in some
    }


@pytest.mark.parametrize("name", sample_names())
def test_the_fullest_resource_of_a_component_is_the_one_nearest_to_its_target(name: str) -> None:
    assessment = evaluate(read_sample(name), CATALOG)
    limiting = {(limit.component, limit.resource) for limit in assessment.limits}
    for phase, case in (("steady", "normal"), ("boot", "normal"), ("login", assessment.cases[-1])):
        held = assessment.saturation.held(phase, case)
        assert held is not None
        for component in {component for component, _ in limiting}:
            fullest = held.fullest(component)
            assert fullest is not None
            best = held.get(component, fullest)
            for _, resource in (key for key in limiting if key[0] == component):
                other = held.get(component, resource)
                assert best is not None
                assert other is not None
                assert (best.utilisation or 0) / best.target >= (
                    other.utilisation or 0
                ) / other.target - 1e-12
    assert held.fullest("nobody") is None
