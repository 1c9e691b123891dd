"""How much of the ladder of limits people are shown: window, proposal and command line alike. JSON has all of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from app.look.translation import tr_plural
from planner_core.engine.basis.assessment import Assessment, Limit

TIMES_PLANNED: Final = 4
"""What limits at more than so many times the planned desktops is no limit of this plan."""
FIRST: Final = 3
"""So many limits are shown however far they are."""


class ShownLimits(NamedTuple):
    """The first limits, and how many follow."""

    limits: Sequence[Limit]
    more: int
    next: Limit | None
    """The first of those that follow."""


def shown_limits(assessment: Assessment, most: int | None = None) -> ShownLimits:
    """The limits up to four times the planned desktops, but three at least; on paper no more than `most`."""
    limits = assessment.limits
    far = TIMES_PLANNED * assessment.desktops.planned
    count = max(FIRST, bisect_right(limits, far, key=lambda limit: limit.desktops))
    count = min(count, len(limits), len(limits) if most is None else most)
    following = limits[count] if count < len(limits) else None
    return ShownLimits(limits[:count], len(limits) - count, following)


def more_limits(shown: ShownLimits) -> str:
    """The line below the last limit that is shown; empty where that is the last one."""
    if shown.next is None:
        return ""
    return tr_plural(
        "{count} more, at {desktops} desktops.",
        "{count} more, the next at {desktops} desktops.",
        shown.more,
        desktops=shown.next.desktops,
    )
