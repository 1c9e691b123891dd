"""The table of licence lines: what each counts, how many that is now, and what one costs."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import NamedTuple

from app.look.number_format import numbers
from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.licences import (
    count_in_words,
    counts_in_words,
    paid_in_words,
    places_in_words,
    unit_in_words,
)
from app.results.words.money import money, unit_price
from planner_core.currencies import CENTS
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.cost_records import LicenceCost
from planner_core.engine.basis.licence_records import CountedLicence
from planner_core.messages import NO_VALUE
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan


class LicenceRow(NamedTuple):
    """A line of a plan with what it counts and costs."""

    plan: Plan
    line: Licence
    counted: CountedLicence | None
    """None until that is known."""
    cost: LicenceCost | None = None
    """None without a price in the plan's currency."""


def licence_rows(plan: Plan, assessment: Assessment | None) -> list[LicenceRow]:
    """The lines of a plan in their order. The assessment may be of an earlier plan, which had other lines."""
    known = {each.licence: each for each in assessment.licences} if assessment is not None else {}
    costs = {each.licence: each for each in assessment.cost.licences} if assessment is not None else {}
    return [LicenceRow(plan, line, known.get(line.id), costs.get(line.id)) for line in plan.licences.values()]


def licence_columns() -> dict[str, Column[LicenceRow]]:
    """The columns by name. "counts" has what is counted and where, "unit" and "where" each of them alone.
    "price" is the list price; "priced" the net one with both, for views without a column for the discount.

    "amount" is paid as often as "paid" says; "in_all" is the purchase and all years of use.
    """

    def amount(title: str, of: Callable[[LicenceCost], Decimal]) -> Column[LicenceRow]:
        return Column(
            title,
            lambda row: money(of(row.cost), row.plan.settings.currency) if row.cost else tr("no price"),
            lambda row: of(row.cost) if row.cost else None,
            CENTS,
        )

    return {
        "name": Column(tr("Name"), lambda row: row.line.name, tip=_about),
        "vendor": Column(tr("Vendor"), lambda row: row.line.vendor),
        "order_number": Column(tr("Order number"), lambda row: row.line.order_number),
        "unit": Column(tr("Counts"), lambda row: unit_in_words(row.line)),
        "where": Column(tr("Where"), lambda row: places_in_words(row.plan, row.line)),
        "counts": Column(tr("Counts"), lambda row: counts_in_words(row.plan, row.line)),
        "counted": Column(
            tr("Counted"),
            lambda row: numbers().number(row.counted.count.counted) if row.counted else NO_VALUE,
            lambda row: row.counted.count.counted if row.counted else None,
        ),
        "quantity": Column(
            tr("Quantity"),
            lambda row: numbers().number(row.counted.count.packs) if row.counted else NO_VALUE,
            lambda row: row.counted.count.packs if row.counted else None,
            0,
            tip=lambda row: count_in_words(row.line, row.counted.count) if row.counted else "",
        ),
        "price": Column(
            tr("Unit price"),
            _price,
            lambda row: row.line.unit_price,
            CENTS,
            tip=_price_in_words,
        ),
        "priced": Column(tr("Unit price"), _net_in_words, lambda row: row.line.unit_price, CENTS),
        "paid": Column(tr("Paid"), lambda row: paid_in_words(row.line)),
        "amount": amount(tr("Amount"), lambda cost: cost.amount),
        "in_all": amount(
            tr("Over the years of use"),
            lambda cost: cost.at_purchase + cost.in_all,
        ),
    }


def _price(row: LicenceRow) -> str:
    line = row.line
    return tr("no price") if line.unit_price is None else unit_price(line.unit_price, line.currency)


def _net_in_words(row: LicenceRow) -> str:
    """The net price, by which the quantity is multiplied; with a discount, also the list price and the discount."""
    line = row.line
    if row.cost is None or line.unit_price is None or not line.discount_percent:
        return _price(row)
    net = unit_price(row.cost.discounted_price, line.currency)
    return tr("{net} ({price} less {percent})", net=net, price=_price(row), percent=_discount(line))


def _discount(line: Licence) -> str:
    return numbers().exact(line.discount_percent) + numbers().style.before_percent + "%"


def _price_in_words(row: LicenceRow) -> str:
    """With the discount, which the list price leaves out."""
    line = row.line
    if line.unit_price is None or not line.discount_percent:
        return _price(row)
    return tr("{price} less {percent}", price=_price(row), percent=_discount(line))


def _about(row: LicenceRow) -> str:
    line = row.line
    source = tr("Source: {source}", source=tr(line.source)) if line.source else ""
    return "\n".join(each for each in (line.name, line.vendor, line.order_number, source) if each)
