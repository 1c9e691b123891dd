"""Writing a file so that a reader sees the old one or the new one, never half of it."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from planner_core.messages import HeadroomError, Message

NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})


class FileError(HeadroomError):
    """A file cannot be read or written; the message names it and the cause."""


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Give a free path beside `path` to write to; at the end it takes the place of `path`.

    Where the block fails, `path` stays as it was and nothing is left behind. Raises FileError.
    """
    target = path.resolve()  # where a link leads, not the link
    beside = target.with_name(f".{target.stem[:80]}.{os.getpid()}.part{target.suffix}")
    try:
        yield beside
        with beside.open("rb+") as file:
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as error:
        raise FileError(file_problem(error, path)) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def write_file(path: Path, data: bytes) -> None:
    """Write `data` to `path` in one go. Raises FileError, and then the old file is still there."""
    with replacing(path) as beside:
        beside.write_bytes(data)


def read_file(path: Path, most_bytes: int) -> bytes:
    """The content of a file. Raises FileError where it cannot be read or is longer than `most_bytes`."""
    try:
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
    except OSError as error:
        raise FileError(file_problem(error, path)) from error
    if len(data) > most_bytes:
        words = {"file": str(path), "most": most_bytes // 1_000_000}
        raise FileError(Message("{file} is larger than {most} MB; that is no plan.", words))
    return data


def file_problem(error: OSError, path: Path) -> Message:
    """What went wrong with a file and what to do, in words."""
    words: dict[str, object] = {"file": str(path), "reason": error.strerror or type(error).__name__}
    if isinstance(error, FileNotFoundError):
        if path.parent.is_dir():
            return Message("There is no file {file}.", words)
        return Message("There is no folder {folder}.", {"folder": str(path.parent)})
    if isinstance(error, IsADirectoryError):
        return Message("{file} is a folder; name a file.", words)
    if isinstance(error, PermissionError):
        return Message("{file} may not be used: {reason}. Choose another place or change its rights.", words)
    if error.errno in NO_SPACE:
        return Message(
            "There is no room for {file}: {reason}. Free some space or choose another place.", words
        )
    return Message("{file} cannot be used: {reason}.", words)
