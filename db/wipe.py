"""Replaces a file and overwrites what was in it, as far as a program can.

What was there has a second name while the new file takes the first one, so that the path leads to the old content or
the new one at every moment; then it is overwritten and removed. A solid state disk, a file system that writes
elsewhere on each change, a snapshot or a synchronised folder may still keep the old content; file systems without
second names, as on most sticks, free it without overwriting.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from db.new_file import replace_durably, sync_folder

CHUNK: Final = 2**20


def replace_and_wipe(path: Path, data: bytes) -> None:
    """Put `data` in the place of a file, which is gone then.

    Raises OSError; then the file is as it was, or the new one is there and the disk does not say for how long.
    """
    aside = aside_path(path)
    wipe_left_over(path)
    with suppress(OSError):
        os.link(path, aside)
    try:
        replace_durably(path, data)
    finally:
        wipe_left_over(path)


def aside_path(path: Path) -> Path:
    """The second name of what was in a file; there only until it is overwritten."""
    return path.with_name(f".{path.name}.old")


def wipe_left_over(path: Path) -> None:
    """Overwrite and remove what is left of an earlier content, if the file has another one by now."""
    aside = aside_path(path)
    with suppress(OSError):
        if not aside.is_file() or aside.is_symlink():
            return
        # With more names than this, it is the file itself, or the user has one of their own for it. Not all file
        # systems count, so the file itself is looked at as well.
        if aside.stat().st_nlink == 1 and not aside.samefile(path):
            sync_folder(path.parent)  # or a power failure could bring back the name and not what it stood for
            wipe(aside)
        else:
            aside.unlink()
        sync_folder(path.parent)


def wipe(path: Path) -> None:
    """Overwrite and remove a file. Raises OSError."""
    _overwrite(path, path.stat().st_size)
    path.unlink()


def _overwrite(path: Path, size: int) -> None:
    with path.open("rb+", buffering=0) as file:
        while size > 0:
            size -= file.write(bytes(min(CHUNK, size)))  # it may write less than it is given
        os.fsync(file.fileno())
        file.truncate(0)
