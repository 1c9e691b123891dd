"""An estate that was read, in words: its sources, what could not be read, and names for what exports do not name."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Final

from app.look.dates import date_in_words, written_date_in_words
from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from planner_core.imports.drawing import CardNames
from planner_core.imports.growth import ENOUGH_DAYS, Growth
from planner_core.imports.inventory import DAY_LENGTH, PRODUCT_NAMES, Inventory
from planner_core.plan.days import is_day
from planner_core.units import PERCENT

MOST_UNREADABLE: Final = 10


def card_names() -> CardNames:
    """Names of cards in the language of the user."""
    return CardNames(
        hosts=tr("Hosts"),
        desktops=tr("Desktops"),
        servers=tr("Servers"),
        array=tr("Storage array"),
        drives=tr("Drives"),
        machines=tr("Machines"),
    )


def source_lines(inventory: Inventory) -> Iterator[str]:
    """`export.xlsx · RVTools 4.7.1.4 · 20 November 2026`, one line a file."""
    for source in inventory.sources:
        product = " ".join(filter(None, [PRODUCT_NAMES[source.product], source.version]))
        yield " · ".join(filter(None, [source.file, product, _day_in_words(source.day)]))


def _day_in_words(written: str) -> str:
    """The day of an export, without its time; as the file has it where that is no ISO date."""
    day = written[:DAY_LENGTH]
    return written_date_in_words(day) if is_day(day) else written


def unreadable_lines(inventory: Inventory) -> Iterator[str]:
    """The first rows that could not be read, and how many more there are."""
    for message in inventory.unreadable[:MOST_UNREADABLE]:
        yield translate(message)
    if (more := len(inventory.unreadable) - MOST_UNREADABLE) > 0:
        yield tr_plural("{count} more row could not be read.", "{count} more rows could not be read.", more)


def growth_lines(growth: Growth) -> Iterator[str]:
    """What earlier exports tell of the years ahead."""
    shares = {
        tr("machines"): growth.machines_percent,
        tr("desktops"): growth.desktops_percent,
        tr("vCPUs"): growth.vcpus_percent,
        tr("RAM"): growth.ram_percent,
        tr("disk in use"): growth.used_percent,
    }
    told = [
        tr("{what} {percent}", what=what, percent=_signed_percent(percent))
        for what, percent in shares.items()
        if percent is not None
    ]
    yield tr(
        "Growth per year by {count} exports from {first} to {last}: {what}",
        count=numbers().number(growth.exports),
        first=date_in_words(date.fromisoformat(growth.first_day)),
        last=date_in_words(date.fromisoformat(growth.last_day)),
        what=", ".join(told) or "\N{EN DASH}",
    )
    if growth.days < ENOUGH_DAYS:
        yield tr(
            "These are {days} days only: too few to tell the growth of a year.",
            days=numbers().number(growth.days),
        )


def _signed_percent(percent: float) -> str:
    shown = numbers().percent(percent / PERCENT, 1)
    return f"+{shown}" if percent > 0 else shown
