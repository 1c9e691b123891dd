"""Of when the prices of a bill are, in words, and which of them are old. One place for all views."""

from __future__ import annotations

from contextlib import suppress
from datetime import date

from app.look.dates import date_in_words, month_in_words
from app.look.translation import tr, tr_plural
from planner_core.engine.basis.cost_records import Cost
from planner_core.engine.cost.price_age import OLD_AFTER_MONTHS, price_age


def price_dates_in_words(cost: Cost, day: date) -> list[str]:
    """`Prices as of June 2011.`, until when they hold, how many are old and how many have no date; nothing without
    prices."""
    age = price_age(cost.lines, day.isoformat())
    said: list[str] = []
    if age.oldest and age.oldest == age.newest:
        said.append(tr("Prices as of {date}.", date=_in_words(age.oldest)))
    elif age.oldest:
        words = {"first": _in_words(age.oldest), "last": _in_words(age.newest)}
        said.append(tr("Prices of {first} to {last}.", **words))
    if cost.valid_until and cost.lines:
        words = {"date": date_in_words(date.fromisoformat(cost.valid_until))}
        if cost.valid_until < day.isoformat():
            said.append(tr("The prices were valid until {date}: ask for a new quotation.", **words))
        else:
            said.append(tr("Prices valid until {date}.", **words))
    if age.old:
        said.append(
            tr_plural(
                "{count} price is older than {months} months: ask for a current one before you order.",
                "{count} prices are older than {months} months: ask for current ones before you order.",
                len(age.old),
                months=OLD_AFTER_MONTHS,
            )
        )
    if age.undated:
        said.append(tr_plural("{count} price has no date.", "{count} prices have no date.", age.undated))
    return said


def _in_words(price_date: str) -> str:
    """A day, month or year of a price record; anything else as it was written."""
    with suppress(ValueError):
        return date_in_words(date.fromisoformat(price_date))
    with suppress(ValueError):
        return month_in_words(date.fromisoformat(f"{price_date}-01"))
    return price_date
