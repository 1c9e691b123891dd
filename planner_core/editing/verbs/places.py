"""Positions of components on the canvas, and nesting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import KIND_NAMES, RuleError, component_of, names_of
from planner_core.editing.verbs.vsan import brings_drives, fitting, with_usual_platforms, with_vsan
from planner_core.messages import Message
from planner_core.plan.components import ComponentId, kind_of
from planner_core.plan.plan import Plan, Position
from planner_core.plan.rules import NESTING, may_nest


def move(plan: Plan, positions: Mapping[ComponentId, Position], gesture: str = "") -> Step:
    """Move components on the canvas, with everything drawn inside them."""
    places = {each: _place(plan, each).at(at.x, at.y) for each, at in positions.items()}
    edits = tuple(
        Edit("positions", each, plan.positions.get(each), place)
        for each, place in places.items()
        if plan.positions.get(each) != place
    )
    return Step(Message("Move {name}", {"name": names_of(plan, tuple(positions))}), edits, gesture)


def resize(plan: Plan, shapes: Mapping[ComponentId, Position], gesture: str = "") -> Step:
    """Set position and size of components on the canvas; 0 is the component's own size."""
    edits = []
    for each, shape in shapes.items():
        before = plan.positions.get(each)
        after = msgspec.structs.replace(shape, closed=_place(plan, each).closed)
        if before != after:
            edits.append(Edit("positions", each, before, after))
    return Step(Message("Resize {name}", {"name": names_of(plan, tuple(shapes))}), tuple(edits), gesture)


def collapse(plan: Plan, ids: Sequence[ComponentId]) -> Step:
    """Collapse each component into one card that stands for everything inside it."""
    return _closed(plan, ids, Message("Collapse {name}", {"name": names_of(plan, tuple(ids))}), closed=True)


def expand(plan: Plan, ids: Sequence[ComponentId]) -> Step:
    """Expand components to show everything inside them."""
    return _closed(plan, ids, Message("Expand {name}", {"name": names_of(plan, tuple(ids))}), closed=False)


def _closed(plan: Plan, ids: Sequence[ComponentId], label: Message, *, closed: bool) -> Step:
    """An inner component has a position only while it is collapsed."""
    edits = []
    for each in ids:
        before = plan.positions.get(each)
        after: Position | None = msgspec.structs.replace(_place(plan, each), closed=closed)
        if each in plan.parents and not closed:
            after = None
        if before != after:
            edits.append(Edit("positions", each, before, after))
    return Step(label, tuple(edits))


def _place(plan: Plan, component: ComponentId) -> Position:
    return plan.positions.get(component, Position(0, 0))


def nest(plan: Plan, child: ComponentId, parent: ComponentId) -> Step:
    """Move a component into another one, from the canvas or from its previous parent."""
    part = component_of(plan, child)
    check_nesting(plan, kind_of(part), parent)
    if plan.parents.get(child) == parent:
        return Step(Message("Move {name}", {"name": part.name}), ())
    edits = [Edit("parents", child, plan.parents.get(child), parent)]
    if child in plan.positions:
        kept = Position(0, 0, closed=True) if plan.positions[child].closed else None
        edits.append(Edit("positions", child, plan.positions[child], kept))
    here = fitting(plan, part, parent)
    if here != part:
        edits.append(Edit("components", child, part, here))
    edits = [*with_usual_platforms(plan, edits)]
    moved = with_vsan(plan, edits) if brings_drives(plan, child) or here != part else tuple(edits)
    label = Message(
        "Move {name} into {parent}", {"name": part.name, "parent": component_of(plan, parent).name}
    )
    return Step(label, moved)


def unnest(plan: Plan, child: ComponentId, position: Position) -> Step:
    """Take a component out of its parent and put it on the canvas."""
    part = component_of(plan, child)
    if child not in plan.parents:
        return move(plan, {child: position})
    edits = (
        Edit("parents", child, plan.parents[child], None),
        Edit("positions", child, plan.positions.get(child), _place(plan, child).at(position.x, position.y)),
    )
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
