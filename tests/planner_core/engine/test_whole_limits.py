"""The derivation of a limit ends at the number that is shown: in whole desktops, on each host or datastore."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import hypothesis.strategies as st
import pytest
from hypothesis import given

from app.project.samples import read_sample, sample_names
from planner_core.engine.basis.assessment import Limit
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer, explain
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG, small_plan
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

SEEDS = st.integers(0, 10_000)
SUM = "sum of the parts"
STEPS = {"limit", "on_one", "whole", "together"}
"""What the formulas that round call the number they start from."""
FUNCTIONS = {"min": min, "max": max, "floor": lambda number: math.floor(number * (1 + 1e-9))}


def limits_of(plan: Plan) -> Iterator[tuple[Derivation, Limit]]:
    """Each rung of the ladders of the plan and of its pools, and what explains it."""
    explainer = Explainer(plan, CATALOG)
    found = explainer.assessment
    for number, limit in enumerate(found.limits, 1):
        yield explainer.explain(f"limits.{number}"), limit
    for pool in found.pool_limits:
        if pool.desktops is not None:
            rungs = explainer.explain(f"pools.{pool.pool}.maximum").inputs
            yield from zip(rungs, pool.ladder, strict=False)


def printed(derivation: Derivation) -> float:
    """What a reader comes to by the formula and its inputs."""
    values = {each.parameter: float(each.value) for each in derivation.inputs}
    python = re.sub(r"\bx\b", "*", derivation.expression)
    return float(eval(compile(python, "expression", "eval"), FUNCTIONS, values))


def reached(derivation: Derivation) -> Iterator[Derivation]:
    """What the resource allows, below all steps to whole desktops: once for each card of a cluster."""
    rounded = [each for each in derivation.inputs if each.parameter in STEPS]
    if derivation.expression == SUM and {each.parameter for each in derivation.inputs} == {""}:
        rounded = list(derivation.inputs)
        assert sum(float(each.value) for each in rounded) == pytest.approx(derivation.value), derivation.title
    elif rounded:
        assert printed(derivation) == derivation.value, derivation.title
    for each in rounded:
        yield from reached(each)
    if not rounded:
        yield derivation


def check(plan: Plan) -> None:
    for derivation, limit in limits_of(plan):
        assert derivation.value == limit.desktops, derivation.title
        assert derivation.unit == "desktops"
        for below in reached(derivation):
            assert below.value == pytest.approx(limit.exact)


@pytest.mark.parametrize("name", sample_names())
def test_every_limit_of_a_sample_explains_the_number_it_shows(name: str) -> None:
    check(read_sample(name))


@given(seed=SEEDS)
@examples(8, 40)
def test_every_limit_of_several_pools_on_unequal_hosts_explains_the_number_it_shows(seed: int) -> None:
    check(shared_plan(seed))


def test_the_first_limit_of_unequal_hosts_adds_up_whole_desktops_on_each_host() -> None:
    """78.9 desktops are 33.50 on this host of two and 45.43 on the other: 33 and 45 whole ones, 78 together."""
    limit = explain(read_sample("me4-50"), CATALOG, "limits.1")
    assert limit.value == 78
    together, planned, planned_together = limit.inputs
    assert (planned.value, planned_together.value) == (50, pytest.approx(50))
    assert [each.value for each in together.inputs] == [33, 45]
    for card, part in zip(together.inputs, (21.22, 28.78), strict=True):
        values = {each.parameter: each.value for each in card.inputs[0].inputs}
        assert (values["places"], values["planned"]) == (1, 50)
        assert values["planned_here"] == pytest.approx(part, abs=0.01)
        assert values["limit"] == pytest.approx(78.93, abs=0.01)


@pytest.mark.parametrize("name", sample_names())
def test_counts_are_the_smallest_of_the_limits_they_print(name: str) -> None:
    explainer = Explainer(read_sample(name), CATALOG)
    for what in ("maximum", "without_failures", "maximum_with_reserve"):
        if what == "maximum_with_reserve" and explainer.assessment.desktops.with_reserve is None:
            continue
        count = explainer.explain(f"desktops.{what}")
        assert count.expression == "min(limits)"
        assert count.value == min(each.value for each in count.inputs)  # type: ignore[type-var]


def test_a_limit_that_is_on_no_host_is_rounded_in_all() -> None:
    explainer = Explainer(small_plan(), CATALOG)
    number = next(
        number for number, each in enumerate(explainer.assessment.limits, 1) if each.resource == "disk_iops"
    )
    limit = explainer.explain(f"limits.{number}")
    (exact,) = limit.inputs
    assert (limit.expression, limit.value) == ("floor(limit)", math.floor(float(exact.value)))
