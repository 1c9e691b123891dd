"""A licence line in words: what it counts, where, how many are ordered, and how it is paid."""

from __future__ import annotations

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.results.words.components import listed
from app.results.words.money import money
from planner_core.engine.basis.cost_records import LicenceCost
from planner_core.engine.basis.licence_records import LicenceCount
from planner_core.plan.components import DesktopPool
from planner_core.plan.licences import LICENCE_TERM_NAMES, LICENCE_UNIT_NAMES, ON_HOSTS, Licence
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan

MOST_PLACES = 3
"""Names of places in one cell."""


def unit_in_words(line: Licence) -> str:
    """`Physical core`."""
    return tr(LICENCE_UNIT_NAMES[line.unit])


def places_in_words(plan: Plan, line: Licence) -> str:
    """The places that a line counts, by name: `Cluster 1, Host 4`; the whole plan if it names none."""
    if line.unit == "once" or not line.scope:
        if line.unit != "graphics_user":
            return tr("whole plan")
        found = any(pool.vgpu_profile for pool in plan.of_type(DesktopPool))
        return tr("pools with a virtual GPU") if found else tr("no pool yet")
    names = [shown_name(plan, each) for each in line.scope if each in plan.components]
    gone = len(line.scope) - len(names)
    if gone:
        names.append(tr("{count} no longer in the plan", count=gone))
    return listed(names, MOST_PLACES)


def counts_in_words(plan: Plan, line: Licence) -> str:
    """`Physical core`, and where if it does not count the whole plan: `Physical core · Cluster 1`."""
    unit = unit_in_words(line)
    if line.unit == "once" or not (line.scope or line.unit == "graphics_user"):
        return unit
    return f"{unit} · {places_in_words(plan, line)}"


def paid_in_words(line: Licence) -> str:
    """`Per year`, and in which years if not in all of them: `Per year, years 2 to 4`."""
    term = tr(LICENCE_TERM_NAMES[line.term])
    if line.term == "year" and line.prepaid_years > 1:
        term = tr("{term}, {years} years in advance", term=term, years=line.prepaid_years)
    if line.to_year and line.to_year >= line.from_year:
        return tr("{term}, years {first} to {last}", term=term, first=line.from_year, last=line.to_year)
    return tr("{term}, from year {first}", term=term, first=line.from_year) if line.from_year > 1 else term


def amount_in_words(cost: LicenceCost, currency: str) -> str:
    """What all of a line costs after its discount, as often as it is paid: `58,800.00 € per year`."""
    amount = money(cost.amount, currency)
    if cost.term == "month":
        return tr("{amount} per month", amount=amount)
    return (
        tr("{amount} per year", amount=amount) if cost.term == "year" else tr("{amount} once", amount=amount)
    )


def count_in_words(line: Licence, count: LicenceCount) -> str:
    """How the number to order comes about: `24 counted, at least 72 for each order: 72 to order`."""
    show = numbers()
    number = show.number(count.counted)
    has_least = line.unit in ON_HOSTS and (line.least_per_processor or line.least_per_host)
    steps = [
        tr("{number} counted with the least numbers of processor and host", number=number)
        if has_least
        else tr("{number} counted", number=number)
    ]
    if line.beyond_included:
        steps.append(tr("{number} come with other lines", number=show.number(count.included)))
    if line.each != 1:
        steps.append(tr("{number} licences for each", number=show.number(line.each)))
    if count.licences and line.least_per_order > count.licences:
        steps.append(tr("at least {number} for each order", number=show.number(line.least_per_order)))
    packs = tr("{number} to order", number=show.number(count.packs))
    if line.pack_size > 1:
        packs = tr_plural(
            "{count} pack of {size}", "{count} packs of {size}", count.packs, size=line.pack_size
        )
    return tr("{steps}: {packs}", steps=", ".join(steps), packs=packs)
