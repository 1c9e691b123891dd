"""The dates of the prices in a bill, in words, and which are old. One place for all views."""

from __future__ import annotations

from datetime import date

from app.look.dates import written_date_in_words
from app.look.translation import tr, tr_plural
from planner_core.engine.basis.cost_records import Cost
from planner_core.engine.cost.price_age import OLD_AFTER_MONTHS, price_age


def price_dates_in_words(cost: Cost, day: date) -> list[str]:
    """`Prices as of June 2011.`, until when they are valid, how many are old and how many have no date; empty without
    prices.
    """
    age = price_age(cost.priced, day.isoformat())
    said: list[str] = []
    if age.oldest and age.oldest == age.newest:
        said.append(tr("Prices as of {date}.", date=written_date_in_words(age.oldest)))
    elif age.oldest:
        words = {"first": written_date_in_words(age.oldest), "last": written_date_in_words(age.newest)}
        said.append(tr("Prices of {first} to {last}.", **words))
    if cost.valid_until and cost.priced:
        words = {"date": written_date_in_words(cost.valid_until)}
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
