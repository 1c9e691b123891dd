"""The project file: a plan with its history that is on the disk before anyone sees the change."""

from __future__ import annotations

import getpass
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import apsw

from db.checksums import Checksums, stored_sums
from db.connection import READ_ONLY, WRITABLE, connect, time_limit, transaction
from db.errors import ChangedOnDiskError, ProjectError, ReadOnlyProjectError, from_storage, not_writable
from db.history_rows import drop_steps, write_step
from db.inspect_file import inspect_file
from db.load import Loaded, load
from db.lock import FileLock
from db.new_file import STATE_COLUMNS, remove_left_over, write_new_file
from db.plan_rows import write_edits
from db.tables import update_sql
from planner_core.editing.document import Changed, Document
from planner_core.editing.edits import Edit, Step
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.plan import Plan

SUFFIX = ".headroom"
SECONDS_TO_OPEN = 10.0
SET_STATE = update_sql("document", STATE_COLUMNS, "id")


class ProjectFile:
    """A document whose every change is one durable transaction: file first, then plan and history.

    Where the file refuses, a ProjectError is raised and plan, history and file stay as they were.
    """

    def __init__(
        self,
        path: Path,
        connection: apsw.Connection,
        loaded: Loaded,
        lock: FileLock | None,
        why: Message | None,
    ) -> None:
        self.path = path
        self.read_only_reason = why
        self._connection = connection
        self._document = Document(loaded.plan, loaded.history)
        self._editor = loaded.editor
        self._sums = Checksums(connection, loaded.sums)
        self._lock = lock

    @classmethod
    def create(
        cls, path: Path, plan: Plan, history: History | None = None, vfs: str | None = None
    ) -> ProjectFile:
        """Make a new file, replacing an older one at `path`, and open it for editing."""
        path = Path(path)
        write_new_file(path, plan, history or History())
        return cls.open(path, vfs=vfs)

    @classmethod
    def open(cls, path: Path, read_only: bool = False, vfs: str | None = None) -> ProjectFile:
        """Open a file, for editing where possible; `read_only_reason` says why not. Raises ProjectError."""
        path = Path(path)
        inspect_file(path)
        lock, why = (None, None) if read_only else _lock(path)
        try:
            connection = connect(path, WRITABLE if lock else READ_ONLY, vfs)
            try:
                with time_limit(connection, SECONDS_TO_OPEN):
                    loaded = load(connection, path)
            except BaseException:
                connection.close()
                raise
        except BaseException as error:
            if lock:
                lock.release()
            if isinstance(error, apsw.Error | OSError):
                raise from_storage(error, path) from error
            raise
        if lock:
            remove_left_over(path)
        elif why is None and not read_only:
            why = _in_use(path, loaded.editor)
        return cls(path, connection, loaded, lock, why)

    @property
    def plan(self) -> Plan:
        """The present plan, equal to the one in the file."""
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
        """Perform a new step. Raises ProjectError where the file refuses, ValueError where it does not fit."""
        return self._change(lambda document: document.perform(step, initiator), step.edits)

    def undo(self, initiator: str = "") -> Changed:
        """Take the last step back. Raises IndexError where there is none."""
        return self._change(lambda document: document.undo(initiator), self.history.last.inverse().edits)

    def redo(self, initiator: str = "") -> Changed:
        """Bring the next step back. Raises IndexError where there is none."""
        return self._change(lambda document: document.redo(initiator), self.history.next.edits)

    def mark_clean(self) -> None:
        """Make the present state a restore point."""

        def mark(document: Document) -> Changed:
            document.mark_clean()
            return Changed(frozenset(), frozenset())

        self._change(mark, ())

    def save_copy(self, path: Path) -> None:
        """Write a file of its own with the same plan and history, and nothing that was deleted before.

        It comes from memory, so it works where the file itself is gone or its disk is failing.
        """
        target = Path(path)
        with suppress(OSError):
            if target.samefile(self.path):
                raise ProjectError(
                    Message("{path} is the project itself. Choose another name.", {"path": str(path)})
                )
        lock = _target_lock(target)
        if lock is not None:
            lock.release()
        write_new_file(target, self.plan, self.history)

    def close(self) -> None:
        """Leave the file to others; whatever was committed is in it."""
        if self._lock is not None:
            with suppress(ProjectError):
                if self._editor:
                    self._write(lambda: self._write_state(self.history, ""))
            self._lock.release()
            self._lock = None
        self._connection.close()

    # --- one change --------------------------------------------------------------------------------------------

    def _change(self, act: Callable[[Document], Changed], edits: tuple[Edit, ...]) -> Changed:
        self._refuse_read_only()
        trial = Document(self.plan, self.history)
        changed = act(trial)
        before, after = self.history, trial.history

        def rows() -> None:
            write_edits(self._connection, edits)
            _write_history(self._connection, before, after)
            self._write_state(after, _this_editor())

        self._write(rows)
        self._document = trial
        self._editor = _this_editor()
        return changed

    def _write_state(self, history: History, editor: str) -> None:
        values = (history.position, history.clean, int(history.sealed), editor)
        self._connection.execute(SET_STATE, (*values, 1))

    def _write(self, rows: Callable[[], None]) -> None:
        try:
            self._refuse_changed_file()
            with transaction(self._connection):
                self._refuse_changed_content()
                rows()
                self._sums.store()
        except (apsw.Error, OSError, UnicodeError, OverflowError, ProjectError) as error:
            self._sums.discard()
            raise from_storage(error, self.path) from error
        self._sums.accept()

    def _refuse_read_only(self) -> None:
        if self._lock is None:
            raise ReadOnlyProjectError(self.read_only_reason or not_writable(self.path).message)

    def _refuse_changed_file(self) -> None:
        assert self._lock is not None
        try:
            status = self.path.stat()
        except FileNotFoundError:
            raise _changed(self.path) from None
        if (status.st_dev, status.st_ino) != self._lock.identity:
            raise _changed(self.path)

    def _refuse_changed_content(self) -> None:
        try:
            unchanged = stored_sums(self._connection) == self._sums.committed
        except ValueError:
            unchanged = False
        if not unchanged:
            raise _changed(self.path)


def _write_history(connection: apsw.Connection, before: History, after: History) -> None:
    """Bring the steps in the file from one history to the other; undo and redo change none."""
    kept = 0
    for old, new in zip(before.steps, after.steps, strict=False):
        if old is not new:
            break
        kept += 1
    if kept < len(before.steps):
        drop_steps(connection, kept)
    for number in range(kept, len(after.steps)):
        write_step(connection, number + 1, after.steps[number])


def _lock(path: Path) -> tuple[FileLock | None, Message | None]:
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        return None, not_writable(path).message
    try:
        return FileLock.take(path), None
    except OSError as error:
        return None, from_storage(error, path).message


def _target_lock(path: Path) -> FileLock | None:
    """The lock of a file that is about to be replaced. Raises ReadOnlyProjectError where it is open elsewhere."""
    try:
        lock = FileLock.take(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise from_storage(error, path) from error
    if lock is None:
        raise ReadOnlyProjectError(_in_use(path, ""))
    return lock


def _this_editor() -> str:
    return f"{getpass.getuser()} on {socket.gethostname()}"


def _in_use(path: Path, editor: str) -> Message:
    if editor:
        return Message(
            "{path} is being edited by {editor}. Close it there, or save a copy to go on working here.",
            {"path": str(path), "editor": editor},
        )
    return Message(
        "{path} is open in another window of Headroom or on another computer. Close it there, or save a copy"
        " to go on working here.",
        {"path": str(path)},
    )


def _changed(path: Path) -> ChangedOnDiskError:
    return ChangedOnDiskError(
        Message(
            "{path} was changed, replaced or removed by another program. The change was not made, and nothing"
            " of yours is lost: save a copy under another name, or open the file again to see what is in it.",
            {"path": str(path)},
        )
    )
