"""How much a number of desktops needs, in words; for the window and the command line."""

from __future__ import annotations

from collections.abc import Sequence

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.results.words.money import money
from app.results.words.promises import fits_in_words, no_range_sentence
from planner_core.engine.answers.purchases import MEASURED
from planner_core.engine.answers.supplies import HOSTS_OF_CLUSTER
from planner_core.messages import NO_VALUE
from planner_core.plan.components import ComponentId
from planner_core.plan.fields import declared_field
from planner_core.plan.names import shown_name
from planner_core.plan.plan import Plan
from planner_core.studies.needed import Needed, limit_named
from planner_core.studies.promise import promises_futures
from planner_core.studies.ways_to_carry import Standing, Way, is_hopeless


def title_of(plan: Plan, component: ComponentId, field: str) -> str:
    """The title of a number in the forms of the component, in English."""
    part = type(plan.components[component])
    declared = declared_field(part, "count" if field == HOSTS_OF_CLUSTER else field)
    return declared.title if declared else "Hosts"


def amount(value: float | None, field: str) -> str:
    """`192 GiB`, `6`."""
    if value is None:
        return NO_VALUE
    unit = MEASURED.get(field)
    return numbers().quantity(value, tr(unit)) if unit else numbers().number(value)


def by_promise(found: Sequence[Needed]) -> str:
    """Whether the numbers are those of 9 of 10 futures, which the offer promises."""
    if all(each.is_for_futures for each in found):
        return tr("The offer promises what 9 of 10 futures carry; these numbers are for them.")
    if any(each.is_for_futures for each in found):
        return tr("Numbers that are not said to be for 9 of 10 futures are as calculated.")
    return tr("These numbers are as calculated, and not for the 9 of 10 futures that the offer promises.")


def standing_in_words(known: Standing) -> str:
    """Whether the desktops fit with what is there."""
    if known.counts.is_sure and known.carries:
        return tr_plural(
            "{count} desktop fits with what is there, in 9 of 10 futures.",
            "{count} desktops fit with what is there, in 9 of 10 futures.",
            known.desktops,
        )
    if known.counts.is_sure:
        return tr_plural(
            "{count} desktop does not fit with what is there, in 9 of 10 futures.",
            "{count} desktops do not fit with what is there, in 9 of 10 futures.",
            known.desktops,
        )
    if known.carries:
        return tr_plural(
            "{count} desktop fits with what is there.",
            "{count} desktops fit with what is there.",
            known.desktops,
        )
    return tr_plural(
        "{count} desktop does not fit with what is there.",
        "{count} desktops do not fit with what is there.",
        known.desktops,
    )


def standing_note(known: Standing) -> str:
    """How many desktops are planned, and how many fit by the promise of the plan."""
    said = tr("The plan now: {fits}.", fits=fits_in_words(known.counts))
    return f"{said} {no_range_sentence()}" if known.counts.promise == "no-range" else said


def no_way_in_words(found: Sequence[Way]) -> str:
    """That none of the ways is one, and the limit that nothing there could be more of lifts."""
    said = tr("None of this is enough.")
    hopeless = [way.obstacle for way in found if way.obstacle and is_hopeless(way.obstacle)]
    return f"{said} {translate(hopeless[0].message)}" if hopeless else said


def way_title(plan: Plan, way: Way) -> str:
    """`2 hosts of RX300 S6 instead of 1`, or `RAM of RX300 S6: not with this alone`."""
    if way.title is not None:
        return translate(way.title)
    answer = way.answer
    title = tr(title_of(plan, answer.component, answer.field))
    what = tr("{resource} of “{component}”", resource=title, component=shown_name(plan, answer.component))
    if way.carries:
        return tr("{what}: what is there is enough", what=what)
    return tr("{what}: not with this alone", what=what)


def way_detail(plan: Plan, way: Way) -> str:
    """What a way does, or what is in its way."""
    if not way.parts:
        return "" if way.carries else translate(way.obstacle.message if way.obstacle else way.answer.message)
    carried = way.carried or 0
    if not way.carries:
        return tr("As calculated this is enough; 9 of 10 futures carry {count} desktops.", count=carried)
    if promises_futures(plan) and way.answer.is_for_futures:
        return f"{tr('Then 9 of 10 futures carry {count} desktops.', count=carried)} {_as_calculated(way)}".strip()
    if not way.is_alone:
        return tr("Then {count} desktops fit.", count=carried)
    limit = translate(limit_named(plan, way.answer.limit))
    return tr("Then {count} desktops fit; the first limit is {limit}.", count=carried, limit=limit)


def _as_calculated(way: Way) -> str:
    """The amount without the futures, if it is another one."""
    answer = way.answer
    if answer.calculated is None or answer.calculated == answer.number:
        return ""
    if answer.calculated == answer.there:
        return tr("As calculated, what is there is enough.")
    return tr("As calculated, {amount} would be enough.", amount=amount(answer.calculated, answer.field))


def price_in_words(plan: Plan, way: Way) -> str:
    """What a way costs, as far as its prices are known."""
    if not way.parts:
        return ""
    if way.price is None:
        return tr("Costs: no price known.")
    if not way.price:
        return tr("Saves nothing at the prices of the plan.") if way.is_less else tr("Costs nothing more.")
    shown = money(abs(way.price), plan.settings.currency)
    if way.price < 0:
        return tr("Saves {amount}.", amount=shown)
    if not way.is_price_whole:
        return tr("Costs from {amount}; not everything has a price.", amount=shown)
    return tr("Costs {amount} more.", amount=shown)
