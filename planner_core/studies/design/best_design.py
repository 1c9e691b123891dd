"""The best designs of a plan for a number of desktops: the cheapest, and a few others, each proven within
its own order; why nothing cheaper carries the desktops; and the least change to what is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from functools import partial
from typing import Final, Literal, NamedTuple

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.editing.edits import Edit, Step, apply, merged
from planner_core.engine.basis.assessment import Limit
from planner_core.plan.plan import Plan
from planner_core.studies.design.amounts import TRIED, Amounts, differing
from planner_core.studies.design.default_space import default_space
from planner_core.studies.design.designs import Array, Index, with_desktops
from planner_core.studies.design.life import By, LifeCosts, usual_by
from planner_core.studies.design.orders import Order, before
from planner_core.studies.design.search import DesignSearch, DesignVerdict, SearchProgress, check_size
from planner_core.studies.design.space import DesignChoice, DesignOption, OtherServers, ServerRecord, Space
from planner_core.studies.differences import Difference, differences
from planner_core.studies.needed import always

Merit = Literal["cheapest", "hosts", "headroom", "cores", "power"]

MORE_FOR_HEADROOM: Final = Decimal("1.15")
"""Planning value: what the design with the most headroom may cost, relative to the cheapest one; without a ceiling it
would be the largest that can be bought.
"""
MODELS: Final = {
    "processor": "cpu_model",
    "board": "board_model",
    "drive": "drive_model",
    "array": "array_model",
}
"""Choices of models, and the field that names them."""
OF_SERVERS: Final = ("server_model", "cpu_model", "sockets", "ram_gib", "memory_module_gib")
"""What is told of another server."""
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
    boards: int = 0
    """Graphics boards in all hosts."""
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
        self.plan, self.desktops = plan, desktops
        self.space = default_space(plan, catalog, desktops) if space is None else space
        check_size(self.space)
        progress = _Progress(self.space, tell)
        spaces: tuple[Space | OtherServers, ...] = (self.space, *self.space.others)
        self._parts = [
            _Part(plan, catalog, desktops, each, is_wanted, progress.of(number))
            for number, each in enumerate(spaces)
        ]

    def answer(self, memory_factor: Decimal = TRIED, by: By | None = None) -> BestDesigns:
        """The best designs with the prices of memory multiplied, by the purchase or by the cost over the years; what is
        usual for the plan if it is not said.
        """
        by = usual_by(self.plan) if by is None else by
        every = [_Priced(part, memory_factor, by) for part in self._parts]
        is_priced = any(part.is_priced for part in self._parts) or len(every) > 1
        found: dict[tuple[int, Index], tuple[_Winner, list[Merit]]] = {}
        best: _Winner | None = None
        if is_priced:
            best = _first(every, lambda each: (each.order, each.part.count))
            for merit, winner in _winners(every, best):
                found.setdefault(winner.key, (winner, []))[1].append(merit)
        cards = sorted(found.values(), key=lambda each: each[0].cost)
        least = _least_change(every, is_priced=is_priced)
        most = _most_of_all(every) if least is None else None
        return BestDesigns(
            desktops=self.desktops,
            currency=self.plan.settings.currency,
            is_priced=is_priced,
            designs=sum(part.search.exists.size for part in self._parts),
            cards=tuple(winner.priced.design(winner.verdict, tuple(merits)) for winner, merits in cards),
            cheaper=tuple(_cheaper(every, best)),
            least_change=None if least is None else least.priced.design(least.verdict),
            most=None if most is None else most.priced.design(most.verdict),
            space=self.space,
            by=by,
            years=self.plan.settings.depreciation_years,
            memory_factor=memory_factor,
            evaluated=sum(part.search.measured for part in self._parts),
        )


class _Progress:
    """How far the searches of all servers are together."""

    def __init__(self, space: Space, tell: Callable[[SearchProgress], None] | None) -> None:
        self._tell = tell
        spaces = (space, *(each.space for each in space.others))
        self._told = [SearchProgress(math.prod(each.shape), 0, 0) for each in spaces]

    def of(self, number: int) -> Callable[[SearchProgress], None]:
        """Takes the progress of one search."""

        def told(progress: SearchProgress) -> None:
            self._told[number] = progress
            if self._tell is not None:
                columns = zip(
                    *((each.designs, each.excluded, each.evaluated) for each in self._told), strict=True
                )
                self._tell(SearchProgress(*map(sum, columns)))

        return told


class _Part:
    """The designs with the same servers."""

    def __init__(
        self,
        plan: Plan,
        catalog: Catalog,
        desktops: int,
        space: Space | OtherServers,
        is_wanted: Callable[[], bool],
        tell: Callable[[SearchProgress], None],
    ) -> None:
        self.edits: tuple[Edit, ...] = ()
        servers: tuple[ServerRecord, ...] = ()
        if isinstance(space, OtherServers):
            servers, self.edits, space = space.servers, space.edits, space.space
        there = apply(plan, self.edits)
        has_choices = bool(space.choices)
        if not has_choices and plan.components:  # one design: arrays have an axis at least
            nothing = DesignChoice(next(iter(plan.components)), "server", (DesignOption(is_drawn=True),))
            space = Space((nothing,))
        self.drawn = with_desktops(plan, desktops)
        self.search = DesignSearch(there, catalog, space, desktops, is_wanted, tell, plan)
        self.amounts = Amounts(self.search.designs, self.search.wanted, self.drawn)
        self.hosts, self.cores = self.amounts.hosts(), self.amounts.cores()
        self.boards = self.amounts.boards()
        self.watts, self.count = self.amounts.watts(), self.amounts.parts()
        self.tenths_of_watts = np.round(self.watts * 10).astype(np.int64)
        self.is_priced = has_choices and self.amounts.is_priced
        self.search.wanted()
        self.added = self.amounts.added()
        self.changes = differing(self.search.designs) + len(servers)
        self.told = {
            (choice.component, field)
            for choice in space.choices
            for option in choice.options
            for field in ({MODELS[choice.what]} if choice.what in MODELS else option.values)
        } | {(each.component, field) for each in servers for field in OF_SERVERS}
        self.told |= {
            (pool, "vgpu_profile")
            for axis in range(len(space.choices))
            for pool in self.search.designs.pools_of(axis)
        }


class _Priced:
    """The designs with the same servers at one price of memory."""

    def __init__(self, part: _Part, memory_factor: Decimal, by: By) -> None:
        self.part, self.search = part, part.search
        self.prices = part.amounts.prices(part.search.layout_of_first, memory_factor)
        self.life = LifeCosts(part.amounts, self.prices)
        shape = part.search.designs.shape
        self.order = self.life.order if by == "life" else Order(self.prices, shape)
        """The cheapest first."""

    def design(self, found: DesignVerdict, merits: tuple[Merit, ...] = ()) -> BestDesign:
        """A design with all that is told about it."""
        part, designs, index = self.part, self.search.designs, found.index
        amounts, shape = part.amounts, designs.shape
        plan, step = designs.plan_of(index), designs.step_to(index)
        return BestDesign(
            index=index,
            merits=merits,
            step=msgspec.structs.replace(step, edits=merged(part.edits, step.edits)),
            plan=plan,
            differences=tuple(
                each for each in differences(part.drawn, plan) if (each.component, each.field) in part.told
            ),
            price=amounts.money(int(self.prices[index])),
            life=amounts.money(int(self.life.of(np.array([np.ravel_multi_index(index, shape)]))[0])),
            added=amounts.money(int(np.broadcast_to(part.added, shape)[index])),
            desktops=found.desktops,
            limit=found.limit,
            hosts=int(np.broadcast_to(part.hosts, shape)[index]),
            cores=int(np.broadcast_to(part.cores, shape)[index]),
            watts=float(np.broadcast_to(part.watts, shape)[index]),
            boards=int(np.broadcast_to(part.boards, shape)[index]),
            carries=found.carries,
            errors=found.errors,
        )


class _Winner(NamedTuple):
    """A design that comes first in something."""

    number: int
    """Of its servers."""
    priced: _Priced
    verdict: DesignVerdict

    @property
    def key(self) -> tuple[int, Index]:
        return self.number, self.verdict.index

    @property
    def cost(self) -> int:
        return self.priced.order.at(self.verdict.index)


def _first(
    every: Sequence[_Priced], orders: Callable[[_Priced], tuple[Array | Order, ...]]
) -> _Winner | None:
    """The design that comes first of all servers: those of later ones have to come before it."""
    best: _Winner | None = None
    amounts: list[int] = []
    for number, priced in enumerate(every):
        keys = priced.search.orders(orders(priced))
        below = None if best is None else before(keys, amounts)
        found = priced.search.first_by(*keys, below=below)
        if found is not None:
            best, amounts = _Winner(number, priced, found), [key.at(found.index) for key in keys]
    return best


def _winners(every: Sequence[_Priced], best: _Winner | None) -> Iterator[tuple[Merit, _Winner]]:
    """The design that comes first in each order; all orders have one, or none has."""
    if best is None:
        return
    yield "cheapest", best
    merits: tuple[tuple[Merit, str], ...] = (
        ("hosts", "hosts"),
        ("cores", "cores"),
        ("power", "tenths_of_watts"),
    )
    for merit, amount in merits:
        found = _first(every, partial(_then_cheapest, amount))
        assert found is not None
        yield merit, found
    yield "headroom", _most(every, best)


def _then_cheapest(amount: str, priced: _Priced) -> tuple[Array | Order, ...]:
    """An amount of the designs, and the cheapest of equals first."""
    return getattr(priced.part, amount), priced.order, priced.part.count


def _most(every: Sequence[_Priced], best: _Winner) -> _Winner:
    """The design that carries most for little more than the cheapest; that one if it carries as much."""
    ceiling = int(best.cost * MORE_FOR_HEADROOM)
    most = best
    for number, priced in enumerate(every):
        below = priced.order.below(ceiling + 1)
        below &= priced.search.bounds.upper >= most.verdict.desktops
        found = priced.search.most(below, priced.order, priced.part.count)
        if found is None:
            continue
        this = _Winner(number, priced, found)
        more = found.desktops - most.verdict.desktops
        if more > 0 or (not more and most is not best and this.cost < most.cost):
            most = this
    return most


def _least_change(every: Sequence[_Priced], *, is_priced: bool) -> _Winner | None:
    if is_priced:
        return _first(every, lambda each: (each.part.added, each.part.changes, each.order))
    return _first(every, lambda each: (each.part.changes, each.part.count))


def _most_of_all(every: Sequence[_Priced]) -> _Winner | None:
    """The design that carries most, whether enough or not."""
    found = [(number, each, each.search.most_of_all()) for number, each in enumerate(every)]
    existing = [_Winner(number, each, verdict) for number, each, verdict in found if verdict is not None]
    return max(existing, key=lambda each: each.verdict.desktops, default=None)


def _cheaper(every: Sequence[_Priced], best: _Winner | None) -> Iterator[BestDesign]:
    """The dearest designs below the best one, one for each limit."""
    if best is None:
        return
    dearest: list[tuple[int, _Priced, int]] = []
    for priced in every:
        search = priced.search
        numbers = np.flatnonzero(search.exists & priced.order.below(best.cost))
        search.wanted()
        bounds = priced.order.lower[np.unravel_index(numbers, search.exists.shape)]
        most = min(MOST_ASKED, len(numbers))
        numbers = numbers[np.argpartition(-bounds, most - 1)[:most] if most else []]
        search.wanted()
        costs = priced.order.of(numbers).tolist()
        dearest += [(cost, priced, number) for cost, number in zip(costs, numbers.tolist(), strict=True)]
    limits: set[tuple[str, ...]] = set()
    for _, priced, number in sorted(dearest, key=lambda each: -each[0])[:MOST_ASKED]:
        index = tuple(int(each) for each in np.unravel_index(number, priced.search.exists.shape))
        found = priced.search.ask(index)
        limit = found.errors or ((found.limit.resource, found.limit.component) if found.limit else ())
        if limit not in limits:
            limits.add(limit)
            yield priced.design(found)
        if len(limits) == MOST_CHEAPER:
            return


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
