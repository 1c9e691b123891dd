"""Which resources the card of a component shows."""

from __future__ import annotations

import pytest

from app.canvas.content.card_content import BAR_LABELS, CardResults, Shown, face, worst_of
from app.canvas.kinds import bars_of
from app.project.samples import read_sample, sample_names
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.engine.basis.resources import ANSWERS, RESOURCE_NAMES
from planner_core.engine.evaluate import evaluate
from planner_core.plan.plan import Plan, Position
from tests.support.plans import CATALOG, with_fields


@pytest.mark.parametrize("name", sample_names())
def test_what_limits_the_plan_is_the_worst_bar_of_its_card(name: str) -> None:
    """Cards of pools have no bars: of resources, what is full first."""
    plan = read_sample(name)
    assessment = evaluate(plan, CATALOG)
    limit = next(each for each in assessment.limits if each.resource not in ANSWERS)
    results = CardResults(assessment, limit.phase, limit.case)
    card = face(Shown(plan.components[limit.component]), results)
    assert card.worst is not None
    assert card.worst.resource == limit.resource
    assert worst_of([plan.components[limit.component]], results.every_fullest) == results.held(
        limit.component, limit.resource
    )


def bars(plan: Plan, component: str) -> list[str]:
    return [
        bar.resource
        for bar in face(Shown(plan.components[component]), CardResults(evaluate(plan, CATALOG))).bars
    ]


def test_another_resource_takes_the_place_of_the_emptiest_bar_when_it_is_the_fullest() -> None:
    plan = read_sample("replica-on-ssd")
    assert bars(plan, "host") == ["cpu", "ram"]
    slow = with_fields(with_fields(plan, "host", nic_gbit_s=0.1), "pool", display_kbit_s=20_000.0)
    shown = bars(slow, "host")
    assert len(shown) == 2
    assert "network" in shown
    assert "ram" in shown


def test_a_full_array_shows_its_volumes() -> None:
    plan = read_sample("tr4540-1500")
    assert "volume_capacity" in bars(plan, "array")
    assert len(bars(plan, "array")) == len(bars_of(plan.components["array"]))


def test_every_resource_that_can_limit_has_a_short_name() -> None:
    assert set(BAR_LABELS) == set(RESOURCE_NAMES) - {"front_end_iops", "vsan_cache"}


def test_before_the_first_results_the_usual_bars_are_there() -> None:
    plan = read_sample("tr4540-1500")
    for part in plan.components.values():
        shown = face(Shown(part), CardResults()).bars
        assert [bar.resource for bar in shown] == list(bars_of(part))
        assert all(bar.status == "unknown" for bar in shown)


@pytest.mark.parametrize("kind", ["host", "cluster", "storage_array"])
def test_a_card_without_load_shows_the_usual_bars(kind: str) -> None:
    plan = Plan()
    part = verbs.new_component(plan, kind)
    empty = apply(plan, verbs.add_component(plan, part, Position(0, 0)).edits)
    assert tuple(bars(empty, part.id)) == bars_of(part)
