"""The cost of the hardware over its years of use, as formulas from the net total to one desktop and month."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import NamedTuple

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Look, Role
from app.output.workbook.cell_values import Formula, Value, shared_amount
from app.output.workbook.sheet import WorkbookSheet
from app.results.words.costs import outside_in_words
from app.results.words.price_gaps import gaps_in_words, no_share_in_words
from planner_core.currencies import decimals_of, shown_decimals
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.formulas.cost import MONTHS_PER_YEAR, exact_decimal
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

LABEL, VALUE, UNIT, NAME = range(4)
PRICE_DECIMALS = 4
"""Minimum decimals for the price of a kilowatt-hour."""
STRAIGHT = "(TotalNet-ResidualValue)/YearsOfUse"
RATE = "InterestRate"
ANNUITY = f"(TotalNet-ResidualValue/(1+{RATE})^YearsOfUse)*{RATE}/(1-1/(1+{RATE})^YearsOfUse)"
OPERATION = "MaintenancePerYear+ElectricityPerYear+RackSpacePerYear"


class _Line(NamedTuple):
    label: str
    name: str
    value: Value
    number: str
    unit: str = ""
    role: Role = "body"


def add_cost_of_use(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet | None:
    """The sheet of running costs, which defines the name PerDesktopAndMonth if a desktop has a price; None if the plan
    has no such costs.
    """
    running = assessment.cost.running
    if not assessment.cost.lines or running.cost_per_desktop_and_month is None:
        return None
    sheet = WorkbookSheet(
        book,
        tr("Cost of use"),
        tr("Cost of use"),
        tr("Depreciation, interest, maintenance, electricity and rack space over the years of use."),
    )
    sheet.set_widths({LABEL: 46, VALUE: 18, UNIT: 18, NAME: 36})
    sheet.section(tr("Rates and prices"))
    _add(sheet, _inputs(plan, assessment))
    sheet.skip()
    sheet.section(tr("Each year"))
    _add(sheet, _yearly(assessment))
    sheet.skip()
    sheet.section(tr("In all"))
    _add(sheet, _in_all(assessment))
    sheet.skip()
    if assessment.cost.gaps:
        sheet.note(f"{gaps_in_words(plan, assessment.cost)}.")
    if missing := no_share_in_words(plan, assessment.cost):
        sheet.note(f"{missing}.")
    sheet.note(outside_in_words())
    return sheet


def _add(sheet: WorkbookSheet, lines: Iterator[_Line]) -> None:
    for each in lines:
        sheet.put(sheet.line, LABEL, each.label, Look("strong" if each.role == "strong" else "body"))
        sheet.put(sheet.line, VALUE, each.value, Look(each.role, each.number, right=True))
        sheet.put(sheet.line, UNIT, each.unit, Look())
        sheet.put(sheet.line, NAME, each.name, Look(colour="text_muted"))
        sheet.name_cell(each.name, sheet.line, VALUE)
        sheet.skip()


def _inputs(plan: Plan, assessment: Assessment) -> Iterator[_Line]:
    settings, running = plan.settings, assessment.cost.running
    currency = assessment.cost.currency
    rates = (
        (tr("Residual value of the purchase price"), "ResidualRate", settings.residual_percent),
        (tr("Interest"), "InterestRate", settings.interest_percent),
        (tr("Maintenance per year, of the purchase price"), "MaintenanceRate", settings.maintenance_percent),
    )
    for label, name, percent in rates:
        yield _Line(label, name, exact_decimal(percent) / PERCENT, number_formats.percent(2), role="input")
    years = exact_decimal(settings.depreciation_years)
    yield _Line(tr("Years of use"), "YearsOfUse", years, number_formats.exact(years), role="input")
    energy = exact_decimal(running.energy_kwh_per_year or 0)
    yield _Line(
        tr("Electricity with cooling"),
        "EnergyPerYear",
        energy,
        number_formats.INTEGER,
        tr("kWh per year"),
        "input",
    )
    price = settings.electricity_price_per_kwh
    yield _Line(
        tr("Price of electricity"), "ElectricityPrice", price,
        number_formats.decimals(shown_decimals(price, PRICE_DECIMALS)),
        tr("{currency} per kWh", currency=currency), "input",
    )  # fmt: skip
    space, space_price = exact_decimal(running.rack_units or 0), settings.rack_unit_price_per_year
    yield _Line(tr("Rack units"), "RackUnits", space, number_formats.exact(space), tr("U"), "input")
    yield _Line(
        tr("Price of a rack unit per year"), "RackUnitPrice", space_price,
        number_formats.unit_price(space_price, currency), "", "input",
    )  # fmt: skip


def _rounding(cost: Cost) -> Callable[[str], str]:
    """Wraps a formula in rounding to the smallest unit of the plan's currency."""
    return f"ROUND({{}},{decimals_of(cost.currency)})".format


def _yearly(assessment: Assessment) -> Iterator[_Line]:
    running, money = assessment.cost.running, number_formats.money(assessment.cost.currency)
    rounded, least = _rounding(assessment.cost), number_formats.sum_of_prices(assessment.cost)

    def known(label: str, name: str, text: str, value: Decimal | None) -> _Line:
        return _Line(label, name, Formula(f"={text}", value or Decimal(0)), money)

    def amount(label: str, name: str, text: str, value: Decimal | None, role: Role = "body") -> _Line:
        return _Line(label, name, Formula(f"={text}", value or Decimal(0)), least, role=role)

    yield known(tr("Residual value"), "ResidualValue", rounded("TotalNet*ResidualRate"), running.residual)
    yield amount(tr("Depreciation"), "DepreciationPerYear", rounded(STRAIGHT), running.depreciation_per_year)
    interest = f"IF({RATE}>0,{rounded(ANNUITY)}-DepreciationPerYear,0)"
    yield amount(tr("Interest per year"), "InterestPerYear", interest, running.interest_per_year)
    upkeep = rounded("TotalNet*MaintenanceRate")
    yield amount(tr("Maintenance"), "MaintenancePerYear", upkeep, running.maintenance_per_year)
    energy = rounded("EnergyPerYear*ElectricityPrice")
    yield known(tr("Electricity"), "ElectricityPerYear", energy, running.energy_per_year)
    space = rounded("RackUnits*RackUnitPrice")
    yield known(tr("Rack space"), "RackSpacePerYear", space, running.rack_space_per_year)
    parts = f"DepreciationPerYear+InterestPerYear+{OPERATION}"
    yield amount(tr("Cost per year"), "CostPerYear", parts, running.cost_per_year, "strong")


def _in_all(assessment: Assessment) -> Iterator[_Line]:
    """One desktop and month, and the total of all years: the parts, their sum, and tax on all but the interest."""
    running, decimals = assessment.cost.running, decimals_of(assessment.cost.currency)
    money, rounded = number_formats.sum_of_prices(assessment.cost), _rounding(assessment.cost)

    def whole(label: str, name: str, text: str, value: Decimal | None, role: Role = "body") -> _Line:
        return _Line(label, name, Formula(f"={text}", value or Decimal(0)), money, role=role)

    monthly = shared_amount(
        f"CostPerYear/{MONTHS_PER_YEAR}", "DesktopsPlanned", running.cost_per_desktop_and_month, decimals
    )
    if assessment.cost.is_headline:
        yield _Line(tr("Per desktop and month"), "PerDesktopAndMonth", monthly, money, role="strong")
    lost = running.depreciation_in_all
    yield whole(tr("Purchase less residual value"), "DepreciationInAll", "TotalNet-ResidualValue", lost)
    paid = "(InterestPerYear+DepreciationPerYear)*YearsOfUse-DepreciationInAll"
    interest = f"IF({RATE}>0,MAX(0,{paid}),0)"
    yield whole(tr("Interest in all"), "InterestInAll", interest, running.interest_in_all)
    operation = running.operation_in_all
    yield whole(
        tr("Maintenance, electricity and rack space in all"), "OperationInAll",
        f"({OPERATION})*YearsOfUse", operation,
    )  # fmt: skip
    parts = "DepreciationInAll+InterestInAll+OperationInAll"
    yield whole(
        tr("Total cost of ownership"),
        "TotalCostOfOwnership",
        parts,
        running.total_cost_of_ownership,
        "strong",
    )
    each = shared_amount(
        "TotalCostOfOwnership", "DesktopsPlanned", running.total_cost_of_ownership_per_desktop, decimals
    )
    if assessment.cost.is_headline:
        yield _Line(tr("Total cost of ownership per desktop"), "TotalCostOfOwnershipPerDesktop", each, money)
    tax = rounded("(TotalCostOfOwnership-InterestInAll)*VatRate")
    yield whole(tr("Value added tax, none on interest"), "VatInAll", tax, running.value_added_tax_in_all)
    gross = "TotalCostOfOwnership+VatInAll"
    yield whole(
        tr("Total cost of ownership with VAT"), "TotalCostOfOwnershipGross", gross,
        running.gross_total_cost_of_ownership,
    )  # fmt: skip
