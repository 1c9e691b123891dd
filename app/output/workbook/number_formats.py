"""How numbers look in cells: formats in the notation of Excel files, which every program shows in its own locale.

The signs for decimals and groups follow the reader's system. Where the currency stands and whether there is a space
before the percent sign are part of the format, so they follow the language of the workbook.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from app.look.number_format import numbers, shortest
from app.look.translation import language, tr
from app.output.workbook.cell_values import Number
from planner_core.currencies import decimals_of, shown_decimals
from planner_core.engine.basis.cost_records import Cost
from planner_core.messages import NO_BREAK_SPACE, rounded_for_reading, rounded_for_reckoning

INTEGER: Final = "#,##0"
MOST_DECIMALS: Final = 9
PLACE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"


def decimals(count: int) -> str:
    """So many decimals, grouped."""
    return f"#,##0.{'0' * count}" if count else INTEGER


def percent(count: int = 0) -> str:
    """A share in percent."""
    return ("0." + "0" * count if count else "0") + _literal(numbers().style.before_percent) + "%"


def signed(form: str) -> str:
    """The same with a plus before what is more."""
    return f"+{form};\\-{form};{form}"


def money(currency: str) -> str:
    """An amount to the smallest unit, with its currency."""
    return _with_currency(decimals(decimals_of(currency)), currency)


def unit_price(price: Decimal, currency: str) -> str:
    """The price of one piece, with all the digits of one that is a fraction of the smallest unit."""
    return _with_currency(decimals(shown_decimals(price, decimals_of(currency))), currency)


def _with_currency(amount: str, currency: str) -> str:
    if currency != "EUR":
        return amount + _literal(NO_BREAK_SPACE + currency)
    return _literal("€") + amount if language() == "en" else amount + _literal(f"{NO_BREAK_SPACE}€")


def at_least(form: str) -> str:
    """The same for an amount that leaves something out: `from €181.00`. The cell stays a number."""
    before, _, after = tr("from {amount}", amount=PLACE).partition(PLACE)
    return (_literal(before) + form + _literal(after)).replace('""', "")  # two texts side by side are one


def sum_of_prices(cost: Cost) -> str:
    """What prices add up to, and what follows from it: where one is missing, the least that it can be."""
    return at_least(money(cost.currency)) if cost.gaps else money(cost.currency)


def day() -> str:
    """A date with its month in words, in the language of the workbook."""
    return "[$-809]d mmmm yyyy" if language() == "en" else "[$-407]d. mmmm yyyy"


def month() -> str:
    """The month of a date in words, in the language of the workbook."""
    return "[$-809]mmmm yyyy" if language() == "en" else "[$-407]mmmm yyyy"


def for_reading(value: Number) -> str:
    """As many decimals as one needs to read a number."""
    return _adaptive(rounded_for_reading(value).as_tuple().exponent)


def for_reckoning(value: Number) -> str:
    """As many decimals as one needs to come to the same result with a number."""
    return _adaptive(rounded_for_reckoning(value).as_tuple().exponent)


def exact(value: Number) -> str:
    """Every decimal that a number has."""
    return _adaptive(shortest(value).as_tuple().exponent)


def _adaptive(exponent: int | str) -> str:
    return decimals(min(max(0, -int(exponent)), MOST_DECIMALS))


def _literal(text: str) -> str:
    """Text inside a format, where a quotation mark would end it."""
    return '"' + text.replace('"', "") + '"' if text else ""
