"""Shows others who has a project open and since when, without changing its content.

The note is an extended attribute of the file on Linux, an alternate data stream on Windows: neither is mailed or copied
to another disk with the file, and no second file is needed. Only the lock decides who may edit, so a note left by a
crash has no effect, and file systems without attributes merely show no note.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from db.lock import FileLock

NAME: Final = "headroom.editor"
LONGEST: Final = 500

Editor = tuple[str, str]
"""User and computer, and since when in UTC."""


def announce(lock: FileLock, path: Path, editor: Editor) -> None:
    """Store the holder of a file's lock."""
    note = json.dumps(editor).encode("ascii")
    if len(note) <= LONGEST:
        with suppress(OSError):
            _write(lock, path, note)


def withdraw(lock: FileLock, path: Path) -> None:
    """Remove the note; call before releasing the lock, or it could be another editor's."""
    with suppress(OSError):
        _remove(lock, path)


def announced(path: Path) -> Editor | None:
    """The editor noted for a file; None without a note. Anybody may have written it, so use it for display only."""
    try:
        editor, since = json.loads(_read(path))
    except (OSError, ValueError, TypeError, RecursionError):
        return None
    fits = all(isinstance(each, str) and each.isprintable() for each in (editor, since))
    return (editor, since) if fits and editor else None


if sys.platform == "win32":

    def _write(_lock: FileLock, path: Path, note: bytes) -> None:
        with _unchanged_times(path):
            Path(f"{path}:{NAME}").write_bytes(note)

    def _remove(_lock: FileLock, path: Path) -> None:
        with _unchanged_times(path):
            Path(f"{path}:{NAME}").unlink()

    def _read(path: Path) -> bytes:
        with Path(f"{path}:{NAME}").open("rb") as stream:
            return stream.read(LONGEST)

    @contextmanager
    def _unchanged_times(path: Path) -> Iterator[None]:
        """Writing a stream changes the file's times, which sync services would react to."""
        times = path.stat()
        yield
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

elif sys.platform == "linux":
    # By the locked descriptor, because another file may have replaced the path in the meantime.

    def _write(lock: FileLock, _path: Path, note: bytes) -> None:
        os.setxattr(lock.descriptor, f"user.{NAME}", note)

    def _remove(lock: FileLock, _path: Path) -> None:
        os.removexattr(lock.descriptor, f"user.{NAME}")

    def _read(path: Path) -> bytes:
        return os.getxattr(path, f"user.{NAME}")[:LONGEST]

else:

    def _write(_lock: FileLock, _path: Path, _note: bytes) -> None:
        """Python has no attributes here: the editor is stored in the file from the first change on."""

    def _remove(_lock: FileLock, _path: Path) -> None:
        """Nothing to remove."""

    def _read(_path: Path) -> bytes:
        return b""
