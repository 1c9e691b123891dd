"""Closed networks with one class against published examples, the textbook recursion in exact arithmetic, and laws."""

from __future__ import annotations

import math
from decimal import Decimal, localcontext

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas.queueing_closed import (
    Station,
    closed_network,
    closed_throughput,
    mean_value_analysis,
)
from tests.support.thorough import examples

JAIN = [Station(4, servers=math.inf), Station(0.125, 16), Station(0.3, 10), Station(0.2, 5)]
BOLCH_84 = [Station(0.5, 1, servers=2), Station(0.6, 0.5), Station(0.8, 0.5), Station(1, servers=math.inf)]
LAZOWSKA_117 = ((0.605, 2.1, 1.35), 15.0)

seconds = st.floats(1e-4, 10)
demand_lists = st.lists(seconds, min_size=1, max_size=5)
queues = st.builds(
    Station, seconds, visits=st.floats(0.1, 20), servers=st.integers(1, 40), speeds=st.just(())
)
rising = st.lists(st.floats(1, 30), min_size=1, max_size=8).map(sorted).map(tuple)
speeding = st.builds(Station, seconds, visits=st.just(1.0), servers=st.just(1), speeds=rising)
networks = st.lists(queues | speeding, min_size=1, max_size=4)
thinking = st.just(0.0) | st.floats(1e-3, 1000)


def delay(think_seconds: float) -> Station:
    return Station(think_seconds, servers=math.inf)


@pytest.mark.parametrize(
    ("users", "response", "throughput"),
    [
        (1, 6.000, 0.100),
        (2, 7.400, 0.175),
        (3, 9.088, 0.229),
        (4, 11.051, 0.266),
        (5, 13.256, 0.290),
        (17, 47.045, 0.333),
        (20, 56.016, 0.333),
    ],
)
def test_jain_example_34_2(users: int, response: float, throughput: float) -> None:
    found = closed_network(JAIN, 20)
    assert found.response_seconds[users - 1] == pytest.approx(response, abs=6e-4)
    assert found.throughput_per_second[users - 1] == pytest.approx(throughput, abs=6e-4)


@pytest.mark.parametrize(
    ("users", "queue"),
    [
        (1, (0.2, 0.3, 0.1)),
        (2, (0.421, 0.684, 0.193)),
        (3, (0.651, 1.158, 0.273)),
        (20, (1.991, 16.177, 0.500)),
    ],
)
def test_queues_of_jain_example_34_2(users: int, queue: tuple[float, ...]) -> None:
    assert closed_network(JAIN, 20).queue_length[1:, users - 1] == pytest.approx(queue, abs=6e-4)


def test_response_per_visit_of_jain_example_34_2() -> None:
    residence = closed_network(JAIN, 20).residence_seconds[1:, -1]
    assert residence / (16, 10, 5) == pytest.approx((0.373, 4.854, 0.300), abs=6e-4)


@pytest.mark.parametrize(
    ("users", "throughput", "response"), [(1, 0.0525, 4.055), (2, 0.1031, 4.401), (3, 0.1515, 4.800)]
)
def test_lazowska_page_117(users: int, throughput: float, response: float) -> None:
    found = mean_value_analysis(*LAZOWSKA_117, 3)
    assert found.throughput_per_second[users - 1] == pytest.approx(throughput, abs=6e-5)
    assert found.response_seconds[users - 1] == pytest.approx(response, abs=6e-4)


def test_queues_of_lazowska_page_117() -> None:
    found = mean_value_analysis(*LAZOWSKA_117, 3)
    assert found.queue_length[:, -1] == pytest.approx((0.0976, 0.3947, 0.2350), abs=6e-5)


def test_bolch_example_8_3() -> None:
    visits = np.array([1, 0.4, 0.2, 0.1])
    services = (0.02, 0.2, 0.4, 0.6)
    found = closed_network([Station(s, v) for s, v in zip(services, visits, strict=True)], 6)
    assert found.throughput_per_second[-1] == pytest.approx(9.920, abs=6e-4)
    assert found.residence_seconds[:, -1] / visits == pytest.approx((0.025, 0.570, 1.140, 1.244), abs=6e-4)
    assert found.queue_length[:, -1] == pytest.approx((0.244, 2.261, 2.261, 1.234), abs=6e-4)


def test_bolch_example_8_4_several_servers() -> None:
    found = closed_network(BOLCH_84, 3)
    assert found.throughput_per_second[-1] == pytest.approx(1.218, abs=6e-4)
    assert found.queue_length[:, -1] == pytest.approx((0.624, 0.473, 0.686, 1.217), abs=6e-4)


def test_bolch_example_8_7_the_same_by_speeds() -> None:
    by_speeds = [Station(0.5, 1, speeds=(1, 2)), *BOLCH_84[1:3], Station(1, speeds=(1, 2, 3))]
    found = closed_network(by_speeds, 3)
    visits = np.array([station.visits for station in by_speeds])
    assert found.residence_seconds[:, -1] / visits == pytest.approx((0.512, 0.776, 1.127, 1), abs=9e-4)
    assert found.throughput_per_second == pytest.approx(closed_network(BOLCH_84, 3).throughput_per_second)


def test_jain_example_35_5() -> None:
    found = closed_network([delay(4.68), Station(0.78), Station(2.34), Station(1.56)], 3)
    assert found.throughput_per_second[-1] == pytest.approx(0.264, abs=6e-4)
    assert found.response_seconds[-1] == pytest.approx(6.694, abs=6e-4)
    assert 1 - found.utilisation[2, -1] == pytest.approx(0.383, abs=6e-4)


def test_thirty_desktops_saturate_two_spindles_of_150_iops() -> None:
    """10 I/Os per second and desktop: at 30 desktops the asymptotes meet."""
    found = closed_network([delay(0.1), Station(1 / 150, 0.5), Station(1 / 150, 0.5)], 200)
    assert found.throughput_per_second[-1] == pytest.approx(300, rel=0.01)
    assert found.throughput_per_second[29] < 300 * 0.9


def textbook(think: str, demand: str, servers: int, users: int, digits: int) -> tuple[Decimal, Decimal]:
    """Throughput and queue of one station with several servers, by the recursion with marginal probabilities.

    It cancels; `digits` has to be large enough to lose all that is lost and still have sixteen left.
    """
    with localcontext(prec=digits):
        z, d, queue, rate = Decimal(think), Decimal(demand), Decimal(0), Decimal(0)
        p = [Decimal(1)] + [Decimal(0)] * (servers - 1)
        for n in range(1, users + 1):
            idle = sum((servers - 1 - j) * p[j] for j in range(servers - 1))
            residence = d / servers * (1 + queue + idle)
            rate = n / (z + residence)
            queue = rate * residence
            busy = [rate * d / j * p[j - 1] for j in range(1, servers)]
            empty = 1 - (rate * d + sum((servers - j) * each for j, each in enumerate(busy, 1))) / servers
            p = [empty, *busy]
        return rate, queue


@pytest.mark.parametrize(
    ("think", "demand", "servers", "users"),
    [
        ("0.001", "0.0005", 32, 100),
        ("0.001", "0.0005", 32, 1500),
        ("5", "0.05", 8, 700),
        ("5", "0.05", 8, 850),
        ("5", "0.05", 8, 1500),
        ("60", "1.2", 24, 1200),
    ],
)
def test_several_servers_keep_nine_digits_at_any_load(
    think: str, demand: str, servers: int, users: int
) -> None:
    """The first network is the boot storm of 1,500 desktops; in floats the recursion falls below zero at 100."""
    rate, queue = textbook(think, demand, servers, users, digits=800)
    found = closed_network([delay(float(think)), Station(float(demand), servers=servers)], users)
    assert found.throughput_per_second[-1] == pytest.approx(float(rate), rel=1e-9)
    assert found.queue_length[1, -1] == pytest.approx(float(queue), rel=1e-9)


def test_mva_of_many_networks_at_once_is_that_of_each() -> None:
    demands = np.array([[0.1, 0.2], [0.3, 0.05], [0.01, 0.02]])
    think = np.array([1.0, 0.0, 7.0])
    together = mean_value_analysis(demands, think, 30)
    for row, demand in enumerate(demands):
        alone = mean_value_analysis(demand, think[row], 30)
        assert together.throughput_per_second[row] == pytest.approx(alone.throughput_per_second)
        assert together.queue_length[row] == pytest.approx(alone.queue_length)


@given(demands=demand_lists, think=thinking, users=st.integers(1, 300))
@examples(30, 100)
def test_mva_equals_the_load_dependent_form(demands: list[float], think: float, users: int) -> None:
    by_mva = mean_value_analysis(demands, think, users)
    found = closed_network([delay(think), *(Station(each) for each in demands)], users)
    assert found.throughput_per_second == pytest.approx(by_mva.throughput_per_second, rel=1e-9)
    assert found.queue_length[1:] == pytest.approx(by_mva.queue_length, rel=1e-8)
    assert found.utilisation[1:] == pytest.approx(by_mva.utilisation, rel=1e-9)


@given(stations=networks, think=thinking, users=st.integers(1, 200))
def test_throughput_never_falls_and_nobody_gets_lost(
    stations: list[Station], think: float, users: int
) -> None:
    found = closed_network([delay(think), *stations], users)
    rate = found.throughput_per_second
    assert np.array_equal(closed_throughput([delay(think), *stations], users), rate)
    assert np.all(np.diff(rate) >= -1e-9 * rate[1:])
    assert np.all(found.utilisation <= 1 + 1e-9)
    assert found.queue_length.sum(axis=0) == pytest.approx(np.arange(1, users + 1), rel=1e-8)


@given(stations=networks, demand=seconds, think=thinking, users=st.integers(2, 100))
def test_an_arriving_customer_sees_the_network_without_itself(
    stations: list[Station], demand: float, think: float, users: int
) -> None:
    """The theorem behind MVA, beside stations of any kind: R(n) = D x (1 + Q(n - 1)), and Little's law Q = X x R."""
    found = closed_network([delay(think), Station(demand), *stations], users)
    queue, residence = found.queue_length[1], found.residence_seconds[1]
    assert residence[1:] == pytest.approx(demand * (1 + queue[:-1]), rel=1e-8)
    assert found.throughput_per_second * residence == pytest.approx(queue, rel=1e-9)
    rounds = found.response_seconds + think
    assert found.throughput_per_second * rounds == pytest.approx(np.arange(1, users + 1), rel=1e-8)


@given(
    service=seconds, servers=st.integers(1, 60), others=demand_lists, think=thinking, users=st.integers(1, 50)
)
def test_with_a_server_for_everybody_nobody_waits(
    service: float, servers: int, others: list[float], think: float, users: int
) -> None:
    plain = [Station(each) for each in others]
    enough = closed_network([delay(think), Station(service, servers=users + servers), *plain], users)
    waiting = closed_network([delay(think + service), *plain], users)
    assert enough.throughput_per_second == pytest.approx(waiting.throughput_per_second, rel=1e-9)


def test_more_users_can_be_slower_where_the_station_thrashes() -> None:
    rate = closed_network([delay(1.0), Station(0.1, speeds=(1, 2, 3, 2, 1, 0.5))], 60).throughput_per_second
    assert rate.max() > 9
    assert rate[-1] == pytest.approx(5, rel=0.01)


def test_a_network_of_delays_only_never_waits() -> None:
    found = closed_network([delay(2.0), delay(3.0)], 4)
    assert found.throughput_per_second == pytest.approx([0.2, 0.4, 0.6, 0.8])
    assert found.response_seconds == pytest.approx(0)


def test_a_station_without_work_changes_nothing() -> None:
    assert closed_network([*JAIN, Station(0.0, 7)], 20).throughput_per_second == pytest.approx(
        closed_network(JAIN, 20).throughput_per_second
    )


@pytest.mark.parametrize(
    ("stations", "users"),
    [
        (JAIN, 0),
        ([], 1),
        ([Station(0.0)], 5),
        ([Station(1.0, servers=0)], 5),
        ([Station(1.0, speeds=(1, 0))], 5),
    ],
)
def test_what_has_no_steady_state_is_refused(stations: list[Station], users: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        closed_network(stations, users)
