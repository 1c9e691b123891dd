"""Writes every file that Headroom makes: whole or not at all, never through a link, never with wider rights.

A file is built under a random name beside its target. That name is created by this process alone (`O_EXCL`,
`O_NOFOLLOW`), so two writers never share it and a link that lies there is not followed. The file then takes the name of
the target in one go. A target that is a link, a folder, a device or a pipe is refused: the folder may be a stranger's,
such as an unpacked archive, and a link in it could lead to any file of the user. Folders on the way may be links.

While a file is built its process holds a lock on it, which the system gives back when the process ends in whatever way.
What a crash has left is therefore known by its missing lock, and is removed by the next writer of that target.

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
"""Bytes of a target's name that a name beside it takes over; some file systems allow 143 in all."""
DRAWN_AT_MOST: Final = 10
"""Random names that are tried; the first one is free unless somebody plays tricks."""
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
"""What this process is just building."""


class RefusedTargetError(OSError):
    """What lies at a path may not be written to or replaced; `message` says why and what to do."""

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
    """Put a file with this content at a path: a reader sees the old file or the whole new one, always.

    A new file gets the rights that the user's umask leaves, one that replaces another keeps the rights of that. Neither
    is wider than those of the file `like`, which it is made from; one that is `private` is for its user only.
    Unless `replace`, a file that is there stays. What is `durable` is on the disk when this returns.

    Raises RefusedTargetError for a target that is no file, FileExistsError for one that may not be replaced, and
    OSError. The old file is there then, unless only the durability of its name could not be had.
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
            with suppress(
                OSError
            ):  # a disk without locks: then nobody takes it for something left over either
                try_lock(descriptor, PART_BYTE)
            if old is not None:
                _keep_rights(descriptor, old, rights)
            _fill(descriptor, data, durable=durable)
            if os.name == "posix":
                _take_name(part, path, replace=replace)
        finally:
            os.close(descriptor)
        if os.name != "posix":  # no open file can be renamed there
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
    """Remove the files that are just being built: for a process that ends at once, amid writing."""
    for part in _unfinished:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def append_private(path: Path, text: str) -> None:
    """Add text to the end of a file that is for its user only, such as a log. Raises OSError."""
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
    """The file that lies at a path; None where nothing does. Raises RefusedTargetError for anything else."""
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
    """Give a file another name, unless something has that name: FileExistsError then. Raises OSError."""
    if os.name != "posix":
        path.rename(target)  # which refuses a name that is taken
        return
    try:
        os.link(path, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:  # this kind of file system gives a file one name only
        os.close(os.open(target, NEW_FILE | os.O_WRONLY, PRIVATE_FILE))
        path.replace(target)
    else:
        path.unlink()


def random_name_beside(path: Path, ending: str) -> Path:
    """A hidden name in the folder of a file that nobody can guess."""
    return path.with_name(f".{_stem(path)}.{os.urandom(8).hex()}{ending}")


def left_over_beside(path: Path, ending: str) -> Iterator[Path]:
    """The names that `random_name_beside` may have made for a file. Nobody gives a file of their own such a name."""
    pattern = re.compile(rf"\.{re.escape(_stem(path))}\.[0-9a-f]{{16}}{re.escape(ending)}")
    with suppress(OSError), os.scandir(path.parent) as entries:
        yield from [Path(each.path) for each in entries if pattern.fullmatch(each.name)]


def remove_left_over(path: Path) -> None:
    """Remove what a crash in the middle of `write_whole` has left beside a file, and nothing that is being written."""
    for part in left_over_beside(path, PART):
        with suppress(OSError):
            descriptor = os.open(part, OLD_FILE | os.O_RDWR)
            try:
                abandoned = try_lock(descriptor, PART_BYTE)
            finally:
                os.close(descriptor)
            if abandoned:
                part.unlink()


def make_private_folder(folder: Path) -> None:
    """Make a folder for the user only, and those above it that are missing; one that is there is narrowed.

    Raises OSError.
    """
    make_missing_folders(folder)
    narrow(folder.resolve())


def make_missing_folders(folder: Path) -> None:
    """Make a folder and those above it, each for the user only; one that is there stays as it is. Raises OSError."""
    missing, each = [], folder
    while not os.path.lexists(each):
        missing.append(each)
        each = each.parent
    for each in reversed(missing):
        with suppress(FileExistsError):  # made by another process just now
            each.mkdir(mode=PRIVATE_FOLDER)
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))


def narrow_all(folder: Path) -> None:
    """Take the rights of others off a folder of the user's and all that is in it, as far as the system allows."""
    root = folder.resolve()
    for place, folders, files in os.walk(root):
        narrow(Path(place))
        for name in (*folders, *files):
            narrow(Path(place) / name)


def narrow(path: Path) -> None:
    """Take the rights of others off a file or folder of the user's; a link and what another owns stay as they are."""
    if os.name != "posix":
        return
    with suppress(OSError):
        status = os.lstat(path)
        is_ours = stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode)
        if is_ours and status.st_mode & OTHERS and status.st_uid == os.geteuid():
            path.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system knows how."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _new_part(path: Path, rights: int) -> tuple[Path, int]:
    """A new file beside a target, open for writing. What has the name that was drawn stays; another is drawn."""
    for _ in range(DRAWN_AT_MOST):
        part = random_name_beside(path, PART)
        with suppress(FileExistsError):
            return part, os.open(part, NEW_FILE | os.O_RDWR, rights)
    raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))


def _stem(path: Path) -> str:
    stem = path.name
    while len(os.fsencode(stem)) > LONGEST_STEM:
        stem = stem[:-1]
    return stem


def _rights(old: os.stat_result | None, like: Path | None, private: bool) -> int:
    """The rights that a file is made with; the umask narrows them further."""
    most = PRIVATE_FILE if private else ANY_FILE if old is None else stat.S_IMODE(old.st_mode)
    if like is not None:
        most &= _rights_of(like)
    return most & 0o777


def _rights_of(source: Path) -> int:
    """What a file made from this one may allow others; its user may write it, even where this one is protected against
    that. Its group is another one in another folder, so what only the group may do is left out unless the source's
    group is the user's own."""
    try:
        status = source.stat()
    except OSError:
        return PRIVATE_FILE
    mode = stat.S_IMODE(status.st_mode)
    if os.name == "posix" and status.st_gid != os.getegid():
        mode &= ~0o070 | (mode & 0o007) << 3
    return mode | PRIVATE_FILE


def _keep_rights(descriptor: int, old: os.stat_result, rights: int) -> None:
    """Give a file that replaces another one the rights and the group of that, as far as the system allows."""
    if os.name != "posix":
        return
    with suppress(OSError):
        if os.fstat(descriptor).st_gid != old.st_gid:
            os.fchown(descriptor, -1, old.st_gid)
    if os.fstat(descriptor).st_gid != old.st_gid:
        rights &= ~0o070 | (rights & 0o007) << 3
    with suppress(OSError):  # not all file systems know rights
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
