"""Adding, removing and copying components."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import KIND_NAMES, RuleError, component_of
from planner_core.editing.verbs.places import check_nesting
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES, Component, ComponentId, kind_of
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position

COPY_OFFSET = Position(32, 32)


def free_id(plan: Plan, kind: str) -> ComponentId:
    """A readable id that no component of the plan has: host-1, disk-group-2, ..."""
    return _free_id(plan.components, kind)


def _free_id(used: Collection[ComponentId], kind: str) -> ComponentId:
    stem = kind.replace("_", "-")
    return next(name for number in range(1, len(used) + 2) if (name := f"{stem}-{number}") not in used)


def new_component(plan: Plan, kind: str, name: str = "", **values: Any) -> Component:
    """A component of a kind with its defaults, a free id and a free name; `values` override defaults."""
    component_id = free_id(plan, kind)
    return COMPONENT_TYPES[kind](id=component_id, name=name or _free_name(plan, KIND_NAMES[kind]), **values)


def add_component(
    plan: Plan, component: Component, position: Position | None = None, parent: ComponentId | None = None
) -> Step:
    """Put a new component on the canvas, at a position or inside another component."""
    if component.id in plan.components:
        raise RuleError(Message("There already is a component with the id {id}.", {"id": component.id}))
    edits = [Edit("components", component.id, None, component)]
    if parent is not None:
        check_nesting(plan, kind_of(component), parent)
        edits.append(Edit("parents", component.id, None, parent))
    else:
        edits.append(Edit("positions", component.id, None, position or Position(0, 0)))
    return Step(Message("Add {name}", {"name": component.name}), tuple(edits))


def remove(plan: Plan, ids: Sequence[ComponentId]) -> Step:
    """Remove components with everything inside them and every link to them."""
    gone = plan.with_descendants(tuple(ids))
    components = [component_of(plan, each) for each in gone]
    lost = set(gone)
    if not components:
        raise RuleError(Message("Nothing is selected."))
    edits = [
        Edit("links", key, link, None) for key, link in plan.links.items() if key[0] in lost or key[2] in lost
    ]
    edits += [Edit("positions", each, plan.positions[each], None) for each in gone if each in plan.positions]
    edits += [Edit("parents", each, plan.parents[each], None) for each in gone if each in plan.parents]
    edits += [Edit("components", part.id, part, None) for part in components]
    if len(ids) == 1:
        return Step(Message("Delete {name}", {"name": components[0].name}), tuple(edits))
    return Step(Message("Delete {count} components", {"count": len(ids)}), tuple(edits))


def duplicate(plan: Plan, ids: Sequence[ComponentId], offset: Position = COPY_OFFSET) -> Step:
    """Copy components with what lies inside them; a copied pool keeps its host and stores where those are not
    copied along."""
    chosen = plan.with_descendants(tuple(ids))
    if not chosen:
        raise RuleError(Message("Nothing is selected."))
    fragment = Plan(
        components={each: component_of(plan, each) for each in chosen},
        parents={each: plan.parents[each] for each in chosen if each in plan.parents},
        positions={each: plan.positions[each] for each in chosen if each in plan.positions},
        links={key: link for key, link in plan.links.items() if key[0] in chosen},
    )
    step = paste(plan, fragment, offset)
    return Step(Message("Duplicate {name}", {"name": component_of(plan, ids[0]).name}), step.edits)


def paste(plan: Plan, fragment: Plan, offset: Position = COPY_OFFSET) -> Step:
    """Add copies of a fragment's components under new ids; links and parents outside the fragment are kept
    where the plan has them."""
    renamed: dict[ComponentId, ComponentId] = {}
    ids, names = set(plan.components), {part.name for part in plan.components.values()}
    edits: list[Edit] = []
    for old, part in fragment.components.items():
        copy = msgspec.structs.replace(
            part, id=_free_id(ids, kind_of(part)), name=_copy_name(part.name, names)
        )
        renamed[old] = copy.id
        ids.add(copy.id)
        names.add(copy.name)
        edits.append(Edit("components", copy.id, None, copy))
    edits += _pasted_places(plan, fragment, renamed, offset)
    edits += _pasted_links(plan, fragment, renamed)
    if not edits:
        raise RuleError(Message("There is nothing to paste."))
    return Step(Message("Paste {count} components", {"count": len(renamed)}), tuple(edits))


def _pasted_places(
    plan: Plan, fragment: Plan, renamed: Mapping[ComponentId, ComponentId], offset: Position
) -> Iterable[Edit]:
    for old, new in renamed.items():
        parent = fragment.parents.get(old)
        if parent is not None and (parent in renamed or parent in plan.components):
            yield Edit("parents", new, None, renamed.get(parent, parent))
        else:
            place = fragment.positions.get(old, Position(0, 0))
            yield Edit("positions", new, None, Position(place.x + offset.x, place.y + offset.y))


def _pasted_links(plan: Plan, fragment: Plan, renamed: Mapping[ComponentId, ComponentId]) -> Iterable[Edit]:
    for link in fragment.links.values():
        target = renamed.get(link.target, link.target)
        if link.source in renamed and (target in plan.components or target in renamed.values()):
            copy = Link(renamed[link.source], link.role, target, link.share)
            yield Edit("links", copy.key, None, copy)


def _free_name(plan: Plan, stem: str) -> str:
    used = {part.name for part in plan.components.values()}
    if stem not in used:
        return stem
    return next(name for number in range(2, len(used) + 3) if (name := f"{stem} {number}") not in used)


def _copy_name(name: str, used: Collection[str]) -> str:
    stem = re.sub(r" [0-9]+$", "", name)
    return next(copy for number in range(2, len(used) + 3) if (copy := f"{stem} {number}") not in used)
