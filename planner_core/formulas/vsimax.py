"""VSImax: the number of sessions at which Login VSI's response index leaves its baseline too far behind.

Every version of the test has its own rule, and the sources disagree on some. So the rules are data (see
`resources/catalog/login_vsi.json`), each with its source, and the functions here only do as a rule says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec
import numpy as np
from numpy.typing import ArrayLike

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Column, Index, Values
from planner_core.messages import Message

Confidence = Literal["A", "B", "C", "D"]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read from a file."""


class WeightedOperations(_Data, frozen=True):
    """Which operations make up a response time, and how much each counts."""

    id: str
    weights: dict[str, float]
    source: str
    confidence: Confidence


class BaselineRule(_Data, frozen=True):
    """Which samples make the baseline: the first ones, of these the lowest ones, of these all but the extremes."""

    samples: Literal["whole test", "base phase"]
    first: int | None = None
    lowest: int | None = None
    drop_lowest: int = 0
    drop_highest: int = 0

    @property
    def samples_needed(self) -> int:
        """Fewer samples make no baseline."""
        return max(self.first or 0, self.lowest or 0, self.drop_lowest + self.drop_highest + 1)


class IndexWindow(_Data, frozen=True):
    """The latest samples that the index is the mean of."""

    latest: int
    share_of_sessions: float
    """So many further ones per active session."""


class VsimaxRule(_Data, frozen=True):
    """How a version of Login VSI finds its VSImax."""

    id: str
    name: str
    response: str
    """Id of the weighted operations."""
    baseline: BaselineRule
    baseline_factor: float
    added_ms: float
    trim_share: float
    """Share of the samples dropped at either end before the mean."""
    source: str
    confidence: Confidence
    trim_least: int = 0
    window: IndexWindow | None = None
    """Without one, the index is over all samples taken at the same number of sessions."""
    note: str = ""


class BaselineBand(_Data, frozen=True):
    """What a baseline says about the machine with nobody on it."""

    id: str
    below_ms: float | None


class StuckCorrection(_Data, frozen=True):
    """How much of a stuck session is taken off."""

    id: str
    stuck_share: float
    source: str
    confidence: Confidence


class LoginVsi(_Data, frozen=True):
    """Everything that the file says."""

    responses: tuple[WeightedOperations, ...]
    rules: tuple[VsimaxRule, ...]
    baseline_bands: tuple[BaselineBand, ...]
    """From the best to the worst; the last one has no end."""
    baseline_bands_source: str
    stuck_allowed_percent: float
    stuck_corrections: tuple[StuckCorrection, ...]

    def rule(self, rule_id: str) -> VsimaxRule:
        """One rule; KeyError where there is none."""
        return {each.id: each for each in self.rules}[rule_id]

    def operations(self, rule: VsimaxRule) -> WeightedOperations:
        """The operations that a rule is about."""
        return {each.id: each for each in self.responses}[rule.response]

    def band_of(self, baseline_ms: float) -> str:
        """Id of the band that a baseline falls into; 900 ms: good."""
        return next(
            each.id for each in self.baseline_bands if each.below_ms is None or baseline_ms < each.below_ms
        )


class Vsimax(NamedTuple):
    """What a test, or a predicted response curve, comes to under one rule."""

    baseline_ms: float
    threshold_ms: float
    sessions: Index
    """The numbers of active sessions, ascending."""
    index_ms: Values
    """The response index at each."""
    reached_at: int | None
    """VSImax; None where the threshold was never passed, and more sessions might be carried."""

    def average_at(self, sessions: int) -> float | None:
        """VSIavg100, 250, 500...: the index at so many sessions, None where they never were."""
        at = int(np.searchsorted(self.sessions, sessions))
        found = at < len(self.sessions) and self.sessions[at] == sessions
        return float(self.index_ms[at]) if found else None


def decode_login_vsi(data: bytes) -> LoginVsi:
    """The contents of `login_vsi.json`. Raises msgspec.ValidationError where they are not as declared, and
    KeyError where a rule names operations that are not there."""
    decoded = msgspec.json.decode(data, type=LoginVsi)
    for rule in decoded.rules:
        decoded.operations(rule)
    return decoded


@formula(
    Message("VSImax threshold"),
    symbol="T",
    unit="ms",
    expression="baseline_factor x baseline_ms + added_ms",
    source="Login VSI; factor and added time are those of the test version",
)
def vsimax_threshold_ms(baseline_ms: Column, baseline_factor: Column, added_ms: Column) -> Column:
    """Response index beyond which VSImax is reached; 1,500 ms: 4,500 (Fujitsu) or 4,875 (x 125 %)."""
    return baseline_factor * baseline_ms + added_ms


@formula(
    Message("VSImax without stuck sessions"),
    symbol="N",
    unit="",
    expression="sessions - stuck_share x stuck_sessions - lost_sessions",
    source="Fujitsu, SSD in VDI (2011): without hanging desktops; Cisco (2011): half of the stuck, all of the lost",
)
def corrected_sessions(
    sessions: Column, stuck_sessions: Column, lost_sessions: Column, stuck_share: Column
) -> Column:
    """VSImax that sizing should use; 180 with 4 stuck and 1 lost at a share of 0.5: 177."""
    return sessions - stuck_share * stuck_sessions - lost_sessions


def weighted_response_ms(operations: WeightedOperations, measured_ms: Mapping[str, ArrayLike]) -> Values:
    """The response time that the rules speak of: the weighted sum of a session's operations.

    Raises KeyError where an operation is missing.
    """
    terms = [weight * np.asarray(measured_ms[name]) for name, weight in operations.weights.items()]
    total: Values = np.sum(terms, axis=0, dtype=np.float64)
    return total


def baseline_ms(response_ms: ArrayLike, rule: BaselineRule) -> float:
    """Baseline of samples in the order they were taken. Raises ValueError for fewer than the rule needs."""
    samples = np.asarray(response_ms, dtype=np.float64)
    if len(samples) < rule.samples_needed:
        raise ValueError(f"the baseline needs {rule.samples_needed} samples, there are {len(samples)}")
    chosen = np.sort(samples[: rule.first])[: rule.lowest]
    return float(np.mean(chosen[rule.drop_lowest : len(chosen) - rule.drop_highest]))


def index_ms(active_sessions: ArrayLike, response_ms: ArrayLike, rule: VsimaxRule) -> tuple[Index, Values]:
    """The response index at each number of sessions.

    `active_sessions` tells how many were active when each sample was taken; samples come in the order they were
    taken, and sessions only log in. Raises ValueError where they do not.
    """
    active, response = np.asarray(active_sessions, dtype=np.intp), np.asarray(response_ms, dtype=np.float64)
    if active.shape != response.shape or np.any(np.diff(active) < 0):
        raise ValueError("each sample needs its number of active sessions, which never falls")
    numbers = np.unique(active)
    ends = np.searchsorted(active, numbers, side="right")
    if rule.window is None:
        starts = np.searchsorted(active, numbers)
    else:
        further = np.rint(rule.window.share_of_sessions * numbers).astype(np.intp)
        starts = np.maximum(ends - rule.window.latest - further, 0)
    index = [_trimmed_mean(response[start:end], rule) for start, end in zip(starts, ends, strict=True)]
    return numbers, np.array(index)


def vsimax(
    active_sessions: ArrayLike,
    response_ms: ArrayLike,
    rule: VsimaxRule,
    base_phase_ms: ArrayLike | None = None,
) -> Vsimax:
    """VSImax of weighted response times in the order they were taken: the first number of sessions whose index
    passes the threshold.

    `base_phase_ms` are the samples of a base phase, which some rules take the baseline from. Raises ValueError
    where they are missing, or where there are too few samples for a baseline.
    """
    if rule.baseline.samples == "base phase" and base_phase_ms is None:
        raise ValueError("this rule needs the samples of a base phase")
    samples = response_ms if rule.baseline.samples == "whole test" else base_phase_ms
    assert samples is not None
    baseline = baseline_ms(samples, rule.baseline)
    threshold = float(vsimax_threshold_ms(baseline, rule.baseline_factor, rule.added_ms))
    sessions, index = index_ms(active_sessions, response_ms, rule)
    beyond = sessions[index > threshold]
    return Vsimax(baseline, threshold, sessions, index, int(beyond[0]) if len(beyond) else None)


def _trimmed_mean(samples: Values, rule: VsimaxRule) -> float:
    """The mean without the highest and the lowest, as long as any remain."""
    dropped = max(round(rule.trim_share * len(samples)), rule.trim_least)
    kept = np.sort(samples)[dropped : len(samples) - dropped]
    return float(np.mean(kept if len(kept) else samples))
