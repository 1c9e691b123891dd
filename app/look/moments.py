"""Points in time as a user reads them: on this computer's clock, with the month in words."""

from __future__ import annotations

from datetime import UTC, datetime

from app.look.dates import date_in_words
from app.look.translation import tr


def moment_in_words(utc: str) -> str:
    """`21 November 2026, 14:05` for a time in UTC in ISO 8601; empty if invalid."""
    try:
        return local_in_words(datetime.fromisoformat(utc).astimezone())
    except (ValueError, OverflowError, OSError):
        return ""


def file_time_in_words(seconds: float) -> str:
    """The same for a timestamp of the file system; empty if invalid."""
    try:
        return local_in_words(datetime.fromtimestamp(seconds, UTC).astimezone())
    except (ValueError, OverflowError, OSError):
        return ""


def local_in_words(moment: datetime) -> str:
    """The same for a local time."""
    return tr("{day}, {time}", day=date_in_words(moment.date()), time=moment.strftime("%H:%M"))
