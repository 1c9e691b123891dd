"""Derivations of the bill of materials: line by line, down to quantity and price record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from functools import cached_property

import msgspec

from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.engine.basis.cost_records import Cost, CostLine
from planner_core.engine.cost.bill_of_materials import (
    WITH_DESKTOPS,
    PartKey,
    buys_flash,
    counted,
    key_of,
    quantity_of,
)
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.formula_derivation import formula_derivation
from planner_core.engine.explaining.licences import LicenceDerivations
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import TYPED_IN
from planner_core.formulas.cost import discounted_price, line_total
from planner_core.formulas.recording import OriginKind
from planner_core.messages import Message
from planner_core.plan.components import Component, Part
from planner_core.plan.price_units import PriceUnit

PER_NAMES: Mapping[PriceUnit, Message] = {
    "component": Message("one for each component"),
    "once": Message("once, however many components there are"),
    "host": Message("one for each host"),
    "socket": Message("one for each processor"),
    "core": Message("one for each core"),
    "gib": Message("one for each GiB of memory"),
    "memory_module": Message("one for each memory module"),
    "drive": Message("one for each drive"),
    "tib": Message("one for each TiB of its drives"),
    "desktop": Message("one for each desktop"),
    "named_user": Message("one for each user"),
    "concurrent_user": Message("one for each user at work at the same time"),
}


class BillDerivations:
    """Derives the bill of materials of one plan."""

    def __init__(self, layout: Layout, cost: Cost) -> None:
        self._layout = layout
        self._cost = cost
        self.licences = LicenceDerivations(layout, cost.licences)

    def total(self) -> Derivation:
        """The sum after discounts."""
        return self._sum(Message("Purchase, total"), "C", [self.line(line) for line in self._cost.lines])

    def list_total(self) -> Derivation:
        """The sum at list prices."""
        lines = [
            self.licences.list_amount(line.licence)
            if line.licence
            else self._priced(line, self._needs[_key(line)], line.unit_price)
            for line in self._cost.lines
        ]
        return self._sum(Message("Purchase at list prices"), "C_list", lines)

    def licence_total(self) -> Derivation:
        """The sum of the licences that are bought with the hardware."""
        return self._sum(
            Message("Licences bought with the hardware"),
            "C_lic",
            [self.line(line) for line in self._cost.lines if line.licence],
        )

    def licences_in_all(self) -> Derivation:
        """The sum of all licence lines over the years of use, beside the purchase."""
        lines = [self.licences.in_all(each.licence) for each in self._cost.licences if each.in_all]
        return msgspec.structs.replace(
            self._sum(Message("Licences over the years of use"), "L", lines),
            expression="sum over the licence lines",
            source="Licence lines: the years of use in which each runs",
        )

    def flash_total(self) -> Derivation:
        """The sum of the flash drives, after discounts."""
        return self._sum_of(self._flash_needs, Message("Flash drives, total"), "C_flash")

    def counted_total(self) -> Derivation:
        """The sum of what is ordered for each desktop or user, after discounts."""
        licences = [self.line(line) for line in self._cost.lines if line.licence and line.counted_quantity]
        return self._sum_of(self._counted_needs, Message("Ordered for desktops and users"), "C_N", licences)

    def _sum_of(
        self,
        needs: Mapping[PartKey, Sequence[Derivation]],
        title: Message,
        symbol: str,
        licences: Sequence[Derivation] = (),
    ) -> Derivation:
        """The sum over some of the price records, and over licences."""
        lines = [
            self._priced(line, needs[_key(line)], line.discounted_price)
            for line in self._cost.lines
            if not line.licence and _key(line) in needs
        ]
        return self._sum(title, symbol, [*lines, *licences])

    def line(self, line: CostLine) -> Derivation:
        """One line after its discount."""
        if line.licence:
            return self.licences.amount(line.licence)
        return self._priced(line, self._needs[_key(line)], line.discounted_price)

    def _sum(self, title: Message, symbol: str, lines: Sequence[Derivation]) -> Derivation:
        amounts = (each.value for each in lines)
        return Derivation(
            title,
            symbol,
            sum((amount for amount in amounts if isinstance(amount, Decimal)), Decimal(0)),
            self._cost.currency,
            "formula" if lines else "drawing",
            "sum of quantity x unit_price" if lines else "",
            "Bill of materials: prices of the components in the drawing",
            inputs=tuple(lines),
        )

    def _priced(self, line: CostLine, needs: Sequence[Derivation], price: Decimal) -> Derivation:
        quantity = sum(each.value for each in needs if isinstance(each.value, int))
        inputs = {
            "quantity": _quantity(quantity, needs),
            "unit_price": self._unit_price(line, discounted=price != line.unit_price),
        }
        title = Message("{item}", {"item": line.item})
        currency = self._cost.currency
        total = line_total(quantity, price, decimals=decimals_of(currency))
        derived = formula_derivation(line_total.__name__, total, currency, inputs, title)
        return msgspec.structs.replace(derived, source=_price_source(line))

    def _unit_price(self, line: CostLine, discounted: bool) -> Derivation:
        if not discounted:
            return self._of_record(line, Message("Unit price"), "p", line.unit_price, self._cost.currency)
        inputs = {
            "list_price": self._of_record(
                line, Message("List price"), "p_list", line.unit_price, self._cost.currency
            ),
            "discount_percent": self._of_record(line, Message("Discount"), "d", line.discount_percent, "%"),
        }
        currency, price = self._cost.currency, line.discounted_price
        decimals = decimals_of_price(line.unit_price, price, decimals_of(currency))
        return formula_derivation(discounted_price.__name__, price, currency, inputs, decimals=decimals)

    def _of_record(
        self, line: CostLine, title: Message, symbol: str, value: Decimal, unit: str
    ) -> Derivation:
        origin: OriginKind = "catalogue" if line.source else "typed"
        return Derivation(title, symbol, value, unit, origin, source=_price_source(line))

    @cached_property
    def _needs(self) -> dict[PartKey, list[Derivation]]:
        """The components that need each line."""
        return self._needs_of(lambda _component, _part: True)

    @cached_property
    def _flash_needs(self) -> dict[PartKey, list[Derivation]]:
        return self._needs_of(buys_flash)

    @cached_property
    def _counted_needs(self) -> dict[PartKey, list[Derivation]]:
        return self._needs_of(lambda _component, part: part.per in WITH_DESKTOPS)

    def _needs_of(self, counts: Callable[[Component, Part], bool]) -> dict[PartKey, list[Derivation]]:
        needs: dict[PartKey, list[Derivation]] = {}
        for component in self._layout.plan.components.values():
            for part in component.parts:
                quantity = quantity_of(self._layout, component, part)
                if quantity and part.currency == self._cost.currency and counts(component, part):
                    needs.setdefault(key_of(part), []).append(self._need(component, part, quantity))
        return needs

    def _need(self, component: Component, part: Part, quantity: int) -> Derivation:
        count = counted(self._layout, component, part.per)
        words = {"quantity": part.quantity, "per": PER_NAMES[part.per], "pieces": count}
        return Derivation(
            Message("Needed by {component}", {"component": component.name}),
            "q",
            quantity,
            "pieces",
            "drawing",
            source="Price record of the component",
            component=component.name,
            component_id=component.id,
            remark=Message("{quantity} × the part, {per}; {pieces} here", words),
        )


def _key(line: CostLine) -> PartKey:
    """The key of the price records that make up a line."""
    return PartKey(
        line.item,
        line.order_number,
        line.unit_price,
        line.discount_percent,
        line.price_date,
        line.source,
    )


def _quantity(quantity: int, needs: Sequence[Derivation]) -> Derivation:
    return Derivation(
        Message("Quantity"),
        "q",
        quantity,
        "pieces",
        "formula",
        "sum over the components that need it",
        "Bill of materials",
        inputs=tuple(needs),
    )


def _price_source(line: CostLine) -> str:
    known = [each for each in (line.source, line.price_date) if each]
    return ", ".join(known) or TYPED_IN
