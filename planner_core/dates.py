"""Dates in words, so that day and month cannot be confused."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

from planner_core.messages import Message

MONTHS = (
    Message("January"),
    Message("February"),
    Message("March"),
    Message("April"),
    Message("May"),
    Message("June"),
    Message("July"),
    Message("August"),
    Message("September"),
    Message("October"),
    Message("November"),
    Message("December"),
)


def day_in_words(day: date) -> Message:
    """`21 November 2026`, or `21. November 2026` in German."""
    words = {"day": str(day.day), "month": MONTHS[day.month - 1], "year": str(day.year)}
    return Message("{day} {month} {year}", words)


def month_in_words(day: date) -> Message:
    """`June 2011`: the date of a price or of a source."""
    return Message("{month} {year}", {"month": MONTHS[day.month - 1], "year": str(day.year)})


def written_date_in_words(text: str) -> Message | str:
    """An ISO day or month in words; a year or any other text unchanged."""
    with suppress(ValueError):
        return day_in_words(date.fromisoformat(text))
    with suppress(ValueError):
        return month_in_words(date.fromisoformat(f"{text}-01"))
    return text
