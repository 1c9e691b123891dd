"""Login VSI as data: which operations make up a response, and how each version of the test finds its VSImax.

Every version has its own rule, and the sources disagree on some, so all of it stands in `login_vsi.json` with its
source; `formulas/vsimax.py` computes, and `studies/benchmark_scores.py` does as a rule says.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from planner_core.catalog.records import Confidence


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Read from a file."""


class WeightedOperations(_Data, frozen=True):
    """Which operations make up a response time, and how much each counts."""

    id: str
    """As the test is called in the calibration of workload profiles."""
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


class LoginVsi(_Data, frozen=True):
    """Everything that the file says."""

    responses: tuple[WeightedOperations, ...]
    rules: tuple[VsimaxRule, ...]
    baseline_bands: tuple[BaselineBand, ...]
    """From the best to the worst; the last one has no end."""
    baseline_bands_source: str

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


def decode_login_vsi(data: bytes) -> LoginVsi:
    """The contents of `login_vsi.json`. Raises msgspec.ValidationError where they are not as declared, and
    KeyError where a rule names operations that are not there."""
    decoded = msgspec.json.decode(data, type=LoginVsi)
    for rule in decoded.rules:
        decoded.operations(rule)
    return decoded
