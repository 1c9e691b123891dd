"""Which project file is open: new, opened, copied, renamed, protected, closed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from app.drafts import copy_as_draft, create_draft, is_draft, remove_draft
from app.open_project import NO_PLAN, ClosedMeanwhileError, listed_name
from app.project_commands import ProjectCommands
from db.cipher import Password
from db.errors import LockedProjectError, ProjectError, changed_on_disk, not_writable
from db.progress import to_the_end
from db.project_file import SUFFIX, ProjectFile
from db.rename import rename_file
from db.salvage import Salvaged, salvage
from planner_core.messages import HeadroomError
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project

MOST_COMPONENTS_AT_ONCE = 40
MOST_BYTES_AT_ONCE = 200_000
"""Of more, a file is written or read beside the window, which takes longer than a few frames."""


class Session(ProjectCommands):
    """All that can be done, with the project and with its file."""

    # --- which plan --------------------------------------------------------------------------------------------

    def new_plan(self, content: Project | Plan = NO_PLAN) -> bool:
        """Start a draft with this plan or project; it is in a file from now on. False where that was refused."""
        return self._switch(lambda: create_draft(content), large=_is_large(as_project(content)))

    def open(self, path: Path) -> bool:
        """Open a project file. False where that was refused; then the present plan stays open.

        The password of a locked one is asked for until it fits or the user gives up.
        The one that is open is read again only where another program has changed it, or where it could not
        be changed so far.
        """
        path = Path(path)
        if self._refuse_while_writing():
            return False
        if self._file is None or not self._is_here(path):
            return self._switch_from(path, lambda password: ProjectFile.open(path, password=password))
        as_left = not self._file.read_only and self._file.is_as_left()
        return as_left or self._switch_from(path, lambda password: self._read_again(path, password))

    def save_copy(self, path: Path) -> bool:
        """Put the plan with its history into a file of its own at `path` and go on working there.

        A draft is gone from the drafts then; any other file stays where it was, as it was. The copy is protected
        by the same password.
        """
        path = with_suffix(path)
        if self._is_here(path):
            return self.set_restore_point()
        return self._attempt(lambda file: self._move_to(file, path))

    def open_copy(self, path: Path, name: str = "") -> bool:
        """Start a draft with what is in a project file, history and all; the file stays as it is.

        `name` is what the draft of a locked file is called.
        """
        return self._switch_from(path, lambda password: copy_as_draft(path, password, name))

    def open_salvaged(self, path: Path) -> Salvaged | None:
        """Start a draft with what can be read of a damaged file, which stays as it is."""
        found: list[Salvaged] = []

        def make(password: Password | None) -> ProjectFile:
            found.append(salvage(path, password))
            return create_draft(
                found[0].project, None, password, path.stem if password else "", path.resolve()
            )

        return found[0] if self._switch_from(path, make) else None

    def open_theirs(self) -> Path | None:
        """Open the file again that another program has changed, and keep what was here as a draft. Its path."""
        file = self._file
        if file is None or self._refuse_while_writing():
            return None
        name = file.path.stem if file.password else ""
        make = partial(create_draft, file.project, file.history, file.password, name, file.path)
        try:
            draft = self._patiently(make, _takes_long(file))
        except HeadroomError as error:
            self._refuse(error)
            return None
        kept = draft.path
        draft.close()
        if self._switch_from(file.path, lambda password: self._read_again(file.path, password)):
            return kept
        if self._file is file and not file.read_only:  # else the draft is all that is left to work on
            remove_draft(kept)
        return None

    def rename(self, path: Path) -> bool:
        """Give the project file another name. A file that has that name stays."""
        return self._attempt(lambda file: self._rename(file, with_suffix(path)))

    def protect(self, password: Password | None) -> bool:
        """Put the project file under this password from now on, or under none. False where that was refused."""
        before = self.password

        def protect(file: ProjectFile) -> None:
            def write() -> ProjectFile:
                file.protect(password)
                return file

            self.writing.to_the_end(write, self.patience)

        done = self._attempt(protect) and not self._closed
        if done:
            self.protected.emit(before)
        return done

    def file_content(self) -> bytes:
        """The bytes of the open project file as they are now, for a backup; none where no plan is open. Raises OSError.

        Nobody else may open and close that file: some systems give its lock away then.
        """
        return self._file.content() if self._file else b""

    def look_at_file(self) -> bool:
        """Whether the file is still what was left there; where it is not, that is said at once."""
        file = self._file
        if file is None or self.writing.goes_on or file.read_only or file.is_as_left():
            return True
        self.refused.emit(changed_on_disk(file.path))
        return False

    def close(self) -> None:
        """Close the file and end the worker thread. A draft that was never changed is removed."""
        self._closed = True
        self._assessor.stop()
        self.writing.wait()
        self._leave_file()

    # --- inside ------------------------------------------------------------------------------------------------

    def _switch_from(self, path: Path, make: Callable[[Password | None], ProjectFile]) -> bool:
        """Go to what is made of a file; where it is locked, with the password of the present one or one asked for."""
        password = self.password if self._is_here(path) else None
        while True:
            try:
                return self._go_to_file(partial(make, password), _is_large_file(path) or password is not None)
            except LockedProjectError as error:
                password = self.ask_password(path, error)
            if password is None:
                return False

    def _switch(self, make: Callable[[], ProjectFile], *, large: bool = False) -> bool:
        try:
            return self._go_to_file(make, large)
        except LockedProjectError as error:
            self.refused.emit(error)
            return False

    def _go_to_file(self, make: Callable[[], ProjectFile], takes_long: bool) -> bool:
        """Raises LockedProjectError; says whatever else is refused."""
        if self._refuse_while_writing():
            return False
        try:
            file = self._patiently(partial(self.writing.looked_at, make) if takes_long else make, takes_long)
        except LockedProjectError:
            raise
        except HeadroomError as error:
            self._refuse(error)
            return False
        self._leave_file(file.path)
        self._file = file
        self._opened_as = file.project
        self._assessment = self._reviewed = None
        self._variants_asked = False
        self._assessor.forget()
        self.opened.emit()
        self.history_changed.emit()
        self._assessor.request(file.plan)
        return True

    def _patiently(self, make: Callable[[], ProjectFile], takes_long: bool) -> ProjectFile:
        """Raises what making it raises, and ClosedMeanwhileError. Meanwhile no other file can be opened or written."""
        self._is_waiting = True
        try:
            return self._wanted(self.patience(make) if takes_long else make())
        except HeadroomError as error:
            if self._closed:
                raise ClosedMeanwhileError from error
            raise
        finally:
            self._is_waiting = False

    def _wanted(self, file: ProjectFile) -> ProjectFile:
        """A file that was waited for. Raises ClosedMeanwhileError where the window is gone; then the file is closed."""
        if self._closed:
            untouched = not file.read_only and not file.history.steps
            file.close()
            if untouched:
                remove_draft(file.path)
            raise ClosedMeanwhileError
        return file

    def _read_again(self, path: Path, password: Password | None) -> ProjectFile:
        # Only a sound file takes the place of the present plan.
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
            with to_the_end():  # the copy is there
                return ProjectFile.open(path, password=file.password)

        moved = self._patiently(write, _takes_long(file))
        self._file = moved
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
            made = self.writing.to_the_end(again, self.patience) if file.password else again()
            self._file = self._wanted(made)
        self.moved.emit(file.path, place)

    def _leave_file(self, going_to: Path | None = None) -> None:
        file, self._file = self._file, None
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
            self.left.emit(file.path, listed_name(file))

    def _is_here(self, path: Path) -> bool:
        with suppress(OSError):
            return self._file is not None and path.samefile(self._file.path)
        return False


def _takes_long(file: ProjectFile) -> bool:
    """Whether all of a file is written too slowly for a user to wait for: it is large, or a key has to be made."""
    return file.password is not None or _is_large(file.project)


def _is_large(project: Project) -> bool:
    """Whether writing it takes longer than a user should have to wait for."""
    different = {id(each.plan): len(each.plan.components) for each in project.variants}
    return sum(different.values()) > MOST_COMPONENTS_AT_ONCE


def _is_large_file(path: Path) -> bool:
    with suppress(OSError):
        return path.stat().st_size > MOST_BYTES_AT_ONCE
    return False


def with_suffix(path: Path) -> Path:
    """The path of a project file: its ending is added where it is missing."""
    path = Path(path)
    return path if path.suffix.lower() == SUFFIX else path.with_name(path.name + SUFFIX)
