"""Today's catalogue based on the library: shipped and own records, at the prices valid today. No Qt."""

from __future__ import annotations

from datetime import datetime

import msgspec

from planner_core.catalog.catalog import Catalog
from planner_core.catalog.library import Library
from planner_core.catalog.own_records import merged
from planner_core.catalog.prices import PriceBook


def todays_catalog(shipped: Catalog, library: Library, currency: str) -> Catalog:
    """Shipped and own records, own ones first; with the prices in a currency that are valid today, and the day itself,
    so that findings can tell which prices of a plan are old.
    """
    day = today()
    catalog = merged(shipped, library.own_records())
    book = PriceBook(library.prices.values(), currency, day)
    lists = {
        name: tuple(book.priced(name, record) for record in records)
        for name, records in catalog.lists.items()
    }
    return msgspec.structs.replace(catalog, lists=lists, day=day)


def todays_prices(library: Library, currency: str) -> PriceBook:
    """The prices in a currency that are valid today."""
    return PriceBook(library.prices.values(), currency, today())


def today() -> str:
    """Today's local date, in ISO format."""
    return datetime.now().astimezone().date().isoformat()
