"""Where components lie: on the canvas, and inside one another."""

from __future__ import annotations

from collections.abc import Mapping

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import KIND_NAMES, RuleError, component_of, names_of
from planner_core.messages import Message
from planner_core.plan.components import ComponentId, kind_of
from planner_core.plan.plan import Plan, Position
from planner_core.plan.rules import NESTING, may_nest


def move(plan: Plan, positions: Mapping[ComponentId, Position], gesture: str = "") -> Step:
    """Move components on the canvas; what lies inside them moves along because it has no position of its own."""
    edits = tuple(
        Edit("positions", each, plan.positions.get(each), position)
        for each, position in positions.items()
        if plan.positions.get(each) != position
    )
    return Step(Message("Move {name}", {"name": names_of(plan, tuple(positions))}), edits, gesture)


def nest(plan: Plan, child: ComponentId, parent: ComponentId) -> Step:
    """Move a component into another one, from the canvas or from where it lay before."""
    part = component_of(plan, child)
    check_nesting(plan, kind_of(part), parent)
    if plan.parents.get(child) == parent:
        return Step(Message("Move {name}", {"name": part.name}), ())
    edits = [Edit("parents", child, plan.parents.get(child), parent)]
    if child in plan.positions:
        edits.append(Edit("positions", child, plan.positions[child], None))
    label = Message(
        "Move {name} into {parent}", {"name": part.name, "parent": component_of(plan, parent).name}
    )
    return Step(label, tuple(edits))


def unnest(plan: Plan, child: ComponentId, position: Position) -> Step:
    """Take a component out of the one it lies in and put it on the canvas."""
    part = component_of(plan, child)
    if child not in plan.parents:
        return move(plan, {child: position})
    edits = (Edit("parents", child, plan.parents[child], None), Edit("positions", child, None, position))
    return Step(Message("Take {name} out", {"name": part.name}), edits)


def check_nesting(plan: Plan, child_kind: str, parent: ComponentId) -> None:
    if may_nest(child_kind, kind_of(component_of(plan, parent))):
        return
    words: dict[str, object] = {
        "child": Message(KIND_NAMES[child_kind]),
        "parent": Message(KIND_NAMES[kind_of(plan.components[parent])]),
    }
    if allowed := NESTING.get(child_kind):
        words["allowed"] = Message(KIND_NAMES[allowed[0]])
        raise RuleError(Message("{child} cannot lie inside {parent}; it lies inside {allowed}.", words))
    raise RuleError(Message("{child} cannot lie inside {parent}; it stands on the canvas.", words))
