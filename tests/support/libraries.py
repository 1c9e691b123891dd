"""Records, prices and steps for tests of the library."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from planner_core.catalog.library import Library, LibraryEdit, LibraryStep
from planner_core.catalog.prices import Price
from planner_core.catalog.records import Record
from planner_core.messages import Message

BLADE = Record(
    name="Our blade",
    kind="host",
    values={"server_model": "Our blade", "sockets": 2, "ram_gib": 768.0},
    source="Offer of 3 May",
    confidence="C",
)


def price(**changes: Any) -> Price:
    """A price of a module, with changes."""
    fields: dict[str, Any] = {"item": "Module 64 GB", "order_number": "M-64", "unit_price": Decimal("412.50")}
    return Price(**fields | changes)


def of_prices(*prices: Price) -> Library:
    """A library of prices, numbered from 1."""
    return Library({}, dict(enumerate(prices, 1)))


def put(key: Any, after: Any, before: Any = None) -> LibraryStep:
    """A step of one edit."""
    table = "prices" if isinstance(key, int) else "records"
    return LibraryStep(Message("Test"), (LibraryEdit(table, key, before, after),))
