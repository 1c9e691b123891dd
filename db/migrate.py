"""Migrates a database from one schema version to the next, and defines the schema of each version."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

import apsw

from db.connection import transaction

APPLICATION_ID: Final = 0x4864526D
"""`HdRm` at byte 68 of the file: distinguishes project files from other SQLite databases."""

SchemaObject = tuple[str, str, str, str | None]


@cache
def schema_steps() -> tuple[str, ...]:
    """The SQL of each migration; the first one creates version 1 in an empty database."""
    files = sorted(
        (each for each in resources.files("db.schema").iterdir() if each.name.endswith(".sql")),
        key=lambda each: each.name,
    )
    assert [int(each.name[:4]) for each in files] == list(range(1, len(files) + 1)), "a step is missing"
    return tuple(each.read_text(encoding="utf-8") for each in files)


def latest_version() -> int:
    """The version that this Headroom writes."""
    return len(schema_steps())


def version_of(connection: apsw.Connection) -> int:
    """The version of the database: the number of applied migrations."""
    version = connection.pragma("user_version")
    assert isinstance(version, int)
    return version


def migrate(connection: apsw.Connection, steps: Sequence[str] | None = None) -> bool:
    """Apply all pending migrations in one transaction; False if there are none."""
    steps = schema_steps() if steps is None else steps
    version = version_of(connection)
    if version >= len(steps):
        return False
    with transaction(connection):
        for step in steps[version:]:
            connection.execute(step)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {len(steps)}")
    return True


@cache
def empty_file() -> bytes:
    """A project file of the latest version without content. Making it takes as long as filling it three times."""
    connection = apsw.Connection(":memory:")
    try:
        migrate(connection)
        return connection.serialize("main")
    finally:
        connection.close()


def schema_of(connection: apsw.Connection) -> frozenset[SchemaObject]:
    """Type, name, table and SQL of every object in the database."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema")
    return frozenset((str(row[0]), str(row[1]), str(row[2]), row[3]) for row in rows)


@cache
def expected_schema(version: int) -> frozenset[SchemaObject]:
    """The exact schema of a file of this version."""
    connection = apsw.Connection(":memory:")
    migrate(connection, schema_steps()[:version])
    try:
        return schema_of(connection)
    finally:
        connection.close()
