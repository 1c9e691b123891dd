"""The project file: every change to plans and history is on disk before it becomes visible."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from db.cipher import Password
from db.durable_writer import STORAGE_FAILURES, DurableWriter
from db.editor import this_editor, utc_now
from db.errors import ProjectError, ReadOnlyProjectError, from_storage, locked, not_writable, uncertain
from db.history_rows import write_history
from db.inspect_file import has_journal
from db.new_file import STATE_COLUMNS, project_bytes, sealed, write_new_file
from db.opening import Opened, open_project
from db.plan_rows import write_edits
from db.presence import Editor, announce, withdraw
from db.progress import to_the_end
from db.storable import refuse_unstorable
from db.tables import update_sql
from db.wipe import replace_and_wipe
from planner_core.editing.document import Changed, Document
from planner_core.editing.edits import Step
from planner_core.editing.history import History, RestorePoint, point_name_problem
from planner_core.editing.project_edits import addressed
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, VariantId

SUFFIX: Final = ".headroom"
SET_STATE: Final = update_sql("document", STATE_COLUMNS, "id")


class ProjectFile:
    """A document whose every change is one durable transaction: file first, then project and history.

    If writing fails, a ProjectError is raised and project, history and file stay unchanged.
    """

    def __init__(self, path: Path, opened: Opened, vfs: str | None = None) -> None:
        self.path = path
        self._vfs = vfs
        self._take(opened)

    def _take(self, opened: Opened) -> None:
        self.password = opened.password
        """The file's password; None if it is not encrypted."""
        self.read_only_reason = opened.why
        self.older = opened.older
        """Path of the backup in the old format, if the file was migrated; else None."""
        self._connection = opened.connection
        self._document = Document(opened.loaded.project, opened.loaded.history)
        self._writer = DurableWriter(self.path, opened)
        self._lock = opened.lock
        self._editor: Editor | None = None
        if self._lock:
            announce(self._lock, self.path, (this_editor(), utc_now()))
        if self._lock and (opened.loaded.editor or has_journal(self.path)):
            # the noted editor, or the one who left an empty journal, has crashed
            self._name_editor((this_editor(), utc_now()))

    @classmethod
    def create(
        cls,
        path: Path,
        content: Project | Plan,
        history: History | None = None,
        vfs: str | None = None,
        password: Password | None = None,
        *,
        private: bool = False,
        replace: bool = True,
    ) -> ProjectFile:
        """Create a new file, replacing one at `path`, and open it for editing. Raises ProjectError.

        A `private` file is accessible to its user only. Without `replace`, an existing file raises NameTakenError.
        """
        target = _place(path)
        write_new_file(target, content, history or History(), password, private=private, replace=replace)
        with to_the_end():  # otherwise an unknown file would be left behind
            return cls.open(target, vfs=vfs, password=password)

    @classmethod
    def open(
        cls, path: Path, read_only: bool = False, vfs: str | None = None, password: Password | None = None
    ) -> ProjectFile:
        """Open a file, for editing if possible; `read_only_reason` states why not. Raises ProjectError.

        A locked file raises LockedProjectError without a password, WrongPasswordError with a wrong one.
        """
        place = Path(os.path.realpath(path))
        return cls(place, open_project(place, read_only, vfs, password), vfs)

    @property
    def project(self) -> Project:
        """The present project, equal to the one in the file."""
        return self._document.project

    @property
    def plan(self) -> Plan:
        """The present plan of the variant that is shown."""
        return self._document.plan

    @property
    def history(self) -> History:
        """The present history, equal to the one in the file."""
        return self._document.history

    @property
    def read_only(self) -> bool:
        """Whether changes are refused."""
        return self._lock is None

    def commit(self, step: Step, initiator: str = "") -> Changed:
        """Perform a new step; it may be merged with the previous one (see `History.record`).

        Raises ProjectError if writing fails, ValueError if the step does not match the project.
        """
        whole = addressed(step, self.project)
        return self._change(lambda document: document.perform(whole, initiator), whole)

    def undo(self, initiator: str = "") -> Changed:
        """Undo the last step. Raises IndexError if there is none, else like `commit`."""
        return self._change(lambda document: document.undo(initiator), self.history.last.inverse())

    def redo(self, initiator: str = "") -> Changed:
        """Redo the next step. Raises IndexError if there is none, else like `commit`."""
        return self._change(lambda document: document.redo(initiator), self.history.next)

    def set_restore_point(self, name: str, position: int | None = None) -> RestorePoint:
        """Make the present state, or that after a number of steps, a restore point. Raises ProjectError or
        IndexError.
        """
        at = self.history.position if position is None else position
        point = RestorePoint(at, name, utc_now(), this_editor())
        self.keep_restore_point(point)
        return point

    def keep_restore_point(self, point: RestorePoint) -> None:
        """Replace the restore point at its position. Raises ProjectError or IndexError."""
        if problem := point_name_problem(point.name):
            raise ProjectError(problem)
        self._keep(self.history.with_point(point))

    def remove_restore_point(self, position: int) -> None:
        """Remove a restore point; the steps stay. Raises ProjectError."""
        self._keep(self.history.without_point(position))

    def state_at(self, position: int) -> Project:
        """The project after a number of steps. Raises IndexError if there are fewer."""
        return self._document.state_at(position)

    def show(self, variant: VariantId) -> None:
        """Show another variant. Raises KeyError for an unknown id.

        The file stores the shown variant; failing to write it is not an error.
        """
        self._document.show(variant)
        if self._lock is not None:
            self._name_editor(self._editor or (this_editor(), utc_now()))

    def save_copy(self, path: Path) -> None:
        """Write a new file with the same project and history, without deleted data.

        It has the same password, and permissions no wider than this file's. It is built from memory, so it works even
        if this file is gone or its disk fails. Raises ProjectError; then the file at `path` is unchanged.
        """
        target = _place(path)
        with suppress(OSError):
            if target.samefile(self.path):
                words: dict[str, object] = {"path": str(target)}
                raise ProjectError(Message("{path} is this project itself. Choose another name.", words))
        write_new_file(target, self.project, self.history, self.password, like=self.path)

    def protect(self, password: Password | None) -> None:
        """Change or remove the file's password. Raises ProjectError; then nothing has changed.

        A new file atomically replaces the old one, whose content is overwritten. A disk error after the replacement is
        not reported. If neither file can be reopened, the plan becomes read-only.
        """
        if self._lock is None:
            raise ReadOnlyProjectError(self.read_only_reason or not_writable(self.path).message)
        self._writer.refuse_changed()
        try:
            data = sealed(project_bytes(self.path, self.project, self.history), password)
        except STORAGE_FAILURES as error:
            raise from_storage(error, self.path) from error
        if has_journal(self.path):  # it would be taken for the new file's
            raise uncertain(self.path)
        self._connection.close()
        if os.name == "nt":  # open files cannot be replaced there
            self._lock.release()
        before, refused = self.password, None
        try:
            replace_and_wipe(self.path, data)
        except OSError as error:
            refused = error
        self._lock.release()
        self._lock, self._editor = None, None
        self._open_again([before, password] if refused else [password])
        if refused is not None and self.password is not password:
            raise from_storage(refused, self.path) from refused

    def _open_again(self, passwords: Sequence[Password | None]) -> None:
        """Reopen the file with the first matching password."""
        refused: ProjectError = locked(self.path)
        for password in passwords:
            try:
                self._take(open_project(self.path, False, self._vfs, password))
            except ProjectError as error:
                refused = error
            else:
                return
        self.read_only_reason = refused.message
        raise refused

    def content(self) -> bytes:
        """The bytes of the file between two changes. Raises OSError."""
        return self._lock.content(self.path) if self._lock else self.path.read_bytes()

    def is_as_left(self) -> bool:
        """Whether the file still holds this project and history; False if another program changed it."""
        return self._writer.is_as_left()

    def close(self) -> None:
        """Close the file; everything committed is in it."""
        if self._lock is not None:
            if self._editor:
                self._name_editor(None)
            withdraw(self._lock, self.path)
            self._lock.release()
            self._lock = None
        self._connection.close()

    def _change(self, act: Callable[[Document], Changed], step: Step) -> Changed:
        if self._lock is None:
            raise ReadOnlyProjectError(self.read_only_reason or not_writable(self.path).message)
        trial = Document(self.project, self.history)
        changed = act(trial)
        refuse_unstorable(trial.project, step)
        editor = self._editor or (this_editor(), utc_now())

        def rows() -> None:
            write_edits(self._connection, step.edits)
            write_history(self._connection, self.history, trial.history)
            self._write_state(trial, editor)

        self._writer.write(rows)
        self._document, self._editor = trial, editor
        return changed

    def _keep(self, history: History) -> None:
        def keep(document: Document) -> Changed:
            document.keep_history(history)
            return Changed(frozenset(), frozenset(), variant=document.project.shown)

        self._change(keep, Step(Message(""), ()))

    def _name_editor(self, editor: Editor | None) -> None:
        with suppress(ProjectError):  # only informs others; must never fail
            self._writer.write(lambda: self._write_state(self._document, editor))
            self._editor = editor

    def _write_state(self, document: Document, editor: Editor | None) -> None:
        history, shown = document.history, document.project.shown
        values = (history.position, int(history.sealed), shown, *(editor or ("", "")))
        self._connection.execute(SET_STATE, (*values, 1))


def _place(path: Path) -> Path:
    """Target of a new file: its folder with links resolved, its name unresolved, so that a link there is rejected."""
    return Path(os.path.realpath(Path(path).parent)) / Path(path).name
