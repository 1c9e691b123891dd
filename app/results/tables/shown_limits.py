"""How many limits are shown: the same in window, proposal and command line. JSON has all."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from app.look.translation import tr_plural
from planner_core.engine.basis.assessment import Assessment, Limit

TIMES_PLANNED: Final = 4
"""Limits beyond this multiple of the planned desktops do not matter for the plan."""
FIRST: Final = 3
"""At least this many are shown, however far."""


class ShownLimits(NamedTuple):
    """The first limits, and the number of further ones."""

    limits: Sequence[Limit]
    more: int
    next: Limit | None
    """The first of the further ones."""


def shown_limits(assessment: Assessment, most: int | None = None) -> ShownLimits:
    """The limits up to four times the planned desktops, but at least three; on paper at most `most`."""
    limits = assessment.limits
    far = TIMES_PLANNED * assessment.desktops.planned
    count = max(FIRST, bisect_right(limits, far, key=lambda limit: limit.desktops))
    count = min(count, len(limits), len(limits) if most is None else most)
    following = limits[count] if count < len(limits) else None
    return ShownLimits(limits[:count], len(limits) - count, following)


def more_limits(shown: ShownLimits) -> str:
    """The line after the last shown limit; empty if no more follow."""
    if shown.next is None:
        return ""
    return tr_plural(
        "{count} more, at {desktops} desktops.",
        "{count} more, the next at {desktops} desktops.",
        shown.more,
        desktops=shown.next.desktops,
    )
