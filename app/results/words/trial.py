"""What a step that is tried would change, in words: desktops and money, now and then."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr
from app.look.widgets.status_painting import THEN
from app.results.words.money import money
from app.results.words.price_gaps import at_least
from planner_core.engine.basis.assessment import Cost, DesktopCounts, Status
from planner_core.messages import MINUS
from planner_core.plan.links import RUNS_ON

Emphasise = Callable[[str], str]
"""Marks a figure of a sentence."""
AS_NOW = "\N{PLUS-MINUS SIGN}0"


class TrialWords(NamedTuple):
    """One figure, now and then."""

    shown: str
    """Its figures as `emphasise` writes them."""
    short: str
    spoken: str
    """For a screen reader: words for arrows and signs."""
    status: Status
    """Of the plan with the step."""


def desktops_in_words(now: DesktopCounts, then: DesktopCounts, emphasise: Emphasise = str) -> TrialWords:
    """What the drawing carries, and how many desktops are planned: `carries 75 → 81 (+6), 70 planned`; or what is
    missing before that can be said.
    """
    planned = numbers().number(then.planned)
    if then.planned != now.planned:
        planned = f"{numbers().number(now.planned)} {THEN} {planned}"
    if then.maximum is None:
        return _without_a_number(now, then, emphasise(planned))
    difference = None if now.maximum is None else then.maximum - now.maximum
    apart = _signed(difference, numbers().number(abs(difference))) if difference else ""
    change = _carried(then) if now.maximum is None else _change(_carried(now), _carried(then), apart)
    carried = emphasise(change)
    shown = tr("carries {carried}, {planned} planned", carried=carried, planned=emphasise(planned))
    spoken = _spoken_desktops(now, then)
    if then.promise != "calculated":  # what 9 of 10 futures carry takes longer than a frame
        shown = tr("as calculated: {desktops}", desktops=shown)
        spoken = tr("as calculated: {desktops}", desktops=spoken)
    carries = then.planned <= then.maximum and not then.promise_unkept
    return TrialWords(shown, carried, spoken, "ok" if carries else "over")


def _without_a_number(now: DesktopCounts, then: DesktopCounts, planned: str) -> TrialWords:
    """What is missing before any desktop can be counted; in the plain type of words, which are no figures."""
    missing = _carried(then)
    shown = missing
    if now.planned or then.planned:
        shown = tr("{missing}, {planned} planned", missing=missing, planned=planned)
    return TrialWords(shown, missing, _spoken_desktops(now, then), "unknown")


def cost_in_words(
    now: Cost, then: Cost, emphasise: Emphasise = str, lacks: tuple[str, str] = ("", "")
) -> TrialWords | None:
    """A desktop as planned, or everything while there are none: `180.73 € → 178.20 € (−2.53 €) per desktop`. None if
    neither has a price.

    `lacks` says why there is none now and then, and stands in place of a price: `180.73 € per desktop → no price for
    Disk group`.
    """
    if not now.is_headline and not then.is_headline:
        return None
    if not (now.is_headline and then.is_headline):
        return _price_that_comes_or_goes(now, then, emphasise, lacks)
    is_shared = now.per_desktop_planned is not None and then.per_desktop_planned is not None
    before, after = (_amount(cost, is_shared=is_shared) for cost in (now, then))
    was, becomes = (
        at_least(money(amount, cost.currency), cost) for amount, cost in ((before, now), (after, then))
    )
    difference = after - before
    apart = _signed(difference, money(abs(difference), then.currency)) if difference else ""
    change = emphasise(_change(was, becomes, apart))
    shown = tr("{amount} per desktop", amount=change) if is_shared else tr("{amount} in all", amount=change)
    if was == becomes:
        spoken = tr("the price stays: {amount}", amount=was)
    else:
        spoken = tr("price: {then} instead of {now}", now=was, then=becomes)
    return TrialWords(shown, change, spoken, "near" if then.gaps_of("purchase") else "ok")


def _price_that_comes_or_goes(
    now: Cost, then: Cost, emphasise: Emphasise, lacks: tuple[str, str]
) -> TrialWords:
    """A price that only one of the two plans has; of the other, what has none, and what the rest of it costs."""
    shared = (then if then.is_headline else now).per_desktop_planned is not None

    def said(cost: Cost, missing: str, stressed: Emphasise) -> str:
        if not cost.is_headline:
            return missing or tr("no price")
        amount = stressed(at_least(money(_amount(cost, is_shared=shared), cost.currency), cost))
        return tr("{amount} per desktop", amount=amount) if shared else tr("{amount} in all", amount=amount)

    was, becomes = said(now, lacks[0], emphasise), said(then, lacks[1], emphasise)
    plainly = {"now": said(now, lacks[0], str), "then": said(then, lacks[1], str)}
    short = shown = f"{was} {THEN} {becomes}"
    if then.is_headline:
        return TrialWords(
            shown,
            short,
            tr("price: {then}, none so far", **plainly),
            "near" if then.gaps_of("purchase") else "ok",
        )
    if then.lines:
        rest = at_least(money(then.total, then.currency), then)
        shown = tr("{change}; {amount} in all", change=shown, amount=rest)
    return TrialWords(shown, short, tr("{then}, so far {now}", **plainly), "near")


def _amount(cost: Cost, *, is_shared: bool) -> Decimal:
    """What the strip says of a price."""
    return cost.per_desktop_planned if is_shared and cost.per_desktop_planned is not None else cost.total


def _spoken_desktops(now: DesktopCounts, then: DesktopCounts) -> str:
    words = {"now": _carried(now), "then": _carried(then), "planned": numbers().number(then.planned)}
    if then.maximum is None:
        return tr("{missing}, with {planned} planned", missing=_carried(then), planned=words["planned"])
    if now.maximum is None:
        return tr("it would carry {then} desktops, with {planned} planned", **words)
    if now.maximum == then.maximum:
        return tr("it would carry {then} desktops as now, with {planned} planned", **words)
    return tr("it would carry {then} desktops instead of {now}, with {planned} planned", **words)


def _carried(counts: DesktopCounts) -> str:
    """How many desktops a plan carries, or what it lacks to carry any."""
    if counts.maximum is not None:
        return numbers().number(counts.maximum)
    if counts.loose_end is None:
        return tr("nothing connected yet")
    return tr("no host yet") if counts.loose_end.role == RUNS_ON else tr("no place yet for files")


def _signed(difference: Decimal | int, amount: str) -> str:
    return f"{'+' if difference > 0 else MINUS}{amount}"


def _change(now: str, then: str, difference: str) -> str:
    """`75 → 81 (+6)`, or `75 (±0)`."""
    if now == then:
        return f"{then} ({AS_NOW})"
    return f"{now} {THEN} {then} ({difference})" if difference else f"{now} {THEN} {then}"
