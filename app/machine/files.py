"""Files of the application: written by `db/safe_writing.py`, read within limits, with user-facing errors."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from db.safe_writing import RefusedTargetError, make_private_folder, write_whole
from planner_core.messages import HeadroomError, Message

NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class FileError(HeadroomError):
    """A file cannot be read or written; the message names it and the cause."""


def is_there(path: Path) -> bool:
    """Whether a file exists and is visible; False if the system does not tell."""
    with suppress(OSError):
        return path.exists()
    return False


def write_file(path: Path, data: bytes, *, like: Path | None = None, replace: bool = True) -> None:
    """Write `data` to `path` atomically, with permissions no wider than those of its source file `like`.

    Raises FileError, and leaves the old file unchanged: also if it must not be replaced, and if the path is a link, a
    folder or a device.
    """
    try:
        write_whole(path, data, like=like, replace=replace)
    except OSError as error:
        raise FileError(file_problem(error, path)) from error


def write_private(path: Path, data: bytes, *, durable: bool = True) -> None:
    """Write a private file of the user, such as settings, and create its folder. Raises OSError."""
    make_private_folder(path.parent)
    write_whole(path, data, private=True, durable=durable)


def read_file(path: Path, most_bytes: int, too_large: Message | None = None) -> bytes:
    """The content of a file. Raises FileError if it cannot be read, or the `too_large` error if it exceeds
    `most_bytes`.

    Pipes and devices are rejected: reading one could block forever.
    """
    try:
        with open(path, "rb", opener=_without_waiting) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise FileError(Message("{file} is a pipe or a device; name a file.", {"file": str(path)}))
            data = file.read(most_bytes + 1)
    except OSError as error:
        raise FileError(file_problem(error, path)) from error
    if len(data) > most_bytes:
        words = {"file": str(path), "most": most_bytes // 1_000_000}
        raise FileError(
            too_large or Message("{file} is larger than {most} MB; no plan is that large.", words)
        )
    return data


def _without_waiting(path: str, flags: int) -> int:
    """Open a file without blocking on a pipe that has no writer."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def file_problem(error: OSError, path: Path) -> Message:
    """The user-facing error for a file problem."""
    if isinstance(error, RefusedTargetError):
        return error.message
    if isinstance(error, FileNotFoundError) and not path.parent.is_dir():
        return Message("There is no folder {folder}.", {"folder": str(path.parent)})
    if isinstance(error, FileExistsError):
        return already_there(path)
    words: dict[str, object] = {"file": str(path), "reason": error.strerror or type(error).__name__}
    if error.errno in NO_SPACE:
        return Message(
            "There is no room for {file}: {reason}. Free some space or choose another place.", words
        )
    return _other_problem(error, words)


def _other_problem(error: OSError, words: dict[str, object]) -> Message:
    if isinstance(error, FileNotFoundError):
        return Message("There is no file {file}.", words)
    if isinstance(error, IsADirectoryError):
        return Message("{file} is a folder; name a file.", words)
    if isinstance(error, PermissionError):
        return Message("{file} may not be used: {reason}. Choose another place or change its rights.", words)
    return Message("{file} cannot be used: {reason}.", words)


def already_there(path: Path) -> Message:
    """The command line's error for a file that it must not replace."""
    return Message("{file} already exists. Choose another name, or add --force.", {"file": str(path)})
