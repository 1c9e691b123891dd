"""One editor at a time: a lock of the operating system on one byte of the project file.

The system gives the lock back when the process that holds it ends, in whichever way, so a lock never
outlives its owner and nothing has to be cleaned up after a crash. There is no lock file beside the project.
"""

from __future__ import annotations

import errno
import os
import struct
import sys
from pathlib import Path
from typing import Final

LOCK_BYTE: Final = 0x3FFFFF00
"""Just below the bytes at 1 GiB that SQLite locks, and beyond the largest project."""

CHUNK: Final = 2**20


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
        descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0))
        try:
            taken = _try_lock(descriptor)
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

    def release(self) -> None:
        """Give the lock back; closing the descriptor is enough."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> bool:
        os.lseek(descriptor, LOCK_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    # A lock of this open file, not of the process: SQLite's own locks on the same file neither see it nor drop it, as
    # it does with all locks of the process when it has read; and a second opening in the same process is refused too.
    if sys.platform == "linux":
        _LOCK_OPEN_FILE = fcntl.F_OFD_SETLK
        _WANTED = struct.pack("@hhqqi", fcntl.F_WRLCK, os.SEEK_SET, LOCK_BYTE, 1, 0)
    else:
        _LOCK_OPEN_FILE = 90  # F_OFD_SETLK of macOS, for which Python has no name
        _WANTED = struct.pack("@qqihh", LOCK_BYTE, 1, 0, fcntl.F_WRLCK, os.SEEK_SET)

    def _try_lock(descriptor: int) -> bool:
        try:
            try:
                fcntl.fcntl(descriptor, _LOCK_OPEN_FILE, _WANTED)
            except OSError as error:
                if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                    raise
                # There are none on this file system: one of the process is weak, but better than nothing.
                fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, LOCK_BYTE)
        except (BlockingIOError, PermissionError):
            return False
        return True
