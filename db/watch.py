"""Tracks the file as this process left it, and refuses to overwrite changes by others."""

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
"""Errors of reading a file that was valid when opened: another program has written to it since."""


class Stamp(NamedTuple):
    """Identifies a file and its state."""

    device: int
    number: int
    size: int
    changed_ns: int

    @classmethod
    def of(cls, path: Path) -> Stamp:
        """The current stamp. Raises OSError."""
        status = path.stat()
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)

    def same_file(self, other: Stamp) -> bool:
        """Whether both stamps are from one file, changed or not."""
        return self[:2] == other[:2]


class Watch:
    """Checks the file before each transaction. `stamp` is taken before reading."""

    def __init__(self, path: Path, stamp: Stamp, password: Password | None = None) -> None:
        self._path = path
        self._stamp = stamp
        self._password = password

    def refuse_other_file(self, sums: dict[str, TableSum]) -> None:
        """Raise ChangedOnDiskError unless the path is still the same file with these sums.

        Comparing the directory entry is enough if the file is untouched; otherwise it is read again.
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
            self._stamp = stamp  # taken before reading, so that no later change is missed

    def refuse_other_content(self, connection: apsw.Connection, sums: dict[str, TableSum]) -> None:
        """The final check, inside the transaction, when no other writer is possible."""
        try:
            unchanged = stored_sums(connection) == sums
        except UNREADABLE:
            unchanged = False
        if not unchanged:
            raise changed_on_disk(self._path)

    def remember(self) -> None:
        """Remember the file as written by this process."""
        self._stamp = Stamp.of(self._path)

    def _content(self) -> dict[str, TableSum] | None:
        connection = connect(self._path, READ_ONLY, password=self._password)
        try:
            return load(connection, self._path).sums
        except UNREADABLE:
            return None
        finally:
            connection.close()
