"""How many limits are shown: the same in window, proposal and command line. JSON has all."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from app.look.translation import tr_plural
from planner_core.engine.basis.assessment import Assessment, Limit, horizon


class ShownLimits(NamedTuple):
    """The first limits, and the number of further ones."""

    limits: Sequence[Limit]
    more: int
    next: Limit | None
    """The first of the further ones."""
    horizon: int
    """The desktops up to which limits matter."""

    @property
    def is_far(self) -> bool:
        """Whether all further ones lie beyond the horizon."""
        return self.next is not None and self.next.desktops > self.horizon


def shown_limits(assessment: Assessment, most: int | None = None) -> ShownLimits:
    """The limits up to the horizon of the plan; on paper at most `most`."""
    limits = assessment.limits
    far = horizon(assessment.desktops.planned, limits[0].desktops if limits else 0)
    count = bisect_right(limits, far, key=lambda limit: limit.desktops)
    count = count if most is None else min(count, most)
    following = limits[count] if count < len(limits) else None
    return ShownLimits(limits[:count], len(limits) - count, following, far)


def more_limits(shown: ShownLimits) -> str:
    """The line after the last shown limit; empty if no more follow."""
    if shown.next is None:
        return ""
    if shown.is_far:
        return tr_plural(
            "{count} more, beyond {desktops} desktops.",
            "{count} more, all beyond {desktops} desktops.",
            shown.more,
            desktops=shown.horizon,
        )
    return tr_plural(
        "{count} more, at {desktops} desktops.",
        "{count} more, the next at {desktops} desktops.",
        shown.more,
        desktops=shown.next.desktops,
    )
