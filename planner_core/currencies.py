"""The smallest unit of each currency: the precision for rounding amounts, and the decimals to print."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from planner_core.messages import ALL_DIGITS

CENTS: Final = 2
"""Decimals of most currencies."""
FINER: Final = 4
"""Extra decimals of unit prices that are fractions of the smallest unit, such as the price of a GB."""
HUNDRED: Final = 100
WHOLE: Final = frozenset(
    "BIF CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split()  # noqa: SIM905 - to be read
)
"""Currencies without cents: ISO 4217, and the forint, whose fillér nobody uses."""
THOUSANDTHS: Final = frozenset({"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"})
"""Currencies with a thousand smallest units: ISO 4217."""


def decimals_of(currency: str) -> int:
    """Decimals of an amount: 2 of EUR, 0 of JPY, 3 of KWD."""
    return 0 if currency in WHOLE else CENTS + 1 if currency in THOUSANDTHS else CENTS


def rounded_money(amount: Decimal, decimals: int = CENTS) -> Decimal:
    """An amount rounded half up to a number of decimals: 6.705 gives 6.71."""
    return amount.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP, ALL_DIGITS)


def decimals_of_price(listed: Decimal, net: Decimal, decimals: int = CENTS) -> int:
    """Decimals of a unit price: those of the currency, and more if the price is a fraction of its smallest unit.

    That is the case below one unit, and below a hundred units if the price has a fraction of one: 0.0042 and 0.245 keep
    their digits, 6.704 is 6.70.
    """
    unit = Decimal(1).scaleb(-decimals)
    listed_finer = listed < HUNDRED * unit and listed != rounded_money(listed, decimals)
    return decimals + FINER if listed_finer or 0 < net < unit else decimals


def shown_decimals(price: Decimal, decimals: int = CENTS) -> int:
    """Decimals to print of a unit price: all it has, and at least those of amounts."""
    return max(decimals, -int(price.normalize(ALL_DIGITS).as_tuple().exponent))
