"""The tables of what follows from a bill: its sums, one year of use, all years, and the rates behind them.

Titles name the rates, `VAT 19 %`, where nothing can change; they do not where the rates are in cells of their own.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Final, NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.assumption_rows import number_in_words
from app.results.tables.bill_table import bill_columns
from app.results.tables.column import Column
from app.results.words.money import money
from app.results.words.price_gaps import sum_in_words
from planner_core.currencies import decimals_of, shown_decimals
from planner_core.engine.basis.cost_records import AmountOf, Cost, YearOfUse
from planner_core.formulas.cost import exact_decimal
from planner_core.plan.settings import Settings

PRICE_DECIMALS: Final = 4
"""Of a kilowatt-hour, at least."""


class CostRow(NamedTuple):
    """One amount that follows from prices and rates."""

    name: str
    """As in `Cost` and `RunningCost`; what a table adds to these has a name of its own."""
    title: str
    amount: Decimal | None
    is_least: bool = True
    """Whether it is only a lower bound if something has no price."""
    is_sum: bool = False
    of: AmountOf = "purchase"
    """What can lack a price and make it a lower bound."""

    def shown(self, cost: Cost) -> str:
        """The amount in the currency of the plan."""
        return (
            sum_in_words(self.amount, cost, self.of) if self.is_least else money(self.amount, cost.currency)
        )


def cost_columns(cost: Cost) -> dict[str, Column[CostRow]]:
    """The columns of such rows."""
    return {
        "cost": Column(tr("Cost"), lambda row: row.title, bold=lambda row: row.is_sum),
        "amount": Column(
            tr("Amount"),
            lambda row: row.shown(cost),
            lambda row: row.amount,
            decimals_of(cost.currency),
            bold=lambda row: row.is_sum,
        ),
    }


def bill_sums(settings: Settings, cost: Cost, *, with_rates: bool = True) -> list[CostRow]:
    """What a bill comes to: at list prices, what discounts take off, net, tax and gross."""
    running = cost.running
    tax = (
        tr("VAT {percent}", percent=number_in_words(settings.vat_percent, "%"))
        if with_rates
        else tr("Value added tax")
    )
    counted, licences = tr("Of which per desktop or user"), tr("Of which licences")
    return [
        CostRow("list_total", tr("At list prices"), cost.list_total, is_least=False),
        CostRow("discount", tr("Discounts"), -cost.discount, is_least=False),
        CostRow("total", tr("Total, net"), cost.total, is_sum=True),
        *(
            [CostRow("counted_total", counted, cost.counted_total, is_least=False)]
            if cost.counted_total
            else []
        ),
        *(
            [CostRow("licence_total", licences, cost.licence_total, is_least=False)]
            if cost.licence_total
            else []
        ),
        CostRow("value_added_tax", tax, running.value_added_tax),
        CostRow("gross_total", tr("Total, gross"), running.gross_total, is_sum=True),
    ]


def shown_sums(settings: Settings, cost: Cost) -> list[CostRow]:
    """Those that tell something: no list prices without discounts, and where there is no tax, one total."""
    found = {row.name: row for row in bill_sums(settings, cost)[0 if cost.discount else 2 :]}
    if not cost.running.value_added_tax:
        del found["value_added_tax"], found["gross_total"]
        found["total"] = found["total"]._replace(title=bill_columns(cost.currency)["total"].title)
    return [*found.values()]


def licence_sums(settings: Settings, cost: Cost) -> list[CostRow]:
    """What all licences come to over the years of use: in all, in the purchase, and beside it; empty without any."""
    beside, bought = cost.running.licences_in_all, cost.licence_total
    if beside is None:
        return (
            [CostRow("licences", tr("Licences in all"), bought, is_sum=True, of="all licences")]
            if bought
            else []
        )
    average = yearly_rows(settings, cost)["licences_per_year"]
    if not bought:
        return [CostRow("licences", tr("Licences in all"), beside, is_sum=True, of="licences"), average]
    return [
        CostRow("licences", tr("Licences in all"), beside + bought, is_sum=True, of="all licences"),
        CostRow("licence_total", tr("Of which in the purchase"), bought, is_least=False),
        average,
    ]


def yearly_rows(settings: Settings, cost: Cost, *, with_rates: bool = True) -> dict[str, CostRow]:
    """One year of use by name: its parts, their sum, the tax, and one desktop in one month."""
    found = cost.running
    interest = _interest(settings) if with_rates else tr("Interest per year")
    rows = (
        CostRow("residual", tr("Residual value"), found.residual, is_least=False),
        CostRow("depreciation_per_year", tr("Depreciation"), found.depreciation_per_year),
        CostRow("interest_per_year", interest, found.interest_per_year),
        CostRow("maintenance_per_year", tr("Maintenance"), found.maintenance_per_year),
        CostRow("energy_per_year", tr("Electricity"), found.energy_per_year, is_least=False),
        CostRow("rack_space_per_year", tr("Rack space"), found.rack_space_per_year, is_least=False),
        CostRow("cost_per_year", tr("In all"), found.cost_per_year, is_sum=True, of="use"),
        CostRow(
            "value_added_tax_per_year",
            _tax(settings, with_rates=with_rates),
            found.value_added_tax_per_year,
            of="use",
        ),
        CostRow("gross_cost_per_year", tr("In all, with VAT"), found.gross_cost_per_year, of="use"),
        CostRow(
            "cost_per_desktop_and_month",
            tr("Per desktop planned and month"),
            found.cost_per_desktop_and_month,
            of="use",
        ),
        CostRow(
            "gross_cost_per_desktop_and_month",
            tr("The same with VAT"),
            found.gross_cost_per_desktop_and_month,
            of="use",
        ),
        CostRow(
            "licences_per_year",
            tr("Licences per year, on average"),
            found.licences_per_year,
            of="licences",
        ),
    )
    return {each.name: each for each in rows}


YEARLY_PARTS = (
    "depreciation_per_year", "interest_per_year", "maintenance_per_year", "energy_per_year", "rack_space_per_year",
    "licences_per_year",
)  # fmt: skip
"""The parts of a year."""


def ownership_rows(settings: Settings, cost: Cost, *, with_rates: bool = True) -> dict[str, CostRow]:
    """All years of use by name: their parts, alone and with each other, the total, the tax, and one desktop."""
    found, years = cost.running, exact_decimal(settings.depreciation_years)
    interest = _interest(settings) if with_rates else tr("Total interest")

    def in_all(name: str, title: str, *, is_least: bool) -> CostRow:
        return CostRow(name, title, (getattr(found, f"{name}_per_year") or Decimal(0)) * years, is_least)

    rows = (
        CostRow("purchase", tr("Purchase"), cost.total),
        CostRow("residual", tr("Residual value"), -(found.residual or Decimal(0)), is_least=False),
        CostRow("depreciation_in_all", tr("Purchase less residual value"), found.depreciation_in_all),
        CostRow("interest_in_all", interest, found.interest_in_all),
        in_all("maintenance", tr("Maintenance"), is_least=True),
        in_all("energy", tr("Electricity"), is_least=False),
        in_all("rack_space", tr("Rack space"), is_least=False),
        CostRow(
            "operation_in_all",
            tr("Maintenance, electricity and rack space in all"),
            found.operation_in_all,
        ),
        CostRow("licences_in_all", tr("Licences beside the purchase"), found.licences_in_all, of="licences"),
        CostRow(
            "total_cost_of_ownership",
            tr("Total cost of ownership"),
            found.total_cost_of_ownership,
            of="use",
            is_sum=True,
        ),
        CostRow(
            "value_added_tax_in_all",
            _tax(settings, with_rates=with_rates),
            found.value_added_tax_in_all,
            of="use",
        ),
        CostRow(
            "gross_total_cost_of_ownership",
            tr("With VAT"),
            found.gross_total_cost_of_ownership,
            of="use",
        ),
        CostRow(
            "total_cost_of_ownership_per_desktop",
            tr("Per desktop planned, before tax"),
            found.total_cost_of_ownership_per_desktop,
            of="use",
        ),
    )
    return {each.name: each for each in rows}


OWNERSHIP_PARTS = (
    "purchase",
    "residual",
    "interest_in_all",
    "maintenance",
    "energy",
    "rack_space",
    "licences_in_all",
)
"""The parts of the total, one by one."""


class RateRow(NamedTuple):
    """What amounts follow from: a rate, a number of years, or a size and its price."""

    name: str
    """As in the settings or in `RunningCost`."""
    title: str
    value: Decimal
    unit: str
    """In words; "%" for a rate, the currency for an amount."""
    decimals: int | None = None
    """All of them if None."""


def rate_rows(settings: Settings, cost: Cost) -> dict[str, RateRow]:
    """Every rate and price behind the cost of use, and that of the tax, by name."""
    running = cost.running

    def percent(name: str, title: str) -> RateRow:
        return RateRow(name, title, exact_decimal(getattr(settings, name)), "%", 2)

    rows = (
        percent("residual_percent", tr("Residual value of the purchase price")),
        percent("interest_percent", tr("Interest")),
        percent("maintenance_percent", tr("Maintenance per year, of the purchase price")),
        RateRow("depreciation_years", tr("Years of use"), exact_decimal(settings.depreciation_years), ""),
        RateRow(
            "energy_kwh_per_year",
            tr("Electricity with cooling"),
            exact_decimal(running.energy_kwh_per_year or 0),
            tr("kWh per year"),
            0,
        ),
        RateRow(
            "electricity_price_per_kwh",
            tr("Price of electricity"),
            settings.electricity_price_per_kwh,
            tr("{currency} per kWh", currency=cost.currency),
            shown_decimals(settings.electricity_price_per_kwh, PRICE_DECIMALS),
        ),
        RateRow("rack_units", tr("Rack units"), exact_decimal(running.rack_units or 0), tr("U")),
        RateRow(
            "rack_unit_price_per_year",
            tr("Price of a rack unit per year"),
            settings.rack_unit_price_per_year,
            cost.currency,
        ),
        percent("vat_percent", tr("Rate of value added tax")),
    )
    return {each.name: each for each in rows}


def year_columns(cost: Cost) -> dict[str, Column[YearOfUse]]:
    """The columns of the years of use; licences only where there are any beside the purchase."""
    currency = cost.currency
    titles = {
        "capital": tr("Capital"),
        "operation": tr("Operation"),
        **({"licences": tr("Licences")} if cost.running.licences_in_all else {}),
        "cost": tr("In the year"),
        "added_up": tr("Added up"),
        "book_value": tr("Book value at its end"),
    }

    def amount(name: str, title: str) -> Column[YearOfUse]:
        return Column(
            title,
            lambda row: money(getattr(row, name), currency),
            lambda row: getattr(row, name),
            decimals_of(currency),
        )

    year = Column[YearOfUse](tr("Year"), lambda row: numbers().number(row.year), lambda row: row.year, 0)
    return {"year": year, **{name: amount(name, title) for name, title in titles.items()}}


def _interest(settings: Settings) -> str:
    return tr("Interest at {percent}", percent=number_in_words(settings.interest_percent, "%"))


def _tax(settings: Settings, *, with_rates: bool) -> str:
    """The tax, and that interest is free of it where there is any."""
    if not with_rates:
        return tr("Value added tax, none on interest")
    percent = number_in_words(settings.vat_percent, "%")
    if settings.interest_percent:
        return tr("VAT {percent}, none on interest", percent=percent)
    return tr("VAT {percent}", percent=percent)
