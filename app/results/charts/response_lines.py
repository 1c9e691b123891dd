"""The contents of a response chart, without pyqtgraph: lines over the number of sessions, and marks on its axis."""

from __future__ import annotations

import bisect
import math
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import numpy as np

from planner_core.studies.response_curve import PoolCurve, ResponseCurve

LineKind = Literal["pace", "wait", "before", "bound"]
"""Users keep their pace; users wait for answers; keeping pace in the normal case; the lower bound."""
MarkKind = Literal["planned", "maximum", "knee", "vsimax"]
MOST_LINES = 6
"""Pools with a line of their own: those with most users. The table has all."""
BEYOND = 1.25
"""The axis ends at this multiple of the last mark."""
SAME = 0.005
"""Lines whose relative difference is less than this are drawn as one."""
LEAST_HEIGHT, MOST_HEIGHT = 3.0, 4.0
"""Least height of the chart as a multiple of the response for a single user, and how far users who keep their pace may
raise it.
"""


class ResponseLine(NamedTuple):
    """One line; `x` are sessions of all pools, `y` seconds."""

    pools: tuple[str, ...]
    """The pools of the line: those with equal response times share one; empty if it belongs to no pool."""
    kind: LineKind
    x: tuple[float, ...]
    y: tuple[float, ...]

    def at(self, x: float) -> float:
        """Seconds at a number of sessions, or at the nearest end of the line."""
        return self.y[min(bisect.bisect_left(self.x, x), len(self.x) - 1)]


class Mark(NamedTuple):
    """A marked number of sessions."""

    kind: MarkKind
    sessions: float


class ResponsePicture(NamedTuple):
    """All lines and marks of a chart, and the ends of its axes."""

    lines: tuple[ResponseLine, ...]
    marks: tuple[Mark, ...]
    sessions_end: float
    seconds_end: float


def picture_of(
    shown: ResponseCurve, behind: ResponseCurve | None, maximum: float | None, vsimax: float | None = None
) -> ResponsePicture:
    """The curves of one case; for a failure, those of the normal case may be shown behind them.

    `maximum` and `vsimax` are sessions of all pools; None if unknown.
    """
    marks = [Mark("planned", shown.network.sessions), Mark("knee", shown.knee)]
    marks += [Mark("maximum", maximum)] if maximum is not None else []
    marks += [Mark("vsimax", vsimax)] if vsimax is not None else []
    end = BEYOND * max(mark.sessions for mark in marks)
    height = _height(shown)
    lines = [*(_before(behind, end, height) if behind else ()), *_lines(shown, end, height)]
    return ResponsePicture(tuple(lines), tuple(sorted(marks, key=lambda mark: mark.sessions)), end, height)


def leaves(line: ResponseLine, picture: ResponsePicture, share: float) -> tuple[float, float]:
    """Where a line crosses this share of the height, or reaches the right edge. Between two points it is straight, as
    it is drawn.
    """
    height, end = share * picture.seconds_end, picture.sessions_end
    for at, (x, y) in enumerate(zip(line.x, line.y, strict=True)):
        if y >= height:
            before, below = (line.x[at - 1], line.y[at - 1]) if at else (x, y)
            crossing = before + (x - before) * (height - below) / (y - below) if y > below else x
            if crossing <= end:
                return crossing, height
        if x >= end:
            break
    return end, float(np.interp(end, line.x, line.y))


def shown_pools(curve: ResponseCurve) -> list[int]:
    """Rows of the pools with a line, those with most users."""
    users = [each.sessions for each in curve.network.pools]
    most = sorted(range(len(users)), key=lambda row: -users[row])[:MOST_LINES]
    return sorted(most)


def _height(curve: ResponseCurve) -> float:
    """Seconds at the upper edge: enough for the planned sessions, and to show the curves rise."""
    planned = min(bisect.bisect_left(curve.sessions, curve.network.sessions), len(curve.sessions) - 1)
    rows = shown_pools(curve)
    alone = max(curve.pools[row].closed_seconds[0] for row in rows)
    waiting = max(curve.pools[row].closed_seconds[planned] for row in rows)
    keeping_pace = max(curve.pools[row].open_seconds[planned] for row in rows)
    return max(LEAST_HEIGHT * alone, 1.2 * waiting, min(1.2 * keeping_pace, MOST_HEIGHT * alone))


def _lines(curve: ResponseCurve, end: float, height: float) -> Iterator[ResponseLine]:
    if curve.shortest_seconds:
        yield _line((), "bound", curve.sessions, curve.shortest_seconds, end, height)
    for pools in _alike(curve):
        names = tuple(each.pool for each in pools)
        yield _line(names, "wait", curve.sessions, pools[0].closed_seconds, end, height)
        yield _line(names, "pace", curve.sessions, pools[0].open_seconds, end, height, curve.knee)


def _before(curve: ResponseCurve, end: float, height: float) -> Iterator[ResponseLine]:
    for pools in _alike(curve):
        names = tuple(each.pool for each in pools)
        yield _line(names, "before", curve.sessions, pools[0].open_seconds, end, height, curve.knee)


def _alike(curve: ResponseCurve) -> list[list[PoolCurve]]:
    """The shown pools, grouped if their lines would cover each other."""
    found: list[list[PoolCurve]] = []
    for row in shown_pools(curve):
        pool = curve.pools[row]
        same = next((each for each in found if _covers(each[0], pool)), None)
        if same is None:
            found.append([pool])
        else:
            same.append(pool)
    return found


def _covers(one: PoolCurve, other: PoolCurve) -> bool:
    def close(a: float, b: float) -> bool:
        return a == b or abs(a - b) <= SAME * abs(a)

    times = zip(
        (*one.closed_seconds, *one.open_seconds), (*other.closed_seconds, *other.open_seconds), strict=True
    )
    return all(close(a, b) for a, b in times)


def _line(
    pools: tuple[str, ...],
    kind: LineKind,
    sessions: Sequence[int],
    seconds: Sequence[float],
    end: float,
    height: float,
    knee: float | None = None,
) -> ResponseLine:
    """A line up to the edges of the chart; beyond the knee, users who keep their pace wait infinitely long."""
    x, y = [], []
    for number, time in zip(sessions, seconds, strict=True):
        if not math.isfinite(time):
            if knee is not None:
                x.append(knee)
                y.append(2 * height)
            break
        x.append(float(number))
        y.append(min(time, 2 * height))
        if number > end or time > 2 * height:
            break
    return ResponseLine(pools, kind, tuple(x), tuple(y))
