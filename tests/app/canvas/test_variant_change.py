"""Going from variant to variant draws little anew, and comes to the same drawing as if it were drawn from nothing."""

from __future__ import annotations

import random

import msgspec
import pytest

from app.canvas.content.card_content import CardResults
from app.canvas.layout.variant_change import changed_between
from app.canvas.scene.scene import CanvasScene
from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.plan.components import Host, Note
from planner_core.plan.plan import Plan
from tests.support.canvas import shown
from tests.support.large_canvas import large_plan
from tests.support.plans import random_step


def wandered(plan: Plan, source: random.Random, steps: int) -> Plan:
    """The plan after some random steps."""
    for _ in range(steps):
        step = random_step(plan, source)
        if step is not None:
            plan = apply(plan, step.edits)
    return plan


@pytest.mark.parametrize("seed", range(12))
def test_every_way_between_variants_leads_to_the_same_drawing(qapp, seed):
    source = random.Random(seed)
    plan = wandered(large_plan(60), source, 5)
    variants = [plan, *(wandered(plan, source, number) for number in (1, 4, 12))]
    scene = CanvasScene()
    scene.show_plan(plan, CardResults())
    incremental = 0
    for _ in range(8):
        following = source.choice(variants)
        changed = changed_between(scene.arrangement.plan, following)
        if changed is None:
            scene.show_plan(following, CardResults())
        else:
            incremental += 1
            scene.refresh(following, changed)
        anew = CanvasScene()
        anew.show_plan(following, CardResults())
        assert shown(scene) == shown(anew)
        anew.deleteLater()
    assert incremental > 0
    scene.deleteLater()


def test_a_copy_changes_nothing():
    plan = large_plan(60)
    changed = changed_between(plan, msgspec.structs.replace(plan))
    assert changed is not None
    assert (changed.ids, changed.aspects) == (frozenset(), frozenset())


def test_one_field_is_one_card():
    plan = large_plan(60)
    host = plan.of_type(Host)[0].id
    changed = changed_between(plan, apply(plan, verbs.set_fields(plan, [host], {"ram_gib": 7.0}).edits))
    assert changed is not None
    assert (changed.ids, changed.aspects) == (frozenset({host}), frozenset({"components"}))


def test_everything_is_drawn_anew_where_much_or_the_kind_or_the_order_differs():
    plan = large_plan(60)
    assert changed_between(plan, Plan()) is None
    host = plan.of_type(Host)[0].id
    note = {**plan.components, host: Note(id=host, name="No host any more")}
    assert changed_between(plan, msgspec.structs.replace(plan, components=note)) is None
    turned = dict(reversed(plan.components.items()))
    assert changed_between(plan, msgspec.structs.replace(plan, components=turned)) is None
