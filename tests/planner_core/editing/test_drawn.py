"""How cards are drawn, as edits: closed, open, and in sizes that stay when something else about them changes."""

from __future__ import annotations

import pytest

from planner_core.editing import verbs
from planner_core.editing.edits import Step, apply
from planner_core.plan.fragment import fragment_of
from planner_core.plan.interchange import InterchangeError, plan_from_json, plan_to_json
from planner_core.plan.plan import Plan, Position
from tests.support.plans import cluster_plan


def after(plan: Plan, *steps: Step) -> Plan:
    for step in steps:
        plan = apply(plan, step.edits)
    return plan


def test_closing_and_opening_leaves_the_plan_as_it_was():
    plan = cluster_plan()
    closed = after(plan, verbs.collapse(plan, ["cluster", "pair"]))
    assert closed.positions["cluster"] == Position(560, 0, closed=True)
    assert closed.positions["pair"].closed
    assert after(closed, verbs.expand(closed, ["cluster", "pair"])) == plan
    assert not verbs.collapse(closed, ["cluster", "pair"]).edits
    assert not verbs.expand(plan, ["cluster", "pair"]).edits


def test_a_move_keeps_how_a_card_is_drawn():
    plan = cluster_plan()
    plan = after(plan, verbs.resize(plan, {"array": Position(560, 600, width=400, height=300)}))
    plan = after(plan, verbs.collapse(plan, ["array"]))
    plan = after(plan, verbs.move(plan, {"array": Position(8, 16)}))
    assert plan.positions["array"] == Position(8, 16, closed=True, width=400, height=300)
    plan = after(plan, verbs.resize(plan, {"array": Position(0, 0)}))
    assert plan.positions["array"] == Position(0, 0, closed=True)


def test_a_closed_host_stays_closed_on_its_way_out_of_a_cluster_and_back():
    plan = cluster_plan()
    closed = after(plan, verbs.collapse(plan, ["pair"]))
    out = after(closed, verbs.unnest(closed, "pair", Position(40, 80)))
    assert out.positions["pair"] == Position(40, 80, closed=True)
    assert after(out, verbs.nest(out, "pair", "cluster")).positions["pair"] == closed.positions["pair"]


def test_copies_are_drawn_like_what_they_were_made_of():
    plan = cluster_plan()
    plan = after(plan, verbs.collapse(plan, ["cluster", "pair"]))
    copied = after(plan, verbs.duplicate(plan, ["cluster"]))
    new = copied.components.keys() - plan.components.keys()
    assert sum(copied.positions[each].closed for each in new if each in copied.positions) == 2


def test_a_closed_host_that_is_copied_alone_lies_where_it_was_drawn():
    plan = cluster_plan()
    plan = after(plan, verbs.collapse(plan, ["pair"]))
    fragment = fragment_of(plan, ["pair"], places={"pair": Position(572, 100)})
    assert fragment.plan.positions["pair"] == Position(572, 100, closed=True)


def test_the_text_says_how_cards_are_drawn_and_nothing_where_they_are_as_usual():
    plan = cluster_plan()
    assert b"closed" not in plan_to_json(plan)
    plan = after(plan, verbs.collapse(plan, ["cluster"]))
    plan = after(plan, verbs.resize(plan, {"array": Position(0, 0, width=400)}))
    assert plan_from_json(plan_to_json(plan)) == plan


def test_a_size_below_zero_is_refused():
    plan = cluster_plan()
    broken = plan_to_json(after(plan, verbs.resize(plan, {"array": Position(0, 0, width=-4)})))
    with pytest.raises(InterchangeError, match="size is below zero"):
        plan_from_json(broken)
