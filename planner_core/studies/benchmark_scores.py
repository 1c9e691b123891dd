"""Scores of Login VSI and View Planner for measured or predicted responses, by their rules in the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from numpy.typing import ArrayLike

from planner_core.catalog.login_vsi import BaselineRule, VsimaxRule
from planner_core.catalog.view_planner import ViewPlannerRule
from planner_core.formulas.recording import Index, Values
from planner_core.formulas.view_planner import slow_operation_seconds
from planner_core.formulas.vsimax import Vsimax, baseline_ms, index_ms, vsimax_threshold_ms


class ViewPlannerScore(NamedTuple):
    """The score of a run."""

    seconds: dict[str, float]
    """By group: the percentile of all latencies in the counted iterations."""
    passed: bool


def baseline_by(rule: BaselineRule, response_ms: ArrayLike) -> float:
    """Baseline in ms of samples in chronological order. Raises ValueError for fewer than the rule needs."""
    return float(baseline_ms(response_ms, rule.first, rule.lowest, rule.drop_lowest, rule.drop_highest))


def index_by(rule: VsimaxRule, active_sessions: ArrayLike, response_ms: ArrayLike) -> tuple[Index, Values]:
    """Numbers of sessions and the response index in ms at each. Raises ValueError if sessions log off."""
    trims, window = (rule.trim_share, rule.trim_least), rule.window
    if window is None:
        return index_ms(active_sessions, response_ms, *trims)
    return index_ms(active_sessions, response_ms, *trims, window.latest, window.share_of_sessions)


def vsimax_by(
    rule: VsimaxRule,
    active_sessions: ArrayLike,
    response_ms: ArrayLike,
    base_phase_ms: ArrayLike | None = None,
) -> Vsimax:
    """VSImax of weighted response times in chronological order.

    `base_phase_ms` are the samples of a base phase, used for the baseline by some rules. Raises ValueError if they are
    missing, or too few for a baseline.
    """
    samples = response_ms if rule.baseline.samples == "whole test" else base_phase_ms
    if samples is None:
        raise ValueError("this rule needs the samples of a base phase")
    baseline = baseline_by(rule.baseline, samples)
    threshold = float(vsimax_threshold_ms(baseline, rule.baseline_factor, rule.added_ms))
    return Vsimax(baseline, threshold, *index_by(rule, active_sessions, response_ms))


def view_planner_score(
    rule: ViewPlannerRule, latencies_seconds: Mapping[str, Sequence[ArrayLike]]
) -> ViewPlannerScore:
    """Score of a run: for each group the latencies of each iteration, of all desktops together.

    Group A (interactive) within 1 s and group B (storage) within 6 s at the 95th percentile; the first and last of five
    iterations are excluded. Raises ValueError for another number of iterations or without any latency in those that
    count, KeyError for a missing group.
    """
    seconds = {}
    for group in rule.groups:
        iterations = latencies_seconds[group.id]
        if len(iterations) != rule.iterations:
            raise ValueError(
                f"a run has {rule.iterations} iterations, group {group.id} has {len(iterations)}"
            )
        seconds[group.id] = slow_operation_seconds(
            iterations, rule.percentile, rule.skip_first, rule.skip_last
        )
    return ViewPlannerScore(seconds, all(seconds[each.id] <= each.limit_seconds for each in rule.groups))


def vdimark(runs: Iterable[tuple[int, ViewPlannerScore]]) -> int | None:
    """The largest number of desktops of a passed run; None if none passed."""
    return max((desktops for desktops, score in runs if score.passed), default=None)
