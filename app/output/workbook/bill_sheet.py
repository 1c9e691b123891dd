"""The bill of materials with its sums and the cost per desktop as formulas, and their cell names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any, Final

from app.look.translation import tr
from app.output.workbook import number_formats
from app.output.workbook.book import Book
from app.output.workbook.cell_styles import Look
from app.output.workbook.cell_values import Formula, Value, shared_amount
from app.output.workbook.columns import Placed, TableColumn
from app.output.workbook.shared_tables import from_window
from app.output.workbook.sheet import WorkbookSheet, cell_name
from app.results.tables.bill_table import bill_columns
from app.results.tables.column import chosen
from app.results.tables.cost_tables import bill_sums, rate_rows
from app.results.tables.shared_costs import SharedCost, share_columns, shared_costs
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import all_gaps_in_words, no_share_in_words
from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.engine.basis.assessment import Assessment, Cost, CostLine
from planner_core.engine.basis.cost_records import UnpricedLine
from planner_core.plan.licences import LicenceId
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
    "promised": "Promised",
}
"""Suffixes of cell names, such as DesktopsPlanned and PerDesktopPlanned."""


def add_bill(book: Book, plan: Plan, assessment: Assessment) -> WorkbookSheet:
    """The sheet of the bill; defines the names TotalNet, TotalGross, PerDesktopPlanned and the like."""
    cost = assessment.cost
    sheet = WorkbookSheet(
        book,
        tr("Bill of materials"),
        tr("Bill of materials"),
        tr(
            "Prices in {currency}. Blue cells may be changed: quantities, prices, discounts, tax and numbers of"
            " desktops; everything that depends on them is recalculated.",
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
    for at, line in enumerate(cost.lines, placed.first):
        if line.licence:
            sheet.name_cell(licence_cell(cost, line.licence), at, TOTAL)
    sheet.skip()
    _add_sums(sheet, plan, cost, placed)
    sheet.skip()
    if missing := no_share_in_words(plan, cost):
        sheet.section(tr("Per desktop"))
        sheet.note(f"{missing}.")
    else:
        _add_shares(sheet, assessment)
    sheet.skip()
    _add_unpriced(sheet, cost)
    for each in price_dates_in_words(cost, book.about.day):
        sheet.note(each)
    for each in all_gaps_in_words(plan, cost):
        sheet.note(f"{each}.")
    sheet.note(
        tr(
            "Net unit prices are rounded as shown before they are multiplied, tax and shares after they are computed,"
            " so that all amounts add up as shown."
        )
    )
    return sheet


def licence_cell(cost: Cost, licence: LicenceId) -> str:
    """The name of the cell with what a licence costs in the purchase."""
    number = [each.licence for each in cost.licences].index(licence) + 1
    return f"{tr('LicenceInPurchase')}{number}"


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


def _columns(currency: str) -> list[TableColumn[Any]]:
    money, decimals = number_formats.money(currency), decimals_of(currency)
    names = (
        "item", "order_number", "quantity", "list_price", "discount", "price", "total", "price_date", "source",
    )  # fmt: skip
    found = dict(zip(names, from_window(chosen(bill_columns(currency), *names)), strict=True))

    def priced(of: Callable[[CostLine], Decimal]) -> Callable[[Any], str]:
        return lambda line: number_formats.unit_price(of(line), currency)

    changed: dict[str, dict[str, Any]] = {
        "order_number": {"widest": 28},
        "quantity": {"role": "input"},
        "list_price": {"role": "input", "number": priced(lambda line: line.unit_price)},
        "discount": {
            "role": "input",
            "number": _discount,
            "cell": lambda line, _: line.discount_percent / PERCENT,
        },
        "price": {
            "number": priced(lambda line: line.discounted_price),
            "cell": lambda line, at: _net_price(line, at, decimals),
        },
        "total": {"number": money, "cell": lambda line, at: _total(line, at, decimals)},
        "price_date": {"number": _day_form, "cell": lambda line, _: _day(line.price_date), "widest": 18},
    }
    return [replace(column, **changed.get(name, {})) for name, column in found.items()]


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
    formulas = _formulas(cost, placed)
    for each in bill_sums(plan.settings, cost, with_rates=False):
        if each.name == "value_added_tax":
            rate = rate_rows(plan.settings, cost)["vat_percent"]
            look = Look("input", number_formats.percent(_places(rate.value)), right=True)
            _add_line(sheet, rate.title, "VatRate", rate.value / PERCENT, look)
        if each.name in formulas:
            name, text = formulas[each.name]
            look = Look("strong" if each.is_sum else "body", number_formats.amount(each, cost), right=True)
            _add_line(sheet, each.title, name, Formula(text, each.amount), look)


def _add_line(sheet: WorkbookSheet, title: str, name: str, value: Value, look: Look) -> None:
    label = Look("strong" if look.role == "strong" else "body")
    for column in range(AMOUNT):
        sheet.put(sheet.line, column, title if column == LABEL else None, label, measured=False)
    sheet.put(sheet.line, AMOUNT, value, look)
    sheet.name_cell(name, sheet.line, AMOUNT)
    sheet.skip()


def _formulas(cost: Cost, placed: Placed) -> dict[str, tuple[str, str]]:
    """The name of the cell and the formula of each sum below the bill; list prices only beside discounts."""
    decimals = decimals_of(cost.currency)
    found = {
        "total": ("TotalNet", f"=SUM({_range(placed, TOTAL)})"),
        "value_added_tax": ("VatAmount", f"=ROUND(TotalNet*VatRate,{decimals})"),
        "gross_total": ("TotalGross", "=TotalNet+VatAmount"),
    }
    licences = [cell_name(at, TOTAL) for at, line in enumerate(cost.lines, placed.first) if line.licence]
    if cost.licence_total:
        found["licence_total"] = ("TotalLicences", f"={'+'.join(licences)}")
    if cost.counted_total:
        found["counted_total"] = ("TotalCounted", f"={'+'.join(_counted(cost, placed))}")
    if cost.discount:
        quantities, prices = _range(placed, QUANTITY), _range(placed, LIST_PRICE)
        finer = any(_is_finer(line, decimals) for line in cost.lines)
        product = (
            f"ROUND({quantities}*{prices},{decimals})"
            if finer
            else f"{quantities},ROUND({prices},{decimals})"
        )
        found["list_total"] = ("TotalList", f"=SUMPRODUCT({product})")
        found["discount"] = ("TotalDiscount", "=TotalNet-TotalList")
    return found


def _counted(cost: Cost, placed: Placed) -> Iterator[str]:
    """What each line costs of which pieces are ordered for each desktop or user."""
    decimals = decimals_of(cost.currency)
    for at, line in enumerate(cost.lines, placed.first):
        if line.counted_quantity == line.quantity:
            yield cell_name(at, TOTAL)
        elif line.counted_quantity:
            yield f"ROUND({line.counted_quantity}*{cell_name(at, NET_PRICE)},{decimals})"


def _add_shares(sheet: WorkbookSheet, assessment: Assessment) -> None:
    """The cost per desktop and per user as planned and at each limit."""
    shares, cost = shared_costs(assessment), assessment.cost
    decimals, money = decimals_of(cost.currency), number_formats.sum_of_prices(cost)

    def share(of: str, by: int, value: Callable[[SharedCost], Decimal | None]) -> Callable[..., Formula]:
        return lambda each, at: shared_amount(total(of, each, at), cell_name(at, by), value(each), decimals)

    def total(of: str, each: SharedCost, at: int) -> str:
        """What is ordered for each desktop or user grows with them."""
        if not cost.counted_total or each.name == "planned":
            return of
        counted = f"TotalCounted*{cell_name(at, DESKTOPS)}/DesktopsPlanned"
        net = f"ROUND(TotalNet-TotalCounted+{counted},{decimals})"
        return net if of == "TotalNet" else f"{of}*{net}/TotalNet"

    names = ["when", "desktops", "per_desktop", "gross"]
    if any(each.users is not None for each in shares):
        names += ["users", "per_user"]
    found = dict(zip(names, from_window(chosen(share_columns(cost), *names)), strict=True))
    changed: dict[str, dict[str, Any]] = {
        "desktops": {"cell": lambda each, _: _count(each.name, each.desktops)},
        "per_desktop": {"cell": share("TotalNet", DESKTOPS, lambda each: each.per_desktop), "role": "strong"},
        "gross": {"cell": share("TotalGross", DESKTOPS, lambda each: each.gross_per_desktop)},
        "users": {"cell": lambda each, _: _users(each)},
        "per_user": {"cell": share("TotalNet", USERS, lambda each: each.per_user), "role": "strong"},
    }
    for name in ("per_desktop", "gross", "per_user"):
        changed[name]["number"] = money
    columns = [replace(column, **changed.get(name, {})) for name, column in found.items()]
    columns.insert(1, TableColumn("", lambda *_: None))
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
