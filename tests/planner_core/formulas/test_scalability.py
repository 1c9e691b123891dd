"""The Universal Scalability Law against published fits, and a fit that finds what is there."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planner_core.formulas.scalability import fit_scalability, peak_load, scalable_throughput
from tests.support.thorough import examples

SDM91 = ((1, 18, 36, 72, 108, 144, 216), (64.9, 995.9, 1652.4, 1853.2, 1828.9, 1775.0, 1702.2))
RAYTRACER = (
    (1, 4, 8, 12, 16, 20, 24, 28, 32, 48, 64),
    (20, 78, 130, 170, 190, 200, 210, 230, 260, 280, 310),
)


def test_spec_sdm91_as_published() -> None:
    found = fit_scalability(*SDM91)
    assert found.contention == pytest.approx(0.0277284, abs=2e-7)
    assert found.coherency == pytest.approx(1.0437e-4, abs=1e-8)
    assert found.single_rate == pytest.approx(89.995, abs=6e-4)
    assert found.peak_load == pytest.approx(96.52, abs=6e-3)
    assert found.peak_throughput == pytest.approx(1883.9, abs=0.06)
    assert found.single_rate / found.contention == pytest.approx(3245.589, rel=1e-4)


def test_an_exact_curve_of_the_usl_package() -> None:
    found = fit_scalability((1, 2, 4, 6, 8, 10), (1, 1.8868, 3.0769, 3.5294, 3.5398, 3.3557))
    assert (found.contention, found.coherency, found.single_rate) == pytest.approx((0.02, 0.02, 1), rel=1e-3)


def test_nothing_near_the_fit_of_the_ray_tracer_is_better() -> None:
    loads, measured = (np.array(each, dtype=float) for each in RAYTRACER)
    found = fit_scalability(loads, measured)
    best = found.single_rate, found.contention, found.coherency
    error = np.sum((measured - found.throughput(loads)) ** 2)
    for change in ((1.001, 0, 0), (0.999, 0, 0), (1, 1e-4, 0), (1, -1e-4, 0), (1, 0, 1e-7)):
        near = best[0] * change[0], best[1] + change[1], best[2] + change[2]
        assert np.sum((measured - scalable_throughput(loads, *near)) ** 2) > error
    assert found.explained == pytest.approx(1 - error / np.sum((measured - measured.mean()) ** 2))
    assert 0.99 < found.explained < 1


def test_a_saturating_host_is_not_continued_by_a_line() -> None:
    """A line through the first measurements would promise more than twice of what the host ever does."""
    loads, measured = (np.array(each[:3], dtype=float) for each in SDM91)
    found = fit_scalability(loads, measured)
    line = np.polynomial.Polynomial.fit(loads, measured, 1)(216)
    assert line > 2 * SDM91[1][-1]
    assert found.throughput(216) < line / 2
    assert found.measured_up_to == 36


def test_without_loss_there_is_no_peak() -> None:
    found = fit_scalability((1, 2, 4), (10, 20, 40))
    assert (found.contention, found.coherency) == (0, 0)
    assert found.peak_load == np.inf
    assert found.peak_throughput == np.inf


def test_growth_beyond_the_law_is_taken_as_no_loss() -> None:
    found = fit_scalability((1, 2, 3, 10), (10, 21, 33, 150))
    assert (found.contention, found.coherency) == (0, 0)


@pytest.mark.parametrize(
    ("loads", "throughputs", "words"),
    [
        ((1, 2, 2), (1, 2, 2), "three different loads"),
        ((1, 2, 3), (1, 2), "three different loads"),
        ((0, 2, 3), (1, 2, 3), "start at 1"),
        ((1, 2, 3), (1, 0, 3), "above zero"),
        ((1, 2, 3), (1, float("nan"), 3), "above zero"),
    ],
)
def test_what_no_curve_follows_from_is_refused(
    loads: tuple[float, ...], throughputs: tuple[float, ...], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        fit_scalability(loads, throughputs)


losses = st.just(0.0) | st.floats(1e-6, 0.9)


@given(rate=st.floats(1e-3, 1e6), contention=losses, coherency=losses.map(lambda loss: loss / 10))
@examples(40, 100)
def test_the_fit_finds_the_curve_behind_the_points(rate: float, contention: float, coherency: float) -> None:
    loads = np.array([1, 2, 3, 5, 9, 17, 40, 80], dtype=float)
    measured = scalable_throughput(loads, rate, contention, coherency)
    assert fit_scalability(loads, measured).throughput(loads) == pytest.approx(measured, rel=1e-4)


@given(contention=losses, coherency=st.floats(1e-8, 1))
def test_no_load_does_better_than_the_peak(contention: float, coherency: float) -> None:
    peak = peak_load(contention, coherency)
    around = np.array([0.5, 0.9, 0.999, 1, 1.001, 1.1, 2]) * peak
    found = scalable_throughput(np.maximum(around, 1), 1.0, contention, coherency)
    assert found[3] >= found.max() * (1 - 1e-12)


@given(
    data=st.lists(
        st.tuples(st.integers(1, 500), st.floats(0.1, 1e4)), min_size=3, max_size=12, unique_by=lambda p: p[0]
    )
)
@examples(40, 100)
def test_any_measurement_gets_a_curve_no_worse_than_the_best_line(data: list[tuple[int, float]]) -> None:
    loads, measured = np.array(data, dtype=float).T
    found = fit_scalability(loads, measured)
    line = (loads @ measured) / (loads @ loads) * loads
    assert found.contention >= 0
    assert found.coherency >= 0
    assert np.sum((measured - found.throughput(loads)) ** 2) <= np.sum((measured - line) ** 2) * (1 + 1e-9)


def test_the_law_takes_columns() -> None:
    loads = np.array([[1.0], [10.0]])
    found = scalable_throughput(loads, 2.0, np.array([0.0, 0.1]), 0.0)
    assert found == pytest.approx(np.array([[2, 2], [20, 20 / 1.9]]))
    assert peak_load(np.array([0.0, 1.5]), np.array([0.01, 0.0])) == pytest.approx([10, 1])
