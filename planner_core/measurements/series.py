"""Measured values over time, the hours of a day that count, and what is told of them: average, P95 and peak."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, time
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from planner_core.messages import HeadroomError, Message
from planner_core.units import SECONDS_PER_HOUR

Values = npt.NDArray[np.float64]
P95: Final = 0.95
FEW_SAMPLES: Final = 3
"""An hour with fewer of them may as well be a pause."""
_BETWEEN: Final = re.compile(r"(\d\d?):(\d\d)\s*[-–]\s*(\d\d?):(\d\d)")


class SeriesError(HeadroomError):
    """The hours asked for are none, or hold nothing."""


class Hours(NamedTuple):
    """The hours of each day that count, in the time of the log; `end` is not part of them.

    They may go over midnight. The same start and end are the whole day.
    """

    start: time = time(0)
    end: time = time(0)

    def hold(self, moment: datetime) -> bool:
        """Whether a sample counts."""
        at = moment.time()
        if self.start < self.end:
            return self.start <= at < self.end
        return self.start == self.end or at >= self.start or at < self.end


class Between(NamedTuple):
    """From one moment to another, both part of it, in the time of the log."""

    first: datetime
    last: datetime

    def hold(self, moment: datetime) -> bool:
        """Whether a sample counts."""
        return self.first <= moment <= self.last


When = Hours | Between
"""Which samples count."""


def hours_of(text: str) -> Hours:
    """`08:00-17:30`. Raises SeriesError for anything else."""
    found = _BETWEEN.fullmatch(text.strip())
    try:
        if found is None:
            raise ValueError
        first, second, third, fourth = (int(each) for each in found.groups())
        return Hours(time(first, second), time(third % 24 if fourth == 0 else third, fourth))
    except ValueError:
        words = {"text": text, "expected": "08:00-17:30"}
        raise SeriesError(Message("“{text}” are no hours of a day. Expected is {expected}.", words)) from None


class Told(NamedTuple):
    """What is told of one series."""

    average: float
    p95: float
    """95 of 100 samples are no higher; a value that was measured."""
    peak: float
    peak_at: datetime


def told(times: Sequence[datetime], values: Values, when: When) -> Told | None:
    """Average, P95 and peak of the samples that count; None if none of them has a value."""
    counts = held(times, when) & np.isfinite(values)
    if not counts.any():
        return None
    there = values[counts]
    at = int(np.flatnonzero(counts)[int(there.argmax())])
    return Told(float(there.mean()), p95_of(there), float(there.max()), times[at])


def p95_of(values: Values) -> float:
    """95 of 100 values are no higher; one of them."""
    return float(np.quantile(values, P95, method="inverted_cdf"))


def held(times: Sequence[datetime], when: When) -> npt.NDArray[np.bool_]:
    """Which samples count."""
    return np.array([when.hold(each) for each in times], dtype=np.bool_)


def seconds_between(times: Sequence[datetime]) -> float:
    """From one sample to the next. The usual gap, not the mean one: a log may pause, and its clock goes back an hour
    when summer time ends. 0 for fewer than two samples.
    """
    gaps = [(after - before).total_seconds() for before, after in pairwise(times)]
    ahead = [each for each in gaps if each > 0]
    return float(np.median(ahead)) if ahead else 0.0


def hours_measured(times: Sequence[datetime], when: When) -> float:
    """How long the samples that count stand for, in hours."""
    return float(held(times, when).sum()) * seconds_between(times) / SECONDS_PER_HOUR


class ClockChange(NamedTuple):
    """Where the clock of a log jumps by an hour, as when summer time begins or ends."""

    before: datetime
    after: datetime

    @property
    def is_repeated(self) -> bool:
        """Whether an hour is there twice; else one is missing."""
        return self.after < self.before


def clock_changes(times: Sequence[datetime]) -> tuple[ClockChange, ...]:
    """Jumps of the clock. A log tells its distance to UTC once, at its beginning, and goes on with the local time."""
    usual = seconds_between(times)
    found = []
    for before, after in pairwise(times):
        gap = (after - before).total_seconds() - usual
        if abs(abs(gap) - SECONDS_PER_HOUR) <= usual and usual * FEW_SAMPLES < SECONDS_PER_HOUR:
            found.append(ClockChange(before, after))
    return tuple(found)
