"""The parts that every version of VSImax is made of, on numbers; the rules are tested with the studies."""

from __future__ import annotations

import numpy as np
import pytest

from planner_core.formulas.vsimax import Vsimax, baseline_ms, index_ms, vsimax_threshold_ms


def test_fujitsus_threshold_is_baseline_and_three_seconds() -> None:
    assert vsimax_threshold_ms(1500.0, 1.0, 3000.0) == 4500


def test_the_baseline_takes_the_first_then_the_lowest_then_drops_the_extremes() -> None:
    samples = np.arange(1.0, 301)
    assert baseline_ms(samples, lowest=15, drop_lowest=2) == 9
    assert baseline_ms(samples, first=15) == 8
    assert baseline_ms(samples[::-1], first=15) == 293
    assert baseline_ms(samples, first=200, lowest=30, drop_lowest=2, drop_highest=15) == 9


def test_too_few_samples_make_no_baseline() -> None:
    with pytest.raises(ValueError, match="needs 18 samples, there are 17"):
        baseline_ms(np.ones(17), drop_lowest=2, drop_highest=15)


def test_the_trim_drops_a_share_and_at_least_some() -> None:
    at_once = np.ones(10, dtype=int)
    samples = np.array([1000.0, *[10.0] * 8, 0.0])
    assert index_ms(at_once, samples, 0.1)[1] == pytest.approx([10])
    assert index_ms(at_once, samples, 0.0, trim_least=1)[1] == pytest.approx([10])
    assert index_ms(at_once, samples, 0.0)[1] == pytest.approx([108])


def test_the_index_must_pass_the_threshold_not_touch_it() -> None:
    found = Vsimax(100.0, 300.0, np.array([1, 2, 3]), np.array([100.0, 300.0, 300.1]))
    assert found.reached_at == 3
    assert found._replace(threshold_ms=1e9).reached_at is None
