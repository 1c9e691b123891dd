"""Division where some have nothing to divide by."""

from __future__ import annotations

import numpy as np
import pytest

from planner_core.formulas.quotient import endless_quotient, quotient


@pytest.mark.parametrize(("denominator", "found"), [(4.0, 0.5), (0.0, 7.0), (-1.0, 7.0)])
def test_numbers(denominator: float, found: float) -> None:
    assert quotient(2.0, denominator, 7.0) == found


def test_only_elements_without_a_denominator_get_the_other_value() -> None:
    rows, cases = np.array([[2.0], [6.0]]), np.array([[1.0, 0.0, 2.0]])
    assert quotient(rows, cases, np.inf).tolist() == [[2, np.inf, 1], [6, np.inf, 3]]
    assert quotient(1.0, cases, 0.0).tolist() == [[1, 0, 0.5]]


def test_whole_numbers_divide_to_fractions() -> None:
    assert quotient(np.array([1, 1]), np.array([2, 0]), 0.0).tolist() == [0.5, 0]


def test_the_other_value_may_differ_by_element() -> None:
    without = np.array([[-1.0], [-2.0]])
    assert quotient(np.array([[2.0], [6.0]]), np.array([1.0, 0.0]), without).tolist() == [[2, -1], [6, -2]]


def test_something_over_nothing_is_endless_and_nothing_over_nothing_unknown() -> None:
    found = endless_quotient(np.array([1.0, 0.0, 1.0]), np.array([0.0, 0.0, 4.0]))
    assert np.isinf(found[0])
    assert np.isnan(found[1])
    assert found[2] == 0.25
