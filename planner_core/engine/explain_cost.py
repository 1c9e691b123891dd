"""Derivations of money: the bill of materials line by line, down to quantity and price record."""

from __future__ import annotations

from decimal import Decimal

import msgspec

from planner_core.engine.assessment import Cost, CostLine
from planner_core.engine.costing import pieces, quantity_of
from planner_core.engine.derivation import Derivation
from planner_core.engine.layout import Layout
from planner_core.messages import Message
from planner_core.plan.components import Component, Part

PER_NAMES: dict[str, Message] = {
    "component": Message("one for each component"),
    "socket": Message("one for each socket"),
    "memory_module": Message("one for each memory module"),
    "drive": Message("one for each drive"),
}


def explain_total(layout: Layout, cost: Cost) -> Derivation:
    """The sum of the bill of materials."""
    lines = tuple(_line(layout, line, cost.currency) for line in cost.lines)
    return Derivation(
        Message("Hardware in all"),
        "C",
        float(cost.total),
        cost.currency,
        "formula" if lines else "drawing",
        "sum of quantity x unit_price" if lines else "",
        "Bill of materials: price records of the components drawn",
        inputs=lines,
    )


def explain_per_desktop(layout: Layout, cost: Cost, amount: Decimal, desktops: Derivation) -> Derivation:
    """Hardware cost of one desktop."""
    return Derivation(
        Message("Hardware cost per desktop"),
        "C / N",
        float(amount),
        cost.currency,
        "formula",
        "total / desktops",
        "Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads",
        inputs=(
            msgspec.structs.replace(explain_total(layout, cost), parameter="total"),
            msgspec.structs.replace(desktops, parameter="desktops"),
        ),
    )


def _line(layout: Layout, line: CostLine, currency: str) -> Derivation:
    price = Derivation(
        Message("Unit price"),
        "p",
        float(line.unit_price),
        currency,
        "catalogue" if line.source else "typed",
        source=_price_source(line),
        parameter="unit_price",
    )
    return Derivation(
        Message("{item}", {"item": line.item}),
        "q x p",
        float(line.total),
        currency,
        "formula",
        "quantity x unit_price",
        _price_source(line),
        inputs=(_quantity(layout, line, currency), price),
    )


def _quantity(layout: Layout, line: CostLine, currency: str) -> Derivation:
    needs = [
        _need(layout, component, part)
        for component in layout.plan.components.values()
        for part in component.parts
        if part.currency == currency and _same(part, line) and quantity_of(layout, component, part)
    ]
    return Derivation(
        Message("Quantity"),
        "q",
        line.quantity,
        "pieces",
        "formula",
        "sum over the components that need it",
        "Bill of materials",
        inputs=tuple(needs),
        parameter="quantity",
    )


def _need(layout: Layout, component: Component, part: Part) -> Derivation:
    remark = Message(
        "{quantity} of the part, {per}, {pieces} here",
        {"quantity": part.quantity, "per": PER_NAMES[part.per], "pieces": pieces(component, part.per)},
    )
    return Derivation(
        Message("Needed by {component}", {"component": component.name}),
        "q",
        quantity_of(layout, component, part),
        "pieces",
        "drawing",
        source="Price record of the component",
        component=component.name,
        remark=remark,
    )


def _same(part: Part, line: CostLine) -> bool:
    return (part.item, part.order_number, part.unit_price, part.price_date, part.source) == (
        line.item,
        line.order_number,
        line.unit_price,
        line.price_date,
        line.source,
    )


def _price_source(line: CostLine) -> str:
    known = [each for each in (line.source, line.price_date) if each]
    return ", ".join(known) or "Typed in"
