"""Fetches the readable rows of a damaged database one by one, from both ends of each table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import apsw

from db.checksums import TableSum, stored_sums, table_sum
from db.migrate import expected_schema, latest_version
from db.tables import Row
from db.verify import CONTENT_ERRORS

T = TypeVar("T")

UNREADABLE: Final = (apsw.Error, *CONTENT_ERRORS)


class DamagedRows:
    """The readable rows of a database, and the number of rows skipped."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self.left_out = 0
        self.doubtful: list[str] = []
        self._sums = attempt(lambda: stored_sums(connection)) or {}
        found = attempt(lambda: connection.execute("SELECT name, sql FROM sqlite_schema").fetchall()) or []
        ours = {name: sql for kind, name, _, sql in expected_schema(latest_version()) if kind == "table"}
        self._there = {str(name) for name, sql in found if ours.get(str(name)) == sql}

    def rows(self, table: str) -> list[dict[str, Any]]:
        """Every readable row of a table, as column -> value."""
        if table not in self._there:
            self.doubtful.append(table)
            return []
        columns = [str(each[1]) for each in self._connection.execute(f"PRAGMA table_info({table})")]
        read: list[Row] = []
        for number in self._numbers(table):
            sql = f"SELECT * FROM {table} WHERE rowid = ?"  # noqa: S608 - our own names
            rows = attempt(lambda sql=sql, number=number: self._connection.execute(sql, (number,)).fetchall())  # type: ignore[misc]
            read += rows or []
            self.left_out += not rows
        known = self._sums.get(table, TableSum()) if self._sums else None
        if known is None or table_sum(table, read) != known:
            self.doubtful.append(table)
            self.left_out += max((known.rows if known else 0) - len(read), 0)
        return [dict(zip(columns, row, strict=True)) for row in read]

    def drop(self, rows: int = 1) -> None:
        """Count invalid rows as skipped."""
        self.left_out += rows

    def _numbers(self, table: str) -> list[int]:
        found: dict[int, None] = {}
        for way in ("ASC", "DESC"):
            sql = f"SELECT rowid FROM {table} NOT INDEXED ORDER BY rowid {way}"  # noqa: S608 - our own names
            try:
                for (number,) in self._connection.execute(sql):
                    found[number] = None
                break
            except UNREADABLE:
                continue
        return sorted(found)


def attempt(read: Callable[[], T]) -> T | None:
    """The result of `read`, or None if the content raises an error."""
    try:
        return read()
    except apsw.InterruptError:
        raise
    except UNREADABLE:
        return None
