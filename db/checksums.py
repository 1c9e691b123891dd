"""Digests of every table, kept up to date row by row.

SQLite's own checks find broken structure but not altered values. The digest of a table is the sum of its row digests
modulo 2^256: it does not depend on row order, and a changed row costs one subtraction and one addition. SQLite's
preupdate hook keeps them current, so no writer can forget them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

import apsw
import msgspec

MODULUS: Final = 2**256
OWN_TABLE: Final = "checksum"


class TableSum(msgspec.Struct, frozen=True):
    """Number of rows of a table, and the sum of their digests."""

    rows: int = 0
    digest: int = 0

    def plus(self, table: str, row: tuple[object, ...]) -> TableSum:
        """With one row added."""
        return TableSum(self.rows + 1, (self.digest + row_digest(table, row)) % MODULUS)

    def minus(self, table: str, row: tuple[object, ...]) -> TableSum:
        """With one row removed."""
        return TableSum(self.rows - 1, (self.digest - row_digest(table, row)) % MODULUS)


_encode: Final = msgspec.msgpack.Encoder().encode


def row_digest(table: str, row: tuple[object, ...]) -> int:
    """The digest of one stored row, types included: BLAKE2b of (table, row) in MessagePack."""
    text = _begun(table).copy()
    text.update(_encode(row))
    return int.from_bytes(text.digest())


def table_sum(table: str, rows: Iterable[tuple[object, ...]]) -> TableSum:
    """The sum over all rows of a table."""
    begun = _begun(table)
    digests: list[bytes] = []
    for row in map(_encode, rows):
        text = begun.copy()
        text.update(row)
        digests.append(text.digest())
    return TableSum(len(digests), sum(map(int.from_bytes, digests)) % MODULUS)


@cache
def _begun(table: str) -> hashlib.blake2b:
    """The digest after what the rows of a table have in common: all of (table, row) up to the row."""
    return hashlib.blake2b(_encode((table, None))[: -len(_encode(None))], digest_size=32)


class Checksums:
    """The table sums of a database: those of the last commit, and those of the running transaction."""

    def __init__(self, connection: apsw.Connection, committed: Mapping[str, TableSum]) -> None:
        self._connection = connection
        self.committed = dict(committed)
        self.pending = dict(committed)
        connection.preupdate_hook(self._follow, id=OWN_TABLE)

    def store(self) -> None:
        """Write the changed sums; must be the last action of a transaction."""
        for table, new in self.pending.items():
            if new != self.committed.get(table):
                self._connection.execute(
                    "INSERT INTO checksum (part, rows, digest) VALUES (?, ?, ?)"
                    " ON CONFLICT (part) DO UPDATE SET rows = excluded.rows, digest = excluded.digest",
                    (table, new.rows, f"{new.digest:064x}"),
                )

    def recount(self) -> None:
        """Recompute and store the sum of every table, after changes that the hook did not see."""
        self._connection.execute("DELETE FROM checksum")
        tables = self._connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'checksum'"
        ).fetchall()
        for name in (str(row[0]) for row in tables):
            rows = self._connection.execute(f"SELECT * FROM {name}")  # noqa: S608 - verified names
            self.pending[name] = table_sum(name, rows)
        self.store()

    def accept(self) -> None:
        """Call after a commit."""
        self.committed = dict(self.pending)

    def discard(self) -> None:
        """Call after a rollback."""
        self.pending = dict(self.committed)

    def _follow(self, change: apsw.PreUpdate) -> None:
        table = change.table_name
        if table == OWN_TABLE:
            return
        present = self.pending.get(table, TableSum())
        if change.old is not None:
            present = present.minus(table, change.old)
        if change.new is not None:
            present = present.plus(table, change.new)
        self.pending[table] = present


def stored_sums(connection: apsw.Connection) -> dict[str, TableSum]:
    """The sums stored in the file. Raises ValueError if they are not numbers."""
    rows = connection.execute("SELECT part, rows, digest FROM checksum")
    return {str(part): TableSum(int(count), int(digest, 16)) for part, count, digest in rows}
