"""Schweitzer's approximation: published fixed points, its distance to exact answers, and its limits."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas.queueing_approximate import schweitzer
from planner_core.formulas.queueing_closed import Station, closed_network
from planner_core.formulas.queueing_multiclass import exact_multiclass
from tests.support.queueing import DEMANDS_SECONDS, EXACT_THROUGHPUT, THINK_SECONDS, customers_of


def test_lazowska_page_117() -> None:
    found = schweitzer([3], [15], [[0.605, 2.1, 1.35]])
    assert found.throughput_per_second == pytest.approx([0.1510], abs=6e-5)
    assert found.response_seconds == pytest.approx([4.87], abs=6e-3)
    assert found.queue_length == pytest.approx(np.array([[0.0973, 0.4021, 0.2359]]), abs=6e-5)


def test_lazowska_page_142() -> None:
    found = schweitzer([1, 1], 0, [[1, 3], [2, 4]])
    assert found.throughput_per_second == pytest.approx([0.154, 0.104], abs=6e-4)
    assert found.queue_length == pytest.approx(np.array([[0.192, 0.808], [0.248, 0.752]]), abs=6e-4)
    assert found.response_seconds == pytest.approx([6.508, 9.614], abs=6e-3)


def test_lazowska_page_131_batch_and_interactive() -> None:
    """Published after few iterations; the fixed point itself lies within half a percent of it."""
    found = schweitzer([10, 25], [0, 30], [[1, 0.09], [0.1, 0.9]])
    published, fixed_point = [[9.7047, 0.2953], [0.8385, 2.303]], [[9.7061, 0.2939], [0.8391, 2.2929]]
    assert found.queue_length == pytest.approx(np.array(published), rel=5e-3)
    assert found.queue_length == pytest.approx(np.array(fixed_point), abs=6e-5)


def test_chandy_neuse() -> None:
    """Published: delay 5.108, queue 2.892, from an iteration stopped early. The fixed point is the root of
    Q (10 + 7/8 Q) = 8 (2 + 7/8 Q), which is 2.8927."""
    found = schweitzer([8, 1], [8, 0], [[1], [1]])
    delay, queue = found.throughput_per_second[0] * 8, found.queue_length[0, 0]
    assert (delay, queue) == pytest.approx((5.108, 2.892), abs=1e-3)
    assert queue * (10 + 7 / 8 * queue) == pytest.approx(8 * (2 + 7 / 8 * queue))


@pytest.mark.parametrize(("total", "off"), [(100, 0.0002), (1000, 0.0045), (3000, 0.0015)])
def test_distance_to_the_exact_answers_of_other_programs(total: int, off: float) -> None:
    found = schweitzer(customers_of(total), THINK_SECONDS, DEMANDS_SECONDS)
    assert found.throughput_per_second == pytest.approx(EXACT_THROUGHPUT[total], rel=off)


@pytest.mark.parametrize("total", [10, 1000, 3000, 1_000_000])
def test_schweitzers_result_is_a_fixed_point(total: int) -> None:
    users = np.array(customers_of(total), dtype=float)
    queue = schweitzer(users, THINK_SECONDS, DEMANDS_SECONDS).queue_length
    residence = DEMANDS_SECONDS * (1 + queue.sum(axis=0) - queue / users[:, None])
    rate = users / (THINK_SECONDS + residence.sum(axis=1))
    assert rate[:, None] * residence == pytest.approx(queue, rel=1e-10)


@pytest.mark.parametrize("servers", [2, 8, 48])
@pytest.mark.parametrize("think", [0.0, 1.0, 100.0])
def test_several_servers_err_on_the_slow_side(servers: int, think: float) -> None:
    users = np.unique(np.linspace(1, 3 * servers * (1 + think), 40).astype(int))
    exact = closed_network([Station(think, servers=math.inf), Station(1.0, servers=servers)], int(users[-1]))
    found = [schweitzer([each], [think], [[1.0]], [servers]) for each in users]
    response = np.array([each.response_seconds[0] for each in found]) / exact.response_seconds[users - 1]
    rate = (
        np.array([each.throughput_per_second[0] for each in found]) / exact.throughput_per_second[users - 1]
    )
    assert np.all((response > 1 - 1e-9) & (response < 4 / 3))
    assert np.all((rate < 1 + 1e-9) & (rate > 3 / 4))
    assert response[0] == pytest.approx(1)
    assert found[-1].utilisation == pytest.approx(exact.utilisation[1, -1:], abs=0.05)


demands_of_any_size = st.just(0.0) | st.floats(1e-9, 1e3)


@given(
    data=st.data(),
    users=st.lists(st.just(0.0) | st.floats(0.5, 1e7), min_size=1, max_size=4),
    stations=st.integers(1, 6),
)
def test_any_network_has_an_answer_that_loses_nobody(
    data: st.DataObject, users: list[float], stations: int
) -> None:
    demands = np.array([[data.draw(demands_of_any_size) for _ in range(stations)] for _ in users])
    think = np.array([data.draw(st.floats(0.01, 1e4)) for _ in users])
    found = schweitzer(users, think, demands)
    inside = found.queue_length.sum(axis=1) + found.throughput_per_second * think
    assert inside == pytest.approx(np.array(users), rel=1e-9)
    assert np.all(found.utilisation <= 1 + 1e-6)


@given(data=st.data(), users=st.lists(st.integers(1, 8), min_size=1, max_size=3), stations=st.integers(1, 4))
def test_small_networks_err_on_the_slow_side(data: st.DataObject, users: list[int], stations: int) -> None:
    rows = st.lists(st.floats(1e-3, 1), min_size=stations, max_size=stations)
    demands = np.array([data.draw(rows) for _ in users])
    exact, found = exact_multiclass(users, 1.0, demands), schweitzer(users, 1.0, demands)
    share = found.throughput_per_second / exact.throughput_per_second
    assert np.all((share > 2 / 3) & (share < 1.01))


def test_classes_that_drive_each_other_away_settle() -> None:
    """Millions of users of two classes that meet at one of three stations: Newton's method alone never converges."""
    found = schweitzer([8366848.5, 9588780.0], 1.0, [[0, 78.5, 473.0], [725.0, 644.0, 0]])
    assert found.queue_length.sum(axis=1) == pytest.approx([8366848.5, 9588780.0], rel=1e-6)


def test_stations_without_a_server_are_refused() -> None:
    with pytest.raises(ValueError, match="server"):
        schweitzer([5], [1], [[0.1]], [0])
