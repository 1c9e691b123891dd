"""The tables of limits: the ladder of what gives out first, second, third, and what limits each pool alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, unit_word
from app.results.tables.column import Column
from app.results.tables.shown_limits import shown_limits
from app.results.words.results import nearest, resource_name, when
from planner_core.engine.basis.assessment import Assessment, Limit, PoolLimit
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan


class Rung(NamedTuple):
    """A limit with its number from 1, the planned number of desktops (number 0, no limit), or how many more limits
    there are from the next one on (its number, no limit)."""

    number: int
    desktops: int
    name: str
    limit: Limit | None


def ladder(plan: Plan, assessment: Assessment) -> list[Rung]:
    """The limits from below, with the planned number where it belongs: above every limit that it passes."""
    shown = shown_limits(assessment)
    rungs = [
        Rung(number, limit.desktops, name_of(plan, limit.component), limit)
        for number, limit in enumerate(shown.limits, 1)
    ]
    if shown.next is not None:
        words = tr_plural("{count} more", "{count} more from here on", shown.more)
        rungs.append(Rung(len(rungs) + 1, shown.next.desktops, words, None))
    planned = Rung(0, assessment.desktops.planned, tr("Planned"), None)
    below = sum(rung.desktops < planned.desktops for rung in rungs)
    return [*rungs[:below], planned, *rungs[below:]] if rungs else []


def missing_of(assessment: Assessment, limit: Limit) -> str:
    """How much of the resource the planned desktops lack; empty where they fit."""
    if limit.desktops >= assessment.desktops.planned:
        return ""
    rows = assessment.saturation.where((limit.component, limit.resource))
    row = nearest(rows, limit.phase, limit.case)
    if row is None or row.status != "over":
        return ""
    lacking = row.demand / row.target - row.capacity
    if lacking <= 0:
        return ""
    return (
        numbers().mhz(lacking)
        if row.unit == "MHz"
        else numbers().quantity(lacking, unit_word(row.unit, lacking))
    )


def pool_columns(name: Callable[[str], str]) -> list[Column[PoolLimit]]:
    """The columns of what limits each pool while the others stay as planned; `name` is that of a component id."""
    return [
        Column(tr("Pool"), lambda each: name(each.pool)),
        Column(tr("Planned"), lambda each: numbers().number(each.planned), lambda each: each.planned, 0),
        Column(
            tr("At most"),
            _most_of_pool,
            lambda each: each.desktops,
            0,
            bold=lambda _: True,
        ),
        Column(
            tr("Difference"),
            _difference,
            lambda each: None if each.desktops is None else each.desktops - each.planned,
            0,
        ),
        Column(
            tr("Limited by"),
            lambda each: name(each.component) if each.resource else tr("nothing yet"),
        ),
        Column(tr("Resource"), lambda each: resource_name(each.resource) if each.resource else ""),
        Column(tr("Phase and case"), lambda each: when(each.phase, each.case) if each.resource else ""),
    ]


def with_users(desktops: int, users: int | None) -> str:
    """A number of desktops, and of users where they share machines."""
    if users is None:
        return numbers().number(desktops)
    words = {"desktops": numbers().number(desktops), "users": numbers().number(users)}
    return tr("{desktops} ({users} users)", **words)


def _most_of_pool(limit: PoolLimit) -> str:
    if limit.desktops is None:
        return NO_VALUE
    shared = limit.users_per_desktop > 1
    return with_users(limit.desktops, limit.desktops * limit.users_per_desktop if shared else None)


def _difference(limit: PoolLimit) -> str:
    if limit.desktops is None:
        return NO_VALUE
    more = limit.desktops - limit.planned
    return f"+{numbers().number(more)}" if more > 0 else numbers().number(more)


def name_of(plan: Plan, component: str) -> str:
    """The name of a component; its id where it is gone."""
    part = plan.components.get(component)
    return part.name if part else component
