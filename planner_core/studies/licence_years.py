"""Licences in the years ahead: counted with the hosts and users of each year, at the prices of that year.

What is paid once is bought when more of it is needed, and stays. Subscriptions and support are paid in the years in
which a line runs; a year that is paid in advance counts as the year that it is for. Prices change as those of software.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.engine.cost.licence_costs import PAYMENTS
from planner_core.engine.cost.licence_counts import licence_counts, lines_of
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import cost
from planner_core.formulas.licence_cost import subscription_per_year, support_per_year
from planner_core.plan.licences import Licence, LicenceId


class LicencesOfYear(NamedTuple):
    """One line with a price in one year."""

    line: Licence
    price_today: Decimal
    """Net, of one pack in year 1."""
    unit_price: Decimal
    """Net, of one pack in this year."""
    bought: int
    """Packs that are paid once and are new in this year."""
    paid_once: Decimal
    running: Decimal
    """Subscription and support of this year."""


class LicenceBooks:
    """What is owned of licences that are paid once, from year to year."""

    def __init__(self) -> None:
        self._owned: dict[LicenceId, int] = {}
        self._paid: dict[LicenceId, Decimal] = {}

    def year(self, layout: Layout, year: int) -> tuple[LicencesOfYear, ...]:
        """The next year; what is bought in it is owned from then on."""
        found = tuple(self.looked_up(layout, year))
        for each in found:
            name = each.line.id
            self._owned[name] = self._owned.get(name, 0) + each.bought
            self._paid[name] = self._paid.get(name, Decimal(0)) + each.paid_once
        return found

    def looked_up(self, layout: Layout, year: int) -> Iterator[LicencesOfYear]:
        """The lines that run in a year, beside what is owned so far; nothing is bought."""
        settings = layout.settings
        running = [
            line
            for line in lines_of(layout).values()
            if line.unit_price is not None and line.currency == settings.currency and line.runs_in(year)
        ]
        counts = licence_counts(layout) if running else {}
        decimals = decimals_of(settings.currency)
        index = cost.exact_decimal(settings.software_index_percent)
        for line in running:
            assert line.unit_price is not None
            listed = cost.listed_price(line.unit_price, decimals)
            net = cost.discounted_price(listed, line.discount_percent, decimals=decimals)
            price = cost.price_after_years(
                net, -index, Decimal(year - 1), decimals=decimals_of_price(net, net, decimals)
            )
            packs = counts[line.id].packs
            more = max(0, packs - self._owned.get(line.id, 0)) if line.term == "once" else 0
            paid_once = cost.line_total(more, price, decimals=decimals)
            amount = cost.line_total(packs, price, decimals=decimals)
            per_year = subscription_per_year(amount, Decimal(PAYMENTS[line.term]))
            base = self._paid.get(line.id, Decimal(0)) + paid_once if line.term == "once" else per_year
            support = support_per_year(base, line.support_percent, decimals=decimals)
            yield LicencesOfYear(line, net, price, more, paid_once, per_year + support)
