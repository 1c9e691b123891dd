"""VSImax as each version of Login VSI would find it on a plan, and how far that is from a measured one."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec
import numpy as np

from planner_core.catalog.records import Confidence
from planner_core.engine.axes import NORMAL, Case, Load, Phase
from planner_core.formulas.recording import Values
from planner_core.formulas.vsimax import LoginVsi, VsimaxRule, vsimax
from planner_core.messages import Message
from planner_core.plan.components import ComponentId
from planner_core.studies.response_curve import ResponseCurve, own_pace, response_curve
from planner_core.studies.response_data import ResponseData
from planner_core.studies.response_network import Unanswered
from planner_core.studies.response_solutions import mean_response_seconds, open_response_seconds
from planner_core.studies.response_stations import ResponseModel
from planner_core.units import MS_PER_SECOND

Users = Literal["open", "closed"]
"""Whether users keep their pace or wait for their answers."""

MOST_SESSIONS: Final = 10_000
"""Of a predicted test."""


class VsimaxPrediction(msgspec.Struct, frozen=True):
    """What one rule makes of a predicted response curve, with one sample at each number of sessions."""

    rule: str
    """Id of the rule."""
    name: str
    users: Users
    source: str
    confidence: Confidence
    """Of the rule."""
    baseline_ms: float | None = None
    baseline_band: str = ""
    threshold_ms: float | None = None
    sessions: int | None = None
    """VSImax: the first number of sessions whose index passes the threshold."""
    reason: Message | None = None
    """Why there is no VSImax."""


class MeasuredVsimax(msgspec.Struct, frozen=True):
    """A prediction beside a measurement."""

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
    """One for each rule and kind of user, in the order of the rules.

    The test is taken to load the system with the pools' own work. It measures inside the session, so the line to
    the user does not count. A base phase is one session at a time.
    """
    test = model.data.login_vsi
    first, *others = dict.fromkeys(rule.response for rule in test.rules)
    network = model.network(model.data.interactions[first], phase, load, case, pool, with_line=False)
    samples = _samples(response_curve(network))
    by_operations = {first: samples, **{each: _rescaled(model.data, samples, first, each) for each in others}}
    return tuple(
        _prediction(test, rule, users, by_operations[rule.response])
        for rule in test.rules
        for users in get_args(Users)
    )


def beside_measured(prediction: VsimaxPrediction, measured: int) -> MeasuredVsimax:
    """A prediction beside the VSImax of a real test; 74 predicted, 75 measured: -1.3 %."""
    error = None if prediction.sessions is None else prediction.sessions / measured - 1
    return MeasuredVsimax(prediction, measured, error)


def _prediction(
    test: LoginVsi, rule: VsimaxRule, users: Users, samples: Mapping[str, Values] | Unanswered
) -> VsimaxPrediction:
    bare = VsimaxPrediction(rule.id, rule.name, users, rule.source, rule.confidence)
    if isinstance(samples, Unanswered):
        return msgspec.structs.replace(bare, reason=samples.reason)
    response_ms = samples[users]
    if len(response_ms) < rule.baseline.samples_needed:
        words = {"samples": rule.baseline.samples_needed}
        return msgspec.structs.replace(
            bare, reason=Message("The baseline of this rule needs {samples} samples.", words)
        )
    alone = np.full(rule.baseline.samples_needed, response_ms[0])
    found = vsimax(np.arange(1, len(response_ms) + 1), response_ms, rule, base_phase_ms=alone)
    if not math.isfinite(found.baseline_ms):
        return msgspec.structs.replace(
            bare, reason=Message("The system is overloaded before the baseline is taken.")
        )
    reason = None
    if found.reached_at is None:
        words = {"sessions": len(response_ms)}
        reason = Message("The threshold is not reached within {sessions} sessions.", words)
    return msgspec.structs.replace(
        bare,
        baseline_ms=found.baseline_ms,
        baseline_band=test.band_of(found.baseline_ms) if rule.response == "login-vsi-4" else "",
        threshold_ms=found.threshold_ms,
        sessions=found.reached_at,
        reason=reason,
    )


def _samples(curve: ResponseCurve | Unanswered) -> dict[str, Values] | Unanswered:
    """Milliseconds at 1, 2, 3... sessions."""
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


def _rescaled(
    data: ResponseData, samples: dict[str, Values] | Unanswered, first: str, other: str
) -> dict[str, Values] | Unanswered:
    """Another interaction on the same stations: every time of the network is longer by the same factor."""
    if isinstance(samples, Unanswered):
        return samples
    cycles = [data.interactions[each].cycle_seconds or math.nan for each in (first, other)]
    return {users: response_ms * cycles[1] / cycles[0] for users, response_ms in samples.items()}
