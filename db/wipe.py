"""Replaces a file and overwrites its old content, as far as a program can.

The old file gets a second hard link before the new one replaces it, so that the path is always valid; then the old
content is overwritten and removed. An SSD, a copy-on-write file system, a snapshot or a synchronised folder may still
hold the old content; file systems without hard links, as on most USB sticks, free it without overwriting.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from db.safe_writing import OLD_FILE, left_over_beside, random_name_beside, sync_folder, write_whole

CHUNK: Final = 2**20
ASIDE: Final = ".old"


def replace_and_wipe(path: Path, data: bytes) -> None:
    """Replace a file by `data` and wipe its old content.

    Raises OSError; then the file is unchanged, or replaced without a guarantee of durability.
    """
    wipe_left_over(path)
    with suppress(OSError):
        os.link(path, aside_path(path), follow_symlinks=False)
    try:
        write_whole(path, data)
    finally:
        wipe_left_over(path)


def aside_path(path: Path) -> Path:
    """A random second name of the old file, until its content is overwritten."""
    return random_name_beside(path, ASIDE)


def wipe_left_over(path: Path) -> None:
    """Overwrite and remove earlier contents left behind, if the file has another name by now."""
    for aside in left_over_beside(path, ASIDE):
        with suppress(OSError):
            _wipe_aside(aside, path)


def _wipe_aside(aside: Path, path: Path) -> None:
    status = os.lstat(aside)
    if not stat.S_ISREG(status.st_mode):
        return
    # With more names than this, it is the file itself, or the user linked it elsewhere. Not all file systems
    # count links, so the file itself is compared as well.
    if status.st_nlink == 1 and not aside.samefile(path):
        sync_folder(path.parent)  # or a power failure could restore the name without its content
        wipe(aside)
    else:
        aside.unlink()
    sync_folder(path.parent)


def wipe(path: Path) -> None:
    """Overwrite and remove a file; if it has another name, only the name is removed. Raises OSError."""
    descriptor = os.open(path, OLD_FILE | os.O_RDWR)
    try:
        status = os.fstat(descriptor)
        if stat.S_ISREG(status.st_mode) and status.st_nlink <= 1:
            _overwrite(descriptor, status.st_size)
    finally:
        os.close(descriptor)
    path.unlink()


def _overwrite(descriptor: int, size: int) -> None:
    while size > 0:
        size -= os.write(descriptor, bytes(min(CHUNK, size)))  # it may write fewer bytes than given
    os.fsync(descriptor)
    os.ftruncate(descriptor, 0)
