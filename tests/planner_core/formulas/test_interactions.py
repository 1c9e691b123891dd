"""Service times of interactions, and percentiles of waiting, against values computed by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    assert interactions.cycle_of_thinking_seconds(2.0, 1.0) == math.inf
    assert interactions.waiting_percentile_seconds(1.0, 1.0, 4.0, 1.0, 95.0) == math.inf


def test_the_cycle_of_thinking_leaves_just_that_time_to_think() -> None:
    cycle = interactions.cycle_of_thinking_seconds(2.0, 0.3)
    demand = interactions.interaction_demand_seconds(0.3, cycle)
    assert interactions.thinking_seconds(cycle, demand, 0.0) == pytest.approx(2.0)


def test_fixed_work_slows_a_server_like_an_open_class_in_mixed_networks() -> None:
    """D' = D / (1 - U): one server takes 4 / 3 as long, and there is one of it; of twelve half are left."""
    assert interactions.servers_beside_fixed_work(1.0, 0.25, 4 / 3) == pytest.approx(1)
    slower = queueing_open.multi_server_queue(6.0, 1.0, 12.0).response_seconds
    assert interactions.servers_beside_fixed_work(12.0, 0.5, slower) == pytest.approx(6, rel=0.02)


def test_percentile_of_waiting_at_one_server() -> None:
    """M/M/1 at 0.9: P(W > t) = 0.9 exp(-0.1 t); 5 % wait longer than 28.9 s."""
    found = interactions.waiting_percentile_seconds(0.9, 1.0, 1.0, 0.9, 95.0)
    assert found == pytest.approx(28.904, abs=5e-4)
    assert 0.9 * math.exp(-0.1 * found) == pytest.approx(0.05)


def test_nobody_in_the_percentile_waits_where_fewer_wait_at_all() -> None:
    assert interactions.waiting_percentile_seconds(0.04, 1.0, 12.0, 0.5, 95.0) == 0


@given(use=st.floats(0.01, 0.999), servers=st.integers(1, 64))
def test_the_mean_of_the_waiting_distribution_is_the_mean_of_erlang_c(use: float, servers: int) -> None:
    """The mean is the integral of the tail, here over the percentiles: W = integral of W_p dp."""
    queue = queueing_open.multi_server_queue(use * servers, 1.0, float(servers))
    shares = (np.arange(200_000) + 0.5) / 200_000
    percentiles = interactions.waiting_percentile_seconds(
        queue.waiting_probability, 1.0, servers, use, 100 * shares
    )
    assert float(np.mean(percentiles)) == pytest.approx(float(queue.waiting_seconds), rel=1e-3, abs=1e-6)


def test_one_response_in_twenty_takes_three_times_the_mean() -> None:
    assert interactions.exponential_percentile_seconds(2.0, 95.0) == pytest.approx(5.991, abs=5e-4)


def test_a_round_trip_in_seconds() -> None:
    assert interactions.way_seconds(40.0) == 0.04
