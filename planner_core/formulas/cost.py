"""Money: prices, totals, the cost of one desktop, and running costs of the hardware.

Decimals throughout. Every printed amount is rounded here once, half up to the smallest unit of its currency, as ERP
systems round a unit price and a line of an order; sums add rounded amounts, so printed amounts add up. Amounts of one
call are in one currency; formulas know only its `decimals`.
"""

from __future__ import annotations

import math
from decimal import Decimal
from typing import Final

from planner_core.currencies import CENTS, decimals_of_price, rounded_money
from planner_core.formulas.formula import formula
from planner_core.messages import Message
from planner_core.units import PERCENT, ROUNDING

MONTHS_PER_YEAR: Final = 12


def in_decimals(expression: str, decimals: int) -> str:
    """A printed expression for a currency with other decimals: formulas are declared for currencies with cents."""
    return expression.replace(f", {CENTS})", f", {decimals})")


def shared(amount: Decimal, among: int | Decimal | None, decimals: int = CENTS) -> Decimal | None:
    """An equal share of an amount, rounded once; None without anyone to share it."""
    return rounded_money(amount / among, decimals) if among else None


def listed_price(list_price: Decimal, decimals: int = CENTS) -> Decimal:
    """The list price of one piece as printed."""
    return rounded_money(list_price, decimals_of_price(list_price, list_price, decimals))


@formula(
    Message("Unit price after discount"),
    symbol="p",
    unit="",
    expression="round(list_price x (1 - discount_percent / 100), 2)",
    source="Price record: list price and discount, rounded to the cent before it is multiplied, as on an invoice",
)
def discounted_price(list_price: Decimal, discount_percent: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Net price of one piece; 255.00 less 20 %: 204.00, 6.70 less 12.5 %: 5.86, 0.0042 less 10 %: 0.00378."""
    net = list_price * (1 - discount_percent / PERCENT)
    return rounded_money(net, decimals_of_price(list_price, net, decimals))


@formula(
    Message("Price of all pieces"),
    symbol="q x p",
    unit="",
    expression="round(quantity x unit_price, 2)",
    source="Bill of materials",
)
def line_total(quantity: int | Decimal, unit_price: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Price of one line of the bill of materials; 18 modules at 255.00: 4,590.00, 3,333 GB at 0.0042: 14.00."""
    return rounded_money(quantity * unit_price, decimals)


@formula(
    Message("Total discount"),
    symbol="C_list - C",
    unit="",
    expression="list_total - total",
    source="Bill of materials at list prices minus the bill after discounts",
)
def discount_amount(list_total: Decimal, total: Decimal) -> Decimal:
    """Total of all discounts; 9,455 at list prices and 9,000 to pay: 455."""
    return list_total - total


@formula(
    Message("Purchase per desktop"),
    symbol="C / N",
    unit="",
    expression="round(total / desktops, 2)",
    source="Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads",
)
def cost_per_desktop(
    total: Decimal, desktops: int | Decimal | None, *, decimals: int = CENTS
) -> Decimal | None:
    """An amount divided by all desktops, or None if no desktop fits.

    Published: 9,455 / 31 = 305.00 and 13,555 / 75 = 180.73.
    """
    return shared(total, desktops, decimals)


@formula(
    Message("Price of this many desktops"),
    symbol="C(N)",
    unit="",
    expression="round(total - counted_total + counted_total x desktops / desktops_planned, 2)",
    source="Hardware stays; what is ordered for each desktop or user follows their number, in the planned proportions",
)
def total_of_desktops(
    total: Decimal,
    counted_total: Decimal,
    desktops: int | Decimal,
    desktops_planned: int | Decimal,
    *,
    decimals: int = CENTS,
) -> Decimal:
    """The total if other than the planned desktops are used; 90,000, of which 10,000 for 500 desktops, at 600:
    92,000.00.
    """
    grown = counted_total * desktops / desktops_planned if desktops_planned else counted_total
    return rounded_money(total - counted_total + grown, decimals)


@formula(
    Message("Users of this many desktops"),
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
    Message("Purchase per user"),
    symbol="C / U",
    unit="",
    expression="round(total / users, 2)",
    source="Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads; of machines that several"
    " users share, each user is a workload",
)
def cost_per_user(total: Decimal, users: int | Decimal | None, *, decimals: int = CENTS) -> Decimal | None:
    """An amount divided by all users, or None without users; 13,555 and 4 session hosts of 20 users: 169.44."""
    return shared(total, users, decimals)


@formula(
    Message("Price after some years"),
    symbol="p(t)",
    unit="",
    expression="round(price x (1 - decline_percent / 100)^years, 2)",
    source="Fujitsu, SSD in VDI (2011): prices of SSDs fall by 15 to 20% in a year; carried on year by year",
)
def price_after_years(
    price: Decimal, decline_percent: Decimal, years: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Expected price after some years; 4,520.00 falling by 15 % a year, after one year: 3,842.00."""
    return rounded_money(price * (1 - decline_percent / PERCENT) ** years, decimals) if years else price


@formula(
    Message("Hardware at the time of purchase"),
    symbol="C(t)",
    unit="",
    expression="total - flash_total + flash_later",
    source="Fujitsu, SSD in VDI (2011): cheaper SSDs lower the cost of a desktop, the rest keeps its price",
)
def total_with_later_flash(total: Decimal, flash_total: Decimal, flash_later: Decimal) -> Decimal:
    """Total of all hardware after flash prices have fallen; 13,555 with drives of 4,520 that fall to 3,842: 12,877."""
    return total - flash_total + flash_later


@formula(
    Message("Residual value"),
    symbol="R",
    unit="",
    expression="round(total x residual_percent / 100, 2)",
    source="Share of the purchase price that is left at the end of use",
)
def residual_value(total: Decimal, residual_percent: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Value of the hardware at the end of its use; 5 % of 13,555: 677.75."""
    return rounded_money(total * residual_percent / PERCENT, decimals)


@formula(
    Message("Depreciation per year"),
    symbol="A",
    unit="",
    expression="round((total - residual) / years, 2)",
    source="Straight-line depreciation",
)
def depreciation_per_year(
    total: Decimal, residual: Decimal, years: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Straight-line depreciation of one year; 13,555 without residual value over 5 years: 2,711.

    The last year includes the rounding difference: see `depreciation_in_all`.
    """
    return rounded_money((total - residual) / years, decimals)


@formula(
    Message("Book value"),
    symbol="B(t)",
    unit="",
    expression="max(residual, total - depreciation x age)",
    source="Straight-line depreciation down to the residual value",
)
def book_value(total: Decimal, residual: Decimal, depreciation: Decimal, age: Decimal) -> Decimal:
    """Value in the books after some years; 13,555 over 5 years to nothing, 2,711 a year, after 3: 5,422.

    With the last year of use it is the residual value: that year includes what was rounded before.
    """
    return max(residual, total - depreciation * age)


@formula(
    Message("Annuity per year"),
    symbol="A",
    unit="",
    expression="round((total - residual / (1 + interest_percent / 100)^years) x interest_percent / 100"
    " / (1 - 1 / (1 + interest_percent / 100)^years), 2)",
    source="Annuity C x i / (1 - (1 + i)^-y) of the price less the present residual value",
)
def annuity_per_year(
    total: Decimal, residual: Decimal, interest_percent: Decimal, years: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Equal payments at the end of each year that cover price and interest; 10,000 at 5 % over 5 years: 2,309.75.

    Requires an interest rate above 0; without interest the payments equal straight-line depreciation.
    """
    rate = interest_percent / PERCENT
    later = 1 / (1 + rate) ** years
    return rounded_money((total - residual * later) * rate / (1 - later), decimals)


@formula(
    Message("Maintenance per year"),
    symbol="M",
    unit="",
    expression="round(total x maintenance_percent / 100, 2)",
    source="Maintenance contract as a share of the purchase price per year",
)
def maintenance_per_year(total: Decimal, maintenance_percent: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Maintenance in one year; 10 % of 13,555: 1,355.50."""
    return rounded_money(total * maintenance_percent / PERCENT, decimals)


@formula(
    Message("Electricity per year"),
    symbol="E",
    unit="",
    expression="round(energy_kwh x electricity_price_per_kwh, 2)",
    source="Energy with cooling, times the price of a kilowatt-hour",
)
def energy_cost_per_year(
    energy_kwh: Decimal, electricity_price_per_kwh: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Electricity cost of one year; 6,570 kWh at 0.25: 1,642.50."""
    return rounded_money(energy_kwh * electricity_price_per_kwh, decimals)


@formula(
    Message("Rack space per year"),
    symbol="S",
    unit="",
    expression="round(rack_units x rack_unit_price_per_year, 2)",
    source="Rack units in use, times the price of one",
)
def rack_space_per_year(
    rack_units: Decimal, rack_unit_price_per_year: Decimal, *, decimals: int = CENTS
) -> Decimal:
    """Price of the rack space in one year; 2 units at 120: 240."""
    return rounded_money(rack_units * rack_unit_price_per_year, decimals)


@formula(
    Message("Cost per year"),
    symbol="Y",
    unit="",
    expression="capital + maintenance + energy + rack_space + licences",
    source="Cost of one year of use, without work",
)
def cost_per_year(
    capital: Decimal, maintenance: Decimal, energy: Decimal, rack_space: Decimal, licences: Decimal
) -> Decimal:
    """All costs of one year of use; 2,711 + 1,355.50 + 1,642.50 + 240, and licences for 6,000: 11,949.00."""
    return capital + maintenance + energy + rack_space + licences


@formula(
    Message("Cost per desktop and month"),
    symbol="c",
    unit="",
    expression="round(amount_per_year / (12 x desktops), 2)",
    source="A year has 12 months; shared by the desktops planned",
)
def per_desktop_and_month(
    amount_per_year: Decimal, desktops: int | Decimal, *, decimals: int = CENTS
) -> Decimal | None:
    """Share of one desktop in a yearly amount, per month; 5,949 and 75 desktops: 6.61. None without desktops."""
    return shared(amount_per_year, MONTHS_PER_YEAR * desktops if desktops else None, decimals)


@formula(
    Message("Cost per user and month"),
    symbol="c",
    unit="",
    expression="round(amount_per_year / (12 x users), 2)",
    source="A year has 12 months; shared by the users planned",
)
def per_user_and_month(amount_per_year: Decimal, users: Decimal, *, decimals: int = CENTS) -> Decimal | None:
    """Share of one user in a yearly amount, per month; 13,555 and 80 users: 14.12. None without users."""
    return shared(amount_per_year, MONTHS_PER_YEAR * users, decimals)


@formula(
    Message("Total depreciation"),
    symbol="D",
    unit="",
    expression="total - residual",
    source="What the hardware loses in value over its years of use",
)
def depreciation_in_all(total: Decimal, residual: Decimal) -> Decimal:
    """Total depreciation over all years of use; 13,555 with a residual value of 677.75: 12,877.25."""
    return total - residual


@formula(
    Message("Total payments"),
    symbol="A x y",
    unit="",
    expression="annuity x years",
    source="Equal payments at the end of each year",
)
def payments_in_all(annuity: Decimal, years: Decimal) -> Decimal:
    """Total payments of an annuity; 2,309.75 over 5 years: 11,548.75."""
    return annuity * years


@formula(
    Message("Interest paid"),
    symbol="I",
    unit="",
    expression="capital - depreciation",
    source="What is paid for the hardware beyond its loss in value; no value added tax is due on it",
)
def interest_on_capital(capital: Decimal, depreciation: Decimal) -> Decimal:
    """Share of interest in the payments for the hardware; 2,309.75 a year, of which 2,000 are depreciation: 309.75."""
    return capital - depreciation


@formula(
    Message("Total cost of operation"),
    symbol="O",
    unit="",
    expression="(maintenance + energy + rack_space) x years",
    source="Maintenance, electricity and rack space over the years of use",
)
def operation_in_all(maintenance: Decimal, energy: Decimal, rack_space: Decimal, years: Decimal) -> Decimal:
    """Operating cost over all years; 1,355.50, 1,642.50 and 240 a year for 5 years: 16,190."""
    return (maintenance + energy + rack_space) * years


@formula(
    Message("Total cost of ownership"),
    symbol="TCO",
    unit="",
    expression="capital + operation + licences",
    source="Depreciation, interest, maintenance, electricity, rack space and licence lines over the years of use;"
    " work is left out, as in Fujitsu, SSD in VDI (2011)",
)
def total_cost_of_ownership(capital: Decimal, operation: Decimal, licences: Decimal) -> Decimal:
    """All costs over the years of use, purchase included; 13,555 + 16,190 of operation + 19,800 of licences: 49,545."""
    return capital + operation + licences


@formula(
    Message("Net amount without interest"),
    symbol="net",
    unit="",
    expression="amount - interest",
    source="Interest is exempt from value added tax",
)
def without_interest(amount: Decimal, interest: Decimal) -> Decimal:
    """The part of an amount subject to value added tax; 5,949 with 309.75 of interest: 5,639.25."""
    return amount - interest


@formula(
    Message("Value added tax"),
    symbol="VAT",
    unit="",
    expression="round(net x vat_percent / 100, 2)",
    source="Value added tax on the net amount",
)
def value_added_tax(net: Decimal, vat_percent: Decimal, *, decimals: int = CENTS) -> Decimal:
    """Tax on a net amount; 19 % of 9,455: 1,796.45."""
    return rounded_money(net * vat_percent / PERCENT, decimals)


@formula(
    Message("With value added tax"),
    symbol="gross",
    unit="",
    expression="net + tax",
    source="Net amount and value added tax",
)
def gross_amount(net: Decimal, tax: Decimal) -> Decimal:
    """A net amount with its tax; 9,455 and 1,796.45: 11,251.45."""
    return net + tax


def whole_pieces(units: float) -> int:
    """Pieces to order for a number of units, rounded up once; 26.7 TiB: 27."""
    return math.ceil(units * (1 - ROUNDING))


def memory_modules(ram_gib: float, memory_module_gib: float) -> int:
    """Modules for a host's memory, rounded up; 144 GiB of 8 GiB modules: 18."""
    return math.ceil(ram_gib / memory_module_gib)


def exact_decimal(number: float) -> Decimal:
    """A number as the decimal that was typed: 0.1 gives 0.1, not the nearest binary fraction."""
    return Decimal(number) if isinstance(number, int) else Decimal(float.__repr__(float(number)))
