"""What a user can do to a plan. Each verb looks at the plan and answers with a step, or raises RuleError.

A verb changes nothing itself. A step without edits is a no-op and must not be performed; verbs that would
make one raise RuleError or return it empty where the user did nothing wrong (`Step.edits == ()`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from planner_core.catalog.catalog import Record
from planner_core.editing.edits import Edit, Step
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import COMPONENT_TYPES, Component, ComponentId, Origin, Part, kind_of
from planner_core.plan.fields import FieldInfo, declared_field
from planner_core.plan.links import ROLE_NAMES, RUNS_ON, Link
from planner_core.plan.placement import unplaced_roles
from planner_core.plan.plan import Plan, Position, Settings
from planner_core.plan.rules import FILE_ROLES, NESTING, RUN_TARGETS, STORES, may_connect, may_nest

KIND_NAMES = {
    "host": "Host",
    "disk_group": "Disk group",
    "desktop_pool": "Desktop pool",
    "infrastructure_servers": "Infrastructure servers",
}
"""English names of the kinds, translatable."""

TYPED = Origin("typed")
COPY_OFFSET = Position(32, 32)


class RuleError(HeadroomError):
    """The user asked for something that the rules of a plan do not allow; the message says why."""


# --- adding and removing -------------------------------------------------------------------------------------


def free_id(plan: Plan, kind: str, taken: Iterable[ComponentId] = ()) -> ComponentId:
    """A readable id that no component of the plan has: host-1, disk-group-2, ..."""
    stem = kind.replace("_", "-")
    used = {*plan.components, *taken}
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
        _check_nesting(plan, kind_of(component), parent)
        edits.append(Edit("parents", component.id, None, parent))
    else:
        edits.append(Edit("positions", component.id, None, position or Position(0, 0)))
    return Step(Message("Add {name}", {"name": component.name}), tuple(edits))


def remove(plan: Plan, ids: Sequence[ComponentId]) -> Step:
    """Remove components with everything inside them and every link to them."""
    gone = plan.with_descendants(tuple(ids))
    components = [_component(plan, each) for each in gone]
    if not components:
        raise RuleError(Message("Nothing is selected."))
    edits = [
        Edit("links", key, link, None) for key, link in plan.links.items() if {key[0], key[2]} & set(gone)
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
        components={each: _component(plan, each) for each in chosen},
        parents={each: plan.parents[each] for each in chosen if each in plan.parents},
        positions={each: plan.positions[each] for each in chosen if each in plan.positions},
        links={key: link for key, link in plan.links.items() if key[0] in chosen},
    )
    step = paste(plan, fragment, offset)
    return Step(Message("Duplicate {name}", {"name": _component(plan, ids[0]).name}), step.edits)


def paste(plan: Plan, fragment: Plan, offset: Position = COPY_OFFSET) -> Step:
    """Add copies of a fragment's components under new ids; links and parents outside the fragment are kept
    where the plan has them."""
    renamed: dict[ComponentId, ComponentId] = {}
    names: list[str] = []
    edits: list[Edit] = []
    for old, part in fragment.components.items():
        renamed[old] = free_id(plan, kind_of(part), renamed.values())
        names.append(_copy_name(plan, part.name, names))
        copy = msgspec.structs.replace(part, id=renamed[old], name=names[-1])
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


# --- nesting and links ---------------------------------------------------------------------------------------


def nest(plan: Plan, child: ComponentId, parent: ComponentId) -> Step:
    """Move a component into another one, from the canvas or from where it lay before."""
    part = _component(plan, child)
    _check_nesting(plan, kind_of(part), parent)
    if plan.parents.get(child) == parent:
        return Step(Message("Move {name}", {"name": part.name}), ())
    edits = [Edit("parents", child, plan.parents.get(child), parent)]
    if child in plan.positions:
        edits.append(Edit("positions", child, plan.positions[child], None))
    label = Message("Move {name} into {parent}", {"name": part.name, "parent": _component(plan, parent).name})
    return Step(label, tuple(edits))


def unnest(plan: Plan, child: ComponentId, position: Position) -> Step:
    """Take a component out of the one it lies in and put it on the canvas."""
    part = _component(plan, child)
    if child not in plan.parents:
        return move(plan, {child: position})
    edits = (Edit("parents", child, plan.parents[child], None), Edit("positions", child, None, position))
    return Step(Message("Take {name} out", {"name": part.name}), edits)


def connect(plan: Plan, source: ComponentId, target: ComponentId) -> Step:
    """Tie a pool or servers to a host they run on, or their files to a store.

    A host that holds just one disk group takes the files along that lie nowhere yet; a store takes those
    files, or all of them where none is left over.
    """
    owner, aim = _component(plan, source), _component(plan, target)
    if not may_connect(kind_of(owner), kind_of(aim)):
        raise RuleError(_cannot_connect(owner, aim))
    if kind_of(aim) in RUN_TARGETS.get(kind_of(owner), ()):
        return _run_on(plan, owner, aim)
    roles = unplaced_roles(plan, owner) or FILE_ROLES[kind_of(owner)]
    edits = [edit for role in roles for edit in _place(plan, source, role, target)]
    return Step(
        Message("Put files of {name} on {store}", {"name": owner.name, "store": aim.name}), tuple(edits)
    )


def disconnect(plan: Plan, source: ComponentId, target: ComponentId) -> Step:
    """Remove every link between two components."""
    ends = {source, target}
    edits = tuple(
        Edit("links", key, link, None) for key, link in plan.links.items() if {key[0], key[2]} == ends
    )
    if not edits:
        raise RuleError(Message("These two components are not connected."))
    names = {"source": _component(plan, source).name, "target": _component(plan, target).name}
    return Step(Message("Disconnect {source} from {target}", names), edits)


def relocate(plan: Plan, owner: ComponentId, role: str, store: ComponentId) -> Step:
    """Move one file role of a pool to another store: this is what relocating the swap files is."""
    part, aim = _component(plan, owner), _component(plan, store)
    if role not in FILE_ROLES.get(kind_of(part), ()) or kind_of(aim) not in STORES:
        raise RuleError(
            Message("{role} of {name} cannot lie on {store}.", _relocation_words(part, role, aim))
        )
    edits = tuple(_place(plan, owner, role, store))
    return Step(Message("Move {role} of {name} to {store}", _relocation_words(part, role, aim)), edits)


def _relocation_words(part: Component, role: str, store: Component) -> dict[str, object]:
    return {"role": Message(ROLE_NAMES.get(role, role)), "name": part.name, "store": store.name}


def _run_on(plan: Plan, owner: Component, host: Component) -> Step:
    edits = [
        Edit("links", link.key, link, None)
        for link in plan.links_from(owner.id)
        if link.role == RUNS_ON and link.target != host.id
    ]
    link = Link(owner.id, RUNS_ON, host.id)
    if link.key not in plan.links:
        edits.append(Edit("links", link.key, None, link))
    stores = [child for child in plan.children(host.id) if kind_of(plan.components[child]) in STORES]
    if len(stores) == 1:
        edits += [
            edit for role in unplaced_roles(plan, owner) for edit in _place(plan, owner.id, role, stores[0])
        ]
    return Step(Message("Run {name} on {host}", {"name": owner.name, "host": host.name}), tuple(edits))


def _place(plan: Plan, owner: ComponentId, role: str, store: ComponentId) -> Iterable[Edit]:
    present = [link for link in plan.links_from(owner) if link.role == role]
    if [link.target for link in present] == [store]:
        return
    for link in present:
        if link.target != store:
            yield Edit("links", link.key, link, None)
    new = msgspec.convert({"source": owner, "role": role, "target": store}, Link)
    if plan.links.get(new.key) != new:
        yield Edit("links", new.key, plan.links.get(new.key), new)


def _cannot_connect(owner: Component, aim: Component) -> Message:
    words = {"source": owner.name, "target": aim.name}
    if may_connect(kind_of(aim), kind_of(owner)):
        return Message("Draw the line the other way: from {target} to {source}.", words)
    return Message(
        "{source} cannot be connected to {target}: pools and servers connect to hosts and disk groups.", words
    )


# --- fields --------------------------------------------------------------------------------------------------


def set_field(
    plan: Plan,
    ids: Sequence[ComponentId],
    field: str,
    value: Any,
    origin: Origin | None = TYPED,
    gesture: str = "",
) -> Step:
    """Set one field of one or more components; `origin` None means back to the declared default's origin."""
    return set_fields(plan, ids, {field: value}, origin, gesture)


def set_fields(
    plan: Plan,
    ids: Sequence[ComponentId],
    values: Mapping[str, Any],
    origin: Origin | None = TYPED,
    gesture: str = "",
) -> Step:
    """Set several fields at once, as choosing a catalogue record does."""
    edits = _changed_components(plan, ids, lambda part: _with_fields(part, values, origin))
    title = _declared(type(_component(plan, ids[0])), next(iter(values))).title
    label = Message("Change {field} of {name}", {"field": Message(title), "name": _names(plan, ids)})
    return Step(label, edits, gesture)


def use_record(plan: Plan, ids: Sequence[ComponentId], record: Record) -> Step:
    """Fill the fields that a catalogue record knows, and its prices where it has any."""

    def filled(part: Component) -> Component:
        changed = _with_fields(part, record.values, Origin("catalogue", record.name))
        return msgspec.structs.replace(changed, parts=record.parts) if record.parts else changed

    label = Message("Use {record} for {name}", {"record": record.name, "name": _names(plan, ids)})
    return Step(label, _changed_components(plan, ids, filled))


def reset_field(plan: Plan, ids: Sequence[ComponentId], field: str) -> Step:
    """Set a field back to its declared default."""
    info = _declared(type(_component(plan, ids[0])), field)
    return set_fields(plan, ids, {field: info.default}, None)


def set_parts(plan: Plan, component: ComponentId, parts: Sequence[Part]) -> Step:
    """Replace the price records of a component."""
    before = _component(plan, component)
    after = msgspec.structs.replace(before, parts=tuple(parts))
    edits = () if before == after else (Edit("components", component, before, after),)
    return Step(Message("Change prices of {name}", {"name": before.name}), edits)


def set_setting(plan: Plan, field: str, value: Any, gesture: str = "") -> Step:
    """Change one of the plan's settings."""
    info = _declared(Settings, field)
    before, after = getattr(plan.settings, field), checked_value(info, value)
    edits = () if before == after else (Edit("settings", field, before, after),)
    return Step(Message("Change {field}", {"field": Message(info.title)}), edits, gesture)


def checked_value(info: FieldInfo, value: Any) -> Any:
    """The value as the field stores it. Raises RuleError that names the field and its bounds."""
    try:
        if isinstance(value, float) and not math.isfinite(value):
            raise ValueError
        return msgspec.convert(value, info.type, strict=not isinstance(value, str) or info.kind == "text")
    except (msgspec.ValidationError, ValueError, OverflowError) as error:
        raise RuleError(_out_of_bounds(info, value)) from error


def _out_of_bounds(info: FieldInfo, value: Any) -> Message:
    words = {
        "field": Message(info.title),
        "value": value if isinstance(value, int | float | str) else str(value),
        "least": info.least,
        "most": info.most,
        "unit": info.unit,
    }
    if info.kind in ("integer", "number") and info.least is not None and info.most is not None:
        if info.unit:
            return Message("{field}: {value} is not between {least} and {most} {unit}.", words)
        return Message("{field}: {value} is not between {least} and {most}.", words)
    if info.kind == "choice":
        return Message("{field}: {value} is not one of the choices.", words)
    return Message("{field}: {value} does not fit here.", words)


def _changed_components(
    plan: Plan, ids: Sequence[ComponentId], change: Callable[[Component], Component]
) -> tuple[Edit, ...]:
    edits = []
    for each in ids:
        before = _component(plan, each)
        after = change(before)
        _check_component(after)
        if after != before:
            edits.append(Edit("components", each, before, after))
    return tuple(edits)


def _with_fields(part: Component, values: Mapping[str, Any], origin: Origin | None) -> Component:
    checked = {name: checked_value(_declared(type(part), name), value) for name, value in values.items()}
    origins = {name: present for name, present in part.origins.items() if name not in values}
    if origin is not None:
        origins |= {name: origin for name in values if name != "name"}
    return msgspec.structs.replace(part, **checked, origins=origins)


def _check_component(part: Component) -> None:
    reserved, ram = getattr(part, "ram_reserved_gib", 0.0), getattr(part, "ram_gib", math.inf)
    if reserved > ram:
        raise RuleError(
            Message(
                "{name}: the reserved RAM of {reserved} GiB is larger than the RAM of {ram} GiB.",
                {"name": part.name, "reserved": reserved, "ram": ram},
            )
        )


def _declared(component_type: type[msgspec.Struct], name: str) -> FieldInfo:
    info = declared_field(component_type, name)
    if info is None:
        raise RuleError(Message("There is no field {field} here.", {"field": name}))
    return info


# --- places --------------------------------------------------------------------------------------------------


def move(plan: Plan, positions: Mapping[ComponentId, Position], gesture: str = "") -> Step:
    """Move components on the canvas; what lies inside them moves along because it has no position of its own."""
    edits = tuple(
        Edit("positions", each, plan.positions.get(each), position)
        for each, position in positions.items()
        if plan.positions.get(each) != position
    )
    return Step(Message("Move {name}", {"name": _names(plan, tuple(positions))}), edits, gesture)


# --- small helpers -------------------------------------------------------------------------------------------


def _component(plan: Plan, component: ComponentId) -> Component:
    try:
        return plan.components[component]
    except KeyError:
        raise RuleError(Message("There is no component {id} in the plan.", {"id": component})) from None


def _check_nesting(plan: Plan, child_kind: str, parent: ComponentId) -> None:
    if may_nest(child_kind, kind_of(_component(plan, parent))):
        return
    words: dict[str, object] = {
        "child": Message(KIND_NAMES[child_kind]),
        "parent": Message(KIND_NAMES[kind_of(plan.components[parent])]),
    }
    if allowed := NESTING.get(child_kind):
        words["allowed"] = Message(KIND_NAMES[allowed[0]])
        raise RuleError(Message("{child} cannot lie inside {parent}; it lies inside {allowed}.", words))
    raise RuleError(Message("{child} cannot lie inside {parent}; it stands on the canvas.", words))


def _names(plan: Plan, ids: Sequence[ComponentId]) -> str | Message:
    if len(ids) == 1:
        return _component(plan, ids[0]).name
    return Message("{count} components", {"count": len(ids)})


def _free_name(plan: Plan, stem: str) -> str:
    used = {part.name for part in plan.components.values()}
    if stem not in used:
        return stem
    return next(name for number in range(2, len(used) + 3) if (name := f"{stem} {number}") not in used)


def _copy_name(plan: Plan, name: str, taken: Sequence[str]) -> str:
    used = {part.name for part in plan.components.values()} | set(taken)
    stem = name.rstrip("0123456789 ") or name
    return next(copy for number in range(2, len(used) + 3) if (copy := f"{stem} {number}") not in used)
