"""How a sheet lies on A4: upright or across, and in as few pages as stay legible."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

LEFT, RIGHT, TOP, BOTTOM = 0.4, 0.4, 0.75, 0.65
"""Margins in inches; head and foot lie in the upper and the lower one."""
POINTS_PER_INCH: Final = 72
SHORT, LONG = 595.3, 841.9
"""A4 in points."""
LEAST_SCALE: Final = 0.57
"""Of its size on the screen; 11 points become 6.3."""
LEAST_OF_APPENDIX: Final = 0.48
LOST_BETWEEN_PAGES: Final = 45.0
"""Points at the end of a page that no row fits into, and those of the repeated heading."""
MOST_PAGES: Final = 100


class PageSetup(NamedTuple):
    """The orientation, and how many pages the sheet is fitted to; `tall` is 0 for as many as it takes."""

    is_across: bool
    tall: int
    scale: float


def page_setup(width: float, height: float, least: float = LEAST_SCALE) -> PageSetup:
    """The setup with the fewest pages whose scale is at least `least`; sizes in points at full scale."""
    for tall in range(1, MOST_PAGES):
        setups = [_fitted(width, height, tall, is_across=across) for across in (False, True)]
        best = max(setups, key=lambda each: each.scale)
        if best.scale >= least:
            return best
    return _fitted(width, height, 0, is_across=True)


def _fitted(width: float, height: float, tall: int, *, is_across: bool) -> PageSetup:
    across, down = (LONG, SHORT) if is_across else (SHORT, LONG)
    wide = across - (LEFT + RIGHT) * POINTS_PER_INCH
    high = down - (TOP + BOTTOM) * POINTS_PER_INCH
    scales = [1.0, wide / max(width, 1.0)]
    if tall:
        scales.append((high * tall) / (height + LOST_BETWEEN_PAGES * (tall - 1)))
    return PageSetup(is_across, tall, min(scales))


def column_points(width: float) -> float:
    """The width of a column in points; `width` is in digits, as in files."""
    return math.floor(width * 7 + 5) * 0.75
