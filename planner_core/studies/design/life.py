"""What each design costs over the years of use: the purchase, and what follows from it.

The engine computes that cost from a few sums of a plan. Beside its rounding it is proportional to each of them: so a
bound for all designs is a sum of arrays, and the engine's formulas are asked only for the designs that come near to
being first.
"""

from __future__ import annotations

import math
from decimal import Decimal
from functools import cached_property
from typing import Final, Literal

import numpy as np

from planner_core.engine.cost.costing import Sums, cost_over_life
from planner_core.formulas.power import energy_kwh_per_year, hardware_energy_kwh_per_year
from planner_core.plan.plan import Plan
from planner_core.studies.design.amounts import DECIMALS, Amounts
from planner_core.studies.design.designs import Array
from planner_core.studies.design.orders import Order

By = Literal["purchase", "life"]
"""What "cheapest" means: the purchase, or the cost over the years of use."""

NOTHING: Final = Sums(Decimal(0), Decimal(0), Decimal(0), 0.0, 0.0)
MUCH: Final = Decimal(10) ** 12
"""Of which the rounded share is known to many digits."""


def usual_by(plan: Plan) -> By:
    """Over the years if the plan says what is paid in them: licences by month or year, support, or maintenance. The
    price of electricity says nothing: every plan has one.
    """
    paid_later = any(
        line.unit_price
        and line.currency == plan.settings.currency
        and (line.term != "once" or line.support_percent or line.from_year > 1)
        for line in plan.licences.values()
    )
    return "life" if paid_later or plan.settings.maintenance_percent else "purchase"


class LifeCosts:
    """The costs of all designs over the years of use, in fractions of the currency as `Amounts` has them."""

    def __init__(self, amounts: Amounts, prices: Array) -> None:
        """`prices` are those of `Amounts.prices`."""
        self.amounts, self.prices = amounts, prices
        self.settings = amounts.plan.settings
        watts = np.asarray(amounts.watts(), dtype=np.float64)
        hardware = hardware_energy_kwh_per_year(watts)
        self._energy = np.asarray(energy_kwh_per_year(hardware, float(self.settings.pue)))
        self._rack_units = amounts.rack_units()
        self._known: dict[Sums, int] = {}

    @cached_property
    def order(self) -> Order:
        """The designs by this cost."""
        bounds = np.array(self._unrounded(), dtype=np.float64)
        bounds -= self._rounded_at_most
        np.floor(bounds, out=bounds)
        return Order(
            bounds.astype(np.int64), self.amounts.designs.shape, 2 * self._rounded_at_most + 2, self.of
        )

    def of(self, numbers: Array) -> Array:
        """The exact costs of designs by their flat numbers."""
        shape = self.amounts.designs.shape
        index = np.unravel_index(numbers, shape)
        columns = [
            np.broadcast_to(each, shape)[index].tolist()
            for each in (
                self.prices,
                self.amounts.bought_licences,
                self.amounts.later_licences,
                self._energy,
                self._rack_units,
            )
        ]
        return np.array([self._cost(*each) for each in zip(*columns, strict=True)], dtype=np.int64)

    def _cost(self, price: int, bought: int, later: int, energy: float, rack_units: float) -> int:
        money = self.amounts.money
        sums = Sums(money(price), money(bought), money(later), energy, rack_units)
        if sums not in self._known:
            self._known[sums] = self.amounts.whole(cost_over_life(self.settings, sums))
        return self._known[sums]

    @cached_property
    def _rounded_at_most(self) -> int:
        """How far rounding moves a cost: half a smallest unit for the residual value and for the purchase, and in each
        year for capital, maintenance, electricity and rack space.
        """
        smallest = 10**DECIMALS
        of_purchase = math.ceil(self._share(NOTHING._replace(total=MUCH)))
        return (2 * self.settings.depreciation_years + 2 + of_purchase) * smallest

    def _unrounded(self) -> Array:
        """The costs before rounding."""
        amounts = self.amounts
        bought = amounts.bought_licences
        of_hardware = NOTHING._replace(total=MUCH)
        found: Array = (self.prices - bought) * self._share(of_hardware)
        found = found + bought * self._share(of_hardware._replace(licence_total=MUCH))
        found = found + amounts.later_licences * self._share(NOTHING._replace(licences_in_all=MUCH))
        whole = float(1 / amounts.unit)
        of_energy = self._share(NOTHING._replace(energy_kwh_per_year=float(MUCH)))
        found = found + self._energy * of_energy * whole
        return found + self._rack_units * self._share(NOTHING._replace(rack_units=float(MUCH))) * whole

    def _share(self, much: Sums) -> float:
        """What one more of a sum costs over the years."""
        return float(cost_over_life(self.settings, much) / MUCH)
