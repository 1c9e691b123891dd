"""Power, heat and rack space of the hardware. A year has 8,760 hours."""

from __future__ import annotations

from typing import Final

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT

HOURS_PER_YEAR: Final = 8760
WATTS_PER_KILOWATT: Final = 1000
BTU_PER_HOUR_AND_WATT: Final = 3.412
BTU_PER_HOUR_AND_TON: Final = 12_000
"""Heat removed by one ton of refrigeration."""


@formula(
    Message("Power draw"),
    symbol="W",
    unit="W",
    expression="pieces x power_watts",
    source="Average power draw of each piece of hardware",
)
def power_draw_watts(pieces: Number, power_watts: Number) -> Number:
    """Power draw of all hosts or arrays of a card; 4 hosts of 500 W: 2,000 W."""
    return pieces * power_watts


@formula(
    Message("Power draw of a loaded host"),
    symbol="P",
    unit="W",
    expression="busy_watts x (idle_percent + (100 - idle_percent) x load) / 100",
    source="Fan, Weber and Barroso, Power provisioning for a warehouse-sized computer (2007): linear in the load, from"
    " about half of the full draw when idle",
)
def loaded_host_watts(busy_watts: Number, idle_percent: Number, load: Number) -> Number:
    """Power draw of one host by its processor load; 900 W when busy, half of it when idle, load 60 %: 720 W."""
    return busy_watts * (idle_percent + (PERCENT - idle_percent) * load) / PERCENT


@formula(
    Message("Rack units"),
    symbol="U",
    unit="U",
    expression="pieces x rack_units",
    source="Height of each piece of hardware",
)
def rack_units_of(pieces: Number, rack_units: Number) -> Number:
    """Height of all hosts or arrays of a card; 4 hosts of 2 U: 8 U."""
    return pieces * rack_units


@formula(
    Message("Energy of the hardware per year"),
    symbol="E_it",
    unit="kWh",
    expression="power_watts / 1000 x 8760",
    source="Power draw around the clock, 8,760 hours a year",
)
def hardware_energy_kwh_per_year(power_watts: Number) -> Number:
    """Energy of the hardware itself in one year; 500 W: 4,380 kWh."""
    return power_watts / WATTS_PER_KILOWATT * HOURS_PER_YEAR


@formula(
    Message("Energy of cooling and supply per year"),
    symbol="E_cool",
    unit="kWh",
    expression="hardware_energy_kwh x (pue - 1)",
    source="Power usage effectiveness is the total energy divided by the energy of the hardware: the"
    " part above 1 goes into cooling and power supply",
)
def cooling_energy_kwh_per_year(hardware_energy_kwh: Number, pue: Number) -> Number:
    """Energy of cooling and power supply in one year; 4,380 kWh at a PUE of 1.5: 2,190 kWh."""
    return hardware_energy_kwh * (pue - 1)


@formula(
    Message("Energy per year"),
    symbol="E_kwh",
    unit="kWh",
    expression="hardware_energy_kwh x pue",
    source="W / 1000 x 8760 x PUE: the hardware with its share of cooling and power supply",
)
def energy_kwh_per_year(hardware_energy_kwh: Number, pue: Number) -> Number:
    """Energy of one year with cooling; 500 W at a PUE of 1.5: 6,570 kWh."""
    return hardware_energy_kwh * pue


@formula(
    Message("Heat"),
    symbol="Q",
    unit="BTU/h",
    expression="power_watts x 3.412",
    source="All power becomes heat; 1 W = 3.412 BTU/h",
)
def heat_btu_per_hour(power_watts: Number) -> Number:
    """Heat to be removed by cooling; 500 W: 1,706 BTU/h."""
    return power_watts * BTU_PER_HOUR_AND_WATT


@formula(
    Message("Cooling"),
    symbol="t",
    unit="tons",
    expression="heat_btu_per_hour / 12000",
    source="One ton of refrigeration is 12,000 BTU/h",
)
def cooling_tons(heat_btu_per_hour: Number) -> Number:
    """Cooling in tons of refrigeration; 24,000 BTU/h: 2 tons."""
    return heat_btu_per_hour / BTU_PER_HOUR_AND_TON
