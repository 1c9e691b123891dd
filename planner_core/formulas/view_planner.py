"""View Planner: a run passes where the slowest operations of each group stay within the group's limit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec
import numpy as np
from numpy.typing import ArrayLike


class OperationGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Operations that are judged together."""

    id: str
    of: str
    limit_seconds: float


class ViewPlannerRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How View Planner judges a run; see `resources/catalog/view_planner.json`."""

    groups: tuple[OperationGroup, ...]
    percentile: float
    iterations: int
    skip_first: int
    skip_last: int
    think_seconds: float
    repeat_noise_percent: float
    """How far two runs of the same plan may be apart."""
    source: str
    confidence: Literal["A", "B", "C", "D"]


class ViewPlannerScore(NamedTuple):
    """What a run comes to."""

    seconds: dict[str, float]
    """By group: the percentile of all latencies of the iterations that count."""
    passed: bool


def decode_view_planner(data: bytes) -> ViewPlannerRule:
    """The contents of `view_planner.json`. Raises msgspec.ValidationError where they are not as declared."""
    return msgspec.json.decode(data, type=ViewPlannerRule)


def view_planner_score(
    latencies_seconds: Mapping[str, Sequence[ArrayLike]], rule: ViewPlannerRule
) -> ViewPlannerScore:
    """Score of a run: for each group the latencies of each iteration, of all desktops together.

    Group A (interactive) within 1 s and group B (storage) within 6 s at the 95th percentile; first and last of
    five iterations are left out. Raises ValueError for another number of iterations or without any latency in
    those that count, KeyError for a missing group.
    """
    seconds = {}
    for group in rule.groups:
        iterations = latencies_seconds[group.id]
        if len(iterations) != rule.iterations:
            raise ValueError(
                f"a run has {rule.iterations} iterations, group {group.id} has {len(iterations)}"
            )
        counted = iterations[rule.skip_first : rule.iterations - rule.skip_last]
        measured = np.concatenate([np.ravel(each) for each in counted])
        if not len(measured):
            raise ValueError(f"group {group.id} has no latencies in the iterations that count")
        seconds[group.id] = float(np.percentile(measured, rule.percentile))
    return ViewPlannerScore(seconds, all(seconds[each.id] <= each.limit_seconds for each in rule.groups))


def vdimark(runs: Iterable[tuple[int, ViewPlannerScore]]) -> int | None:
    """The largest number of desktops of a run that passed; None where none did."""
    return max((desktops for desktops, score in runs if score.passed), default=None)
