"""How much of a component a number of desktops needs, the inverse of how many desktops fit."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.answers.lifts import purchases_for
from planner_core.engine.answers.purchases import alternatives, enumerated, lifted_by, supplied
from planner_core.engine.answers.supplies import HOSTS_OF_CLUSTER, Supply, cards_of, supplies_of, supply_of
from planner_core.engine.answers.whole_plan import Trials, enough
from planner_core.engine.basis.assessment import Assessment, DesktopCounts, Limit, Purchase
from planner_core.engine.basis.axes import PHASES
from planner_core.engine.basis.resources import RESOURCE_NAMES
from planner_core.engine.basis.search import smallest
from planner_core.engine.basis.subjects import Moment, at_moment, subject
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.last_layout import layout_of
from planner_core.messages import HeadroomError, Message, Named
from planner_core.plan.components import ComponentId
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.studies.promise import assessed, promises_futures

MOST_DESKTOPS: Final = 1_000_000
"""Maximum desktops of a pool."""

TO_GUESS: Final = 1_000
"""Futures in a first search for the amount that 9 of 10 take; the answer is of the usual number."""

OF_HOSTS: Final = frozenset({"cpu", "ram", "vms_per_host"})
GIVES: Final[Mapping[str, frozenset[str]]] = {
    "count": OF_HOSTS,
    HOSTS_OF_CLUSTER: OF_HOSTS,
    "ram_gib": frozenset({"ram"}),
    "nic_ports": frozenset({"network"}),
    "hba_ports": frozenset({"host_ports"}),
    "drives": frozenset({"disk_iops", "capacity"}),
    "controllers": frozenset({"controller"}),
    "ports": frozenset({"array_ports"}),
    "volumes": frozenset({"volume_capacity"}),
    "bandwidth_mbit_s": frozenset({"link"}),
    "site_mbit_s": frozenset({"replication"}),
    "boards": frozenset({"graphics"}),
    "cache_gb": frozenset(),
}
"""Supply -> the resources it increases. vSAN caches limit nothing."""


NOTHING_YET: Final = Message(
    "Nothing can be said about this plan yet: every pool has to run on a host, with all of its files on stores."
)


class NeededError(HeadroomError):
    """The plan does not allow the question."""


class NoLongerWantedError(Exception):
    """The question was replaced by another one; raised in the thread of the search."""


def always() -> bool:
    """The answer is wanted until it is there."""
    return True


class Obstacle(msgspec.Struct, frozen=True):
    """Another limit that prevents the number of desktops, and what would lift it."""

    limit: Limit
    purchases: tuple[Purchase, ...]
    """Alternatives; `for_planned` is the amount for the desktops in question, None if none is enough."""
    message: Message


class Needed(msgspec.Struct, frozen=True):
    """The amount of a supply that a number of desktops needs, everything else as planned."""

    component: ComponentId
    field: str
    """The field of the supply: "count", "hosts", "ram_gib", "drives", ..."""
    unit: str
    desktops: int
    there: float
    number: float | None
    """The smallest amount with which the desktops fit; None if no amount is enough."""
    fits: int
    """Desktops that fit with that amount, or with any amount if none is enough."""
    number_for_fits: float
    """The smallest amount with which those fit."""
    limit: Limit
    """The first limit with that amount."""
    message: Message
    own_number: float | None
    """The smallest amount with which the resources it increases carry the desktops, ignoring other limits; None if no
    amount is enough. Equal to `number` if that is known.
    """
    obstacles: tuple[Obstacle, ...] = ()
    """Other limits with that amount, the lowest first."""
    together: tuple[Purchase, ...] = ()
    """All purchases for the desktops to fit, this one included; empty if it alone is enough, or no list is."""
    together_message: Message | None = None
    calculated: float | None = None
    """The smallest amount as calculated, if the offer promises what 9 of 10 futures carry; `number` is then that for 9
    of 10 futures.
    """
    is_for_futures: bool = False


def needed(
    plan: Plan,
    catalog: Catalog,
    component: ComponentId,
    field: str,
    desktops: int,
    is_wanted: Callable[[], bool] = always,
) -> Needed:
    """The smallest amount of a supply with which a number of desktops fits, in the plan's mix of pools.

    `field` is one of `supplies.FIELDS`. Found by doubling and bisection on `evaluate`, and on the range of the plan if
    its offer promises what 9 of 10 futures carry; `is_wanted` is asked before each range. Raises NeededError for an
    unknown component or field, for less than one desktop, and if a pool is not connected; and NoLongerWantedError.
    """
    _check(plan, catalog, component, desktops)
    supply = supply_of(plan, catalog, component, field)
    if supply is None:
        raise NeededError(_unknown_field(plan, catalog, component, field))
    return _Search(plan, catalog, supply, is_wanted).needed(desktops)


def all_needed(plan: Plan, catalog: Catalog, component: ComponentId, desktops: int) -> tuple[Needed, ...]:
    """The same for each supply of a component, separately."""
    _check(plan, catalog, component, desktops)
    supplies = supplies_used(plan, catalog, component)
    return tuple(_Search(plan, catalog, supply).needed(desktops) for supply in supplies)


def supplies_used(plan: Plan, catalog: Catalog, component: ComponentId) -> tuple[Supply, ...]:
    """The supplies of a component that the plan demands anything of. Raises NeededError if there is none."""
    used = _used(plan, evaluate(plan, catalog), component)
    supplies = tuple(each for each in supplies_of(plan, catalog, component) if used & GIVES[each.field])
    if not supplies:
        words = {"component": Named(plan.components[component].name)}
        raise NeededError(Message("Nothing that this plan needs can be added to {component}.", words))
    return supplies


def _used(plan: Plan, found: Assessment, component: ComponentId) -> frozenset[str]:
    """The resources of a component, or of its hosts, with any demand."""
    places = (component, *(card.id for card in cards_of(plan, component)))
    return frozenset(
        resource
        for resource in RESOURCE_NAMES
        if any(row.demand > 0 for place in places for row in found.saturation.where((place, resource)))
    )


class _Search:
    """The search for one supply of a plan."""

    def __init__(
        self, plan: Plan, catalog: Catalog, supply: Supply, is_wanted: Callable[[], bool] = always
    ) -> None:
        self.plan, self.catalog, self.supply = plan, catalog, supply
        self.is_wanted = is_wanted
        self.layout = layout_of(plan, catalog)
        self.is_own = lifted_by(self.layout, supply)
        self.trials = Trials(self.layout, supply)
        self._sure: dict[tuple[int, int | None], DesktopCounts] = {}

    def needed(self, desktops: int) -> Needed:
        """The smallest amount for a number of desktops; if none is enough, the reason."""
        steps = self.trials.fewest(desktops)
        if steps is not None:
            found = self.answer(desktops, steps, desktops, steps)
            return self.for_futures(found, steps) if promises_futures(self.plan) else found
        fewest = self.trials.fewest_for_most(desktops)
        return self.with_obstacles(self.answer(desktops, None, self.fitting(fewest), fewest), desktops)

    def with_obstacles(self, found: Needed, desktops: int) -> Needed:
        """The answer for the supply's own resources only, with the obstacles."""
        supply = self.supply
        together = self.together(desktops)
        found = msgspec.structs.replace(
            found, together=together, together_message=_together(desktops, together)
        )
        own = smallest(
            lambda steps: self.own_limit(steps) >= desktops,
            supply.least,
            supply.most,
            supply.steps_there,
        )
        if own is None:
            return found
        number, words = supply.number(own), dict(found.message.arguments)
        obstacles = self.obstacles(own, desktops)
        name = shown_name(self.plan, supply.component)
        words["purchase"] = supplied(supply, name, number)
        if obstacles:
            first = obstacles[0].limit
            words["what"] = limit_named(self.plan, first)
            words["limit"] = first.desktops
        enough_here = Message(
            "{desktops} desktops need nothing more, but the limit is {limit} desktops ({what}).", words
        )
        more = Message(
            "{desktops} desktops take {purchase}; but then the limit is {limit} desktops ({what}).", words
        )
        return msgspec.structs.replace(
            found,
            own_number=number,
            obstacles=obstacles,
            message=enough_here if number == supply.there else more,
        )

    def for_futures(self, found: Needed, calculated: int) -> Needed:
        """The answer with which 9 of 10 futures carry the desktops; the same one if the plan has no range."""
        desktops, supply = found.desktops, self.supply
        if self.sure(calculated) is None:
            return found
        steps = self.fewest_sure(desktops, calculated, calculated, TO_GUESS)
        best = max((at for at, _ in self._sure), key=lambda at: self.sure(at, TO_GUESS) or 0)
        if steps is not None or (self.sure(best) or 0) >= desktops:
            steps = self.fewest_sure(desktops, calculated, best if steps is None else steps)
        words = dict(found.message.arguments)
        found = msgspec.structs.replace(found, calculated=found.number, is_for_futures=True)
        if steps is None:
            words["fits"] = fits = self.sure(best) or 0
            said = _never_sure(words, is_there=found.number == supply.there)
            return msgspec.structs.replace(found, number=None, own_number=None, fits=fits, message=said)
        number = supply.number(steps)
        words["before"] = words["purchase"] if found.number != supply.there else None
        words["purchase"] = supplied(supply, shown_name(self.plan, supply.component), number)
        return msgspec.structs.replace(
            found,
            number=number,
            own_number=number,
            number_for_fits=number,
            fits=self.sure(steps) or 0,
            limit=self.trials.limits(steps)[0],
            message=_for_sure(words, is_there=number == supply.there, is_enough=steps == calculated),
        )

    def fewest_sure(self, desktops: int, least: int, start: int, futures: int | None = None) -> int | None:
        """The fewest steps with which 9 of 10 futures carry a number of desktops; None if no amount is enough."""
        return smallest(
            lambda steps: (self.sure(steps, futures) or 0) >= desktops, least, self.supply.most, start
        )

    def sure(self, steps: int, futures: int | None = None) -> int | None:
        """Desktops that the offer may promise with a number of steps; None without a range."""
        key = steps, futures
        if key not in self._sure:
            if not self.is_wanted():
                raise NoLongerWantedError
            plan = self.supply.plan_with(self.plan, steps)
            self._sure[key] = assessed(plan, self.catalog, futures).desktops
        counts = self._sure[key]
        return counts.promised if counts.is_sure else None

    def own_limit(self, steps: int) -> float:
        """Desktops at the first limit that more of the supply lifts."""
        limits = self.trials.limits(steps)
        return next(
            (each.desktops for each in limits if self.is_own(each.resource, each.component)), math.inf
        )

    def obstacles(self, steps: int, desktops: int) -> tuple[Obstacle, ...]:
        """The other limits below a number of desktops, with a number of steps of the supply."""
        layout = self.layout.like(self.supply.plan_with(self.plan, steps))
        found = []
        for limit in self.trials.limits(steps):
            if limit.desktops >= desktops:
                break
            if not self.is_own(limit.resource, limit.component):
                purchases = purchases_for(layout, limit, desktops)
                found.append(Obstacle(limit, purchases, _in_the_way(self.plan, limit, purchases)))
        return tuple(found)

    def together(self, desktops: int) -> tuple[Purchase, ...]:
        """A complete list of purchases; empty if none is enough."""
        found = []
        for part, number in enough(self.layout, self.supply, desktops):
            words = supplied(part, shown_name(self.plan, part.component), number)
            found.append(Purchase(part.component, part.field, part.unit, part.there, number, None, words))
        return tuple(found)

    def fitting(self, steps: int) -> int:
        """Desktops that fit with a number of steps."""
        return int(min(self.trials.carried(steps), MOST_DESKTOPS))

    def answer(self, desktops: int, steps: int | None, fits: int, fewest: int) -> Needed:
        """The answer in numbers and words."""
        supply, limit = self.supply, self.trials.limits(fewest)[0]
        number = None if steps is None else supply.number(steps)
        return Needed(
            supply.component,
            supply.field,
            supply.unit,
            desktops,
            supply.there,
            number,
            self.fitting(fewest) if steps is not None else fits,
            supply.number(fewest),
            limit,
            self.message(desktops, number, fits, supply.number(fewest), limit),
            number,
        )

    def message(self, desktops: int, number: float | None, fits: int, enough: float, limit: Limit) -> Message:
        """The answer as a sentence."""
        name = shown_name(self.plan, self.supply.component)
        words = {
            "desktops": desktops,
            "purchase": supplied(self.supply, name, enough),
            "what": limit_named(self.plan, limit),
            "fits": fits,
            "limit": limit.desktops,
        }
        if number is None:
            return Message(
                "No number is enough for {desktops} desktops: the limit is {fits} desktops ({what}).", words
            )
        if number == self.supply.there:
            return Message(
                "{desktops} desktops fit with what is there; the limit is {limit} desktops ({what}).", words
            )
        return Message(
            "{desktops} desktops take {purchase}; then the limit is {limit} desktops ({what}).", words
        )


def _never_sure(words: Mapping[str, object], *, is_there: bool) -> Message:
    """No amount is enough for 9 of 10 futures; which one is as calculated."""
    if is_there:
        return Message(
            "No number is enough for {desktops} desktops in 9 of 10 futures, which carry {fits} at most; as calculated"
            " it takes what is there.",
            words,
        )
    return Message(
        "No number is enough for {desktops} desktops in 9 of 10 futures, which carry {fits} at most; as calculated it"
        " takes {purchase}.",
        words,
    )


def _for_sure(words: Mapping[str, object], *, is_there: bool, is_enough: bool) -> Message:
    """What 9 of 10 futures take, beside what is calculated."""
    if is_there:
        return Message("{desktops} desktops need nothing more, in 9 of 10 futures as well.", words)
    if is_enough:
        return Message("{desktops} desktops take {purchase}, in 9 of 10 futures as well.", words)
    if words["before"] is None:
        return Message(
            "For 9 of 10 futures {desktops} desktops take {purchase}; as calculated what is there is enough.",
            words,
        )
    return Message("For 9 of 10 futures {desktops} desktops take {purchase}; as calculated {before}.", words)


def limit_named(plan: Plan, limit: Limit) -> Message:
    """The limiting resource, with its phase if it is not steady work: a longer window may then help too."""
    phase = None if limit.phase == PHASES[0] else limit.phase
    return at_moment(subject(plan, limit.resource, limit.component), Moment(phase, case=limit.case))


def _in_the_way(plan: Plan, limit: Limit, purchases: tuple[Purchase, ...]) -> Message:
    words: dict[str, object] = {
        "what": limit_named(plan, limit),
        "limit": limit.desktops,
    }
    options = [each.message for each in purchases if each.message is not None]
    if not options:
        return Message(
            "The limit is {limit} desktops ({what}). Nothing that can be added there is enough.", words
        )
    words["remedy"] = alternatives(options)
    return Message("The limit is {limit} desktops ({what}). Enough: {remedy}.", words)


def _together(desktops: int, purchases: tuple[Purchase, ...]) -> Message | None:
    words = [each.message for each in purchases if each.message is not None]
    if not words:
        return None
    return Message(
        "{desktops} desktops fit with {purchases}.", {"desktops": desktops, "purchases": enumerated(words)}
    )


def _check(plan: Plan, catalog: Catalog, component: ComponentId, desktops: int) -> None:
    if component not in plan.components:
        raise NeededError(
            Message("There is no component {component} in this plan.", {"component": component})
        )
    if not 1 <= desktops <= MOST_DESKTOPS:
        words = {"desktops": desktops, "most": MOST_DESKTOPS}
        raise NeededError(
            Message("{desktops} desktops cannot be planned: from 1 to {most} can be asked for.", words)
        )
    if evaluate(plan, catalog).desktops.maximum is None:
        raise NeededError(NOTHING_YET)


def _unknown_field(plan: Plan, catalog: Catalog, component: ComponentId, field: str) -> Message:
    known = [supply.field for supply in supplies_of(plan, catalog, component)]
    words = {"component": component, "field": field, "known": ", ".join(known)}
    if not known:
        return Message("{component} has nothing that it could have more of.", words)
    return Message("{component} has no number {field}. It has: {known}.", words)
