"""Single entry point for changes: writes the file first, then updates plan and history, emits the change, and requests
an assessment unless only cards were moved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from app.machine.crash_log import record_crash
from app.project.open_project import OpenProject
from db.project_file import ProjectFile
from planner_core.editing import verbs
from planner_core.editing.document import Changed
from planner_core.editing.edits import Step
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId
from planner_core.plan.proposal_design import ProposalDesign


class ChangeFollower(Protocol):
    """Results that must be updated after changes."""

    def take_over(self, changed: Changed, before: Plan) -> None: ...
    def forget_shown(self) -> None: ...
    def follow(self, changed: Changed) -> None: ...
    def request(self, *, another: bool = False) -> None: ...


class ProjectChanges:
    """Performs, undoes and redoes steps; remembers a step that could not be written, for a retry."""

    def __init__(self, project: OpenProject, results: ChangeFollower) -> None:
        self._project = project
        self._results = results
        self._undone: tuple[Project, Callable[[ProjectFile], Changed], int] | None = None

    def perform(self, step: Step, initiator: str = "") -> bool:
        """Make a step durable and apply it. A step without edits does nothing; False if it was refused."""
        if not step.edits:
            return True
        return self._change(lambda file: file.commit(step, initiator), len(step.edits))

    def perform_made(self, make: Callable[[Project], Step]) -> bool:
        """Perform a step created for the current project; errors while creating it are reported."""
        try:
            step = make(self._project.project)
        except HeadroomError as error:
            self._project.refused.emit(error)
            return False
        return self.perform(step)

    def change_proposal(self, design: ProposalDesign, gesture: str = "") -> bool:
        """Change the proposal's design in a step; consecutive ones with the same gesture are merged."""
        return self.perform_made(lambda project: verbs.change_proposal(project, design, gesture))

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return self._project.history.can_undo and not self._project.read_only

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return self._project.history.can_redo and not self._project.read_only

    def undo(self, initiator: str = "") -> bool:
        """Undo the last step, if there is one."""
        history = self._project.history
        return history.can_undo and self._change(lambda file: file.undo(initiator), len(history.last.edits))

    def redo(self, initiator: str = "") -> bool:
        """Redo the next step, if there is one."""
        history = self._project.history
        return history.can_redo and self._change(lambda file: file.redo(initiator), len(history.next.edits))

    @property
    def lacks_change(self) -> bool:
        """Whether the last change to this plan was refused and is missing."""
        return self._undone is not None and self._undone[0] == self._project.project

    def retry(self) -> bool:
        """Retry the change that could not be written, if the plan is unchanged since."""
        undone, self._undone = self._undone, None
        return undone is not None and undone[0] == self._project.project and self._change(*undone[1:])

    def show(self, variant: VariantId) -> bool:
        """Show another variant, which is no step; it is also shown when the file is opened again."""
        project = self._project
        if project.file is None or variant not in project.project.ids:
            project.refused.emit(
                HeadroomError(Message("There is no variant {variant}.", {"variant": variant}))
            )
            return False
        if project.refuse_while_writing():
            return False
        if variant != project.project.shown:
            project.file.show(variant)
            self._tell_shown()
            self._results.request(another=True)
        return True

    # --- inside ------------------------------------------------------------------------------------------------

    def _change(self, act: Callable[[ProjectFile], Changed], edits: int) -> bool:
        project, before = self._project, self._project.plan
        undone = self._undone = project.project, act, edits  # available to receivers of the refusal
        try:
            done = project.attempt(lambda file: self._write_and_tell(file, act, edits, before))
        except ValueError as error:  # a step created for a plan that has changed since
            record_crash(error)
            self._undone = None
            project.refused.emit(HeadroomError(Message("The plan has changed in the meantime. Try again.")))
            return False
        self._undone = None if done else undone
        return done

    def _write_and_tell(
        self, file: ProjectFile, act: Callable[[ProjectFile], Changed], edits: int, before: Plan
    ) -> None:
        changed = self._project.writing.written(file, act, edits)
        if self._project.file is file:  # the window may have been closed in the meantime
            self._tell(changed, before)

    def _tell(self, changed: Changed, before: Plan) -> None:
        self._results.take_over(changed, before)
        if "variants" in changed.aspects:
            self._project.variants_changed.emit()
        if changed.switched:
            self._tell_shown()
        self._project.changed.emit(changed)
        self._results.follow(changed)

    def _tell_shown(self) -> None:
        self._results.forget_shown()
        self._project.variant_shown.emit()
