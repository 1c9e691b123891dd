"""Years ahead: growth, later prices, present value, and what hardware is worth later.

Year 1 is the year of the first purchase, today. Amounts are Decimal and rounded once; what is paid in a year counts at
its beginning.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal

from planner_core.currencies import CENTS, rounded_money
from planner_core.formulas.formula import formula
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Desktops in a later year"),
    symbol="N(t)",
    unit="desktops",
    expression="ceil(desktops x (1 + growth_percent / 100)^years)",
    source="Growth carried on year by year from today's number, rounded up to whole desktops once",
)
def desktops_in_later_year(desktops: Decimal, growth_percent: Decimal, years: Decimal) -> Decimal:
    """Desktops after some years of growth; 420 growing by 15 % a year, after four years: 735."""
    return Decimal(math.ceil(desktops * (1 + growth_percent / PERCENT) ** years))


def present_value_of_all(
    amounts: Sequence[Decimal], discount_rate_percent: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Value today of one amount a year, the first paid today; the sum is rounded once.

    90,000, 16,560, 15,235.20, 0 and 12,895.07 at 5 %: 130,199.01.
    """
    rate = 1 + discount_rate_percent / PERCENT
    return rounded_money(
        sum((amount / rate**year for year, amount in enumerate(amounts)), Decimal(0)), decimals
    )
