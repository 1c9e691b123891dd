"""Which variant the proposal recommends and why: the user's choice, or the one that the figures speak for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Final

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.proposal.subject import ChosenVariant
from app.results.words.components import LONGEST_IN_SENTENCE, shortened
from app.results.words.failures import in_a_row, through_failures
from app.results.words.money import money
from app.results.words.price_gaps import at_least
from app.results.words.years import year_name
from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.basis.cost_records import AmountOf
from planner_core.studies.comparison import Compared
from planner_core.studies.comparison_measures import LeftOut, Sharing, leaves_out_no_more, left_out
from planner_core.studies.years import looks_ahead, too_small_from

ENDS: Final = (".", "!", "?", "…")
MOST_NAMED: Final = 3
"""Other variants named in a sentence."""


def cheapest(plans: Sequence[Compared]) -> Compared | None:
    """The variant with the lowest cost per desktop among those that carry all planned desktops.

    None if there are fewer than two, if one of them has no price per desktop or another currency, or if the result
    depends on missing prices.
    """
    able = [each for each in plans if carries_all(each)]
    priced = [(each, price) for each, price in zip(able, map(_price, able), strict=True) if price is not None]
    if len(priced) < len(able):
        return None
    currencies = {each.plan.settings.currency for each, _ in priced}
    if len(priced) < 2 or len(currencies) > 1:
        return None
    best = min(priced, key=lambda pair: pair[1])[0]
    return best if _leaves_out_no_more(best, able) else None


def carries_all(each: Compared) -> bool:
    return each.assessment is not None and each.assessment.desktops.carries_plan


def _price(each: Compared) -> Decimal | None:
    """The price per planned desktop, if all fit and it may be shown."""
    if each.assessment is None or not carries_all(each) or not each.assessment.cost.is_headline:
        return None
    return each.assessment.cost.per_desktop_planned


def _left_out(each: Compared, of: AmountOf = "purchase") -> tuple[LeftOut, ...]:
    found = each.assessment
    return (
        left_out(each.plan, found.cost, Sharing(found.desktops.planned, of=of)) if found is not None else ()
    )


def _leaves_out_no_more(best: Compared, able: Sequence[Compared], of: AmountOf = "purchase") -> bool:
    """Whether its amount is as complete as that of each other one, so that it can be said to cost least."""
    missing = _left_out(best, of)
    return all(leaves_out_no_more(missing, _left_out(each, of)) for each in able if each is not best)


def recommended(plans: Sequence[Compared], choice: ChosenVariant | None = None) -> Compared | None:
    """The variant of the user's choice. Without one, the only variant that carries all desktops planned, or of several
    the one that costs least; else None, as while one of them is not assessed yet.
    """
    if any(each.assessment is None for each in plans):
        return None
    if choice is not None:
        return choice.variant
    able = [each for each in plans if carries_all(each)]
    return able[0] if len(able) == 1 < len(plans) else cheapest(plans)


def recommendation(
    plans: Sequence[Compared], catalog: Catalog, choice: ChosenVariant | None = None
) -> tuple[str, ...]:
    """Which variant is recommended: the user's reason, the figures that speak for it or against it, and from which year
    on it is too small. Sentences; none if no variant stands out.
    """
    best = recommended(plans, choice)
    if best is None or best.assessment is None:
        return ()
    able = [each for each in plans if carries_all(each)]
    name = shortened(best.name, LONGEST_IN_SENTENCE)
    reasons = in_a_row([*_carries(best, able), *_endures(best.assessment), *_costs(best, able)])
    if choice is None or not choice.because:
        said = [tr("We recommend “{name}”: {reasons}.", name=name, reasons=reasons)]
    else:
        because = choice.because if choice.because.endswith(ENDS) else f"{choice.because}."
        said = [
            tr("We recommend “{name}”: {because}", name=name, because=because),
            f"{reasons[:1].upper()}{reasons[1:]}.",
        ]
    against = [] if choice is None else [*_against(best, able)]
    return (*said, *against, *_in_all(best, able), *_in_later_years(best, able, catalog))


def _carries(best: Compared, able: Sequence[Compared]) -> Iterator[str]:
    """How many desktops it carries, as the first reason for it; or that it carries too few."""
    if best.assessment is None:
        return
    counts = best.assessment.desktops
    if counts.maximum is None:
        yield tr("how many desktops it carries cannot be said yet")
    elif not carries_all(best):
        words = {"fits": counts.fits, "planned": counts.planned}
        yield (
            tr("it carries only {fits} of the {planned} desktops planned in 9 of 10 futures", **words)
            if counts.is_sure and counts.fits < counts.planned
            else tr("it carries only {fits} of the {planned} desktops planned", **words)
            if counts.fits < counts.planned
            else tr("it does not keep the promised reserve of hosts")
        )
    elif len(able) > 1:
        yield tr_plural(
            "it carries the desktop planned", "it carries all {count} desktops planned", counts.planned
        )
    else:
        yield tr("it alone carries all desktops planned")


def _costs(best: Compared, able: Sequence[Compared]) -> Iterator[str]:
    """What a desktop costs, beside the other variants that carry all of them."""
    price, is_least = _price(best), False
    if price is not None and best.assessment is not None:
        amount = at_least(money(price, best.plan.settings.currency), best.assessment.cost)
        others = [other for each in able if each is not best and (other := _price(each)) is not None]
        if others and price <= min(others) and _leaves_out_no_more(best, able):
            less, is_least = money(min(others) - price, best.plan.settings.currency), True
            yield (
                tr(
                    "costs least per desktop at purchase, {amount}, {less} less than the next",
                    amount=amount,
                    less=less,
                )
                if min(others) > price
                else tr("costs {amount} per desktop at purchase, and none costs less", amount=amount)
            )
        else:
            yield tr("costs {amount} per desktop at purchase", amount=amount)
    if carries_all(best):
        yield from _over_its_life(best, able, is_too=is_least)


def _against(best: Compared, able: Sequence[Compared]) -> Iterator[str]:
    """What speaks for another variant that carries all desktops planned: the recommended one carries less, or it costs
    more at purchase or over its life.
    """
    others = [each for each in able if each is not best]
    if not carries_all(best):
        if others:
            names = [
                tr("“{name}”", name=shortened(each.name, LONGEST_IN_SENTENCE)) for each in others[:MOST_NAMED]
            ]
            yield tr_plural(
                "{names} carries all desktops planned.",
                "{names} carry all desktops planned.",
                len(names),
                names=in_a_row(names),
            )
        return
    if words := _cheaper(best, others, _price):
        yield tr(
            "“{name}” carries all desktops planned, too, and costs {less} less per desktop at purchase.",
            **words,
        )
    if words := _cheaper(best, others, _life):
        yield tr("Over its life “{name}” costs {less} less per desktop.", **words)


def _cheaper(
    best: Compared, others: Sequence[Compared], price_of: Callable[[Compared], Decimal | None]
) -> dict[str, str]:
    """The cheapest of the others, and how much less it costs at least; empty if it does not, or if it leaves out prices
    that the recommended one includes.
    """
    mine = price_of(best)
    priced = [(price, each) for each in others if (price := price_of(each)) is not None]
    if mine is None or not priced:
        return {}
    lowest, cheaper = min(priced, key=lambda pair: pair[0])
    if lowest >= mine or not leaves_out_no_more(_left_out(cheaper), _left_out(best)):
        return {}
    name = shortened(cheaper.name, LONGEST_IN_SENTENCE)
    return {"name": name, "less": money(mine - lowest, best.plan.settings.currency)}


def _in_all(best: Compared, able: Sequence[Compared]) -> Iterator[str]:
    """The totals where they point the other way than the amounts per desktop: variants may plan different numbers of
    desktops.
    """
    if words := _other_way(best, able, _price, _purchase, "purchase"):
        yield (
            tr(
                "In all the purchase costs {total}, {less} less than “{name}”, which plans {count} desktops.",
                **words,
            )
            if "less" in words
            else tr(
                "In all the purchase costs {total}, {more} more than “{name}”, which plans {count} desktops.",
                **words,
            )
        )
    if words := _other_way(best, able, _life, _life_in_all, "use"):
        words["years"] = numbers().number(best.plan.settings.depreciation_years)
        yield (
            tr("Over {years} years it costs {total} in all, {less} less than “{name}”.", **words)
            if "less" in words
            else tr("Over {years} years it costs {total} in all, {more} more than “{name}”.", **words)
        )


def _other_way(
    best: Compared,
    able: Sequence[Compared],
    share_of: Callable[[Compared], Decimal | None],
    total_of: Callable[[Compared], Decimal | None],
    of: AmountOf,
) -> dict[str, str]:
    """The total, and how much more it is than that of another variant although a desktop costs no less there, or how
    much less although a desktop is cheaper there; empty if both point the same way.
    """
    mine, total = share_of(best), total_of(best)
    others = [
        (share, in_all, each)
        for each in able
        if each is not best and each.plan.settings.currency == best.plan.settings.currency
        if (share := share_of(each)) is not None and (in_all := total_of(each)) is not None
    ]
    if best.assessment is None or mine is None or total is None or not others:
        return {}
    is_least = mine <= min(share for share, _, _ in others)
    _, in_all, other = min(others, key=lambda each: each[1] if is_least else each[0])
    dear, cheap = (best, other) if is_least else (other, best)
    is_other_way = in_all < total if is_least else total < in_all
    if not is_other_way or not leaves_out_no_more(_left_out(cheap, of), _left_out(dear, of)):
        return {}
    currency = best.plan.settings.currency
    return {
        "name": shortened(other.name, LONGEST_IN_SENTENCE),
        "count": numbers().number(other.assessment.desktops.planned if other.assessment is not None else 0),
        "total": at_least(money(total, currency), best.assessment.cost, of),
        "more" if is_least else "less": money(abs(total - in_all), currency),
    }


def _purchase(each: Compared) -> Decimal | None:
    return each.assessment.cost.total if each.assessment is not None else None


def _life_in_all(each: Compared) -> Decimal | None:
    return each.assessment.cost.running.total_cost_of_ownership if each.assessment is not None else None


def _life(each: Compared) -> Decimal | None:
    """The cost per planned desktop over its life, if all fit and it may be shown."""
    if each.assessment is None or _price(each) is None:
        return None
    return each.assessment.cost.running.total_cost_of_ownership_per_desktop


def _in_later_years(best: Compared, able: Sequence[Compared], catalog: Catalog) -> Iterator[str]:
    """The first year for which it is too small as drawn, and another variant that carries every year."""
    short = too_small_from(best.plan, catalog)
    if short is None:
        return
    settings = best.plan.settings
    yield tr(
        "As drawn it is too small for {year}: {desktops} desktops are planned, {fits} fit.",
        year=year_name(settings, short.year),
        desktops=numbers().number(short.desktops),
        fits=numbers().number(short.fits or 0),
    )
    others = [each for each in able if each is not best and looks_ahead(each.plan)]
    lasting = next((each for each in others if too_small_from(each.plan, catalog) is None), None)
    if lasting is not None:
        yield tr(
            "“{name}” carries every year up to {year}.",
            name=shortened(lasting.name, LONGEST_IN_SENTENCE),
            year=year_name(lasting.plan.settings, lasting.plan.settings.planned_years),
        )


def _endures(assessment: Assessment) -> Iterator[str]:
    """What it survives of the failures computed."""
    lost = {each.case for each in assessment.failures}
    survived = [each for each in assessment.cases if each != NORMAL and each not in lost]
    if survived:
        yield tr("goes on working {cases}", cases=through_failures(survived))


def _over_its_life(best: Compared, able: Sequence[Compared], *, is_too: bool) -> Iterator[str]:
    """Whether a desktop costs least over its life, if that is known of all; too, if it costs least at purchase."""
    totals = {
        each.name: each.assessment.cost.running.total_cost_of_ownership_per_desktop
        for each in able
        if each.assessment is not None and each.assessment.cost.is_headline
    }
    mine = totals.get(best.name)
    if mine is None or best.assessment is None or len(totals) < len(able):
        return
    words = {
        "amount": at_least(money(mine, best.plan.settings.currency), best.assessment.cost, "use"),
        "years": numbers().number(best.plan.settings.depreciation_years),
    }
    others = [each for name, each in totals.items() if name != best.name and each is not None]
    if others and mine <= min(others) and _leaves_out_no_more(best, able, "use"):
        yield (
            tr("costs least per desktop over {years} years, too, {amount}", **words)
            if is_too
            else tr("costs least per desktop over {years} years, {amount}", **words)
        )
    else:
        yield tr("costs {amount} per desktop over {years} years", **words)
