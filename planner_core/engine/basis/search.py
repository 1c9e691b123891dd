"""Searches for the smallest integer that satisfies a condition."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache


def smallest(holds: Callable[[int], bool], least: int, most: int, start: int) -> int | None:
    """The smallest number from `least` to `most` that satisfies `holds`, by doubling and bisection; None without one.

    `holds` must be monotonic: true for all larger numbers. The search begins at `start`, a guess.
    """
    asked = cache(holds)
    start = min(max(start, least), most)
    return _below(asked, least, start) if asked(start) else _above(asked, start, most)


def _below(holds: Callable[[int], bool], least: int, holding: int) -> int:
    step, failing = 1, least - 1
    while holding > least:
        lower = max(holding - step, least)
        if not holds(lower):
            failing = lower
            break
        holding, step = lower, step * 2
    return _between(holds, failing, holding)


def _above(holds: Callable[[int], bool], failing: int, most: int) -> int | None:
    step = 1
    while failing < most:
        higher = min(failing + step, most)
        if holds(higher):
            return _between(holds, failing, higher)
        failing, step = higher, step * 2
    return None


def _between(holds: Callable[[int], bool], failing: int, holding: int) -> int:
    while holding - failing > 1:
        middle = (failing + holding) // 2
        failing, holding = (failing, middle) if holds(middle) else (middle, holding)
    return holding


def highest(value: Callable[[int], float], least: int, most: int) -> int:
    """A number from `least` to `most` with the largest `value`.

    `value` may rise, then stay, then fall: the range is doubled until it falls, then narrowed by ternary search.
    """
    asked = cache(value)
    step, best = 1, least
    while least + step <= most and asked(least + step) >= asked(best):
        best, step = least + step, step * 2
    low, high = max(least, best - step // 2), min(most, least + step)
    while high - low > 2:
        one, other = low + (high - low) // 3, high - (high - low) // 3
        if asked(one) < asked(other):
            low = one
        elif asked(one) > asked(other):
            high = other
        else:
            low, high = one, other
    return max(range(low, high + 1), key=asked)
