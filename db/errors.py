"""Errors of project files; messages state what happened, where, and what to do."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import apsw

from db.safe_writing import RefusedTargetError
from planner_core.dates import day_in_words
from planner_core.messages import LONGEST_REASON, HeadroomError, Message, shortened

NEEDED_FREE_MIB = 10
MIB = 2**20


class ProjectError(HeadroomError):
    """A problem with a project file. File and plan in memory are unchanged."""


class MissingProjectError(ProjectError):
    """The file does not exist."""


class NotAProjectError(ProjectError):
    """The file is not a project, or empty."""


class NewerProjectError(ProjectError):
    """A later version of Headroom wrote the file."""


class LockedProjectError(ProjectError):
    """The file is encrypted, and no password was given."""


class WrongPasswordError(LockedProjectError):
    """The password does not match the file."""


class DamagedProjectError(ProjectError):
    """The content of the file was altered after it was written, or is invalid."""


class ReadOnlyProjectError(ProjectError):
    """The file can be read but not changed."""


class DiskFullError(ProjectError):
    """There is no space left for the change."""


class ChangedOnDiskError(ProjectError):
    """Another program replaced, removed or changed the open file."""


class BusyProjectError(ProjectError):
    """Another program blocks the file for too long."""


class NameTakenError(ProjectError):
    """A file with this name exists."""


class UnstorableError(ProjectError):
    """A change contains a value that would not survive saving and loading."""


class StorageError(ProjectError):
    """The disk, the folder or the network share failed."""


class ContentError(ValueError):
    """Invalid content; `message` states why. Becomes a DamagedProjectError with path and place."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def in_table(name: str, row: int | None = None) -> Message:
    """The place of damage: a table, or one of its rows, counted from 1."""
    if row is None:
        return Message("table {table}", {"table": name})
    return Message("table {table}, row {row}", {"table": name, "row": row})


def damaged(path: Path, part: Message, reason: Message | Exception | str) -> DamagedProjectError:
    """The file cannot be trusted; `part` is the place, `reason` is ours or SQLite's."""
    words: dict[str, object] = {"path": str(path), "part": part, "reason": reason_of(reason)}
    return DamagedProjectError(
        Message(
            "{path} is damaged ({part}: {reason}). It was not changed. Open an earlier copy, for example"
            " a backup or the attachment of an older mail.",
            words,
        )
    )


def reason_of(reason: Message | Exception | str) -> Message | str:
    """A reason as an argument of a message: translatable if it is ours."""
    if isinstance(reason, ContentError | HeadroomError):
        return reason.message
    return reason if isinstance(reason, Message) else shortened(str(reason), LONGEST_REASON)


def disk_full(path: Path) -> DiskFullError:
    """No space left on the disk of `path`; states free and required space."""
    words: dict[str, object] = {"path": str(path), "free": _free_mib(path), "needed": NEEDED_FREE_MIB}
    return DiskFullError(
        Message(
            "There is not enough space on the disk to save {path}: {free} MiB are free. The change was not"
            " made, everything before it is safe. Make room for {needed} MiB, or save a copy elsewhere.",
            words,
        )
    )


def not_writable(path: Path) -> ReadOnlyProjectError:
    """File or folder are not writable."""
    return ReadOnlyProjectError(
        Message(
            "{path} cannot be changed: the file, its folder or the disk is write-protected. Save a copy in"
            " another folder to go on working.",
            {"path": str(path)},
        )
    )


def name_too_long(path: Path) -> ReadOnlyProjectError:
    """The name is too long for a journal next to the file."""
    return ReadOnlyProjectError(
        Message(
            "The name of {path} is too long: each change needs a second file whose name has 8 characters more. Such a"
            " plan can be read but not changed. Choose a shorter name.",
            {"path": str(path)},
        )
    )


def missing(path: Path) -> MissingProjectError:
    """`path` does not exist."""
    return MissingProjectError(
        Message(
            "There is no file {path}. It may have been moved, renamed or deleted.",
            {"path": str(path)},
        )
    )


def name_taken(path: Path) -> NameTakenError:
    """The file exists and must not be replaced."""
    words: dict[str, object] = {"path": str(path)}
    return NameTakenError(Message("The file {path} already exists. Choose another name.", words))


def leads_nowhere(path: Path) -> MissingProjectError:
    """A dangling or circular link at `path`."""
    return MissingProjectError(
        Message(
            "{path} is a link that leads nowhere. Open the file that it was made for.", {"path": str(path)}
        )
    )


def refuse_unreadable_name(path: Path) -> None:
    """Raise ProjectError for a name that is not UTF-8, which the database engine cannot create or open."""
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError:
        words: dict[str, object] = {"path": str(path)}
        raise ProjectError(
            Message(
                "The name {path} contains characters that are not UTF-8; a plan cannot have such a name."
                " Rename the file or its folder, or choose another name.",
                words,
            )
        ) from None


def out_of_memory(path: Path) -> StorageError:
    """SQLite or the key derivation ran out of memory."""
    return StorageError(
        Message(
            "There is not enough memory to work on {path}. Nothing was changed. Close other programs and try again.",
            {"path": str(path)},
        )
    )


def no_folder(folder: Path) -> MissingProjectError:
    """The target folder does not exist."""
    return MissingProjectError(Message("There is no folder {folder}.", {"folder": str(folder)}))


def locked(path: Path) -> LockedProjectError:
    """The file requires a password."""
    return LockedProjectError(Message("{path} is protected by a password.", {"path": str(path)}))


def wrong_password(path: Path) -> WrongPasswordError:
    """The password is wrong; a file with a damaged first page looks the same."""
    return WrongPasswordError(
        Message(
            "This is not the password of {path}. Capital letters count. If you are sure of it, the beginning of"
            " the file is damaged: open a backup.",
            {"path": str(path)},
        )
    )


def in_use(path: Path, editor: str, since: str = "") -> Message:
    """Another editor has the file open: `editor` as stored in the file, since a time in UTC, or both empty."""
    if editor and (local := _local_time(since)):
        return Message(
            "{editor} has had {path} open since {since}. Close it there, or save a copy to go on working here.",
            {"path": str(path), "editor": editor, "since": local},
        )
    if editor:
        return Message(
            "{path} is being edited by {editor}. Close it there, or save a copy to go on working here.",
            {"path": str(path), "editor": editor},
        )
    return Message(
        "{path} is open in another window of Headroom or on another computer. Close it there, or save a copy"
        " to go on working here.",
        {"path": str(path)},
    )


def changed_on_disk(path: Path) -> ChangedOnDiskError:
    """The file was removed, replaced or changed since it was opened."""
    words: dict[str, object] = {"path": str(path)}
    if not os.path.lexists(path):
        return ChangedOnDiskError(
            Message(
                "{path} is gone: it was moved, renamed or deleted. Your work is not lost: put the file"
                " back, or save a copy under another name.",
                words,
            )
        )
    return ChangedOnDiskError(
        Message(
            "{path} was changed or replaced by another program. Nothing was written to it, and your work"
            " is not lost: save a copy under another name, or open the file again to see what is in it.",
            words,
        )
    )


def uncertain(path: Path) -> StorageError:
    """A disk error after which it is unknown whether the last change was written."""
    return StorageError(
        Message(
            "The disk failed while {path} was being changed. Everything before the last change is safe; the"
            " last one may be in the file or not, and it is not shown here. Save a copy on another disk.",
            {"path": str(path)},
        )
    )


def unrepaired(path: Path) -> ReadOnlyProjectError:
    """The last change was interrupted, and rolling it back requires write access."""
    return ReadOnlyProjectError(
        Message(
            "The last change to {path} was interrupted and must be undone, but its folder is"
            " write-protected. Copy the file together with the file ending in -journal to another folder"
            " and open it there.",
            {"path": str(path)},
        )
    )


def from_storage(error: Exception, path: Path) -> ProjectError:
    """Converts an error of SQLite or the operating system for the file at `path`."""
    if isinstance(error, ProjectError):
        return error
    for kinds, explain in _EXPLANATIONS:
        if isinstance(error, kinds):
            return explain(error, path)
    return _failed(error, path)


def _from_system(error: Exception, path: Path) -> ProjectError:
    assert isinstance(error, OSError)
    if isinstance(error, RefusedTargetError):
        return ProjectError(error.message)
    if isinstance(error, FileExistsError):
        return name_taken(path)
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return disk_full(path)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return not_writable(path)
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return missing(path)
    return _failed(error, path)


def _failed(error: Exception, path: Path) -> StorageError:
    return StorageError(
        Message(
            "{path} could not be read or written ({reason}). The change was not made, everything before it is"
            " safe. Check the disk or the network, or save a copy elsewhere.",
            {"path": str(path), "reason": str(error)},
        )
    )


def _local_time(utc: str) -> Message | None:
    """`22 November 2026, 14:05` in local time; None if the time is missing or invalid."""
    try:
        local = datetime.fromisoformat(utc).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
    return Message("{day}, {time}", {"day": day_in_words(local.date()), "time": local.strftime("%H:%M")})


def _free_mib(path: Path) -> int:
    try:
        return shutil.disk_usage(path.parent).free // MIB
    except OSError:
        return 0


def _busy(_: Exception, path: Path) -> ProjectError:
    return BusyProjectError(
        Message(
            "{path} is in use by another program. The change was not made. Close the other program and try"
            " again.",
            {"path": str(path)},
        )
    )


def _unstorable(error: Exception, path: Path) -> ProjectError:
    return UnstorableError(
        Message(
            "The change cannot be stored in {path}: {reason}. It was not made.",
            {"path": str(path), "reason": str(error)},
        )
    )


_EXPLANATIONS: tuple[tuple[tuple[type[Exception], ...], Callable[[Exception, Path], ProjectError]], ...] = (
    ((OSError,), _from_system),
    ((apsw.FullError,), lambda _, path: disk_full(path)),
    ((apsw.NoMemError, MemoryError), lambda _, path: out_of_memory(path)),
    ((apsw.ReadOnlyError, apsw.PermissionsError), lambda _, path: not_writable(path)),
    ((apsw.BusyError, apsw.LockedError), _busy),
    ((apsw.CorruptError, apsw.NotADBError), lambda error, path: damaged(path, Message("database"), error)),
    (
        (apsw.InterruptError,),
        lambda _, path: damaged(path, Message("database"), Message("reading it takes too long")),
    ),
    ((apsw.TooBigError, apsw.ConstraintError, UnicodeError, OverflowError), _unstorable),
)
