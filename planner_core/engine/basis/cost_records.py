"""The cost part of an assessment: lines of the bill, cost per desktop, and years of use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Literal

import msgspec

from planner_core.engine.basis.lazy_value import LazyValue
from planner_core.plan.components import ComponentId
from planner_core.plan.licences import LicenceId, LicenceTerm

AmountOf = Literal["purchase", "licences", "all licences", "use"]
"""What an amount is of: the purchase, licences in the years of use, these and those of the purchase, or all that the
years of use cost.
"""


class CostLine(msgspec.Struct, frozen=True):
    """One line of the bill of materials."""

    item: str
    order_number: str
    quantity: int
    unit_price: Decimal
    """List price of one piece, to the cent."""
    discount_percent: Decimal
    discounted_price: Decimal
    """Net price of one piece after its discount, to the cent."""
    total: Decimal
    """Quantity times the net price."""
    component: ComponentId
    """The first component that needs the item; empty for a licence."""
    price_date: str = ""
    source: str = ""
    counted_quantity: int = 0
    """Those of the quantity that are ordered for each desktop or user."""
    licence: LicenceId = ""
    """The licence line that is bought with the hardware; empty for a part of a component."""


class LicenceCost(msgspec.Struct, frozen=True):
    """What one licence line costs, in the plan's currency and before tax."""

    licence: LicenceId
    item: str
    quantity: int
    """Packs to order; 0 if it counts nothing."""
    unit_price: Decimal
    """List price of one pack, as printed."""
    discount_percent: Decimal
    discounted_price: Decimal
    """Net price of one pack: once, per month or per year."""
    amount: Decimal
    """Quantity times the net price: once, per month or per year."""
    term: LicenceTerm
    per_year: Decimal
    """In one year in which it runs; 0 for what is paid once."""
    support_per_year: Decimal
    """In one year in which it runs."""
    at_purchase: Decimal
    """Paid once with the hardware, so part of the purchase; else 0."""
    by_year: tuple[Decimal, ...]
    """Beside the purchase, in each year of use: subscription, support, and what is bought in a later year."""
    price_date: str = ""
    source: str = ""

    @property
    def in_all(self) -> Decimal:
        """Over the years of use, beside the purchase."""
        return sum(self.by_year, Decimal(0))


CloudRule = Literal["vcpus", "ram", "own", "fixed"]
"""How many users share a machine: by its vCPUs (Microsoft), by its RAM (GO-EUC), by an own number, or a fixed price."""


class CloudOffer(msgspec.Struct, frozen=True):
    """Desktops from a cloud for the users planned, by one rule; amounts are per month and before tax. None if a price
    is not typed, or if the rule names no number of users.
    """

    rule: CloudRule
    users: int
    users_at_work: int | None = None
    """Those who work at the same time, for whom there are machines; None for a fixed price."""
    users_per_machine: int | None = None
    """None for a fixed price, and if the rule has no number for this work; 0 if the machine is too small for one."""
    machines: int | None = None
    always_on: int | None = None
    """Machines that are never switched off."""
    hours: Decimal | None = None
    """Of all machines in a month."""
    access: Decimal | None = None
    """Access right of all users."""
    compute: Decimal | None = None
    disks: Decimal | None = None
    profiles: Decimal | None = None
    network: Decimal | None = None
    per_month: Decimal | None = None
    per_user: Decimal | None = None
    """Per user and month."""
    over_years: Decimal | None = None
    """Over the years of use of the hardware that is planned."""
    lacks: tuple[str, ...] = ()
    """The settings whose prices are not typed."""

    @property
    def has_rule(self) -> bool:
        """Whether it is known how many users share a machine, as far as machines are shared."""
        return self.rule == "fixed" or bool(self.users_per_machine)


class PriceGap(msgspec.Struct, frozen=True):
    """An item to buy, or a licence, that the sums omit."""

    component: ComponentId
    """Empty for a licence."""
    lacks: Literal["all", "processors", "memory", "cache", "currency"]
    """No price at all, none for its processors, memory or cache devices, or prices in a currency that cannot be added.
    """
    carries_desktops: bool = True
    """Whether it is more than a small part: then the price of a desktop is not shown as a headline."""
    licence: LicenceId = ""
    """The licence line; empty for a component."""
    quantity: int = 1
    """Packs of a licence."""
    at_purchase: bool = True
    """Whether it is bought with the hardware, so that the purchase lacks it."""
    in_years: bool = False
    """Whether the licences of the years of use lack it: a subscription, support, or what is bought in a later year."""


class UnpricedLine(msgspec.Struct, frozen=True):
    """An item to buy without a usable price, and its quantity."""

    component: ComponentId
    """The first component that needs it; empty for a licence."""
    what: Literal[
        "host", "processor", "memory", "array", "drive", "cache", "board", "other", "licence", "other-licence"
    ]
    """"other" is a component with prices in another currency, "other-licence" a licence with such a price."""
    item: str
    """Model, or the component's name if it has none; for memory the module size in GiB, for a cache device its size in
    GB.
    """
    quantity: int
    licence: LicenceId = ""
    """The licence line; empty for a part of a component."""


class YearOfUse(msgspec.Struct, frozen=True):
    """Costs of one year of use, and the hardware's value at its end. Before tax."""

    year: int
    """The first is 1."""
    capital: Decimal
    """Depreciation and interest; without interest, the last year includes the rounding difference."""
    operation: Decimal
    """Maintenance, electricity and rack space."""
    cost: Decimal
    added_up: Decimal
    """Cumulative, including all previous years."""
    book_value: Decimal
    licences: Decimal = Decimal(0)
    """Of the lines that run in this year: subscriptions, support, and what is bought in a later year than the first."""


class RunningCost(msgspec.Struct, frozen=True):
    """Cost of the hardware over its years of use, including the purchase as depreciation.

    Amounts are rounded to the cent, and before tax unless their name says gross; None if the plan lacks a figure. Per
    desktop means per planned desktop. The years are those of depreciation.
    """

    power_watts: float | None = None
    """Average draw of all hosts and storage arrays."""
    heat_btu_per_hour: float | None = None
    cooling_tons: float | None = None
    """Tons of refrigeration."""
    hardware_energy_kwh_per_year: float | None = None
    cooling_energy_kwh_per_year: float | None = None
    """Energy of cooling and power supply in addition to the hardware's own."""
    energy_kwh_per_year: float | None = None
    rack_units: float | None = None
    energy_per_year: Decimal | None = None
    rack_space_per_year: Decimal | None = None
    maintenance_per_year: Decimal | None = None
    residual: Decimal | None = None
    """Value of the hardware at the end of its use."""
    depreciation_per_year: Decimal | None = None
    depreciation_per_desktop_and_month: Decimal | None = None
    capital_per_year: Decimal | None = None
    """The annuity; without interest equal to the depreciation."""
    interest_per_year: Decimal | None = None
    """The annuity minus the depreciation."""
    licences_per_year: Decimal | None = None
    """Subscriptions and support on average over the years of use: lines may begin later or end earlier, and every year
    has its own amount in `by_year`. Licences bought with the hardware are in the capital.
    """
    cost_per_year: Decimal | None = None
    """Capital, maintenance, electricity, rack space and licences."""
    cost_per_desktop_and_month: Decimal | None = None
    cost_per_user_and_month: Decimal | None = None
    """None if every desktop has one user."""
    value_added_tax_per_year: Decimal | None = None
    """On `cost_per_year` without interest."""
    gross_cost_per_year: Decimal | None = None
    depreciation_in_all: Decimal | None = None
    """The purchase minus the residual value."""
    interest_in_all: Decimal | None = None
    operation_in_all: Decimal | None = None
    """Maintenance, electricity and rack space."""
    licences_in_all: Decimal | None = None
    """Subscriptions, support, and licences that are bought in a later year than the first."""
    total_cost_of_ownership: Decimal | None = None
    """Depreciation, interest, maintenance, electricity, rack space and licences over all years of use."""
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
    """Price forecast: `total` if bought some years from now."""
    per_desktop_at_purchase: Decimal | None = None
    by_year: tuple[YearOfUse, ...] = ()
    """Every year of use; their costs sum up to `total_cost_of_ownership`."""


class Cost(msgspec.Struct, frozen=True):
    """The bill of materials and the cost per desktop; every amount is rounded to the cent and before tax.

    Sums add rounded amounts; shares are divided once and rounded once.
    """

    currency: str
    total: Decimal
    """After discounts."""
    per_desktop_planned: Decimal | None
    per_desktop_maximum: Decimal | None
    """At the limit, with every failure that the plan promises to survive."""
    lines: tuple[CostLine, ...]
    list_total: Decimal = Decimal(0)
    """At list prices."""
    discount: Decimal = Decimal(0)
    """Total of all discounts."""
    counted_total: Decimal = Decimal(0)
    """The part of `total` that is ordered for each planned desktop or user."""
    licence_total: Decimal = Decimal(0)
    """The part of `total` for licences that are bought once, with the hardware."""
    licences: tuple[LicenceCost, ...] = ()
    """Every licence line with a price in the plan's currency, in the order of the plan."""
    per_desktop_without_failures: Decimal | None = None
    """At the limit without failures: no host is kept in reserve."""
    per_desktop_maximum_with_reserve: Decimal | None = None
    """At the limit with as many failed hosts as the clusters must tolerate (N+1)."""
    per_desktop_promised: Decimal | None = None
    """Divided by the desktops that 9 of 10 futures carry; None unless that is promised."""
    per_user_planned: Decimal | None = None
    """Divided by users instead of desktops; None if every desktop has one user. Likewise the next ones."""
    per_user_maximum: Decimal | None = None
    per_user_without_failures: Decimal | None = None
    per_user_maximum_with_reserve: Decimal | None = None
    per_user_promised: Decimal | None = None
    years_of_use: LazyValue[RunningCost] = LazyValue(RunningCost)
    """Computed on first access: drawing a plan does not need the years of use."""
    left_out: LazyValue[tuple[PriceGap, ...]] = LazyValue(tuple)
    """Computed on first access: studies evaluate many plans without needing their cost."""

    not_priced: LazyValue[tuple[UnpricedLine, ...]] = LazyValue(tuple)
    in_cloud: LazyValue[tuple[CloudOffer, ...]] = LazyValue(tuple)
    """Computed on first access, too."""
    valid_until: str = ""
    """Last day of the offer with these prices, as named in the plan; else empty."""

    @property
    def priced(self) -> tuple[CostLine | LicenceCost, ...]:
        """Everything with a price: the bill, and the licences that are no part of it."""
        return (*self.lines, *beside_the_bill(self.lines, self.licences))

    @property
    def unpriced(self) -> tuple[UnpricedLine, ...]:
        """The items in the gaps, with quantities; equal items in one line."""
        return self.not_priced.value

    @property
    def running(self) -> RunningCost:
        """Cost of the hardware over its years of use."""
        return self.years_of_use.value

    @property
    def gaps(self) -> tuple[PriceGap, ...]:
        """Items that the amounts omit: see `gaps_of` for those of one amount."""
        return self.left_out.value

    def gaps_of(self, amount: AmountOf) -> tuple[PriceGap, ...]:
        """Items that an amount omits, which is then a lower bound. A subscription is no part of the purchase, and
        hardware none of the licences; the years of use have all.
        """
        if amount == "use":
            return self.gaps
        if amount == "all licences":
            return tuple(each for each in self.gaps if each.licence)
        return tuple(
            each for each in self.gaps if (each.at_purchase if amount == "purchase" else each.in_years)
        )

    @property
    def clouds(self) -> tuple[CloudOffer, ...]:
        """The same users in a cloud, by each rule; empty if the plan is compared with none."""
        return self.in_cloud.value

    @property
    def is_headline(self) -> bool:
        """Whether the price of a desktop may be shown alone, as on a cover: only small parts lack a price."""
        return bool(self.lines) and not any(gap.carries_desktops for gap in self.gaps)


def beside_the_bill(lines: Iterable[CostLine], licences: Iterable[LicenceCost]) -> Iterator[LicenceCost]:
    """The licences that are ordered but in no line of the bill: they are paid again and again, or later."""
    bought = {line.licence for line in lines}
    return (each for each in licences if each.quantity and each.licence not in bought)
