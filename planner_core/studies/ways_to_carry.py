"""Ways to carry a number of desktops: each is what there would be more of, what that costs, and the one step that makes
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Final

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.editing import verbs
from planner_core.editing.edits import Step, apply, merged
from planner_core.engine.answers.purchases import enumerated, places_to_buy, supplied
from planner_core.engine.answers.supplies import HOSTS_OF_CLUSTER, cards_of, supply_of
from planner_core.engine.basis.assessment import Assessment, DesktopCounts, Limit
from planner_core.engine.basis.cost_records import Cost
from planner_core.engine.evaluate import evaluate
from planner_core.engine.layout.last_layout import layout_of
from planner_core.messages import Message
from planner_core.plan.components import Cluster, ComponentId, DesktopPool, Host
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.studies.needed import GIVES, Needed, Obstacle, always, needed, supplies_used
from planner_core.studies.promise import assessed

MOST_WAYS: Final = 8
"""Planning value: more ways than one can compare at a glance."""
LEAST_LIMITS: Final = 3
"""Limits that are asked about where fewer are below the number of desktops."""

Place = tuple[ComponentId, str]
"""A component, and the field of what there can be more of."""


class NewAmount(msgspec.Struct, frozen=True):
    """A new amount of one supply."""

    component: ComponentId
    field: str
    number: float


class Way(msgspec.Struct, frozen=True):
    """One way to carry the desktops, or why it is none."""

    answer: Needed
    """Of this supply alone."""
    parts: tuple[NewAmount, ...] = ()
    """What to change; empty if nothing has to be, or if it is no way."""
    title: Message | None = None
    """`6 hosts of RX300 S6 instead of 5`, without the number of desktops; None without parts."""
    carries: bool = False
    """Whether the plan with these parts carries the desktops by its promise; so does that without parts if nothing has
    to change.
    """
    carried: int | None = None
    """Desktops that it then carries by its promise."""
    price: Decimal | None = None
    """What the plan costs more with it, in its currency; None if no price of these parts is known."""
    is_price_whole: bool = True
    """Whether all that is added has a price."""
    with_planned: bool = False
    """Whether it carries the desktops as well where that number is planned."""

    @property
    def is_less(self) -> bool:
        """Whether less is enough than the plan has."""
        return bool(self.parts) and self.answer.number is not None and self.answer.number < self.answer.there

    @property
    def is_alone(self) -> bool:
        """Whether this supply alone is enough."""
        return self.answer.number is not None

    @property
    def obstacle(self) -> Obstacle | None:
        """What is in its way: what no purchase lifts if there is such a limit, else the lowest one."""
        hopeless = (each for each in self.answer.obstacles if is_hopeless(each))
        return next(hopeless, next(iter(self.answer.obstacles), None))


def is_hopeless(obstacle: Obstacle) -> bool:
    """Whether no purchase lifts it."""
    return all(each.message is None for each in obstacle.purchases)


class Standing(msgspec.Struct, frozen=True):
    """What the plan carries as it is."""

    desktops: int
    """Asked for."""
    planned: int
    counts: DesktopCounts
    carries: bool
    """Whether it carries the desktops by its promise."""
    with_planned: bool
    """Whether it carries them as well where that number is planned."""


def places_for(plan: Plan, catalog: Catalog, desktops: int) -> tuple[Place, ...]:
    """What to ask about for a number of desktops: what lifts the limits below it, the lowest first."""
    found = evaluate(plan, catalog)
    below = sum(limit.desktops < desktops for limit in found.limits)
    places: dict[Place, None] = {}
    for index in range(min(max(below, LEAST_LIMITS), len(found.limits))):
        places |= dict.fromkeys(_places_of(plan, catalog, found.limits[index]))
        if len(places) >= MOST_WAYS:
            break
    return tuple(places)[:MOST_WAYS]


def places_of_limit(plan: Plan, catalog: Catalog, resource: str, component: ComponentId) -> tuple[Place, ...]:
    """What lifts a limit; all that could, where nothing lifts it directly."""
    limits = evaluate(plan, catalog).limits
    found = (each for each in limits if (each.resource, each.component) == (resource, component))
    limit = next(found, None)
    return _places_of(plan, catalog, limit) if limit is not None else ()


def places_of_component(plan: Plan, catalog: Catalog, component: ComponentId) -> tuple[Place, ...]:
    """All that there can be more of in a component, as `all_needed` answers. Raises NeededError as that does."""
    return tuple((each.component, each.field) for each in supplies_used(plan, catalog, component))


def standing(plan: Plan, catalog: Catalog, desktops: int) -> Standing:
    """What the plan carries as it is, by its promise."""
    counts = assessed(plan, catalog).desktops
    carries = _carries(counts, desktops)
    with_planned = carries and _carries_planned(plan, catalog, desktops, ())
    return Standing(desktops, planned_desktops(plan), counts, carries, with_planned)


def ways(
    plan: Plan,
    catalog: Catalog,
    desktops: int,
    places: Sequence[Place],
    is_wanted: Callable[[], bool] = always,
) -> Iterator[Way]:
    """The way by each place, one after the other; a list of purchases that several lead to comes once. Raises
    NeededError and NoLongerWantedError as `needed` does.
    """
    before = evaluate(plan, catalog)
    listed: set[frozenset[NewAmount]] = set()
    for component, field in places:
        way = _way(plan, catalog, before, needed(plan, catalog, component, field, desktops, is_wanted))
        parts = frozenset(way.parts)
        if not parts or parts not in listed:
            listed.add(parts)
            yield way


def step_for(
    plan: Plan, catalog: Catalog, desktops: int, parts: Sequence[NewAmount], *, is_planned: bool = False
) -> Step:
    """The one step that makes a way; with `is_planned`, it plans that many desktops, too.

    Pools keep their proportions, in whole desktops. Raises RuleError for a number outside the bounds of its field.
    """
    steps: list[Step] = []
    changed = plan
    for part in parts:
        supply = supply_of(changed, catalog, part.component, part.field)
        assert supply is not None
        values = supply.values(changed, supply.steps_for(part.number))
        step = verbs.set_fields(changed, [supply.owner], values)
        changed = apply(changed, step.edits)
        steps.append(step)
    for pool, number in shared_out(plan, desktops).items() if is_planned else ():
        steps.append(verbs.set_field(changed, [pool], "desktops", number))
    label = Message("Make {desktops} desktops fit", {"desktops": desktops})
    return Step(label, merged(*(step.edits for step in steps)))


def in_words(plan: Plan, catalog: Catalog, part: NewAmount) -> Message:
    """A new amount beside that of the plan: `6 hosts of “RX300 S6” instead of 5`."""
    supply = supply_of(plan, catalog, part.component, part.field)
    assert supply is not None
    return supplied(supply, shown_name(plan, part.component), part.number)


def hosts_of_other_modules(before: Plan, after: Plan) -> tuple[Host, ...]:
    """The hosts of a plan whose memory modules have another size than before: those modules replace the old ones, and
    no price of the old ones holds for them.
    """
    return tuple(
        host
        for host in after.of_type(Host)
        if isinstance(old := before.components.get(host.id), Host)
        and old.memory_module_gib != host.memory_module_gib
    )


def planned_desktops(plan: Plan) -> int:
    """Desktops of all pools."""
    return sum(pool.desktops for pool in plan.of_type(DesktopPool))


def shared_out(plan: Plan, desktops: int) -> dict[ComponentId, int]:
    """A number of desktops, shared by the pools in the planned proportions; the largest remainders are rounded up."""
    pools, planned = plan.of_type(DesktopPool), planned_desktops(plan)
    if not planned:
        return {}
    whole = {pool.id: desktops * pool.desktops // planned for pool in pools}
    left = desktops - sum(whole.values())
    rest = sorted(pools, key=lambda pool: -(desktops * pool.desktops % planned))
    return whole | {pool.id: whole[pool.id] + 1 for pool in rest[:left]}


def _places_of(plan: Plan, catalog: Catalog, limit: Limit) -> tuple[Place, ...]:
    """What lifts a limit. Where a cluster has one card of hosts, its hosts are those of the card."""
    supplies = places_to_buy(layout_of(plan, catalog), limit.resource, limit.component)
    usable = (each for each in supplies if GIVES[each.field])
    return tuple(dict.fromkeys(_as_card(plan, each.component, each.field) for each in usable))


def _as_card(plan: Plan, component: ComponentId, field: str) -> Place:
    if field == HOSTS_OF_CLUSTER and isinstance(plan.components[component], Cluster):
        cards = cards_of(plan, component)
        if len(cards) == 1:
            return cards[0].id, "count"
    return component, field


def _way(plan: Plan, catalog: Catalog, before: Assessment, answer: Needed) -> Way:
    """What an answer of `needed` takes to be made, and what it does then."""
    parts = _parts_of(answer)
    if not parts:
        is_enough = answer.number is not None
        return Way(answer, carries=is_enough, carried=answer.fits if is_enough else None)
    step = step_for(plan, catalog, answer.desktops, parts)
    grown = apply(plan, step.edits)
    price, is_whole = _price(plan, before, grown, catalog, parts)
    counts = assessed(grown, catalog).desktops
    carries = _carries(counts, answer.desktops)
    return Way(
        answer,
        parts,
        enumerated([in_words(plan, catalog, part) for part in parts]),
        carries,
        counts.promised,
        price,
        is_whole,
        carries and _carries_planned(plan, catalog, answer.desktops, parts),
    )


def _parts_of(answer: Needed) -> tuple[NewAmount, ...]:
    """The amounts to change: this one, or all that are needed together with it."""
    if answer.number is not None:
        if answer.number == answer.there:
            return ()
        return (NewAmount(answer.component, answer.field, answer.number),)
    listed = tuple(NewAmount(each.component, each.field, each.for_planned or 0.0) for each in answer.together)
    own = (answer.component, answer.field)
    return listed if own in [(each.component, each.field) for each in listed] else ()


def _carries(counts: DesktopCounts, desktops: int) -> bool:
    return (counts.promised or 0) >= desktops and not counts.promise_unkept


def _carries_planned(plan: Plan, catalog: Catalog, desktops: int, parts: Sequence[NewAmount]) -> bool:
    """Whether the plan carries that many desktops when they are planned: their shares are rounded to whole ones."""
    if desktops == planned_desktops(plan):
        return True
    step = step_for(plan, catalog, desktops, parts, is_planned=True)
    return assessed(apply(plan, step.edits), catalog).desktops.carries_plan


def _price(
    plan: Plan, before: Assessment, grown: Plan, catalog: Catalog, parts: Sequence[NewAmount]
) -> tuple[Decimal | None, bool]:
    """What the plan costs more, and whether that is all; None if nothing of what is added has a price."""
    if hosts_of_other_modules(plan, grown):
        return None, False
    after = evaluate(grown, catalog)
    touched = {each for part in parts for each in _brought(grown, part)}
    lacking = {gap.component for cost in (before.cost, after.cost) for gap in cost.gaps}
    is_whole = touched.isdisjoint(lacking) and not _more_unpriced_licences(before.cost, after.cost)
    more = after.cost.total - before.cost.total
    if not before.cost.lines or not (is_whole or more):
        return None, False
    return more, is_whole


def _more_unpriced_licences(before: Cost, after: Cost) -> bool:
    """Whether more licences without a price are needed than before."""
    known = {gap.licence: gap.quantity for gap in before.gaps}
    return any(gap.licence and gap.quantity > known.get(gap.licence, 0) for gap in after.gaps)


def _brought(plan: Plan, part: NewAmount) -> tuple[ComponentId, ...]:
    """The components that there are more of: with a host its drives, and with those of a cluster all of its cards."""
    if part.field == HOSTS_OF_CLUSTER:
        return tuple(
            each for card in cards_of(plan, part.component) for each in (card.id, *plan.children(card.id))
        )
    if part.field == "count":
        return (part.component, *plan.children(part.component))
    return (part.component,)
