"""One editor at a time: a lock of the operating system on one byte of the project file.

The system gives the lock back when the process that holds it ends, in whichever way, so a lock never
outlives its owner and nothing has to be cleaned up after a crash. There is no lock file beside the project.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
import time
from pathlib import Path
from typing import Final

LOCK_BYTE: Final = 0x3FFFFF00
"""Just below the bytes at 1 GiB that SQLite locks, and beyond the largest project."""

PART_BYTE: Final = LOCK_BYTE - 1
"""Locked in a file that is being built under a name of its own; an editor of the file does not mind it."""

CHUNK: Final = 2**20
FLAGS: Final = (
    os.O_RDWR
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
)
"""Never through a link, and without waiting for the other end of a pipe."""


class FileLock:
    """Holds the lock until `release`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @property
    def descriptor(self) -> int:
        """The open file that the lock is on; -1 after `release`."""
        return self._descriptor

    @classmethod
    def take(cls, path: Path) -> FileLock | None:
        """The lock, or None where another editor holds it. Raises OSError where the file cannot be written."""
        return cls._on(os.open(path, FLAGS))

    @classmethod
    def create(cls, path: Path) -> FileLock | None:
        """The lock on a new, empty file for its user only. Raises OSError, also where something is at the path."""
        return cls._on(os.open(path, FLAGS | os.O_CREAT | os.O_EXCL, 0o600))

    @classmethod
    def _on(cls, descriptor: int) -> FileLock | None:
        try:
            taken = try_lock(descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        if not taken:
            os.close(descriptor)
            return None
        return cls(descriptor)

    def content(self, path: Path) -> bytes:
        """All bytes of the file at its path, which nobody must be writing. Raises OSError.

        They are read by the descriptor of the lock where the system can: where a lock is one of the process, opening
        and closing the file once more would give it away.
        """
        if sys.platform == "win32":
            return path.read_bytes()
        else:  # noqa: RET505 - or the rest is taken for unreachable there
            parts, at = [], 0
            while part := os.pread(self._descriptor, CHUNK, at):
                parts.append(part)
                at += len(part)
            return b"".join(parts)

    def write(self, data: bytes) -> None:
        """Put these few bytes in the place of what is in the file. Raises OSError."""
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, data)

    def release(self) -> None:
        """Give the lock back; closing the descriptor is enough."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def is_edited(path: Path) -> bool:
    """Whether an editor holds the lock of a file. Raises OSError where it cannot be written."""
    descriptor = os.open(path, FLAGS)
    try:
        return not _is_free(descriptor)
    finally:
        os.close(descriptor)


if sys.platform == "win32":
    import msvcrt

    ATTEMPTS: Final = 5
    PAUSE_SECONDS: Final = 0.02

    def try_lock(descriptor: int, byte: int = LOCK_BYTE) -> bool:
        """Lock a byte of an open file until it is closed; False where another has it. Raises OSError."""
        os.lseek(descriptor, byte, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
        return True

    def _is_free(descriptor: int) -> bool:
        """Only taking the lock tells, and another who asks holds it for a moment: so it is tried again."""
        for _ in range(ATTEMPTS):
            if try_lock(descriptor):
                return True
            time.sleep(PAUSE_SECONDS)
        return False

else:
    import fcntl

    # A lock of this open file, not of the process: SQLite's own locks on the same file neither see it nor drop it, as
    # it does with all locks of the process when it has read; and a second opening in the same process is refused too.
    if sys.platform == "linux":
        _LOCK_OPEN_FILE, _ASK_OPEN_FILE = fcntl.F_OFD_SETLK, fcntl.F_OFD_GETLK
        _LAYOUT, _KIND_AT = "@hhqqi", 0

        def _wanted(byte: int) -> bytes:
            return struct.pack(_LAYOUT, fcntl.F_WRLCK, os.SEEK_SET, byte, 1, 0)

    else:
        _LOCK_OPEN_FILE, _ASK_OPEN_FILE = (
            90,
            92,
        )  # F_OFD_SETLK and F_OFD_GETLK of macOS, which Python does not name
        _LAYOUT, _KIND_AT = "@qqihh", 3

        def _wanted(byte: int) -> bytes:
            return struct.pack(_LAYOUT, byte, 1, 0, fcntl.F_WRLCK, os.SEEK_SET)

    def try_lock(descriptor: int, byte: int = LOCK_BYTE) -> bool:
        """Lock a byte of an open file until it is closed; False where another has it. Raises OSError."""
        try:
            try:
                fcntl.fcntl(descriptor, _LOCK_OPEN_FILE, _wanted(byte))
            except OSError as error:
                if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                    raise
                # There are none on this file system: one of the process is weak, but better than nothing.
                fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except (BlockingIOError, PermissionError):
            return False
        return True

    def _is_free(descriptor: int) -> bool:
        """Asked without taking the lock, so that nobody who asks is taken for an editor by another."""
        try:
            answer = fcntl.fcntl(descriptor, _ASK_OPEN_FILE, _wanted(LOCK_BYTE))
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
            return try_lock(descriptor)
        assert isinstance(answer, bytes)
        return bool(struct.unpack(_LAYOUT, answer)[_KIND_AT] == fcntl.F_UNLCK)
