"""An estate that was read, in words: its sources, what could not be read, and names for what exports do not name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.look.translation import tr, tr_plural, translate
from planner_core.imports.drawing import CardNames
from planner_core.imports.inventory import PRODUCT_NAMES, Inventory

MOST_UNREADABLE: Final = 10


def card_names() -> CardNames:
    """Names of cards in the language of the user."""
    return CardNames(
        hosts=tr("Hosts"),
        desktops=tr("Desktops"),
        servers=tr("Servers"),
        array=tr("Storage array"),
        drives=tr("Drives"),
    )


def source_lines(inventory: Inventory) -> Iterator[str]:
    """`export.xlsx · RVTools 4.7.1.4 · 2026-11-20`, one line a file."""
    for source in inventory.sources:
        product = " ".join(filter(None, [PRODUCT_NAMES[source.product], source.version]))
        yield " · ".join(filter(None, [source.file, product, source.day]))


def unreadable_lines(inventory: Inventory) -> Iterator[str]:
    """The first rows that could not be read, and how many more there are."""
    for message in inventory.unreadable[:MOST_UNREADABLE]:
        yield translate(message)
    if (more := len(inventory.unreadable) - MOST_UNREADABLE) > 0:
        yield tr_plural("{count} more row could not be read.", "{count} more rows could not be read.", more)
