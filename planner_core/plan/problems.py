"""Validates a plan from outside: references, nesting, links and numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal
from functools import cache
from operator import attrgetter
from typing import Final

import msgspec

from planner_core.messages import Message
from planner_core.plan.components import Component, ComponentId, DesktopPool, kind_of
from planner_core.plan.days import is_day
from planner_core.plan.fields import declared_fields
from planner_core.plan.licences import MOST_LICENCES, Licence, licence_problems
from planner_core.plan.links import Link
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.rules import MAY_LINK, may_nest

MOST_EXPENSIVE: Final = Decimal(10) ** 12
HUNDRED: Final = 100
ID_PATTERN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


def is_price(amount: Decimal) -> bool:
    """Whether an amount is a valid price: not negative, and small enough to be summed exactly."""
    return amount.is_finite() and 0 <= amount < MOST_EXPENSIVE


def is_discount(percent: Decimal) -> bool:
    """Whether a number is a valid discount: a percentage from 0 to 100."""
    return percent.is_finite() and 0 <= percent <= HUNDRED


def problems(plan: Plan) -> tuple[Message, ...]:
    """All errors of a plan, each with its row; empty for a valid plan.

    Decoding checks the bounds of single fields; this function checks rules across fields and rows.
    """
    kinds = {id_: kind_of(each) for id_, each in plan.components.items()}
    return (
        *_settings_problems(plan),
        *_component_problems(plan),
        *_nesting_problems(plan, kinds),
        *_position_problems(plan),
        *_link_problems(plan, kinds),
        *_licence_problems(plan),
    )


def _settings_problems(plan: Plan) -> Iterator[Message]:
    for name, value in msgspec.structs.asdict(plan.settings).items():
        if isinstance(value, Decimal) and not is_price(value):
            yield Message("The setting {field} is not an amount of money.", {"field": name})
    for field in declared_fields(Settings):
        value = getattr(plan.settings, field.name)
        if field.day and value and not is_day(value):
            yield Message("The setting {field} is not a day of the calendar.", {"field": field.name})


def _component_problems(plan: Plan) -> Iterator[Message]:
    for key, part in plan.components.items():
        if key != part.id or not ID_PATTERN.fullmatch(key):
            yield Message(
                "Component {id}: an id is made of letters, digits, dots, dashes and underscores.",
                {"id": part.id},
            )
        # One look at the sum of all: it is a number where each of them is one, unless it grows beyond what a float
        # holds. One that is empty or 0 adds nothing.
        if not math.isfinite(sum(filter(None, _numbers_of(type(part))(part)))):
            yield from _number_problems(part)
        for name in _days_of(type(part)):
            if (value := getattr(part, name)) and not is_day(value):
                words = {"name": part.name, "field": name}
                yield Message("{name}: the field {field} is not a day of the calendar.", words)
        if part.parts:
            yield from _price_problems(part)
        if isinstance(part, DesktopPool) and part.ram_reserved_gib > part.ram_gib:
            yield Message(
                "{name}: the reserved RAM of {reserved} GiB is larger than the RAM of {ram} GiB.",
                {"name": part.name, "reserved": part.ram_reserved_gib, "ram": part.ram_gib},
            )


@cache
def _numbers_of(component_type: type[Component]) -> Callable[[Component], Iterable[float | None]]:
    """What reads all fields of a component of this type that hold a float."""
    names = [field.name for field in declared_fields(component_type) if field.kind == "number"]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda part: [getattr(part, name) for name in names]


@cache
def _days_of(component_type: type[Component]) -> tuple[str, ...]:
    return tuple(field.name for field in declared_fields(component_type) if field.day)


def _number_problems(part: Component) -> Iterator[Message]:
    for name, value in msgspec.structs.asdict(part).items():
        if isinstance(value, float) and not math.isfinite(value):
            yield Message("{name}: the field {field} is not a number.", {"name": part.name, "field": name})


def _price_problems(part: Component) -> Iterator[Message]:
    for price in part.parts:
        if not is_price(price.unit_price):
            yield Message(
                "{name}: the price of {item} is not an amount of money.",
                {"name": part.name, "item": price.item},
            )
        if not is_discount(price.discount_percent):
            yield Message(
                "{name}: the discount of {item} is not a percentage from 0 to 100.",
                {"name": part.name, "item": price.item},
            )


def _nesting_problems(plan: Plan, kinds: Mapping[ComponentId, str]) -> Iterator[Message]:
    for child, parent in plan.parents.items():
        inner, outer = kinds.get(child), kinds.get(parent)
        if inner is None or outer is None:
            words = {"child": child, "parent": parent}
            yield Message("Nesting of {child} in {parent}: one of the two is not in the plan.", words)
        elif not may_nest(inner, outer):
            words = {"child": child, "parent": parent}
            yield Message("Nesting of {child} in {parent}: the one cannot hold the other.", words)


def _position_problems(plan: Plan) -> Iterator[Message]:
    for each in plan.positions:
        if each not in plan.components:
            yield Message("Position of {id}: the component is not in the plan.", {"id": each})
        elif min(plan.positions[each].width, plan.positions[each].height) < 0:
            yield Message("Position of {id}: a size is below zero.", {"id": each})


def _link_problems(plan: Plan, kinds: Mapping[ComponentId, str]) -> Iterator[Message]:
    for key, link in plan.links.items():
        ends = (kinds.get(link.source), link.role, kinds.get(link.target))
        if ends in MAY_LINK and key == link.key:
            continue
        if key != link.key or None in ends:
            yield Message(
                "Link {role} from {source} to {target}: one of the two is not in the plan.", _ends(link)
            )
        else:
            yield Message(
                "Link {role} from {source} to {target}: these components cannot be linked this way.",
                _ends(link),
            )


def _licence_problems(plan: Plan) -> Iterator[Message]:
    """A scope may name components that are not there any more, which is a finding."""
    if len(plan.licences) > MOST_LICENCES:
        yield Message("A plan has up to {most} licences.", {"most": MOST_LICENCES})
    for key, licence in plan.licences.items():
        if key != licence.id or not ID_PATTERN.fullmatch(key):
            yield Message(
                "Licence {id}: an id is made of letters, digits, dots, dashes and underscores.",
                {"id": licence.id},
            )
        yield from licence_problems(licence)
        yield from _money_problems(licence)


def _money_problems(licence: Licence) -> Iterator[Message]:
    words = {"name": licence.name}
    if not all(map(ID_PATTERN.fullmatch, licence.scope)):
        yield Message("{name}: what it counts is not the id of a component.", words)
    if not math.isfinite(licence.each) or not math.isfinite(licence.includes_tib):
        yield Message("{name}: a quantity is not a number.", words)
    if licence.unit_price is not None and not is_price(licence.unit_price):
        yield Message("{name}: the price is not an amount of money.", words)
    for percent in (licence.discount_percent, licence.support_percent):
        if not is_discount(percent):
            yield Message(
                "{name}: {percent} is not a percentage from 0 to 100.", {**words, "percent": str(percent)}
            )


def _ends(link: Link) -> dict[str, object]:
    return {"source": link.source, "role": link.role, "target": link.target}
