"""The best designs in words: what each comes first in, how it differs from the drawing, and why nothing is cheaper."""

from __future__ import annotations

from collections.abc import Iterator

from app.look.number_format import numbers
from app.look.translation import mark, tr, tr_plural, translate
from app.results.words.comparison import difference_sentence
from app.results.words.money import money
from app.results.words.years import limit_in_sentence
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.studies.design.best_design import BestDesign, BestDesigns, Merit
from planner_core.studies.design.space import WHATS

SEPARATOR = " · "
"""Between what a design comes first in."""
MERITS: dict[Merit, str] = {
    "hosts": mark("Fewest hosts"),
    "headroom": mark("Most headroom"),
    "cores": mark("Fewest cores"),
    "power": mark("Least power"),
}


def merits_in_words(found: BestDesigns, design: BestDesign) -> str:
    """What a design comes first in: `Cheapest to buy · Fewest hosts`."""
    return SEPARATOR.join(
        cheapest_in_words(found) if each == "cheapest" else tr(MERITS[each]) for each in design.merits
    )


def cheapest_in_words(found: BestDesigns) -> str:
    """In what a design is the cheapest."""
    if found.by == "life":
        return tr_plural("Cheapest over {count} year", "Cheapest over {count} years", found.years)
    return tr("Cheapest to buy")


def why_in_words(found: BestDesigns) -> str:
    """The heading of the cheaper designs."""
    if found.by == "life":
        return tr_plural(
            "Why nothing is cheaper over {count} year",
            "Why nothing is cheaper over {count} years",
            found.years,
        )
    return tr("Why nothing is cheaper to buy")


def costs_in_words(found: BestDesigns, design: BestDesign) -> str:
    """`Purchase: 24,050.00 €, 12,000.00 € of it for what is not drawn · Over 5 years: 30,410.00 €`, the one that counts
    first; nothing without prices.
    """
    if not found.is_priced:
        return ""
    price, added = money(design.price, found.currency), money(design.added, found.currency)
    purchase = (
        tr("Purchase: {price}, {added} of it for what is not drawn", price=price, added=added)
        if design.added
        else tr("Purchase: {price}, nothing beyond what is drawn", price=price)
    )
    life = tr_plural(
        "Over {count} year: {amount}",
        "Over {count} years: {amount}",
        found.years,
        amount=money(design.life, found.currency),
    )
    return SEPARATOR.join((life, purchase) if found.by == "life" else (purchase, life))


def changes_in_words(plan: Plan, design: BestDesign) -> list[str]:
    """How a design differs from the drawing, one change a line; a line that says so if it does not."""
    found = [
        tr(
            "{component}: {change}",
            component=shown_name(plan, each.component),
            change=difference_sentence(each, plan, design.plan),
        )
        for each in design.differences
    ]
    return found or [tr("As drawn")]


def sentences(found: BestDesigns) -> Iterator[str]:
    """The answer in a few sentences."""
    if found.most is not None:
        yield none_in_words(found, found.most)
    elif not found.is_priced:
        yield tr("Nothing that may be chosen has a price, so no design is the cheapest one.")
    yield tr(
        "Designs to choose from: {designs}; calculated in full: {evaluated}. The same limits rule out all others that"
        " would come first.",
        designs=numbers().number(found.designs),
        evaluated=numbers().number(found.evaluated),
    )


def remarks(plan: Plan, found: BestDesigns) -> Iterator[str]:
    """What the cost over the years is, and what may not be chosen because something is unknown."""
    if found.is_priced and found.by == "life":
        yield tr_plural(
            "Cheapest is what costs least over {count} year of use: purchase less residual value, interest,"
            " maintenance, electricity, rack space and licences.",
            "Cheapest is what costs least over {count} years of use: purchase less residual value, interest,"
            " maintenance, electricity, rack space and licences.",
            found.years,
        )
    for lacks, sentence in (
        ("price", mark("Left out without a price: {options}")),
        ("fit", mark("Left out as it is not known what fits: {options}")),
    ):
        options = [
            tr(
                "{what} of “{component}” ({count})",
                what=translate(WHATS[each.what]),
                component=shown_name(plan, each.component),
                count=numbers().number(each.options),
            )
            for each in found.space.left_out
            if each.lacks == lacks
        ]
        if options:
            yield tr(sentence, options=", ".join(options))


def none_in_words(found: BestDesigns, most: BestDesign) -> str:
    """That no design carries the desktops, and what no option lifts."""
    if most.desktops >= found.desktops:
        return tr(
            "No design carries {desktops} desktops without errors.", desktops=numbers().number(found.desktops)
        )
    return tr(
        "No design carries {desktops} desktops. The most that any carries are {most}: no option lifts {limit} beyond"
        " that.",
        desktops=numbers().number(found.desktops),
        most=numbers().number(most.desktops),
        limit=limit_in_sentence(most.plan, most.limit),
    )


def cheaper_in_words(plan: Plan, found: BestDesigns, design: BestDesign) -> str:
    """Why a cheaper design is none: `152,400.00 €: carries 940 desktops (RAM of “Host”). Hosts: 5 instead of 6`."""
    words = {
        "price": money(found.cost_of(design), found.currency),
        "desktops": numbers().number(design.desktops),
        "changes": "; ".join(changes_in_words(plan, design)),
    }
    if design.errors:
        return tr("{price}: would bring an error. {changes}", **words)
    limit = limit_in_sentence(design.plan, design.limit)
    return tr("{price}: carries {desktops} desktops ({limit}). {changes}", limit=limit, **words)
