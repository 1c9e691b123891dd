"""VSImax and View Planner's score as the tests have them, by the rules that come with Headroom."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.machine.resources import resources_folder
from planner_core.catalog.login_vsi import BaselineRule, VsimaxRule, decode_login_vsi
from planner_core.catalog.view_planner import decode_view_planner
from planner_core.formulas.vsimax import vsimax_threshold_ms, weighted_response_ms
from planner_core.studies.benchmark_scores import (
    ViewPlannerScore,
    baseline_by,
    index_by,
    vdimark,
    view_planner_score,
    vsimax_by,
)

FILE = (resources_folder() / "catalog" / "login_vsi.json").read_bytes()
LOGIN_VSI = decode_login_vsi(FILE)
VIEW_PLANNER = decode_view_planner((resources_folder() / "catalog" / "view_planner.json").read_bytes())


def test_the_two_sources_on_version_3_disagree_as_published() -> None:
    """A baseline of 1,500 ms: Fujitsu stops at 4,500 ms, the rule of 125 % at 4,875 ms."""
    thresholds = [
        vsimax_threshold_ms(1500.0, rule.baseline_factor, rule.added_ms)
        for rule in map(LOGIN_VSI.rule, ("login-vsi-3-dynamic-analyser", "login-vsi-3-dynamic"))
    ]
    assert thresholds == [4500, 4875]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("login-vsi-3-dynamic", np.mean(range(300, 285, -1))),
        ("login-vsi-4.1-first-15", np.mean(range(300, 285, -1))),
        ("login-vsi-4.1", np.mean(range(3, 16))),
        ("login-vsi-4.0-base-phase", np.mean(range(3, 286))),
        ("login-vsi-4.0", np.mean(range(103, 116))),
    ],
)
def test_baselines_of_300_falling_samples(rule: str, expected: float) -> None:
    """300, 299, ... 1 ms: the first 15 are the slowest, the lowest 13 of 15 are 3 to 15 ms."""
    falling = np.arange(300.0, 0, -1)
    assert baseline_by(LOGIN_VSI.rule(rule).baseline, falling) == pytest.approx(expected)


def curve(sessions: int, idle_ms: float, saturated_at: int) -> tuple[np.ndarray, np.ndarray]:
    """Flat up to a number of sessions, then 100 ms more for each."""
    active = np.arange(1, sessions + 1)
    return active, idle_ms + 100.0 * np.maximum(active - saturated_at, 0)


@pytest.mark.parametrize(
    ("rule", "reached"),
    [
        ("login-vsi-3-dynamic-analyser", 81),
        ("login-vsi-3-dynamic", 83),
        ("login-vsi-4.1", 61),
        ("login-vsi-4.1-first-15", 61),
        ("login-vsi-4.1-two-seconds", 71),
    ],
)
def test_vsimax_of_a_curve_that_bends_at_50(rule: str, reached: int) -> None:
    found = vsimax_by(LOGIN_VSI.rule(rule), *curve(100, 900.0, 50))
    assert found.baseline_ms == pytest.approx(900)
    assert found.reached_at == reached
    before, at = found.index_ms[np.isin(found.sessions, (reached - 1, reached))]
    assert before <= found.threshold_ms < at


def test_vsimax_that_is_not_reached_is_no_number() -> None:
    found = vsimax_by(LOGIN_VSI.rule("login-vsi-4.1"), *curve(55, 900.0, 50))
    assert found.reached_at is None


def test_the_moving_window_takes_five_and_two_in_five_sessions() -> None:
    """At 60 sessions 29 samples; 5 % at either end is one, so the mean of 27. A straight line keeps its middle."""
    active = np.arange(1, 101)
    sessions, index = index_by(LOGIN_VSI.rule("login-vsi-4.1-moving-window"), active, active * 10.0)
    assert sessions[59] == 60
    assert index[59] == pytest.approx(np.mean(np.arange(60 - 28, 61)) * 10)


def test_a_spike_is_dropped_by_the_trim() -> None:
    rule = LOGIN_VSI.rule("login-vsi-4.1-moving-window")
    active = np.arange(1, 61)
    calm = np.full(60, 900.0)
    spiked = calm.copy()
    spiked[50] = 90_000.0
    assert index_by(rule, active, spiked)[1][50:] == pytest.approx(calm[50:])


def test_samples_at_the_same_number_of_sessions_make_one_index() -> None:
    sessions, index = index_by(LOGIN_VSI.rule("login-vsi-4.1"), [1, 1, 2, 2, 2], [100, 200, 300, 400, 800])
    assert list(sessions) == [1, 2]
    assert index == pytest.approx([150, 500])


def test_the_index_of_version_3_is_the_plain_sum_of_seven_operations() -> None:
    operations = LOGIN_VSI.operations(LOGIN_VSI.rule("login-vsi-3-dynamic"))
    measured = {name: [100.0 * at, 1.0] for at, name in enumerate(operations.weights, 1)}
    assert weighted_response_ms(operations.weights, measured) == pytest.approx([2800, 7])


def test_version_4_weighs_its_operations() -> None:
    operations = LOGIN_VSI.operations(LOGIN_VSI.rule("login-vsi-4.1"))
    assert operations.confidence == "C"
    measured = {"NSLD": 1000.0, "NFO": 400.0, "ZHC": 800.0, "ZLC": 500.0, "CPU": 200.0}
    assert weighted_response_ms(operations.weights, measured) == pytest.approx(200 + 300 + 100 + 100 + 150)
    with pytest.raises(KeyError, match="CPU"):
        weighted_response_ms(operations.weights, {name: 1.0 for name in measured if name != "CPU"})


@pytest.mark.parametrize(
    ("baseline", "band"),
    [(650, "very-good"), (799.9, "very-good"), (800, "good"), (1200, "average"), (5000, "average")],
)
def test_bands_of_the_baseline(baseline: float, band: str) -> None:
    assert LOGIN_VSI.band_of(baseline) == band


def test_too_few_samples_make_no_baseline() -> None:
    with pytest.raises(ValueError, match="needs 15 samples, there are 14"):
        vsimax_by(LOGIN_VSI.rule("login-vsi-4.1"), *curve(14, 900.0, 50))
    with pytest.raises(ValueError, match="needs 18 samples"):
        baseline_by(LOGIN_VSI.rule("login-vsi-4.0-base-phase").baseline, np.ones(17))


def test_a_base_phase_is_asked_for_where_the_rule_needs_one() -> None:
    rule = LOGIN_VSI.rule("login-vsi-4.0-base-phase")
    with pytest.raises(ValueError, match="base phase"):
        vsimax_by(rule, *curve(100, 900.0, 50))
    found = vsimax_by(rule, *curve(100, 900.0, 50), base_phase_ms=np.full(20, 700.0))
    assert found.threshold_ms == 3300
    assert found.reached_at == 75


def test_sessions_that_log_off_are_refused() -> None:
    with pytest.raises(ValueError, match="never falls"):
        index_by(LOGIN_VSI.rule("login-vsi-4.1"), [1, 3, 2], [1, 1, 1])


def test_a_rule_about_unknown_operations_is_refused() -> None:
    broken = json.loads(FILE)
    broken["rules"][0]["response"] = "login-vsi-9"
    with pytest.raises(KeyError, match="login-vsi-9"):
        decode_login_vsi(json.dumps(broken).encode())
    broken["rules"][0]["colour"] = "red"
    with pytest.raises(msgspec.ValidationError, match="colour"):
        decode_login_vsi(json.dumps(broken).encode())


def test_every_rule_names_its_source_and_an_id_of_its_own() -> None:
    assert len({rule.id for rule in LOGIN_VSI.rules}) == len(LOGIN_VSI.rules)
    assert all(each.source for each in (*LOGIN_VSI.rules, *LOGIN_VSI.responses))


@given(
    response=st.lists(st.floats(1, 1e5), min_size=20, max_size=80),
    rule=st.sampled_from([each for each in LOGIN_VSI.rules if each.id != "login-vsi-4.0-base-phase"]),
    slower=st.floats(1, 500),
)
def test_slower_answers_under_load_never_raise_vsimax(
    response: list[float], rule: VsimaxRule, slower: float
) -> None:
    """The baseline is kept: only samples above it get slower."""
    kept = msgspec.structs.replace(rule, baseline=BaselineRule(samples="whole test", first=15))
    active, before = np.arange(1, len(response) + 1), np.array(response)
    after = before + np.where(active > 15, slower, 0.0)
    first, then = vsimax_by(kept, active, before), vsimax_by(kept, active, after)
    assert then.baseline_ms == first.baseline_ms
    assert first.reached_at is None or (then.reached_at is not None and then.reached_at <= first.reached_at)


# --- View Planner --------------------------------------------------------------------------------------------


def run(interactive: float, storage: float) -> ViewPlannerScore:
    """Three iterations in the middle at these latencies, the first and the last slow."""
    return view_planner_score(
        VIEW_PLANNER,
        {
            "A": [np.full(50, 90.0), *[np.full(50, interactive)] * 3, np.full(50, 90.0)],
            "B": [np.full(20, 90.0), *[np.full(20, storage)] * 3, np.full(20, 90.0)],
        },
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
    score = view_planner_score(VIEW_PLANNER, {"A": [iteration] * 5, "B": [iteration] * 5})
    assert score.passed
    slower = np.array([0.5] * 90 + [9.0] * 10)
    assert not view_planner_score(VIEW_PLANNER, {"A": [slower] * 5, "B": [iteration] * 5}).passed


def test_vdimark_is_the_largest_run_that_passed() -> None:
    runs = [(500, run(0.8, 4)), (540, run(0.9, 5)), (580, run(1.2, 5)), (600, run(1.5, 7))]
    assert vdimark(runs) == 540
    assert vdimark(runs[2:]) is None


def test_a_run_with_missing_parts_is_refused() -> None:
    whole = [[0.5]] * 5
    with pytest.raises(ValueError, match="5 iterations, group B has 4"):
        view_planner_score(VIEW_PLANNER, {"A": whole, "B": whole[:4]})
    with pytest.raises(ValueError, match="no latencies"):
        view_planner_score(VIEW_PLANNER, {"A": whole, "B": [[0.5], [], [], [], [0.5]]})
    with pytest.raises(KeyError, match="B"):
        view_planner_score(VIEW_PLANNER, {"A": whole})
