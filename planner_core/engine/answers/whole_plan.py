"""What a purchase brings the whole plan, and what has to be bought with it where other limits are as low."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from planner_core.engine.answers.limits import ladder
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.supplies import Supply, supply_of
from planner_core.engine.basis.assessment import Limit
from planner_core.engine.basis.rows import Rows
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan

MOST_PARTS: Final = 6
"""A list of more parts is no advice for one limit any more: then it is said what is in the way."""

Place = tuple[ComponentId, str]
Options = Callable[[Layout, Limit], Sequence[tuple[Supply, float]]]
"""What lifts a limit of a plan far enough: each supply with its number."""


class Tried(NamedTuple):
    """A plan with purchases, as the engine finds it."""

    parts: tuple[tuple[Supply, float], ...]
    """Supplies of the plan before, with their numbers, the first purchase first."""
    desktops: float
    """At the first limit then."""
    limit: Limit | None
    """That limit; None where nothing limits."""


def limits_of(layout: Layout, plan: Plan) -> Rows[Limit]:
    """The limits of a plan made of a layout's."""
    changed = layout.like(plan)
    return ladder(changed, measure(changed).blocks).rungs


def tried(layout: Layout, supply: Supply, number: float, wanted: int, options: Options) -> Tried:
    """A purchase in the engine, and with it what lifts the limits that are left below a number of desktops: at each
    the first option that does. Without such an option, and beyond six parts, what the list brings until then."""
    numbers: dict[Place, float] = {(supply.component, supply.field): number}
    alone = found = _with(layout, numbers)
    while found.desktops < wanted and len(numbers) < MOST_PARTS and found.limit is not None:
        grown = layout.like(_bought(layout, numbers))
        choice = next(iter(options(grown, found.limit)), None)
        if choice is None:
            return alone
        more, count = choice
        place = more.component, more.field
        if numbers.get(place, -math.inf) >= count:
            return alone
        numbers[place] = count
        found = _with(layout, numbers)
    return found if found.desktops >= wanted else alone


def _with(layout: Layout, numbers: dict[Place, float]) -> Tried:
    limits = limits_of(layout, _bought(layout, numbers))
    parts = tuple((_supply(layout, layout.plan, place), number) for place, number in numbers.items())
    return Tried(parts, limits[0].desktops if limits else math.inf, limits[0] if limits else None)


def _bought(layout: Layout, numbers: dict[Place, float]) -> Plan:
    plan = layout.plan
    for place, number in numbers.items():
        supply = _supply(layout, plan, place)
        plan = supply.plan_with(plan, supply.steps_for(number))
    return plan


def _supply(layout: Layout, plan: Plan, place: Place) -> Supply:
    supply = supply_of(plan, layout.catalog, *place)
    assert supply is not None
    return supply
