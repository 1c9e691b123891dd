"""The project that is open in its file, and what views hear of it: the adapter from the core's events to Qt signals.

The parts of a session share it: `project_changes.py` changes it, `project_commands.py` has variants and restore
points, `project_files.py` opens and moves its file, `plan_results.py` knows what the engine says of it.
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
    """One project in one file, and one of its variants in view: that is the plan.

    Before the first plan there is no file, and the plan is empty.
    """

    opened = Signal()
    """Another project is here; everything that was known about the last one is void."""
    variant_shown = Signal()
    """Another variant of the project is the plan now; everything that was known about the last one is void."""
    variants_changed = Signal()
    """The list of variants is another one: their number, names or order."""
    changed = Signal(object)
    """`Changed`: which components and tables differ, and who asked for it."""
    history_changed = Signal()
    """Undo, redo, restore point or the file's place may be different."""
    refused = Signal(object)
    """`HeadroomError`: what was asked for was not done; its message says why and what to do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file: ProjectFile | None = None
        self.opened_as = NO_PROJECT
        """The state at opening."""
        self.writing = Writing()
        """A change on its way to the file beside the window."""
        self.is_waiting = False
        """For a file that is read or written beside the window: another one can be dropped on it then."""
        self.is_closed = False
        """The window is gone: nobody is there to be told."""

    @property
    def project(self) -> Project:
        """All variants, and which is shown."""
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
        """Do something with the file. False where that was refused, which is said."""
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
        """Say what was not done, unless nobody is there any more."""
        if not self.is_closed:
            self.refused.emit(error)

    def refuse_while_writing(self) -> bool:
        """Say so where a change or a whole file is on its way, which has to end before anything else is done."""
        if self.is_waiting:
            self.refused.emit(
                HeadroomError(Message("A file is still being read or written. Try that again."))
            )
        elif self.writing.goes_on:
            self.refused.emit(
                HeadroomError(Message("The last change is still being written. Try that again."))
            )
        return self.is_waiting or self.writing.goes_on
