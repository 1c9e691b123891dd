"""Open queues against published examples, and the laws they have to obey."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas import queueing_open as queueing
from planner_core.formulas.recording import Leaf, LeafNote, Traced
from planner_core.messages import Message

SERVERS = (1, 2, 4, 8, 16, 24, 48)
SLOWDOWN = {
    0.5: (2.00, 1.33, 1.09, 1.01, 1.00, 1.00, 1.00),
    0.7: (3.33, 1.96, 1.36, 1.11, 1.03, 1.01, 1.00),
    0.8: (5.00, 2.78, 1.75, 1.29, 1.10, 1.05, 1.01),
    0.9: (10.0, 5.26, 2.97, 1.88, 1.37, 1.21, 1.08),
    0.95: (20.0, 10.26, 5.46, 3.11, 1.98, 1.61, 1.26),
}


def test_two_servers_of_the_queueing_toolbox() -> None:
    found = queueing.multi_server_queue(9.0, 1 / 5, 2)
    assert found.waiting_customers == pytest.approx(7.674, abs=5e-4)
    assert found.response_seconds == pytest.approx(1.053, abs=5e-4)
    assert found.waiting_probability == pytest.approx(0.8526, abs=5e-5)


def test_three_servers_of_pdq() -> None:
    found = queueing.multi_server_queue(2.0, 1.0, 3)
    assert found.response_seconds == pytest.approx(1.4444, abs=5e-5)
    assert found.waiting_probability == pytest.approx(0.4444, abs=5e-5)


def test_one_server_at_three_quarters() -> None:
    assert queueing.single_server_response_seconds(1 / 100, 75 / 100) == pytest.approx(0.04)
    assert queueing.multi_server_queue(75.0, 1 / 100, 1).response_seconds == pytest.approx(0.04)


@pytest.mark.parametrize("utilisation", SLOWDOWN)
def test_response_over_service_time(utilisation: float) -> None:
    servers = np.array(SERVERS)
    found = queueing.multi_server_queue(utilisation * servers, 1.0, servers)
    assert found.response_seconds == pytest.approx(SLOWDOWN[utilisation], abs=0.0051)


def test_lazowska_page_113_open() -> None:
    visits, service = np.array([121, 70, 50]), np.array([0.005, 0.03, 0.027])
    arrivals = 0.3 * visits
    utilisation = queueing.server_utilisation(arrivals, service, 1)
    response = queueing.single_server_response_seconds(service, utilisation)
    assert utilisation[0] == pytest.approx(0.1815)  # printed as 0.182
    assert arrivals[0] == pytest.approx(36.3)
    assert queueing.littles_law_customers(arrivals, response)[0] == pytest.approx(0.222, abs=5e-4)


def test_littles_law_of_the_me4_paper() -> None:
    """4 threads x 8 outstanding: 2,725.5 IOPS go with 11.739 ms."""
    assert queueing.littles_law_response_seconds(32, 2725.5) == pytest.approx(0.011739, rel=5e-4)
    assert queueing.littles_law_customers(2725.5, 0.011739) == pytest.approx(32, rel=5e-4)


@pytest.mark.parametrize(("think", "response"), [(0.0, 200.0), (120.0, 80.0)])
def test_response_time_law_of_interactive_users(think: float, response: float) -> None:
    assert queueing.interactive_response_seconds(20, 0.1, think) == pytest.approx(response)


def test_response_without_throughput_is_infinite_and_without_customers_unknown() -> None:
    assert queueing.littles_law_response_seconds(3.0, 0.0) == math.inf
    assert np.isnan(queueing.littles_law_response_seconds(0.0, 0.0))


@pytest.mark.parametrize("arrivals", [2.0, 2.5, 1000.0])
def test_overload_has_no_response_time(arrivals: float) -> None:
    found = queueing.multi_server_queue(arrivals, 1.0, 2)
    assert found.response_seconds == math.inf
    assert found.waiting_seconds == math.inf
    assert found.customers == math.inf
    assert found.waiting_probability == pytest.approx(1)
    assert queueing.single_server_response_seconds(0.01, arrivals / 2) == math.inf


def test_without_servers_nothing_is_served() -> None:
    assert queueing.multi_server_queue(1.0, 1.0, 0).response_seconds == math.inf


def test_columns_answer_as_their_elements_do() -> None:
    arrivals, service = np.array([[1.0], [30.0], [90.0]]), np.array([0.1, 0.5])
    servers = np.array([[1], [8], [48]])
    together = queueing.multi_server_queue(arrivals, service, servers).response_seconds
    one_by_one = [
        [float(queueing.multi_server_queue(a[0], s, c[0]).response_seconds) for s in service]
        for a, c in zip(arrivals, servers, strict=True)
    ]
    assert together == pytest.approx(np.array(one_by_one))


def test_recorded_columns_lead_back_to_what_was_put_in() -> None:
    columns = [np.full((2, 1, 1), each) for each in (9.0, 0.2, 2.0)]
    leaves = [
        Traced(each, Leaf(lambda _row: LeafNote(Message("Measured"), "m", "", "typed"))) for each in columns
    ]
    recorded = queueing.multi_server_queue(*leaves)
    assert recorded.response_seconds.values == pytest.approx(
        queueing.multi_server_queue(*columns).response_seconds
    )
    waiting = recorded.response_seconds.cause.inputs["waiting_seconds"]
    probability = waiting.cause.inputs["waiting_probability"]
    assert probability.values[0, 0, 0] == pytest.approx(0.8526, abs=5e-5)
    assert probability.cause.inputs["utilisation"].cause.inputs["servers"] is leaves[2]


@given(utilisation=st.floats(0.01, 0.999), servers=st.integers(1, 200), service=st.floats(1e-5, 100))
def test_more_servers_at_the_same_utilisation_wait_less(
    utilisation: float, servers: int, service: float
) -> None:
    count = np.array([servers, servers + 1])
    found = queueing.multi_server_queue(utilisation * count / service, service, count)
    assert found.response_seconds[1] <= found.response_seconds[0] * (1 + 1e-12)
    assert found.response_seconds[0] >= service
    assert found.customers[0] == pytest.approx(found.waiting_customers[0] + utilisation * servers)


@given(offered=st.floats(0, 5000), servers=st.integers(1, 300))
def test_erlang_b_is_a_probability_and_falls_with_servers(offered: float, servers: int) -> None:
    fewer, more = queueing.erlang_b(offered, np.array([servers, servers + 1]))
    assert 0 <= more <= fewer <= 1


@pytest.mark.parametrize("shape", [(0,), (3, 0), (0, 2)])
def test_where_there_are_no_servers_nothing_is_blocked(shape: tuple[int, ...]) -> None:
    """A plan without drives asks, too."""
    assert queueing.erlang_b(np.ones(shape), np.ones(shape[-1])).shape == shape


def test_rows_with_one_number_of_servers_are_those_of_single_queues() -> None:
    """As in many futures, where whole rows are computed at once; to the last bit."""
    columns = queueing.MOST_KNOWN
    offered = np.random.default_rng(1).uniform(0, 30, (2, 3, columns))
    servers = np.array([7.0, 1.0, 24.0])[:, None]
    for those in (servers, np.broadcast_to(servers, (3, columns)), np.broadcast_to(servers, offered.shape)):
        found = queueing.erlang_b(offered, those)
        for at in np.ndindex((2, 3, 4)):
            assert found[at] == queueing.erlang_b(offered[at], servers[at[1], 0])
