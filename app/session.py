"""The open plan: the one adapter from the core's events to Qt signals.

Every change goes through here: file first, then plan and history, then the signal that names what changed,
then a new assessment unless only cards were moved.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.assessor import Assessor
from app.crash_log import record_crash
from app.drafts import create_draft, is_draft, remove_draft
from db.project_file import SUFFIX, ProjectFile
from planner_core.catalog.catalog import Catalog
from planner_core.editing.document import Changed
from planner_core.editing.edits import Step
from planner_core.editing.history import History
from planner_core.engine.assessment import Assessment
from planner_core.engine.derivation import Derivation
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan

NO_PLAN = Plan()
NO_HISTORY = History()


class AssessmentError(HeadroomError):
    """The engine failed on a plan; the plan itself is safe."""


class Session(QObject):
    """One plan in one project file. Before the first plan, `path` is None and the plan is empty."""

    opened = Signal()
    """Another plan is here; everything that was known about the last one is void."""
    changed = Signal(object)
    """`Changed`: which components and tables differ, and who asked for it."""
    assessed = Signal(object)
    """`Assessment` of the present plan."""
    history_changed = Signal()
    """Undo, redo, restore point or the file's place may be different."""
    refused = Signal(object)
    """`HeadroomError`: what was asked for was not done; its message says why and what to do."""

    def __init__(self, catalog: Catalog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self._file: ProjectFile | None = None
        self._assessment: Assessment | None = None
        self._assessor = Assessor(catalog, self)
        self._assessor.assessed.connect(self._take_assessment)
        self._assessor.failed.connect(self._take_failure)

    # --- what is there -------------------------------------------------------------------------------------

    @property
    def plan(self) -> Plan:
        """The present plan."""
        return self._file.plan if self._file else NO_PLAN

    @property
    def history(self) -> History:
        """The present history."""
        return self._file.history if self._file else NO_HISTORY

    @property
    def assessment(self) -> Assessment | None:
        """The last assessment of this plan; None until the first has arrived or when the engine failed."""
        return self._assessment

    @property
    def catalog(self) -> Catalog:
        """What components can be filled from."""
        return self._catalog

    @property
    def path(self) -> Path | None:
        """The project file, which may be a draft; None before the first plan."""
        return self._file.path if self._file else None

    @property
    def is_draft(self) -> bool:
        """Whether the user has not given the plan a place yet."""
        return self._file is not None and is_draft(self._file.path)

    @property
    def title(self) -> str:
        """The plan's name, for the title of the window."""
        return self.plan.name

    @property
    def read_only(self) -> bool:
        """Whether changes are refused."""
        return self._file is not None and self._file.read_only

    @property
    def read_only_reason(self) -> Message | None:
        """Why changes are refused, and what to do about it."""
        return self._file.read_only_reason if self._file else None

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self.history.can_undo and not self.read_only

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to bring back."""
        return self.history.can_redo and not self.read_only

    # --- changing the plan -----------------------------------------------------------------------------------

    def perform(self, step: Step, initiator: str = "") -> bool:
        """Make a step durable and then true. A step without edits is nothing to do; False where it was refused."""
        if not step.edits:
            return True
        return self._change(lambda file: file.commit(step, initiator))

    def undo(self, initiator: str = "") -> bool:
        """Take the last step back, if there is one."""
        return self.history.can_undo and self._change(lambda file: file.undo(initiator))

    def redo(self, initiator: str = "") -> bool:
        """Bring the next step back, if there is one."""
        return self.history.can_redo and self._change(lambda file: file.redo(initiator))

    def mark_restore_point(self) -> bool:
        """Remember the present state as one to come back to."""
        return self._attempt(lambda file: file.mark_clean())

    # --- which plan --------------------------------------------------------------------------------------------

    def new_plan(self, plan: Plan = NO_PLAN) -> bool:
        """Start a draft with this plan; it is in a file from now on. False where that was refused."""
        return self._switch(lambda: create_draft(plan))

    def open(self, path: Path) -> bool:
        """Open a project file. False where that was refused; then the present plan stays open.

        The one that is open is read again only where another program has changed it, or where it could not
        be changed so far.
        """
        path = Path(path)
        if self._file is None or not self._is_here(path):
            return self._switch(lambda: ProjectFile.open(path))
        as_left = not self._file.read_only and self._file.is_as_left()
        return as_left or self._switch(lambda: self._read_again(path))

    def save_copy(self, path: Path) -> bool:
        """Put the plan with its history into a file of its own at `path` and go on working there.

        A draft is gone from the drafts then; any other file stays where it was, as it was.
        """
        path = Path(path)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        if self._is_here(path):
            return self.mark_restore_point()
        return self._attempt(lambda file: self._move_to(file, path))

    def explain(self, what: str) -> Derivation:
        """How a result comes about. Raises ExplainError for a name that stands for none."""
        # Not at the top: the engine brings numpy, which the first paint need not wait for.
        from planner_core.engine.explain import explain

        return explain(self.plan, self._catalog, what)

    def close(self) -> None:
        """Close the file and end the worker thread. A draft that was never changed is removed."""
        self._assessor.stop()
        self._leave_file()

    # --- inside ------------------------------------------------------------------------------------------------

    def _change(self, act: Callable[[ProjectFile], Changed]) -> bool:
        try:
            return self._attempt(lambda file: self._tell(act(file)))
        except ValueError as error:  # a step made for a plan that has moved on since
            record_crash(error)
            self.refused.emit(HeadroomError(Message("The plan has changed in the meantime. Try that again.")))
            return False

    def _attempt(self, act: Callable[[ProjectFile], None]) -> bool:
        if self._file is None:
            self.refused.emit(HeadroomError(Message("No plan is open.")))
            return False
        try:
            act(self._file)
        except HeadroomError as error:
            self.refused.emit(error)
            return False
        self.history_changed.emit()
        return True

    def _switch(self, make: Callable[[], ProjectFile]) -> bool:
        try:
            file = make()
        except HeadroomError as error:
            self.refused.emit(error)
            return False
        self._leave_file()
        self._file = file
        self._assessment = None
        self._assessor.forget()
        self.opened.emit()
        self.history_changed.emit()
        self._assessor.request(file.plan)
        return True

    def _read_again(self, path: Path) -> ProjectFile:
        ProjectFile.open(
            path, read_only=True
        ).close()  # only a sound file takes the place of the present plan
        if self._file is not None:
            self._file.close()
        return ProjectFile.open(path)

    def _move_to(self, file: ProjectFile, path: Path) -> None:
        file.save_copy(path)
        moved = ProjectFile.open(path)
        self._file = moved
        file.close()
        remove_draft(file.path)

    def _leave_file(self) -> None:
        file, self._file = self._file, None
        if file is None:
            return
        untouched = not file.read_only and not file.history.steps
        file.close()
        if untouched:
            remove_draft(file.path)

    def _is_here(self, path: Path) -> bool:
        with suppress(OSError):
            return self._file is not None and path.samefile(self._file.path)
        return False

    def _tell(self, changed: Changed) -> None:
        self.changed.emit(changed)
        if not changed.moves_only:
            self._assessor.request(self.plan)

    def _take_assessment(self, assessment: Assessment) -> None:
        self._assessment = assessment
        self.assessed.emit(assessment)

    def _take_failure(self, error: Exception) -> None:
        record_crash(error)
        self._assessment = None
        message = (
            error.message
            if isinstance(error, HeadroomError)
            else Message(
                "This plan could not be assessed because of a fault in Headroom. The plan is safe; undo the last"
                " change to go on. The local log has the details."
            )
        )
        self.refused.emit(AssessmentError(message))
