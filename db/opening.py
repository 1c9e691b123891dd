"""Opens a project file step by step: look at its bytes, lock it, connect, bring it up to date, read it."""

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
"""How often a file may be replaced while it is being opened."""


class Opened(NamedTuple):
    """An open project file: who may write holds the lock, who may not knows why."""

    connection: apsw.Connection
    loaded: LoadedProject
    lock: FileLock | None
    why: Message | None
    stamp: Stamp
    password: Password | None
    """What the file is protected by."""
    older: Path | None = None
    """Where the file is kept as it was, if it was brought up to the present format."""


def open_project(path: Path, read_only: bool, vfs: str | None, password: Password | None = None) -> Opened:
    """Open and read a file, for editing where possible. Raises ProjectError.

    A password for a file that has none is not needed and does no harm. Another program may replace the file while it is
    looked at; then it is looked at again, because size and content of two files make none that is sound.
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
    """The lock for editing, or nothing and the reason; no reason where another editor has it."""
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        return None, not_writable(path).message
    if is_name_too_long(path):
        return None, name_too_long(path).message
    try:
        return FileLock.take(path), None
    except OSError as error:
        return None, from_storage(error, path).message


def upgraded(connection: apsw.Connection, path: Path) -> apsw.Connection:
    """The content of an older file in the present format, in memory; the file stays as it is."""
    verified(connection, path)
    memory = apsw.Connection(":memory:")
    memory.deserialize("main", connection.serialize("main"))  # a backup of a locked file would be refused
    guard(memory)
    migrate(memory)
    with transaction(memory):
        Checksums(memory, {}).recount()
    return memory


def _connect(path: Path, flags: int, vfs: str | None, password: Password | None) -> apsw.Connection:
    """A connection that is known to have the right password. Raises ProjectError or apsw.Error."""
    if password is None:
        return connect(path, flags, vfs)
    connection = None
    try:
        connection = connect(path, flags, vfs, password)
        inspect_unlocked(connection, path)
    except BaseException as error:
        if connection is not None:
            connection.close()
        # With another password, taking back an interrupted change fails before anything is written.
        interrupted = isinstance(error, apsw.CorruptError) and has_journal(path)
        if interrupted or isinstance(error, apsw.NotADBError):
            raise why_not_opened(path, password) from error
        raise
    return connection


def _take_back(path: Path, password: Password | None) -> None:
    """Let SQLite take back what an interrupted change left, which a reader may not do; where nobody is at it."""
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
    if os.name == "nt":  # no file can be replaced there that is open
        lock.release()
    write_whole(path, data)
    lock.release()
    return open_project(path, False, vfs, password)._replace(older=kept)


def _kept(path: Path, data: bytes, stem: str) -> Path:
    """A copy of a file beside it, by this name or one with a number: no other file is replaced."""
    place, number = path.with_stem(stem), 2
    while os.path.lexists(place):
        if (
            place.is_file() and not place.is_symlink() and place.read_bytes() == data
        ):  # made before an interruption
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
