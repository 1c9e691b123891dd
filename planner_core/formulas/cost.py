"""Money: prices, totals, the cost of one desktop, and what the hardware costs while it runs.

Exact decimals throughout; nothing is rounded here. Amounts of one call are in one currency; formulas do not
know which.
"""

from __future__ import annotations

import math
from decimal import Decimal
from typing import Final

from planner_core.formulas.formula import formula
from planner_core.messages import Message
from planner_core.units import PERCENT

MONTHS_PER_YEAR: Final = 12


@formula(
    Message("Unit price after discount"),
    symbol="p",
    unit="",
    expression="list_price x (1 - discount_percent / 100)",
    source="Price record: list price and discount",
)
def discounted_price(list_price: Decimal, discount_percent: Decimal) -> Decimal:
    """Price of one piece after its discount; 255.00 less 20 %: 204.00."""
    return list_price * (1 - discount_percent / PERCENT)


@formula(
    Message("Price of all pieces"),
    symbol="q x p",
    unit="",
    expression="quantity x unit_price",
    source="Bill of materials",
)
def line_total(quantity: int | Decimal, unit_price: Decimal) -> Decimal:
    """Price of one line of the bill of materials; 18 modules at 255.00: 4,590.00."""
    return quantity * unit_price


@formula(
    Message("Discount in all"),
    symbol="C_list - C",
    unit="",
    expression="list_total - total",
    source="Bill of materials at list prices, less the same bill after discounts",
)
def discount_amount(list_total: Decimal, total: Decimal) -> Decimal:
    """What all discounts take off together; 9,455 at list prices and 9,000 to be paid: 455."""
    return list_total - total


@formula(
    Message("Hardware cost per desktop"),
    symbol="C / N",
    unit="",
    expression="total / desktops",
    source="Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads",
)
def cost_per_desktop(total: Decimal, desktops: int | Decimal | None) -> Decimal | None:
    """An amount shared by all desktops, or None where no desktop fits.

    Published: 9,455 / 31 = 305.00 and 13,555 / 75 = 180.73.
    """
    return total / desktops if desktops else None


@formula(
    Message("Users of so many desktops"),
    symbol="U(N)",
    unit="users",
    expression="floor(desktops x users_planned / desktops_planned)",
    source="Pools keep their planned proportions; whole users",
)
def users_in_mix(
    desktops: int | Decimal, users_planned: int | Decimal, desktops_planned: int | Decimal
) -> Decimal:
    """Users of desktops of the planned mix; 11 of 4 session hosts of 20 users and 6 desktops (86 users): 94."""
    return Decimal(desktops * users_planned // desktops_planned)


@formula(
    Message("Hardware cost per user"),
    symbol="C / U",
    unit="",
    expression="total / users",
    source="Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads; of machines that several"
    " users share, each user is a workload",
)
def cost_per_user(total: Decimal, users: int | Decimal | None) -> Decimal | None:
    """An amount shared by all users, or None without users; 13,555 and 4 session hosts of 20 users: 169.44."""
    return total / users if users else None


@formula(
    Message("Price after some years"),
    symbol="p(t)",
    unit="",
    expression="price x (1 - decline_percent / 100)^years",
    source="Fujitsu, SSD in VDI (2011): prices of SSDs fall by 15 to 20% in a year; carried on year by year",
)
def price_after_years(price: Decimal, decline_percent: Decimal, years: Decimal) -> Decimal:
    """What a price is expected to be later; 4,520.00 with 15 % a year, after one year: 3,842.00."""
    return price * (1 - decline_percent / PERCENT) ** years if years else price


@formula(
    Message("Hardware at the time of purchase"),
    symbol="C(t)",
    unit="",
    expression="total - flash_total + flash_later",
    source="Fujitsu, SSD in VDI (2011): cheaper SSDs lower the cost of a desktop, the rest keeps its price",
)
def total_with_later_flash(total: Decimal, flash_total: Decimal, flash_later: Decimal) -> Decimal:
    """All hardware when flash drives have become cheaper; 13,555 with drives of 4,520 that fall to 3,842: 12,877."""
    return total - flash_total + flash_later


@formula(
    Message("Residual value"),
    symbol="R",
    unit="",
    expression="total x residual_percent / 100",
    source="Share of the purchase price that is left at the end of use",
)
def residual_value(total: Decimal, residual_percent: Decimal) -> Decimal:
    """What the hardware is worth when its use ends; 5 % of 13,555: 677.75."""
    return total * residual_percent / PERCENT


@formula(
    Message("Depreciation per year"),
    symbol="A",
    unit="",
    expression="(total - residual) / years",
    source="Straight-line depreciation",
)
def depreciation_per_year(total: Decimal, residual: Decimal, years: Decimal) -> Decimal:
    """The same part of the price in every year of use; 13,555 without residual value over 5 years: 2,711."""
    return (total - residual) / years


@formula(
    Message("Annuity per year"),
    symbol="A",
    unit="",
    expression="(total - residual / (1 + interest_percent / 100)^years) x interest_percent / 100"
    " / (1 - 1 / (1 + interest_percent / 100)^years)",
    source="Annuity C x i / (1 - (1 + i)^-y) of the price less the present residual value",
)
def annuity_per_year(total: Decimal, residual: Decimal, interest_percent: Decimal, years: Decimal) -> Decimal:
    """Equal payments at the end of each year that pay price and interest; 10,000 at 5 % over 5 years: 2,309.75.

    Needs an interest above 0; without interest the payments are those of straight-line depreciation.
    """
    rate = interest_percent / PERCENT
    later = 1 / (1 + rate) ** years
    return (total - residual * later) * rate / (1 - later)


@formula(
    Message("Maintenance per year"),
    symbol="M",
    unit="",
    expression="total x maintenance_percent / 100",
    source="Maintenance contract as a share of the purchase price per year",
)
def maintenance_per_year(total: Decimal, maintenance_percent: Decimal) -> Decimal:
    """Maintenance in one year; 10 % of 13,555: 1,355.50."""
    return total * maintenance_percent / PERCENT


@formula(
    Message("Electricity per year"),
    symbol="E",
    unit="",
    expression="energy_kwh x electricity_price_per_kwh",
    source="Energy with cooling, times the price of a kilowatt-hour",
)
def energy_cost_per_year(energy_kwh: Decimal, electricity_price_per_kwh: Decimal) -> Decimal:
    """Electricity bill of one year; 6,570 kWh at 0.25: 1,642.50."""
    return energy_kwh * electricity_price_per_kwh


@formula(
    Message("Rack space per year"),
    symbol="S",
    unit="",
    expression="rack_units x rack_unit_price_per_year",
    source="Rack units in use, times the price of one",
)
def rack_space_per_year(rack_units: Decimal, rack_unit_price_per_year: Decimal) -> Decimal:
    """Price of the rack space in one year; 2 units at 120: 240."""
    return rack_units * rack_unit_price_per_year


@formula(
    Message("Cost per year"),
    symbol="Y",
    unit="",
    expression="capital + maintenance + energy + rack_space",
    source="Cost of one year of use, without licences and work",
)
def cost_per_year(capital: Decimal, maintenance: Decimal, energy: Decimal, rack_space: Decimal) -> Decimal:
    """All costs of one year of use; 2,711 + 1,355.50 + 1,642.50 + 240: 5,949.00."""
    return capital + maintenance + energy + rack_space


@formula(
    Message("Cost per desktop and month"),
    symbol="c",
    unit="",
    expression="amount_per_year / (12 x desktops)",
    source="A year has 12 months; shared by the desktops planned",
)
def per_desktop_and_month(amount_per_year: Decimal, desktops: int | Decimal) -> Decimal | None:
    """One desktop's share of a yearly amount in one month; 5,949 and 75 desktops: 6.61. None without desktops."""
    return amount_per_year / (MONTHS_PER_YEAR * desktops) if desktops else None


@formula(
    Message("Total cost of ownership"),
    symbol="TCO",
    unit="",
    expression="cost_per_year x years",
    source="Purchase less residual value, maintenance, electricity and rack space over the years of use;"
    " licences are left out, as in Fujitsu, SSD in VDI (2011)",
)
def total_cost_of_ownership(cost_per_year: Decimal, years: Decimal) -> Decimal:
    """All costs over the years of use; 5,949 a year for 5 years: 29,745."""
    return cost_per_year * years


@formula(
    Message("Value added tax"),
    symbol="VAT",
    unit="",
    expression="net x vat_percent / 100",
    source="Value added tax on the net amount",
)
def value_added_tax(net: Decimal, vat_percent: Decimal) -> Decimal:
    """Tax on a net amount; 19 % of 9,455: 1,796.45."""
    return net * vat_percent / PERCENT


@formula(
    Message("With value added tax"),
    symbol="gross",
    unit="",
    expression="net x (1 + vat_percent / 100)",
    source="Net amount and value added tax",
)
def gross_amount(net: Decimal, vat_percent: Decimal) -> Decimal:
    """A net amount with its tax; 9,455 and 19 %: 11,251.45."""
    return net * (1 + vat_percent / PERCENT)


def memory_modules(ram_gib: float, memory_module_gib: float) -> int:
    """Modules that make up a host's memory, rounded up; 144 GiB of 8 GiB modules: 18."""
    return math.ceil(ram_gib / memory_module_gib)


def exact_decimal(number: float) -> Decimal:
    """A number as the decimal that was typed: 0.1 gives 0.1, and not the nearest binary fraction."""
    return Decimal(number) if isinstance(number, int) else Decimal(float.__repr__(float(number)))
