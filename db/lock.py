"""Exclusive editing: an operating system lock on one byte of the project file.

The system releases the lock when its process ends for any reason, so nothing has to be cleaned up after a crash. There
is no lock file next to the project.
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
"""Locked in a file that is being built under a temporary name; editors ignore it."""

CHUNK: Final = 2**20
FLAGS: Final = (
    os.O_RDWR
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
)
"""Do not follow links, and do not block on a pipe."""


class FileLock:
    """Holds the lock until `release`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @property
    def descriptor(self) -> int:
        """The locked file descriptor; -1 after `release`."""
        return self._descriptor

    @classmethod
    def take(cls, path: Path) -> FileLock | None:
        """Acquire the lock; None if another editor holds it. Raises OSError if the file is not writable."""
        return cls._on(os.open(path, FLAGS))

    @classmethod
    def create(cls, path: Path) -> FileLock | None:
        """Create a new, private, empty file and lock it. Raises OSError, also if the path exists."""
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
        """All bytes of the file at its path, which must not be written at the same time. Raises OSError.

        They are read through the locked descriptor if the system allows it: with a per-process lock, opening and
        closing the file again would release it.
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
        """Overwrite the file with these few bytes. Raises OSError."""
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, data)

    def release(self) -> None:
        """Release the lock by closing the descriptor."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def is_edited(path: Path) -> bool:
    """Whether an editor holds the file's lock. Raises OSError if the file is not writable."""
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
        """Lock a byte of an open file until it is closed; False if it is locked already. Raises OSError."""
        os.lseek(descriptor, byte, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
        return True

    def _is_free(descriptor: int) -> bool:
        """Only acquiring the lock tells, and others who check hold it briefly: hence retries."""
        for _ in range(ATTEMPTS):
            if try_lock(descriptor):
                return True
            time.sleep(PAUSE_SECONDS)
        return False

else:
    import fcntl

    # A lock of the open file description, not of the process: SQLite's own locks on the file neither conflict with it
    # nor drop it, as they drop all process locks on close. A second open in the same process is refused too.
    if sys.platform == "linux":
        _LOCK_OPEN_FILE, _ASK_OPEN_FILE = fcntl.F_OFD_SETLK, fcntl.F_OFD_GETLK
        _LAYOUT, _KIND_AT = "@hhqqi", 0

        def _wanted(byte: int) -> bytes:
            return struct.pack(_LAYOUT, fcntl.F_WRLCK, os.SEEK_SET, byte, 1, 0)

    else:
        _LOCK_OPEN_FILE, _ASK_OPEN_FILE = (
            90,
            92,
        )  # F_OFD_SETLK and F_OFD_GETLK of macOS, which Python does not define
        _LAYOUT, _KIND_AT = "@qqihh", 3

        def _wanted(byte: int) -> bytes:
            return struct.pack(_LAYOUT, byte, 1, 0, fcntl.F_WRLCK, os.SEEK_SET)

    def try_lock(descriptor: int, byte: int = LOCK_BYTE) -> bool:
        """Lock a byte of an open file until it is closed; False if it is locked already. Raises OSError."""
        try:
            try:
                fcntl.fcntl(descriptor, _LOCK_OPEN_FILE, _wanted(byte))
            except OSError as error:
                if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                    raise
                # The file system has none: a process lock is weaker, but better than nothing.
                fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except (BlockingIOError, PermissionError):
            return False
        return True

    def _is_free(descriptor: int) -> bool:
        """Checked without acquiring the lock, so that nobody who checks is mistaken for an editor."""
        try:
            answer = fcntl.fcntl(descriptor, _ASK_OPEN_FILE, _wanted(LOCK_BYTE))
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
            return try_lock(descriptor)
        assert isinstance(answer, bytes)
        return bool(struct.unpack(_LAYOUT, answer)[_KIND_AT] == fcntl.F_UNLCK)
