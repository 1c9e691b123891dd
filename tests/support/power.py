"""A disk that can tell its content after a power failure at this moment.

Only synced writes are certain. Every write since then may be there, be missing, or be there in part, in any
combination; a removed file may be back unless its folder was synced.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw

NAME = "power"
SECTOR = 512

Write = tuple[int, bytes | None]
"""Offset and data; None means cut off here."""
Image = dict[str, bytes]
"""File name -> content."""


class Disk:
    """The certain content, and the writes since then."""

    def __init__(self, folder: Path) -> None:
        self.sure: Image = {each.name: each.read_bytes() for each in folder.iterdir()}
        self.open_writes: dict[str, list[Write]] = {}
        self.images: list[Image] = []
        self._source = random.Random(3)

    def write(self, name: str, offset: int, data: bytes | None) -> None:
        """Record a write or truncation that is not synced yet."""
        self.open_writes.setdefault(name, []).append((offset, data))
        self._fail_here()

    def sync(self, name: str) -> None:
        """Make everything written to a file certain; the power may also fail just before that."""
        self._fail_here()
        content = self.sure.get(name, b"")
        for write in self.open_writes.pop(name, []):
            content = applied(content, write)
        self.sure[name] = content

    def remove(self, name: str, sync_folder: bool) -> None:
        """Remove a file; it may come back unless the folder is synced."""
        self.open_writes.pop(name, None)
        if sync_folder:
            self.sure.pop(name, None)
        self._fail_here()

    def left(self, share: float) -> Image:
        """The content if about this share of the uncertain writes was done."""
        image = {}
        for name in {*self.sure, *self.open_writes}:
            content = self.sure.get(name, b"")
            for offset, data in self.open_writes.get(name, []):
                if self._source.random() < share:
                    content = applied(content, (offset, self._torn(data, share)))
            image[name] = content
        return image

    def _torn(self, data: bytes | None, share: float) -> bytes | None:
        if data is None or share >= 1 or self._source.random() < share:
            return data
        return data[: SECTOR * self._source.randrange(len(data) // SECTOR + 1)]

    def _fail_here(self) -> None:
        self.images += [self.left(share) for share in (0.0, 0.5, 1.0)]


def applied(content: bytes, write: Write) -> bytes:
    """A file's content after a write or truncation."""
    offset, data = write
    if data is None:
        return content[:offset].ljust(offset, b"\0")
    return content[:offset].ljust(offset, b"\0") + data + content[offset + len(data) :]


PRESENT: list[Disk] = []


class PoweredFile(apsw.VFSFile):
    """Records every write and sync, and performs them."""

    def __init__(self, name: Any, flags: list[int]) -> None:
        self.name = Path(name.filename() if isinstance(name, apsw.URIFilename) else str(name)).name
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        super().xWrite(data, offset)
        PRESENT[-1].write(self.name, offset, bytes(data))

    def xTruncate(self, size: int) -> None:
        super().xTruncate(size)
        PRESENT[-1].write(self.name, size, None)

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        PRESENT[-1].sync(self.name)


class PoweredSystem(apsw.VFS):
    """SQLite's own file system with recording."""

    def __init__(self) -> None:
        super().__init__(NAME, "")

    def xOpen(self, name: Any, flags: list[int]) -> PoweredFile:
        return PoweredFile(name, flags)

    def xDelete(self, name: str, sync_folder: bool) -> None:
        super().xDelete(name, sync_folder)
        PRESENT[-1].remove(Path(name).name, sync_folder)


@contextmanager
def watched_disk(folder: Path) -> Iterator[Disk]:
    """The disk registered as `NAME`, with its present content as certain."""
    system = PoweredSystem()
    PRESENT.append(Disk(folder))
    try:
        yield PRESENT[-1]
    finally:
        PRESENT.pop()
        system.unregister()
