"""Money of licences: what one line costs in a year and over the years of use.

Decimals, rounded as in `formulas/cost.py`.
"""

from __future__ import annotations

from decimal import Decimal

from planner_core.currencies import CENTS, rounded_money
from planner_core.formulas.formula import formula
from planner_core.messages import Message
from planner_core.units import PERCENT


@formula(
    Message("Purchase without licences"),
    symbol="C_hw",
    unit="",
    expression="total - licence_total",
    source="Bill of materials: maintenance and residual value are those of the hardware",
)
def hardware_alone(total: Decimal, licence_total: Decimal) -> Decimal:
    """The purchase without the licences in it; 100,000, of which 12,000 are for licences: 88,000."""
    return total - licence_total


@formula(
    Message("Subscription in one year"),
    symbol="L",
    unit="",
    expression="amount x payments",
    source="Licence line: price per month or per year",
)
def subscription_per_year(amount: Decimal, payments: Decimal) -> Decimal:
    """What a subscription costs in a year in which it runs; 500.00 a month, 12 payments: 6,000.00."""
    return amount * payments


@formula(
    Message("Support in one year"),
    symbol="S",
    unit="",
    expression="round(amount x support_percent / 100, 2)",
    source="Licence line: support as a share of the net price",
)
def support_per_year(amount: Decimal, support_percent: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Support in a year in which the line runs; 20 % of 12,000: 2,400."""
    return rounded_money(amount * support_percent / PERCENT, decimals)


@formula(
    Message("Licences over the years of use"),
    symbol="L",
    unit="",
    expression="(per_year + support) x years + later",
    source="Licence line: the years of use in which it runs, and what is bought in a later year than the first",
)
def licence_in_all(per_year: Decimal, support: Decimal, years: Decimal, later: Decimal) -> Decimal:
    """A line over the years of use, beside the purchase; 6,000 a year with support of 600, for 3 years: 19,800."""
    return (per_year + support) * years + later


@formula(
    Message("Licences per year"),
    symbol="L",
    unit="",
    expression="round(licences / years, 2)",
    source="Average over the years of use: a line may begin later or end earlier",
)
def licences_per_year(licences: Decimal, years: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Average of one year; 19,800 in 5 years of use: 3,960."""
    return rounded_money(licences / years, decimals)
