"""Costs of the plan: the bill, one desktop, and the years of use. Decimal throughout; one currency, never mixed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from functools import cached_property
from typing import Any, Final, NamedTuple

from planner_core.currencies import decimals_of
from planner_core.engine.basis.assessment import DesktopCounts
from planner_core.engine.basis.cost_records import Cost, RunningCost, YearOfUse
from planner_core.engine.basis.figures import NOT_ROUNDED, Figure, Found, Setting, formed
from planner_core.engine.basis.lazy_value import LazyValue
from planner_core.engine.cost.amounts import DECIMALS, Amount, by
from planner_core.engine.cost.bill_of_materials import Bill, bill_of
from planner_core.engine.cost.cloud_costs import CLOUD_AMOUNTS, CLOUD_USERS, clouds, known_of_cloud
from planner_core.engine.cost.power_use import PowerUse, power_use
from planner_core.engine.cost.price_gaps import price_gaps, unpriced_lines
from planner_core.engine.layout.layout import Layout
from planner_core.formulas import cost, licence_cost
from planner_core.formulas.recording import values_of
from planner_core.plan.settings import Settings


def _users_at(limit: str) -> Amount:
    return by(cost.users_in_mix, desktops=limit, desktops_planned="planned")


LIMITS: Final = ("without_failures", "maximum_with_reserve", "maximum", "promised")
"""Counts of desktops that the cost is divided by, in addition to the planned one."""

AMOUNTS: Final[Mapping[str, Amount]] = {
    # The purchase.
    "discount": by(cost.discount_amount),
    "per_desktop_planned": by(cost.cost_per_desktop, desktops="planned"),
    **{
        f"grown_total_{limit}": by(cost.total_of_desktops, desktops=limit, desktops_planned="planned")
        for limit in LIMITS
    },
    **{
        f"per_desktop_{limit}": by(cost.cost_per_desktop, total=f"total_{limit}", desktops=limit)
        for limit in LIMITS
    },
    **{f"users_{limit}": _users_at(limit) for limit in LIMITS},
    "per_user_planned": by(cost.cost_per_user, users="users_planned"),
    **{
        f"per_user_{limit}": by(cost.cost_per_user, total=f"total_{limit}", users=f"users_{limit}")
        for limit in LIMITS
    },
    "value_added_tax": by(cost.value_added_tax, net="total"),
    "gross_total": by(cost.gross_amount, net="total", tax="value_added_tax"),
    "gross_per_desktop_planned": by(cost.cost_per_desktop, total="gross_total", desktops="planned"),
    "flash_later": by(
        cost.price_after_years,
        price="flash_total",
        decline_percent="price_decline_percent",
        years="price_years",
    ),
    "total_at_purchase": by(cost.total_with_later_flash),
    "per_desktop_at_purchase": by(cost.cost_per_desktop, total="total_at_purchase", desktops="planned"),
    # One year of use. Maintenance and residual value are those of the hardware: see `licence_costs`.
    "hardware_alone": by(licence_cost.hardware_alone),
    "licences_per_year": by(
        licence_cost.licences_per_year, licences="licences_in_all", years="depreciation_years"
    ),
    "energy_per_year": by(cost.energy_cost_per_year, energy_kwh="energy_kwh_per_year"),
    "rack_space_per_year": by(cost.rack_space_per_year),
    "maintenance_per_year": by(cost.maintenance_per_year, total="hardware_total"),
    "residual": by(cost.residual_value, total="hardware_total"),
    "depreciation_per_year": by(cost.depreciation_per_year, years="depreciation_years"),
    "depreciation_per_desktop_and_month": by(
        cost.per_desktop_and_month, amount_per_year="depreciation_per_year", desktops="planned"
    ),
    "annuity_per_year": by(cost.annuity_per_year, years="depreciation_years"),
    "interest_per_year": by(
        cost.interest_on_capital, capital="capital_per_year", depreciation="depreciation_per_year"
    ),
    "cost_per_year": by(
        cost.cost_per_year,
        capital="capital_per_year",
        maintenance="maintenance_per_year",
        energy="energy_if_known",
        rack_space="rack_space_if_known",
        licences="licences_if_any",
    ),
    "cost_per_desktop_and_month": by(
        cost.per_desktop_and_month, amount_per_year="cost_per_year", desktops="planned"
    ),
    "cost_per_user_and_month": by(
        cost.per_user_and_month, amount_per_year="cost_per_year", users="users_planned"
    ),
    "taxed_per_year": by(cost.without_interest, amount="cost_per_year", interest="interest_per_year"),
    "value_added_tax_per_year": by(cost.value_added_tax, net="taxed_per_year"),
    "gross_cost_per_year": by(cost.gross_amount, net="cost_per_year", tax="value_added_tax_per_year"),
    "gross_cost_per_desktop_and_month": by(
        cost.per_desktop_and_month, amount_per_year="gross_cost_per_year", desktops="planned"
    ),
    # All years of use.
    "depreciation_in_all": by(cost.depreciation_in_all),
    "payments_in_all": by(cost.payments_in_all, annuity="annuity_per_year", years="depreciation_years"),
    "operation_in_all": by(
        cost.operation_in_all,
        maintenance="maintenance_per_year",
        energy="energy_if_known",
        rack_space="rack_space_if_known",
        years="depreciation_years",
    ),
    "interest_in_all": by(
        cost.interest_on_capital, capital="capital_in_all", depreciation="depreciation_in_all"
    ),
    "total_cost_of_ownership": by(
        cost.total_cost_of_ownership,
        capital="capital_in_all",
        operation="operation_in_all",
        licences="licences_in_all_if_any",
    ),
    "total_cost_of_ownership_per_desktop": by(
        cost.cost_per_desktop, total="total_cost_of_ownership", desktops="planned"
    ),
    "taxed_in_all": by(cost.without_interest, amount="total_cost_of_ownership", interest="interest_in_all"),
    "value_added_tax_in_all": by(cost.value_added_tax, net="taxed_in_all"),
    "gross_total_cost_of_ownership": by(
        cost.gross_amount, net="total_cost_of_ownership", tax="value_added_tax_in_all"
    ),
    **CLOUD_AMOUNTS,
}
"""Every amount of `Cost` and `RunningCost` by name, and the intermediate steps."""

UNKNOWN_WHEN_ZERO: Final = frozenset(
    {"electricity_price_per_kwh", "rack_unit_price_per_year", "price_years", "cloud_users_per_machine"}
)
"""Settings whose zero means unknown."""


def cost_of(layout: Layout, desktops: DesktopCounts) -> Cost:
    """The cost of a plan; per desktop or user only if their number is known."""
    sheet = CostSheet(layout, desktops)
    return Cost(
        currency=layout.settings.currency,
        valid_until=layout.settings.prices_valid_until,
        total=sheet.bill.total,
        counted_total=sheet.bill.counted_total,
        lines=sheet.bill.lines,
        list_total=sheet.bill.list_total,
        discount=sheet.value("discount") or Decimal(0),
        licence_total=sheet.bill.licence_total,
        licences=sheet.bill.licences,
        years_of_use=LazyValue(lambda: _running(sheet)),
        left_out=LazyValue(lambda: price_gaps(layout)),
        not_priced=LazyValue(lambda: unpriced_lines(layout)),
        in_cloud=LazyValue(lambda: clouds(layout.settings, sheet.figure)),
        **{name: sheet.value(name) for name in Cost.__struct_fields__ if name.startswith("per_")},
    )


class AmountSheet:
    """Amounts as figures with their derivations, from figures that are given; each is computed once, on access."""

    def __init__(self, settings: Settings, given: Mapping[str, Figure | None]) -> None:
        self.settings = settings
        self.decimals = decimals_of(settings.currency)
        self._figures = dict(given)

    def figure(self, name: str) -> Figure | None:
        """A figure by its name; None if the plan lacks one of its inputs."""
        if name not in self._figures:
            self._figures[name] = self._worked_out(name)
        return self._figures[name]

    def value(self, name: str) -> Decimal | None:
        """The amount of a figure."""
        figure = self.figure(name)
        return figure.value if figure else None

    def _worked_out(self, name: str) -> Figure | None:
        if name in AMOUNTS:
            formula, inputs, rounds = AMOUNTS[name]
            known = {parameter: self.figure(each) for parameter, each in inputs.items()}
            return formed(name, formula, known, {DECIMALS: self.decimals} if rounds else NOT_ROUNDED)
        if name in _CHOICES:
            return _CHOICES[name](self)
        return self._setting(name) if name in Settings.__struct_fields__ else None

    def _setting(self, field: str) -> Figure | None:
        value = getattr(self.settings, field)
        if value is None or (not value and field in UNKNOWN_WHEN_ZERO):
            return None
        return Figure(value if isinstance(value, Decimal) else cost.exact_decimal(value), Setting(field))


class CostSheet(AmountSheet):
    """Every amount of a plan."""

    def __init__(self, layout: Layout, desktops: DesktopCounts) -> None:
        self.layout = layout
        self.bill = bill_of(layout)
        given = {
            "planned": _found("planned", desktops.planned),
            "maximum": _found("maximum", desktops.maximum),
            "without_failures": _found("without_failures", desktops.without_failures),
            "maximum_with_reserve": _found("maximum_with_reserve", desktops.with_reserve),
            "promised": _found("promised", desktops.promised if desktops.is_sure else None),
            "users_planned": _found("users_planned", desktops.users),
            "licences_in_all": _sum_found("licences_in_all", licences_in_all(self.bill)),
        }
        if self.bill.lines:  # nothing priced does not mean free
            for name in ("total", "list_total", "flash_total", "counted_total", "licence_total"):
                given[name] = Figure(getattr(self.bill, name), Found(name))
        super().__init__(layout.settings, given)

    @cached_property
    def power(self) -> PowerUse:
        """Power use of the hardware; the purchase does not depend on it."""
        return power_use(self.layout)

    def measured(self, name: str) -> float:
        """One number of the power use."""
        return float(values_of(getattr(self.power, name)).flat[0])

    def _worked_out(self, name: str) -> Figure | None:
        if name in PowerUse._fields:
            return _found(name, self.measured(name))
        found = known_of_cloud(self.layout, name)
        return super()._worked_out(name) if found is None else _found(name, found)


class Sums(NamedTuple):
    """What the cost over the years of use follows from, beside the settings."""

    total: Decimal
    """Of the bill."""
    licence_total: Decimal
    """The part of it for licences."""
    licences_in_all: Decimal
    """Beside the bill, over the years of use."""
    energy_kwh_per_year: float
    rack_units: float


def cost_over_life(settings: Settings, sums: Sums) -> Decimal:
    """The total cost of ownership of hardware and licences with these sums; as `cost_of` computes it for a plan."""
    given = {
        "total": Figure(sums.total, Found("total")),
        "licence_total": Figure(sums.licence_total, Found("licence_total")),
        "licences_in_all": _sum_found("licences_in_all", sums.licences_in_all),
        "energy_kwh_per_year": _found("energy_kwh_per_year", sums.energy_kwh_per_year),
        "rack_units": _found("rack_units", sums.rack_units),
    }
    found = AmountSheet(settings, given).value("total_cost_of_ownership")
    assert found is not None, "nothing else is missing"
    return found


def licences_in_all(bill: Bill) -> Decimal:
    """What licences cost beside the purchase, over the years of use."""
    return sum((each.in_all for each in bill.licences), Decimal(0))


def _capital(sheet: AmountSheet) -> Figure | None:
    """Without interest, the payments of an annuity equal straight-line depreciation."""
    return sheet.figure("annuity_per_year" if sheet.value("interest_percent") else "depreciation_per_year")


def _capital_in_all(sheet: AmountSheet) -> Figure | None:
    """The depreciation, or all payments of an annuity if they are more: rounded payments at almost no interest may be
    cents below it, and interest is never negative.
    """
    lost = sheet.figure("depreciation_in_all")
    paid = sheet.figure("payments_in_all") if sheet.value("interest_percent") else None
    return paid if paid is not None and lost is not None and paid.value > lost.value else lost


def _total_at(limit: str) -> Callable[[AmountSheet], Figure | None]:
    """The total, grown with the desktops if any price counts for them."""
    return lambda sheet: sheet.figure(f"grown_total_{limit}" if sheet.value("counted_total") else "total")


def _if_known(name: str) -> Callable[[AmountSheet], Figure | None]:
    """A figure, or zero in a sum if the plan does not specify it."""
    return lambda sheet: sheet.figure(name) or Figure(Decimal(0), Found("nothing"))


_CHOICES: Final[Mapping[str, Callable[[AmountSheet], Figure | None]]] = {
    "capital_per_year": _capital,
    "capital_in_all": _capital_in_all,
    **{f"total_{limit}": _total_at(limit) for limit in LIMITS},
    CLOUD_USERS: lambda sheet: sheet.figure("users_planned") or sheet.figure("planned"),
    "hardware_total": lambda sheet: sheet.figure(
        "hardware_alone" if sheet.value("licence_total") else "total"
    ),
    "licences_if_any": _if_known("licences_per_year"),
    "licences_in_all_if_any": _if_known("licences_in_all"),
    "energy_if_known": _if_known("energy_per_year"),
    "rack_space_if_known": _if_known("rack_space_per_year"),
}


def _found(name: str, number: float | None) -> Figure | None:
    return Figure(cost.exact_decimal(number), Found(name)) if number else None


def _sum_found(name: str, amount: Decimal) -> Figure | None:
    return Figure(amount, Found(name)) if amount else None


def _running(sheet: CostSheet) -> RunningCost:
    """The fields of `RunningCost` from the figures with the same names."""
    values: dict[str, Any] = {
        name: (sheet.measured(name) or None) if name in PowerUse._fields else sheet.value(name)
        for name in RunningCost.__struct_fields__
        if name != "by_year"
    }
    return RunningCost(**values | {"by_year": tuple(_by_year(sheet))})


def _by_year(sheet: CostSheet) -> Iterator[YearOfUse]:
    """Every year of use; empty if the plan has no prices.

    The last year includes the rounding difference; if earlier years already used up the amount, such as 0.10 over 20
    years, later ones are zero.
    """
    capital, cost_per_year = sheet.value("capital_per_year"), sheet.value("cost_per_year")
    in_all, total, written_off = (
        sheet.value(name) for name in ("capital_in_all", "total", "depreciation_per_year")
    )
    if capital is None or cost_per_year is None or in_all is None or total is None or written_off is None:
        return
    years, licences = sheet.layout.settings.depreciation_years, sheet.bill.licences_by_year
    operation = cost_per_year - capital - (sheet.value("licences_per_year") or Decimal(0))
    residual, left, added_up = sheet.value("residual") or Decimal(0), in_all, Decimal(0)
    for year in range(1, years + 1):
        is_last = year == years
        paid = left if is_last else min(capital, left)
        left -= paid
        in_year = paid + operation + licences[year - 1]
        added_up += in_year
        value = residual if is_last else cost.book_value(total, residual, written_off, Decimal(year))
        yield YearOfUse(year, paid, operation, in_year, added_up, value, licences[year - 1])
