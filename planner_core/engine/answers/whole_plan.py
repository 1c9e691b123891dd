"""Purchases that make a number of desktops fit the whole plan; used for advice and for `needed`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Final

from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.limits import ladder, plan_bounds
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.purchases import lifted_by, places_to_buy
from planner_core.engine.answers.supplies import HOSTS_OF_CLUSTER, Supply, supply_of
from planner_core.engine.basis.assessment import Limit
from planner_core.engine.basis.resources import ANSWERS
from planner_core.engine.basis.rows import Rows
from planner_core.engine.basis.search import highest, smallest
from planner_core.engine.layout.layout import Layout
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan

MOST_ROUNDS: Final = 40
"""Limits lifted one after the other; a list that needs more is not simple advice."""
SPARED: Final = 2
"""Planning value: a list with this many times the allowed parts is dropped without shortening. In a plan of 10,000
components, 40 rounds take seconds per question, and shortening takes longer.
"""

Place = tuple[ComponentId, str]
Part = tuple[Supply, float]
"""A supply of the plan, and its new amount."""


def limits_of(layout: Layout, plan: Plan) -> Rows[Limit]:
    """The limits of a plan derived from a layout's plan."""
    changed = layout.like(plan)
    return ladder(changed, with_answers(changed, measure(changed)).blocks).rungs


def enough(layout: Layout, supply: Supply, desktops: int, most_parts: int = MOST_ROUNDS) -> tuple[Part, ...]:
    """Minimal purchases for a number of desktops: the supply alone if enough, else with what lifts the remaining
    limits. Empty if nothing lifts one of them, or if more than `most_parts` are needed; surplus parts during the search
    do not count unless there are many.
    """
    shopping = _ShoppingList(layout, desktops, supply)
    if not shopping.complete(most_parts * SPARED):
        return ()
    alone = Trials(layout, supply).fewest(desktops)
    if alone is not None:
        return ((supply, supply.number(alone)),)
    shopping.shorten()
    parts = shopping.parts()
    return parts if len(parts) <= most_parts else ()


# --- one limit -----------------------------------------------------------------------------------------------


def enough_here(layout: Layout, limit: Limit, supply: Supply, desktops: int) -> float | None:
    """The smallest amount of a supply with which one limit allows a number of desktops, ignoring other limits; None if
    no amount is enough.
    """
    if limit.desktops >= desktops:
        return supply.there
    there = supply.steps_there
    guess = math.ceil(there * desktops / limit.exact) if limit.exact > 0 else there + 1
    found = smallest(
        lambda steps: desktops_here(layout, limit, supply.plan_with(layout.plan, steps)) >= desktops,
        there,
        supply.most,
        min(guess, supply.most),
    )
    return None if found is None else supply.number(found)


def desktops_here(layout: Layout, limit: Limit, plan: Plan) -> float:
    """Desktops at the same resource of the same component in a plan derived from a layout's plan."""
    changed = layout.like(plan)
    measures = measure(changed)
    if limit.resource in ANSWERS:
        measures = with_answers(changed, measures)
    block = measures.block(limit.resource, limit.component)
    if block is None:
        return math.inf
    row = list(block.components).index(limit.component)
    (bound,) = plan_bounds(changed, [block._replace(binding=True)])
    return float(bound.desktops[row].min())


# --- one supply ----------------------------------------------------------------------------------------------


class Trials:
    """Evaluations of one plan with other amounts of one supply."""

    def __init__(self, layout: Layout, supply: Supply) -> None:
        self.supply = supply
        self.limits = cache(lambda steps: limits_of(layout, supply.plan_with(layout.plan, steps)))

    def carried(self, steps: int) -> float:
        """Desktops that fit with a number of steps."""
        return _carried(self.limits(steps))

    def exact(self, steps: int) -> float:
        """The same before rounding to whole desktops, so that every step has an effect."""
        return min((limit.exact for limit in self.limits(steps)), default=math.inf)

    def fewest(self, desktops: int) -> int | None:
        """The fewest steps with which a number of desktops fits; None if no amount is enough."""
        there, most = self.supply.steps_there, self.supply.most
        guess = math.ceil(there * desktops / max(self.carried(there), 1))
        found = self.smallest(desktops, most, min(guess, most))
        if found is not None:
            return found
        fewest = self.fewest_for_most(desktops)
        return fewest if self.carried(fewest) >= desktops else None

    def fewest_for_most(self, desktops: int) -> int:
        """The fewest steps with which as many desktops fit as with any amount, or this number if that is smaller. In
        whole desktops per host, these may carry more than the best number before rounding.
        """
        best = highest(self.exact, self.supply.least, self.supply.most)
        found = self.smallest(min(self.carried(best), desktops), best, best)
        return best if found is None else found

    def smallest(self, desktops: float, most: int, start: int) -> int | None:
        """The fewest steps, up to `most`, with which a number of desktops fits."""
        return smallest(lambda steps: self.carried(steps) >= desktops, self.supply.least, most, start)


# --- several supplies ----------------------------------------------------------------------------------------


class _ShoppingList:
    """Supplies of a plan with new amounts, and the plan with them."""

    def __init__(self, layout: Layout, desktops: int, first: Supply) -> None:
        self._layout, self._desktops = layout, desktops
        self._first: Place = first.component, first.field
        self._steps: dict[Place, int] = {}
        self._limits = cache(lambda steps: limits_of(layout, self._plan_with(dict(steps))))

    def complete(self, most_listed: int) -> bool:
        """Lift every remaining limit; False if nothing lifts one, or if it takes too many parts."""
        for _ in range(MOST_ROUNDS):
            limits = self._limits(tuple(self._steps.items()))
            if _carried(limits) >= self._desktops:
                return True
            if not self._lift(limits[0]) or len(self._steps) > most_listed:
                return False
        return False

    def shorten(self) -> None:
        """Remove what later purchases have made unnecessary, until nothing can be removed."""
        before: dict[Place, int] = {}
        while before != self._steps:
            before = {**self._steps}
            for place in before:
                self._spare(place)

    def parts(self) -> tuple[Part, ...]:
        """The purchases, starting with the supply in question."""
        places = sorted(self._steps, key=lambda place: place != self._first)
        supplies = [self._supply(*place) for place in places]
        return tuple(
            (each, each.number(self._steps[place])) for each, place in zip(supplies, places, strict=True)
        )

    def _lift(self, limit: Limit) -> bool:
        """Lift one limit with the first supply that does."""
        plan = self._plan_with(self._steps)
        grown = self._layout.like(plan)
        for more in self._candidates(grown, limit):
            place = more.component, more.field
            number = enough_here(grown, limit, more, self._desktops)
            if number is None or number <= more.there:
                continue
            supply = self._supply(*place)
            steps = supply.steps_for(number)
            if self._steps.get(place, 0) < steps <= supply.most:
                self._steps[place] = steps
                return True
        return False

    def _candidates(self, grown: Layout, limit: Limit) -> Iterator[Supply]:
        """Supplies that may lift a limit: first the one in question and those on the list, then others. A cluster's
        hosts have one common amount; those of its cards stay unchanged.
        """
        listed = dict.fromkeys([self._first, *self._steps])
        for place in listed:
            supply = self._supply(*place, grown.plan)
            if lifted_by(grown, supply)(limit.resource, limit.component):
                yield supply
        for supply in places_to_buy(grown, limit.resource, limit.component):
            cluster = grown.plan.parents.get(supply.component, "")
            counted = supply.field == "count" and (cluster, HOSTS_OF_CLUSTER) in listed
            if not counted and (supply.component, supply.field) not in listed:
                yield supply

    def _spare(self, place: Place) -> None:
        """Reduce one supply to the minimum for the desktops, leaving the others unchanged."""
        others = {each: steps for each, steps in self._steps.items() if each != place}
        if self._fit(others):
            self._steps = others
            return
        steps, there = self._steps[place], self._supply(*place).steps_there
        fewest = smallest(lambda fewer: self._fit({**self._steps, place: fewer}), there, steps, steps)
        self._steps[place] = steps if fewest is None else fewest

    def _fit(self, steps: dict[Place, int]) -> bool:
        return _carried(self._limits(tuple(steps.items()))) >= self._desktops

    def _plan_with(self, steps: dict[Place, int]) -> Plan:
        plan = self._layout.plan
        for place, number in steps.items():
            plan = self._supply(*place, plan).plan_with(plan, number)
        return plan

    def _supply(self, component: ComponentId, field: str, plan: Plan | None = None) -> Supply:
        supply = supply_of(plan or self._layout.plan, self._layout.catalog, component, field)
        assert supply is not None
        return supply


def _carried(limits: Rows[Limit]) -> float:
    return limits[0].desktops if limits else math.inf
