"""Arranges large changes in a thread while they are written, and large plans while they are read, so that little is
left for the window's thread.

The drawing itself is not touched there. The result is dropped and recomputed in the window if another plan is shown in
the end, or if a label has to be measured first.
"""

from __future__ import annotations

from typing import NamedTuple

from app.canvas.layout.arrangement import Arrangement, Touched
from app.canvas.painting.far_places import FarPlaces
from planner_core.editing.document import Changed
from planner_core.plan.plan import Plan


class _Arranged(NamedTuple):
    before: Plan
    changed: Changed
    after: Arrangement
    touched: Touched
    far_places: FarPlaces


class _Anew(NamedTuple):
    after: Arrangement
    far_places: FarPlaces


class Ahead:
    """The next state of one arrangement, computed ahead."""

    def __init__(self, arrangement: Arrangement) -> None:
        self._arrangement = arrangement
        self._arranged: _Arranged | None = None
        self._anew: _Anew | None = None
        self.far_places: FarPlaces | None = None
        """The places computed with the current state of the arrangement; None if it was not computed here."""
        self.last_far_places: FarPlaces | None = None
        """The last places that were painted; unchanged ones are reused."""

    def work_out_anew(self, plan: Plan) -> None:
        """Arrange a plan that is about to be opened; runs in any thread."""
        self._anew = None
        try:
            after = self._arrangement.anew(plan)
        except LookupError:
            return
        self._anew = _Anew(after, FarPlaces(after))

    def taken_anew(self, plan: Plan) -> bool:
        """Adopt the arrangement computed for this plan. Returns False if there is none."""
        anew, self._anew = self._anew, None
        self.far_places = None
        if anew is None or anew.after.plan is not plan:
            return False
        self._arrangement.adopt(anew.after)
        self.far_places = anew.far_places
        return True

    def work_out(self, plan: Plan, changed: Changed) -> None:
        """Arrange a copy; runs in any thread while the arrangement itself does not change."""
        self._arranged = None
        before = self._arrangement.plan
        if changed.switched or plan is before:
            return
        after = self._arrangement.copied()
        try:
            touched = after.update(plan, changed)
        except LookupError:
            return
        far_places = FarPlaces(after, self.last_far_places)
        self._arranged = _Arranged(before, changed, after, touched, far_places)

    def taken(self, plan: Plan, changed: Changed) -> Touched | None:
        """Adopt the arrangement computed for this plan and return what moved; None if there is none."""
        arranged, self._arranged = self._arranged, None
        self.far_places = None
        if arranged is None or arranged.before is not self._arrangement.plan or arranged.changed != changed:
            return None
        if arranged.after.plan is not plan:
            return None
        self._arrangement.adopt(arranged.after)
        self.far_places = arranged.far_places
        return arranged.touched
