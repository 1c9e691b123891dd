"""The cost of the hardware over its years of use, as formulas from the net total to one desktop and month."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from typing import NamedTuple

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_names import cell_name_in_words
from app.output.workbook.cell_styles import Look, Role
from app.output.workbook.cell_values import Formula, Value, shared_amount
from app.output.workbook.sheet import WorkbookSheet
from app.results.tables.cost_tables import CostRow, ownership_rows, rate_rows, yearly_rows
from app.results.words.costs import outside_in_words
from app.results.words.price_gaps import all_gaps_in_words, no_share_in_words
from planner_core.currencies import decimals_of
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.formulas.cost import MONTHS_PER_YEAR
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

LABEL, VALUE, UNIT, NAME = range(4)
RATES = {
    "residual_percent": "ResidualRate",
    "interest_percent": "InterestRate",
    "maintenance_percent": "MaintenanceRate",
    "depreciation_years": "YearsOfUse",
    "energy_kwh_per_year": "EnergyPerYear",
    "electricity_price_per_kwh": "ElectricityPrice",
    "rack_units": "RackUnits",
    "rack_unit_price_per_year": "RackUnitPrice",
}
"""The cells of the rates."""
MONTHLY = "cost_per_desktop_and_month"
PER_DESKTOP = ("per_desktop", "per_desktop_and_month")
"""Ends of the names of what is shown only if a desktop has a price."""
HARDWARE = "(TotalNet-TotalLicences)"
"""What maintenance and residual value are a share of, if the purchase has licences."""
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
    cost = assessment.cost
    if not cost.lines or cost.running.cost_per_desktop_and_month is None:
        return None
    sheet = WorkbookSheet(
        book,
        tr("Cost of use"),
        tr("Cost of use"),
        tr("Depreciation, interest, maintenance, electricity and rack space over the years of use."),
    )
    sheet.set_widths({LABEL: 46, VALUE: 18, UNIT: 18, NAME: 36})
    sheet.section(tr("Rates and prices"))
    _add(sheet, _inputs(plan, cost))
    sheet.skip()
    sheet.section(tr("Cost per year"))
    _add(sheet, _yearly(plan, cost))
    sheet.skip()
    sheet.section(tr("Over the years of use"))
    _add(sheet, _in_all(plan, cost))
    sheet.skip()
    for each in all_gaps_in_words(plan, cost):
        sheet.note(f"{each}.")
    if missing := no_share_in_words(plan, cost):
        sheet.note(f"{missing}.")
    sheet.note(outside_in_words(cost))
    return sheet


def _add(sheet: WorkbookSheet, lines: Iterator[_Line]) -> None:
    for each in lines:
        sheet.put(sheet.line, LABEL, each.label, Look("strong" if each.role == "strong" else "body"))
        sheet.put(sheet.line, VALUE, each.value, Look(each.role, each.number, right=True))
        sheet.put(sheet.line, UNIT, each.unit, Look())
        sheet.put(sheet.line, NAME, cell_name_in_words(each.name), Look(colour="text_muted"))
        sheet.name_cell(each.name, sheet.line, VALUE)
        sheet.skip()


def _inputs(plan: Plan, cost: Cost) -> Iterator[_Line]:
    found = rate_rows(plan.settings, cost)
    for name, cell in RATES.items():
        rate = found[name]
        if rate.unit == "%":
            number = number_formats.percent(rate.decimals or 0)
            yield _Line(rate.title, cell, rate.value / PERCENT, number, role="input")
        elif rate.unit == cost.currency:
            number = number_formats.unit_price(rate.value, cost.currency)
            yield _Line(rate.title, cell, rate.value, number, role="input")
        else:
            exact = number_formats.exact(rate.value)
            number = exact if rate.decimals is None else number_formats.decimals(rate.decimals)
            yield _Line(rate.title, cell, rate.value, number, rate.unit, "input")


def _lines(
    cost: Cost, rows: Mapping[str, CostRow], formulas: Mapping[str, tuple[str, str]]
) -> Iterator[_Line]:
    """A line for each formula, which is given with the name of its cell."""
    for name, (cell, text) in formulas.items():
        row = rows[name]
        if name.endswith(PER_DESKTOP) and not cost.is_headline:
            continue
        role: Role = "strong" if row.is_sum or name == MONTHLY else "body"
        value = Formula(text, row.amount or Decimal(0))
        yield _Line(row.title, cell, value, number_formats.amount(row, cost), role=role)


def _yearly(plan: Plan, cost: Cost) -> Iterator[_Line]:
    rounded = _rounding(cost)
    parts = f"DepreciationPerYear+InterestPerYear+{OPERATION}"
    hardware = HARDWARE if cost.licence_total else "TotalNet"
    licences = cost.running.licences_per_year is not None
    per_year = f"={rounded('LicencesInAll/YearsOfUse')}"
    formulas = {
        "residual": ("ResidualValue", f"={rounded(f'{hardware}*ResidualRate')}"),
        "depreciation_per_year": ("DepreciationPerYear", f"={rounded(STRAIGHT)}"),
        "interest_per_year": ("InterestPerYear", f"=IF({RATE}>0,{rounded(ANNUITY)}-DepreciationPerYear,0)"),
        "maintenance_per_year": ("MaintenancePerYear", f"={rounded(f'{hardware}*MaintenanceRate')}"),
        "energy_per_year": ("ElectricityPerYear", f"={rounded('EnergyPerYear*ElectricityPrice')}"),
        "rack_space_per_year": ("RackSpacePerYear", f"={rounded('RackUnits*RackUnitPrice')}"),
        **({"licences_per_year": ("LicencesPerYear", per_year)} if licences else {}),
        "cost_per_year": ("CostPerYear", f"={parts}{'+LicencesPerYear' if licences else ''}"),
    }
    return _lines(cost, yearly_rows(plan.settings, cost, with_rates=False), formulas)


def _in_all(plan: Plan, cost: Cost) -> Iterator[_Line]:
    """One desktop and month, and the total of all years: the parts, their sum, and tax on all but the interest."""
    rounded, decimals = _rounding(cost), decimals_of(cost.currency)

    def per_desktop(amount: str) -> str:
        return shared_amount(amount, "DesktopsPlanned", None, decimals).text

    licences = "+LicencesInAll" if cost.running.licences_in_all is not None else ""
    paid = "(InterestPerYear+DepreciationPerYear)*YearsOfUse-DepreciationInAll"
    rows = ownership_rows(plan.settings, cost, with_rates=False)
    rows[MONTHLY] = yearly_rows(plan.settings, cost)[MONTHLY]
    formulas = {
        MONTHLY: ("PerDesktopAndMonth", per_desktop(f"CostPerYear/{MONTHS_PER_YEAR}")),
        "depreciation_in_all": ("DepreciationInAll", "=TotalNet-ResidualValue"),
        "interest_in_all": ("InterestInAll", f"=IF({RATE}>0,MAX(0,{paid}),0)"),
        "operation_in_all": ("OperationInAll", f"=({OPERATION})*YearsOfUse"),
        "total_cost_of_ownership": (
            "TotalCostOfOwnership",
            "=DepreciationInAll+InterestInAll+OperationInAll" + licences,
        ),
        "total_cost_of_ownership_per_desktop": (
            "TotalCostOfOwnershipPerDesktop",
            per_desktop("TotalCostOfOwnership"),
        ),
        "value_added_tax_in_all": (
            "VatInAll",
            f"={rounded('(TotalCostOfOwnership-InterestInAll)*VatRate')}",
        ),
        "gross_total_cost_of_ownership": ("TotalCostOfOwnershipGross", "=TotalCostOfOwnership+VatInAll"),
    }
    return _lines(cost, rows, formulas)


def _rounding(cost: Cost) -> Callable[[str], str]:
    """Wraps a formula in rounding to the smallest unit of the plan's currency."""
    return f"ROUND({{}},{decimals_of(cost.currency)})".format
