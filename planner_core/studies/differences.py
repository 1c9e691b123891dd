"""Differences between two plans: components added and removed, fields, nesting and files moved, licences, settings.

Card positions and insertion order are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

import msgspec

from planner_core.plan.components import Component, ComponentId
from planner_core.plan.components.base import Origin
from planner_core.plan.fields import declared_fields
from planner_core.plan.licences import Licence, LicenceId
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan

What = Literal["added", "removed", "field", "prices", "origins", "inside", "links", "setting"]

LinksByRole = dict[ComponentId, dict[str, tuple[Link, ...]]]

OPPOSITE: Final[Mapping[str, What]] = {"added": "removed", "removed": "added"}


class Difference(msgspec.Struct, frozen=True):
    """One difference of the second plan from the first.

    The values of `before` and `after` depend on `what`: the component or None ("added", "removed"), the values of a
    field ("field", "setting"), tuples of price records ("prices"), where values are from, by field ("origins"), the
    component that it lies in or "" ("inside"), and tuples of the links of one role ("links").
    """

    what: What
    component: ComponentId
    """Empty for a setting and for a licence line."""
    field: str = ""
    """Name of the field or setting; for links their role."""
    before: Any = None
    after: Any = None
    licence: LicenceId = ""
    """The licence line that was added or removed, or has another field."""

    def inverse(self) -> Difference:
        """The same difference in the other direction."""
        return Difference(
            OPPOSITE.get(self.what, self.what),
            self.component,
            self.field,
            self.after,
            self.before,
            self.licence,
        )


def differences(before: Plan, after: Plan) -> tuple[Difference, ...]:
    """All differences between two plans: empty exactly if they are equal except for card positions.

    In the order of the second plan, then removed components, then licences, then settings. Links and parent of a
    component in only one of the plans are part of it and not listed separately.
    """
    return (*_of_components(before, after), *_of_licences(before, after), *_of_settings(before, after))


def changed_components(found: tuple[Difference, ...]) -> dict[ComponentId, What]:
    """Component -> "added", "removed", or "field" for any other difference."""
    marks: dict[ComponentId, What] = {}
    for each in found:
        if each.component:
            marks[each.component] = each.what if each.what in OPPOSITE else "field"
    return marks


def _of_components(before: Plan, after: Plan) -> Iterator[Difference]:
    links_before, links_after = _links(before, after)
    for name, now in after.components.items():
        was = before.components.get(name)
        if was is None or type(was) is not type(now):
            if was is not None:
                yield Difference("removed", name, before=was)
            yield Difference("added", name, after=now)
            continue
        if was is not now:
            yield from _of_values(was, now)
        inside = before.parents.get(name, ""), after.parents.get(name, "")
        if inside[0] != inside[1]:
            yield Difference("inside", name, "", *inside)
        yield from _of_links(name, links_before.get(name, {}), links_after.get(name, {}))
    for name, was in before.components.items():
        if name not in after.components:
            yield Difference("removed", name, before=was)


def _of_values(was: Component, now: Component) -> Iterator[Difference]:
    """Origins are compared only for equal values: a change of both is one change."""
    changed = set()
    for field in declared_fields(type(now)):
        values = getattr(was, field.name), getattr(now, field.name)
        if values[0] != values[1]:
            changed.add(field.name)
            yield Difference("field", now.id, field.name, *values)
    if was.parts != now.parts:
        yield Difference("prices", now.id, "", was.parts, now.parts)
    origins = _without(was.origins, changed), _without(now.origins, changed)
    if origins[0] != origins[1]:
        yield Difference("origins", now.id, "", *origins)


def _of_links(
    name: ComponentId, before: Mapping[str, tuple[Link, ...]], after: Mapping[str, tuple[Link, ...]]
) -> Iterator[Difference]:
    for role in dict.fromkeys((*after, *before)):
        links = before.get(role, ()), after.get(role, ())
        if links[0] != links[1]:
            yield Difference("links", name, role, *links)


def _of_licences(before: Plan, after: Plan) -> Iterator[Difference]:
    """Licence lines are the same if their ids are."""
    if before.licences is after.licences:
        return
    for name, now in after.licences.items():
        was = before.licences.get(name)
        if was is None:
            yield Difference("added", "", after=now, licence=name)
            continue
        for field in Licence.__struct_fields__:
            values = getattr(was, field), getattr(now, field)
            if values[0] != values[1]:
                yield Difference("field", "", field, *values, licence=name)
    for name, was in before.licences.items():
        if name not in after.licences:
            yield Difference("removed", "", before=was, licence=name)


def _of_settings(before: Plan, after: Plan) -> Iterator[Difference]:
    if before.settings is not after.settings:
        for name in after.settings.__struct_fields__:
            values = getattr(before.settings, name), getattr(after.settings, name)
            if values[0] != values[1]:
                yield Difference("setting", "", name, *values)


def _links(before: Plan, after: Plan) -> tuple[LinksByRole, LinksByRole]:
    """The links of both plans; none if both share one table, as a duplicate does until a link is changed."""
    if before.links is after.links:
        return {}, {}
    return _links_by_role(before), _links_by_role(after)


def _links_by_role(plan: Plan) -> LinksByRole:
    """Source -> role -> its links, ordered by target."""
    found: LinksByRole = {}
    for link in sorted(plan.links.values(), key=lambda each: each.target):
        of_source = found.setdefault(link.source, {})
        of_source[link.role] = (*of_source.get(link.role, ()), link)
    return found


def _without(origins: Mapping[str, Origin], fields: set[str]) -> dict[str, Origin]:
    return {name: origin for name, origin in origins.items() if name not in fields}
