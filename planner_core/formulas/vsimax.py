"""VSImax: the number of sessions at which Login VSI's response index exceeds its baseline too far.

The functions take the numbers of a rule; the rules of each version of the test are data (`catalog/login_vsi.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Index, Number, Values
from planner_core.messages import Message


class Vsimax(NamedTuple):
    """The result of a test, or of a predicted response curve, under one rule."""

    baseline_ms: float
    threshold_ms: float
    sessions: Index
    """The numbers of active sessions, ascending."""
    index_ms: Values
    """The response index at each."""

    @property
    def reached_at(self) -> int | None:
        """VSImax, the first number of sessions whose index exceeds the threshold; None if it was never exceeded, and
        more sessions may fit.
        """
        beyond = self.sessions[self.index_ms > self.threshold_ms]
        return int(beyond[0]) if len(beyond) else None


@formula(
    Message("VSImax threshold"),
    symbol="T",
    unit="ms",
    expression="baseline_factor x baseline_ms + added_ms",
    source="Login VSI; factor and added time are those of the test version",
)
def vsimax_threshold_ms(baseline_ms: Number, baseline_factor: Number, added_ms: Number) -> Number:
    """Response index beyond which VSImax is reached; 1,500 ms: 4,500 (Fujitsu) or 4,875 (x 125 %)."""
    return baseline_factor * baseline_ms + added_ms


def weighted_response_ms(weights: Mapping[str, float], measured_ms: Mapping[str, ArrayLike]) -> Values:
    """Weighted sum of a session's response times by operation, the input of the rules.

    Raises KeyError if an operation is missing.
    """
    terms = [weight * np.asarray(measured_ms[name]) for name, weight in weights.items()]
    total: Values = np.sum(terms, axis=0, dtype=np.float64)
    return total


def baseline_ms(
    response_ms: ArrayLike,
    first: int | None = None,
    lowest: int | None = None,
    drop_lowest: int = 0,
    drop_highest: int = 0,
) -> Values:
    """Baseline in ms of samples in chronological order along the first axis: the mean of the first ones, of these the
    lowest, of these all but the extremes; None takes all.

    1, 2, ... 300 ms, lowest 15 without the lowest 2: 9 ms. Raises ValueError for fewer samples than asked for.
    """
    samples = np.asarray(response_ms, dtype=np.float64)
    those = baseline_ranks(len(samples), first, lowest, drop_lowest, drop_highest)
    found: Values = np.mean(np.sort(samples[:first], axis=0)[those.start : those.stop], axis=0)
    return found


def baseline_ranks(
    samples: int,
    first: int | None = None,
    lowest: int | None = None,
    drop_lowest: int = 0,
    drop_highest: int = 0,
) -> range:
    """Which of the first samples, from the lowest on, make up a baseline; of samples that never fall, these samples.

    300 samples, lowest 15 without the lowest 2: 2 to 14, counted from 0. Raises ValueError for fewer samples than
    asked for.
    """
    needed = max(first or 0, lowest or 0, drop_lowest + drop_highest + 1)
    if samples < needed:
        raise ValueError(f"the baseline needs {needed} samples, there are {samples}")
    return range(drop_lowest, min(samples, first or samples, lowest or samples) - drop_highest)


def index_ms(
    active_sessions: ArrayLike,
    response_ms: ArrayLike,
    trim_share: float,
    trim_least: int = 0,
    latest: int | None = None,
    share_of_sessions: float = 0.0,
) -> tuple[Index, Values]:
    """Numbers of sessions, ascending, and the response index in ms at each: a mean without the highest and the lowest
    `trim_share` of its samples, at least `trim_least` of them.

    The mean is over all samples taken at the same number of sessions, or over the `latest` and a number of further ones
    per session. `active_sessions` is the number of active sessions at each sample; samples are in chronological order,
    and sessions only log in. Raises ValueError otherwise.
    """
    active, response = np.asarray(active_sessions, dtype=np.intp), np.asarray(response_ms, dtype=np.float64)
    if active.shape != response.shape or np.any(np.diff(active) < 0):
        raise ValueError("each sample needs its number of active sessions, which never falls")
    numbers = np.unique(active)
    ends = np.searchsorted(active, numbers, side="right")
    starts = np.searchsorted(active, numbers)
    if latest is not None:
        further = np.rint(share_of_sessions * numbers).astype(np.intp)
        starts = np.maximum(ends - latest - further, 0)
    index = [
        _trimmed_mean(response[start:end], trim_share, trim_least)
        for start, end in zip(starts, ends, strict=True)
    ]
    return numbers, np.array(index)


def _trimmed_mean(samples: Values, trim_share: float, trim_least: int) -> float:
    """The mean without the highest and the lowest, if any remain."""
    dropped = max(round(trim_share * len(samples)), trim_least)
    kept = np.sort(samples)[dropped : len(samples) - dropped]
    return float(np.mean(kept if len(kept) else samples))
