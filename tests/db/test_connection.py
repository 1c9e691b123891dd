"""What SQLite may do with a file of unknown origin, as the connection itself tells it, and how transactions end."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from db import connection as module
from db.connection import READ_ONLY, WRITABLE, connect, guard, make_durable, time_limit, transaction
from db.migrate import empty_file

LIMITS = {
    apsw.SQLITE_LIMIT_LENGTH: 8_388_608,
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
SWITCHES = {
    apsw.SQLITE_DBCONFIG_DEFENSIVE: 1,
    apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA: 0,
    apsw.SQLITE_DBCONFIG_ENABLE_VIEW: 0,
    apsw.SQLITE_DBCONFIG_ENABLE_TRIGGER: 0,
    apsw.SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION: 0,
    apsw.SQLITE_DBCONFIG_DQS_DML: 0,
    apsw.SQLITE_DBCONFIG_DQS_DDL: 0,
    apsw.SQLITE_DBCONFIG_ENABLE_FKEY: 1,
}
GUARDED = {"busy_timeout": 2000, "cell_size_check": 1, "mmap_size": 0, "temp_store": 2}
DURABLE = {"journal_mode": "delete", "synchronous": 3, "fullfsync": 1, "secure_delete": 1}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    place = tmp_path / "plain.db"
    place.write_bytes(empty_file())
    return place


@pytest.fixture
def loose() -> Iterator[apsw.Connection]:
    """A connection in which everything is the other way round than it has to be."""
    connection = apsw.Connection(":memory:")
    for setting, on in SWITCHES.items():
        connection.config(setting, 1 - on)
    for name, value in {"busy_timeout": 1, "cell_size_check": 0, "temp_store": 1}.items():
        connection.pragma(name, value)
    yield connection
    connection.close()


def test_every_limit_and_switch_is_set(loose: apsw.Connection) -> None:
    guard(loose)
    assert {limit: loose.limit(limit, -1) for limit in LIMITS} == LIMITS
    assert {setting: loose.config(setting, -1) for setting in SWITCHES} == SWITCHES
    assert {name: loose.pragma(name) for name in ("busy_timeout", "cell_size_check", "temp_store")} == {
        name: GUARDED[name] for name in ("busy_timeout", "cell_size_check", "temp_store")
    }


@pytest.mark.parametrize("flags", [READ_ONLY, WRITABLE])
def test_a_connection_to_a_file_is_guarded_and_durable_if_it_writes(path: Path, flags: int) -> None:
    connection = connect(path, flags)
    assert connection.limit(apsw.SQLITE_LIMIT_ATTACHED, -1) == 0
    assert {name: connection.pragma(name) for name in GUARDED} == GUARDED
    if flags == WRITABLE:
        assert {name: connection.pragma(name) for name in DURABLE} == DURABLE
        assert connection.pragma("max_page_count") == 512 * 1024 * 1024 // 4096
    else:
        assert connection.pragma("fullfsync") == 0
    connection.close()


def test_the_largest_file_does_not_depend_on_the_size_of_its_pages() -> None:
    connection = apsw.Connection(":memory:")
    connection.pragma("page_size", 1024)
    make_durable(connection)
    assert connection.pragma("max_page_count") == 512 * 1024
    connection.close()


def do_and_fail(connection: apsw.Connection, sql: str) -> None:
    """Execute SQL in a transaction that does not come to its end."""
    with transaction(connection):
        connection.execute(sql)
        raise KeyboardInterrupt


def test_a_block_that_fails_is_taken_back_and_one_that_ends_is_kept(path: Path) -> None:
    connection = connect(path, WRITABLE)
    with pytest.raises(KeyboardInterrupt):
        do_and_fail(connection, "INSERT INTO checksum VALUES ('a', 1, '0')")
    assert not connection.in_transaction
    with transaction(connection):
        assert connection.execute("SELECT count(*) FROM checksum").get == 0
        connection.execute("INSERT INTO checksum VALUES ('b', 1, '0')")
        other = apsw.Connection(str(path))
        with pytest.raises(apsw.BusyError):  # it has the right to write from its beginning
            other.execute("BEGIN IMMEDIATE")
    assert other.execute("SELECT part FROM checksum").get == "b"
    other.close()
    connection.close()


def test_what_sqlite_took_back_by_itself_is_not_taken_back_again(path: Path) -> None:
    connection = connect(path, WRITABLE)
    with pytest.raises(KeyboardInterrupt):
        do_and_fail(connection, "ROLLBACK")
    connection.close()


def test_a_query_ends_when_its_time_is_over_and_later_ones_have_none(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    long = (
        "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT 20000) SELECT count(*) FROM n"
    )
    connection = connect(path, READ_ONLY)
    with time_limit(connection, 5.0):
        now[0] = 105.0
        assert connection.execute(long).get == 20000
        now[0] = 105.1
        assert connection.execute("SELECT 1").get == 1  # so short that nobody looks at the clock
        with pytest.raises(apsw.InterruptError):
            connection.execute(long).get  # noqa: B018
    assert connection.execute(long).get == 20000
    connection.close()


def test_a_connection_that_cannot_be_made_leaves_no_file_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[apsw.Connection] = []

    def refuse(connection: apsw.Connection) -> None:
        made.append(connection)
        raise apsw.IOError("no")

    monkeypatch.setattr(module, "guard", refuse)
    with pytest.raises(apsw.IOError):
        connect(path, READ_ONLY)
    with pytest.raises(apsw.ConnectionClosedError):
        made[0].pragma("user_version")


def test_the_header_says_whose_file_it_is() -> None:
    """Numbers that other programs know, such as `file`."""
    assert struct.unpack_from(">II", empty_file(), 64)[1] == int.from_bytes(b"HdRm") == 0x4864526D
