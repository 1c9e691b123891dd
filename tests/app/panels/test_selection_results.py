"""What is said about a selection: all of a few components, the fullest of many."""

from __future__ import annotations

from app.catalogue import load_catalog
from app.panels.selection_results import MOST_CARRIERS, worst_rows
from planner_core.engine.evaluate import evaluate
from tests.support.large_canvas import large_plan


def test_of_many_components_each_resource_is_told_of_the_fullest() -> None:
    plan = large_plan(100)
    assessment = evaluate(plan, load_catalog())
    rows = list(worst_rows(plan, assessment, tuple(plan.components)))
    assert len({row.resource for row in rows}) == len(rows) >= 4
    for row in rows:
        others = [assessment.worst(each, row.resource, case=None) for each in plan.components]
        assert row.load_factor == max(each.load_factor for each in others if each is not None)


def test_of_a_few_every_one_is_told() -> None:
    plan = large_plan(100)
    assessment = evaluate(plan, load_catalog())
    few = tuple(f"host{number}" for number in range(MOST_CARRIERS))
    assert {row.component for row in worst_rows(plan, assessment, few)} == set(few)


def test_a_pool_stands_for_what_it_runs_and_lies_on() -> None:
    plan = large_plan(100)
    assessment = evaluate(plan, load_catalog())
    assert {row.component for row in worst_rows(plan, assessment, ("pool3",))} == {"host3", "ssd3", "sas3"}
