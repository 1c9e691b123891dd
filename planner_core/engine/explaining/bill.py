"""Derivations of the bill of materials: line by line, down to quantity and price record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cached_property

import msgspec

from planner_core.currencies import decimals_of, decimals_of_price
from planner_core.engine.basis.cost_records import Cost, CostLine
from planner_core.engine.cost.bill_of_materials import PartKey, buys_flash, key_of, pieces, quantity_of
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import TYPED_IN
from planner_core.formulas.cost import discounted_price, in_decimals, line_total
from planner_core.formulas.formula import FORMULAS
from planner_core.formulas.recording import OriginKind
from planner_core.messages import Message
from planner_core.plan.components import Component, Part

PER_NAMES: dict[str, Message] = {
    "component": Message("one for each component"),
    "socket": Message("one for each socket"),
    "memory_module": Message("one for each memory module"),
    "drive": Message("one for each drive"),
}


def formula_derivation(
    name: str,
    value: Decimal,
    currency: str,
    inputs: Mapping[str, Derivation],
    title: Message | None = None,
    decimals: int | None = None,
) -> Derivation:
    """An amount by a declared formula, or a count that amounts are divided by; `inputs` are the derivations of its
    parameters. Rounded in the decimals of the currency, or in those given.
    """
    formula = FORMULAS[name]
    return Derivation(
        title or formula.title,
        formula.symbol,
        value,
        formula.unit or currency,
        "formula",
        in_decimals(formula.expression, decimals_of(currency) if decimals is None else decimals),
        formula.source,
        inputs=tuple(
            msgspec.structs.replace(each, parameter=parameter) for parameter, each in inputs.items()
        ),
    )


class BillDerivations:
    """Derives the bill of materials of one plan."""

    def __init__(self, layout: Layout, cost: Cost) -> None:
        self._layout = layout
        self._cost = cost

    def total(self) -> Derivation:
        """The sum after discounts."""
        return self._sum(Message("Hardware in all"), "C", [self.line(line) for line in self._cost.lines])

    def list_total(self) -> Derivation:
        """The sum at list prices."""
        lines = [self._priced(line, self._needs[_key(line)], line.unit_price) for line in self._cost.lines]
        return self._sum(Message("Hardware at list prices"), "C_list", lines)

    def flash_total(self) -> Derivation:
        """The sum of the flash drives, after discounts."""
        lines = [
            self._priced(line, self._flash_needs[_key(line)], line.discounted_price)
            for line in self._cost.lines
            if _key(line) in self._flash_needs
        ]
        return self._sum(Message("Flash drives in all"), "C_flash", lines)

    def line(self, line: CostLine) -> Derivation:
        """One line after its discount."""
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
            "Bill of materials: price records of the components drawn",
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
        return self._needs_of(only_flash=False)

    @cached_property
    def _flash_needs(self) -> dict[PartKey, list[Derivation]]:
        return self._needs_of(only_flash=True)

    def _needs_of(self, only_flash: bool) -> dict[PartKey, list[Derivation]]:
        needs: dict[PartKey, list[Derivation]] = {}
        for component in self._layout.plan.components.values():
            for part in component.parts:
                quantity = quantity_of(self._layout, component, part)
                counts = part.currency == self._cost.currency and quantity
                if counts and (buys_flash(component, part) or not only_flash):
                    needs.setdefault(key_of(part), []).append(_need(component, part, quantity))
        return needs


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


def _need(component: Component, part: Part, quantity: int) -> Derivation:
    remark = Message(
        "{quantity} of the part, {per}, {pieces} here",
        {"quantity": part.quantity, "per": PER_NAMES[part.per], "pieces": pieces(component, part.per)},
    )
    return Derivation(
        Message("Needed by {component}", {"component": component.name}),
        "q",
        quantity,
        "pieces",
        "drawing",
        source="Price record of the component",
        component=component.name,
        component_id=component.id,
        remark=remark,
    )


def _price_source(line: CostLine) -> str:
    known = [each for each in (line.source, line.price_date) if each]
    return ", ".join(known) or TYPED_IN
