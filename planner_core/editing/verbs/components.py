"""Adding, removing and copying components."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from planner_core.editing.edits import Edit, Step
from planner_core.editing.verbs.common import KIND_NAMES, RuleError, component_of, names_of
from planner_core.editing.verbs.numbered import Numbered
from planner_core.editing.verbs.places import check_nesting
from planner_core.editing.verbs.vsan import fitting, with_usual_platforms
from planner_core.messages import Message
from planner_core.plan.components import COMPONENT_TYPES, Component, ComponentId, kind_of
from planner_core.plan.fragment import Fragment, fragment_of
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Position
from planner_core.plan.rules import may_link, may_nest

COPY_OFFSET = Position(32, 32)


def free_id(plan: Plan, kind: str) -> ComponentId:
    """An unused, readable component id: host-1, disk-group-2, ..."""
    return Numbered("-", plan.components).first(stem_of(kind))


def stem_of(kind: str) -> str:
    """The prefix of ids of a kind: disk-group."""
    return kind.replace("_", "-")


def new_component(plan: Plan, kind: str, name: str = "", *, stem: str = "", **values: Any) -> Component:
    """A component of a kind with its defaults, an unused id and an unused name; `values` override defaults.

    The name is `stem`, or the English name of the kind, with a number if it is taken.
    """
    if not name:
        names = Numbered(" ", (part.name for part in plan.components.values()))
        name = names.free(stem or KIND_NAMES[kind])
    return COMPONENT_TYPES[kind](id=free_id(plan, kind), name=name, **values)


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


def add_fitting(
    plan: Plan, component: Component, position: Position | None = None, parent: ComponentId | None = None
) -> Step:
    """Add a component configured for its place: drives in a host of a vSAN cluster are for its vSAN."""
    step = add_component(plan, fitting(plan, component, parent), position, parent)
    return msgspec.structs.replace(step, edits=with_usual_platforms(plan, step.edits))


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
    """Copy components with everything inside them; a copied pool keeps its host and stores unless they are copied."""
    if not ids:
        raise RuleError(Message("Nothing is selected."))
    names = names_of(plan, ids)
    step = paste(plan, fragment_of(plan, ids).plan, offset)
    return Step(Message("Duplicate {name}", {"name": names}), step.edits)


def cut(plan: Plan, ids: Sequence[ComponentId]) -> Step:
    """Remove components that have been cut to the clipboard."""
    step = remove(plan, ids)
    return Step(Message("Cut {name}", {"name": names_of(plan, ids)}), step.edits)


def paste(
    plan: Plan,
    fragment: Plan,
    offset: Position = COPY_OFFSET,
    frames: Mapping[ComponentId, ComponentId] | None = None,
) -> Step:
    """Add copies of a fragment's components under new ids, with names that are free.

    Links and parents outside the fragment are kept if they are valid in this plan; `frames` maps components of the
    fragment to the component of the plan that they are placed in instead.
    """
    if not fragment.components:
        raise RuleError(Message("There is nothing to paste."))
    ids = Numbered("-", plan.components)
    names = Numbered(" ", (part.name for part in plan.components.values()))
    copies = {
        old: msgspec.structs.replace(part, id=ids.first(stem_of(kind_of(part))), name=names.free(part.name))
        for old, part in fragment.components.items()
    }
    edits = [Edit("components", copy.id, None, copy) for copy in copies.values()]
    framed = msgspec.structs.replace(fragment, parents={**fragment.parents, **(frames or {})})
    edits += _pasted_places(plan, framed, copies, offset)
    edits += _pasted_links(plan, fragment, copies)
    roots = [copies[each].name for each in Fragment(fragment).roots()]
    name = roots[0] if len(roots) == 1 else Message("{count} components", {"count": len(copies)})
    return Step(Message("Paste {name}", {"name": name}), tuple(edits))


def _pasted_places(
    plan: Plan, fragment: Plan, copies: Mapping[ComponentId, Component], offset: Position
) -> Iterable[Edit]:
    for old, copy in copies.items():
        parent = fragment.parents.get(old, "")
        frame = copies.get(parent) or plan.components.get(parent)
        if frame is not None and may_nest(kind_of(copy), kind_of(frame)):
            yield Edit("parents", copy.id, None, frame.id)
            if old in fragment.positions and fragment.positions[old].closed:
                yield Edit("positions", copy.id, None, Position(0, 0, closed=True))
        else:
            place = fragment.positions.get(old, Position(0, 0))
            yield Edit("positions", copy.id, None, place.at(place.x + offset.x, place.y + offset.y))


def _pasted_links(plan: Plan, fragment: Plan, copies: Mapping[ComponentId, Component]) -> Iterable[Edit]:
    for link in fragment.links.values():
        source, target = copies.get(link.source), copies.get(link.target) or plan.components.get(link.target)
        if (
            source is not None
            and target is not None
            and may_link(kind_of(source), link.role, kind_of(target))
        ):
            copy = Link(source.id, link.role, target.id, link.share)
            yield Edit("links", copy.key, None, copy)
