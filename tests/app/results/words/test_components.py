"""What the proposal calls things, and the order in which it lists them."""

from __future__ import annotations

from app.results.words.components import in_drawn_order, resources_in_drawn_order
from planner_core.engine.evaluate import evaluate
from tests.support.plans import CATALOG, cluster_plan


def test_each_component_is_followed_by_all_that_lies_in_it() -> None:
    assert in_drawn_order(cluster_plan()) == (
        "cluster", "pair", "local", "single", "beside", "array", "tier", "pool", "servers", "line",
    )  # fmt: skip


def test_every_resource_is_listed_once_with_its_component() -> None:
    plan = cluster_plan()
    assessment = evaluate(plan, CATALOG)
    found = resources_in_drawn_order(plan, assessment)
    assert sorted(found) == sorted(assessment.saturation.subjects())
    components = [component for component, _ in found]
    assert list(dict.fromkeys(components)) == [
        each for each in in_drawn_order(plan) if each in set(components)
    ]
