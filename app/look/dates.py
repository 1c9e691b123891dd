"""Dates in words, so that readers need not guess which number is the month; and today's date."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from app.look.translation import shown, tr, translate
from planner_core import dates

DOTTED: Final = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})")
"""A date in the German format."""


def today() -> date:
    """The date of new documents."""
    return date.today()  # noqa: DTZ011 - documents carry the local date


def date_in_words(day: date) -> str:
    """`21 November 2026`, or `21. November 2026` in German."""
    return translate(dates.day_in_words(day))


def typed_day(text: str) -> str:
    """A typed date in ISO format, as the plan holds it: 31.12.2026 is 2026-12-31; other text stays unchanged."""
    found = DOTTED.fullmatch(text.strip())
    if found is None:
        return text.strip()
    day, month, year = found.groups()
    return f"{year}-{int(month):02}-{int(day):02}"


def day_to_type(day: date) -> str:
    """A day as a field shows it, and as `typed_day` reads it: 2026-11-30, or 30.11.2026 in German."""
    return tr("{year}-{month}-{day}", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")


def moment_format() -> str:
    """Day and time of it as Qt writes them in a field, in the order of `day_to_type`."""
    return f"{tr('{year}-{month}-{day}', year='yyyy', month='MM', day='dd')} HH:mm"


def month_in_words(day: date) -> str:
    """`June 2011`: the date of a price or of a source."""
    return translate(dates.month_in_words(day))


def written_date_in_words(text: str) -> str:
    """A day, month or year of a price record in words; any other text unchanged."""
    return shown(dates.written_date_in_words(text))
