"""Which component, and which of its numbers, a text on the command line means: by id, or by what is printed, in
either language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from app.look.output_language import written_in
from app.look.translation import LANGUAGES, tr
from app.results.words.needed import title_of
from app.results.words.results import resource_name
from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.supplies import FIELDS, supplies_of
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.names import QUOTES, components_called, shown_name, told_apart
from planner_core.plan.plan import Plan
from planner_core.studies.needed import GIVES, NeededError

PIECES: Final = re.compile(r"^\d+ ?[×x] ?")
"""What is printed before the name of a card of several hosts."""


class Asked(NamedTuple):
    """A component, and the fields asked for; all if empty."""

    component: ComponentId
    fields: tuple[str, ...] = ()


def asked_component(plan: Plan, catalog: Catalog, what: str) -> Asked:
    """What a text means: `host`, `RX300 S6`, `6 × RX300 S6`, `SAS in RX300 S6`, one number of it alone, such as
    `host.ram_gib` or `RX300 S6.RAM`, or what limits, such as `RAM of RX300 S6`.

    Ids and names may contain dots, so a component with the full text precedes a component's number. Raises
    NeededError that lists the names there are, for one that several have, and for an unknown one.
    """
    if found := _called(plan, what):
        return Asked(_the_one(plan, what, found))
    text, _, number = what.rpartition(".")
    if text and (found := _called(plan, text)):
        component = _the_one(plan, text, found)
        return Asked(component, (_field_called(plan, component, number),))
    if limited := _limited_by(plan, what):
        component = _the_one(plan, what, [each.component for each in limited])
        there = {each.field for each in supplies_of(plan, catalog, component)}
        (fields,) = {each.fields for each in limited if each.component == component}
        return Asked(component, tuple(each for each in fields if each in there))
    raise NeededError(
        Message(
            "There is no component {component} in this plan. There are: {known}.",
            {"component": what, "known": _listed(plan, _with_numbers(plan) or plan.components)},
        )
    )


def _called(plan: Plan, text: str) -> tuple[ComponentId, ...]:
    """The components of a name as lists, cards and menus print it."""
    if found := components_called(plan, text):
        return found
    bare = PIECES.sub("", text.strip())
    if bare != text.strip() and (found := components_called(plan, bare)):
        return found
    return tuple(each for each, home in plan.parents.items() if _same(_in_frame(plan, each, home), text))


def _in_frame(plan: Plan, component: ComponentId, home: ComponentId) -> str:
    return f"{plan.components[component].name} in {plan.components[home].name}"


def _limited_by(plan: Plan, text: str) -> list[Asked]:
    """The components whose resource or number a text names, such as `RAM of RX300 S6`, with the fields that count."""
    found = []
    for component in _with_numbers(plan):
        fields = FIELDS[type(plan.components[component])]
        for resource in RESOURCE_NAMES:
            if _in_either(text, lambda: _subjects(plan, resource_name(resource), component)):  # noqa: B023
                counting = tuple(each for each in fields if resource in GIVES[each])
                found.append(Asked(component, counting))
                break
        else:
            for field in fields:
                title = title_of(plan, component, field)
                if _in_either(text, lambda: _subjects(plan, tr(title), component)):  # noqa: B023
                    found.append(Asked(component, (field,)))
    return found


def _subjects(plan: Plan, title: str, component: ComponentId) -> Iterator[str]:
    for named in (told_apart(plan), plan):
        name = named.components[component].name
        yield tr("{resource} of {component}", resource=title, component=name)


def _field_called(plan: Plan, component: ComponentId, text: str) -> str:
    """A number of the component by key, or by its title in the forms, in either language."""
    for field in FIELDS.get(type(plan.components[component]), ()):
        title = title_of(plan, component, field)
        if _same(field, text) or _in_either(text, lambda: [tr(title)]):  # noqa: B023
            return field
    return text


def _in_either(text: str, names: Callable[[], Iterable[str]]) -> bool:
    """Whether it is one of these names in any of our languages."""
    for language in LANGUAGES:
        with written_in(language):
            if any(_same(each, text) for each in names()):
                return True
    return False


def _same(name: str, text: str) -> bool:
    return _plainly(name) == _plainly(text)


def _plainly(text: str) -> str:
    """Without case, quotes and doubled spaces."""
    return " ".join(text.translate(NO_QUOTES).split()).casefold()


NO_QUOTES: Final = dict.fromkeys(map(ord, QUOTES))


def _the_one(plan: Plan, text: str, found: Iterable[ComponentId]) -> ComponentId:
    ids = tuple(dict.fromkeys(found))
    if len(ids) == 1:
        return ids[0]
    raise NeededError(
        Message(
            "{component} fits several components; name one of them: {known}.",
            {"component": text, "known": _listed(plan, ids)},
        )
    )


def _with_numbers(plan: Plan) -> list[ComponentId]:
    """The components that there can be more of."""
    return [each for each, part in plan.components.items() if type(part) in FIELDS]


def _listed(plan: Plan, ids: Iterable[ComponentId]) -> str:
    return ", ".join(f"{shown_name(plan, each)} ({each})" for each in ids)
