"""The licence lines with what each counts, and what they cost in each year of use beside the purchase, as formulas."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import partial
from typing import Final

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.bill_sheet import licence_cell
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Look
from app.output.workbook.cell_values import Formula, Value
from app.output.workbook.columns import Placed, TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.tables.column import chosen
from app.results.tables.licences_table import LicenceRow, licence_columns, licence_rows
from app.results.tables.yearly_licences_table import last_year
from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.engine.basis.assessment import Assessment, Cost
from planner_core.engine.basis.cost_records import LicenceCost
from planner_core.engine.cost.licence_costs import PAYMENTS
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

QUANTITY, LIST_PRICE, DISCOUNT, NET_PRICE, AMOUNT, PAYMENTS_A_YEAR, SUPPORT = range(3, 10)
"""Columns referenced by formulas."""
FIRST_YEAR: Final = 12
"""The first of the years of use, after those from and until which a line runs."""
COUNTED: Final = ("name", "counts", "paid")


def add_licences(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet | None:
    """The sheet; None for a plan without licence lines. Defines the name LicencesInAll if any costs something beside
    the purchase.
    """
    rows, cost = licence_rows(plan, assessment), assessment.cost
    if not rows:
        return None
    sheet = WorkbookSheet(
        book,
        tr("Licences"),
        tr("Licences, subscriptions and services"),
        tr(
            "Prices in {currency}, before tax. Blue cells may be changed. What is paid once in the first year stands in"
            " the bill of materials; the years have the rest.",
            currency=cost.currency,
        ),
        tr("What each licence counts and costs, year by year."),
    )
    priced = [row for row in rows if row.cost is not None]
    if priced:
        placed = sheet.table(_columns(plan, cost), priced, filtered=False)
        sheet.skip()
        _add_sums(sheet, plan, cost, placed)
        sheet.skip()
    missing = [row for row in rows if row.cost is None]
    if missing:
        sheet.section(tr("Without a price"))
        sheet.table(from_window(chosen(licence_columns(), *COUNTED, "quantity")), missing, filtered=False)
        sheet.skip()
    sheet.note(
        tr(
            "Quantities follow the drawing, with least amounts and packs; hosts that stand by for failures are counted"
            " too. The years are those of this plan: another number of years of use needs a new workbook."
        )
    )
    return sheet


def _columns(plan: Plan, cost: Cost) -> list[TableColumn[LicenceRow]]:
    currency, cells, titles = cost.currency, _Cells(cost), licence_columns()
    money = number_formats.money(currency)

    def price(amount: Callable[[LicenceCost], Decimal]) -> Callable[[LicenceRow], str]:
        return lambda row: number_formats.unit_price(amount(cost_of(row)), currency)

    percent = number_formats.percent(2)
    return [
        *from_window(chosen(titles, *COUNTED)),
        TableColumn(titles["quantity"].title, cells.quantity, number_formats.INTEGER, "input"),
        TableColumn(tr("List price"), cells.list_price, price(lambda each: each.unit_price), "input"),
        TableColumn(tr("Discount"), cells.discount, percent, "input"),
        TableColumn(tr("Net unit price"), cells.net_price, price(lambda each: each.discounted_price)),
        TableColumn(titles["amount"].title, cells.amount, money),
        TableColumn(tr("Payments in a year"), lambda row, _: PAYMENTS[row.line.term], number_formats.INTEGER),
        TableColumn(
            tr("Support per year"), lambda row, _: row.line.support_percent / PERCENT, percent, "input"
        ),
        TableColumn(tr("From year"), lambda row, _: row.line.from_year, number_formats.INTEGER),
        TableColumn(
            tr("Until year"), lambda row, _: last_year(row.line, plan.settings), number_formats.INTEGER
        ),
        *(
            TableColumn(tr("Year {year}", year=year), partial(cells.in_year, year), money)
            for year in range(1, plan.settings.depreciation_years + 1)
        ),
    ]


def cost_of(row: LicenceRow) -> LicenceCost:
    """The cost of a line with a price."""
    assert row.cost is not None
    return row.cost


class _Cells:
    """The cells of one line. Quantity and prices of what the bill has are changed there."""

    def __init__(self, cost: Cost) -> None:
        self._cost, self._decimals = cost, decimals_of(cost.currency)
        self._in_bill = {line.licence for line in cost.lines if line.licence}

    def quantity(self, row: LicenceRow, _: int) -> Value:
        return self._typed(row, cost_of(row).quantity)

    def list_price(self, row: LicenceRow, _: int) -> Value:
        return self._typed(row, cost_of(row).unit_price)

    def discount(self, row: LicenceRow, _: int) -> Value:
        return self._typed(row, cost_of(row).discount_percent / PERCENT)

    def net_price(self, row: LicenceRow, at: int) -> Value:
        found = cost_of(row)
        kept = decimals_of_price(found.unit_price, found.discounted_price, self._decimals)
        text = f"=ROUND({cell_name(at, LIST_PRICE)}*(1-{cell_name(at, DISCOUNT)}),{kept})"
        return self._typed(row, Formula(text, found.discounted_price))

    def amount(self, row: LicenceRow, at: int) -> Value:
        product = f"ROUND({cell_name(at, QUANTITY)}*{cell_name(at, NET_PRICE)},{self._decimals})"
        is_there = row.line.id in self._in_bill
        return Formula(
            f"={licence_cell(self._cost, row.line.id) if is_there else product}", cost_of(row).amount
        )

    def in_year(self, year: int, row: LicenceRow, at: int) -> Value:
        """Subscription and support of a year in which the line runs, and what is bought in it."""
        line, value, amount = row.line, cost_of(row).by_year[year - 1], cell_name(at, AMOUNT)
        per_year = f"{amount}*{cell_name(at, PAYMENTS_A_YEAR)}"
        paid = amount if line.term == "once" else per_year
        pieces = [amount] if line.term == "once" and line.from_year == year > 1 else []
        if line.runs_in(year):
            pieces += [per_year, f"ROUND({paid}*{cell_name(at, SUPPORT)},{self._decimals})"]
        return Formula(f"={'+'.join(pieces)}", value) if pieces else value

    def _typed(self, row: LicenceRow, value: Value) -> Value:
        return None if row.line.id in self._in_bill else value


def _add_sums(sheet: WorkbookSheet, plan: Plan, cost: Cost, placed: Placed) -> None:
    """The sum of each year, and of all."""
    money, years = number_formats.money(cost.currency), plan.settings.depreciation_years
    in_years = [sum((each.by_year[year] for each in cost.licences), Decimal(0)) for year in range(years)]
    strong = Look("strong", money, right=True)
    sheet.put(sheet.line, 0, tr("In the year"), Look("strong"))
    for year, amount in enumerate(in_years):
        column = FIRST_YEAR + year
        cells = f"{cell_name(placed.first, column)}:{cell_name(placed.last, column)}"
        sheet.put(sheet.line, column, Formula(f"=SUM({cells})", amount), strong)
    first, last = (cell_name(sheet.line, FIRST_YEAR + year) for year in (0, years - 1))
    sheet.skip()
    sheet.put(sheet.line, 0, tr("In all years of use, beside the purchase"), Look("strong"))
    in_all = Formula(f"=SUM({first}:{last})", sum(in_years, Decimal(0)))
    sheet.put(sheet.line, FIRST_YEAR, in_all, strong)
    if cost.running.licences_in_all is not None:
        sheet.name_cell("LicencesInAll", sheet.line, FIRST_YEAR)
    sheet.skip()
