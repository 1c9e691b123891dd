"""The bill of materials: every priced part of the plan's components, equal parts combined in one line."""

from __future__ import annotations

from decimal import Decimal
from operator import attrgetter
from typing import NamedTuple

from planner_core.currencies import decimals_of
from planner_core.engine.basis.cost_records import CostLine
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.cost import discounted_price, line_total, listed_price, memory_modules
from planner_core.plan.components import Component, DiskGroup, Host, Part


class PartKey(NamedTuple):
    """Identity of a bill line: price records with equal keys are combined."""

    item: str
    order_number: str
    unit_price: Decimal
    """As printed."""
    discount_percent: Decimal
    price_date: str
    source: str


class Bill(NamedTuple):
    """The lines of the bill and their sums, in the plan's currency and before tax."""

    lines: tuple[CostLine, ...]
    list_total: Decimal
    """At list prices."""
    total: Decimal
    """After discounts."""
    flash_total: Decimal
    """The part of `total` for flash drives, whose prices fall over time."""


def key_of(part: Part) -> PartKey:
    """The key of a price record's line."""
    return PartKey(
        part.item,
        part.order_number,
        listed_price(part.unit_price, decimals_of(part.currency)),
        part.discount_percent,
        part.price_date,
        part.source,
    )


def bill_of(layout: Layout) -> Bill:
    """All priced parts of the plan in the plan's currency; parts in another currency are reported by a finding."""
    decimals = decimals_of(layout.settings.currency)
    quantities: dict[PartKey, int] = {}
    first: dict[PartKey, str] = {}
    flash = Decimal(0)
    for (part, is_flash), (component, quantity) in _pieces_by_record(layout).items():
        key = key_of(part)
        quantities[key] = quantities.get(key, 0) + quantity
        first.setdefault(key, component)
        if is_flash:
            flash += line_total(quantity, _paid(key, decimals), decimals=decimals)
    lines = tuple(
        _line(key, quantity, first[key], decimals) for key, quantity in quantities.items() if quantity
    )
    return Bill(
        lines,
        sum((line_total(line.quantity, line.unit_price, decimals=decimals) for line in lines), Decimal(0)),
        sum((line.total for line in lines), Decimal(0)),
        flash,
    )


def _pieces_by_record(layout: Layout) -> dict[tuple[Part, bool], tuple[str, int]]:
    """The first component with each price record, and its total pieces; flash drives are separate.

    This loop visits every component, so equal records are grouped before any further work.
    """
    currency = layout.settings.currency
    found: dict[tuple[Part, bool], tuple[str, int]] = {}
    for component in filter(attrgetter("parts"), layout.plan.components.values()):
        for part in component.parts:
            if part.currency == currency:
                record = (part, buys_flash(component, part))
                first, quantity = found.get(record, (component.id, 0))
                found[record] = (first, quantity + quantity_of(layout, component, part))
    return found


def quantity_of(layout: Layout, component: Component, part: Part) -> int:
    """Pieces of a part that a component needs, over all hosts of its card."""
    return part.quantity * pieces(component, part.per) * _copies(layout, component)


def pieces(component: Component, per: str) -> int:
    """Multiplier of a part's quantity in one host or disk group; spare drives are paid for like the others."""
    if isinstance(component, Host) and per == "socket":
        return component.sockets
    if isinstance(component, Host) and per == "memory_module":
        return memory_modules(component.ram_gib, component.memory_module_gib)
    if isinstance(component, DiskGroup) and per == "drive":
        return component.drives + component.spare_drives
    return 1


def buys_flash(component: Component, part: Part) -> bool:
    """Whether a part is a flash drive."""
    return isinstance(component, DiskGroup) and component.drive_kind != "hdd" and part.per == "drive"


def _line(key: PartKey, quantity: int, component: str, decimals: int) -> CostLine:
    price = _paid(key, decimals)
    return CostLine(
        item=key.item,
        order_number=key.order_number,
        quantity=quantity,
        unit_price=key.unit_price,
        discount_percent=key.discount_percent,
        discounted_price=price,
        total=line_total(quantity, price, decimals=decimals),
        component=component,
        price_date=key.price_date,
        source=key.source,
    )


def _paid(key: PartKey, decimals: int) -> Decimal:
    """Net price of one piece."""
    return discounted_price(key.unit_price, key.discount_percent, decimals=decimals)


def _copies(layout: Layout, component: Component) -> int:
    if isinstance(component, Host):
        return component.count
    if isinstance(component, DiskGroup):
        return layout.store_count(component)
    return 1
