"""The years ahead as formulas: later prices by their change per year, purchases, sums and present value."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Final, NamedTuple

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Look
from app.output.workbook.cell_values import Formula, Value
from app.output.workbook.columns import Placed, TableColumn
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.words.years import buying_name, sentences, year_name
from app.results.years import years_of
from planner_core.catalog.catalog import Catalog
from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.plan.plan import Plan
from planner_core.studies.years import Bought, Buying, YearAhead, looks_ahead
from planner_core.units import PERCENT

LATER: Final = 2
"""The column of whole years after the first purchase, in both tables."""
QUANTITY, TODAY, CHANGE, PRICE, AMOUNT = range(3, 8)
"""Of the items."""
PURCHASE, RUNNING, COST, ADDED_UP = range(4, 8)
"""Of the years."""


class _Item(NamedTuple):
    year: int
    bought: Bought


def add_years(book: Book, plan: Plan, catalog: Catalog) -> WorkbookSheet | None:
    """The sheet; None for a plan that says nothing of later years, is not connected, or has no prices."""
    study = years_of(plan, catalog) if looks_ahead(plan) else None
    if study is None or not study.is_priced:
        return None
    lead = " ".join(sentences(plan, study))
    sheet = WorkbookSheet(
        book, tr("Years"), tr("Years ahead"), lead, tr("What each year needs, and what it costs.")
    )
    _add_rate(sheet, plan)
    for buying in (study.each_year, study.now):
        _add_buying(sheet, plan, study.currency, buying)
    sheet.note(
        tr(
            "Blue cells may be changed: quantities, prices of today, their change per year, and the discount rate."
            " Running costs are those that the planner has computed."
        )
    )
    return sheet


def _add_rate(sheet: WorkbookSheet, plan: Plan) -> None:
    rate = plan.settings.discount_rate_percent
    sheet.put(sheet.line, 0, tr("Discount rate"), Look())
    sheet.put(sheet.line, AMOUNT, rate / PERCENT, Look("input", number_formats.percent(2), right=True))
    sheet.name_cell("DiscountRate", sheet.line, AMOUNT)
    sheet.skip()
    sheet.skip()


def _add_buying(sheet: WorkbookSheet, plan: Plan, currency: str, buying: Buying) -> None:
    """The items of one way of buying, then its years, and what they come to."""
    decimals, money = decimals_of(currency), number_formats.money(currency)
    items = [_Item(year.year, each) for year in buying.years for each in year.bought]
    sheet.section(buying_name(buying))
    placed = sheet.table(_item_columns(plan, currency), items, filtered=False)
    sheet.skip()
    years = sheet.table(
        _year_columns(plan, currency, placed if items else None), buying.years, filtered=False
    )
    costs, later = _range(years, COST), _range(years, LATER)
    for title, text, value, role in (
        (tr("In all"), f"=SUM({costs})", buying.total, "strong"),
        (
            tr("Present value"),
            f"=ROUND(SUMPRODUCT({costs}/(1+DiscountRate)^{later}),{decimals})",
            buying.present_value,
            "body",
        ),
    ):
        sheet.put(sheet.line, 0, title, Look("strong" if role == "strong" else "body"))
        sheet.put(
            sheet.line,
            ADDED_UP,
            Formula(text, value),
            Look("strong" if role == "strong" else "body", money, right=True),
        )
        sheet.skip()
    sheet.skip()


def _item_columns(plan: Plan, currency: str) -> list[TableColumn[_Item]]:
    decimals = decimals_of(currency)

    def priced(of: Callable[[Bought], Decimal]) -> Callable[[_Item], str]:
        return lambda item: number_formats.unit_price(of(item.bought), currency)

    def price(item: _Item, at: int) -> Value:
        bought = item.bought
        kept = decimals_of_price(bought.price_today, bought.price_today, decimals)
        power = f"(1+{cell_name(at, CHANGE)})^{cell_name(at, LATER)}"
        return Formula(f"=ROUND({cell_name(at, TODAY)}*{power},{kept})", bought.unit_price)

    def amount(item: _Item, at: int) -> Value:
        product = f"{cell_name(at, QUANTITY)}*{cell_name(at, PRICE)}"
        return Formula(f"=ROUND({product},{decimals})", item.bought.total)

    return [
        TableColumn(tr("Item"), lambda item, _: item.bought.item),
        TableColumn(tr("Year"), lambda item, _: year_name(plan.settings, item.year), widest=12),
        TableColumn(tr("Years later"), lambda item, _: item.year - 1, number_formats.INTEGER),
        TableColumn(tr("Quantity"), lambda item, _: item.bought.quantity, number_formats.INTEGER, "input"),
        TableColumn(
            tr("Net price today"),
            lambda item, _: item.bought.price_today,
            priced(lambda bought: bought.price_today),
            "input",
        ),
        TableColumn(
            tr("Change per year"),
            lambda item, _: item.bought.index_percent / PERCENT,
            number_formats.percent(1),
            "input",
        ),
        TableColumn(tr("Net price in that year"), price, priced(lambda bought: bought.unit_price)),
        TableColumn(tr("Amount"), amount, number_formats.money(currency)),
    ]


def _year_columns(plan: Plan, currency: str, items: Placed | None) -> list[TableColumn[YearAhead]]:
    money = number_formats.money(currency)

    def purchase(year: YearAhead, at: int) -> Value:
        if items is None:
            return year.purchase
        later, amounts = _range(items, LATER), _range(items, AMOUNT)
        return Formula(f"=SUMIF({later},{cell_name(at, LATER)},{amounts})", year.purchase)

    def cost(year: YearAhead, at: int) -> Value:
        return Formula(f"={cell_name(at, PURCHASE)}+{cell_name(at, RUNNING)}", year.cost)

    def added_up(year: YearAhead, at: int) -> Value:
        before = f"{cell_name(at - 1, ADDED_UP)}+" if year.year > 1 else ""
        return Formula(f"={before}{cell_name(at, COST)}", year.added_up)

    return [
        TableColumn(tr("Year"), lambda year, _: year_name(plan.settings, year.year)),
        TableColumn(tr("Desktops"), lambda year, _: year.desktops, number_formats.INTEGER),
        TableColumn(tr("Years later"), lambda year, _: year.year - 1, number_formats.INTEGER),
        TableColumn(tr("Hosts"), lambda year, _: year.hosts, number_formats.INTEGER),
        TableColumn(tr("Purchase"), purchase, money),
        TableColumn(
            tr("Running costs"),
            lambda year, _: year.running,
            money,
            "input",
        ),
        TableColumn(tr("In the year"), cost, money, "strong"),
        TableColumn(tr("Added up"), added_up, money),
    ]


def _range(placed: Placed, column: int) -> str:
    return f"{cell_name(placed.first, column)}:{cell_name(placed.last, column)}"
