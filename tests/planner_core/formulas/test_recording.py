"""Sums by target, and how columns lie in memory."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given
from numpy.typing import NDArray

from planner_core.formulas.recording import Targets, at_rows, concatenate, rows_together, stacked
from tests.support.thorough import examples

SHAPES = [(1, 1, 1), (6, 2, 1), (1, 1, 5), (6, 2, 5)]


def numbers(rows: int, shape: tuple[int, ...] = (6, 2, 5)) -> NDArray[np.float64]:
    return np.random.default_rng(rows).normal(size=(rows, *shape))


@given(
    st.integers(1, 40).flatmap(
        lambda size: st.tuples(st.just(size), st.lists(st.integers(0, size - 1), max_size=90))
    ),
    st.sampled_from(SHAPES),
)
@examples(40, 100)
def test_rows_are_summed_to_their_targets(drawn: tuple[int, list[int]], shape: tuple[int, ...]) -> None:
    size, index = drawn
    values = numbers(len(index), shape)
    expected = np.zeros((size, *shape))
    np.add.at(expected, index, values)
    targets = Targets(np.array(index, dtype=np.intp), size)
    assert targets.sums(values) == pytest.approx(expected, rel=1e-12, abs=1e-12)
    assert targets.sums(np.asfortranarray(values)) == pytest.approx(expected, rel=1e-12, abs=1e-12)


def test_sums_leave_what_is_summed_alone() -> None:
    values = rows_together(numbers(4))
    before = values.copy()
    Targets(np.array([0, 1, 1, 0]), 2).sums(values)
    Targets(np.arange(4), 4).sums(values)
    assert (values == before).all()


@pytest.mark.parametrize("axes", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 1, 3, 0), (1, 3, 2, 0)])
def test_picked_rows_are_the_same_however_they_lie(axes: tuple[int, ...]) -> None:
    values = numbers(7)
    lying = np.ascontiguousarray(values.transpose(axes)).transpose(np.argsort(axes))
    rows = np.array([6, 0, 3, 3])
    assert (at_rows(lying, rows) == values[rows]).all()


def test_rows_lie_side_by_side() -> None:
    column, cases = numbers(7, (1, 1, 1)), numbers(1, (1, 1, 5))
    for made in (
        rows_together(column * cases),
        at_rows(numbers(7), np.array([1, 5])),
        stacked([column, column * 2], 1),
        concatenate([column, numbers(3)]),
        Targets(np.array([0, 1, 1, 0, 2, 2, 2]), 4).sums(numbers(7)),
    ):
        assert made.strides[0] == made.itemsize


def test_a_single_number_has_no_rows_to_lay_together() -> None:
    assert rows_together(np.array(3.0)) == 3.0
