"""Prices of a price list, and which of them apply to a catalogue record on a day.

A price is an orderable item at a list price in one currency, with a validity period. It refers to a catalogue record by
name, and to every part with its order number. Prices in a currency other than the plan's are never used or added up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Annotated, Final, Literal

import msgspec

from planner_core.catalog.records import LIST_NAMES, Record
from planner_core.plan.components import Part
from planner_core.plan.days import DAY, DAY_MONTH_OR_YEAR
from planner_core.plan.fields import about
from planner_core.plan.price_units import UNIT_NAMES, PriceUnit

PRICED_LISTS: Final = {"": "none", **LIST_NAMES, "boards": "Graphics boards"}


class Price(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of a price list."""

    item: Annotated[
        str, about("Item", longest=300, help="What is ordered, in the words of the price list.")
    ] = ""
    order_number: Annotated[
        str,
        about(
            "Order number",
            longest=100,
            help="All parts with this order number take the price.",
        ),
    ] = ""
    unit_price: Annotated[
        Decimal, about("Unit price", help="List price of one piece, before the discount.")
    ] = Decimal(0)
    currency: Annotated[
        str,
        about(
            "Currency",
            longest=3,
            pattern="^[A-Z]{3}$",
            help="Three capital letters. Only plans in this currency take the price.",
        ),
    ] = "EUR"
    discount_percent: Annotated[
        Decimal, about("Discount", unit="%", help="Taken off the list price; 0 to 100.")
    ] = Decimal(0)
    per: Annotated[
        PriceUnit,
        about("Counts for", choices=UNIT_NAMES, help="What the quantity counts for."),
    ] = "component"
    quantity: Annotated[
        int, about("Quantity", least=0, most=1_000_000, help="How many pieces are ordered for each.")
    ] = 1
    list: Annotated[
        Literal["", "cpus", "servers", "arrays", "drives", "workloads", "boards"],
        about("Record in", choices=PRICED_LISTS, help="The list of the record that the price belongs to."),
    ] = ""
    record: Annotated[
        str, about("Record", longest=200, help="The record that is ordered with this item; may be empty.")
    ] = ""
    valid_from: Annotated[
        str, about("Valid from", longest=10, pattern=DAY, help="First day of validity. Empty: always.")
    ] = ""
    valid_to: Annotated[
        str, about("Valid to", longest=10, pattern=DAY, help="Last day of validity. Empty: no end.")
    ] = ""
    price_date: Annotated[
        str,
        about("Price date", longest=10, pattern=DAY_MONTH_OR_YEAR, help="Day, month or year of the offer."),
    ] = ""
    source: Annotated[
        str, about("Source", longest=300, help="Price list or offer that the price stands in.")
    ] = ""

    def holds_on(self, day: str) -> bool:
        """Whether the price is valid on a day, an ISO date."""
        return self.valid_from <= day and (not self.valid_to or day <= self.valid_to)


class PriceBook:
    """The prices valid on one day in one currency, indexed by record and by order number."""

    def __init__(self, prices: Iterable[Price], currency: str, day: str) -> None:
        self.currency = currency
        self._of_record: dict[tuple[str, str], dict[tuple[str, str], Price]] = {}
        self._of_number: dict[str, Price] = {}
        for price in sorted(prices, key=_age):  # a later price replaces an earlier one
            if price.currency != currency or not price.holds_on(day):
                continue
            if price.record:
                lines = self._of_record.setdefault((price.list, price.record), {})
                lines[(_number(price.order_number) or price.item.casefold(), price.per)] = price
            if number := _number(price.order_number):
                self._of_number[number] = price

    def priced(self, list_name: str, record: Record) -> Record:
        """The record with its parts at the current prices; unchanged if no price is known for it.

        If prices name the record, they replace all its parts. Otherwise its parts keep their quantities, and those with
        a known order number get its price.
        """
        named = self._of_record.get((list_name, record.name))
        parts = tuple(map(part_of, named.values())) if named else tuple(map(self.repriced, record.parts))
        return record if parts == record.parts else msgspec.structs.replace(record, parts=parts)

    def repriced(self, part: Part) -> Part:
        """The part at the price for its order number; unchanged if none is known."""
        price = self._of_number.get(_number(part.order_number)) if part.order_number else None
        if price is None:
            return part
        return msgspec.structs.replace(
            part,
            unit_price=price.unit_price,
            currency=price.currency,
            discount_percent=price.discount_percent,
            price_date=price.price_date or price.valid_from,
            source=price.source,
        )


def part_of(price: Price) -> Part:
    """A price as a part of a plan."""
    return Part(
        item=price.item or price.order_number,
        unit_price=price.unit_price,
        currency=price.currency,
        quantity=price.quantity,
        per=price.per,
        order_number=price.order_number,
        price_date=price.price_date or price.valid_from,
        source=price.source,
        discount_percent=price.discount_percent,
    )


def price_of(part: Part, list_name: str, record: str) -> Price:
    """A part of a record as a price without an end date."""
    return Price(
        item=part.item,
        order_number=part.order_number,
        unit_price=part.unit_price,
        currency=part.currency,
        discount_percent=part.discount_percent,
        per=part.per,
        quantity=part.quantity,
        list=list_name,  # type: ignore[arg-type]
        record=record,
        price_date=part.price_date,
        source=part.source,
    )


def same_line(price: Price) -> tuple[str, ...]:
    """What tells the lines of price lists apart: two prices with the same are the same line at two times."""
    return (
        _number(price.order_number) or price.item.strip().casefold(),
        price.currency,
        price.per,
        price.list,
        price.record,
        price.valid_from,
    )


def by_line(prices: Mapping[int, Price]) -> dict[tuple[str, ...], int]:
    """Line -> number of its price; the last one if the line occurs twice."""
    return {same_line(price): number for number, price in prices.items()}


def _age(price: Price) -> tuple[str, str]:
    return price.valid_from, price.price_date


def _number(order_number: str) -> str:
    return order_number.strip().casefold()
