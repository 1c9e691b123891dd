"""Several classes, exact: published examples, other programs, and the single class as a special case."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas.queueing_approximate import schweitzer
from planner_core.formulas.queueing_closed import mean_value_analysis
from planner_core.formulas.queueing_multiclass import MOST_MIXES, exact_multiclass, mixed_network, mixes_of
from tests.support.queueing import DEMANDS_SECONDS, EXACT_THROUGHPUT, THINK_SECONDS, customers_of

LAZOWSKA_142 = [[1.0, 3.0], [2.0, 4.0]]


def test_lazowska_page_142() -> None:
    found = exact_multiclass([1, 1], 0, LAZOWSKA_142)
    assert found.throughput_per_second == pytest.approx([3 / 19, 2 / 19])
    assert found.residence_seconds == pytest.approx(np.array([[4 / 3, 5], [5 / 2, 7]]))
    assert found.queue_length == pytest.approx(np.array([[4 / 19, 15 / 19], [5 / 19, 14 / 19]]))
    assert found.utilisation == pytest.approx([(3 * 1 + 2 * 2) / 19, (3 * 3 + 2 * 4) / 19])


def test_lazowska_page_131_batch_and_interactive() -> None:
    found = exact_multiclass([10, 25], [0, 30], [[1, 0.09], [0.1, 0.9]])
    assert found.queue_length == pytest.approx(np.array([[9.717, 0.283], [0.850, 2.090]]), abs=6e-4)
    assert found.throughput_per_second == pytest.approx([0.92647, 0.73534], abs=6e-6)


def test_chandy_neuse() -> None:
    """Eight users with a delay of 8 and a queue of 1, and one that is always at the queue."""
    found = exact_multiclass([8, 1], [8, 0], [[1], [1]])
    assert found.throughput_per_second[0] * 8 == pytest.approx(5.227, abs=6e-4)
    assert found.queue_length == pytest.approx(np.array([[2.773], [1]]), abs=6e-4)


def test_schwetman_t5() -> None:
    found = exact_multiclass([15, 5], [1, 15], [[0.025], [0.5]])
    assert found.throughput_per_second == pytest.approx([14.323, 0.314], abs=6e-4)
    assert found.queue_length[:, 0] == pytest.approx([0.677, 0.293], abs=6e-4)


@pytest.mark.parametrize("total", [10, 100])
def test_three_classes_as_six_other_programs_have_them(total: int) -> None:
    found = exact_multiclass(customers_of(total), THINK_SECONDS, DEMANDS_SECONDS)
    assert found.throughput_per_second == pytest.approx(EXACT_THROUGHPUT[total], rel=1e-12)


def test_lazowska_page_148_open_and_closed() -> None:
    demands = [[1 / 4, 1 / 6], [1 / 2, 1], [1 / 2, 1], [1, 4 / 3]]
    found = mixed_network([1, 0.5], demands[:2], [1, 1], 0, demands[2:])
    assert found is not None
    assert found.closed.queue_length == pytest.approx(np.array([[4 / 19, 15 / 19], [5 / 19, 14 / 19]]))
    inside = 1 + found.closed.queue_length.sum(axis=0)
    assert found.open_residence_seconds[0] == pytest.approx([1 / 4 * inside[0] / 0.5, 1 / 6 * inside[1] * 3])
    use = np.array([1 / 2, 2 / 3]) + found.closed.throughput_per_second @ np.array(demands[2:])
    assert found.closed.utilisation == pytest.approx(use)


def test_an_open_class_alone_has_the_queue_of_a_single_server() -> None:
    """M/M/1 with two arrivals a second of a quarter of a second: 0.5 / (1 - 0.5) = 1 there, for half a second each."""
    found = mixed_network([2.0], [[0.25]], [0], [1], [[0.25]])
    assert found is not None
    assert found.open_residence_seconds == pytest.approx(np.array([[0.5]]))
    assert found.open_queue_length == pytest.approx(np.array([[1.0]]))


@pytest.mark.parametrize("arrivals", [10.0, 12.0])
def test_open_classes_that_ask_for_all_leave_no_answer(arrivals: float) -> None:
    assert mixed_network([arrivals], [[0.1]], [3], [1], [[0.1]]) is None
    assert mixed_network([9.0], [[0.1]], [3], [1], [[0.1]], schweitzer) is not None


def test_too_many_mixes_are_refused_before_they_are_tried() -> None:
    assert mixes_of(customers_of(1000), 10) > MOST_MIXES
    with pytest.raises(ValueError, match="approximation"):
        exact_multiclass(customers_of(1000), THINK_SECONDS, DEMANDS_SECONDS)


@pytest.mark.parametrize(
    ("customers", "think", "demands", "words"),
    [
        ([1.5], [1], [[1]], "whole numbers"),
        ([-1], [1], [[1]], "from zero"),
        ([1], [float("nan")], [[1]], "from zero"),
        ([1, 1], [0, 1], [[0], [1]], "thinking or service"),
    ],
)
def test_what_is_no_network_is_refused(
    customers: list[float], think: list[float], demands: list[list[float]], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        exact_multiclass(customers, think, demands)


def test_a_class_without_users_tells_what_one_would_find() -> None:
    found = exact_multiclass([0, 4], [0, 1], [[0.5], [0.1]])
    alone = mean_value_analysis([0.1], 1, 4)
    assert found.throughput_per_second == pytest.approx([0, alone.throughput_per_second[-1]])
    assert found.response_seconds[0] == pytest.approx(0.5 * (1 + alone.queue_length[0, -1]))


demand_rows = st.lists(st.floats(1e-4, 10), min_size=1, max_size=4)


@given(demands=demand_rows, think=st.floats(0, 100), split=st.tuples(st.integers(0, 12), st.integers(0, 12)))
def test_equal_classes_are_one_class(demands: list[float], think: float, split: tuple[int, int]) -> None:
    users = sum(split)
    found = exact_multiclass(split, think, [demands, demands])
    if users:
        together = mean_value_analysis(demands, think, users)
        assert found.throughput_per_second.sum() == pytest.approx(together.throughput_per_second[-1])
        assert found.queue_length.sum(axis=0) == pytest.approx(together.queue_length[:, -1])
        assert found.throughput_per_second[0] * users == pytest.approx(
            split[0] * together.throughput_per_second[-1]
        )


@given(data=st.data(), users=st.lists(st.integers(0, 6), min_size=1, max_size=3), stations=st.integers(1, 4))
def test_nobody_gets_lost_and_no_station_is_overfull(
    data: st.DataObject, users: list[int], stations: int
) -> None:
    rows = st.lists(st.floats(1e-4, 10), min_size=stations, max_size=stations)
    demands = np.array([data.draw(rows) for _ in users])
    think = np.array([data.draw(st.floats(0, 100)) for _ in users])
    found = exact_multiclass(users, think, demands)
    inside = found.queue_length.sum(axis=1) + found.throughput_per_second * think
    assert inside == pytest.approx(np.array(users, dtype=float))
    assert np.all(found.utilisation <= 1 + 1e-9)
