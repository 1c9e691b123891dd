"""What licence lines cost: at the purchase, and in each year of use.

A line that is paid once in the first year is part of the purchase. It is written off with the hardware, to nothing:
a residual value is what hardware still brings, and maintenance is a contract for hardware, so neither counts licences.
Support of the line's own takes the place of maintenance. What is paid per month or per year, support, and what is
bought once in a later year are expenses of their years. A year that is paid in advance is an expense of that year:
paying in advance changes when money flows, not what a year costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Final

from planner_core.currencies import decimals_of
from planner_core.engine.basis.cost_records import LicenceCost
from planner_core.engine.cost.licence_counts import licence_counts, lines_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.cost import MONTHS_PER_YEAR, discounted_price, line_total, listed_price
from planner_core.formulas.licence_cost import subscription_per_year, support_per_year
from planner_core.plan.licences import Licence, LicenceTerm

PAYMENTS: Final[Mapping[LicenceTerm, int]] = {"once": 0, "month": MONTHS_PER_YEAR, "year": 1}
"""Payments in each year in which a line runs, by its term."""


def licence_costs(layout: Layout) -> tuple[LicenceCost, ...]:
    """The cost of each line with a price in the plan's currency, in the order of the plan."""
    currency, lines = layout.settings.currency, lines_of(layout)
    priced = [line for line in lines.values() if line.unit_price is not None and line.currency == currency]
    counts = licence_counts(layout) if priced else {}
    return tuple(
        _cost(line, counts[line.id].packs, layout.settings.depreciation_years, decimals_of(currency))
        for line in priced
    )


def missing_licences(layout: Layout) -> Iterator[tuple[Licence, int]]:
    """The lines without a price in the plan's currency that cost something in the years of use, and their quantity."""
    currency, years = layout.settings.currency, layout.settings.depreciation_years
    missing = [
        line
        for line in lines_of(layout).values()
        if (line.unit_price is None or line.currency != currency) and line.from_year <= years
    ]
    counts = licence_counts(layout) if missing else {}
    return ((line, counts[line.id].packs) for line in missing if counts[line.id].packs)


def is_at_purchase(line: Licence) -> bool:
    """Whether a line is bought with the hardware."""
    return line.term == "once" and line.from_year == 1


def _cost(line: Licence, quantity: int, years: int, decimals: int) -> LicenceCost:
    assert line.unit_price is not None
    listed = listed_price(line.unit_price, decimals)
    net = discounted_price(listed, line.discount_percent, decimals=decimals)
    amount = line_total(quantity, net, decimals=decimals)
    per_year = subscription_per_year(amount, Decimal(PAYMENTS[line.term]))
    paid = amount if line.term == "once" else per_year
    support = support_per_year(paid, line.support_percent, decimals=decimals)
    return LicenceCost(
        licence=line.id,
        item=line.name,
        quantity=quantity,
        unit_price=listed,
        discount_percent=line.discount_percent,
        discounted_price=net,
        amount=amount,
        term=line.term,
        per_year=per_year,
        support_per_year=support,
        at_purchase=amount if is_at_purchase(line) else Decimal(0),
        by_year=tuple(_in_year(line, amount, per_year + support, year) for year in range(1, years + 1)),
        price_date=line.price_date,
        source=line.source,
    )


def _in_year(line: Licence, amount: Decimal, running: Decimal, year: int) -> Decimal:
    """What a line costs in a year of use beside the purchase."""
    bought = amount if line.term == "once" and line.from_year == year > 1 else Decimal(0)
    return bought + (running if line.runs_in(year) else Decimal(0))
