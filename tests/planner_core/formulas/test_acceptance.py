"""Users in front of their cores, and growth, against values from elsewhere."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import acceptance
from planner_core.formulas.queueing_closed import Station, closed_network


def mean_seen(users: int, think_seconds: float, service_seconds: float, servers: int) -> float:
    """Mean users at the servers that an arriving one meets, from the percentiles: the sum of the tail."""
    shares = (np.arange(20_000) + 0.5) / 20_000 * 100
    found = acceptance.users_at_servers(users, think_seconds, service_seconds, float(servers), shares)
    return float(np.mean(np.asarray(found))) - 1


@pytest.mark.parametrize(
    ("users", "think", "service", "servers"), [(125, 2.09, 0.42, 20), (30, 1.0, 1.0, 4), (5, 10.0, 0.1, 2)]
)
def test_an_arriving_user_meets_what_one_user_fewer_leaves_there(
    users: int, think: float, service: float, servers: int
) -> None:
    """The arrival theorem (Reiser and Lavenberg), with the queue length of the exact closed network."""
    network = closed_network([Station(think, servers=math.inf), Station(service, servers=servers)], users - 1)
    assert mean_seen(users, think, service, servers) == pytest.approx(
        network.queue_length[1][-1], rel=2e-3, abs=2e-3
    )


def test_five_users_on_one_core_by_hand() -> None:
    """Four others, thinking as long as the service takes: weights 1, 4, 12, 24, 24 of 65."""
    percentiles = [100 * share for share in (0.5 / 65, 3 / 65, 10 / 65, 30 / 65, 60 / 65)]
    found = [float(acceptance.users_at_servers(5, 1.0, 1.0, 1.0, each)) for each in percentiles]
    assert found == [1, 2, 3, 4, 5]


def test_a_single_user_meets_nobody() -> None:
    assert float(acceptance.users_at_servers(1, 2.0, 0.4, 20.0, 95.0)) == 1


def test_part_of_a_user_counts_as_a_whole_one() -> None:
    part, whole = (float(acceptance.users_at_servers(each, 1.0, 1.0, 1.0, 50.0)) for each in (4.2, 5.0))
    assert part == whole
    assert float(acceptance.users_at_servers(5 * (1 + 1e-12), 1.0, 1.0, 1.0, 50.0)) == whole


def test_cores_that_other_work_takes_are_missing() -> None:
    all_of_them, half = (
        float(acceptance.users_at_servers(60, 2.0, 0.4, each, 95.0)) for each in (20.0, 10.0)
    )
    assert half > all_of_them


@given(
    users=st.integers(1, 300),
    think=st.floats(0.1, 20),
    service=st.floats(0.01, 5),
    servers=st.floats(0.1, 64),
)
def test_more_users_never_find_fewer_before_them(
    users: int, think: float, service: float, servers: float
) -> None:
    few, many = (
        float(acceptance.users_at_servers(each, think, service, servers, 95.0)) for each in (users, users + 1)
    )
    assert 1 <= few <= users
    assert few <= many <= users + 1


def test_a_column_of_hosts_is_answered_host_by_host() -> None:
    users = np.array([10.0, 125.0, 40.0]).reshape(3, 1)
    servers = np.array([[4.0, 20.0]])
    found = np.asarray(acceptance.users_at_servers(users, 2.0, 0.4, servers, 95.0))
    for row in range(3):
        for column in range(2):
            alone = acceptance.users_at_servers(users[row, 0], 2.0, 0.4, servers[0, column], 95.0)
            assert found[row, column] == float(alone)


@pytest.mark.parametrize(("most", "longest"), [(5, 20.0), (150, 20.0), (900, 5.0), (900, 1e-12)])
def test_many_queues_are_counted_as_each_of_them(most: int, longest: float) -> None:
    """Weight by weight instead of by logarithms: also without service, and where nobody ever thinks."""
    rng, count = np.random.default_rng(most), acceptance.MANY + 50
    users, servers = rng.integers(1, most, count), rng.uniform(0.3, 60, count)
    think, service = rng.uniform(0, longest, count), rng.uniform(0, 1, count) * (rng.random(count) > 0.1)
    together = np.asarray(acceptance.users_at_servers(users, think, service, servers, 95.0))
    alone = [
        float(acceptance.users_at_servers(*each, 95.0))
        for each in zip(users, think, service, servers, strict=True)
    ]
    assert together.tolist() == alone


def test_a_core_is_shared_when_there_are_more_users_than_cores() -> None:
    assert acceptance.shared_service_seconds(0.42, 42.0, 20.0) == pytest.approx(0.882)
    assert acceptance.shared_service_seconds(0.42, 12.0, 20.0) == pytest.approx(0.42)


def test_a_growth_counts_only_if_the_answers_are_in_time() -> None:
    assert acceptance.growth_within_limit(1.04, 0.99, 1.0) == 1.04
    assert acceptance.growth_within_limit(1.04, 1.0000001, 1.0) == 1.04
    assert acceptance.growth_within_limit(1.04, 1.01, 1.0) == 0


def test_what_grows_is_endless_without_capacity_and_nothing_without_demand() -> None:
    assert acceptance.growing_share(700.0, 500.0, 1_000.0) == pytest.approx(0.2)
    assert acceptance.growing_share(700.0, 500.0, 0.0) == math.inf
    assert acceptance.growing_share(500.0, 500.0, 0.0) == 0


def test_users_until_a_time_are_those_of_the_bound() -> None:
    """20 x (10 + 2.09) / 0.42 = 575.7, and two more."""
    assert acceptance.users_until(10.0, 2.09, 0.42, 20.0) == pytest.approx(577.71, abs=0.01)
    assert acceptance.users_until(10.0, 2.0, 0.0, 20.0) == math.inf


@given(
    seconds=st.floats(0.5, 10),
    think=st.floats(0.1, 10),
    service=st.floats(0.05, 2),
    servers=st.integers(1, 24),
)
def test_more_users_than_the_bound_wait_longer_for_sure(
    seconds: float, think: float, service: float, servers: int
) -> None:
    users = math.floor(float(acceptance.users_until(seconds, think, service, servers))) + 1
    there = acceptance.users_at_servers(users, think, service, servers, 95.0)
    assert float(acceptance.shared_service_seconds(service, there, servers)) >= seconds
