"""Opens a project file step by step: inspect its bytes, lock it, connect, migrate it, read it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import apsw

from db.checksums import Checksums
from db.cipher import Password
from db.connection import READ_ONLY, WRITABLE, connect, guard, time_limit, transaction
from db.errors import (
    DamagedProjectError,
    from_storage,
    in_use,
    locked,
    name_too_long,
    not_writable,
    unrepaired,
)
from db.inspect_file import has_journal, inspect_file, inspect_unlocked, is_name_too_long, why_not_opened
from db.load import LoadedProject, load
from db.lock import FileLock
from db.migrate import latest_version, migrate, schema_of, version_of
from db.new_file import sealed
from db.presence import announced
from db.safe_writing import remove_left_over, write_whole
from db.verify import verified
from db.watch import Stamp
from db.wipe import wipe_left_over
from planner_core.messages import Message

SECONDS_TO_OPEN: Final = 10.0
REPLACED_AT_MOST: Final = 5
"""Maximum number of retries if the file is replaced while it is being opened."""


class Opened(NamedTuple):
    """An open project file: with the lock if writable, else with the reason."""

    connection: apsw.Connection
    loaded: LoadedProject
    lock: FileLock | None
    why: Message | None
    stamp: Stamp
    password: Password | None
    """The file's password."""
    older: Path | None = None
    """Path of the backup in the old format, if the file was migrated."""


def open_project(path: Path, read_only: bool, vfs: str | None, password: Password | None = None) -> Opened:
    """Open and read a file, for editing where possible. Raises ProjectError.

    A password for an unencrypted file is ignored. If another program replaces the file during inspection, the
    inspection starts again, because size and content would come from different files.
    """
    for _ in range(REPLACED_AT_MOST):
        before = _identity(path)
        try:
            return _opened(path, read_only, vfs, password)
        except DamagedProjectError:
            if _identity(path) == before:
                raise
    return _opened(path, read_only, vfs, password)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _opened(path: Path, read_only: bool, vfs: str | None, password: Password | None) -> Opened:
    if not inspect_file(path):
        password = None
    elif password is None:
        raise locked(path)
    if read_only and has_journal(path):
        _take_back(path, password)
    lock, why = (None, None) if read_only else try_lock(path)
    stamp = Stamp.of(path)
    with _released_on_failure(lock, path):
        connection = _connect(path, WRITABLE if lock else READ_ONLY, vfs, password)
        try:
            with time_limit(connection, SECONDS_TO_OPEN):
                old = version_of(connection) < latest_version()
                loaded = None if old else load(connection, path)
        except BaseException:
            connection.close()
            raise
        if loaded is None:
            return _open_older(path, connection, lock, why, vfs, password)
    if lock:
        remove_left_over(path)
        wipe_left_over(path)
    elif why is None and not read_only:
        why = in_use(path, *(announced(path) or (loaded.editor, loaded.since)))
    return Opened(connection, loaded, lock, why, stamp, password)


def try_lock(path: Path) -> tuple[FileLock | None, Message | None]:
    """The lock for editing, or None and the reason; no reason if another editor holds it."""
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        return None, not_writable(path).message
    if is_name_too_long(path):
        return None, name_too_long(path).message
    try:
        return FileLock.take(path), None
    except OSError as error:
        return None, from_storage(error, path).message


def upgraded(connection: apsw.Connection, path: Path) -> apsw.Connection:
    """The content of an older file migrated in memory; the file stays unchanged."""
    verified(connection, path)
    memory = apsw.Connection(":memory:")
    memory.deserialize("main", connection.serialize("main"))  # a backup of a locked file would be refused
    guard(memory)
    migrate(memory)
    with transaction(memory):
        Checksums(memory, {}).recount()
    return memory


def _connect(path: Path, flags: int, vfs: str | None, password: Password | None) -> apsw.Connection:
    """A connection with a verified password. Raises ProjectError or apsw.Error."""
    if password is None:
        return connect(path, flags, vfs)
    connection = None
    try:
        connection = connect(path, flags, vfs, password)
        inspect_unlocked(connection, path)
    except BaseException as error:
        if connection is not None:
            connection.close()
        # With a wrong password, rolling back an interrupted change fails before anything is written.
        interrupted = isinstance(error, apsw.CorruptError) and has_journal(path)
        if interrupted or isinstance(error, apsw.NotADBError):
            raise why_not_opened(path, password) from error
        raise
    return connection


def _take_back(path: Path, password: Password | None) -> None:
    """Let SQLite roll back an interrupted change, which a read-only connection cannot; only if no editor is active."""
    lock, _ = try_lock(path)
    with _released_on_failure(lock, path):
        if lock:
            connection = _connect(path, WRITABLE, None, password)
            schema_of(connection)
            connection.close()
            lock.release()


def _open_older(
    path: Path,
    connection: apsw.Connection,
    lock: FileLock | None,
    why: Message | None,
    vfs: str | None,
    password: Password | None,
) -> Opened:
    version = version_of(connection)
    memory = upgraded(connection, path)
    connection.close()
    if lock is None:
        return Opened(memory, load(memory, path), None, why, Stamp.of(path), password)
    load(memory, path)
    kept = _kept(path, lock.content(path), f"{path.stem} (format {version})")
    data = sealed(memory.serialize("main"), password)
    memory.close()
    if os.name == "nt":  # open files cannot be replaced there
        lock.release()
    write_whole(path, data)
    lock.release()
    return open_project(path, False, vfs, password)._replace(older=kept)


def _kept(path: Path, data: bytes, stem: str) -> Path:
    """A copy of a file next to it, with this name or a numbered one; no other file is replaced."""
    place, number = path.with_stem(stem), 2
    while os.path.lexists(place):
        if (
            place.is_file() and not place.is_symlink() and place.read_bytes() == data
        ):  # created before an interruption
            return place
        place, number = path.with_stem(f"{stem} {number}"), number + 1
    write_whole(place, data, like=path, replace=False)
    return place


@contextmanager
def _released_on_failure(lock: FileLock | None, path: Path) -> Iterator[None]:
    try:
        yield
    except BaseException as error:
        if lock:
            lock.release()
        if isinstance(error, apsw.ReadOnlyError | apsw.CantOpenError) and has_journal(path):
            raise unrepaired(path) from error
        if isinstance(error, apsw.Error | OSError):
            raise from_storage(error, path) from error
        raise
