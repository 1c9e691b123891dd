"""What the offer promises of the desktops, in words: as calculated, or what 9 of 10 futures carry."""

from __future__ import annotations

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.results.words.ranges import carried_in_words
from planner_core.engine.basis.assessment import DesktopCounts


def fits_in_words(counts: DesktopCounts) -> str:
    """`75 of 75 fit; maximum 77`, or what 9 of 10 futures carry, and whether a promise cannot be kept; only for plans
    with a known maximum.
    """
    words = {"fits": counts.fits, "planned": counts.planned, "maximum": counts.maximum}
    fits = tr("{fits} of {planned} fit; maximum {maximum}", **words)
    if counts.is_sure:
        fits = fits_for_sure(counts)
    return tr("{fits}, not with failed hosts", fits=fits) if counts.promise_unkept else fits


def fits_for_sure(counts: DesktopCounts) -> str:
    """`68 desktops for 9 of 10 futures; 75 planned, 77 as calculated`."""
    return tr_plural(
        "{count} desktop for 9 of 10 futures; {planned} planned, {maximum} as calculated",
        "{count} desktops for 9 of 10 futures; {planned} planned, {maximum} as calculated",
        counts.promised or 0,
        planned=numbers().number(counts.planned),
        maximum=numbers().number(counts.maximum),
    )


def verdict_for_sure(counts: DesktopCounts) -> str:
    """Whether 9 of 10 futures carry the plan, in one or two sentences that a customer accepts."""
    words = {
        "planned": counts.planned,
        "promised": counts.promised,
        "maximum": counts.maximum,
        "chance": fits_chance(counts),
    }
    if counts.fits == counts.planned:
        return tr(
            "The design carries all {planned} desktops planned in 9 of 10 futures, and up to {promised}; calculated are"
            " {maximum}.",
            **words,
        )
    return tr(
        "The design carries {promised} of the {planned} desktops planned in 9 of 10 futures, and all of them in"
        " {chance}. Calculated are {maximum}.",
        **words,
    )


def fits_chance(counts: DesktopCounts) -> str:
    """`63%` of the futures carry the planned desktops."""
    return carried_in_words(counts.chance or 0.0)


def no_range_sentence() -> str:
    """Why the promise is what is calculated."""
    return tr(
        "What 9 of 10 futures carry cannot be said, because this plan has no range; the offer promises what is"
        " calculated."
    )


def promise_note(counts: DesktopCounts) -> str:
    """One line beside what stays as calculated, such as the limits; empty if that is what the offer promises."""
    if counts.promise == "open":
        return tr("These figures are as calculated. What 9 of 10 futures carry is being computed.")
    if counts.promise == "no-range":
        return no_range_sentence()
    if not counts.is_sure:
        return ""
    return f"{tr('These figures are as calculated.')} {promise_sentence(counts)}"


def promise_sentence(counts: DesktopCounts) -> str:
    """How many desktops 9 of 10 futures carry, as the offer promises; empty if it does not."""
    if counts.promise == "no-range":
        return no_range_sentence()
    if not counts.is_sure:
        return ""
    return tr_plural(
        "The offer promises what 9 of 10 futures carry: {count} desktop.",
        "The offer promises what 9 of 10 futures carry: {count} desktops.",
        counts.promised or 0,
    )
