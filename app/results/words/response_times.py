"""Response times in words, for the window and the command line."""

from __future__ import annotations

import bisect
import math
from typing import TYPE_CHECKING, overload

from app.look.number_format import numbers
from app.results.words.results import resource_of
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

if TYPE_CHECKING:
    from planner_core.studies.response_curve import CaseResponse, ResponseCurve

SHARES_OF_THE_KNEE = (0.25, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0, 1.05, 1.1, 1.25, 1.5, 2.0)
MS_PER_SECOND = 1000


@overload
def whole_sessions(sessions: float) -> int: ...
@overload
def whole_sessions(sessions: float | None) -> int | None: ...
def whole_sessions(sessions: float | None) -> int | None:
    """Sessions as all views show them: rounded down to whole users, also below the knee."""
    return None if sessions is None else math.floor(sessions)


def points_to_show(curve: ResponseCurve) -> list[int]:
    """Points of the curve: one session, shares of the knee, and the planned number."""
    wanted = [1.0, *(share * curve.knee for share in SHARES_OF_THE_KNEE), curve.network.sessions]
    last = len(curve.sessions) - 1
    return sorted({min(bisect.bisect_left(curve.sessions, math.floor(each)), last) for each in wanted})


def seconds_in_words(value: float | None) -> str:
    """`0,62 s`; infinite in overload."""
    if value is None or not math.isfinite(value):
        return _endless(value)
    return numbers().quantity(value, "s", 2)


def milliseconds_in_words(value: float | None, factor: int = MS_PER_SECOND) -> str:
    """`620 ms`, from seconds, or with a factor of 1 from milliseconds."""
    if value is None or not math.isfinite(value):
        return _endless(value)
    shown = value * factor
    return numbers().quantity(shown, "ms", 0 if shown >= 100 else 2 if 0 < shown < 1 else None)


def bottleneck_in_words(plan: Plan, found: ResponseCurve | CaseResponse) -> str:
    """`CPU of Host`; empty if there is none."""
    if not found.bottleneck:
        return ""
    return resource_of(plan, found.bottleneck_resource, found.bottleneck)


def _endless(value: float | None) -> str:
    return NO_VALUE if value is None else numbers().number(value)
