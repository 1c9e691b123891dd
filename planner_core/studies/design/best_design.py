"""The best designs of a plan for a number of desktops: the cheapest, and a few others, each proven within
its own order; why nothing cheaper carries the desktops; and the least change to what is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Final, Literal

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import Step
from planner_core.engine.basis.assessment import Limit
from planner_core.plan.plan import Plan
from planner_core.studies.design.amounts import TRIED, Amounts, differing
from planner_core.studies.design.default_space import default_space
from planner_core.studies.design.designs import Array, Index
from planner_core.studies.design.life import By, LifeCosts, usual_by
from planner_core.studies.design.orders import Order
from planner_core.studies.design.search import DesignSearch, DesignVerdict, SearchProgress
from planner_core.studies.design.space import Space
from planner_core.studies.differences import Difference, differences
from planner_core.studies.needed import always

Merit = Literal["cheapest", "hosts", "headroom", "cores", "power"]

MORE_FOR_HEADROOM: Final = Decimal("1.15")
"""Planning value: what the design with the most headroom may cost, relative to the cheapest one; without a ceiling it
would be the largest that can be bought.
"""
MODELS: Final = {"processor": "cpu_model", "drive": "drive_model", "array": "array_model"}
"""Choices of models, and the field that names them."""
MOST_CHEAPER: Final = 4
"""Cheaper designs that are told, each with another limit."""
MOST_ASKED: Final = 24
"""Cheaper designs that are evaluated for these."""


class BestDesign(msgspec.Struct, frozen=True):
    """One design of a space."""

    index: Index
    merits: tuple[Merit, ...]
    """In what it comes first; of designs alike in that, the cheaper one."""
    step: Step
    """Makes it of the drawn plan, with the desktops asked for."""
    plan: Plan
    differences: tuple[Difference, ...]
    """From what is drawn, one for each choice that is another: models instead of what they fill in."""
    price: Decimal
    """Of the whole plan, in its currency; of memory at the factor asked for."""
    life: Decimal
    """What the whole plan costs over its years of use, the purchase included."""
    added: Decimal
    """What is bought on top of what is drawn; what is no longer used is not paid back."""
    desktops: int
    """That it carries by the promise of the plan."""
    limit: Limit | None
    """The first limit."""
    hosts: int
    cores: int
    watts: float
    carries: bool = True
    errors: tuple[str, ...] = ()
    """Codes of the errors that it would bring; only of a design that does not carry the desktops."""


class BestDesigns(msgspec.Struct, frozen=True):
    """The answer for one number of desktops and one price of memory."""

    desktops: int
    currency: str
    is_priced: bool
    """Whether anything that may be chosen has a price; else only the least change is known."""
    designs: int
    """To choose from, of which some cannot be built."""
    evaluated: int
    """By the engine; the others are excluded by bounds that these have proven."""
    cards: tuple[BestDesign, ...]
    """The cheapest first."""
    cheaper: tuple[BestDesign, ...]
    """The next cheaper ones than the cheapest that carries the desktops, the dearest first, each with another limit."""
    least_change: BestDesign | None
    """For the least money on top of what is drawn; without prices with the fewest changes."""
    most: BestDesign | None
    """If no design carries the desktops, the one that carries most: what limits it, no option lifts."""
    space: Space
    by: By
    """What "cheapest" means: the price, or the cost over the years of use."""
    years: int
    """Of use."""
    memory_factor: Decimal = TRIED

    def cost_of(self, design: BestDesign) -> Decimal:
        """What the designs are compared by."""
        return design.life if self.by == "life" else design.price


class DesignStudy:
    """The designs of a space. What is learnt for one answer is used for the next, such as that at another price of
    memory.

    Raises DesignError as `DesignSearch` does, and NoLongerWantedError between two designs once `is_wanted` says no.
    """

    def __init__(
        self,
        plan: Plan,
        catalog: Catalog,
        desktops: int,
        space: Space | None = None,
        is_wanted: Callable[[], bool] = always,
        tell: Callable[[SearchProgress], None] | None = None,
    ) -> None:
        self.plan = plan
        self.space = default_space(plan, catalog, desktops) if space is None else space
        self.search = DesignSearch(plan, catalog, self.space, desktops, is_wanted, tell)
        self.amounts = Amounts(self.search.designs, self.search.wanted)
        self._hosts, self._cores = self.amounts.hosts(), self.amounts.cores()
        self._watts, self._parts = self.amounts.watts(), self.amounts.parts()
        self.search.wanted()
        self._added = self.amounts.added()
        self._told = {
            (choice.component, field)
            for choice in self.space.choices
            for option in choice.options
            for field in ({MODELS[choice.what]} if choice.what in MODELS else option.values)
        }

    def answer(self, memory_factor: Decimal = TRIED, by: By | None = None) -> BestDesigns:
        """The best designs with the prices of memory multiplied, by the purchase or by the cost over the years; what is
        usual for the plan if it is not said.
        """
        costs = _Costs(self.amounts, self.search, memory_factor, usual_by(self.plan) if by is None else by)
        found: dict[Index, list[Merit]] = {}
        best: DesignVerdict | None = None
        if self.amounts.is_priced:
            best = self.search.first_by(costs.order, self._parts)
            for merit, each in self._winners(best, costs):
                found.setdefault(each.index, []).append(merit)
        cards = [
            self._design(self.search.ask(index), costs, tuple(merits)) for index, merits in found.items()
        ]
        least = self._least_change(costs)
        most = self.search.most_of_all() if least is None else None
        return BestDesigns(
            desktops=self.search.desktops,
            currency=self.amounts.currency,
            is_priced=self.amounts.is_priced,
            designs=self.search.exists.size,
            cards=tuple(sorted(cards, key=lambda each: costs.order.at(each.index))),
            cheaper=tuple(self._cheaper(best, costs)),
            least_change=None if least is None else self._design(least, costs),
            most=None if most is None else self._design(most, costs),
            space=self.space,
            by=costs.by,
            years=self.plan.settings.depreciation_years,
            memory_factor=memory_factor,
            evaluated=self.search.measured,
        )

    def _winners(self, best: DesignVerdict | None, costs: _Costs) -> Iterator[tuple[Merit, DesignVerdict]]:
        """The design that comes first in each order; all orders have one, or none has."""
        if best is None:
            return
        yield "cheapest", best
        orders: tuple[tuple[Merit, Array], ...] = (
            ("hosts", self._hosts),
            ("cores", self._cores),
            ("power", np.round(self._watts * 10).astype(np.int64)),
        )
        for merit, order in orders:
            found = self.search.first_by(order, costs.order, self._parts)
            assert found is not None
            yield merit, found
        ceiling = int(costs.order.at(best.index) * MORE_FOR_HEADROOM)
        most = self.search.most(costs.order.below(ceiling + 1), costs.order, self._parts)
        assert most is not None
        yield "headroom", best if best.desktops == most.desktops else most

    def _least_change(self, costs: _Costs) -> DesignVerdict | None:
        changes = differing(self.search.designs)
        if self.amounts.is_priced:
            return self.search.first_by(self._added, changes, costs.order)
        return self.search.first_by(changes, self._parts)

    def _cheaper(self, best: DesignVerdict | None, costs: _Costs) -> Iterator[BestDesign]:
        """The dearest designs below the best one, one for each limit."""
        if best is None:
            return
        below = self.search.exists & costs.order.below(costs.order.at(best.index))
        numbers = np.flatnonzero(below)
        self.search.wanted()
        bounds = costs.order.lower[np.unravel_index(numbers, below.shape)]
        limits: set[tuple[str, ...]] = set()
        most = min(MOST_ASKED, len(numbers))
        dearest = numbers[np.argpartition(-bounds, most - 1)[:most] if most else []]
        self.search.wanted()
        for number in dearest[np.argsort(-costs.order.of(dearest), kind="stable")].tolist():
            found = self.search.ask(tuple(int(each) for each in np.unravel_index(number, below.shape)))
            limit = found.errors or ((found.limit.resource, found.limit.component) if found.limit else ())
            if limit not in limits:
                limits.add(limit)
                yield self._design(found, costs)
            if len(limits) == MOST_CHEAPER:
                return

    def _design(self, found: DesignVerdict, costs: _Costs, merits: tuple[Merit, ...] = ()) -> BestDesign:
        search, amounts, index = self.search, self.amounts, found.index
        shape = search.designs.shape
        plan = search.designs.plan_of(index)
        changed = differences(search.designs.plan, plan)
        return BestDesign(
            index=index,
            merits=merits,
            step=search.designs.step_to(index),
            plan=plan,
            differences=tuple(each for each in changed if (each.component, each.field) in self._told),
            price=amounts.money(int(costs.prices[index])),
            life=amounts.money(int(costs.life.of(np.array([np.ravel_multi_index(index, shape)]))[0])),
            added=amounts.money(int(np.broadcast_to(self._added, shape)[index])),
            desktops=found.desktops,
            limit=found.limit,
            hosts=int(np.broadcast_to(self._hosts, shape)[index]),
            cores=int(np.broadcast_to(self._cores, shape)[index]),
            watts=float(np.broadcast_to(self._watts, shape)[index]),
            carries=found.carries,
            errors=found.errors,
        )


class _Costs:
    """The costs of all designs at one price of memory."""

    def __init__(self, amounts: Amounts, search: DesignSearch, memory_factor: Decimal, by: By) -> None:
        self.by = by
        self.prices = amounts.prices(search.layout_of_first, memory_factor)
        self.life = LifeCosts(amounts, self.prices)
        self.order = self.life.order if by == "life" else Order(self.prices, search.designs.shape)
        """The cheapest first."""


def best_designs(
    plan: Plan,
    catalog: Catalog,
    desktops: int,
    space: Space | None = None,
    memory_factor: Decimal = TRIED,
    by: By | None = None,
    is_wanted: Callable[[], bool] = always,
    tell: Callable[[SearchProgress], None] | None = None,
) -> BestDesigns:
    """The best designs for a number of desktops; of the default space if none is given."""
    return DesignStudy(plan, catalog, desktops, space, is_wanted, tell).answer(memory_factor, by)
