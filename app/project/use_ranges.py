"""How full each resource is in 8 of 10 futures, looked up by what a view shows."""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from planner_core.studies.range_study import UseRange

ALIKE: Final = 1e-6
"""Relative difference of two figures below which they are the same: limits that are found by trying differ by as
much.
"""


class SoftEnd(NamedTuple):
    """Shares between which the utilisation lies in 8 of 10 futures."""

    low: float
    high: float

    @property
    def is_seen(self) -> bool:
        """Whether both ends differ in whole percent."""
        return round(self.low * 100) != round(self.high * 100)


class UseRanges:
    """The ranges of one assessment; empty while none is known."""

    def __init__(self, uses: Sequence[UseRange] = ()) -> None:
        self._uses: dict[tuple[str, str, str, str], UseRange] = {
            (use.component, use.resource, use.phase, use.case): use for use in uses
        }

    def __bool__(self) -> bool:
        return bool(self._uses)

    def of(self, component: str, resource: str, phase: str, case: str, share: float | None) -> SoftEnd | None:
        """The range of a figure; None if it is not known, not seen, or that of another figure than `share`."""
        use = self._uses.get((component, resource, phase, case))
        if use is None or share is None or not isclose(use.planned, share, rel_tol=ALIKE):
            return None
        found = SoftEnd(use.low, use.high)
        return found if found.is_seen else None


NO_RANGES: Final = UseRanges()
