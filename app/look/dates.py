"""Dates in words, so that no reader has to guess which number is the month, and the one of today."""

from __future__ import annotations

from datetime import date

from app.look.translation import mark, tr

MONTHS = (
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)


def today() -> date:
    """The date on what is made now."""
    return date.today()  # noqa: DTZ011 - the date on paper is the one on the reader's wall


def date_in_words(day: date) -> str:
    """`21 November 2026`, or `21. November 2026` in German."""
    return tr("{day} {month} {year}", day=str(day.day), month=tr(MONTHS[day.month - 1]), year=str(day.year))


def month_in_words(day: date) -> str:
    """`June 2011`: the date of a price or of a source."""
    return tr("{month} {year}", month=tr(MONTHS[day.month - 1]), year=str(day.year))
