"""The open project file: new, opened, copied, renamed, encrypted, closed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from app.machine.files import is_there
from app.project.drafts import copy_as_draft, create_draft, is_draft, remove_draft
from app.project.open_project import NO_PLAN, OpenProject
from db.cipher import Password
from db.errors import LockedProjectError, ProjectError, changed_on_disk, not_writable
from db.progress import to_the_end
from db.project_file import SUFFIX, ProjectFile
from db.rename import rename_file
from db.salvage import Salvaged, salvage
from planner_core.messages import HeadroomError, Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project

MOST_COMPONENTS_AT_ONCE = 40
MOST_BYTES_AT_ONCE = 200_000
"""Larger files are written or read in the background, because that takes more than a few frames."""


class ClosedMeanwhileError(HeadroomError):
    """The window was closed during a wait. There is no receiver for messages."""

    def __init__(self) -> None:
        super().__init__(Message("The window was closed."))


class OpeningFollower(Protocol):
    """Results that must be reset when another project is opened."""

    def start_over(self) -> None: ...
    def request(self, *, another: bool = False) -> None: ...


class ProjectFiles(QObject):
    """Opens, creates, copies, moves and encrypts the project's file, and reports its state."""

    left = Signal(object, str)
    """Path of a changed project file that was closed, and the name that lists may show for it."""
    moved = Signal(object, object)
    """Old and new path of the file: a draft was saved, or the file renamed."""
    protected = Signal(object)
    """The file's password changed or was removed; carries the previous `Password` or None."""

    def __init__(
        self,
        project: OpenProject,
        results: OpeningFollower,
        set_restore_point: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._results = results
        self._set_restore_point = set_restore_point
        self.writing = project.writing
        """The running write, and how to wait for long work."""
        self.ask_password: Callable[[Path, HeadroomError], Password | None] = lambda *_: None
        """Asks for the password of a locked file, with the reason if another was wrong; None cancels."""

    # --- what is to be known of it -----------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The project file, which may be a draft; None before the first plan."""
        return self._file.path if self._file else None

    @property
    def is_draft(self) -> bool:
        """Whether the user has not saved the plan to a location yet."""
        return self._file is not None and is_draft(self._file.path)

    @property
    def password(self) -> Password | None:
        """The file's password; None if it is not encrypted."""
        return self._file.password if self._file else None

    @property
    def listed_name(self) -> str:
        """Name for lists while the plan is closed: the plan's name, or just the file's if it is locked."""
        return _listed_name(self._file) if self._file else ""

    @property
    def read_only(self) -> bool:
        """Whether changes are refused."""
        return self._project.read_only

    @property
    def read_only_reason(self) -> Message | None:
        """Why changes are refused, and what to do about it."""
        return self._file.read_only_reason if self._file else None

    @property
    def older_file(self) -> Path | None:
        """Path of the backup in the old format, if the file was migrated on opening."""
        return self._file.older if self._file else None

    # --- which plan --------------------------------------------------------------------------------------------

    def new_plan(self, content: Project | Plan = NO_PLAN) -> bool:
        """Start a draft with this plan or project, written at once. False if that was refused."""
        return self._switch(lambda: create_draft(content), large=_is_large(as_project(content)))

    def open(self, path: Path) -> bool:
        """Open a project file. False if that was refused; then the present plan stays open.

        The password of a locked file is requested until it is correct or the user cancels. The file that is already
        open is read again only if another program has changed it, or if it is read-only.
        """
        path = Path(path)
        if self._project.refuse_while_writing():
            return False
        if self._file is None or not self._is_here(path):
            return self._switch_from(path, lambda password: ProjectFile.open(path, password=password))
        as_left = not self._file.read_only and self._file.is_as_left()
        return as_left or self._switch_from(path, lambda password: self._read_again(path, password))

    def save_copy(self, path: Path) -> bool:
        """Save the plan with its history to a new file at `path` and continue working there.

        A draft is removed from the drafts; any other file stays unchanged. The copy has the same password.
        """
        path = with_suffix(path)
        if self._is_here(path):
            return self._set_restore_point()
        return self._project.attempt(lambda file: self._move_to(file, path))

    def open_copy(self, path: Path, name: str = "") -> bool:
        """Start a draft with the content and history of a project file, which stays unchanged.

        `name` is used for the draft of a locked file.
        """
        return self._switch_from(path, lambda password: copy_as_draft(path, password, name))

    def open_salvaged(self, path: Path) -> Salvaged | None:
        """Start a draft with the readable content of a damaged file, which stays unchanged."""
        found: list[Salvaged] = []

        def make(password: Password | None) -> ProjectFile:
            found.append(salvage(path, password))
            return create_draft(
                found[0].project, None, password, path.stem if password else "", path.resolve()
            )

        return found[0] if self._switch_from(path, make) else None

    def open_theirs(self) -> Path | None:
        """Reopen the file as changed by another program, and keep the local content as a draft. Returns its path."""
        file = self._file
        if file is None or self._project.refuse_while_writing():
            return None
        name = file.path.stem if file.password else ""
        make = partial(create_draft, file.project, file.history, file.password, name, file.path)
        try:
            draft = self._patiently(make, _takes_long(file))
        except HeadroomError as error:
            self._project.refuse(error)
            return None
        kept = draft.path
        draft.close()
        if self._switch_from(file.path, lambda password: self._read_again(file.path, password)):
            return kept
        if self._file is file and not file.read_only:  # otherwise only the draft can be used
            remove_draft(kept)
        return None

    def rename(self, path: Path) -> bool:
        """Rename the project file. An existing file with that name is not replaced."""
        return self._project.attempt(lambda file: self._rename(file, with_suffix(path)))

    def protect(self, password: Password | None) -> bool:
        """Change or remove the project file's password. False if that was refused."""
        before = self.password

        def protect(file: ProjectFile) -> None:
            def write() -> ProjectFile:
                file.protect(password)
                return file

            self.writing.to_the_end(write)

        done = self._project.attempt(protect) and not self._project.is_closed
        if done:
            self.protected.emit(before)
        return done

    def content(self) -> bytes:
        """The current bytes of the open project file, for a backup; None without a plan. Raises OSError.

        No other code may open and close that file: some systems release its lock then.
        """
        return self._file.content() if self._file else b""

    def look_at(self) -> bool:
        """Check whether the file was changed by others, and report it at once."""
        file = self._file
        if file is None or self.writing.goes_on or file.read_only or file.is_as_left():
            return True
        self._project.refused.emit(changed_on_disk(file.path))
        return False

    def leave(self) -> None:
        """Close the file. An unchanged draft is removed."""
        self._leave_file()

    # --- inside ------------------------------------------------------------------------------------------------

    @property
    def _file(self) -> ProjectFile | None:
        return self._project.file

    def _switch_from(self, path: Path, make: Callable[[Password | None], ProjectFile]) -> bool:
        """Switch to the result of reading a file; for a locked one, try the present password, then ask."""
        password = self.password if self._is_here(path) else None
        while True:
            try:
                return self._go_to_file(partial(make, password), _is_large_file(path) or password is not None)
            except LockedProjectError as error:
                password = self.ask_password(path, error)
            if password is None:
                # Without the file there is nothing to unlock, and the caller is told so.
                return not is_there(path) and self._go_to_file(partial(make, None), takes_long=False)

    def _switch(self, make: Callable[[], ProjectFile], *, large: bool = False) -> bool:
        try:
            return self._go_to_file(make, large)
        except LockedProjectError as error:
            self._project.refused.emit(error)
            return False

    def _go_to_file(self, make: Callable[[], ProjectFile], takes_long: bool) -> bool:
        """Raises LockedProjectError; reports any other refusal."""
        if self._project.refuse_while_writing():
            return False
        try:
            file = self._patiently(partial(self.writing.looked_at, make) if takes_long else make, takes_long)
        except LockedProjectError:
            raise
        except HeadroomError as error:
            self._project.refuse(error)
            return False
        self._leave_file(file.path)
        self._project.file = file
        self._project.opened_as = file.project
        self._results.start_over()
        self._project.opened.emit()
        self._project.history_changed.emit()
        self._results.request()
        return True

    def _patiently(self, make: Callable[[], ProjectFile], takes_long: bool) -> ProjectFile:
        """Raises what the work raises, and ClosedMeanwhileError. Meanwhile no other file can be opened or written."""
        self._project.is_waiting = True
        try:
            return self._wanted(self.writing.patience(make) if takes_long else make())
        except HeadroomError as error:
            if self._project.is_closed:
                raise ClosedMeanwhileError from error
            raise
        finally:
            self._project.is_waiting = False

    def _wanted(self, file: ProjectFile) -> ProjectFile:
        """The result of a wait. Raises ClosedMeanwhileError if the window was closed; then the file is closed."""
        if self._project.is_closed:
            untouched = not file.read_only and not file.history.steps
            file.close()
            if untouched:
                remove_draft(file.path)
            raise ClosedMeanwhileError
        return file

    def _read_again(self, path: Path, password: Password | None) -> ProjectFile:
        # only a valid file replaces the present plan
        ProjectFile.open(path, read_only=True, password=password).close()
        file = self._file
        if file is not None:
            file.close()
        try:
            with to_the_end():  # the present plan is closed
                return ProjectFile.open(path, password=password)
        except ProjectError as error:
            if file is not None:
                file.read_only_reason = error.message
            raise

    def _move_to(self, file: ProjectFile, path: Path) -> None:
        def write() -> ProjectFile:
            file.save_copy(path)
            with to_the_end():  # the copy exists
                return ProjectFile.open(path, password=file.password)

        moved = self._patiently(write, _takes_long(file))
        self._project.file = moved
        self._close(file)
        if moved.path != file.path and is_draft(file.path):
            remove_draft(file.path)
            self.moved.emit(file.path, moved.path)

    def _rename(self, file: ProjectFile, path: Path) -> None:
        if file.read_only or not file.is_as_left():
            raise changed_on_disk(file.path) if not file.read_only else not_writable(file.path)
        file.close()
        place = file.path
        try:
            rename_file(place, path)
            place = path
        finally:
            again = partial(ProjectFile.open, place, password=file.password)
            made = self.writing.to_the_end(again) if file.password else again()
            self._project.file = self._wanted(made)
        self.moved.emit(file.path, place)

    def _leave_file(self, going_to: Path | None = None) -> None:
        file, self._project.file = self._project.file, None
        if file is None:
            return
        untouched = not file.read_only and not file.history.steps
        self._close(file)
        if untouched and file.path != going_to:
            remove_draft(file.path)

    def _close(self, file: ProjectFile) -> None:
        changed = not file.read_only and file.history.steps
        file.close()
        if changed:
            self.left.emit(file.path, _listed_name(file))

    def _is_here(self, path: Path) -> bool:
        with suppress(OSError):
            return self._file is not None and path.samefile(self._file.path)
        return False


def _listed_name(file: ProjectFile) -> str:
    return file.plan.name if file.password is None else file.path.stem


def _takes_long(file: ProjectFile) -> bool:
    """Whether writing the whole file is too slow to block the window: it is large, or a key must be derived."""
    return file.password is not None or _is_large(file.project)


def _is_large(project: Project) -> bool:
    """Whether writing it takes too long to block the window."""
    different = {id(each.plan): len(each.plan.components) for each in project.variants}
    return sum(different.values()) > MOST_COMPONENTS_AT_ONCE


def _is_large_file(path: Path) -> bool:
    with suppress(OSError):
        return path.stat().st_size > MOST_BYTES_AT_ONCE
    return False


def with_suffix(path: Path) -> Path:
    """The path of a project file, with its suffix added if missing."""
    path = Path(path)
    return path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX)
