"""Writes a whole project file at once: built in memory, on the disk before it gets its name.

A file made so holds nothing but the project and its history; nothing that was deleted earlier can be in it.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

import apsw

from db.checksums import Checksums
from db.cipher import Password, seal
from db.connection import guard, transaction
from db.errors import (
    DamagedProjectError,
    ReadOnlyProjectError,
    UnstorableError,
    from_storage,
    in_use,
    no_folder,
)
from db.history_rows import write_history
from db.load import load
from db.lock import FileLock
from db.migrate import migrate
from db.plan_rows import write_project
from db.presence import announced
from db.progress import advance
from db.tables import insert_sql
from planner_core.editing.history import History
from planner_core.messages import Message
from planner_core.plan.plan import Plan
from planner_core.plan.project import Project, as_project, project_problems

STATE_COLUMNS = ("position", "sealed", "shown", "editor", "since")


def write_new_file(
    path: Path, content: Project | Plan, history: History, password: Password | None = None
) -> None:
    """Put a new project file at `path`, in place of whatever is there, or raise ProjectError and leave it.

    A file that somebody is editing is not replaced.
    """
    try:
        _refuse_while_edited(path)
        data = sealed(project_bytes(path, as_project(content), history), password)
        advance(Message("Writing the file"), 1, 1)
        replace_durably(path, data)
    except (apsw.Error, OSError, UnicodeError, OverflowError) as error:
        if isinstance(error, FileNotFoundError):
            raise no_folder(path.parent) from error
        raise from_storage(error, path) from error


def sealed(data: bytes, password: Password | None) -> bytes:
    """The bytes of a file as they go to the disk: encrypted where there is a password. Raises apsw.Error."""
    return seal(data, password) if password else data


def _refuse_while_edited(path: Path) -> None:
    try:
        lock = FileLock.take(path)
    except FileNotFoundError:
        return
    if lock is None:
        raise ReadOnlyProjectError(in_use(path, *(announced(path) or ("", ""))))
    lock.release()


def project_bytes(path: Path, project: Project, history: History) -> bytes:
    """The content of a project file, read back and found equal. Raises UnstorableError or apsw.Error."""
    if found := project_problems(project):
        raise UnstorableError(found[0])
    connection = apsw.Connection(":memory:")
    try:
        guard(connection)
        migrate(connection)
        with transaction(connection):
            _fill(connection, project, history)
        back = load(connection, path)
        if (back.project, back.history) != (project, history):
            raise UnstorableError(Message("The plan does not come back from the file as it went in."))
        return connection.serialize("main")
    except DamagedProjectError as error:
        words: dict[str, object] = {"reason": error.message}
        raise UnstorableError(Message("This plan cannot be kept in a file: {reason}", words)) from error
    finally:
        connection.close()


def _fill(connection: apsw.Connection, project: Project, history: History) -> None:
    sums = Checksums(connection, {})
    state = (1, history.position, int(history.sealed), project.shown, "", "")
    connection.execute(insert_sql("document", ("id", *STATE_COLUMNS)), state)
    write_project(connection, project)
    write_history(connection, History(), history)
    sums.store()


def replace_durably(path: Path, data: bytes, like: Path | None = None) -> None:
    """Write beside the target, sync, then rename: the target is the old file or the whole new one, always.

    Who may read the old file, or the file `like` where there is no old one, may read the new one, and nobody else.
    """
    part = part_path(path)
    try:
        with part.open("wb") as file:
            with suppress(OSError):
                shutil.copymode(path if like is None or path.exists() else like, part)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    sync_folder(path.parent)


def part_path(path: Path) -> Path:
    """Where a file is built before it takes its name; always the same, so that a crash leaves one at most."""
    return path.with_name(f".{path.name}.part")


def remove_left_over(path: Path) -> None:
    """Remove what a crash in the middle of `replace_durably` left beside the file."""
    with suppress(OSError):
        part_path(path).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system knows how."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
