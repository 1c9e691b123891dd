"""Age of the prices of a bill on a day passed by the caller: the core has no clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from planner_core.engine.basis.cost_records import CostLine, LicenceCost

MONTHS_PER_YEAR: Final = 12
OLD_AFTER_MONTHS: Final = 12
"""Planning value: Fujitsu, SSD in VDI (2011) has prices of SSDs fall by 15 to 20 % in a year, so an older price says
little about today's."""


class PriceAge(NamedTuple):
    """The dates of a bill's prices, as written in the price records."""

    oldest: str
    """Empty if no price has a date."""
    newest: str
    undated: int
    """Lines with an undated price."""
    old: tuple[CostLine | LicenceCost, ...]
    """Lines with a price older than `OLD_AFTER_MONTHS`."""


def price_age(bill: Sequence[CostLine | LicenceCost], day: str) -> PriceAge:
    """Age of the prices of a bill and of licences on `day`, an ISO date; prices of 0 are ignored."""
    lines = [line for line in bill if line.unit_price]
    dated = sorted(
        (months, line.price_date) for line in lines if (months := months_of(line.price_date)) is not None
    )
    today = months_of(day) or 0
    old = [line for line in lines if is_old(line.price_date, today)]
    oldest, newest = (dated[0][1], dated[-1][1]) if dated else ("", "")
    return PriceAge(oldest, newest, len(lines) - len(dated), tuple(old))


def is_old(price_date: str, today: int) -> bool:
    """Whether a price is older than the limit; `today` in months as from `months_of`."""
    months = months_of(price_date)
    return months is not None and today - months > OLD_AFTER_MONTHS


def months_of(price_date: str) -> int | None:
    """Months since year 0 of an ISO day, month or year (the middle of the year); None for anything else."""
    pieces = price_date.split("-")
    if not all(piece.isdecimal() for piece in pieces[:2]):
        return None
    month = int(pieces[1]) if len(pieces) > 1 else MONTHS_PER_YEAR // 2
    return int(pieces[0]) * MONTHS_PER_YEAR + month
