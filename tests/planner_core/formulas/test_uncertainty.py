"""Spreads, futures and measurements, against figures that were computed by hand."""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import pytest

from planner_core.formulas.recording import values_of
from planner_core.formulas.uncertainty import (
    first_order_index,
    future_number,
    future_share,
    give_or_take_of_spread,
    normal_deviations,
    posterior_median,
    posterior_spread,
    prediction_spread,
    spread_of_give_or_take,
    student_deviations,
    weight_of_measurement,
)

MANY = 10_000


@pytest.mark.parametrize(
    ("median", "spread", "low", "high"), [(77.4, 0.091, 68.88, 86.97), (100.0, 0.12, 85.75, 116.62)]
)
def test_eight_of_ten_futures(median: float, spread: float, low: float, high: float) -> None:
    futures = values_of(future_number(median, spread, normal_deviations(MANY)))
    assert np.quantile(futures, (0.1, 0.5, 0.9)) == pytest.approx((low, median, high), abs=0.012)


def test_chance_that_a_number_is_reached() -> None:
    futures = values_of(future_number(77.4, 0.091, normal_deviations(MANY)))
    assert (futures >= 75).mean() == pytest.approx(0.635, abs=0.001)
    assert np.floor(np.quantile(futures, 0.1)) == 68


def test_the_smaller_of_two_limits_is_lower_than_either() -> None:
    deviations = normal_deviations(MANY)
    one = values_of(future_number(100.0, 0.12, np.random.default_rng(1).permutation(deviations)))
    other = values_of(future_number(100.0, 0.12, np.random.default_rng(2).permutation(deviations)))
    smaller = np.quantile(np.minimum(one, other), (0.1, 0.5, 0.9))
    assert smaller == pytest.approx((82.212, 93.670, 105.907), abs=0.4)
    assert np.quantile(np.minimum(one, one), (0.1, 0.9)) == pytest.approx((85.75, 116.62), abs=0.02)


def test_a_share_stays_a_share() -> None:
    spread_out = values_of(future_share(20.0, 2.0, normal_deviations(MANY)))
    assert spread_out.min() > 0
    assert spread_out.max() < 100
    assert np.median(spread_out) == pytest.approx(20.0, abs=0.01)
    assert future_share(20.0, 0.2, 1.0) == pytest.approx(100 * 0.305351 / 1.305351, rel=1e-5)


def test_give_or_take_is_eight_of_ten() -> None:
    spread = spread_of_give_or_take(15.0)
    futures = values_of(future_number(100.0, spread, normal_deviations(MANY)))
    assert np.quantile(futures, (0.1, 0.9)) == pytest.approx((100 / 1.15, 115.0), abs=0.02)
    assert give_or_take_of_spread(spread) == pytest.approx(15.0)


@pytest.mark.parametrize(
    ("prior", "spread", "measured", "by", "median", "left"),
    [(1282.0, 0.12, 1180.0, 0.03, 1185.77, 0.0291), (44.9, 0.25, 28.0, 0.05, 28.513, 0.0490)],
)
def test_a_measurement_replaces_an_assumption(
    prior: float, spread: float, measured: float, by: float, median: float, left: float
) -> None:
    weight = weight_of_measurement(spread, by)
    assert posterior_median(prior, measured, weight) == pytest.approx(median, abs=0.006)
    assert posterior_spread(spread, by) == pytest.approx(left, abs=0.00005)


def test_one_machine_is_less_certain_than_many() -> None:
    assert prediction_spread(0.04, 1) == pytest.approx(0.0566, abs=0.0001)
    assert prediction_spread(0.04, 100) == pytest.approx(0.0402, abs=0.0001)


def test_deviations_are_quantiles_of_their_distribution() -> None:
    exact = [NormalDist().inv_cdf((each + 0.5) / 1000) for each in range(1000)]
    assert normal_deviations(1000) == pytest.approx(exact, abs=1e-6)
    # from tables of Student's distribution: 90 % and 97.5 % at 3, 10 and 30 degrees of freedom
    for freedom, ninety, more in ((3, 1.638, 3.182), (10, 1.372, 2.228), (30, 1.310, 2.042)):
        found = np.quantile(student_deviations(MANY, freedom), (0.9, 0.975))
        assert found == pytest.approx((ninety, more), abs=0.004)


def test_student_needs_two_degrees_of_freedom() -> None:
    with pytest.raises(ValueError, match="two degrees"):
        student_deviations(100, 1.0)


def test_first_order_indices_of_a_product() -> None:
    """Of a product of independent lognormals, in logarithms: the square of each spread over the sum of the squares."""
    deviations = normal_deviations(MANY)
    inputs = [np.random.default_rng(seed).permutation(deviations) for seed in range(3)]
    spreads = (0.12, 0.05, 0.0)
    logarithm = sum(spread * each for spread, each in zip(spreads, inputs, strict=True))
    together = 0.12**2 + 0.05**2
    for spread, each in zip(spreads, inputs, strict=True):
        assert first_order_index(each, logarithm, 50) == pytest.approx(spread**2 / together, abs=0.02)


def test_nothing_goes_with_an_input_where_nothing_varies() -> None:
    assert first_order_index(normal_deviations(100), np.full(100, 7.0), 10) == 0.0
