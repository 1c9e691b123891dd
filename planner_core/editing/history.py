"""Undo and redo as a list of steps and a position in it, with named restore points among the steps."""

from __future__ import annotations

from typing import Final

import msgspec

from planner_core.editing.edits import Step
from planner_core.messages import Message

LONGEST_POINT_NAME: Final = 100
"""Characters in the name of a restore point."""


class RestorePoint(msgspec.Struct, frozen=True):
    """A state to return to, identified by a number of steps."""

    position: int
    name: str
    set_at: str = ""
    """When it was set, in UTC as ISO 8601; empty if unknown."""
    set_by: str = ""
    """User and computer."""


class History(msgspec.Struct, frozen=True):
    """All steps the user made, and how many of them are applied; the rest can be redone.

    A state with a restore point is never lost. If a new step would drop steps up to a restore point, those steps are
    kept, followed by one step that undoes them all and by the new step.
    """

    steps: tuple[Step, ...] = ()
    position: int = 0
    points: tuple[RestorePoint, ...] = ()
    """The restore points by position, at most one per position."""
    sealed: bool = True
    """True after undo, redo or a restore point: the next step is not merged with the previous one."""

    def record(self, step: Step) -> History:
        """The history after a new step. Steps that could be redone are dropped, except those before a restore point."""
        if self._continues(step):
            merged = (*self.steps[: self.position - 1], self.last.then(step))
            return History(merged, len(merged), self.points, False)
        done = self._done_for_good()
        return History((*done, step), len(done) + 1, self.points, False)

    def undone(self) -> History:
        """The history with one fewer step applied. Raises IndexError if there is none."""
        if not self.can_undo:
            raise IndexError("nothing to undo")
        return msgspec.structs.replace(self, position=self.position - 1, sealed=True)

    def redone(self) -> History:
        """The history with one more step applied. Raises IndexError if there is none."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        return msgspec.structs.replace(self, position=self.position + 1, sealed=True)

    def with_point(self, point: RestorePoint) -> History:
        """With a restore point, which replaces any at the same position. Raises IndexError outside the history."""
        if not 0 <= point.position <= len(self.steps):
            raise IndexError("no such state")
        others = self.without_point(point.position).points
        points = tuple(sorted((*others, point), key=lambda each: each.position))
        return msgspec.structs.replace(self, points=points, sealed=True)

    def without_point(self, position: int) -> History:
        """Without the restore point at a position; the steps stay."""
        kept = tuple(each for each in self.points if each.position != position)
        return msgspec.structs.replace(self, points=kept)

    def point_at(self, position: int) -> RestorePoint | None:
        """The restore point at a position."""
        return next((each for each in self.points if each.position == position), None)

    @property
    def can_undo(self) -> bool:
        """Whether any step is applied."""
        return self.position > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was undone and not replaced since."""
        return self.position < len(self.steps)

    @property
    def last(self) -> Step:
        """The step that undo would revert. Raises IndexError if there is none."""
        if not self.can_undo:
            raise IndexError("nothing to undo")
        return self.steps[self.position - 1]

    @property
    def next(self) -> Step:
        """The step that redo would apply. Raises IndexError if there is none."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        return self.steps[self.position]

    def _done_for_good(self) -> tuple[Step, ...]:
        """The steps before a new one: those applied, or those up to the last restore point and the steps back."""
        last = self.points[-1].position if self.points else 0
        undone = self.steps[self.position : last]
        if not undone:
            return self.steps[: self.position]
        back = tuple(edit for step in reversed(undone) for edit in step.inverse().edits)
        label = Message("Go back from {point}", {"point": self.points[-1].name})
        return (*self.steps[:last], Step(label, back))

    def _continues(self, step: Step) -> bool:
        if not step.gesture or self.sealed or not self.can_undo or _of_list(step):
            return False
        if self.points and self.points[-1].position >= self.position:
            return False
        return self.last.gesture == step.gesture and self.last.variants == step.variants


def _of_list(step: Step) -> bool:
    """Whether variants are added, removed or moved; such steps are never merged."""
    return any(edit.table == "variants" for edit in step.edits)


def point_name_problem(name: str) -> Message | None:
    """Why a name is not valid for a restore point; None if it is."""
    if not name.strip() or name != name.strip():
        return Message("A restore point needs a name, without blanks around it.")
    if len(name) > LONGEST_POINT_NAME or not name.isprintable():
        words: dict[str, object] = {"most": LONGEST_POINT_NAME}
        return Message("The name of a restore point has up to {most} characters in one line.", words)
    return None
