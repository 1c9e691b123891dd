"""The document: a project with its history, and the only door through which either changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from planner_core.editing.edits import PROJECT_TABLES, Edit, Step, Table
from planner_core.editing.history import History
from planner_core.editing.project_edits import addressed, apply_to_project
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId, as_project


class Changed(NamedTuple):
    """What a change touched, derived from its edits, so that a view refreshes just that."""

    ids: frozenset[str]
    """Components of the shown variant whose own value, place, nesting or links changed; they may be gone now."""
    aspects: frozenset[Table]
    """The tables that changed: of the shown variant, "variants" where their list did, and "proposal"."""
    initiator: str = ""
    """Who asked for it, so that a view can leave its own half-typed input alone."""
    variant: VariantId = ""
    """The variant that is shown now."""
    switched: bool = False
    """Whether another variant was shown before, so that all that was known about it is void."""
    came: frozenset[str] = frozenset()
    """Components that the shown variant has now and did not have before, unless it came as a whole."""

    @property
    def moves_only(self) -> bool:
        """True where no number of the shown variant can change, so that its assessment stays as it is."""
        return self.aspects <= {"positions", "variants", "proposal"}


class Document:
    """Holds the present project and history. `session` makes each change durable before it comes here."""

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
        """Apply a new step; edits that name no variant are of the one that is shown.

        Raises ValueError where the step does not fit the project; then nothing has changed.
        """
        whole = addressed(step, self._project)
        made = self._apply(whole, initiator)
        self._history = self._history.record(whole)
        return made

    def undo(self, initiator: str = "") -> Changed:
        """Take the last step back. Raises IndexError where there is none."""
        made = self._apply(self._history.last.inverse(), initiator)
        self._history = self._history.undone()
        return made

    def redo(self, initiator: str = "") -> Changed:
        """Bring the next step back. Raises IndexError where there is none."""
        made = self._apply(self._history.next, initiator)
        self._history = self._history.redone()
        return made

    def keep_history(self, history: History) -> None:
        """Take over the same steps with other restore points. Raises ValueError for other steps."""
        if (history.steps, history.position) != (self._history.steps, self._history.position):
            raise ValueError("these are other steps")
        self._history = history

    def state_at(self, position: int) -> Project:
        """The project as it is after so many steps. Raises IndexError where there are fewer."""
        history, project = self._history, self._project
        if not 0 <= position <= len(history.steps):
            raise IndexError("no such state")
        for step in reversed(history.steps[position : history.position]):
            project = apply_to_project(project, step.inverse().edits)
        for step in history.steps[history.position : position]:
            project = apply_to_project(project, step.edits)
        return project

    def show(self, variant: VariantId) -> None:
        """Show another variant, which is no step. Raises KeyError where there is none of that id."""
        self._project = self._project.showing(variant)

    def _apply(self, step: Step, initiator: str) -> Changed:
        before, self._project = self._project.shown, apply_to_project(self._project, step.edits)
        return changed(step.edits, initiator, self._project.shown, self._project.shown != before)


def changed(
    edits: Iterable[Edit], initiator: str = "", variant: VariantId = "", switched: bool = False
) -> Changed:
    """What a list of edits touches in one variant and in the list of variants."""
    mine = [edit for edit in edits if edit.table in PROJECT_TABLES or edit.variant in ("", variant)]
    ids = frozenset(touched for edit in mine for touched in _touched(edit))
    came = frozenset(
        edit.key for edit in mine if edit.table == "components" and edit.before is None is not edit.after
    )
    return Changed(ids, frozenset(edit.table for edit in mine), initiator, variant, switched, came)


def _touched(edit: Edit) -> tuple[Any, ...]:
    if edit.table in ("settings", *PROJECT_TABLES):
        return ()
    if edit.table == "links":
        source, _, target = edit.key
        return (source, target)
    if edit.table == "parents":
        return tuple(each for each in (edit.key, edit.before, edit.after) if each is not None)
    return (edit.key,)
