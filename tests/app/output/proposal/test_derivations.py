"""Derivations stay as long as somebody reads them, however many pools a sum goes over, and their sums add up."""

from __future__ import annotations

import pytest

from app.look.output_language import written_in
from app.output.chapters.derivations_chapter import MOST_PARTS, derivations, headline_derivations
from planner_core.engine.evaluate import evaluate
from planner_core.engine.explaining.derivation import Derivation
from tests.support.large_canvas import shared_plan
from tests.support.plans import CATALOG


def found(pools: int) -> list[Derivation]:
    plan = shared_plan(pools)
    return headline_derivations(plan, evaluate(plan, CATALOG), CATALOG)


def sums(derivation: Derivation) -> list[Derivation]:
    """Every sum below a derivation."""
    below = [each for part in derivation.inputs for each in sums(part)]
    return [derivation, *below] if derivation.expression.startswith("sum of") else below


def test_a_sum_over_many_pools_names_the_first_and_adds_the_others_up() -> None:
    for derivation in found(30):
        for each in sums(derivation):
            assert len(each.inputs) <= MOST_PARTS
            assert sum(float(part.value) for part in each.inputs) == pytest.approx(float(each.value))
    long = [
        each for derivation in found(30) for each in sums(derivation) if "more" in str(each.inputs[-1].title)
    ]
    assert {str(each.inputs[-1].title) for each in long} == {"22 more parts, computed in the same way"}


def test_a_short_sum_is_told_in_full() -> None:
    assert not any(
        "more" in str(part.title) for each in found(MOST_PARTS) for one in sums(each) for part in one.inputs
    )


def test_more_pools_make_no_longer_chapter() -> None:
    def entries(pools: int) -> int:
        plan = shared_plan(pools)
        with written_in("en"):
            made = derivations(plan, evaluate(plan, CATALOG), CATALOG)
        assert made is not None
        return sum(len(sheet["entries"]) for sheet in made["sheets"])

    assert entries(60) == entries(30) < 150
