"""Display names of components: those with equal names are distinguished by their parents."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import compress
from operator import is_not
from typing import NamedTuple

import msgspec

from planner_core.plan.components import Component, ComponentId
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last

INSIDE = " / "


class _Told(NamedTuple):
    """A plan, the display names of its ambiguous components, and the plan with these names. Immutable."""

    plan: Plan
    every: Sequence[Component]
    names: Mapping[ComponentId, str]
    told: Plan


def shown_name(plan: Plan, component: ComponentId) -> str:
    """The display name of a component: as typed, or `Cluster A / Host 1` if another component has the same name.

    Raises KeyError for an unknown component.
    """
    return told_apart(plan).components[component].name


QUOTES = "\"'“”„‘’‚«»‹›"


def components_called(plan: Plan, text: str) -> tuple[ComponentId, ...]:
    """The components that a text refers to: the one with this id, else those displayed under this name, else those with
    this name; case and quotes are ignored. None without a match.
    """
    if text in plan.components:
        return (text,)
    asked = _plainly(text)
    for called in (told_apart(plan), plan):
        found = tuple(each for each, part in called.components.items() if _plainly(part.name) == asked)
        if found:
            return found
    return tuple(each for each in plan.components if _plainly(each) == asked)


def _plainly(name: str) -> str:
    return " ".join(name.split()).strip(QUOTES).strip().casefold()


def told_apart(plan: Plan) -> Plan:
    """The same plan with every component renamed to its display name, for texts; the plan itself if all names are
    unique. Components unchanged since the last call stay the same objects.
    """
    known = last(_Told)
    if known is not None and known.plan is plan:
        return known.told
    every = list(plan.components.values())
    changed = _changed(known, plan, every) if known else None
    if known is None or changed is None:
        told = _told_anew(plan, every)
    elif not known.names:
        told = _Told(plan, every, known.names, plan)
    else:
        components = dict(known.told.components)
        components.update({part.id: _called(part, known.names.get(part.id)) for part in changed})
        told = _Told(plan, every, known.names, msgspec.structs.replace(plan, components=components))
    return keep_last(told).told


def _told_anew(plan: Plan, every: Sequence[Component]) -> _Told:
    names = ambiguous_names(plan)
    if not names:
        return _Told(plan, every, names, plan)
    parts = plan.components
    components = {**parts, **{each: _called(parts[each], name) for each, name in names.items()}}
    return _Told(plan, every, names, msgspec.structs.replace(plan, components=components))


def _changed(known: _Told, plan: Plan, every: Sequence[Component]) -> list[Component] | None:
    """The components that are other objects than in a known plan; None if any name may have changed."""
    if plan.parents is not known.plan.parents or len(every) != len(known.every):
        return None
    found = list(compress(zip(known.every, every, strict=True), map(is_not, known.every, every)))
    alike = all(
        (type(before), before.id, before.name) == (type(after), after.id, after.name)
        for before, after in found
    )
    return [after for _, after in found] if alike else None


def ambiguous_names(plan: Plan) -> Mapping[ComponentId, str]:
    """Display names of components with ambiguous names: prefixed with the parent's name, and followed by the id if some
    of one kind are still equal.
    """
    parts = plan.components
    count = Counter([part.name for part in parts.values()])
    alike = [each for each, part in parts.items() if count[part.name] > 1]
    names = {each: _with_parent(plan, each, count) for each in alike}
    taken = Counter([(type(part), names.get(each, part.name)) for each, part in parts.items()])
    return {
        each: f"{name} ({each})" if taken[type(parts[each]), name] > 1 else name
        for each, name in names.items()
    }


def _with_parent(plan: Plan, component: ComponentId, count: Mapping[str, int]) -> str:
    name, parent = plan.components[component].name, plan.parents.get(component)
    if count[name] == 1 or parent is None:
        return name
    return f"{_with_parent(plan, parent, count)}{INSIDE}{name}"


def _called(part: Component, name: str | None) -> Component:
    if name is None:
        return part
    renamed = copy.copy(part)
    msgspec.structs.force_setattr(renamed, "name", name)  # not taken by another one yet
    return renamed
