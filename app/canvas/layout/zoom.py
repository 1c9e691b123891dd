"""Zoom levels. No Qt."""

from __future__ import annotations

SMALLER = (0.10, 0.15, 0.20, 0.25, 0.33, 0.40, 0.50, 0.60, 0.70, 0.80, 0.90)
LARGER = (1.10, 1.25, 1.50, 1.75, 2.0, 2.5, 3.0, 3.5, 4.0)
LEVELS = (*SMALLER, 1.0, *LARGER)
LEAST, MOST = LEVELS[0], LEVELS[-1]
"""Limits for keys and wheel."""
LEAST_FITTED = 0.002
"""Minimum zoom for fitting: shows half a million pixels in a window of a thousand."""
NOTCH = 120
"""One notch of a wheel, in eighths of a degree; touch pads send smaller amounts."""


def stepped(zoom: float, steps: int) -> float:
    """The level some steps above or below a zoom, which may be between two levels."""
    for _ in range(abs(steps)):
        above = [level for level in LEVELS if level > zoom * 1.001]
        below = [level for level in LEVELS if level < zoom * 0.999]
        zoom = (above[0] if above else MOST) if steps > 0 else (below[-1] if below else min(zoom, LEAST))
    return zoom


def fitting(width: float, height: float, room_width: float, room_height: float, most: float = 1.0) -> float:
    """The zoom at which something fits into a room, at most `most`."""
    if width <= 0 or height <= 0:
        return most
    return max(LEAST_FITTED, min(most, room_width / width, room_height / height))
