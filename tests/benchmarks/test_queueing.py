"""Schweitzer's fixed point by Newton's method against repeated substitution, exact answers, and one frame."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable

import numpy as np
import pytest

from planner_core.formulas.queueing_approximate import schweitzer
from planner_core.formulas.queueing_closed import Station, closed_network, mean_value_analysis
from planner_core.formulas.queueing_multiclass import exact_multiclass
from planner_core.formulas.queueing_open import multi_server_queue
from tests.support.queueing import DEMANDS_SECONDS, EXACT_THROUGHPUT, THINK_SECONDS, customers_of

FRAME_MS = 1000 / 60
GOAL_MS = 5.0
"""Three classes, ten stations and 3,000 users."""
ROUNDS = 9
SUBSTITUTION_CHANGE = 1e-10


def medians_ms(*works: Callable[[], object]) -> list[float]:
    """Medians of some pieces of work, run in turn."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for kept, work in zip(times, works, strict=True):
            start = time.perf_counter()
            work()
            kept.append((time.perf_counter() - start) * 1000)
    return [statistics.median(each) for each in times]


def repeated_substitution(users: np.ndarray) -> tuple[np.ndarray, int]:
    """The textbook's way to the same fixed point: throughputs, and how many steps it took."""
    queue = np.repeat(users[:, None] / DEMANDS_SECONDS.shape[1], DEMANDS_SECONDS.shape[1], axis=1)
    for step in range(1, 100_000):
        residence = DEMANDS_SECONDS * (1 + queue.sum(axis=0) - queue / users[:, None])
        rate = users / (THINK_SECONDS + residence.sum(axis=1))
        before, queue = queue, rate[:, None] * residence
        if np.max(np.abs(queue / before - 1)) < SUBSTITUTION_CHANGE:
            return rate, step
    raise AssertionError("no fixed point")


@pytest.mark.benchmark
@pytest.mark.parametrize("total", [100, 1000, 3000])
def test_schweitzer_of_three_classes_and_ten_stations(total: int) -> None:
    users = np.array(customers_of(total), dtype=float)

    def ours() -> np.ndarray:
        return schweitzer(users, THINK_SECONDS, DEMANDS_SECONDS).throughput_per_second

    newton, plain = medians_ms(ours, lambda: repeated_substitution(users))
    rate, steps = repeated_substitution(users)
    off = np.max(np.abs(ours() / EXACT_THROUGHPUT[total] - 1))
    print(
        f"\nSchweitzer, {total:5} users: {newton:.2f} ms, goal {GOAL_MS} ms, {newton / FRAME_MS:.3f} of a 60 Hz frame,"
        f" {newton / plain:.3f} x {steps} substitutions ({plain:.1f} ms); {off:.2%} off the exact throughput"
    )
    assert ours() == pytest.approx(rate, rel=1e-6)


@pytest.mark.benchmark
def test_schweitzer_against_exact_mva() -> None:
    users = customers_of(100)
    approximate, exact = medians_ms(
        lambda: schweitzer(users, THINK_SECONDS, DEMANDS_SECONDS),
        lambda: exact_multiclass(users, THINK_SECONDS, DEMANDS_SECONDS),
    )
    print(
        f"\nexact MVA, 100 users in three classes: {exact:.1f} ms;"
        f" Schweitzer {approximate / exact:.3f} x that ({approximate:.2f} ms)"
    )
    found = exact_multiclass(users, THINK_SECONDS, DEMANDS_SECONDS).throughput_per_second
    assert found == pytest.approx(EXACT_THROUGHPUT[100], rel=1e-12)


@pytest.mark.benchmark
def test_convolution_against_plain_mva() -> None:
    demands = np.linspace(0.001, 0.01, 10)
    plain = [Station(5.0, servers=math.inf), *(Station(each) for each in demands)]
    storm = [Station(0.001, servers=math.inf), Station(0.0005, servers=32)]
    by_convolution, by_mva, servers = medians_ms(
        lambda: closed_network(plain, 3000),
        lambda: mean_value_analysis(demands, 5.0, 3000),
        lambda: closed_network(storm, 1500),
    )
    print(
        f"\none class, ten stations, every number of users to 3,000: convolution {by_convolution:.1f} ms,"
        f" {by_convolution / by_mva:.2f} x the MVA recursion ({by_mva:.1f} ms);"
        f" 32 servers and 1,500 users {servers:.2f} ms"
    )
    assert closed_network(storm, 1500).throughput_per_second[-1] == pytest.approx(64_000)


@pytest.mark.benchmark
def test_multi_server_queues_of_ten_thousand_hosts() -> None:
    rng = np.random.default_rng(1)
    servers = rng.integers(8, 49, 10_000)
    arrivals = rng.uniform(0.3, 1.1, 10_000) * servers
    column, sorting = medians_ms(
        lambda: multi_server_queue(arrivals, 1.0, servers), lambda: np.sort(arrivals)
    )
    print(
        f"\nM/M/c of 10,000 hosts: {column:.2f} ms, {column / FRAME_MS:.2f} of a 60 Hz frame,"
        f" {column / sorting:.0f} x sorting as many numbers"
    )
    found = multi_server_queue(arrivals, 1.0, servers).response_seconds
    assert np.array_equal(np.isinf(found), arrivals >= servers)
