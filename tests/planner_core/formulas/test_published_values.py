"""Each formula against the figure it was published with, or against the arithmetic of its source."""

from __future__ import annotations

import numpy as np
import pytest

from planner_core.formulas import clone_files, cpu, memory, raid
from planner_core.formulas.desktop_load import desktops_demand
from planner_core.formulas.formula import FORMULAS
from planner_core.formulas.saturation import desktops_at_target, utilisation
from planner_core.formulas.uncertainty import shared_core_spread
from tests.support.plans import CATALOG


def overhead(generation: str, ram_mib: float, vcpus: int) -> float:
    return memory.memory_overhead_mib(ram_mib / 1024, *CATALOG.overhead_line(generation, vcpus))


@pytest.mark.parametrize(
    ("generation", "ram_mib", "vcpus", "published_mib"),
    [
        ("vsphere-5-to-6.7", 256, 1, 20.29),
        ("vsphere-5-to-6.7", 1024, 1, 25.90),
        ("vsphere-5-to-6.7", 4096, 2, 52.72),
        ("vsphere-5-to-6.7", 4096, 4, 60.67),
        ("vsphere-5-to-6.7", 16384, 8, 168.60),
        ("vsphere-4.0", 2048, 1, 137.81),
        ("vsphere-4.0", 4096, 1, 165.98),
        ("vsphere-4.0", 2048, 2, 198.20),
        ("esx-4.1", 1024, 1, 105.91),
        ("esx-4.1", 2048, 1, 118.00),
    ],
)
def test_memory_overhead_follows_the_vendors_tables(
    generation: str, ram_mib: float, vcpus: int, published_mib: float
) -> None:
    assert overhead(generation, ram_mib, vcpus) == pytest.approx(published_mib, abs=0.2)


@pytest.mark.parametrize(
    ("ram_gib", "mib"), [(28, 901.1), (100, 1638), (144, 2089), (256, 3235.8), (768, 8478.7), (1024, 11100)]
)
def test_min_free_memory_follows_the_sliding_scale(ram_gib: float, mib: float) -> None:
    assert memory.min_free_mib(float(ram_gib)) == pytest.approx(mib, abs=0.6)


@pytest.mark.parametrize(("penalty", "front_end"), [(1, 1000), (2, 556), (4, 294), (6, 200)])
def test_front_end_iops_of_1000_raw_at_80_percent_writes(penalty: int, front_end: int) -> None:
    behind = raid.back_end_iops(200.0, 800.0, penalty, 0.0, 0.0)
    assert raid.front_end_capability_iops(1000.0, 200.0, 800.0, behind) == pytest.approx(front_end, abs=0.5)


@pytest.mark.parametrize(
    ("write_share", "raid_10", "raid_5", "raid_6"),
    [(0.043, 59_692, 64_614, 69_536), (0.352, 77_377, 117_667, 157_957)],
)
def test_back_end_of_the_tr_4540_boot(write_share: float, raid_10: int, raid_5: int, raid_6: int) -> None:
    """57,231 front-end IOPS of the boot test; the second row is its arithmetic at Monday's write share."""
    reads, writes = 57_231 * (1 - write_share), 57_231 * write_share
    found = [raid.back_end_iops(reads, writes, penalty, 0.0, 0.0) for penalty in (2, 4, 6)]
    assert found == pytest.approx([raid_10, raid_5, raid_6], rel=1e-4)


def test_fujitsu_iops_table_adds_up_to_2875() -> None:
    """175 normal users of 10 IOPS and 75 heavy ones of 15."""
    demand = desktops_demand(175, 1.0, 10.0) + desktops_demand(75, 1.0, 15.0)
    assert demand == 2875
    assert utilisation(demand, raid.raw_iops(1.0, 1.0, 5000.0)) == pytest.approx(0.575)


@pytest.mark.parametrize(
    ("drives", "parity", "copies", "drive_gb", "gib"),
    [
        (2, 0, 1, 300, 558.79),
        (4, 0, 1, 64, 238.42),
        (2, 0, 2, 300, 279.40),
        (4, 2, 1, 300, 558.79),
        (2, 0, 1, 200, 372.53),
    ],
)
def test_usable_capacity(drives: int, parity: int, copies: int, drive_gb: float, gib: float) -> None:
    """The datastores of the paper show 557.5 and 371.5 GB for 2 x 300 and 2 x 200: within half a percent."""
    assert raid.usable_capacity_gib(1.0, drives, parity, copies, drive_gb) == pytest.approx(gib, abs=0.01)


def test_the_three_published_capacity_formulas() -> None:
    """75 desktops of 2 GiB, delta 3, log 0.1, replica and template 30 each, 15 % overhead."""

    def used(per_desktop_gib: float, once_gib: float) -> float:
        files = clone_files.desktop_files_gib(75, 1.0, per_desktop_gib) + once_gib
        return float(clone_files.used_capacity_gib(files, clone_files.overhead_gib(files, 15.0)))

    assert used(3 + 2 + 0.1, 60) == pytest.approx(508.875)
    assert used(3 + 0.1, 60) == pytest.approx(336.375)
    assert used(3 + 0.1, 30) == pytest.approx(301.875)
    assert used(3 + 2 + 0.1, 60) - used(3 + 0.1, 60) == pytest.approx(1.15 * 75 * 2)


def test_cpu_capacity_of_the_rx300() -> None:
    assert cpu.cpu_capacity_mhz(1, 2, 6, 2.93, 100.0, 20.0) == pytest.approx(42_192)
    assert cpu.cpu_capacity_mhz(1, 2, 6, 2.93, 86.0, 20.0) == pytest.approx(36_285.12)


def test_swap_file_is_memory_without_reservation() -> None:
    assert memory.swap_file_gib(2.0, 0.0) == 2.0
    assert memory.swap_file_gib(4.0, 2.0) == 2.0


def test_utilisation_without_capacity_is_infinite_and_without_anything_unknown() -> None:
    assert np.isinf(utilisation(1.0, 0.0))
    assert np.isnan(utilisation(0.0, 0.0))


def test_desktops_at_target_of_the_sas_plan() -> None:
    assert desktops_at_target(31.0, 31 * 8.1, 0.0, 250.0, 100.0) == pytest.approx(250 / 8.1)
    assert np.isinf(desktops_at_target(31.0, 0.0, 0.0, 250.0, 100.0))


def test_formulas_take_arrays_as_they_take_numbers() -> None:
    hosts = np.array([1.0, 2.0, 3.0])
    assert cpu.cpu_capacity_mhz(hosts, 2, 6, 2.93, 100.0, 20.0) == pytest.approx(42_192 * hosts)


def test_every_formula_names_its_expression_and_source() -> None:
    assert len(FORMULAS) > 15
    for name, formula in FORMULAS.items():
        assert formula.expression, name
        assert formula.source, name
        assert formula.function.__doc__, name
        assert str(formula.title), name


def test_esxi_charges_two_busy_threads_of_a_core_as_a_gain_of_a_quarter_says() -> None:
    """62.5% of the time each (VMware, esxtop, %USED); what a machine sees lies between that and a whole core."""
    assert cpu.thread_share(25.0) ** 2 == pytest.approx(0.625)
    assert shared_core_spread(25.0) == pytest.approx(np.log(1 / 0.625) / np.sqrt(12))
