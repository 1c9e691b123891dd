"""The table of the bill of materials: items to buy, with or without a price."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

from app.look.dates import written_date_in_words
from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.money import money, unit_price
from app.results.words.price_gaps import unpriced_in_words
from planner_core.currencies import CENTS, decimals_of
from planner_core.engine.basis.assessment import Cost, CostLine
from planner_core.engine.basis.cost_records import UnpricedLine
from planner_core.messages import NO_VALUE

BillRow = CostLine | UnpricedLine
"""An item to buy, with or without a price."""


def bill_rows(cost: Cost, most_unpriced: int | None = None) -> list[BillRow]:
    """The lines with a price, then those without, of which at most `most_unpriced`; licences after all hardware."""
    return sorted([*cost.lines, *cost.unpriced[:most_unpriced]], key=lambda row: bool(row.licence))


def bill_columns(currency: str, decimals: int = CENTS) -> dict[str, Column[BillRow]]:
    """The columns by name; every amount is in one currency. `decimals` has the finest of the unit prices.

    "price" is the net unit price; "priced" adds list price and discount, if any, for views without these columns.
    """

    def price(title: str, of: Callable[[CostLine], Decimal], without: str = NO_VALUE) -> Column[BillRow]:
        return Column(
            title,
            lambda row: unit_price(of(row), currency) if isinstance(row, CostLine) else without,
            lambda row: of(row) if isinstance(row, CostLine) else None,
            decimals,
        )

    def words(title: str, of: Callable[[CostLine], str]) -> Column[BillRow]:
        return Column(title, lambda row: of(row) if isinstance(row, CostLine) else "")

    net = price(tr("Net unit price"), lambda line: line.discounted_price, tr("no price"))
    return {
        "item": Column(tr("Item"), item_in_words, tip=_about),
        "order_number": words(tr("Order number"), lambda line: line.order_number),
        "quantity": Column(
            tr("Quantity"), lambda row: numbers().number(row.quantity), lambda row: row.quantity, 0
        ),
        "list_price": price(tr("List price"), lambda line: line.unit_price),
        "discount": Column(
            tr("Discount"),
            lambda row: _discount(row) if isinstance(row, CostLine) else NO_VALUE,
            lambda row: row.discount_percent if isinstance(row, CostLine) else None,
            2,
        ),
        "price": net,
        "priced": net._replace(
            shown=lambda row: _priced(row, currency) if isinstance(row, CostLine) else net.shown(row)
        ),
        "total": Column(
            tr("Total"),
            lambda row: money(row.total if isinstance(row, CostLine) else None, currency),
            lambda row: row.total if isinstance(row, CostLine) else None,
            decimals_of(currency),
        ),
        "price_date": Column(
            tr("Price of"),
            lambda row: written_date_in_words(row.price_date) if isinstance(row, CostLine) else "",
            order=lambda row: row.price_date if isinstance(row, CostLine) else "",
        ),
        "source": words(tr("Source"), _source),
    }


def item_in_words(row: BillRow) -> str:
    """The name of the item."""
    return row.item if isinstance(row, CostLine) else unpriced_in_words(row)


def _priced(line: CostLine, currency: str) -> str:
    """The net unit price, from which the total is computed; with a discount, also the list price and the discount."""
    net = unit_price(line.discounted_price, currency)
    if not line.discount_percent:
        return net
    listed = unit_price(line.unit_price, currency)
    return tr("{net} ({price} less {percent})", net=net, price=listed, percent=_discount(line))


def _discount(line: CostLine) -> str:
    return numbers().exact(line.discount_percent) + numbers().style.before_percent + "%"


def _source(line: CostLine) -> str:
    return tr(line.source) if line.source else ""


def _about(row: BillRow) -> str:
    if not isinstance(row, CostLine):
        return item_in_words(row)
    lines = (row.item, row.order_number, tr("Source: {source}", source=_source(row)) if row.source else "")
    return "\n".join(each for each in lines if each)
