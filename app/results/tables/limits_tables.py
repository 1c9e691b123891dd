"""The tables of limits: the ladder of first, second and third limit, and the limits of each pool alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, unit_word
from app.results.tables.column import Column
from app.results.tables.shown_limits import ShownLimits, shown_limits
from app.results.words.results import case_name, nearest, phase_name, resource_name, when
from planner_core.engine.basis.assessment import Assessment, Limit, PoolLimit, horizon
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan


class Rung(NamedTuple):
    """A row of the ladder: a limit with its number from 1; the planned number of desktops (number 0, no limit); or,
    after the shown limits, how many follow (no limit).
    """

    number: int
    desktops: int
    name: str
    limit: Limit | None


def ladder(plan: Plan, assessment: Assessment) -> list[Rung]:
    """The limits in ascending order, with the planned number above the limits below it."""
    shown = shown_limits(assessment)
    rungs = shown_rungs(plan, shown)
    if shown.next is not None:
        words = tr_plural("{count} more beyond", "{count} more beyond", shown.more)
        rungs.append(Rung(len(rungs) + 1, shown.horizon, words, None))
    planned = Rung(0, assessment.desktops.planned, tr("Planned"), None)
    below = sum(rung.desktops < planned.desktops for rung in rungs)
    return [*rungs[:below], planned, *rungs[below:]] if rungs else []


def rung_columns(
    users_of: Callable[[int], int | None], lift: Callable[[Rung], str] = lambda _: ""
) -> dict[str, Column[Rung]]:
    """The columns of the ladder by name.

    `users_of` returns the users of a number of desktops, None if each has one; `lift` says what raises a limit.
    "desktops" are desktops alone, "shared" adds users if they share machines; "limit" is the resource with its
    component.
    """

    def of_limit(title: str, said: Callable[[Limit], str]) -> Column[Rung]:
        return Column(title, lambda rung: said(rung.limit) if rung.limit else "")

    desktops = Column[Rung](
        tr("Desktops"),
        lambda rung: numbers().number(rung.desktops),
        lambda rung: rung.desktops,
        0,
        bold=is_planned,
    )
    return {
        "number": Column(
            tr("No."),
            lambda rung: str(rung.number) if rung.limit else "",
            lambda rung: rung.number or None,
            0,
        ),
        "desktops": desktops,
        "shared": desktops._replace(shown=lambda rung: with_users(rung.desktops, users_of(rung.desktops))),
        "users": Column(
            tr("Users"),
            lambda rung: numbers().number(users_of(rung.desktops)),
            lambda rung: users_of(rung.desktops),
            0,
            bold=is_planned,
        ),
        "component": Column(tr("Component"), lambda rung: rung.name, bold=is_planned),
        "resource": of_limit(tr("Resource"), lambda limit: resource_name(limit.resource)),
        "limit": Column(tr("Limit"), _limit_in_words),
        "phase": of_limit(tr("Phase"), lambda limit: phase_name(limit.phase)),
        "case": of_limit(tr("Case"), lambda limit: case_name(limit.case)),
        "when": of_limit(tr("Phase and case"), lambda limit: when(limit.phase, limit.case)),
        "lift": Column(tr("What would lift it"), lift),
    }


def shown_rungs(plan: Plan, shown: ShownLimits) -> list[Rung]:
    """The shown limits as rungs, without the planned number."""
    return [
        Rung(number, limit.desktops, name_of(plan, limit.component), limit)
        for number, limit in enumerate(shown.limits, 1)
    ]


def _limit_in_words(rung: Rung) -> str:
    if rung.limit is None:
        return ""
    words = {"resource": resource_name(rung.limit.resource), "component": rung.name}
    return tr("{resource} of {component}", **words)


def is_planned(rung: Rung) -> bool:
    """Whether it is the planned number and not a limit."""
    return rung.number == 0


def missing_of(assessment: Assessment, limit: Limit) -> str:
    """Capacity that the planned desktops lack; empty if they fit."""
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
    """The columns of each pool's limit while the other pools stay as planned; `name` returns the name of a component
    id.
    """
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


class PoolRung(NamedTuple):
    """One of the first limits of a pool while the other pools stay as planned; no limit for a pool without any."""

    pool: PoolLimit
    number: int
    """From 1."""
    limit: Limit | None


def pool_rungs(limits: Sequence[PoolLimit], most: int) -> list[PoolRung]:
    """At most `most` limits of each pool, none beyond its horizon."""
    return [
        PoolRung(each, number, limit)
        for each in limits
        for number, limit in enumerate(_near(each)[:most] or [None], 1)
    ]


def _near(pool: PoolLimit) -> list[Limit]:
    if not pool.ladder:
        return []
    far = horizon(pool.planned, pool.ladder[0].desktops)
    return [limit for limit in pool.ladder if limit.desktops <= far]


def pool_rung_columns(name: Callable[[str], str]) -> dict[str, Column[PoolRung]]:
    """Their columns; what is the same for all limits of a pool is shown with the first."""

    def first(title: str, of: Callable[[PoolLimit], int]) -> Column[PoolRung]:
        return Column(
            title,
            lambda row: numbers().number(of(row.pool)) if row.number == 1 else "",
            lambda row: of(row.pool),
            0,
        )

    def of_limit(title: str, said: Callable[[Limit], str]) -> Column[PoolRung]:
        return Column(title, lambda row: said(row.limit) if row.limit else "")

    def count(title: str, of: Callable[[PoolRung], int | None]) -> Column[PoolRung]:
        return Column(title, lambda row: numbers().number(of(row)), of, 0)

    return {
        "pool": Column(tr("Pool"), lambda row: name(row.pool.pool) if row.number == 1 else ""),
        "planned": first(tr("Planned"), lambda pool: pool.planned),
        "fit": first(tr("Fit"), lambda pool: pool.fitting),
        "maximum": count(tr("Maximum"), lambda row: row.limit.desktops if row.limit else None),
        "users": count(
            tr("Users at most"),
            lambda row: row.limit.desktops * row.pool.users_per_desktop if row.limit else None,
        ),
        "resource": of_limit(tr("Resource"), lambda limit: resource_name(limit.resource)),
        "component": of_limit(tr("Component"), lambda limit: name(limit.component)),
        "when": of_limit(tr("Phase and case"), lambda limit: when(limit.phase, limit.case)),
    }


def with_users(desktops: int, users: int | None) -> str:
    """A number of desktops, with users if they share machines."""
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
    """The name of a component; its id if it no longer exists."""
    part = plan.components.get(component)
    return part.name if part else component
