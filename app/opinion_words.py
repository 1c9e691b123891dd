"""Second opinions in words, for the window and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.format import numbers
from app.i18n import tr, translate
from planner_core.messages import MINUS, NO_VALUE

if TYPE_CHECKING:
    from planner_core.studies.opinion import Opinion


def number_in_words(opinion: Opinion, number: float | None) -> str:
    """In the unit of the question; whole desktops and hosts, because nobody plans parts of them."""
    if number is None:
        return NO_VALUE
    return numbers().quantity(number, tr(opinion.unit), 0)


def sentences_of(opinion: Opinion) -> list[str]:
    """The assumption that makes the difference, and how far the convention lies from measured systems."""
    return [translate(each) for each in (opinion.assumption, opinion.check) if each is not None]


def signed_percent(share: float | None) -> str:
    """`+34 %`: how far something is from something else."""
    if share is None:
        return NO_VALUE
    text = numbers().percent(share)
    return text if text.startswith(MINUS) or round(share * 100) == 0 else f"+{text}"
