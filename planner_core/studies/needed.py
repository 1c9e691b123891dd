"""How much of a component a number of desktops needs: the other direction of asking how many desktops fit."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.engine.assessment import Assessment, Limit
from planner_core.engine.evaluate import evaluate
from planner_core.engine.purchases import in_words
from planner_core.engine.resources import RESOURCE_NAMES
from planner_core.engine.search import highest, smallest
from planner_core.engine.subjects import subject
from planner_core.engine.supplies import HOSTS_OF_CLUSTER, Supply, cards_of, supplies_of, supply_of
from planner_core.messages import HeadroomError, Message
from planner_core.plan.components import ComponentId
from planner_core.plan.plan import Plan

MOST_DESKTOPS: Final = 1_000_000
"""As many as a pool can be planned with."""

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
    "cache_gb": frozenset(),
}
"""What there can be more of -> the resources of which that is more. Caches of vSAN limit nothing."""


class NeededError(HeadroomError):
    """The question cannot be asked about this plan."""


class Needed(msgspec.Struct, frozen=True):
    """How much of something a number of desktops needs, everything else as planned."""

    component: ComponentId
    field: str
    """What there would be more or less of: "count", "hosts", "ram_gib", "drives", ..."""
    unit: str
    desktops: int
    there: float
    number: float | None
    """The smallest number with which the desktops fit; None where no number is enough."""
    fits: int
    """Desktops that fit with that number, or with any number where none is enough."""
    number_for_fits: float
    """The smallest number with which those fit."""
    limit: Limit
    """What limits first then."""
    message: Message


def needed(plan: Plan, catalog: Catalog, component: ComponentId, field: str, desktops: int) -> Needed:
    """The smallest number of something with which a number of desktops fits, in the plan's mix of pools.

    `field` is one of `supplies.FIELDS`. Found by doubling and bisection on `evaluate`. Raises NeededError for a
    component or field that is not there, for less than one desktop, and while a pool is not connected.
    """
    _check(plan, catalog, component, desktops)
    supply = supply_of(plan, catalog, component, field)
    if supply is None:
        raise NeededError(_unknown_field(plan, catalog, component, field))
    return _Search(plan, catalog, supply).needed(desktops)


def all_needed(plan: Plan, catalog: Catalog, component: ComponentId, desktops: int) -> tuple[Needed, ...]:
    """The same for everything of a component that can be had in another number, each for itself."""
    _check(plan, catalog, component, desktops)
    used = _used(plan, evaluate(plan, catalog), component)
    supplies = [each for each in supplies_of(plan, catalog, component) if used & GIVES[each.field]]
    if not supplies:
        words = {"component": plan.components[component].name}
        raise NeededError(
            Message("{component} carries nothing of this plan that there could be more of.", words)
        )
    return tuple(_Search(plan, catalog, supply).needed(desktops) for supply in supplies)


def _used(plan: Plan, found: Assessment, component: ComponentId) -> frozenset[str]:
    """The resources of a component, or of the hosts in it, that anything is asked of."""
    places = (component, *(card.id for card in cards_of(plan, component)))
    return frozenset(
        resource
        for resource in RESOURCE_NAMES
        if any(row.demand > 0 for place in places for row in found.saturation.where((place, resource)))
    )


class _Search:
    """Evaluations of one plan with other numbers of one supply."""

    def __init__(self, plan: Plan, catalog: Catalog, supply: Supply) -> None:
        self.plan = plan
        self.supply = supply
        self.assessed = cache(lambda steps: evaluate(supply.plan_with(plan, steps), catalog))

    def needed(self, desktops: int) -> Needed:
        """The smallest number for so many desktops; where none is enough, what ends it."""
        supply = self.supply
        there = supply.steps_there
        guess = math.ceil(there * desktops / max(self.carried(there), 1))
        steps = self.smallest(desktops, supply.most, min(guess, supply.most))
        fits, enough = desktops, steps
        if steps is None:
            best = highest(self.exact, supply.least, supply.most)
            fits = min(self.carried(best), desktops)
            enough = self.smallest(fits, best, best)
            steps = enough if fits == desktops else None
        assert enough is not None
        return self.answer(desktops, steps, fits, enough)

    def smallest(self, desktops: int, most: int, start: int) -> int | None:
        """The smallest steps, up to `most`, with which so many desktops fit."""
        return smallest(lambda steps: self.carried(steps) >= desktops, self.supply.least, most, start)

    def carried(self, steps: int) -> int:
        """Desktops that fit with so many steps."""
        maximum = self.assessed(steps).desktops.maximum
        return MOST_DESKTOPS if maximum is None else maximum

    def exact(self, steps: int) -> float:
        """The same before rounding to whole desktops, so that every step counts."""
        return min((limit.exact for limit in self.assessed(steps).limits), default=math.inf)

    def answer(self, desktops: int, steps: int | None, fits: int, enough: int) -> Needed:
        """The answer in numbers and words."""
        found: Assessment = self.assessed(enough)
        supply, limit = self.supply, found.limits[0]
        number = None if steps is None else supply.number(steps)
        return Needed(
            supply.component,
            supply.field,
            supply.unit,
            desktops,
            supply.there,
            number,
            self.carried(enough) if steps is not None else fits,
            supply.number(enough),
            limit,
            self.message(desktops, number, fits, supply.number(enough), limit),
        )

    def message(self, desktops: int, number: float | None, fits: int, enough: float, limit: Limit) -> Message:
        """The answer as a sentence."""
        name = self.plan.components[self.supply.component].name
        words = {
            "desktops": desktops,
            "purchase": in_words(self.supply.field, name, self.supply.there, enough),
            "what": subject(self.plan, limit.resource, limit.component, limit.case),
            "fits": fits,
            "limit": limit.desktops,
        }
        if number is None:
            return Message(
                "No number is enough for {desktops} desktops: {what} allows {fits} desktops.", words
            )
        if number == self.supply.there:
            return Message("{desktops} desktops need what is there; {what} allows {limit} desktops.", words)
        return Message("{desktops} desktops take {purchase}; then {what} allows {limit} desktops.", words)


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
        raise NeededError(
            Message(
                "Nothing can be said about this plan yet: every pool has to run on a host, with all of its files on"
                " stores."
            )
        )


def _unknown_field(plan: Plan, catalog: Catalog, component: ComponentId, field: str) -> Message:
    known = [supply.field for supply in supplies_of(plan, catalog, component)]
    words = {"component": component, "field": field, "known": ", ".join(known)}
    if not known:
        return Message("{component} has nothing that it could have more of.", words)
    return Message("{component} has no number {field}. It has: {known}.", words)
