"""Positions of numbers on the axes of charts: round ones, as many as fit."""

from __future__ import annotations

import math

MINUTES = (0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 240, 480, 720, 1440)
LEADING = (1, 2, 5)


def minute_ticks(end: float, most: float) -> list[float]:
    """Round numbers of minutes from 0 to `end`, at most `most`: 0, 15, 30, 45, 60."""
    step = next((each for each in MINUTES if end / each <= most), MINUTES[-1] * math.ceil(end / MINUTES[-1]))
    return _steps(step, end)


def number_ticks(end: float, most: float) -> list[float]:
    """Round numbers from 0 to `end`, at most `most`: 0, 20, 40, 60."""
    least = end / max(most, 1.0)
    if not least > 0 or not math.isfinite(least):
        return [0.0]
    decade = 10.0 ** math.floor(math.log10(least))
    step = next(each * decade for each in (*LEADING, 10) if each * decade >= least * (1 - 1e-9))
    return _steps(step, end)


def even_ticks(low: float, high: float, most: float) -> list[float]:
    """Round numbers from `low` to `high`, at most `most`: 66 to 84 in five: 70, 75, 80."""
    within = number_ticks(high - low, most)
    if len(within) < 2:
        return [low]
    step = within[1]
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(number * step, 9) for number in range(first, last + 1)]


def _steps(step: float, end: float) -> list[float]:
    return [round(number * step, 9) for number in range(math.floor(end / step * (1 + 1e-9)) + 1)]
