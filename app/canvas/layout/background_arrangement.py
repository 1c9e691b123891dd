"""Large changes are arranged beside the window, while they are written, and large plans while they are read: what the
drawing does after that is little.

Nothing of the drawing itself is touched there. Where the plan that was meant is not the one that is shown in the end,
or a label has to be measured first, what was worked out is thrown away and worked out again in the window.
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
    """The next state of one arrangement."""

    def __init__(self, arrangement: Arrangement) -> None:
        self._arrangement = arrangement
        self._arranged: _Arranged | None = None
        self._anew: _Anew | None = None
        self.far_places: FarPlaces | None = None
        """What was worked out along with the present state of the arrangement, where that was worked out here."""
        self.last_far_places: FarPlaces | None = None
        """The last that anybody has looked at; what stays where it was is taken from them."""

    def work_out_anew(self, plan: Plan) -> None:
        """Arrange a plan that is about to be opened, in any thread."""
        self._anew = None
        try:
            after = self._arrangement.anew(plan)
        except LookupError:
            return
        self._anew = _Anew(after, FarPlaces(after))

    def taken_anew(self, plan: Plan) -> bool:
        """Let the arrangement be what was worked out for this plan; False where nothing was."""
        anew, self._anew = self._anew, None
        self.far_places = None
        if anew is None or anew.after.plan is not plan:
            return False
        self._arrangement.adopt(anew.after)
        self.far_places = anew.far_places
        return True

    def work_out(self, plan: Plan, changed: Changed) -> None:
        """Arrange a copy, in any thread, as long as the arrangement itself does not change."""
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
        """Let the arrangement be what was worked out for this plan, and say what that touched; None for another."""
        arranged, self._arranged = self._arranged, None
        self.far_places = None
        if arranged is None or arranged.before is not self._arrangement.plan or arranged.changed != changed:
            return None
        if arranged.after.plan is not plan:
            return None
        self._arrangement.adopt(arranged.after)
        self.far_places = arranged.far_places
        return arranged.touched
