"""Every number of any plan explains itself: to the same value, down to leaves with unit, origin and source."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.explain import Explainer, explainable, name_of
from planner_core.plan.plan import Plan
from tests.support.plans import CATALOG
from tests.support.random_plans import plans
from tests.support.thorough import examples

SOME = settings(
    examples(3, 6),
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
ROWS_ASKED = 120
"""Of the thousands that a plan has: each evaluation draws others."""


def every_part(derivation: Derivation) -> Iterator[Derivation]:
    yield derivation
    for each in derivation.inputs:
        yield from every_part(each)


def check_tree(what: str, derivation: Derivation) -> None:
    """Formulas with inputs, expression and source; leaves with unit, origin and source."""
    for part in every_part(derivation):
        if part.origin == "formula":
            assert part.inputs, (what, part)
            assert part.expression, (what, part)
        else:
            assert not part.inputs, (what, part)
            assert part.unit, (what, part)
        assert part.source, (what, part)
        assert not (isinstance(part.value, float) and part.inputs == () and math.isnan(part.value)), (
            what,
            part,
        )


@given(plan=plans(), seed=st.integers(0, 1000))
@SOME
def test_rows_of_all_cases_and_loads_explain_themselves(plan: Plan, seed: int) -> None:
    explainer = Explainer(plan, CATALOG)
    rows = list(explainer.assessment.saturation)
    for row in Random(seed).sample(rows, min(ROWS_ASKED, len(rows))):
        derivation = explainer.explain(name_of(row))
        check_tree(name_of(row), derivation)
        demand, capacity = derivation.inputs
        assert (demand.value, capacity.value) == pytest.approx((row.demand, row.capacity)), row
        if row.utilisation is None:
            assert not math.isfinite(derivation.value), row  # type: ignore[arg-type]
        else:
            assert derivation.value == pytest.approx(row.utilisation), row


@given(plan=plans())
@SOME
def test_limits_files_storms_and_costs_explain_themselves(plan: Plan) -> None:
    explainer = Explainer(plan, CATALOG)
    found = explainer.assessment
    expected: dict[str, float] = {
        f"limits.{number}": rung.desktops for number, rung in enumerate(found.limits, 1)
    }
    for use in found.stores:
        expected |= {f"{use.component}.used.{role}": gib for role, gib in use.by_role.items()}
    for time in found.work:
        suffix = "" if time.case == "normal" else f".{time.case}"
        expected[f"{time.phase}.minutes{suffix}"] = time.minutes
    expected["desktops.maximum"] = found.desktops.maximum or 0
    expected["desktops.fits"] = found.desktops.fits
    expected["cost.total"] = float(found.cost.total)
    for what, value in expected.items():
        derivation = explainer.explain(what)
        check_tree(what, derivation)
        assert float(derivation.value) == pytest.approx(value), what


@given(plan=plans(), seed=st.integers(0, 1000))
@SOME
def test_every_explainable_number_can_be_explained(plan: Plan, seed: int) -> None:
    explainer = Explainer(plan, CATALOG)
    names = explainable(explainer.assessment)
    assert len(names) == len(set(names))
    for what in Random(seed).sample(names, min(ROWS_ASKED, len(names))):
        check_tree(what, explainer.explain(what))
