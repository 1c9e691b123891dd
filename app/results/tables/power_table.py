"""The table of power and space by site."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor

from app.look.number_format import numbers, rounded
from app.look.translation import tr
from app.results.tables.column import Column
from planner_core.plan.plan import Plan
from planner_core.studies.power_by_site import SitePower

ALL = ""
"""In place of a component, in a row of sums."""


def power_columns(plan: Plan) -> dict[str, Column[SitePower]]:
    """The columns by name."""
    return {
        "site": Column(tr("Site"), lambda each: site_name(each.site)),
        "component": Column(
            tr("Component"), lambda each: plan.components[each.component].name if each.component else ""
        ),
        "pieces": Column(
            tr("Pieces"), lambda each: numbers().number(each.pieces), lambda each: each.pieces, 0
        ),
        "power": Column(
            tr("Power draw"),
            lambda each: numbers().quantity(each.power_watts, tr("W"), 0),
            lambda each: each.power_watts,
            0,
        ),
        "energy": Column(
            tr("Energy per year"),
            lambda each: numbers().quantity(each.energy_kwh_per_year, tr("kWh"), 0),
            lambda each: each.energy_kwh_per_year,
            0,
        ),
        "rack_units": Column(
            tr("Rack units"),
            lambda each: numbers().quantity(each.rack_units, tr("U"), None),
            lambda each: each.rack_units,
            0,
        ),
    }


def site_name(site: int) -> str:
    """`Site 1`."""
    return tr("Site {number}", number=numbers().number(site))


def adding_up(rows: Sequence[SitePower]) -> list[SitePower]:
    """The rows with power and energy as whole numbers whose sum is the rounded sum of all.

    Rounded each by itself, 45,096.48 and 50,142.24 kWh would read as 95,238 above a sum of 95,239, which is what the
    electricity costs money for: those with the largest remainders are rounded up.
    """
    watts = _whole(rows, lambda each: each.power_watts)
    energy = _whole(rows, lambda each: each.energy_kwh_per_year)
    return [
        each._replace(power_watts=float(one), energy_kwh_per_year=float(other))
        for each, one, other in zip(rows, watts, energy, strict=True)
    ]


def _whole(rows: Sequence[SitePower], amount_of: Callable[[SitePower], float]) -> list[int]:
    amounts = [amount_of(each) for each in rows]
    found = [floor(each) for each in amounts]
    missing = int(rounded(sum(amounts), 0)) - sum(found)
    ranked = sorted(range(len(rows)), key=lambda each: found[each] - amounts[each])
    for each in ranked[:missing]:
        found[each] += 1
    return found


def sums_of(rows: Sequence[SitePower]) -> SitePower:
    """The rows as one."""
    return SitePower(
        0,
        ALL,
        sum(each.pieces for each in rows),
        sum(each.power_watts for each in rows),
        sum(each.energy_kwh_per_year for each in rows),
        sum(each.rack_units for each in rows),
    )
