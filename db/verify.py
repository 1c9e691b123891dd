"""Reads all rows of a database after verifying schema, structure and checksums."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import apsw
import msgspec

from db.checksums import OWN_TABLE, TableSum, stored_sums, table_sum
from db.errors import ProjectError, damaged, in_table
from db.migrate import SchemaObject, expected_schema, schema_of, version_of
from db.progress import advancing
from db.tables import Row
from planner_core.messages import Message

CONTENT_ERRORS: Final = (
    apsw.CorruptError,
    apsw.NotADBError,
    apsw.TooBigError,
    apsw.SQLError,
    apsw.ConstraintError,
    msgspec.MsgspecError,
    ValueError,
    LookupError,
    TypeError,
    ArithmeticError,
    RecursionError,
)
"""Errors that SQLite or Python raise on malicious content."""


class Table(NamedTuple):
    """All rows of a table as stored, ordered by the first columns."""

    columns: tuple[str, ...]
    rows: list[Row]

    def named(self, row: Row) -> dict[str, object]:
        """A row as column -> value."""
        return dict(zip(self.columns, row, strict=True))


Tables = Mapping[str, Table]


class Verified(NamedTuple):
    """Verified content of a database."""

    tables: Tables
    sums: dict[str, TableSum]


def verified(
    connection: apsw.Connection,
    path: Path,
    expected: frozenset[SchemaObject] | None = None,
    *,
    with_constraints: bool = True,
) -> Verified:
    """Every table of the database. Raises DamagedProjectError, or apsw.Error where the disk fails.

    `expected` is the required schema; by default that of a project of its version. Constraints and references may be
    left out by who makes objects of the rows and checks them then, which is much faster.
    """
    connection.execute("BEGIN")
    try:
        with reading(path, Message("schema")):
            names = _check_schema(connection, path, expected or expected_schema(version_of(connection)))
        with reading(path, Message("structure")):
            _check_structure(connection, path, with_constraints=with_constraints)
            if with_constraints:
                check_references(connection, path)
        tables = {name: _table(connection, path, name) for name in names}
        with reading(path, Message("checksum")):
            sums = stored_sums(connection)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    _check_sums(path, tables, sums)
    return Verified(tables, sums)


@contextmanager
def reading(path: Path, part: Message | Callable[[], Message]) -> Iterator[None]:
    """Converts errors raised by content into damage of that part; disk errors pass through."""
    try:
        yield
    except ProjectError:
        raise
    except CONTENT_ERRORS as error:
        reason = Message("nested too deeply") if isinstance(error, RecursionError) else error
        raise damaged(path, part if isinstance(part, Message) else part(), reason) from error


def _check_schema(connection: apsw.Connection, path: Path, expected: frozenset[SchemaObject]) -> list[str]:
    """The names of the content tables, after comparing the schema with ours word for word."""
    found = schema_of(connection)
    if foreign := sorted(each[:2] for each in found - expected):
        raise damaged(path, Message("schema"), Message("{object} does not belong there", _named(foreign[0])))
    if lost := sorted(each[:2] for each in expected - found):
        raise damaged(path, Message("schema"), Message("{object} is missing", _named(lost[0])))
    return sorted(name for kind, name, *_ in expected if kind == "table" and name != OWN_TABLE)


def _named(found: tuple[str, ...]) -> dict[str, object]:
    return {"object": " ".join(found)}


def _check_structure(connection: apsw.Connection, path: Path, *, with_constraints: bool) -> None:
    connection.pragma("ignore_check_constraints", not with_constraints)
    try:
        verdict = connection.execute("PRAGMA integrity_check(1)").fetchall()[0][0]
    finally:
        connection.pragma("ignore_check_constraints", False)
    if verdict != "ok":
        raise damaged(path, Message("structure"), str(verdict))


def check_references(connection: apsw.Connection, path: Path) -> None:
    """Raise DamagedProjectError naming a row that refers to one that is not there, if there is any."""
    for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        words = {"table": parent}
        raise damaged(
            path, in_table(str(table), row), Message("it refers to a missing row of {table}", words)
        )


def _table(connection: apsw.Connection, path: Path, name: str) -> Table:
    rows: list[Row] = []
    columns = tuple(str(each[1]) for each in connection.execute(f"PRAGMA table_info({name})"))
    with reading(path, lambda: in_table(name, len(rows) + 1)):
        order = ", ".join(("1", "2", "3")[: len(columns)])
        # Whichever row stumbles, those before it are in the list then.
        rows.extend(connection.execute(f"SELECT * FROM {name} ORDER BY {order}"))  # noqa: S608 - our own names
    return Table(columns, rows)


def _check_sums(path: Path, tables: Tables, sums: Mapping[str, TableSum]) -> None:
    for name, table in advancing(Message("Checking the file"), [*tables.items()], every=1):
        stored = sums.get(name, TableSum())
        if len(table.rows) != stored.rows:
            words: dict[str, object] = {"found": len(table.rows), "expected": stored.rows}
            raise damaged(path, in_table(name), Message("{found} rows instead of {expected}", words))
        if table_sum(name, table.rows) != stored:
            raise damaged(path, in_table(name), Message("values differ from those that were saved"))
    if foreign := set(sums) - set(tables):
        raise damaged(
            path, Message("checksum"), Message("there is no table {table}", {"table": min(foreign)})
        )
