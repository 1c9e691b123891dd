"""Rows come back where they stood, whatever else the step did."""

from __future__ import annotations

import msgspec
import pytest

from planner_core.editing import verbs
from planner_core.editing.document import Document
from planner_core.editing.edits import Step, apply
from planner_core.messages import Message
from planner_core.plan.components import DiskGroup
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan
from tests.support.plans import small_plan


def test_going_back_to_a_state_is_undone_in_the_order_of_before() -> None:
    document = Document(small_plan())
    start = document.history.position
    for name in ("x", "y", "z"):
        group = DiskGroup(id=name, name=name)
        document.perform(verbs.add_component(document.plan, group, parent="host"))
    before = list(document.plan.parents)
    document.perform(verbs.go_to_state(document.project, document.state_at(start), Message("Back")))
    assert not {"x", "y", "z"} & document.plan.parents.keys()
    document.undo()
    assert list(document.plan.parents) == before


def spread(plan: Plan) -> Plan:
    """The delta disks half on one store and half on the other, as a file in JSON can have them."""
    halves = [Link("pool", "delta", store, 0.5) for store in ("sas", "ssd")]
    links = {key: link for key, link in plan.links.items() if key[1] != "delta"}
    return msgspec.structs.replace(plan, links={**{each.key: each for each in halves}, **links})


def relocated(plan: Plan) -> Step:
    return verbs.relocate(plan, "pool", "delta", "ssd")


def connected(plan: Plan) -> Step:
    return verbs.connect(plan, "pool", "ssd")


@pytest.mark.parametrize("step", [relocated, connected])
def test_a_row_that_changes_behind_one_that_goes_comes_back_behind_it(step) -> None:
    plan = small_plan()
    group = DiskGroup(id="sas", name="SAS")
    if "sas" not in plan.components:
        plan = apply(plan, verbs.add_component(plan, group, parent="host").edits)
    plan = spread(plan)
    document = Document(plan)
    document.perform(step(plan))
    assert ("pool", "delta", "sas") not in document.plan.links
    assert document.plan.links["pool", "delta", "ssd"].share == 1
    document.undo()
    assert document.plan == plan
    assert list(document.plan.links) == list(plan.links)
    document.redo()
    assert ("pool", "delta", "sas") not in document.plan.links
