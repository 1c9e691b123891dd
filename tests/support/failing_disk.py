"""A disk that fails at a chosen call: a layer over SQLite's own file system."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import apsw

NAME = "failing"


@dataclass
class Plan:
    """Which call fails, and how."""

    at: int = 0
    """The number of the call that fails; 0 is none."""
    for_good: bool = False
    """Whether every later call fails too."""
    full: bool = False
    """Whether the disk is full, rather than broken."""
    calls: int = 0
    hits: int = 0
    after_the_act: bool = False
    """Whether the call does its work before it reports failure, as for a folder that cannot be synced."""

    def strike(self) -> bool:
        """Count one call; returns whether it fails."""
        self.calls += 1
        struck = self.at > 0 and (self.calls == self.at or (self.for_good and self.calls > self.at))
        self.hits += struck
        return struck


PRESENT = Plan()


def _fail(kind: int) -> None:
    if PRESENT.full and kind != apsw.SQLITE_IOERR_DELETE:
        raise apsw.FullError("the disk is full, says the test")
    error = apsw.IOError("the disk is broken, says the test")
    error.extendedresult = kind
    raise error


class FailingFile(apsw.VFSFile):
    """Writes, syncs and truncations of the project and its journal."""

    def __init__(self, name: Any, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.is_journal = bool(flags[0] & apsw.SQLITE_OPEN_MAIN_JOURNAL)

    def xWrite(self, data: bytes, offset: int) -> None:
        if PRESENT.strike():
            if PRESENT.after_the_act:
                super().xWrite(data[: len(data) // 2], offset)
            _fail(apsw.SQLITE_IOERR_WRITE)
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:
        if PRESENT.strike():
            _fail(apsw.SQLITE_IOERR_FSYNC)
        super().xSync(flags)

    def xTruncate(self, size: int) -> None:
        if PRESENT.strike():
            _fail(apsw.SQLITE_IOERR_TRUNCATE)
        super().xTruncate(size)


class FailingSystem(apsw.VFS):
    """SQLite's own file system with failing files, and names that cannot be removed."""

    def __init__(self) -> None:
        super().__init__(NAME, "")

    def xOpen(self, name: Any, flags: list[int]) -> FailingFile:
        return FailingFile(name, flags)

    def xDelete(self, name: str, sync_folder: bool) -> None:
        if PRESENT.strike():
            if PRESENT.after_the_act:
                super().xDelete(name, sync_folder)
            _fail(apsw.SQLITE_IOERR_DELETE)
        super().xDelete(name, sync_folder)


@contextmanager
def failing_disk() -> Iterator[Plan]:
    """The disk registered as `NAME`; the interpreter does not report its exceptions a second time."""
    global PRESENT  # noqa: PLW0603 - SQLite holds the file system, not the test
    PRESENT = Plan()
    system, hook = FailingSystem(), sys.unraisablehook
    sys.unraisablehook = lambda _: None
    try:
        yield PRESENT
    finally:
        sys.unraisablehook = hook
        if (encrypting := f"multipleciphers-{NAME}") in apsw.vfs_names():  # created for a locked file
            apsw.unregister_vfs(encrypting)
        system.unregister()
