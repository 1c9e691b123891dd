"""The document: a plan with its history, and the only door through which either changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from planner_core.editing.edits import Edit, Step, Table, apply
from planner_core.editing.history import History
from planner_core.plan.plan import Plan


class Changed(NamedTuple):
    """What a change touched, derived from its edits, so that a view refreshes just that."""

    ids: frozenset[str]
    """Components whose own value, place, nesting or links changed; they may be gone now."""
    aspects: frozenset[Table]
    """The tables that changed; without "components", "parents", "links" or "settings" no number can change."""
    initiator: str = ""
    """Who asked for it, so that a view can leave its own half-typed input alone."""

    @property
    def moves_only(self) -> bool:
        """True where only positions changed, so that the assessment stays as it is."""
        return self.aspects <= {"positions"}


class Document:
    """Holds the present plan and history. `session` makes each change durable before it comes here."""

    def __init__(self, plan: Plan, history: History | None = None) -> None:
        self._plan = plan
        self._history = history or History()

    @property
    def plan(self) -> Plan:
        """The present plan."""
        return self._plan

    @property
    def history(self) -> History:
        """The present history."""
        return self._history

    def perform(self, step: Step, initiator: str = "") -> Changed:
        """Apply a new step. Raises ValueError where it does not fit the plan; then nothing has changed."""
        self._plan = apply(self._plan, step.edits)
        self._history = self._history.record(step).history
        return changed(step.edits, initiator)

    def undo(self, initiator: str = "") -> Changed:
        """Take the last step back. Raises IndexError where there is none."""
        edits = self._history.last.inverse().edits
        self._plan, self._history = apply(self._plan, edits), self._history.undone()
        return changed(edits, initiator)

    def redo(self, initiator: str = "") -> Changed:
        """Bring the next step back. Raises IndexError where there is none."""
        edits = self._history.next.edits
        self._plan, self._history = apply(self._plan, edits), self._history.redone()
        return changed(edits, initiator)

    def mark_clean(self) -> None:
        """Remember the present state as a restore point."""
        self._history = self._history.marked()


def changed(edits: Iterable[Edit], initiator: str = "") -> Changed:
    """What a list of edits touches."""
    edits = tuple(edits)
    ids = frozenset(touched for edit in edits for touched in _touched(edit))
    return Changed(ids, frozenset(edit.table for edit in edits), initiator)


def _touched(edit: Edit) -> tuple[Any, ...]:
    if edit.table == "settings":
        return ()
    if edit.table == "links":
        source, _, target = edit.key
        return (source, target)
    if edit.table == "parents":
        return tuple(each for each in (edit.key, edit.before, edit.after) if each is not None)
    return (edit.key,)
