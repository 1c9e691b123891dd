"""Writes to an open project file: atomic, durable, with checksums, and never over another program's changes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import apsw

from db.checksums import Checksums, stored_sums
from db.connection import transaction
from db.errors import ProjectError, from_storage, uncertain
from db.migrate import latest_version
from db.opening import Opened
from db.watch import Watch

STORAGE_FAILURES: Final = (apsw.Error, OSError, UnicodeError, OverflowError)


class DurableWriter:
    """The connection to one file, its checksums, and a watch for changes by others."""

    def __init__(self, path: Path, opened: Opened) -> None:
        self._path = path
        self._connection = opened.connection
        self._sums = Checksums(opened.connection, opened.loaded.sums)
        self._watch = Watch(path, opened.stamp, opened.password)

    def write(self, rows: Callable[[], None]) -> None:
        """Run `rows` in one transaction together with the checksums. Raises ProjectError; then nothing is written."""
        try:
            self._watch.refuse_other_file(self._sums.committed)
            with transaction(self._connection):
                self._watch.refuse_other_content(self._connection, self._sums.committed)
                rows()
                self._sums.store()
        except STORAGE_FAILURES as error:
            if (outcome := self._outcome()) != "done":
                self._sums.discard()
                unsure = outcome == "unsure"
                raise uncertain(self._path) if unsure else from_storage(error, self._path) from error
        except BaseException:
            self._sums.discard()
            raise
        self._sums.accept()
        with suppress(OSError):
            self._watch.remember()

    def refuse_changed(self) -> None:
        """Raise ProjectError unless the file still has the content written last."""
        try:
            self._watch.refuse_other_file(self._sums.committed)
        except STORAGE_FAILURES as error:
            raise from_storage(error, self._path) from error

    def is_as_left(self) -> bool:
        """Whether the file still has the content written last."""
        try:
            self._watch.refuse_other_file(self._sums.committed)
        except (ProjectError, apsw.Error, OSError):
            return False
        return True

    def _outcome(self) -> Literal["done", "not done", "unsure"]:
        """The state of the file after a failed transaction.

        The system may fail after the commit point, when the journal is deleted but its folder not yet synced. Another
        transaction then shows whether the disk works again.
        """
        if self._sums.pending == self._sums.committed:
            return "not done"
        try:
            stored = stored_sums(self._connection)
            if stored == self._sums.committed:
                return "not done"
            if stored != self._sums.pending:
                return "unsure"
            with transaction(self._connection):
                # SQLite skips writes of equal rows, but always writes its header.
                self._connection.execute(f"PRAGMA user_version = {latest_version()}")
        except (apsw.Error, ValueError):
            return "unsure"
        return "done"
