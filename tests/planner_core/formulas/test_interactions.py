"""Service times of interactions, and percentiles of waiting, against values computed by hand."""

from __future__ import annotations

import math

import pytest

from planner_core.formulas import interactions, queueing_open


def test_a_desktop_of_545_mhz_keeps_a_sixth_of_a_core_of_the_x5650_busy() -> None:
    """2 x 6 cores of 2.93 GHz x 1.2: 3,516 MHz each; 31 desktops of 545 MHz."""
    speed = interactions.server_speed(42_192.0, 1.0, 12.0)
    assert speed == 3_516
    busy = interactions.busy_servers_of_user(31 * 545.0, 0.0, 31.0, speed)
    assert busy == pytest.approx(545 / 3516)
    assert interactions.interaction_demand_seconds(busy, 9.0) == pytest.approx(1.395, abs=5e-4)


def test_missing_capacity_or_load_gives_infinity_or_zero() -> None:
    assert interactions.server_speed(10.0, 0.0, 4.0) == 0
    assert interactions.busy_servers_of_user(10.0, 0.0, 5.0, 0.0) == math.inf
    assert interactions.busy_servers_of_user(0.0, 0.0, 5.0, 0.0) == 0
    assert interactions.busy_servers_of_user(10.0, 0.0, 0.0, 3.0) == 0


def test_service_and_thinking_fill_the_cycle() -> None:
    demand = interactions.interaction_demand_seconds(0.3, 9.0)
    assert interactions.thinking_seconds(9.0, demand, 0.5) == pytest.approx(9.0 - 2.7 - 0.5)


def test_fixed_work_slows_a_server_like_an_open_class_in_mixed_networks() -> None:
    """D' = D / (1 - U): one server takes 4 / 3 as long, and there is one of it; of twelve half are left."""
    assert interactions.servers_beside_fixed_work(1.0, 0.25, 4 / 3) == pytest.approx(1)
    slower = queueing_open.multi_server_queue(6.0, 1.0, 12.0).response_seconds
    assert interactions.servers_beside_fixed_work(12.0, 0.5, slower) == pytest.approx(6, rel=0.02)


def test_one_response_in_twenty_takes_three_times_the_mean() -> None:
    assert interactions.exponential_percentile_seconds(2.0, 95.0) == pytest.approx(5.991, abs=5e-4)


def test_a_round_trip_in_seconds() -> None:
    assert interactions.way_seconds(40.0) == 0.04


def test_cores_beside_the_store() -> None:
    assert interactions.cores_beside_controller(48.0, 12.0, 2.0) == 42
    assert interactions.cores_beside_controller(4.0, 12.0, 1.0) == 0
    assert interactions.cores_beside_services(32.0, 8.0) == 24
    assert interactions.cores_beside_services(8.0, 14.0) == 0
