"""Service times of interactions, and percentiles of waiting, against values worked out by hand."""

from __future__ import annotations

import inspect
import math
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import interactions, queueing_open
from planner_core.formulas.formula import FORMULAS

OWN = {name: each for name, each in FORMULAS.items() if each.function.__module__ == interactions.__name__}
VALUES = {
    "desktops": 50.0, "users_at_work": 7.2, "sockets": 2.0, "cores_per_socket": 6.0, "stores": 4.0, "drives": 2.0,
    "capacity": 12_800.0, "port_speed": 1_600.0, "demand_of_all": 700.0, "demand": 300.0, "fixed_demand": 50.0,
    "queues": 2.0, "servers": 6.0, "sessions": 31.0, "server_speed": 3_516.0, "busy_servers": 0.155,
    "cycle_seconds": 9.0, "think_seconds": 2.0, "latency_seconds": 0.005, "demand_seconds": 1.5,
    "waiting_probability": 0.85, "service_seconds": 0.2, "utilisation": 0.9, "percentile": 95.0,
    "mean_seconds": 2.0, "fixed_share": 0.5, "stretch": 1.006,
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(OWN))
def test_the_printed_expression_is_what_the_function_does(name: str) -> None:
    call = getattr(interactions, name)
    values = {each: VALUES[each] for each in inspect.signature(call).parameters}
    python = re.sub(r"\bx\b", "*", OWN[name].expression)
    printed = eval(python, {"max": max, "log": math.log}, dict(values))
    assert call(**values) == pytest.approx(printed, rel=1e-12)


def test_a_desktop_of_545_mhz_keeps_a_sixth_of_a_core_of_the_x5650_busy() -> None:
    """2 x 6 cores of 2.93 GHz x 1.2: 3,516 MHz each; 31 desktops of 545 MHz."""
    speed = interactions.server_speed(42_192.0, 1.0, 12.0)
    assert speed == 3_516
    busy = interactions.busy_servers_of_user(31 * 545.0, 0.0, 31.0, speed)
    assert busy == pytest.approx(545 / 3516)
    assert interactions.interaction_demand_seconds(busy, 9.0) == pytest.approx(1.395, abs=5e-4)


def test_what_is_not_there_is_endless_or_nothing_never_a_number_that_looks_like_one() -> None:
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
