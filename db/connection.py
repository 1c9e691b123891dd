"""SQLite connections hardened against untrusted files, and transactions on them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw

from db.cipher import Password, layer, unlock

LARGEST_FILE: Final = 512 * 2**20
"""Bytes. Writing has the same limit as reading, so that every saved file can be opened."""
LONGEST_VALUE: Final = 8 * 2**20
WAIT_MS: Final = 2000
CHECK_EVERY: Final = 20_000
"""Steps of SQLite's virtual machine between two checks of the time limit."""

LIMITS: Final = {
    apsw.SQLITE_LIMIT_LENGTH: LONGEST_VALUE,
    apsw.SQLITE_LIMIT_SQL_LENGTH: 100_000,
    apsw.SQLITE_LIMIT_COLUMN: 200,
    apsw.SQLITE_LIMIT_EXPR_DEPTH: 50,
    apsw.SQLITE_LIMIT_COMPOUND_SELECT: 10,
    apsw.SQLITE_LIMIT_VDBE_OP: 25_000,
    apsw.SQLITE_LIMIT_FUNCTION_ARG: 8,
    apsw.SQLITE_LIMIT_ATTACHED: 0,
    apsw.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 100,
    apsw.SQLITE_LIMIT_VARIABLE_NUMBER: 200,
    apsw.SQLITE_LIMIT_TRIGGER_DEPTH: 10,
    apsw.SQLITE_LIMIT_WORKER_THREADS: 0,
}

READ_ONLY: Final = apsw.SQLITE_OPEN_READONLY
WRITABLE: Final = apsw.SQLITE_OPEN_READWRITE


def connect(
    path: Path, flags: int, vfs: str | None = None, password: Password | None = None
) -> apsw.Connection:
    """A guarded connection to an existing file, which is still untrusted. Raises apsw.Error.

    A wrong password raises apsw.NotADBError at the first read.
    """
    connection = apsw.Connection(str(path), flags=flags, vfs=layer(vfs) if password else vfs)
    try:
        if password:
            unlock(connection, password)
        guard(connection)
        if flags == WRITABLE:
            make_durable(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def guard(connection: apsw.Connection) -> None:
    """Limits and settings against malicious content."""
    for limit, most in LIMITS.items():
        connection.limit(limit, most)
    for setting, on in (
        (apsw.SQLITE_DBCONFIG_DEFENSIVE, 1),
        (apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
        (apsw.SQLITE_DBCONFIG_ENABLE_VIEW, 0),
        (apsw.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
        (apsw.SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
        (apsw.SQLITE_DBCONFIG_DQS_DML, 0),
        (apsw.SQLITE_DBCONFIG_DQS_DDL, 0),
        (apsw.SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ):
        connection.config(setting, on)
    connection.set_busy_timeout(WAIT_MS)
    connection.execute(
        "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA temp_store = MEMORY"
    ).fetchall()


def make_durable(connection: apsw.Connection) -> None:
    """After COMMIT returns, the transaction is on disk, its journal deleted and the folder synced.

    A rollback journal instead of a write-ahead log: outside a transaction the project is a single file, which can be
    mailed. Deleted rows are overwritten, because others may receive the file.
    """
    connection.execute(
        "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON;"
        " PRAGMA secure_delete = ON"
    ).fetchall()  # a pragma with a result blocks later ones until it is fetched
    page_size = connection.pragma("page_size")
    assert isinstance(page_size, int)
    connection.execute(f"PRAGMA max_page_count = {LARGEST_FILE // page_size}").fetchall()


@contextmanager
def transaction(connection: apsw.Connection) -> Iterator[None]:
    """Runs a block in a transaction. SQLite rolls back by itself on disk errors; a second rollback would hide the
    cause.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def time_limit(connection: apsw.Connection, seconds: float) -> Iterator[None]:
    """Queries that exceed the total time raise apsw.InterruptError."""
    deadline = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > deadline, CHECK_EVERY)
    try:
        yield
    finally:
        connection.set_progress_handler(None)
