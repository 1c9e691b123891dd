"""The largest growth of a plan with answers in time, found by trying for many pools and cases side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from planner_core.formulas.recording import Values

DOUBLINGS: Final = 20
SECANTS: Final = 16
STEPS: Final = 40
"""Tries at the ends of steps; a search that needs more goes on by halves."""
NEAR: Final = 1e-12
CLOSE: Final = 1e-10
"""Relative accuracy of a growth."""
LEAST_GROWTH: Final = 1e-9
"""A growth below this is none, and is not looked for more closely."""


def largest_growth(
    seconds: Callable[[Values], Values],
    limit: Values,
    knee: Values | None = None,
    step_end: Callable[[Values], Values] | None = None,
    begin: Values | float = 1.0,
) -> Values:
    """The largest growth at which `seconds` is within `limit`, of the shape of `limit`; infinite if it always is.

    `seconds` never falls as the growth rises. `knee` is the growth at which it becomes infinite, where it rises without
    steps until then. Where it rises in steps, `step_end` is the growth at which the step of a growth ends. A limit
    below zero is never met, and nothing is tried for it. `begin` is tried first, best a little too much.
    """
    few, many = np.zeros(limit.shape), np.where(limit < 0, 0.0, begin)
    endless = np.zeros(limit.shape, dtype=bool)
    with np.errstate(all="ignore"):
        for _ in range(DOUBLINGS):
            fits = seconds(many) <= limit
            if not fits.any():
                break
            few, many = np.where(fits, many, few), np.where(fits, many * 2, many)
        else:
            endless = seconds(many) <= limit
        if knee is not None:
            few, many = _narrowed(seconds, limit, few, np.clip(knee, few, many))
        if step_end is not None:
            few, many = _at_a_step(seconds, limit, few, many, step_end)
        while ((many - few > CLOSE * many) & (many > LEAST_GROWTH)).any():
            middle = (few + many) / 2
            fits = seconds(middle) <= limit
            few, many = np.where(fits, middle, few), np.where(fits, many, middle)
    found: Values = np.where(endless, np.inf, few)
    return found


def _narrowed(
    seconds: Callable[[Values], Values], limit: Values, few: Values, many: Values
) -> tuple[Values, Values]:
    """Closer bounds, where the time grows without steps: its inverse is nearly straight before overload, so the line
    between the bounds meets the limit close by.
    """
    low, high = (1 / seconds(each) - 1 / limit for each in (few, many))
    last, there = np.zeros(limit.shape), many
    for _ in range(SECANTS):
        there = few + (many - few) * np.clip(low / (low - high), NEAR, 1 - NEAR)
        found = 1 / seconds(there) - 1 / limit
        fits = found >= 0
        side = np.where(fits, 1.0, -1.0)
        ahead = 1 - found / np.where(fits, low, high)
        # A bound that stays counts for less (Anderson and Björck, 1973).
        slow = np.where(side == last, np.where(ahead > 0, ahead, 0.5), 1.0)
        few, low = np.where(fits, there, few), np.where(fits, found, low * slow)
        many, high = np.where(fits, many, there), np.where(fits, high * slow, found)
        last = side
        if (many - few <= CLOSE * many).all() or (np.abs(found) < CLOSE / limit).all():
            break
    below, beyond = there * (1 - CLOSE / 2), there * (1 + CLOSE / 2)
    few = np.where(seconds(below) <= limit, np.maximum(few, below), few)
    return few, np.where(seconds(beyond) > limit, np.minimum(many, beyond), many)


def _at_a_step(
    seconds: Callable[[Values], Values],
    limit: Values,
    few: Values,
    many: Values,
    step_end: Callable[[Values], Values],
) -> tuple[Values, Values]:
    """Closer bounds, where the time grows in steps: both are ends of neighbouring steps, or next to one."""
    for _ in range(STEPS):
        end = step_end((few + many) / 2)
        # If no step ends between the middle and `many`, the next end above `few` is tried.
        end = np.where(end < many, end, step_end(few * (1 + CLOSE / 2)))
        inside = (end > few) & (end < many)
        if not inside.any():
            break
        end = np.where(inside, end, (few + many) / 2)
        fits = seconds(end) <= limit
        few, many = np.where(fits, end, few), np.where(fits, many, end)
    beyond = few * (1 + CLOSE / 2)
    return few, np.where((beyond < many) & (seconds(beyond) > limit), beyond, many)
