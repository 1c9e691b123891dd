"""The table of what licences cost beside the purchase: subscriptions, support, and what is bought in a later year."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.money import money
from app.results.words.price_gaps import at_least
from app.results.words.years import year_name
from planner_core.currencies import decimals_of
from planner_core.engine.basis.cost_records import Cost, LicenceCost
from planner_core.messages import NO_VALUE
from planner_core.plan.licences import Licence, LicenceId
from planner_core.plan.plan import Plan
from planner_core.plan.settings import Settings


class YearlyLicence(NamedTuple):
    """What one licence costs in the years of use, or all of them together."""

    item: str
    licence: LicenceId
    """Empty for the sum."""
    quantity: int | None
    """None for the sum."""
    per_year: Decimal | None
    """In a year in which it runs; None without a price, if it is paid once, or if the sum is another in each year."""
    years: tuple[int, int] | None
    """The first and the last year of use that cost something; None for the sum."""
    in_all: Decimal | None
    """Over the years of use, beside the purchase; None without a price."""

    @property
    def is_sum(self) -> bool:
        """Whether this is the sum of all lines."""
        return not self.licence


def yearly_licences(plan: Plan, cost: Cost) -> list[YearlyLicence]:
    """The lines that cost something beside the purchase, in the order of the plan, and their sum; empty without any."""
    priced = {each.licence: each for each in cost.licences}
    missing = {gap.licence: gap.quantity for gap in cost.gaps_of("licences")}
    rows = []
    for line in plan.licences.values():
        if (found := priced.get(line.id)) is not None and found.in_all:
            rows.append(_priced(line, found))
        elif line.id in missing:
            years = line.from_year, last_year(line, plan.settings)
            rows.append(YearlyLicence(line.name, line.id, missing[line.id], None, years, None))
    return [*rows, _sum(cost, plan.settings)] if rows else []


def _priced(line: Licence, cost: LicenceCost) -> YearlyLicence:
    """What is bought with the hardware is in the bill: then this is its support alone."""
    item = tr("{name}, support", name=line.name) if cost.at_purchase else line.name
    paying = [year for year, amount in enumerate(cost.by_year, 1) if amount]
    years = paying[0], paying[-1]
    per_year = cost.per_year + cost.support_per_year
    is_yearly = all(cost.by_year[year - 1] == per_year for year in paying)
    return YearlyLicence(item, line.id, cost.quantity, per_year if is_yearly else None, years, cost.in_all)


def _sum(cost: Cost, settings: Settings) -> YearlyLicence:
    """The sum of each column; of a year only if it is the same in every year."""
    years = range(settings.depreciation_years)
    by_year = {sum((each.by_year[year] for each in cost.licences), Decimal(0)) for year in years}
    in_all = sum((each.in_all for each in cost.licences), Decimal(0))
    return YearlyLicence(tr("In all"), "", None, by_year.pop() if len(by_year) == 1 else None, None, in_all)


def last_year(line: Licence, settings: Settings) -> int:
    """The last year of use in which a line runs."""
    last = settings.depreciation_years
    return min(line.to_year, last) if line.to_year else last


def _year(settings: Settings, year: int) -> str:
    """The year of the calendar if the plan names one, else the number of the year of use."""
    return year_name(settings, year) if settings.first_year else numbers().number(year)


def yearly_columns(plan: Plan, cost: Cost) -> dict[str, Column[YearlyLicence]]:
    """The columns by name. "first" and "last" are the years of a line, "years" both of them."""

    def amount(title: str, name: str) -> Column[YearlyLicence]:
        def shown(row: YearlyLicence) -> str:
            found = getattr(row, name)
            if found is None:
                return NO_VALUE if row.is_sum or row.in_all is not None else tr("no price")
            words = money(found, cost.currency)
            return at_least(words, cost, "licences") if row.is_sum else words

        return Column(
            title,
            shown,
            lambda row: getattr(row, name),
            decimals_of(cost.currency),
            bold=lambda row: row.is_sum,
        )

    def year(title: str, place: int) -> Column[YearlyLicence]:
        return Column(
            title, lambda row: _year(plan.settings, row.years[place]) if row.years is not None else ""
        )

    def years(row: YearlyLicence) -> str:
        if row.years is None:
            return ""
        first, last = (_year(plan.settings, each) for each in row.years)
        return first if first == last else tr("{first} to {last}", first=first, last=last)

    return {
        "item": Column(tr("Beside the purchase"), lambda row: row.item, bold=lambda row: row.is_sum),
        "quantity": Column(
            tr("Quantity"),
            lambda row: numbers().number(row.quantity) if row.quantity is not None else "",
            lambda row: row.quantity,
            0,
        ),
        "per_year": amount(tr("Per year"), "per_year"),
        "first": year(tr("From year"), 0),
        "last": year(tr("Until year"), 1),
        "years": Column(tr("Years"), years),
        "in_all": amount(tr("Over the years of use"), "in_all"),
    }
