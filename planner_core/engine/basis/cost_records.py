"""The money in an assessment: the lines of the bill, what one desktop costs, and the years of use."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal

import msgspec

from planner_core.engine.basis.lazy_value import LazyValue
from planner_core.plan.components import ComponentId


class CostLine(msgspec.Struct, frozen=True):
    """One line of the bill of materials."""

    item: str
    order_number: str
    quantity: int
    unit_price: Decimal
    """List price of one piece, to the cent."""
    discount_percent: Decimal
    discounted_price: Decimal
    """Net price of one piece: after its discount, to the cent."""
    total: Decimal
    """Quantity times the net price."""
    component: ComponentId
    """The first component that needs the item."""
    price_date: str = ""
    source: str = ""


class PriceGap(msgspec.Struct, frozen=True):
    """Something that is to be bought and that the sum leaves out."""

    component: ComponentId
    lacks: Literal["all", "processors", "memory", "currency"]
    """It has no price at all, none for its processors or memory, or prices in a currency that is not added up."""
    carries_desktops: bool = True
    """Whether it is more than a small part: then no price of a desktop is a headline."""


class UnpricedLine(msgspec.Struct, frozen=True):
    """Something to be bought that has no price to add: what it is and how many of it the plan needs."""

    component: ComponentId
    """The first component that needs it."""
    what: Literal["host", "processor", "memory", "array", "drive", "other"]
    """"other" is a component whose prices are in another currency."""
    item: str
    """Model, or the component's name where it has none; of memory the module's size in GiB."""
    quantity: int


class YearOfUse(msgspec.Struct, frozen=True):
    """What one year of use costs, and what the hardware is worth when it ends. Before tax."""

    year: int
    """The first is 1."""
    capital: Decimal
    """Depreciation and interest; without interest the last year takes the cents that rounding leaves over."""
    operation: Decimal
    """Maintenance, electricity and rack space."""
    cost: Decimal
    added_up: Decimal
    """With all years before."""
    book_value: Decimal


class RunningCost(msgspec.Struct, frozen=True):
    """What the hardware costs over its years of use, the purchase included as depreciation.

    Amounts are rounded to the cent, and before tax unless their name says gross; None stands where the plan lacks a
    figure.
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
    interest_per_year: Decimal | None = None
    """What the annuity is above the depreciation."""
    cost_per_year: Decimal | None = None
    """Capital, maintenance, electricity and rack space."""
    cost_per_desktop_and_month: Decimal | None = None
    value_added_tax_per_year: Decimal | None = None
    """On `cost_per_year` without interest."""
    gross_cost_per_year: Decimal | None = None
    depreciation_in_all: Decimal | None = None
    """The purchase less the residual value."""
    interest_in_all: Decimal | None = None
    operation_in_all: Decimal | None = None
    """Maintenance, electricity and rack space."""
    total_cost_of_ownership: Decimal | None = None
    """Depreciation, interest, maintenance, electricity and rack space of all years of use."""
    total_cost_of_ownership_per_desktop: Decimal | None = None
    value_added_tax: Decimal | None = None
    """On the purchase."""
    gross_total: Decimal | None = None
    gross_per_desktop_planned: Decimal | None = None
    gross_cost_per_desktop_and_month: Decimal | None = None
    value_added_tax_in_all: Decimal | None = None
    """On `total_cost_of_ownership` without interest."""
    gross_total_cost_of_ownership: Decimal | None = None
    total_at_purchase: Decimal | None = None
    """The price outlook: `total` as it is expected to be when it is bought some years from now."""
    per_desktop_at_purchase: Decimal | None = None
    by_year: tuple[YearOfUse, ...] = ()
    """Every year of use; their costs add up to `total_cost_of_ownership`."""


class Cost(msgspec.Struct, frozen=True):
    """The bill of materials and what one desktop costs; every amount is rounded to the cent and before tax.

    Sums are those of the rounded amounts; what is shared is divided once and rounded once.
    """

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
    years_of_use: LazyValue[RunningCost] = LazyValue(RunningCost)
    """Worked out when somebody asks: while a plan is drawn, nobody looks at the years of use."""
    left_out: LazyValue[tuple[PriceGap, ...]] = LazyValue(tuple)
    """Worked out when somebody asks: studies evaluate many plans for other numbers than their cost."""

    not_priced: LazyValue[tuple[UnpricedLine, ...]] = LazyValue(tuple)
    valid_until: str = ""
    """Last day of the offer that the prices are from, as the plan names it; else empty."""

    @property
    def unpriced(self) -> tuple[UnpricedLine, ...]:
        """What the gaps consist of, with quantities, equal parts in one line."""
        return self.not_priced.value

    @property
    def running(self) -> RunningCost:
        """What the hardware costs over its years of use."""
        return self.years_of_use.value

    @property
    def gaps(self) -> tuple[PriceGap, ...]:
        """What the sums leave out. With gaps every amount is the least that it can be."""
        return self.left_out.value

    @property
    def is_headline(self) -> bool:
        """Whether the price of a desktop may stand alone, as on a cover: no more than small parts lack theirs."""
        return bool(self.lines) and not any(gap.carries_desktops for gap in self.gaps)
