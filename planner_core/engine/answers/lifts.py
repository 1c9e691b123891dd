"""What would lift a limit: how much more of its resource, in its own unit and in purchasable parts."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import msgspec

from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.purchases import (
    CLUSTERS,
    alternatives,
    enumerated,
    places_to_buy,
    supplied,
    together,
)
from planner_core.engine.answers.supplies import Supply, most_of_model, supply_of
from planner_core.engine.answers.whole_plan import desktops_here, enough, enough_here, limits_of
from planner_core.engine.basis.assessment import Lift, Limit, Purchase, horizon
from planner_core.engine.basis.axes import LOADS, PHASES, Place
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.rows import Rows
from planner_core.engine.basis.subjects import subject
from planner_core.engine.hosts.desktops import WINDOWS
from planner_core.engine.layout.layout import Layout
from planner_core.messages import Message, Quantity
from planner_core.plan.components import StorageArray
from planner_core.plan.fields import declared_field
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Settings
from planner_core.units import PERCENT, ROUNDING

MOST_PARTS: Final = 6
"""A longer list is no useful advice for one limit: the message then names the obstacle instead."""
TWICE: Final = 2
"""A first limit is lifted to this multiple of what is planned or fits if the next one lies beyond the horizon."""


def lifts_of(layout: Layout, measures: Measures, limits: Rows[Limit]) -> Rows[Lift]:
    """What would lift each limit; computed on first access."""

    planned = sum(pool.desktops for pool in layout.pools.components)

    def next_after(index: int) -> int | None:
        desktops, first = limits[index].desktops, limits[0].desktops
        higher = (limits[at].desktops for at in range(index + 1, len(limits)))
        found = next((each for each in higher if each > desktops), None)
        far = horizon(planned, first)
        if found is None or found <= far:
            return found
        if desktops == first:
            return TWICE * max(planned, first)
        return far if desktops < far else None

    @cache
    def make(index: int) -> Lift:
        limit = limits[index]
        is_first = limit.desktops == limits[0].desktops
        return lift_of(layout, measures, limit, next_after(index), is_first)

    def keys(index: int) -> tuple[str, str]:
        return limits[index].component, limits[index].resource

    return Rows(len(limits), make, keys)


def lift_of(
    layout: Layout, measures: Measures, limit: Limit, next_desktops: int | None, is_first: bool = False
) -> Lift:
    """What would lift one limit far enough for the planned desktops, and far enough for the next limit to come first.
    Advice for a first limit is checked against the whole plan, advice for later ones against their own resource.
    """
    block = measures.block(limit.resource, limit.component)
    assert block is not None
    need = _Need(layout, block, limit)
    purchases = _purchases(layout, limit, need.planned, next_desktops)
    return Lift(
        limit.component,
        limit.resource,
        block.unit,
        need.capacity,
        need.target,
        need.demand(need.planned) / need.target,
        next_desktops,
        None if next_desktops is None else need.demand(next_desktops) / need.target,
        purchases,
        _message(layout, limit, need, next_desktops, purchases, is_first),
        _longer_window_helps(layout, limit, _wanted(limit, need.planned, next_desktops), is_first),
    )


def purchases_for(layout: Layout, limit: Limit, desktops: int) -> tuple[Purchase, ...]:
    """Single purchases, each of which raises one limit to a number of desktops."""
    return _purchases(layout, limit, desktops, None)


class _Need:
    """Demand and capacity in the phase, load and case of a limit."""

    def __init__(self, layout: Layout, block: Block, limit: Limit) -> None:
        place = Place(
            list(block.components).index(limit.component),
            PHASES.index(limit.phase),
            LOADS.index(limit.load),
            layout.cases.index(limit.case),
        )
        self.planned = sum(pool.desktops for pool in layout.pools.components)
        self.unit = block.unit
        self.capacity = number_at(block.capacity, place)
        self.target = number_at(block.target_percent, place) / PERCENT
        self._fixed = number_at(block.fixed_demand, place)
        self._growing = number_at(block.demand, place) - self._fixed

    def demand(self, desktops: float) -> float:
        """Demand of a number of desktops in the plan's mix; without planned desktops there is no mix to scale."""
        per_desktop = self._growing / self.planned if self.planned else 0.0
        return self._fixed + per_desktop * desktops

    @property
    def usable(self) -> float:
        """Capacity up to its target."""
        return self.capacity * self.target


def _wanted(limit: Limit, planned: int, next_desktops: int | None) -> int | None:
    """The number of desktops to lift a limit to: those planned, else those of the next limit; None beyond the last
    one.
    """
    return planned if limit.desktops < planned else next_desktops


# --- what to buy ---------------------------------------------------------------------------------------------


def _purchases(layout: Layout, limit: Limit, planned: int, next_desktops: int | None) -> tuple[Purchase, ...]:
    if limit.resource == "vms_per_cluster":
        return (_clusters(limit, planned, next_desktops),)
    supplies = places_to_buy(layout, limit.resource, limit.component)
    return tuple(_purchase(layout, limit, supply, planned, next_desktops) for supply in supplies)


def _purchase(
    layout: Layout, limit: Limit, supply: Supply, planned: int, next_desktops: int | None
) -> Purchase:
    for_planned = enough_here(layout, limit, supply, planned)
    for_next = None if next_desktops is None else enough_here(layout, limit, supply, next_desktops)
    needed = for_planned if limit.desktops < planned else for_next
    name = shown_name(layout.plan, supply.component)
    words = supplied(supply, name, needed) if needed is not None else None
    return Purchase(supply.component, supply.field, supply.unit, supply.there, for_planned, for_next, words)


def _clusters(limit: Limit, planned: int, next_desktops: int | None) -> Purchase:
    """A cluster at the limit of a vCenter is relieved by more clusters. Their number follows from the vCenter's maximum
    alone and does not cover the whole plan, so the texts omit it.
    """

    def number(desktops: int | None) -> float | None:
        return None if desktops is None else float(max(1, math.ceil(desktops / limit.exact - ROUNDING)))

    for_planned, for_next = number(planned), number(next_desktops)
    needed = for_planned if limit.desktops < planned else for_next
    words = Message("further clusters, each with a vCenter of its own") if needed is not None else None
    return Purchase(limit.component, CLUSTERS, CLUSTERS, 1.0, for_planned, for_next, words)


# --- more time -----------------------------------------------------------------------------------------------


def _longer_window_helps(layout: Layout, limit: Limit, desktops: int | None, is_first: bool) -> bool:
    """Whether a number of desktops fits with the longest window that can be planned for the limit's phase. Often other
    load, or another phase, exceeds the target by itself; then no window helps.
    """
    if desktops is None or limit.phase not in WINDOWS:
        return False
    plan, window = layout.plan, WINDOWS[limit.phase]
    declared = declared_field(Settings, window)
    assert declared is not None
    longest = msgspec.structs.replace(plan.settings, **{window: declared.most})
    longer = msgspec.structs.replace(plan, settings=longest)
    if is_first:
        return all(each.desktops >= desktops for each in limits_of(layout, longer)[:1])
    return desktops_here(layout, limit, longer) >= desktops


# --- the whole plan ------------------------------------------------------------------------------------------


def _in_whole_plan(
    layout: Layout, purchases: tuple[Purchase, ...], wanted: int
) -> tuple[list[Message], list[Message]]:
    """The purchases that raise the plan to a number of desktops, each with everything it requires, as sentence parts;
    for insufficient ones, what they achieve. Duplicates are listed once.
    """
    enough_then: dict[tuple[tuple[str, str, float], ...], Message] = {}
    less = []
    for each in purchases:
        supply = supply_of(layout.plan, layout.catalog, each.component, each.field)
        if each.message is None or supply is None:
            continue
        parts = enough(layout, supply, wanted, MOST_PARTS)
        if parts:
            words = [
                supplied(part, shown_name(layout.plan, part.component), number) for part, number in parts
            ]
            key = tuple(sorted((part.component, part.field, number) for part, number in parts))
            enough_then.setdefault(key, together(words))
        else:
            less.append(_brings(layout, supply, each))
    return list(enough_then.values()), less


def _brings(layout: Layout, supply: Supply, purchase: Purchase) -> Message:
    """The effect of one purchase on the whole plan."""
    number = purchase.for_planned if purchase.for_planned != purchase.there else purchase.for_next
    assert number is not None
    limit = limits_of(layout, supply.plan_with(layout.plan, supply.steps_for(number)))[0]
    words = {
        "purchase": purchase.message,
        "what": subject(layout.plan, limit.resource, limit.component, limit.case),
        "limit": limit.desktops,
    }
    return Message("with {purchase}, the limit is {limit} desktops ({what})", words)


# --- words ---------------------------------------------------------------------------------------------------


def _message(
    layout: Layout,
    limit: Limit,
    need: _Need,
    next_desktops: int | None,
    purchases: tuple[Purchase, ...],
    is_first: bool,
) -> Message:
    """Demand of the desktops, present capacity, and what to buy; nothing beyond the last limit."""
    beyond = _wanted(limit, need.planned, next_desktops)
    desktops = need.planned if beyond is None else beyond
    demand = need.demand(desktops)
    words = {
        "what": subject(layout.plan, limit.resource, limit.component, limit.case),
        "desktops": desktops,
        "demand": Quantity(demand, need.unit),
        "usable": Quantity(need.usable, need.unit),
    }
    options = [each.message for each in purchases if each.message is not None]
    if beyond is None:
        return Message("{what}: {desktops} desktops take {demand}, {usable} may be used.", words)
    if not options or (is_first and limit.resource == "vms_per_cluster"):
        return _without_number(layout, limit, purchases, words)
    if is_first:
        options, less = _in_whole_plan(layout, purchases, desktops)
        if not options:
            return Message(
                "{what}: {desktops} desktops take {demand}, {usable} may be used. No single item is enough:"
                " {remedies}.",
                {**words, "remedies": enumerated(less)},
            )
    remedy = alternatives(options)
    if not is_first:
        return Message(
            "{what}: {desktops} desktops take {demand}, {usable} may be used. Enough here: {part}.",
            {**words, "part": remedy},
        )
    if demand <= need.usable * (1 + ROUNDING):
        return Message(
            "{what}: {desktops} desktops fit on average, but not as whole desktops on each host or volume. Enough:"
            " {remedy}.",
            {**words, "remedy": remedy},
        )
    return Message(
        "{what}: {desktops} desktops take {demand}, {usable} may be used. Enough: {remedy}.",
        {**words, "remedy": remedy},
    )


def _without_number(
    layout: Layout, limit: Limit, purchases: tuple[Purchase, ...], words: dict[str, object]
) -> Message:
    """The message if no number of anything is enough. For arrays, the model's maximum may be the reason."""
    if limit.resource == "vms_per_cluster":
        return Message(
            "{what}: {desktops} desktops take {demand}, {usable} may be used. One vCenter manages no more: plan"
            " further clusters, each with a vCenter of its own.",
            words,
        )
    plan = layout.plan
    inside = plan.components.get(plan.parents.get(limit.component, ""), plan.components[limit.component])
    bounded = any(
        math.isfinite(most_of_model(plan, layout.catalog, plan.components[each.component], each.field))
        for each in purchases
    )
    if isinstance(inside, StorageArray) and bounded:
        return Message(
            "{what}: {desktops} desktops take {demand}, {usable} may be used. This array takes no more: another model"
            " or a second array is needed.",
            words,
        )
    return Message(
        "{what}: {desktops} desktops take {demand}, {usable} may be used. Nothing that can be added"
        " there is enough.",
        words,
    )
