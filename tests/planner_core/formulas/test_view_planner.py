"""View Planner's verdict: groups, percentile, and the iterations that count."""

from __future__ import annotations

import numpy as np
import pytest

from app.resources import resources_folder
from planner_core.formulas.view_planner import (
    ViewPlannerScore,
    decode_view_planner,
    vdimark,
    view_planner_score,
)

RULE = decode_view_planner((resources_folder() / "catalog" / "view_planner.json").read_bytes())


def run(interactive: float, storage: float) -> ViewPlannerScore:
    """Three iterations in the middle at these latencies, the first and the last slow."""
    return view_planner_score(
        {
            "A": [np.full(50, 90.0), *[np.full(50, interactive)] * 3, np.full(50, 90.0)],
            "B": [np.full(20, 90.0), *[np.full(20, storage)] * 3, np.full(20, 90.0)],
        },
        RULE,
    )


@pytest.mark.parametrize(
    ("interactive", "storage", "passed"),
    [(1.0, 6.0, True), (1.01, 6.0, False), (1.0, 6.01, False), (0.4, 2.0, True)],
)
def test_both_groups_have_to_stay_within_their_limit(
    interactive: float, storage: float, passed: bool
) -> None:
    score = run(interactive, storage)
    assert score.seconds == pytest.approx({"A": interactive, "B": storage})
    assert score.passed is passed


def test_one_slow_operation_in_twenty_is_forgiven() -> None:
    iteration = np.array([0.5] * 96 + [9.0] * 4)
    score = view_planner_score({"A": [iteration] * 5, "B": [iteration] * 5}, RULE)
    assert score.passed
    slower = np.array([0.5] * 90 + [9.0] * 10)
    assert not view_planner_score({"A": [slower] * 5, "B": [iteration] * 5}, RULE).passed


def test_vdimark_is_the_largest_run_that_passed() -> None:
    runs = [(500, run(0.8, 4)), (540, run(0.9, 5)), (580, run(1.2, 5)), (600, run(1.5, 7))]
    assert vdimark(runs) == 540
    assert vdimark(runs[2:]) is None


def test_a_run_with_missing_parts_is_refused() -> None:
    whole = [[0.5]] * 5
    with pytest.raises(ValueError, match="5 iterations, group B has 4"):
        view_planner_score({"A": whole, "B": whole[:4]}, RULE)
    with pytest.raises(ValueError, match="no latencies"):
        view_planner_score({"A": whole, "B": [[0.5], [], [], [], [0.5]]}, RULE)
    with pytest.raises(KeyError, match="B"):
        view_planner_score({"A": whole}, RULE)
