"""Knows the file as this process left it, and refuses to write over anything else."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import apsw

from db.checksums import TableSum, stored_sums
from db.cipher import Password
from db.connection import READ_ONLY, connect
from db.errors import DamagedProjectError, changed_on_disk
from db.load import load

UNREADABLE = (apsw.CorruptError, apsw.NotADBError, apsw.SQLError, DamagedProjectError, ValueError)
"""What reading a file raises that was sound when it was opened: somebody has written to it since."""


class Stamp(NamedTuple):
    """What tells a file from another one, and from itself after a change."""

    device: int
    number: int
    size: int
    changed_ns: int

    @classmethod
    def of(cls, path: Path) -> Stamp:
        """The present stamp. Raises OSError."""
        status = path.stat()
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)

    def same_file(self, other: Stamp) -> bool:
        """Whether both are of one file, changed or not."""
        return self[:2] == other[:2]


class Watch:
    """Looks at the file before each transaction. `stamp` is from before it was read."""

    def __init__(self, path: Path, stamp: Stamp, password: Password | None = None) -> None:
        self._path = path
        self._stamp = stamp
        self._password = password

    def refuse_other_file(self, sums: dict[str, TableSum]) -> None:
        """Raise ChangedOnDiskError unless the path still leads to the file with the content of these sums.

        A look at the directory entry is enough while nobody touched the file; otherwise it is read again.
        """
        try:
            stamp = Stamp.of(self._path)
        except FileNotFoundError:
            raise changed_on_disk(self._path) from None
        if not stamp.same_file(self._stamp):
            raise changed_on_disk(self._path)
        if stamp != self._stamp:
            if self._content() != sums:
                raise changed_on_disk(self._path)
            self._stamp = stamp  # from before it was read, so nothing that came later is missed

    def refuse_other_content(self, connection: apsw.Connection, sums: dict[str, TableSum]) -> None:
        """The last look, inside the transaction, when nobody else can write any more."""
        try:
            unchanged = stored_sums(connection) == sums
        except UNREADABLE:
            unchanged = False
        if not unchanged:
            raise changed_on_disk(self._path)

    def remember(self) -> None:
        """The file is now as this process has written it."""
        self._stamp = Stamp.of(self._path)

    def _content(self) -> dict[str, TableSum] | None:
        connection = connect(self._path, READ_ONLY, password=self._password)
        try:
            return load(connection, self._path).sums
        except UNREADABLE:
            return None
        finally:
            connection.close()
