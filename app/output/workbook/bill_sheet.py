"""The bill of materials with its sums and the cost per desktop as formulas, and their cell names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from decimal import Decimal
from typing import Final, NamedTuple

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Look, Role
from app.output.workbook.cell_values import Formula, Value, shared_amount
from app.output.workbook.columns import Placed, TableColumn
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.tables.bill_table import bill_columns
from app.results.tables.column import chosen
from app.results.tables.shared_costs import SharedCost, shared_costs
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import gaps_in_words, no_share_in_words
from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.engine.basis.assessment import Assessment, Cost, CostLine
from planner_core.engine.basis.cost_records import UnpricedLine
from planner_core.formulas.cost import exact_decimal, gross_amount, shared, value_added_tax
from planner_core.plan.plan import Plan
from planner_core.units import PERCENT

QUANTITY, LIST_PRICE, DISCOUNT, NET_PRICE, TOTAL = range(2, 7)
"""Columns referenced by formulas."""
LABEL, AMOUNT = 0, TOTAL
DESKTOPS, PER_DESKTOP, GROSS, USERS, PER_USER = range(2, 7)
"""Columns of the cost per desktop and user."""
SHARES: Final = {
    "planned": "Planned",
    "without_failures": "WithoutFailures",
    "maximum_with_reserve": "WithReserve",
    "maximum": "Maximum",
}
"""Suffixes of cell names, such as DesktopsPlanned and PerDesktopPlanned."""


class _Sum(NamedTuple):
    """One line below the bill."""

    label: str
    name: str
    value: Value
    number: str = ""
    """The number format; empty for that of amounts."""
    role: Role = "body"


def add_bill(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of the bill; defines the names TotalNet, TotalGross, PerDesktopPlanned and the like."""
    cost = assessment.cost
    sheet = WorkbookSheet(
        book,
        tr("Bill of materials"),
        tr("Bill of materials"),
        tr(
            "Prices in {currency}. Blue cells may be changed: quantities, prices, discounts, tax and numbers of"
            " desktops; everything that follows from them is worked out anew.",
            currency=cost.currency,
        ),
        tr("What is to be bought, with net, tax and gross, and what one desktop costs."),
    )
    if not cost.lines:
        sheet.note(
            tr(
                "The plan has no prices yet. Prices come with the catalogue or are typed in at each component."
            )
        )
        _add_unpriced(sheet, cost)
        return sheet
    placed = sheet.table(_columns(cost.currency), cost.lines)
    sheet.skip()
    _add_sums(sheet, plan, cost, placed)
    sheet.skip()
    if missing := no_share_in_words(plan, cost):
        sheet.section(tr("Per desktop"))
        sheet.note(f"{missing}.")
    else:
        _add_shares(sheet, plan, assessment)
    sheet.skip()
    _add_unpriced(sheet, cost)
    for each in price_dates_in_words(cost, book.about.day):
        sheet.note(each)
    if cost.gaps:
        sheet.note(f"{gaps_in_words(plan, cost)}.")
    sheet.note(
        tr(
            "Net unit prices are rounded as shown before they are multiplied, tax and shares after they are worked out,"
            " so that all amounts add up as shown."
        )
    )
    return sheet


def _add_unpriced(sheet: WorkbookSheet, cost: Cost) -> None:
    """The items without a price, with quantities."""
    if not cost.unpriced:
        return
    titles = bill_columns(cost.currency)
    columns: list[TableColumn[UnpricedLine]] = [
        TableColumn(titles["item"].title, lambda line, _: titles["item"].shown(line)),
        TableColumn("", lambda *_: None),
        TableColumn(titles["quantity"].title, lambda line, _: line.quantity, number_formats.INTEGER),
    ]
    sheet.section(tr("Without a price"))
    sheet.table(columns, cost.unpriced, filtered=False)
    sheet.skip()


def _columns(currency: str) -> list[TableColumn[CostLine]]:
    money, decimals = number_formats.money(currency), decimals_of(currency)
    names = (
        "item", "order_number", "quantity", "list_price", "discount", "price", "total", "price_date", "source",
    )  # fmt: skip
    item, order_number, quantity, listed, discount, net, total, day, source = (
        each.title for each in chosen(bill_columns(currency), *names)
    )
    return [
        TableColumn(item, lambda line, _: line.item),
        TableColumn(order_number, lambda line, _: line.order_number, widest=28),
        TableColumn(quantity, lambda line, _: line.quantity, number_formats.INTEGER, "input"),
        TableColumn(
            listed,
            lambda line, _: line.unit_price,
            lambda line: number_formats.unit_price(line.unit_price, currency),
            "input",
        ),
        TableColumn(discount, lambda line, _: _share(line), _discount, "input"),
        TableColumn(
            net,
            lambda line, at: _net_price(line, at, decimals),
            lambda line: number_formats.unit_price(line.discounted_price, currency),
        ),
        TableColumn(total, lambda line, at: _total(line, at, decimals), money),
        TableColumn(day, lambda line, _: _day(line.price_date), _day_form, widest=18),
        TableColumn(source, lambda line, _: tr(line.source) if line.source else ""),
    ]


def _net_price(line: CostLine, at: int, decimals: int) -> Formula:
    kept = decimals_of_price(line.unit_price, line.discounted_price, decimals)
    text = f"=ROUND({cell_name(at, LIST_PRICE)}*(1-{cell_name(at, DISCOUNT)}),{kept})"
    return Formula(text, line.discounted_price)


def _total(line: CostLine, at: int, decimals: int) -> Formula:
    """Quantity times price; multiples of the smallest unit need no rounding."""
    product = f"{cell_name(at, QUANTITY)}*{cell_name(at, NET_PRICE)}"
    return Formula(
        f"=ROUND({product},{decimals})" if _is_finer(line, decimals) else f"={product}", line.total
    )


def _is_finer(line: CostLine, decimals: int) -> bool:
    """Whether the price of a line is below the smallest unit."""
    return decimals_of_price(line.unit_price, line.discounted_price, decimals) != decimals


def _add_sums(sheet: WorkbookSheet, plan: Plan, cost: Cost, placed: Placed) -> None:
    money = number_formats.sum_of_prices(cost)
    for each in _sums(plan, cost, placed):
        label = Look("strong" if each.role == "strong" else "body")
        for column in range(AMOUNT):
            sheet.put(sheet.line, column, each.label if column == LABEL else None, label, measured=False)
        sheet.put(sheet.line, AMOUNT, each.value, Look(each.role, each.number or money, right=True))
        sheet.name_cell(each.name, sheet.line, AMOUNT)
        sheet.skip()


def _sums(plan: Plan, cost: Cost, placed: Placed) -> Iterator[_Sum]:
    percent, decimals = exact_decimal(plan.settings.vat_percent), decimals_of(cost.currency)
    quantities, prices = _range(placed, QUANTITY), _range(placed, LIST_PRICE)
    if cost.discount:
        finer = any(_is_finer(line, decimals) for line in cost.lines)
        product = (
            f"ROUND({quantities}*{prices},{decimals})"
            if finer
            else f"{quantities},ROUND({prices},{decimals})"
        )
        listed = Formula(f"=SUMPRODUCT({product})", cost.list_total)
        money = number_formats.money(cost.currency)
        yield _Sum(tr("At list prices"), "TotalList", listed, money)
        yield _Sum(
            tr("Discount in all"), "TotalDiscount", Formula("=TotalList-TotalNet", cost.discount), money
        )
    net = Formula(f"=SUM({_range(placed, TOTAL)})", cost.total)
    yield _Sum(tr("Net total"), "TotalNet", net, role="strong")
    rate = number_formats.percent(_places(percent))
    yield _Sum(tr("Rate of value added tax"), "VatRate", percent / PERCENT, rate, "input")
    tax = value_added_tax(cost.total, percent, decimals=decimals)
    yield _Sum(tr("Value added tax"), "VatAmount", Formula(f"=ROUND(TotalNet*VatRate,{decimals})", tax))
    gross = Formula("=TotalNet+VatAmount", gross_amount(cost.total, tax))
    yield _Sum(tr("Gross total"), "TotalGross", gross, role="strong")


def _add_shares(sheet: WorkbookSheet, plan: Plan, assessment: Assessment) -> None:
    """The cost per desktop and per user as planned and at each limit."""
    shares = shared_costs(assessment)
    total = assessment.cost.total
    decimals = decimals_of(assessment.cost.currency)
    tax = value_added_tax(total, exact_decimal(plan.settings.vat_percent), decimals=decimals)
    gross = gross_amount(total, tax)
    money = number_formats.sum_of_prices(assessment.cost)
    with_users = any(each.users is not None for each in shares)

    def share(of: str, by: int, value: Decimal | None, at: int) -> Formula:
        return shared_amount(of, cell_name(at, by), value, decimals)

    columns: list[TableColumn[SharedCost]] = [
        TableColumn(tr("Shared by"), lambda each, _: each.when),
        TableColumn("", lambda *_: None),
        TableColumn(tr("Desktops"), lambda each, _: _count(each.name, each.desktops), number_formats.INTEGER),
        TableColumn(
            tr("Net per desktop"),
            lambda each, at: share("TotalNet", DESKTOPS, each.per_desktop, at),
            money,
            "strong",
        ),
        TableColumn(
            tr("Gross per desktop"),
            lambda each, at: share("TotalGross", DESKTOPS, shared(gross, each.desktops, decimals), at),
            money,
        ),
    ]
    if with_users:
        columns += [
            TableColumn(tr("Users"), lambda each, _: _users(each), number_formats.INTEGER),
            TableColumn(
                tr("Net per user"),
                lambda each, at: share("TotalNet", USERS, each.per_user, at),
                money,
                "strong",
            ),
        ]
    sheet.section(tr("Per desktop"))
    placed = sheet.table(columns, shares, filtered=False)
    for at, each in enumerate(shares, placed.first):
        sheet.name_cell(f"PerDesktop{SHARES[each.name]}", at, PER_DESKTOP)
        sheet.name_cell(f"GrossPerDesktop{SHARES[each.name]}", at, GROSS)
        if each.users is not None:
            sheet.name_cell(f"PerUser{SHARES[each.name]}", at, PER_USER)


def _count(name: str, desktops: int) -> Formula:
    """A reference to the number of desktops on the summary, where it is defined."""
    return Formula(f"=Desktops{SHARES[name]}", desktops)


def _users(each: SharedCost) -> Value:
    """A reference to the planned users on the summary; those at a limit are computed by the planner."""
    return Formula("=UsersPlanned", each.users) if each.name == "planned" else each.users


def _range(placed: Placed, column: int) -> str:
    return f"{cell_name(placed.first, column)}:{cell_name(placed.last, column)}"


def _share(line: CostLine) -> Decimal:
    return line.discount_percent / PERCENT


def _discount(line: CostLine) -> str:
    return number_formats.percent(_places(line.discount_percent))


def _places(percent: Decimal) -> int:
    """Decimals of a percentage, at most two."""
    return min(2, max(0, -int(percent.normalize().as_tuple().exponent)))


def _day(text: str) -> Value:
    """A price's day or month as a date; other text unchanged."""
    for form in ("{}", "{}-01"):
        with suppress(ValueError):
            return date.fromisoformat(form.format(text))
    return text


def _day_form(line: CostLine) -> str:
    if not isinstance(_day(line.price_date), date):
        return ""
    return number_formats.day() if line.price_date.count("-") > 1 else number_formats.month()
