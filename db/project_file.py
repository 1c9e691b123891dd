"""The project file: a plan with its history that is on the disk before anyone sees the change."""

from __future__ import annotations

import getpass
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, Literal

import apsw

from db.checksums import Checksums, stored_sums
from db.connection import transaction
from db.errors import (
    ProjectError,
    ReadOnlyProjectError,
    from_storage,
    not_writable,
    uncertain,
)
from db.history_rows import write_last_step
from db.migrate import latest_version
from db.new_file import STATE_COLUMNS, write_new_file
from db.opening import Opened, open_project
from db.plan_rows import write_edits
from db.storable import refuse_unstorable
from db.tables import update_sql
from db.watch import Watch
from planner_core.editing.document import Changed, Document
from planner_core.editing.edits import Step
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.plan import Plan

SUFFIX: Final = ".headroom"
SET_STATE: Final = update_sql("document", STATE_COLUMNS, "id")
STORAGE_FAILURES: Final = (apsw.Error, OSError, UnicodeError, OverflowError)


class ProjectFile:
    """A document whose every change is one durable transaction: file first, then plan and history.

    Where the file refuses, a ProjectError is raised and plan, history and file stay as they were.
    """

    def __init__(self, path: Path, opened: Opened) -> None:
        self.path = path
        self.read_only_reason = opened.why
        self._connection = opened.connection
        self._document = Document(opened.loaded.plan, opened.loaded.history)
        self._sums = Checksums(opened.connection, opened.loaded.sums)
        self._lock = opened.lock
        self._watch = Watch(path, opened.stamp)
        self._editor = opened.loaded.editor
        if self._editor and self._lock:
            self._name_editor(this_editor())  # the one named there has crashed

    @classmethod
    def create(
        cls, path: Path, plan: Plan, history: History | None = None, vfs: str | None = None
    ) -> ProjectFile:
        """Make a new file, replacing an older one at `path`, and open it for editing. Raises ProjectError."""
        target = Path(path).resolve()
        write_new_file(target, plan, history or History())
        return cls.open(target, vfs=vfs)

    @classmethod
    def open(cls, path: Path, read_only: bool = False, vfs: str | None = None) -> ProjectFile:
        """Open a file, for editing where possible; `read_only_reason` says why not. Raises ProjectError."""
        place = Path(path).resolve()
        return cls(place, open_project(place, read_only, vfs))

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
        """Perform a new step; it may become part of the one before it (see `History.record`).

        Raises ProjectError where the file refuses, ValueError where the step does not fit the plan.
        """
        return self._change(lambda document: document.perform(step, initiator), step)

    def undo(self, initiator: str = "") -> Changed:
        """Take the last step back. Raises IndexError where there is none, else like `commit`."""
        return self._change(lambda document: document.undo(initiator), self.history.last.inverse())

    def redo(self, initiator: str = "") -> Changed:
        """Bring the next step back. Raises IndexError where there is none, else like `commit`."""
        return self._change(lambda document: document.redo(initiator), self.history.next)

    def mark_clean(self) -> None:
        """Make the present state a restore point. Raises ProjectError."""
        self._change(_mark_clean, Step(Message(""), ()))

    def save_copy(self, path: Path) -> None:
        """Write a file of its own with the same plan and history, and nothing that was deleted before.

        It is made from memory, so it works where the file itself is gone or its disk is failing.
        Raises ProjectError; then what was at `path` is still there.
        """
        target = Path(path).resolve()
        with suppress(OSError):
            if target.samefile(self.path):
                words: dict[str, object] = {"path": str(target)}
                raise ProjectError(Message("{path} is this project itself. Choose another name.", words))
        write_new_file(target, self.plan, self.history)

    def is_as_left(self) -> bool:
        """Whether the file still holds this plan and history; False where another program changed it."""
        try:
            self._watch.refuse_other_file(self._sums.committed)
        except (ProjectError, apsw.Error, OSError):
            return False
        return True

    def close(self) -> None:
        """Leave the file to others; whatever was committed is in it."""
        if self._lock is not None:
            if self._editor:
                self._name_editor("")
            self._lock.release()
            self._lock = None
        self._connection.close()

    def _change(self, act: Callable[[Document], Changed], step: Step) -> Changed:
        if self._lock is None:
            raise ReadOnlyProjectError(self.read_only_reason or not_writable(self.path).message)
        trial = Document(self.plan, self.history)
        changed = act(trial)
        refuse_unstorable(trial.plan, step)
        editor = this_editor()

        def rows() -> None:
            write_edits(self._connection, step.edits)
            write_last_step(self._connection, self.history.steps, trial.history.steps)
            self._write_state(trial.history, editor)

        self._write(rows)
        self._document, self._editor = trial, editor
        return changed

    def _name_editor(self, editor: str) -> None:
        with suppress(ProjectError):  # a courtesy to others, never a reason to fail
            self._write(lambda: self._write_state(self.history, editor))
            self._editor = editor

    def _write_state(self, history: History, editor: str) -> None:
        values = (history.position, history.clean, int(history.sealed), editor)
        self._connection.execute(SET_STATE, (*values, 1))

    def _write(self, rows: Callable[[], None]) -> None:
        """Run `rows` in one transaction together with the checksums."""
        try:
            self._watch.refuse_other_file(self._sums.committed)
            with transaction(self._connection):
                self._watch.refuse_other_content(self._connection, self._sums.committed)
                rows()
                self._sums.store()
        except STORAGE_FAILURES as error:
            if (outcome := self._outcome()) != "done":
                self._sums.discard()
                unsure = outcome == "unsure"
                raise uncertain(self.path) if unsure else from_storage(error, self.path) from error
        except BaseException:
            self._sums.discard()
            raise
        self._sums.accept()
        with suppress(OSError):
            self._watch.remember()

    def _outcome(self) -> Literal["done", "not done", "unsure"]:
        """What a transaction that failed has left in the file.

        The system may fail after the point of no return, when the journal is gone but its folder not yet
        synced. Another transaction then shows whether the disk works again.
        """
        if self._sums.pending == self._sums.committed:
            return "not done"
        try:
            stored = stored_sums(self._connection)
            if stored == self._sums.committed:
                return "not done"
            if stored != self._sums.pending:
                return "unsure"
            with transaction(self._connection):
                # SQLite leaves out writes of equal rows, but always writes its header.
                self._connection.execute(f"PRAGMA user_version = {latest_version()}")
        except (apsw.Error, ValueError):
            return "unsure"
        return "done"


@cache
def this_editor() -> str:
    """Who is editing, as others get to read it: user and computer."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):  # a user without a name
        user = "somebody"
    return f"{user} on {socket.gethostname()}"


def _mark_clean(document: Document) -> Changed:
    document.mark_clean()
    return Changed(frozenset(), frozenset())
