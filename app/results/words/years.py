"""The years ahead in words: what runs out when, and which way of buying costs less."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from app.look.number_format import numbers
from app.look.translation import tr, translate
from app.results.tables.assumption_rows import number_in_words
from app.results.words.components import listed
from app.results.words.money import money
from app.results.words.price_gaps import all_gaps_in_words, sum_in_words
from app.results.words.results import resource_name, resource_of
from planner_core.engine.basis.assessment import Limit
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings
from planner_core.studies.years import Buying, YearAhead, YearsStudy


def year_name(settings: Settings, year: int) -> str:
    """`2028`, or `Year 2` if the plan names no calendar year."""
    if settings.first_year:
        return str(settings.first_year + year - 1)
    return tr("Year {year}", year=year)


def nothing_in_years() -> str:
    """Why there are no years yet."""
    return tr(
        "Connect every pool to hosts and to datastores for its files; then the years ahead can be planned."
    )


def limit_in_words(plan: Plan, limit: Limit | None) -> str:
    """What limits first, and where, as in a table: `RAM of Host`."""
    return resource_of(plan, limit.resource, limit.component) if limit is not None else ""


def limit_in_sentence(plan: Plan, limit: Limit | None) -> str:
    """What limits first, and where, with the name quoted: `RAM of “Host”`."""
    if limit is None:
        return ""
    name = shown_name(plan, limit.component)
    return tr("{resource} of “{component}”", resource=resource_name(limit.resource), component=name)


def buying_name(buying: Buying) -> str:
    """The name of a way of buying."""
    return tr("Buy each year") if buying.when == "each-year" else tr("Buy everything now")


def sentences(plan: Plan, study: YearsStudy) -> Iterator[str]:
    """How long the plan lasts as drawn, then what each way of buying costs."""
    yield runs_out_in_words(plan, study)
    late = next((each for each in study.each_year.years if not each.carries), None)
    if late is not None:
        yield tr(
            "{year}: nothing that can be added here makes {desktops} desktops fit; the limit is {limit}.",
            year=year_name(plan.settings, late.year),
            desktops=numbers().number(late.desktops),
            limit=limit_in_sentence(late.plan, late.limit),
        )
    if not study.is_priced:
        yield tr("Nothing in the plan has a price yet, so the years show running costs only.")
        return
    yield cheaper_in_words(plan, study)
    yield from gaps(plan, study)


def gaps(plan: Plan, study: YearsStudy) -> Iterator[str]:
    """What the amounts leave out: what is drawn without a price, and what is added without one."""
    for drawn in all_gaps_in_words(plan, study.cost):
        yield f"{drawn}."
    for buying in (study.each_year, study.now):
        years = [year_name(plan.settings, each.year) for each in buying.years if not each.is_price_whole]
        if years:
            yield tr(
                "{buying}: what is added has no price in {years}, so the amounts are too low.",
                buying=buying_name(buying),
                years=listed(years, len(years)),
            )


def runs_out_in_words(plan: Plan, study: YearsStudy) -> str:
    """The first year in which the desktops no longer fit as drawn."""
    last, out = study.as_drawn[-1], study.runs_out
    if out is None:
        return tr(
            "As drawn, the plan carries every year up to {year} with {desktops} desktops.",
            year=year_name(plan.settings, last.year),
            desktops=numbers().number(last.desktops),
        )
    return tr(
        "As drawn, the plan is too small for {year}: {desktops} desktops are planned, {fits} fit, and the limit is"
        " {limit}.",
        year=year_name(plan.settings, out.year),
        desktops=numbers().number(out.desktops),
        fits=numbers().number(out.fits or 0),
        limit=limit_in_sentence(plan, out.limit),
    )


def cheaper_in_words(plan: Plan, study: YearsStudy) -> str:
    """Both ways of buying with their totals, and which one costs less; by present value if there is a discount rate."""
    each_year, now = study.each_year, study.now
    if is_one_way(study):
        return _one_way_in_words(plan, each_year, study)
    totals = {
        "years": len(each_year.years),
        "each_year": amount_in_words(each_year.total, each_year, study),
        "now": amount_in_words(now.total, now, study),
    }
    if not plan.settings.discount_rate_percent:
        return tr(
            "Over {years} years it costs {each_year} to buy each year, and {now} to buy everything now.",
            **totals,
        )
    return tr(
        "Over {years} years it costs {each_year} to buy each year, and {now} to buy everything now. In today's money at"
        " {rate}: {worth_each_year} and {worth_now}.",
        **totals,
        rate=number_in_words(plan.settings.discount_rate_percent, "%"),
        worth_each_year=amount_in_words(each_year.present_value, each_year, study),
        worth_now=amount_in_words(now.present_value, now, study),
    )


def _buys_later(buying: Buying) -> bool:
    """Whether anything is added after what is drawn."""
    return any(year.added or (year.bought and year.year > 1) for year in buying.years)


def _one_way_in_words(plan: Plan, buying: Buying, study: YearsStudy) -> str:
    """What it costs where both ways of buying are the same, because nothing is to be added."""
    years, total = len(buying.years), amount_in_words(buying.total, buying, study)
    if not plan.settings.discount_rate_percent:
        return tr("Nothing has to be added. Over {years} years it costs {total}.", years=years, total=total)
    return tr(
        "Nothing has to be added. Over {years} years it costs {total}, in today's money at {rate} {worth}.",
        years=years,
        total=total,
        rate=number_in_words(plan.settings.discount_rate_percent, "%"),
        worth=amount_in_words(buying.present_value, buying, study),
    )


def is_one_way(study: YearsStudy) -> bool:
    """Whether both ways of buying are the same: what is drawn carries every year, and is not replaced."""
    ways = study.each_year, study.now
    return all(each.carries and not _buys_later(each) for each in ways)


def growth_in_words(study: YearsStudy) -> str:
    """Why the years cost something else than the years of use of the plan as drawn; empty if desktops stay the same."""
    first, last = study.as_drawn[0], study.as_drawn[-1]
    if first.desktops == last.desktops:
        return ""
    return tr(
        "Each year counts its own desktops, {first} at first and {last} at the end; the total cost of ownership counts"
        " {first} in every year.",
        first=numbers().number(first.desktops),
        last=numbers().number(last.desktops),
    )


def amount_in_words(amount: Decimal, buying: Buying, study: YearsStudy) -> str:
    """An amount of all years: `from 134,690.27 EUR` if something has no price."""
    if buying.is_price_whole:
        return sum_in_words(amount, study.cost, "use")
    return tr("from {amount}", amount=money(amount, study.currency))


def added_in_words(year: YearAhead) -> str:
    """What there is more than in the year before."""
    return "; ".join(map(translate, year.added))
