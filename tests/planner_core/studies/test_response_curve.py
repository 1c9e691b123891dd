"""Response times over the number of sessions: published values, bounds, and what has to hold for any plan."""

from __future__ import annotations

import math

import msgspec
import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from planner_core.editing import verbs
from planner_core.editing.edits import apply
from planner_core.formulas.queueing_bounds import saturation_customers
from planner_core.studies import response_solutions
from planner_core.studies.response_curve import response_at, response_curve, responses_by_case
from planner_core.studies.response_network import ResponseNetwork, Unanswered, stretch
from planner_core.studies.response_solutions import (
    closed_answer,
    method_up_to,
    open_response_seconds,
    response_bounds,
)
from planner_core.studies.response_stations import MOST_POOLS
from tests.support.plans import cluster_plan, small_plan, with_fields
from tests.support.response import (
    USER_ACTION,
    curve_of,
    model_of,
    network_from,
    network_of,
)
from tests.support.shared_plans import shared_plan
from tests.support.thorough import examples

demands = st.lists(st.tuples(st.floats(0.001, 2.0), st.integers(1, 24)), min_size=1, max_size=5)
ROUNDING = 1e-9


@pytest.mark.parametrize(
    ("use", "by_servers"),
    [
        (0.5, {1: 2.00, 2: 1.33, 4: 1.09, 8: 1.01, 16: 1, 48: 1}),
        (0.7, {1: 3.33, 2: 1.96, 4: 1.36, 8: 1.11, 16: 1.03, 24: 1.01}),
        (0.8, {1: 5.00, 2: 2.78, 4: 1.75, 8: 1.29, 16: 1.10, 24: 1.05, 48: 1.01}),
        (0.9, {1: 10.0, 2: 5.26, 4: 2.97, 8: 1.88, 16: 1.37, 24: 1.21, 48: 1.08}),
        (0.95, {1: 20.0, 2: 10.26, 4: 5.46, 8: 3.11, 16: 1.98, 24: 1.61, 48: 1.26}),
    ],
)
def test_response_over_service_of_several_servers(use: float, by_servers: dict[int, float]) -> None:
    """M/M/c, to the two decimals that tables print: R / S by utilisation and servers."""
    for servers, expected in by_servers.items():
        assert stretch(use, servers) == pytest.approx(expected, abs=0.0051), servers


def test_overload_has_no_response_time() -> None:
    assert stretch(1.0, 12) == math.inf
    assert response_at(network_from([(1.0, 1)], 9.0), 10.0)[0] == math.inf


def test_jains_example_comes_out() -> None:
    """R. Jain (1991), example 34.2: D 2, 3 and 1 s, Z 4 s. 20 users: R 56.016 s, X 0.333 per second."""
    curve = curve_of(network_from([(2.0, 1), (3.0, 1), (1.0, 1)], 4.0))
    published = {
        1: (6.000, 0.100),
        2: (7.400, 0.175),
        3: (9.088, 0.229),
        4: (11.051, 0.266),
        5: (13.256, 0.290),
    }
    published |= {17: (47.045, 0.333), 20: (56.016, 0.333)}
    for users, (response, throughput) in published.items():
        assert curve.sessions[users - 1] == users
        assert curve.closed_seconds[users - 1] == pytest.approx(response, abs=5e-4)
        assert curve.throughput_per_second[users - 1] == pytest.approx(throughput, abs=5e-4)
    assert curve.method == "exact"


def test_the_knee_of_lazowskas_example() -> None:
    """D 9.2 and 8 s, Z 120 s: the asymptotes meet at 14.9 users; at 20 R is 64 s or more."""
    network = network_from([(9.2, 1), (8.0, 1)], 120.0)
    assert network.knee == pytest.approx(14.91, abs=5e-3)
    assert network.knee == pytest.approx(float(saturation_customers(17.2, 120.0, 9.2)))
    assert response_bounds(network, np.array([20.0])).shortest_seconds == pytest.approx(64.0)


@given(demands=demands, think=st.floats(0.1, 60), users=st.integers(1, 120))
@examples(30, 80)
def test_closed_answers_lie_between_the_asymptotic_bounds(
    demands: list[tuple[float, int]], think: float, users: int
) -> None:
    network = network_from(demands, think)
    number = np.array([float(users)])
    bounds = response_bounds(network, number)
    found = closed_answer(network, number).response_seconds[0, 0]
    # A station where nobody waits counts as a delay, which may shorten it by NEVER_WAITING.
    slack = 1 + response_solutions.NEVER_WAITING
    assert bounds.shortest_seconds[0] <= found * slack + ROUNDING
    assert found <= bounds.longest_seconds[0] * slack + ROUNDING


@given(demands=demands, think=st.floats(0.1, 60))
@examples(20, 60)
def test_response_grows_with_sessions_and_waiting_users_wait_less_than_steady_ones(
    demands: list[tuple[float, int]], think: float
) -> None:
    network = network_from(demands, think)
    sessions = np.arange(1.0, 120.0)
    closed = closed_answer(network, sessions).response_seconds[0]
    steady = open_response_seconds(network, sessions)[0]
    # The response is what is left of N / X without the thinking, so it is known to a share of the cycle.
    rounding = ROUNDING * network.pools[0].cycle_seconds * 120
    assert np.all(np.diff(closed) >= -rounding)
    assert np.all(np.diff(steady[np.isfinite(steady)]) >= 0)
    assert np.all(closed <= steady + rounding)


@given(seed=st.integers(0, 2_000), hosts=st.integers(1, 6), share=st.floats(0.05, 2.0))
@examples(10, 30)
def test_more_hosts_never_make_anybody_wait_longer(seed: int, hosts: int, share: float) -> None:
    """Hosts before an array: with vSAN more hosts put more of the blocks on another host, which costs a transfer."""
    plan = shared_plan(seed, cards=1, pools=1)
    assume(getattr(plan.components["cluster"], "vsan", "") == "none")
    few = model_of(with_fields(plan, "host-0", count=hosts)).network(USER_ACTION)
    many = model_of(with_fields(plan, "host-0", count=hosts + 2)).network(USER_ACTION)
    assume(isinstance(few, ResponseNetwork))
    assert isinstance(few, ResponseNetwork)
    assert isinstance(many, ResponseNetwork)
    sessions = max(1.0, share * few.knee)
    for fewer, more in zip(response_at(few, sessions), response_at(many, sessions), strict=True):
        assert more <= fewer * (1 + 2 * response_solutions.NEVER_WAITING) + ROUNDING


@given(users=st.integers(1, 200), faster=st.floats(1.0, 3.0))
@examples(15, 40)
def test_faster_cores_never_make_anybody_wait_longer(users: int, faster: float) -> None:
    slow, fast = small_plan(), with_fields(small_plan(), "host", all_core_turbo_ghz=min(3.0 * faster, 9.0))
    before, after = (response_at(network_of(plan), float(users)) for plan in (slow, fast))
    assert after[1] <= before[1] + ROUNDING
    assert after[0] <= before[0] + ROUNDING


def test_a_failed_host_makes_everybody_wait_longer() -> None:
    model = model_of(cluster_plan(desktops=200))
    cases = {each.case: each for each in responses_by_case(model, USER_ACTION)}
    normal, failed = cases["normal"], cases["host-1"]
    assert None not in (normal.closed_seconds, failed.closed_seconds, failed.knee)
    assert failed.closed_seconds > normal.closed_seconds  # type: ignore[operator]
    assert failed.knee < normal.knee  # type: ignore[operator]
    assert {"controller", "path", "drive"} <= cases.keys()


def test_cases_without_an_answer_say_why() -> None:
    (only,) = responses_by_case(model_of(small_plan(concurrency_percent=0.0)), USER_ACTION)
    assert "No user is at work" in str(only.reason)
    found = response_curve(model_of(small_plan(cpu_mhz=9000.0)).network(USER_ACTION))
    assert isinstance(found, Unanswered)


def test_the_curve_goes_beyond_the_knee_and_holds_the_values_asked_one_by_one() -> None:
    network = network_of(cluster_plan())
    curve = curve_of(network)
    assert curve.sessions[0] == 1
    assert curve.sessions[-1] >= 2.5 * curve.knee
    at = curve.sessions.index(100)
    found = curve.open_seconds[at], curve.closed_seconds[at]
    assert found == pytest.approx(response_at(network, 100.0))
    assert max(curve.utilisation) <= 1 + ROUNDING


def test_a_million_planned_users_get_an_answer_from_the_asymptote() -> None:
    network = network_of(small_plan(desktops=1_000_000))
    steady, waiting = response_at(network, network.sessions)
    pool = network.pools[0]
    assert steady == math.inf
    assert waiting == pytest.approx(1e6 / network.knee * pool.cycle_seconds - pool.think_seconds)
    far = math.floor(2.5 * network.knee)
    reached = closed_answer(network, np.array([float(far)])).response_seconds[0, 0]
    asymptote = far / network.knee * pool.cycle_seconds - pool.think_seconds
    assert reached == pytest.approx(asymptote, rel=1e-3)


def test_users_find_a_free_core_beside_work_that_keeps_most_of_them_busy() -> None:
    """32 cores, 80 % taken: nearly the time of an idle host while there are few users, never below M/M/32."""
    busy = with_fields(small_plan(desktops=400, cpu_mhz=230.4), "host", cores_per_socket=16)
    busy = apply(busy, verbs.duplicate(busy, ["pool"]).edits)
    busy = with_fields(busy, "desktop-pool-1", desktops=4)
    network = network_of(busy, pool="desktop-pool-1")
    host = next(each for each in network.stations if each.resource == "cpu")
    assert host.fixed_share == pytest.approx(0.8)
    steady, waiting = response_at(network, 1.0)
    alone = network.pools[0].demand_seconds
    assert alone < steady < 1.1 * alone
    assert waiting == pytest.approx(steady, rel=0.02)
    assert network.knee == pytest.approx(100)


# --- several pools, and more than can be computed exactly ----------------------------------------------------


@given(demands=demands, think=st.floats(1, 30), users=st.integers(2, 100))
@examples(15, 40)
def test_two_equal_pools_are_one_within_what_the_approximation_promises(
    demands: list[tuple[float, int]], think: float, users: int
) -> None:
    """Throughput is up to a third too low (single users) and a quarter (several servers), and 1 % too high."""
    number = np.array([float(users)])
    one = closed_answer(network_from(demands, think), number)
    two = closed_answer(network_from(demands, think, pools=2), number)
    assert (one.method, two.method) == ("exact", "approximate")
    ratio = two.throughput_per_second.sum() / one.throughput_per_second.sum()
    assert 1 - 1 / 3 <= ratio <= 1.01


def test_a_plan_of_many_hosts_is_approximated_on_the_safe_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same 16 hosts of 32 cores, exactly and by approximation, around the knee."""
    network = network_of(with_fields(small_plan(), "host", count=16))
    numbers = np.round(network.knee * np.array([0.3, 0.7, 0.9, 1.0, 1.1, 1.5, 2.0]))
    exact = closed_answer(network, numbers)
    monkeypatch.setattr(response_solutions, "MOST_STEPS", 0)
    rough = closed_answer(network, numbers)
    assert (exact.method, rough.method) == ("exact", "approximate")
    ratio = rough.response_seconds[0] / exact.response_seconds[0]
    print("\napproximate over exact response:", np.round(ratio, 3))
    assert np.all(ratio > 0.99)
    assert np.all(ratio < 1.1)


@pytest.mark.parametrize(
    ("demands", "queues", "sessions", "effort"),
    [
        ([(0.5, 1)], 1, 10.0, 10 * 1),
        ([(0.5, 4)], 1, 10.0, 10 * 4),
        ([(0.5, 24)], 1, 10.0, 10 * 10),  # no more servers than users
        ([(0.5, 4)], 8, 10.0, 10 * 32 * (1 + 3)),
        ([(0.5, 2), (0.4, 3)], 2, 100.0, 100 * 10 * (1 + 2)),
        ([(0.5, 1), (1e-9, 16)], 4, 50.0, 50 * 4 * (1 + 2)),  # nobody waits at the second
    ],
)
def test_one_pool_is_worked_out_exactly_up_to_the_effort_that_takes_a_second(
    monkeypatch: pytest.MonkeyPatch,
    demands: list[tuple[float, int]],
    queues: int,
    sessions: float,
    effort: float,
) -> None:
    """Users x servers x (1 + log2 of the queues), for stations where anybody waits."""
    network = network_from(demands, 5.0)
    stations = tuple(msgspec.structs.replace(each, queues=queues) for each in network.stations)
    network = msgspec.structs.replace(network, stations=stations)
    monkeypatch.setattr(response_solutions, "MOST_STEPS", effort)
    assert method_up_to(network, sessions) == "exact"
    assert closed_answer(network, np.array([1.0, sessions])).method == "exact"
    assert method_up_to(network, sessions * 1.01) == "approximate"
    monkeypatch.setattr(response_solutions, "MOST_STEPS", effort * 0.999)
    assert method_up_to(network, sessions) == "approximate"
    assert closed_answer(network, np.array([1.0, sessions])).method == "approximate"


def test_several_pools_are_never_worked_out_exactly() -> None:
    assert method_up_to(network_from([(0.5, 1)], 5.0, pools=2), 1.0) == "approximate"


def test_more_queues_than_can_be_worked_out_are_refused_with_the_way_out() -> None:
    many = network_from([(0.1 + 0.001 * each, 1) for each in range(60)], 5.0, pools=8)
    found = response_curve(many)
    assert isinstance(found, Unanswered)
    assert "ask for one pool" in str(found.reason)


def test_more_pools_than_are_worked_out_together_are_asked_for_one_by_one() -> None:
    plan = small_plan(desktops=2)
    for _ in range(MOST_POOLS):
        plan = apply(plan, verbs.duplicate(plan, ["pool"]).edits)
    together = model_of(plan).network(USER_ACTION)
    assert isinstance(together, Unanswered)
    assert "ask for one pool" in str(together.reason)
    alone = network_of(plan, pool="pool")
    assert alone.sessions == 2
    assert next(each for each in alone.stations if each.resource == "cpu").fixed_share > 0


def test_pools_have_curves_of_their_own() -> None:
    curve = curve_of(network_of(shared_plan(3, pools=2)))
    assert [each.pool for each in curve.pools] == ["pool-0", "pool-1"]
    assert curve.method == "approximate"
    assert curve.shortest_seconds == ()
    for mean, *own in zip(curve.closed_seconds, *(each.closed_seconds for each in curve.pools), strict=True):
        assert min(own) - ROUNDING <= mean <= max(own) + ROUNDING
