"""Undo and redo as a list of steps and a position in it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from planner_core.editing.edits import Step


class Recorded(NamedTuple):
    """What recording a step did to the history."""

    history: History
    merged: bool
    """True where the step became part of the one before it."""


class History(msgspec.Struct, frozen=True):
    """Every step the user made, and how many of them are in force; the rest can be redone."""

    steps: tuple[Step, ...] = ()
    position: int = 0
    clean: int | None = 0
    """Position of the last restore point, or None where it can no longer be reached."""
    sealed: bool = True
    """True after undo, redo or a restore point: the next step never merges with the one before."""

    def record(self, step: Step) -> Recorded:
        """The history after a new step; what could be redone is gone."""
        done = self.steps[: self.position]
        clean = self.clean if self.clean is not None and self.clean <= self.position else None
        if self._continues(step):
            merged = (*done[:-1], done[-1].then(step))
            return Recorded(
                History(merged, len(merged), None if clean == len(merged) else clean, False), True
            )
        return Recorded(History((*done, step), len(done) + 1, clean, False), False)

    def undone(self) -> History:
        """The history with one step less in force. Raises IndexError where there is none."""
        if not self.can_undo:
            raise IndexError("nothing to undo")
        return msgspec.structs.replace(self, position=self.position - 1, sealed=True)

    def redone(self) -> History:
        """The history with one step more in force. Raises IndexError where there is none."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        return msgspec.structs.replace(self, position=self.position + 1, sealed=True)

    def marked(self) -> History:
        """The history with a restore point at the present position."""
        return msgspec.structs.replace(self, clean=self.position, sealed=True)

    @property
    def can_undo(self) -> bool:
        """Whether a step is in force."""
        return self.position > 0

    @property
    def can_redo(self) -> bool:
        """Whether a step was undone and not yet replaced."""
        return self.position < len(self.steps)

    @property
    def last(self) -> Step:
        """The step that undo would take back. Raises IndexError where there is none."""
        if not self.can_undo:
            raise IndexError("nothing to undo")
        return self.steps[self.position - 1]

    @property
    def next(self) -> Step:
        """The step that redo would bring back. Raises IndexError where there is none."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        return self.steps[self.position]

    def _continues(self, step: Step) -> bool:
        return bool(step.gesture) and not self.sealed and self.can_undo and self.last.gesture == step.gesture
