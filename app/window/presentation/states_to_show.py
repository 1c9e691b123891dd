"""The states that a presentation goes through: restore points in their order, then the variants as they are now."""

from __future__ import annotations

from functools import cached_property

from app.look.moments import moment_in_words
from app.look.translation import tr
from app.project.session import Session
from planner_core.editing.history import RestorePoint
from planner_core.plan.plan import Plan
from planner_core.plan.project import Variant


class StateToShow:
    """One state by name; its plan is read when it is first shown, and nothing is written."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        """What kind of state it is, in words."""

    @cached_property
    def plan(self) -> Plan:
        """The plan in this state."""
        raise NotImplementedError


class VariantToShow(StateToShow):
    """A variant as it is now."""

    def __init__(self, variant: Variant, about: str) -> None:
        super().__init__(variant.name, about)
        self._variant = variant

    @cached_property
    def plan(self) -> Plan:
        return self._variant.plan


class PointToShow(StateToShow):
    """The shown variant as it was at a restore point."""

    def __init__(self, session: Session, point: RestorePoint) -> None:
        moment = moment_in_words(point.set_at)
        about = tr("Restore point of {moment}", moment=moment) if moment else tr("Restore point")
        super().__init__(point.name, about)
        self._session, self._point = session, point

    @cached_property
    def plan(self) -> Plan:
        project = self._session.points.state_at(self._point)
        shown = self._session.variants.shown.id
        return project.variant(shown if shown in project.ids else project.shown).plan


def states_to_show(session: Session) -> tuple[list[StateToShow], int]:
    """All states of a project, and the place of the variant that is shown."""
    variants = session.project.variants
    points: list[StateToShow] = [PointToShow(session, each) for each in session.history.points]
    several = len(variants) > 1
    shown: list[StateToShow] = [
        VariantToShow(
            each,
            tr("Variant {number} of {count}", number=number, count=len(variants))
            if several
            else tr("As planned now"),
        )
        for number, each in enumerate(variants, 1)
    ]
    return [*points, *shown], len(points) + session.project.ids.index(session.variants.shown.id)
