"""Power, heat and cooling against the worked example: 500 W at a PUE of 1.5 and 0.25 EUR per kWh."""

from __future__ import annotations

import numpy as np
import pytest

from planner_core.formulas import power


def test_energy_of_the_worked_example() -> None:
    hardware = power.hardware_energy_kwh_per_year(500.0)
    assert hardware == pytest.approx(4380)
    assert power.cooling_energy_kwh_per_year(hardware, 1.5) == pytest.approx(2190)
    assert power.energy_kwh_per_year(hardware, 1.5) == pytest.approx(6570)
    assert power.energy_kwh_per_year(hardware, 1.5) * 0.25 == pytest.approx(1642.50)


def test_heat_of_the_worked_example() -> None:
    assert power.heat_btu_per_hour(500.0) == pytest.approx(1706)
    assert power.cooling_tons(24_000.0) == pytest.approx(2)


@pytest.mark.parametrize("pue", [1.0, 1.2, 1.67, 2.0])
def test_hardware_and_cooling_make_up_the_energy(pue: float) -> None:
    parts = 4380.0 + power.cooling_energy_kwh_per_year(4380.0, pue)
    assert parts == pytest.approx(power.energy_kwh_per_year(4380.0, pue))


def test_cards_of_several_pieces_in_one_column() -> None:
    pieces = np.array([1.0, 4.0])
    assert power.power_draw_watts(pieces, 500.0) == pytest.approx([500, 2000])
    assert power.rack_units_of(pieces, 2.0) == pytest.approx([2, 8])


def test_a_host_draws_half_when_idle_and_all_when_busy() -> None:
    assert power.loaded_host_watts(900.0, 50.0, 0.0) == 450
    assert power.loaded_host_watts(900.0, 50.0, 0.6) == pytest.approx(720)
    assert power.loaded_host_watts(900.0, 50.0, 1.0) == 900
