"""VSImax of a plan by the rule of each Login VSI version, and its deviation from measured ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, get_args

import msgspec
import numpy as np

from planner_core.catalog.login_vsi import LoginVsi, VsimaxRule
from planner_core.catalog.records import Confidence
from planner_core.engine.answers.benchmark_workloads import why_no_verdict
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.formulas.vsimax import vsimax_threshold_ms
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.studies.acceptance_answers import Answer, answers_of
from planner_core.studies.benchmark_scores import baseline_by
from planner_core.studies.response_curve import ResponseCurve, response_curve
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_stations import ResponseModel
from planner_core.units import MS_PER_SECOND

Users = Literal["open", "closed"]
"""Whether users keep their pace or wait for responses."""

BANDED: Final = "login-vsi-4"
"""The version that the baseline bands apply to."""
MOST_SESSIONS: Final = 10_000
"""Of a predicted test."""


class VsimaxPrediction(msgspec.Struct, frozen=True):
    """The result of one rule for a predicted response curve, with one sample at each number of sessions."""

    rule: str
    """Id of the rule."""
    name: str
    benchmark: str
    """The version of the test."""
    users: Users
    source: str
    confidence: Confidence
    """Of the rule."""
    baseline_ms: float | None = None
    baseline_band: str = ""
    threshold_ms: float | None = None
    sessions: int | None = None
    """VSImax: the largest number of sessions whose response does not exceed the threshold. In a real test the index
    follows a little later, because it averages over past samples.
    """
    reason: Message | None = None
    """Why there is no VSImax."""
    through_line: int | None = None
    """The same rule at the user's site: with the round trip of the line and the queue for its bandwidth."""
    line_reason: Message | None = None
    """Why there is no such number although there is a line; without a line both are None."""


class MeasuredVsimax(msgspec.Struct, frozen=True):
    """A prediction and the measurement."""

    prediction: VsimaxPrediction
    measured: int
    error: float | None
    """predicted / measured - 1; None without a prediction."""


def vsimax_predictions(
    model: ResponseModel,
    phase: Phase = "steady",
    load: Load = "average",
    case: Case = NORMAL,
    pool: ComponentId | None = None,
) -> tuple[VsimaxPrediction, ...]:
    """One for each rule and kind of user, in the order of the rules; a number only for the users of that test.

    The pools' work is that of the test, by their workload profile. The test measures inside the session, so the line to
    the user does not count; if there is one, the result with it is given as well. A base phase is one session at a
    time. Raises KeyError for an unknown phase, load, case or pool.
    """
    test = model.data.login_vsi
    asked = [each.id for each in model.pools if pool in (None, each.id)]
    has_line = any(model.resources.line_of(each) for each in asked)
    ask = _Asked(model, phase, load, case, pool)
    return tuple(
        _prediction(test, rule, users, ask, has_line) for rule in test.rules for users in get_args(Users)
    )


def is_through_line(prediction: VsimaxPrediction) -> bool:
    """Whether users of the test are connected through a line."""
    return prediction.through_line is not None or prediction.line_reason is not None


def refused_versions(predictions: Sequence[VsimaxPrediction]) -> dict[str, Message]:
    """Test versions all of whose rules have no number for the same reason, and that reason."""
    reasons: dict[str, list[Message | None]] = {}
    for each in predictions:
        reasons.setdefault(each.benchmark, []).append(each.reason if each.baseline_ms is None else None)
    return {
        version: found[0]
        for version, found in reasons.items()
        if found[0] is not None and all(each == found[0] for each in found)
    }


def beside_measured(prediction: VsimaxPrediction, measured: int) -> MeasuredVsimax:
    """A prediction beside the VSImax of a real test; 74 predicted, 75 measured: -1.3 %."""
    error = None if prediction.sessions is None else prediction.sessions / measured - 1
    return MeasuredVsimax(prediction, measured, error)


class _Asked:
    """One question about a plan; curves are computed once per version of the test."""

    def __init__(
        self, model: ResponseModel, phase: Phase, load: Load, case: Case, pool: ComponentId | None
    ) -> None:
        self.model = model
        self._where = phase, load, case, pool
        self._curve = cache(self._curve_of)

    def curve(self, version: str, with_line: bool) -> ResponseCurve | Unanswered:
        """Response times of the version's operations, inside the session or at the user's site."""
        return self._curve(version, with_line)

    def _curve_of(self, version: str, with_line: bool) -> ResponseCurve | Unanswered:
        pool = self._where[-1]
        asked = [each for each in self.model.pools if pool in (None, each.id)]
        refused = why_no_verdict(version, asked, self.model.layout.catalog)
        if refused is not None:
            return Unanswered(refused)
        interaction = self.model.data.interactions[version]
        return response_curve(self.model.network(interaction, *self._where, with_line))

    def answer(self, rule: VsimaxRule, with_line: bool) -> Answer:
        """The result for users who keep their pace."""
        (found,) = answers_of(self.model, rule.id, *self._where, at_user=with_line)
        return found


class _Found(NamedTuple):
    baseline_ms: float
    threshold_ms: float
    sessions: int | None


def _prediction(
    test: LoginVsi, rule: VsimaxRule, users: Users, asked: _Asked, has_line: bool
) -> VsimaxPrediction:
    found, reason = _vsimax(rule, users, asked, with_line=False)
    through, line_reason = _vsimax(rule, users, asked, with_line=True) if has_line else (None, None)
    return VsimaxPrediction(
        rule=rule.id,
        name=rule.name,
        benchmark=rule.response,
        users=users,
        source=rule.source,
        confidence=rule.confidence,
        baseline_ms=found.baseline_ms if found else None,
        baseline_band=test.band_of(found.baseline_ms) if found and rule.response == BANDED else "",
        threshold_ms=found.threshold_ms if found else None,
        sessions=found.sessions if found else None,
        reason=reason,
        through_line=through.sessions if through else None,
        line_reason=line_reason,
    )


def _vsimax(
    rule: VsimaxRule, users: Users, asked: _Asked, with_line: bool
) -> tuple[_Found | None, Message | None]:
    """VSImax by a rule, or why there is none."""
    curve = asked.curve(rule.response, with_line)
    if isinstance(curve, Unanswered):
        return None, curve.reason
    needed = rule.baseline.samples_needed
    if needed > MOST_SESSIONS:
        return None, Message("The baseline of this rule needs {samples} samples.", {"samples": needed})
    found = _keeping_pace(rule, asked, with_line) if users == "open" else _waiting(rule, curve)
    if not math.isfinite(found.baseline_ms):
        return None, Message("The system is overloaded before the baseline is taken.")
    if found.sessions is not None:
        return found, None
    words = {"sessions": min(curve.sessions[-1], MOST_SESSIONS)}
    return found, Message("The threshold is not reached within {sessions} sessions.", words)


def _keeping_pace(rule: VsimaxRule, asked: _Asked, with_line: bool) -> _Found:
    answer = asked.answer(rule, with_line)
    return _Found(
        answer.baseline_seconds * MS_PER_SECOND, answer.limit_seconds * MS_PER_SECOND, answer.sessions
    )


def _waiting(rule: VsimaxRule, curve: ResponseCurve) -> _Found:
    """One sample at each number of sessions; a base phase is one session at a time."""
    last = max(min(curve.sessions[-1], MOST_SESSIONS), rule.baseline.samples_needed)
    sessions = np.arange(1, last + 1, dtype=np.float64)
    response_ms = np.interp(sessions, curve.sessions, curve.closed_seconds) * MS_PER_SECOND
    alone = np.full(rule.baseline.samples_needed, response_ms[0])
    baseline = baseline_by(rule.baseline, response_ms if rule.baseline.samples == "whole test" else alone)
    threshold = float(vsimax_threshold_ms(baseline, rule.baseline_factor, rule.added_ms))
    beyond = np.flatnonzero(response_ms > threshold)
    return _Found(baseline, threshold, int(beyond[0]) if len(beyond) else None)
