"""The bill of materials and what one desktop costs. Decimal throughout; one currency, never mixed."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from planner_core.engine.assessment import Cost, CostLine
from planner_core.engine.layout import Layout
from planner_core.formulas.cost import cost_per_desktop, line_total, memory_modules
from planner_core.plan.components import Component, DiskGroup, Host, Part


class PartKey(NamedTuple):
    """What makes two price records one line."""

    item: str
    order_number: str
    unit_price: Decimal
    price_date: str
    source: str


def cost_of(layout: Layout, planned: int, maximum: int | None) -> Cost:
    """All priced parts of the plan in the plan's currency; parts in another currency are left to a finding."""
    currency = layout.plan.settings.currency
    quantities: dict[PartKey, int] = {}
    first: dict[PartKey, str] = {}
    for component in layout.plan.components.values():
        for part in component.parts:
            if part.currency == currency:
                key = PartKey(part.item, part.order_number, part.unit_price, part.price_date, part.source)
                quantities[key] = quantities.get(key, 0) + quantity_of(layout, component, part)
                first.setdefault(key, component.id)
    lines = tuple(
        CostLine(
            key.item,
            key.order_number,
            quantity,
            key.unit_price,
            line_total(quantity, key.unit_price),
            first[key],
            key.price_date,
            key.source,
        )
        for key, quantity in quantities.items()
        if quantity
    )
    total = sum((line.total for line in lines), Decimal(0))
    if not lines:  # nothing priced is not the same as free
        return Cost(currency, total, None, None, lines)
    return Cost(currency, total, cost_per_desktop(total, planned), cost_per_desktop(total, maximum), lines)


def quantity_of(layout: Layout, component: Component, part: Part) -> int:
    """How many pieces of a part a component needs, over all hosts of its card."""
    return part.quantity * pieces(component, part.per) * _copies(layout, component)


def pieces(component: Component, per: str) -> int:
    """How often a part's quantity counts in one host or disk group."""
    if isinstance(component, Host) and per == "socket":
        return component.sockets
    if isinstance(component, Host) and per == "memory_module":
        return memory_modules(component.ram_gib, component.memory_module_gib)
    if isinstance(component, DiskGroup) and per == "drive":
        return component.drives
    return 1


def _copies(layout: Layout, component: Component) -> int:
    if isinstance(component, Host):
        return component.count
    if isinstance(component, DiskGroup):
        return layout.store_count(component)
    return 1
