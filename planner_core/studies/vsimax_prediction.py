"""VSImax of a plan by the rule of each Login VSI version, and its deviation from measured ones."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

import msgspec
import numpy as np

from planner_core.catalog.login_vsi import LoginVsi, VsimaxRule
from planner_core.catalog.records import Confidence
from planner_core.engine.basis.axes import NORMAL, Case, Load, Phase
from planner_core.formulas.recording import Values
from planner_core.formulas.vsimax import Vsimax
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.studies.benchmark_scores import vsimax_by
from planner_core.studies.benchmark_workloads import why_no_verdict
from planner_core.studies.response_curve import ResponseCurve, own_pace, response_curve
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_solutions import mean_response_seconds, open_response_seconds
from planner_core.studies.response_stations import ResponseModel
from planner_core.units import MS_PER_SECOND

Users = Literal["open", "closed"]
"""Whether users keep their pace or wait for responses."""

Samples = Mapping[Users, Values] | Unanswered
"""Milliseconds at 1, 2, 3... sessions, or why there are none."""

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
    """VSImax: the first number of sessions whose index exceeds the threshold."""
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
    measured_at = (False, True) if any(model.line_of(each) for each in asked) else (False,)
    samples = {
        each: [_samples_of(model, each, phase, load, case, pool, with_line) for with_line in measured_at]
        for each in dict.fromkeys(rule.response for rule in test.rules)
    }
    return tuple(
        _prediction(test, rule, users, *samples[rule.response])
        for rule in test.rules
        for users in get_args(Users)
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


def _prediction(
    test: LoginVsi, rule: VsimaxRule, users: Users, inside: Samples, at_the_user: Samples | None = None
) -> VsimaxPrediction:
    found, reason = _vsimax(rule, users, inside)
    through, line_reason = (None, None) if at_the_user is None else _vsimax(rule, users, at_the_user)
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
        sessions=found.reached_at if found else None,
        reason=reason,
        through_line=through.reached_at if through else None,
        line_reason=line_reason,
    )


def _vsimax(rule: VsimaxRule, users: Users, samples: Samples) -> tuple[Vsimax | None, Message | None]:
    """VSImax of samples by a rule, or why there is none."""
    if isinstance(samples, Unanswered):
        return None, samples.reason
    response_ms = samples[users]
    if len(response_ms) < rule.baseline.samples_needed:
        words = {"samples": rule.baseline.samples_needed}
        return None, Message("The baseline of this rule needs {samples} samples.", words)
    alone = np.full(rule.baseline.samples_needed, response_ms[0])
    found = vsimax_by(rule, np.arange(1, len(response_ms) + 1), response_ms, base_phase_ms=alone)
    if not math.isfinite(found.baseline_ms):
        return None, Message("The system is overloaded before the baseline is taken.")
    if found.reached_at is not None:
        return found, None
    words = {"sessions": len(response_ms)}
    return found, Message("The threshold is not reached within {sessions} sessions.", words)


def _samples_of(
    model: ResponseModel,
    version: str,
    phase: Phase,
    load: Load,
    case: Case,
    pool: ComponentId | None,
    with_line: bool,
) -> Samples:
    """Samples of the version's operations, inside the session or at the user's site."""
    asked = [each for each in model.pools if pool in (None, each.id)]
    refused = why_no_verdict(version, asked, model.layout.catalog)
    if refused is not None:
        return Unanswered(refused)
    interaction = model.data.interactions[version]
    return _samples(response_curve(model.network(interaction, phase, load, case, pool, with_line)))


def _samples(curve: ResponseCurve | Unanswered) -> Samples:
    if isinstance(curve, Unanswered):
        return curve
    last = min(curve.sessions[-1], MOST_SESSIONS)
    sessions = np.arange(1, last + 1, dtype=np.float64)
    network = curve.network
    keeping_pace = mean_response_seconds(
        open_response_seconds(network, sessions), own_pace(network, sessions)
    )
    waiting = np.interp(sessions, curve.sessions, curve.closed_seconds)
    return {"open": keeping_pace * MS_PER_SECOND, "closed": waiting * MS_PER_SECOND}
