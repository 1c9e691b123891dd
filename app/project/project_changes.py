"""The door for every change: file first, then plan and history, then the signal that names what changed, then a new
assessment unless only cards were moved.
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
    """What is worked out for the plan, as far as changes have to tell of themselves."""

    def take_over(self, changed: Changed, before: Plan) -> None: ...
    def forget_shown(self) -> None: ...
    def follow(self, changed: Changed) -> None: ...
    def request(self, *, another: bool = False) -> None: ...


class ProjectChanges:
    """Performs steps, takes them back and brings them back; keeps one that the disk refused, to do it again."""

    def __init__(self, project: OpenProject, results: ChangeFollower) -> None:
        self._project = project
        self._results = results
        self._undone: tuple[Project, Callable[[ProjectFile], Changed], int] | None = None

    def perform(self, step: Step, initiator: str = "") -> bool:
        """Make a step durable and then true. A step without edits is nothing to do; False where it was refused."""
        if not step.edits:
            return True
        return self._change(lambda file: file.commit(step, initiator), len(step.edits))

    def perform_made(self, make: Callable[[Project], Step]) -> bool:
        """Perform what is made for the project as it is; where it cannot be made, that is said."""
        try:
            step = make(self._project.project)
        except HeadroomError as error:
            self._project.refused.emit(error)
            return False
        return self.perform(step)

    def change_proposal(self, design: ProposalDesign, gesture: str = "") -> bool:
        """Make the proposal up in another way, in a step; neighbours with the same gesture are one."""
        return self.perform_made(lambda project: verbs.change_proposal(project, design, gesture))

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._project.history.can_undo and not self._project.read_only

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to bring back."""
        return self._project.history.can_redo and not self._project.read_only

    def undo(self, initiator: str = "") -> bool:
        """Take the last step back, if there is one."""
        history = self._project.history
        return history.can_undo and self._change(lambda file: file.undo(initiator), len(history.last.edits))

    def redo(self, initiator: str = "") -> bool:
        """Bring the next step back, if there is one."""
        history = self._project.history
        return history.can_redo and self._change(lambda file: file.redo(initiator), len(history.next.edits))

    @property
    def lacks_change(self) -> bool:
        """Whether the last change to this plan was refused, so that it is not in it."""
        return self._undone is not None and self._undone[0] == self._project.project

    def retry(self) -> bool:
        """Do again what the disk has refused last, where the plan is still the same."""
        undone, self._undone = self._undone, None
        return undone is not None and undone[0] == self._project.project and self._change(*undone[1:])

    def show(self, variant: VariantId) -> bool:
        """Show another variant, which is no step; it is shown when the file is opened again, too."""
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
        undone = self._undone = project.project, act, edits  # known to whoever hears that it is refused
        try:
            done = project.attempt(lambda file: self._write_and_tell(file, act, edits, before))
        except ValueError as error:  # a step made for a plan that has moved on since
            record_crash(error)
            self._undone = None
            project.refused.emit(
                HeadroomError(Message("The plan has changed in the meantime. Try that again."))
            )
            return False
        self._undone = None if done else undone
        return done

    def _write_and_tell(
        self, file: ProjectFile, act: Callable[[ProjectFile], Changed], edits: int, before: Plan
    ) -> None:
        changed = self._project.writing.written(file, act, edits)
        if self._project.file is file:  # the window may have been closed meanwhile
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
