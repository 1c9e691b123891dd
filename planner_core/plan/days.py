"""Days as text: 2026-11-30. The core has no clock; callers pass the current day."""

from __future__ import annotations

from typing import Final

DAY: Final = r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$"
"""The pattern of a field that holds a day, or nothing."""
DAY_MONTH_OR_YEAR: Final = r"^([0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?)?$"
"""The pattern of a field that holds a day, a month or a year, or nothing."""
IN_WORDS: Final = "a day such as 2026-11-30"
LENGTH: Final = 10


def is_day(text: str) -> bool:
    """Whether a text is a valid calendar day: 2026-02-30 is not."""
    return len(text) == LENGTH and is_in_calendar(text)


def is_in_calendar(text: str) -> bool:
    """Whether an ISO day, month or year is valid."""
    pieces = [int(each) for each in text.split("-") if each.isdecimal()]
    year, month, day = (*pieces, *(1,) * (3 - len(pieces)))
    if not (1900 <= year <= 2999 and 1 <= month <= 12):
        return False
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]
