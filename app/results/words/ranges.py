"""How sure the numbers of a plan are, in sentences that a customer accepts."""

from __future__ import annotations

from typing import Final

from app.look.catalogue_names import record_name
from app.look.number_format import numbers
from app.look.translation import mark, tr, tr_plural
from app.results.words.components import component_name, listed
from app.results.words.price_ranges import price_sentence
from planner_core.engine.basis.cost_records import Cost
from planner_core.plan.fields import declared_field
from planner_core.plan.plan import Plan
from planner_core.studies.range_study import Influence, RangeStudy, told_share

MOST_NAMES = 3
NO_LESS = 0.995
"""Chance from which a plan is carried "in practically every" future: 100 % would promise more than anybody knows."""
NO_MORE = 0.005
TELLING = 0.05
"""Share of the variance from which a measurement is recommended."""

FAMILIES: Final = {
    "TR-4540": mark("Measurements of NetApp TR-4540"),
    "Windows 7, 1 vCPU": mark("Measurements of Windows 7 with 1 vCPU"),
    "Windows 10 of 2018, 2 vCPU": mark("Measurements of Windows 10 of 2018 with 2 vCPUs"),
    "Windows 10 of 2022 and later, 2 vCPU": mark("Measurements of Windows 10 and 11 since 2022 with 2 vCPUs"),
    "Windows Server session host": mark("Measurements of session hosts"),
}
"""Family of workload profiles, which were calibrated together -> its name for readers."""


def range_in_words(found: RangeStudy) -> str:
    """`78 desktops; 66 to 83 in 8 of 10 futures`; where both ends are the maximum, that usual deviations leave it."""
    low, high = (numbers().number(each) for each in (found.desktops.low, found.desktops.high))
    if stays_at_maximum(found):
        return tr_plural(
            "{maximum} desktop, with the usual deviations, too",
            "{maximum} desktops, with the usual deviations, too",
            found.maximum,
            maximum=low,
        )
    if low == high:
        return tr_plural(
            "{maximum} desktop; {number} in 8 of 10 futures",
            "{maximum} desktops; {number} in 8 of 10 futures",
            found.maximum,
            maximum=numbers().number(found.maximum),
            number=low,
        )
    return tr_plural(
        "{maximum} desktop; {low} to {high} in 8 of 10 futures",
        "{maximum} desktops; {low} to {high} in 8 of 10 futures",
        found.maximum,
        maximum=numbers().number(found.maximum),
        low=low,
        high=high,
    )


def stays_at_maximum(found: RangeStudy) -> bool:
    """Whether both ends of the range are the number as calculated, as where whole virtual GPUs limit."""
    return int(found.desktops.low) == int(found.desktops.high) == found.maximum


def one_value_sentence() -> str:
    """Why the ends of a value are other numbers than those of the range."""
    return tr(
        "Desktops with this value at the lower and at the upper end of its own range, all others as planned."
    )


def span_in_words(low: str, high: str) -> str:
    """`66 to 83 in 8 of 10 futures`, of both ends as they are written; `48 in 8 of 10 futures` where they are one."""
    if low == high:
        return tr("{number} in 8 of 10 futures", number=low)
    return tr("{low} to {high} in 8 of 10 futures", low=low, high=high)


def short_range(found: RangeStudy) -> str:
    """`66 to 83 in 8 of 10 futures`."""
    return span_in_words(*(numbers().number(each) for each in (found.desktops.low, found.desktops.high)))


def share_and_range(share: str, low: float, high: float) -> str:
    """`82%, 74 to 91% in 8 of 10 futures`."""
    ends = numbers().percent(low), numbers().percent(high)
    first = ends[0] if ends[0] == ends[1] else numbers().number(low * 100, 0)
    return f"{share}, {span_in_words(first, ends[1])}"


def chance_in_words(chance: float) -> str:
    """`64%`; never 0 or 100 %, which would be a certainty."""
    if chance > NO_LESS:
        return tr("more than {chance}", chance=numbers().percent(0.99))
    if chance < NO_MORE:
        return tr("less than {chance}", chance=numbers().percent(0.01))
    return numbers().percent(chance)


def carried_in_words(chance: float) -> str:
    """`63%` of the futures carry what is planned: rounded down, because 89.9% are not the promised 9 of 10."""
    return chance_in_words(chance if chance > NO_LESS else told_share(chance))


def fits_sentence(found: RangeStudy) -> str:
    """`The 75 planned desktops fit in 63% of the futures.`"""
    return tr_plural(
        "The planned desktop fits in {chance} of the futures.",
        "The {count} planned desktops fit in {chance} of the futures.",
        found.planned,
        chance=carried_in_words(found.fits),
    )


def sure_sentence(found: RangeStudy) -> str:
    """`9 of 10 futures carry 68 desktops or more.`"""
    return tr_plural(
        "9 of 10 futures carry {count} desktop or more.",
        "9 of 10 futures carry {count} desktops or more.",
        found.sure,
    )


def constant_in_words(plan: Plan, influence: Influence) -> str:
    """`Processor per desktop`."""
    info = declared_field(type(plan.components[influence.components[0]]), influence.field)
    assert info is not None
    return tr(info.title)


def owner_in_words(plan: Plan, influence: Influence) -> str:
    """Where the constant is from: a record by name, components, or the default."""
    if influence.owner in plan.components or not influence.owner:
        names = listed((component_name(plan, each) for each in influence.components), MOST_NAMES)
        return names if influence.owner else tr("Default: {names}", names=names)
    return tr(FAMILIES[influence.owner]) if influence.owner in FAMILIES else record_name(influence.owner)


def give_or_take_in_words(influence: Influence) -> str:
    """`± 15%`."""
    return tr("± {percent}", percent=numbers().percent(influence.give_or_take_percent / 100))


def narrowed(influence: Influence) -> float:
    """By which share the range narrows if the constant is measured."""
    return float(1 - (1 - influence.worth) ** 0.5)


def worth_sentence(plan: Plan, found: RangeStudy) -> str:
    """What to measure first; empty if no single measurement narrows the range, or if it is one number already."""
    if found.desktops.low == found.desktops.high:
        return ""
    best = max(found.influences, key=lambda each: each.worth, default=None)
    if best is None or best.worth < TELLING:
        return ""
    words = {"what": constant_in_words(plan, best), "owner": owner_in_words(plan, best)}
    if narrowed(best) > NO_LESS:
        return tr("Worth measuring: {what} ({owner}). It alone makes the range.", **words)
    return tr(
        "Worth measuring first: {what} ({owner}). Known exactly, it narrows the range by {part}.",
        part=numbers().percent(narrowed(best)),
        **words,
    )


def unmeasured_sentence(plan: Plan, found: RangeStudy) -> str:
    """The constants that make the range wide because they were never measured; empty if none does, or if the range is
    one number.
    """
    wide = [each for each in found.influences if not each.is_measured and each.worth >= TELLING]
    if not wide or found.desktops.low == found.desktops.high:
        return ""
    named = [
        tr(
            "{what} ({owner}) {spread}",
            what=constant_in_words(plan, each),
            owner=owner_in_words(plan, each),
            spread=give_or_take_in_words(each),
        )
        for each in sorted(wide, key=lambda each: -each.worth)[:MOST_NAMES]
    ]
    return tr_plural(
        "The range is this wide because one value is still an assumption: {what}.",
        "The range is this wide because some values are still assumptions: {what}.",
        len(named),
        what="; ".join(named),
    )


def sentences(plan: Plan, found: RangeStudy, cost: Cost | None = None) -> list[str]:
    """All of it, the most important first; with what a desktop costs, if that is known."""
    return [
        each
        for each in (
            fits_sentence(found),
            "" if stays_at_maximum(found) else sure_sentence(found),
            price_sentence(cost, found),
            unmeasured_sentence(plan, found),
            worth_sentence(plan, found),
        )
        if each
    ]


def nothing_uncertain() -> str:
    """In place of a range."""
    return tr(
        "There is no range: no pool is connected yet, every value of the plan is certain, or the acceptance test judges"
        " too many users for one."
    )
