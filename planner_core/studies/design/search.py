"""Looks for the first design, in some order, that carries the desktops: all before it are known not to.

A design is excluded by a bound that its resources keep (`bounds.py`), or because it was evaluated. So the first one
that is found comes first of all: that is the proof. What one search learns, the next one uses.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import msgspec
import numpy as np

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.limits import ladder
from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.assessment import Assessment, Limit
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.layout import Layout
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan
from planner_core.reuse import apart, keep_last
from planner_core.studies.design.bounds import DesignBounds, above
from planner_core.studies.design.designs import Array, Designs, Index
from planner_core.studies.design.existing import existing
from planner_core.studies.design.orders import Order
from planner_core.studies.design.space import DesignError, Space
from planner_core.studies.futures import common_deviations, futures_of, limits_steps
from planner_core.studies.needed import NOTHING_YET, NoLongerWantedError, always
from planner_core.studies.promise import is_open, kept, promises_futures
from planner_core.studies.range_study import range_steps
from planner_core.studies.uncertain_values import draws_of, uncertain_values

T = TypeVar("T")

MOST_DESIGNS: Final = 10_000_000
"""Designs of a space: about 200 MB of arrays."""
KEPT_TENTH: Final = 0.1
"""Share of the futures that may carry less than what 9 of 10 carry."""


class DesignVerdict(msgspec.Struct, frozen=True):
    """What an evaluation says of one design."""

    index: Index
    carries: bool
    """Whether it carries the desktops by the plan's promise, without an error that is not in what is drawn."""
    desktops: int
    """That it carries by the promise."""
    maximum: int
    """As calculated."""
    limit: Limit | None
    """The first limit."""
    errors: tuple[str, ...] = ()
    """Codes of the errors that it brings."""


class SearchProgress(msgspec.Struct, frozen=True):
    """How far a search is."""

    designs: int
    """Of the space."""
    excluded: int
    """Of those, known not to carry the desktops, or not to exist."""
    evaluated: int


class DesignSearch:
    """The designs of a space, and what is known about them.

    Raises DesignError for a plan that carries nothing yet, and for a space of too many designs.
    """

    def __init__(
        self,
        plan: Plan,
        catalog: Catalog,
        space: Space,
        desktops: int,
        is_wanted: Callable[[], bool] = always,
        tell: Callable[[SearchProgress], None] | None = None,
        drawn: Plan | None = None,
    ) -> None:
        """`drawn` is what is drawn, if the plan has other servers: its errors are none of a design."""
        if desktops < 1:
            raise DesignError(Message("At least one desktop has to be asked about."))
        check_size(space)
        self.catalog, self.is_wanted, self.tell = catalog, is_wanted, tell
        self.designs = Designs(plan, space, desktops)
        self.desktops = desktops
        with apart():
            found = evaluate(plan if drawn is None else drawn, catalog)
            self.drawn_errors = _errors(found)
            if found.desktops.maximum is None:
                raise DesignError(NOTHING_YET)
            self.layout = Layout(self.designs.plan, catalog)
            self.first: Index = tuple(each.drawn or 0 for each in self.designs.choices)
            """What is drawn, as far as it may be chosen."""
            self.layout_of_first = self.layout.like(self.designs.plan_of(self.first))
        self.wanted()
        self.exists = existing(self.designs, catalog, plan if drawn is None else drawn)
        self.wanted()
        self.bounds = DesignBounds(self.designs, catalog, self.layout_of_first)
        self.rejected = ~self.exists
        """Known not to carry the desktops for another reason than a bound."""
        self.found: dict[Index, DesignVerdict] = {}
        self.measured = 0
        self.needed = above(desktops - 0.5)

    # --- orders ----------------------------------------------------------------------------------------------

    def first_by(self, *orders: Array | Order, below: Array | None = None) -> DesignVerdict | None:
        """The design that carries the desktops and comes first in an order, of equals the first in the next one; None
        if none does. Arrays are whole numbers. `below` are the designs that count.
        """
        left = self.open(below)
        keys = self.orders(orders)
        while True:
            self.wanted()
            index = _least(left, keys)
            if index is None:
                return None
            found = self.ask(index)
            if found.carries:
                return found
            left &= self.bounds.upper >= self.needed
            left &= ~self.rejected

    def orders(self, orders: Iterable[Array | Order]) -> list[Order]:
        """Arrays of whole numbers as orders."""
        shape = self.designs.shape
        return [each if isinstance(each, Order) else Order(each, shape) for each in orders]

    def most(self, below: Array | None = None, *ties: Array | Order) -> DesignVerdict | None:
        """The design that carries most, of those that carry the desktops; None if none does."""
        return self._most(self.open(below), ties)

    def most_of_all(self) -> DesignVerdict | None:
        """The design that carries most, whether enough or not; None if none exists."""
        return self._most(self.exists.copy(), (), only_enough=False)

    def open(self, below: Array | None = None) -> Array:
        """The designs that may carry the desktops."""
        found: Array = (self.bounds.upper >= self.needed) & ~self.rejected
        if below is not None:
            found &= below
        return found

    def _most(
        self, left: Array, ties: tuple[Array | Order, ...], *, only_enough: bool = True
    ) -> DesignVerdict | None:
        best: DesignVerdict | None = None
        keys = self.orders(ties)
        while True:
            self.wanted()
            if only_enough:
                left &= self.open()
            upper = np.where(left, self.bounds.upper, np.float32(-1))
            highest = float(upper.max(initial=-1))
            if highest < 0 or (best is not None and highest < above(best.desktops - 0.5)):
                return best
            index = _least(upper == np.float32(highest), keys)
            assert index is not None
            found = self.ask(index)
            left[index] = False
            counts = found.carries or not (only_enough or found.errors)
            if counts and (best is None or self._is_better(found, best, keys)):
                best = found

    def _is_better(self, one: DesignVerdict, other: DesignVerdict, keys: list[Order]) -> bool:
        if one.desktops != other.desktops:
            return one.desktops > other.desktops
        mine, theirs = (([key.at(each.index) for key in keys], each.index) for each in (one, other))
        return mine < theirs  # by number among equals, so that what is known already decides nothing

    # --- one design ------------------------------------------------------------------------------------------

    def ask(self, index: Index) -> DesignVerdict:
        """What a design carries. Others are excluded along with it, if they share what it lacks."""
        if index not in self.found:
            self.found[index] = self._asked(index)
            if self.tell is not None:
                excluded = self.designs_excluded()
                self.tell(SearchProgress(self.rejected.size, excluded, self.measured))
        return self.found[index]

    def designs_excluded(self) -> int:
        """Designs that are known not to carry the desktops, or not to exist."""
        return int(np.count_nonzero(~self.open()))

    def _asked(self, index: Index) -> DesignVerdict:
        self.measured += 1
        plan = self.designs.plan_of(index)
        with apart():
            layout = self.layout.like(plan)
            measures = measure(layout)
            learnt = self.bounds.learn(index, layout, measures)
            limits = ladder(layout, measures.blocks).rungs
            if min((each.desktops for each in learnt), default=0) >= self.desktops:
                limits = ladder(layout, with_answers(layout, measures).blocks).rungs
            maximum = int(limits[0].desktops) if limits else 0
            limit = limits[0] if limits else None
            everywhere = range(len(index))
            self.bounds.lower(index, everywhere, maximum)
            self.layout = keep_last(layout)
            if maximum < self.desktops:
                return DesignVerdict(index, False, maximum, maximum, limit)
            return self._by_promise(index, plan, maximum, limit)

    def _by_promise(self, index: Index, plan: Plan, maximum: int, limit: Limit | None) -> DesignVerdict:
        """By the promise of the plan, and without errors."""
        self.wanted()
        assessment = evaluate(plan, self.catalog)
        if is_open(assessment):
            assessment = kept(assessment, self._last(range_steps(plan, self.catalog)))
        counts = assessment.desktops
        promised = counts.promised or 0
        errors = tuple(sorted(_errors(assessment) - self.drawn_errors))
        carries = counts.carries_plan and not errors
        if not carries:
            self.rejected[index] = True
        if promised < self.desktops and promises_futures(plan):
            self._reject_in_futures(index, plan)
        return DesignVerdict(index, carries, promised, maximum, limit, tuple(each for each, _ in errors))

    def _reject_in_futures(self, index: Index, plan: Plan) -> None:
        """Exclude the designs that share what limits this one in too many futures."""
        values = uncertain_values(plan, self.catalog)
        count = futures_of(plan, self.catalog)
        deviations = common_deviations(draws_of(values), count)
        found = self._last(limits_steps(plan, self.catalog, values, deviations))
        assert found is not None
        layout = self.layout
        measures = measure(layout)
        axes: dict[tuple[ComponentId, str], frozenset[int]] = {}
        for block in measures.blocks:
            axes |= dict.fromkeys(
                ((component, block.resource) for component in block.components),
                self.bounds.axes_of(layout, block),
            )
        short = found.first[found.desktops < self.desktops]
        numbers = np.bincount(short, minlength=len(found.by))
        lacking = 0
        of_these: frozenset[int] = frozenset()
        for number in np.argsort(-numbers).tolist():
            place = found.by[number]
            of_these |= axes.get((place.component, place.resource), frozenset(range(len(index))))
            lacking += int(numbers[number])
            if lacking > KEPT_TENTH * count + 1:
                self.rejected[self.bounds.alike(index, of_these)] = True
                return

    def _last(self, steps: Iterable[T]) -> T:
        """The last of some steps, between which the search may be given up."""
        *_, found = map(self._while_wanted, steps)
        return found

    def _while_wanted(self, step: T) -> T:
        self.wanted()
        return step

    def wanted(self) -> None:
        """Raises NoLongerWantedError if the answer is not wanted any more."""
        if not self.is_wanted():
            raise NoLongerWantedError


def check_size(space: Space) -> None:
    """Raise DesignError for a space of too many designs."""
    size = math.prod(space.shape) + sum(math.prod(each.space.shape) for each in space.others)
    if size > MOST_DESIGNS:
        words = {"designs": size, "most": MOST_DESIGNS}
        raise DesignError(
            Message("There are {designs} designs to choose from; choose less, {most} at most.", words)
        )


def _least(left: Array, orders: list[Order]) -> Index | None:
    """The design that is left and comes first; of equal ones the first by number."""
    if not left.any():
        return None
    chosen = orders[0].least(left) if orders else np.flatnonzero(left)
    for order in orders[1:]:
        chosen = order.least_of(chosen)
    return tuple(int(each) for each in np.unravel_index(chosen[0], left.shape))


def _errors(found: Assessment) -> frozenset[tuple[str, str]]:
    """Code and component of each error; `limit.exceeded` and promises are what the search looks for itself."""
    return frozenset(
        (each.code, each.component)
        for each in found.findings
        if each.severity == "error" and each.code not in ("limit.exceeded", "promise.not-kept")
    )
