"""The document: a project with its history. All changes to either go through it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from planner_core.editing.edits import PROJECT_TABLES, Edit, Step, Table
from planner_core.editing.history import History
from planner_core.editing.project_edits import addressed, apply_to_project
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId, as_project


class Changed(NamedTuple):
    """What a change affected, derived from its edits, so that views refresh only that."""

    ids: frozenset[str]
    """Components of the shown variant whose value, place, nesting or links changed, removed ones included."""
    aspects: frozenset[Table]
    """The changed tables of the shown variant; "variants" if their list changed, and "proposal"."""
    initiator: str = ""
    """Who requested the change, so that a view does not overwrite its own unfinished input."""
    variant: VariantId = ""
    """The variant that is shown now."""
    switched: bool = False
    """Whether the shown variant was switched, which invalidates everything derived from it."""
    came: frozenset[str] = frozenset()
    """Components added to the shown variant, unless the variant itself was added."""

    @property
    def moves_only(self) -> bool:
        """True if no number of the shown variant can change, so that its assessment stays valid."""
        return self.aspects <= {"positions", "variants", "proposal"}


class Document:
    """Holds the present project and history. `session` makes each change durable before it is applied here."""

    def __init__(self, content: Project | Plan, history: History | None = None) -> None:
        self._project = as_project(content)
        self._history = history or History()

    @property
    def project(self) -> Project:
        """The present project."""
        return self._project

    @property
    def plan(self) -> Plan:
        """The present plan of the variant that is shown."""
        return self._project.plan

    @property
    def history(self) -> History:
        """The present history, one for all variants."""
        return self._history

    def perform(self, step: Step, initiator: str = "") -> Changed:
        """Apply a new step; edits without a variant apply to the shown one.

        Raises ValueError if the step does not match the project; then nothing has changed.
        """
        whole = addressed(step, self._project)
        made = self._apply(whole, initiator)
        self._history = self._history.record(whole)
        return made

    def undo(self, initiator: str = "") -> Changed:
        """Undo the last step. Raises IndexError if there is none."""
        made = self._apply(self._history.last.inverse(), initiator)
        self._history = self._history.undone()
        return made

    def redo(self, initiator: str = "") -> Changed:
        """Redo the next step. Raises IndexError if there is none."""
        made = self._apply(self._history.next, initiator)
        self._history = self._history.redone()
        return made

    def keep_history(self, history: History) -> None:
        """Replace the restore points; the steps must be the same. Raises ValueError for other steps."""
        if (history.steps, history.position) != (self._history.steps, self._history.position):
            raise ValueError("these are other steps")
        self._history = history

    def state_at(self, position: int) -> Project:
        """The project after a number of steps. Raises IndexError if there are fewer."""
        history, project = self._history, self._project
        if not 0 <= position <= len(history.steps):
            raise IndexError("no such state")
        for step in reversed(history.steps[position : history.position]):
            project = apply_to_project(project, step.inverse().edits)
        for step in history.steps[history.position : position]:
            project = apply_to_project(project, step.edits)
        return project

    def show(self, variant: VariantId) -> None:
        """Show another variant, which is no step. Raises KeyError for an unknown id."""
        self._project = self._project.showing(variant)

    def _apply(self, step: Step, initiator: str) -> Changed:
        before, self._project = self._project.shown, apply_to_project(self._project, step.edits)
        return changed(step.edits, initiator, self._project.shown, self._project.shown != before)


def changed(
    edits: Iterable[Edit], initiator: str = "", variant: VariantId = "", switched: bool = False
) -> Changed:
    """What a list of edits affects in one variant and in the list of variants."""
    mine = [edit for edit in edits if edit.table in PROJECT_TABLES or edit.variant in ("", variant)]
    ids = frozenset(touched for edit in mine for touched in _touched(edit))
    came = frozenset(
        edit.key for edit in mine if edit.table == "components" and edit.before is None is not edit.after
    )
    return Changed(ids, frozenset(edit.table for edit in mine), initiator, variant, switched, came)


def _touched(edit: Edit) -> tuple[Any, ...]:
    if edit.table in ("settings", "licences", *PROJECT_TABLES):
        return ()
    if edit.table == "links":
        source, _, target = edit.key
        return (source, target)
    if edit.table == "parents":
        return tuple(each for each in (edit.key, edit.before, edit.after) if each is not None)
    return (edit.key,)
