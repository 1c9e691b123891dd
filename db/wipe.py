"""Replaces a file and overwrites what was in it, as far as a program can.

What was there has a second name while the new file takes the first one, so that the path leads to the old content or
the new one at every moment; then it is overwritten and removed. A solid state disk, a file system that writes
elsewhere on each change, a snapshot or a synchronised folder may still keep the old content; file systems without
second names, as on most sticks, free it without overwriting.
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
    """Put `data` in the place of a file, which is gone then.

    Raises OSError; then the file is as it was, or the new one is there and the disk does not say for how long.
    """
    wipe_left_over(path)
    with suppress(OSError):
        os.link(path, aside_path(path), follow_symlinks=False)
    try:
        write_whole(path, data)
    finally:
        wipe_left_over(path)


def aside_path(path: Path) -> Path:
    """A random second name for what is in a file; there only until that is overwritten."""
    return random_name_beside(path, ASIDE)


def wipe_left_over(path: Path) -> None:
    """Overwrite and remove what is left of earlier contents, if the file has another one by now."""
    for aside in left_over_beside(path, ASIDE):
        with suppress(OSError):
            _wipe_aside(aside, path)


def _wipe_aside(aside: Path, path: Path) -> None:
    status = os.lstat(aside)
    if not stat.S_ISREG(status.st_mode):
        return
    # With more names than this, it is the file itself, or the user has one of their own for it. Not all file
    # systems count, so the file itself is looked at as well.
    if status.st_nlink == 1 and not aside.samefile(path):
        sync_folder(path.parent)  # or a power failure could bring back the name and not what it stood for
        wipe(aside)
    else:
        aside.unlink()
    sync_folder(path.parent)


def wipe(path: Path) -> None:
    """Overwrite and remove a file; of one with another name only the name goes. Raises OSError."""
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
        size -= os.write(descriptor, bytes(min(CHUNK, size)))  # it may write less than it is given
    os.fsync(descriptor)
    os.ftruncate(descriptor, 0)
