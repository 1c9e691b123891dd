"""Errors of the user's library; messages state what happened, where, and what to do."""

from __future__ import annotations

import errno
from pathlib import Path

import apsw

from db.safe_writing import RefusedTargetError
from planner_core.messages import HeadroomError, Message

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
PROTECTED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class LibraryError(HeadroomError):
    """A problem with the library's file, which is unchanged."""


class DamagedLibraryError(LibraryError):
    """The file is not a library, or its content was altered after it was written."""


class NewerLibraryError(LibraryError):
    """A later version of Headroom wrote the file."""


def damaged_library(path: Path, reason: object) -> DamagedLibraryError:
    """The file cannot be trusted."""
    shown = reason.message if isinstance(reason, HeadroomError) else reason
    if (
        isinstance(shown, Message) and "part" in shown.arguments
    ):  # the reason was written for a project file, and applies here too
        shown = Message("{part}: {reason}.", {name: shown.arguments[name] for name in ("part", "reason")})
    words: dict[str, object] = {
        "path": str(path),
        "reason": shown if isinstance(shown, Message) else str(shown),
    }
    return DamagedLibraryError(Message("The library {path} is damaged: {reason}", words))


def newer_library(path: Path, version: int, known: int) -> NewerLibraryError:
    """This Headroom does not support the file's version."""
    words: dict[str, object] = {"path": str(path), "version": version, "known": known}
    return NewerLibraryError(
        Message(
            "The library {path} was saved by a newer Headroom (format {version}; this one knows up to {known})."
            " It was not changed, and its records and prices are left out. Install the newer version to use it.",
            words,
        )
    )


def set_aside(kept: Path, error: LibraryError) -> Message:
    """Where a damaged library was moved, and what replaces it."""
    words: dict[str, object] = {"path": str(kept), "reason": error.message}
    return Message(
        "{reason} It was not changed but set aside as {path}, and a new, empty library has taken its place. If"
        " you have exported the library before, import it again.",
        words,
    )


def library_failure(error: Exception, path: Path) -> LibraryError:
    """Converts an error of SQLite or the operating system for the library at `path`."""
    if isinstance(error, LibraryError):
        return error
    if isinstance(error, RefusedTargetError):
        return LibraryError(error.message)
    number = error.errno if isinstance(error, OSError) else None
    words: dict[str, object] = {"path": str(path), "reason": str(error)}
    if isinstance(error, apsw.FullError) or number in FULL:
        text = Message(
            "There is not enough space on the disk for the library {path}. The change was not made, everything"
            " before it is safe. Free some space and try again.",
            words,
        )
    elif isinstance(error, apsw.ReadOnlyError | apsw.PermissionsError | apsw.CantOpenError) or (
        number in PROTECTED
    ):
        text = Message(
            "The library {path} cannot be changed: the file, its folder or the disk is write-protected. The"
            " change was not made.",
            words,
        )
    elif isinstance(error, apsw.InterruptError):
        text = Message(
            "Reading the library {path} takes too long. It was not changed, and nothing was taken from it.",
            words,
        )
    elif isinstance(error, apsw.BusyError | apsw.LockedError):
        text = Message(
            "The library {path} is in use by another program. The change was not made. Try again in a moment.",
            words,
        )
    else:
        text = Message(
            "The library {path} could not be read or written ({reason}). The change was not made, everything"
            " before it is safe. Check the disk and try again.",
            words,
        )
    return LibraryError(text)
