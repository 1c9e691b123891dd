"""The money in an assessment: the lines of the bill, what one desktop costs, and the years of use."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal

import msgspec

from planner_core.engine.basis.once import Once
from planner_core.plan.components import ComponentId


class CostLine(msgspec.Struct, frozen=True):
    """One line of the bill of materials."""

    item: str
    order_number: str
    quantity: int
    unit_price: Decimal
    """List price of one piece."""
    discount_percent: Decimal
    discounted_price: Decimal
    """What one piece costs after its discount."""
    total: Decimal
    """Quantity times the discounted price."""
    component: ComponentId
    """The first component that needs the item."""
    price_date: str = ""
    source: str = ""


class PriceGap(msgspec.Struct, frozen=True):
    """Something that is to be bought and that the sum leaves out."""

    component: ComponentId
    lacks: Literal["all", "processors", "currency"]
    """It has no price at all, none for its processors, or prices in a currency that is not added up."""


class RunningCost(msgspec.Struct, frozen=True):
    """What the hardware costs over its years of use, beside the purchase.

    Amounts are exact and before tax unless their name says gross; None stands where the plan lacks a figure.
    Per desktop means per desktop planned. The years are those of depreciation.
    """

    power_watts: float | None = None
    """Average draw of all hosts and storage arrays."""
    heat_btu_per_hour: float | None = None
    cooling_tons: float | None = None
    """Tons of refrigeration."""
    hardware_energy_kwh_per_year: float | None = None
    cooling_energy_kwh_per_year: float | None = None
    """Cooling and power supply: what the data centre takes on top of the hardware."""
    energy_kwh_per_year: float | None = None
    rack_units: float | None = None
    energy_per_year: Decimal | None = None
    rack_space_per_year: Decimal | None = None
    maintenance_per_year: Decimal | None = None
    residual: Decimal | None = None
    """Value of the hardware when its use ends."""
    depreciation_per_year: Decimal | None = None
    depreciation_per_desktop_and_month: Decimal | None = None
    capital_per_year: Decimal | None = None
    """The annuity; without interest the same as the depreciation."""
    cost_per_year: Decimal | None = None
    """Capital, maintenance, electricity and rack space."""
    cost_per_desktop_and_month: Decimal | None = None
    total_cost_of_ownership: Decimal | None = None
    total_cost_of_ownership_per_desktop: Decimal | None = None
    value_added_tax: Decimal | None = None
    """On the purchase."""
    gross_total: Decimal | None = None
    gross_per_desktop_planned: Decimal | None = None
    gross_cost_per_desktop_and_month: Decimal | None = None
    gross_total_cost_of_ownership: Decimal | None = None
    total_at_purchase: Decimal | None = None
    """The price outlook: `total` as it is expected to be when it is bought some years from now."""
    per_desktop_at_purchase: Decimal | None = None


class Cost(msgspec.Struct, frozen=True):
    """The bill of materials and what one desktop costs; amounts are exact, nothing is rounded, all before tax."""

    currency: str
    total: Decimal
    """After discounts."""
    per_desktop_planned: Decimal | None
    per_desktop_maximum: Decimal | None
    """At the limit, with every failure that the plan promises to stand."""
    lines: tuple[CostLine, ...]
    list_total: Decimal = Decimal(0)
    """At list prices."""
    discount: Decimal = Decimal(0)
    """What all discounts take off together."""
    per_desktop_without_failures: Decimal | None = None
    """At the limit while nothing fails: no host is kept in reserve."""
    per_desktop_maximum_with_reserve: Decimal | None = None
    """At the limit while as many hosts have failed as the clusters have to stand (N+1)."""
    per_user_planned: Decimal | None = None
    """Shared by users, not by desktops; None where every desktop has one user. The next ones alike."""
    per_user_maximum: Decimal | None = None
    per_user_without_failures: Decimal | None = None
    per_user_maximum_with_reserve: Decimal | None = None
    years_of_use: Once[RunningCost] = Once(RunningCost)
    """Worked out when somebody asks: while a plan is drawn, nobody looks at the years of use."""
    left_out: Once[tuple[PriceGap, ...]] = Once(tuple)
    """Worked out when somebody asks: studies evaluate many plans for other numbers than their cost."""

    @property
    def running(self) -> RunningCost:
        """What the hardware costs over its years of use."""
        return self.years_of_use.value

    @property
    def gaps(self) -> tuple[PriceGap, ...]:
        """What the sums leave out. With gaps every amount is the least that it can be."""
        return self.left_out.value
