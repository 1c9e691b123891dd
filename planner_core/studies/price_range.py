"""The price of a desktop that is carried, in 8 of 10 futures: the hardware costs the same in all, and carries more in
some; what is ordered for each desktop follows their number.
"""

from __future__ import annotations

from decimal import Decimal

import msgspec

from planner_core.currencies import decimals_of
from planner_core.engine.basis.cost_records import Cost
from planner_core.formulas.cost import cost_per_desktop, total_of_desktops
from planner_core.studies.range_study import RangeStudy


class PriceRange(msgspec.Struct, frozen=True):
    """Purchase per desktop at the limit: amounts are rounded to the smallest unit of their currency."""

    currency: str
    low: Decimal
    """In 9 of 10 futures a desktop costs that much or more: as many are carried as at the 90th percentile."""
    planned: Decimal
    """By the numbers of the plan as they stand."""
    high: Decimal
    is_least: bool
    """Whether small parts without a price are left out."""


def price_range(cost: Cost, found: RangeStudy) -> PriceRange | None:
    """None without prices, if more than small parts have none, or if no desktop fits in 1 of 10 futures."""
    if not cost.is_headline:
        return None
    decimals = decimals_of(cost.currency)
    low, planned, high = (
        cost_per_desktop(
            total_of_desktops(
                cost.total, cost.counted_total, int(desktops), found.planned, decimals=decimals
            ),
            int(desktops),
            decimals=decimals,
        )
        for desktops in (found.desktops.high, found.maximum, found.desktops.low)
    )
    if low is None or planned is None or high is None:
        return None
    return PriceRange(cost.currency, low, planned, high, bool(cost.gaps_of("purchase")))
