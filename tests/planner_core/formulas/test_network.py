"""Bytes on ports and links against what the papers measured."""

from __future__ import annotations

import numpy as np
import pytest

from planner_core.formulas import network
from tests.support.plans import CATALOG


def test_sc7020f_login_uses_11_percent_of_its_ports() -> None:
    """Dell SC7020F: 175,000 IOPS of 16 KiB on 16 ports of 16 Gbit Fibre Channel; the half would do as well."""
    asked = network.throughput_mb_s(175_000, 16)
    assert asked == pytest.approx(2_867, abs=0.5)
    assert asked / network.port_bandwidth_mb_s(16, 0, 1600) == pytest.approx(0.112, abs=0.0005)
    assert asked / network.port_bandwidth_mb_s(16, 8, 1600) == pytest.approx(0.224, abs=0.0005)


@pytest.mark.parametrize(
    ("iops", "kib", "measured", "error"), [(138_352, 4, 571, 0.01), (50 * 126.42, 512, 3_810, 0.14)]
)
def test_me4_throughput_is_iops_times_size(iops: float, kib: float, measured: float, error: float) -> None:
    """Dell ME4: 4 KiB within 1 %; 512 KiB of 50 desktops 13 % below what its host ports counted."""
    found = network.throughput_mb_s(iops, kib)
    assert found == pytest.approx(measured, rel=error)
    assert found < measured


def test_me4_sees_large_blocks_in_parts() -> None:
    """Guests wrote blocks of 512 KiB; 32,048 IOPS and 3,810 MB/s at its host ports are parts of 116 KiB."""
    assert network.throughput_mb_s(32_048, 116) == pytest.approx(3_810, rel=0.002)


def test_me4_link_is_filled_to_76_percent() -> None:
    assert 3_810 / network.port_bandwidth_mb_s(4, 0, 1_250) == pytest.approx(0.762, abs=0.001)


def test_horizons_rule_covers_the_average_of_the_tr_4540_boot_but_not_its_peak() -> None:
    rule = network.horizon_storage_mb_s(1500)
    assert rule == 1875
    assert 1469 < rule < 3082
    assert rule / 197 == pytest.approx(9.5, abs=0.05), "steady work takes a tenth of it"


def test_more_failed_ports_than_ports_leave_nothing() -> None:
    assert network.port_bandwidth_mb_s(1, 2, 1600) == 0


@pytest.mark.parametrize("gbit_s", [1, 10, 25, 40, 100])
def test_ports_of_hosts_and_of_arrays_carry_the_same(gbit_s: int) -> None:
    """1,448 of the 1,538 bytes of a frame, which is 94 %, on both ends of the line."""
    of_hosts = network.host_network_mb_s(4, 2, 0, gbit_s)
    assert of_hosts == pytest.approx(4 * 2 * gbit_s * 125 * 1448 / 1538, rel=0.002)
    of_arrays = CATALOG.ports[f"ethernet-{gbit_s}"].usable_mb_s
    assert of_hosts == pytest.approx(network.port_bandwidth_mb_s(8, 0, of_arrays))


def test_links_carry_their_usable_share() -> None:
    assert network.link_bandwidth_mb_s(10, 80) == pytest.approx(1000)


def test_migration_with_local_swap_takes_twice_as_long() -> None:
    shared, local = network.migration_seconds(4, 0, 1000), network.migration_seconds(4, 4, 1000)
    assert shared == pytest.approx(4.295, abs=0.001)
    assert local == pytest.approx(2 * shared)
    assert np.isinf(network.migration_seconds(4, 0, 0))
