"""Dates in words, so that no reader has to guess which number is the month, and the one of today."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from app.look.translation import shown, translate
from planner_core import dates

DOTTED: Final = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})")
"""A day as it is written in German."""


def today() -> date:
    """The date on what is made now."""
    return date.today()  # noqa: DTZ011 - the date on paper is the one on the reader's wall


def date_in_words(day: date) -> str:
    """`21 November 2026`, or `21. November 2026` in German."""
    return translate(dates.day_in_words(day))


def typed_day(text: str) -> str:
    """What somebody typed for a day as the plan holds it: 31.12.2026 is 2026-12-31; anything else stays as it is."""
    found = DOTTED.fullmatch(text.strip())
    if found is None:
        return text.strip()
    day, month, year = found.groups()
    return f"{year}-{int(month):02}-{int(day):02}"


def month_in_words(day: date) -> str:
    """`June 2011`: the date of a price or of a source."""
    return translate(dates.month_in_words(day))


def written_date_in_words(text: str) -> str:
    """A day, month or year of a price record; anything else as it was written."""
    return shown(dates.written_date_in_words(text))
