"""The open project in its file, with Qt signals for the core's events.

The parts of a session share it: `project_changes.py` changes it, `project_commands.py` has variants and restore points,
`project_files.py` opens and moves its file, `plan_results.py` holds its assessment.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.project.long_changes import Writing
from db.project_file import ProjectFile
from planner_core.editing.history import History
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project

NO_PLAN = Plan()
NO_PROJECT = as_project(NO_PLAN)
NO_HISTORY = History()


class OpenProject(QObject):
    """One project in one file, and its shown variant, called the plan.

    Before the first plan there is no file, and the plan is empty.
    """

    opened = Signal()
    """Another project was opened; everything derived from the last one is invalid."""
    variant_shown = Signal()
    """Another variant is shown; everything derived from the last one is invalid."""
    variants_changed = Signal()
    """Number, names or order of the variants changed."""
    changed = Signal(object)
    """`Changed`: the affected components and tables, and the initiator."""
    history_changed = Signal()
    """Undo, redo, restore points or the file's path may have changed."""
    refused = Signal(object)
    """`HeadroomError`: a request was refused; its message states why and what to do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file: ProjectFile | None = None
        self.opened_as = NO_PROJECT
        """The state at opening."""
        self.writing = Writing()
        """A change being written in the background."""
        self.is_waiting = False
        """While a file is read or written in the background: another one may be dropped on the window."""
        self.is_closed = False
        """The window is closed: messages have no receiver."""

    @property
    def project(self) -> Project:
        """All variants, and the shown one."""
        return self.file.project if self.file else NO_PROJECT

    @property
    def plan(self) -> Plan:
        """The present plan of the variant that is shown."""
        return self.project.plan

    @property
    def history(self) -> History:
        """The present history, one for all variants."""
        return self.file.history if self.file else NO_HISTORY

    @property
    def read_only(self) -> bool:
        """Whether changes are refused."""
        return self.file is not None and self.file.read_only

    def attempt(self, act: Callable[[ProjectFile], object]) -> bool:
        """Run an operation on the file. False if it was refused; then the error is reported."""
        if self.refuse_while_writing():
            return False
        if self.file is None:
            self.refused.emit(HeadroomError(Message("No plan is open.")))
            return False
        try:
            act(self.file)
        except HeadroomError as error:
            self.refuse(error)
            return False
        if not self.is_closed:
            self.history_changed.emit()
        return True

    def refuse(self, error: HeadroomError) -> None:
        """Report a refusal, unless the window is closed."""
        if not self.is_closed:
            self.refused.emit(error)

    def refuse_while_writing(self) -> bool:
        """Refuse and report if a change or a file is being written or read."""
        if self.is_waiting:
            self.refused.emit(
                HeadroomError(Message("A file is still being read or written. Try again in a moment."))
            )
        elif self.writing.goes_on:
            self.refused.emit(
                HeadroomError(Message("The last change is still being saved. Try again in a moment."))
            )
        return self.is_waiting or self.writing.goes_on
