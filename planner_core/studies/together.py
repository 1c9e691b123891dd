"""What to buy together so that a number of desktops fits: one limit after the other is lifted until none is left."""

from __future__ import annotations

from functools import cache
from typing import Final

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.lifts import purchases_for
from planner_core.engine.answers.purchases import supplied
from planner_core.engine.answers.supplies import Supply, supply_of
from planner_core.engine.basis.assessment import Limit, Purchase
from planner_core.engine.basis.search import smallest
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.last_layout import layout_of
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan

MOST_ROUNDS: Final = 40
"""Limits that are lifted one after the other; a list that needs more is no longer simple."""

Place = tuple[ComponentId, str]


class ShoppingList:
    """Supplies of a plan in other numbers, and the plan with them."""

    def __init__(self, plan: Plan, catalog: Catalog, desktops: int) -> None:
        self._plan, self._catalog, self._desktops = plan, catalog, desktops
        self._steps: dict[Place, int] = {}
        self._carried = cache(self._evaluated)

    def take(self, supply: Supply, steps: int) -> None:
        """Put so many steps of a supply on the list; what is there already stays."""
        self._steps[supply.component, supply.field] = max(steps, supply.steps_there)

    def complete(self) -> bool:
        """Lift every limit that is left, each by the first thing that does; False where nothing lifts one."""
        for _ in range(MOST_ROUNDS):
            limit = self._first_limit()
            if limit is None:
                self._shorten()
                return True
            if not self._lift(limit):
                return False
        return False

    def purchases(self) -> tuple[Purchase, ...]:
        """What is to be bought; what is there already is not on the list."""
        found = []
        for place, steps in self._steps.items():
            supply = self._supply(place)
            number, name = supply.number(steps), self._plan.components[supply.component].name
            if number > supply.there:
                words = supplied(supply, name, number)
                found.append(
                    Purchase(supply.component, supply.field, supply.unit, supply.there, number, None, words)
                )
        return tuple(found)

    def _first_limit(self) -> Limit | None:
        limits = evaluate(self._grown(), self._catalog).limits
        return limits[0] if limits and limits[0].desktops < self._desktops else None

    def _lift(self, limit: Limit) -> bool:
        """Lift a limit by more of what is on the list already, else by the first thing that does."""
        grown = self._grown()
        options = [
            each
            for each in purchases_for(layout_of(grown, self._catalog), limit, self._desktops)
            if each.for_planned is not None and each.for_planned > each.there
        ]
        options.sort(key=lambda each: (each.component, each.field) not in self._steps)
        for each in options:
            supply = supply_of(grown, self._catalog, each.component, each.field)
            if supply is not None and each.for_planned is not None:
                self.take(supply, supply.steps_for(each.for_planned))
                return True
        return False

    def _shorten(self) -> None:
        """Take away what later purchases have made unnecessary."""
        for place, steps in [*self._steps.items()]:
            there = min(self._supply(place).steps_there, steps)
            fewest = smallest(lambda fewer, at=place: self._fit(at, fewer), there, steps, steps)  # type: ignore[misc]
            self._steps[place] = steps if fewest is None else fewest

    def _fit(self, place: Place, steps: int) -> bool:
        maximum = self._carried(tuple({**self._steps, place: steps}.items()))
        return maximum is None or maximum >= self._desktops

    def _evaluated(self, steps: tuple[tuple[Place, int], ...]) -> int | None:
        return evaluate(self._with(steps), self._catalog).desktops.maximum

    def _grown(self) -> Plan:
        return self._with(tuple(self._steps.items()))

    def _with(self, steps: tuple[tuple[Place, int], ...]) -> Plan:
        plan = self._plan
        for (component, field), number in steps:
            supply = supply_of(plan, self._catalog, component, field)
            assert supply is not None
            plan = supply.plan_with(plan, number)
        return plan

    def _supply(self, place: Place) -> Supply:
        supply = supply_of(self._plan, self._catalog, *place)
        assert supply is not None
        return supply
