"""Amounts of money in words: in the currency of the plan, with its decimals. One place for all views."""

from __future__ import annotations

from decimal import Decimal

from app.look.number_format import numbers
from planner_core.currencies import decimals_of, shown_decimals
from planner_core.messages import NO_BREAK_SPACE, NO_VALUE


def money(amount: Decimal | None, currency: str) -> str:
    """An amount in the smallest unit: `9.455,00 €`, `9.455,00 USD` for any currency but the euro, `9.455 JPY`."""
    return _written(amount, currency, decimals_of(currency))


def unit_price(price: Decimal, currency: str) -> str:
    """The price of one piece, with all digits if it is below the smallest unit: `0,0042 €`."""
    return _written(price, currency, shown_decimals(price, decimals_of(currency)))


def _written(amount: Decimal | None, currency: str, decimals: int) -> str:
    if amount is None:
        return NO_VALUE
    if currency == "EUR":
        return numbers().euro(amount, decimals)
    return f"{numbers().number(amount, decimals)}{NO_BREAK_SPACE}{currency}"
