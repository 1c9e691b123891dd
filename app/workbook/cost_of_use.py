"""What the hardware costs over its years of use, as formulas from the net total to one desktop in one month."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from app.i18n import tr
from app.workbook import forms
from app.workbook.book import Book
from app.workbook.look import Look, Role
from app.workbook.sheet import Sheet
from app.workbook.values import Formula, Value, divided
from planner_core.engine.basis.assessment import Assessment
from planner_core.formulas.cost import MONTHS_PER_YEAR, exact_decimal
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

LABEL, VALUE, UNIT, NAME = range(4)
STRAIGHT = "(TotalNet-ResidualValue)/YearsOfUse"
RATE = "InterestRate"
ANNUITY = f"(TotalNet-ResidualValue/(1+{RATE})^YearsOfUse)*{RATE}/(1-1/(1+{RATE})^YearsOfUse)"


class _Line(NamedTuple):
    label: str
    name: str
    value: Value
    number: str
    unit: str = ""
    role: Role = "body"


def add_cost_of_use(book: Book, plan: Plan, assessment: Assessment) -> Sheet | None:
    """The sheet of running costs, which gives the name PerDesktopAndMonth; None where the plan has no such cost."""
    running = assessment.cost.running
    if not assessment.cost.lines or running.cost_per_desktop_and_month is None:
        return None
    sheet = Sheet(
        book,
        tr("Cost of use"),
        tr("Cost of use"),
        tr(
            "Purchase, maintenance, electricity and rack space over the years of use, without licences and work."
        ),
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
    return sheet


def _add(sheet: Sheet, lines: Iterator[_Line]) -> None:
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
        yield _Line(label, name, exact_decimal(percent) / PERCENT, forms.percent(2), role="input")
    years = exact_decimal(settings.depreciation_years)
    yield _Line(tr("Years of use"), "YearsOfUse", years, forms.exact(years), role="input")
    energy = exact_decimal(running.energy_kwh_per_year or 0)
    yield _Line(
        tr("Electricity with cooling"), "EnergyPerYear", energy, forms.INTEGER, tr("kWh per year"), "input"
    )
    price = settings.electricity_price_per_kwh
    yield _Line(
        tr("Price of electricity"), "ElectricityPrice", price, forms.decimals(4),
        tr("{currency} per kWh", currency=currency), "input",
    )  # fmt: skip
    space = exact_decimal(running.rack_units or 0)
    yield _Line(tr("Rack units"), "RackUnits", space, forms.exact(space), tr("U"), "input")
    yield _Line(
        tr("Price of a rack unit per year"), "RackUnitPrice", settings.rack_unit_price_per_year,
        forms.money(currency), "", "input",
    )  # fmt: skip


def _yearly(assessment: Assessment) -> Iterator[_Line]:
    running, money = assessment.cost.running, forms.money(assessment.cost.currency)

    def amount(label: str, name: str, text: str, value: Decimal | None, role: Role = "body") -> _Line:
        return _Line(label, name, Formula(f"={text}", value or Decimal(0)), money, role=role)

    yield amount(tr("Residual value"), "ResidualValue", "TotalNet*ResidualRate", running.residual)
    capital = f"IF({RATE}>0,{ANNUITY},{STRAIGHT})"
    yield amount(tr("Capital"), "CapitalPerYear", capital, running.capital_per_year)
    upkeep = "TotalNet*MaintenanceRate"
    yield amount(tr("Maintenance"), "MaintenancePerYear", upkeep, running.maintenance_per_year)
    energy = "EnergyPerYear*ElectricityPrice"
    yield amount(tr("Electricity"), "ElectricityPerYear", energy, running.energy_per_year)
    yield amount(tr("Rack space"), "RackSpacePerYear", "RackUnits*RackUnitPrice", running.rack_space_per_year)
    parts = "CapitalPerYear+MaintenancePerYear+ElectricityPerYear+RackSpacePerYear"
    yield amount(tr("Cost per year"), "CostPerYear", parts, running.cost_per_year, "strong")


def _in_all(assessment: Assessment) -> Iterator[_Line]:
    running, money = assessment.cost.running, forms.sum_of_prices(assessment.cost)
    monthly = divided(f"CostPerYear/{MONTHS_PER_YEAR}", "DesktopsPlanned", running.cost_per_desktop_and_month)
    yield _Line(tr("Per desktop and month"), "PerDesktopAndMonth", monthly, money, role="strong")
    whole = Formula("=CostPerYear*YearsOfUse", running.total_cost_of_ownership)
    yield _Line(tr("Total cost of ownership"), "TotalCostOfOwnership", whole, money)
    each = divided("TotalCostOfOwnership", "DesktopsPlanned", running.total_cost_of_ownership_per_desktop)
    yield _Line(tr("Total cost of ownership per desktop"), "TotalCostOfOwnershipPerDesktop", each, money)
