"""Writes every file of Headroom: atomically, without following links, and never with wider permissions.

A file is built under a random name next to its target. That name is created exclusively (`O_EXCL`, `O_NOFOLLOW`), so
two writers never share it and existing links are not followed. The file is then renamed to the target atomically. A
target that is a link, a folder, a device or a pipe is rejected: the folder may be untrusted, such as an unpacked
archive, and a link in it could point to any file of the user. Parent folders may be links.

While a file is built its process holds a lock on it, which the system releases when the process ends for any reason.
Files left by a crash are therefore recognised by the missing lock, and removed by the next writer of that target.

Rights are those of POSIX; on Windows a file inherits those of its folder, and the user's own folders are private there.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from db.lock import PART_BYTE, try_lock
from planner_core.messages import Message

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
ANY_FILE: Final = 0o666
"""What the user's umask narrows."""
OTHERS: Final = 0o077
LONGEST_STEM: Final = 100
"""Maximum bytes of a target's name used in a temporary name; some file systems allow 143 in total."""
DRAWN_AT_MOST: Final = 10
"""Random names that are tried; normally the first one is free."""
PART: Final = ".part"
NEW_FILE: Final = (
    os.O_CREAT
    | os.O_EXCL
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)
OLD_FILE: Final = (
    getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)


_unfinished: Final[set[Path]] = set()
"""Temporary files of this process."""


class RefusedTargetError(OSError):
    """A path must not be written to or replaced; `message` states why and what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(errno.EINVAL, str(message))
        self.message = message


def write_whole(
    path: Path,
    data: bytes,
    *,
    like: Path | None = None,
    private: bool = False,
    replace: bool = True,
    durable: bool = True,
) -> None:
    """Write a file at a path atomically: readers see either the old or the new file.

    A new file gets permissions by the user's umask, a replacement keeps those of the old file. Neither is wider than
    those of the source file `like`; a `private` file is accessible to its user only. Without `replace`, an existing
    file is kept. A `durable` file is on disk when this returns.

    Raises RefusedTargetError for a target that is no file, FileExistsError for one that must not be replaced, and
    OSError. The old file is then unchanged, unless only syncing the folder failed.
    """
    old = target_status(path)
    if old is not None and not replace:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    remove_left_over(path)
    rights = _rights(old, like, private)
    part, descriptor = _new_part(path, rights)
    _unfinished.add(part)
    try:
        try:
            if old is not None:
                _keep_rights(descriptor, old, rights)
            _fill(descriptor, data, durable=durable)
            if os.name == "posix":
                _take_name(part, path, replace=replace)
        finally:
            os.close(descriptor)
        if os.name != "posix":  # open files cannot be renamed there
            _take_name(part, path, replace=replace)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    finally:
        _unfinished.discard(part)
    if durable:
        sync_folder(path.parent)


def remove_unfinished() -> None:
    """Remove the temporary files of this process, before it ends in the middle of writing."""
    for part in _unfinished:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def append_private(path: Path, text: str) -> None:
    """Append text to a private file, such as a log. Raises OSError."""
    descriptor = os.open(path, OLD_FILE | os.O_WRONLY | os.O_APPEND | os.O_CREAT, PRIVATE_FILE)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode) or status.st_nlink > 1:
            raise RefusedTargetError(_no_file(path))
        if os.name == "posix" and status.st_mode & OTHERS:
            os.fchmod(descriptor, stat.S_IMODE(status.st_mode) & ~OTHERS)
        _write_all(descriptor, text.encode("utf-8", "replace"))
    finally:
        os.close(descriptor)


def target_status(path: Path) -> os.stat_result | None:
    """The status of the file at a path; None if it does not exist. Raises RefusedTargetError for anything else."""
    try:
        status = os.lstat(path)
    except FileNotFoundError:
        return None
    words: dict[str, object] = {"file": str(path)}
    if stat.S_ISLNK(status.st_mode):
        words["target"] = os.path.realpath(path)
        raise RefusedTargetError(
            Message(
                "{file} is a link to {target}. Headroom does not write through links: name {target} itself, or"
                " choose another name.",
                words,
            )
        )
    if stat.S_ISDIR(status.st_mode):
        raise RefusedTargetError(Message("{file} is a folder; name a file.", words))
    if not stat.S_ISREG(status.st_mode):
        raise RefusedTargetError(_no_file(path))
    return status


def move_without_replacing(path: Path, target: Path) -> None:
    """Rename a file unless the new name exists: FileExistsError then. Raises OSError."""
    if os.name != "posix":
        path.rename(target)  # fails if the name exists
        return
    try:
        os.link(path, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:  # this file system does not support hard links
        os.close(os.open(target, NEW_FILE | os.O_WRONLY, PRIVATE_FILE))
        path.replace(target)
    else:
        path.unlink()


def random_name_beside(path: Path, ending: str) -> Path:
    """An unpredictable hidden name in the folder of a file."""
    return path.with_name(f".{_stem(path)}.{os.urandom(8).hex()}{ending}")


def left_over_beside(path: Path, ending: str) -> Iterator[Path]:
    """Names that `random_name_beside` may have generated for a file. Users do not choose such names."""
    pattern = re.compile(rf"\.{re.escape(_stem(path))}\.[0-9a-f]{{16}}{re.escape(ending)}")
    with suppress(OSError), os.scandir(path.parent) as entries:
        yield from [Path(each.path) for each in entries if pattern.fullmatch(each.name)]


def remove_left_over(path: Path) -> None:
    """Remove files left by a crash during `write_whole`, except those being written."""
    for part in left_over_beside(path, PART):
        with suppress(OSError):
            descriptor = os.open(part, OLD_FILE | os.O_RDWR)
            try:
                abandoned = try_lock(descriptor, PART_BYTE)
                if abandoned and os.name == "posix":
                    part.unlink()  # while the lock is held: its writer may be about to take it
            finally:
                os.close(descriptor)
            if abandoned and os.name != "posix":  # open files cannot be removed there
                part.unlink()


def make_private_folder(folder: Path) -> None:
    """Create a private folder with missing parents; permissions of an existing one are narrowed.

    Raises OSError.
    """
    make_missing_folders(folder)
    narrow(folder.resolve())


def make_missing_folders(folder: Path) -> None:
    """Create a folder with missing parents, all private; existing ones are unchanged. Raises OSError."""
    missing, each = [], folder
    while not os.path.lexists(each):
        missing.append(each)
        each = each.parent
    for each in reversed(missing):
        with suppress(FileExistsError):  # created by another process just now
            each.mkdir(mode=PRIVATE_FOLDER)
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def narrow_all(folder: Path) -> None:
    """Make a folder and its content private, as far as the system allows."""
    root = folder.resolve()
    for place, folders, files in os.walk(root):
        narrow(Path(place))
        for name in (*folders, *files):
            narrow(Path(place) / name)


def narrow(path: Path) -> None:
    """Make a file or folder private; links and files of other owners are unchanged."""
    if os.name != "posix":
        return
    with suppress(OSError):
        status = os.lstat(path)
        is_ours = stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)
        if is_ours and status.st_mode & OTHERS and status.st_uid == os.geteuid():
            path.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS)


def sync_folder(folder: Path) -> None:
    """Sync the entries of a folder, if the system supports it."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _new_part(path: Path, rights: int) -> tuple[Path, int]:
    """Open and lock a new temporary file next to a target for writing.

    Tries other random names if one exists, or if another writer took the file for a left-over before it was locked.
    """
    for _ in range(DRAWN_AT_MOST):
        part = random_name_beside(path, PART)
        try:
            descriptor = os.open(part, NEW_FILE | os.O_RDWR, rights)
        except FileExistsError:
            continue
        if _locked_in_time(descriptor):
            return part, descriptor
        os.close(descriptor)
    raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))


def _locked_in_time(descriptor: int) -> bool:
    """Lock a new temporary file; False if a cleanup locked or removed it first."""
    try:
        return try_lock(descriptor, PART_BYTE) and os.fstat(descriptor).st_nlink > 0
    except OSError:  # file system without locks: no cleanup removes the file either
        return True


def _stem(path: Path) -> str:
    stem = path.name
    while len(os.fsencode(stem)) > LONGEST_STEM:
        stem = stem[:-1]
    return stem


def _rights(old: os.stat_result | None, like: Path | None, private: bool) -> int:
    """The mode for creating a file, before the umask."""
    most = PRIVATE_FILE if private else ANY_FILE if old is None else stat.S_IMODE(old.st_mode)
    if like is not None:
        most &= _rights_of(like)
    return most & 0o777


def _rights_of(source: Path) -> int:
    """The mode of a file created from this one; always writable for its user. Its group may differ in another folder,
    so group-only permissions are dropped unless the source's group is the user's own.
    """
    try:
        status = source.stat()
    except OSError:
        return PRIVATE_FILE
    mode = stat.S_IMODE(status.st_mode)
    if os.name == "posix" and status.st_gid != os.getegid():
        mode &= ~0o070 | (mode & 0o007) << 3
    return mode | PRIVATE_FILE


def _keep_rights(descriptor: int, old: os.stat_result, rights: int) -> None:
    """Copy permissions and group of the replaced file, as far as the system allows."""
    if os.name != "posix":
        return
    with suppress(OSError):
        if os.fstat(descriptor).st_gid != old.st_gid:
            os.fchown(descriptor, -1, old.st_gid)
    if os.fstat(descriptor).st_gid != old.st_gid:
        rights &= ~0o070 | (rights & 0o007) << 3
    with suppress(OSError):  # not all file systems have permissions
        os.fchmod(descriptor, rights)


def _fill(descriptor: int, data: bytes, *, durable: bool) -> None:
    _write_all(descriptor, data)
    if durable:
        os.fsync(descriptor)


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _take_name(part: Path, target: Path, *, replace: bool) -> None:
    if replace:
        part.replace(target)
    else:
        move_without_replacing(part, target)


def _no_file(path: Path) -> Message:
    return Message(
        "{file} is no ordinary file but a device, a pipe or a link. Choose another name.", {"file": str(path)}
    )
