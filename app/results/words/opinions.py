"""Second opinions in words, for the window and the command line."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from app.look.number_format import numbers, rounded
from app.look.translation import tr, translate, unit_word
from planner_core.messages import MINUS, NO_VALUE

if TYPE_CHECKING:
    from planner_core.studies.opinion import Opinion


def number_in_words(opinion: Opinion, number: float | None) -> str:
    """In the unit of the question; desktops and hosts are rounded to whole numbers."""
    if number is None:
        return NO_VALUE
    whole = rounded(number, 0) if isfinite(number) else number
    return numbers().quantity(whole, unit_word(opinion.unit, whole), 0)


def basis_in_words(opinion: Opinion) -> str:
    """What the engine's own number counts; empty without one."""
    return tr("Ours: {basis}", basis=translate(opinion.basis)) if opinion.basis is not None else ""


def basis_and_limits(opinion: Opinion) -> list[str]:
    """The same, and why it differs from the limits of the plan."""
    from planner_core.studies.opinion_basis import is_less_than_a_limit

    if opinion.basis is None:
        return []
    said = basis_in_words(opinion)
    if not is_less_than_a_limit(opinion.question):
        return [said]
    others = tr(
        "The limits of the plan count its other phases, the failures planned for and whole desktops on each host, too."
    )
    return [said, others]


def sentences_of(opinion: Opinion) -> list[str]:
    """The assumption that makes the difference, and the deviation of the convention from measured systems."""
    return [translate(each) for each in (opinion.assumption, opinion.check) if each is not None]


def signed_percent(share: float | None, decimals: int = 0) -> str:
    """`+34 %`: a relative difference."""
    if share is None:
        return NO_VALUE
    text = numbers().percent(share, decimals)
    return text if text.startswith(MINUS) or round(share * 100, decimals) == 0 else f"+{text}"
