"""Writes a complete project file: built in memory, and on disk before it gets its name.

Such a file contains only the project and its history, and no deleted data.
"""

from __future__ import annotations

import os
from pathlib import Path

import apsw

from db.checksums import Checksums
from db.cipher import Password, seal
from db.connection import guard, transaction
from db.errors import (
    DamagedProjectError,
    ProjectError,
    ReadOnlyProjectError,
    UnstorableError,
    from_storage,
    in_use,
    name_too_long,
    no_folder,
    refuse_unreadable_name,
)
from db.history_rows import write_history
from db.inspect_file import is_name_too_long, journal_path
from db.load import load
from db.lock import is_edited
from db.migrate import empty_file
from db.plan_rows import write_project
from db.presence import announced
from db.progress import advance
from db.safe_writing import target_status, write_whole
from db.tables import insert_sql
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project, project_problems

STATE_COLUMNS = ("position", "sealed", "shown", "editor", "since")


def write_new_file(
    path: Path,
    content: Project | Plan,
    history: History,
    password: Password | None = None,
    *,
    like: Path | None = None,
    private: bool = False,
    replace: bool = True,
) -> None:
    """Write a new project file at `path`, replacing an existing one. On ProjectError the old file is unchanged.

    A file that is open for editing is not replaced. Without `replace`, an existing file raises NameTakenError. For
    permissions, `like` and `private`, see `write_whole`.
    """
    refuse_unreadable_name(path)
    try:
        _refuse_unfit(path)
        data = sealed(project_bytes(path, as_project(content), history), password)
        advance(Message("Writing the file"), 1, 1)
        write_whole(path, data, like=like, private=private, replace=replace)
    except (apsw.Error, OSError, UnicodeError, OverflowError) as error:
        if isinstance(error, FileNotFoundError):
            raise no_folder(path.parent) from error
        raise from_storage(error, path) from error


def sealed(data: bytes, password: Password | None) -> bytes:
    """The bytes of a file as stored: encrypted if there is a password. Raises apsw.Error."""
    return seal(data, password) if password else data


def _refuse_unfit(path: Path) -> None:
    if target_status(path) is not None and is_edited(path):
        raise ReadOnlyProjectError(in_use(path, *(announced(path) or ("", ""))))
    if is_name_too_long(path):
        raise name_too_long(path)
    _refuse_journal_of_another(path)


def _refuse_journal_of_another(path: Path) -> None:
    """SQLite would apply a leftover journal with this name to the new file."""
    journal = journal_path(path)
    if os.path.lexists(journal) and os.lstat(journal).st_size > 0:
        words: dict[str, object] = {"path": str(path), "journal": str(journal)}
        raise ProjectError(
            Message(
                "{journal} holds an interrupted change of {path} and would damage a new file there. Open {path}"
                " once, move {journal} away, or choose another name.",
                words,
            )
        )


def project_bytes(path: Path, project: Project, history: History) -> bytes:
    """The content of a project file, verified by reading it back. Raises UnstorableError or apsw.Error."""
    if found := project_problems(project):
        raise UnstorableError(found[0])
    connection = apsw.Connection(":memory:")
    try:
        connection.deserialize("main", empty_file())
        guard(connection)
        with transaction(connection):
            _fill(connection, project, history)
        back = load(connection, path)
        if (back.project, back.history) != (project, history):
            raise UnstorableError(
                Message("The plan read back from the file differs from the plan that was saved.")
            )
        return connection.serialize("main")
    except DamagedProjectError as error:
        words: dict[str, object] = {"reason": error.message}
        raise UnstorableError(Message("This plan cannot be saved: {reason}", words)) from error
    finally:
        connection.close()


def _fill(connection: apsw.Connection, project: Project, history: History) -> None:
    sums = Checksums(connection, {})
    state = (1, history.position, int(history.sealed), project.shown, "", "")
    connection.execute(insert_sql("document", ("id", *STATE_COLUMNS)), state)
    write_project(connection, project)
    write_history(connection, History(), history)
    sums.store()
