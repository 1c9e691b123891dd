"""Total power draw, energy, heat and rack units of all hosts and storage arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planner_core.engine.layout.layout import Layout
from planner_core.engine.layout.tables import drawing_note
from planner_core.formulas import power
from planner_core.formulas.recording import Column, Targets, concatenate, total, values_of
from planner_core.messages import Message


class PowerUse(NamedTuple):
    """Columns of one row, named as in `RunningCost`."""

    power_watts: Column
    heat_btu_per_hour: Column
    cooling_tons: Column
    hardware_energy_kwh_per_year: Column
    cooling_energy_kwh_per_year: Column
    energy_kwh_per_year: Column
    rack_units: Column


def power_use(layout: Layout) -> PowerUse:
    """Power draw, heat and rack units of the hardware."""
    hosts, arrays = layout.hosts, layout.arrays
    pieces = hosts.column("count")
    draws = [power.power_draw_watts(pieces, hosts.column("power_watts")), arrays.column("power_watts")]
    if layout.groups.any_above("drive_watts"):
        draws.append(power.power_draw_watts(_drives(layout), layout.groups.column("drive_watts")))
    if layout.boards.any_above("power_watts"):
        draws.append(power.power_draw_watts(_boards(layout), layout.boards.column("power_watts")))
    heights = [power.rack_units_of(pieces, hosts.column("rack_units")), arrays.column("rack_units")]
    watts = _sum(draws, Message("Power draw of all hardware"), "W")
    pue = layout.setting("pue")
    hardware = power.hardware_energy_kwh_per_year(watts)
    heat = power.heat_btu_per_hour(watts)
    return PowerUse(
        power_watts=watts,
        heat_btu_per_hour=heat,
        cooling_tons=power.cooling_tons(heat),
        hardware_energy_kwh_per_year=hardware,
        cooling_energy_kwh_per_year=power.cooling_energy_kwh_per_year(hardware, pue),
        energy_kwh_per_year=power.energy_kwh_per_year(hardware, pue),
        rack_units=_sum(heights, Message("Rack units of all hardware"), "U"),
    )


def _drives(layout: Layout) -> Column:
    """Drives of each disk group with its spares, in all hosts of its card."""
    groups = layout.groups
    count = (groups.numbers("drives") + groups.numbers("spare_drives")) * layout.stores
    title = Message("Drives with spares")
    return groups.given(
        count, lambda group: drawing_note(group, title, "n", "drives", "Drives and spares, in all hosts")
    )


def _boards(layout: Layout) -> Column:
    """Graphics boards in all hosts of their card."""
    hosts = np.append(layout.hosts.numbers("count")[:, 0, 0, 0], 1.0)[layout.nesting.host_of_boards]
    count = layout.boards.numbers("boards") * hosts.reshape(-1, 1, 1, 1)
    title = Message("Graphics boards")
    return layout.boards.given(
        count, lambda boards: drawing_note(boards, title, "n", "boards", "Boards in all hosts of the card")
    )


def _sum(parts: list[Column], title: Message, unit: str) -> Column:
    every = concatenate(parts)
    return total(every, Targets(np.zeros(len(values_of(every)), dtype=np.intp), 1), title, unit)
