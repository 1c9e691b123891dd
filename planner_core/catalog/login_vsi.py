"""Login VSI as data: the operations that make up a response, and how each version of the test determines VSImax.

Every version has its own rule, and sources disagree on some, so all rules are in `login_vsi.json` with their source;
`formulas/vsimax.py` holds the calculations, and `studies/benchmark_scores.py` applies the rules.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from planner_core.catalog.records import Confidence


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decoded from a file."""


class WeightedOperations(_Data, frozen=True):
    """The operations that make up a response time, with their weights."""

    id: str
    """The test's name in the calibration of workload profiles."""
    weights: dict[str, float]
    source: str
    confidence: Confidence


class BaselineRule(_Data, frozen=True):
    """The samples that make up the baseline: the first ones, of these the lowest, of these all but the extremes."""

    samples: Literal["whole test", "base phase"]
    first: int | None = None
    lowest: int | None = None
    drop_lowest: int = 0
    drop_highest: int = 0

    @property
    def samples_needed(self) -> int:
        """Minimum number of samples for a baseline."""
        return max(self.first or 0, self.lowest or 0, self.drop_lowest + self.drop_highest + 1)


class IndexWindow(_Data, frozen=True):
    """The most recent samples, over which the index is averaged."""

    latest: int
    share_of_sessions: float
    """Additional samples per active session."""


class VsimaxRule(_Data, frozen=True):
    """How a version of Login VSI determines VSImax."""

    id: str
    name: str
    response: str
    """Id of the weighted operations."""
    baseline: BaselineRule
    baseline_factor: float
    added_ms: float
    trim_share: float
    """Share of samples dropped at each end before averaging."""
    source: str
    confidence: Confidence
    trim_least: int = 0
    window: IndexWindow | None = None
    """If None, the index averages all samples taken at the same number of sessions."""
    note: str = ""


class BaselineBand(_Data, frozen=True):
    """How to rate a machine by its baseline, measured without load."""

    id: str
    below_ms: float | None


class LoginVsi(_Data, frozen=True):
    """The contents of `login_vsi.json`."""

    responses: tuple[WeightedOperations, ...]
    rules: tuple[VsimaxRule, ...]
    baseline_bands: tuple[BaselineBand, ...]
    """From best to worst; the last one is open-ended."""
    baseline_bands_source: str

    def rule(self, rule_id: str) -> VsimaxRule:
        """A rule by id. Raises KeyError if there is none."""
        return {each.id: each for each in self.rules}[rule_id]

    def operations(self, rule: VsimaxRule) -> WeightedOperations:
        """The operations that a rule refers to."""
        return {each.id: each for each in self.responses}[rule.response]

    def band_of(self, baseline_ms: float) -> str:
        """Id of the band of a baseline; 900 ms: good."""
        return next(
            each.id for each in self.baseline_bands if each.below_ms is None or baseline_ms < each.below_ms
        )


def decode_login_vsi(data: bytes) -> LoginVsi:
    """The contents of `login_vsi.json`. Raises msgspec.ValidationError if they do not match the declarations, and
    KeyError if a rule names missing operations.
    """
    decoded = msgspec.json.decode(data, type=LoginVsi)
    for rule in decoded.rules:
        decoded.operations(rule)
    return decoded
