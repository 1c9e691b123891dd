"""Knows whether Headroom ended as it should: a marker that only an orderly end removes.

Each running Headroom has one, and holds a lock on it that the system gives back however the process ends. A marker
without a lock is what a crash, a kill or a power failure has left; it says which plan was open.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from db.lock import FileLock
from db.safe_writing import make_private_folder

SUFFIX = ".running"
LONGEST = 10_000


class Ended(NamedTuple):
    """A Headroom that ended without an orderly end."""

    plan: Path | None
    """The plan that was open, where one was."""


class Running:
    """The marker of this Headroom. A folder that cannot be written only means that nothing is noticed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / f"{os.getpid()}{SUFFIX}"
        self._lock: FileLock | None = None
        self._noted: Path | None = None

    def begin(self) -> tuple[Ended, ...]:
        """Set the marker; the answer is who has left one. Each is told of once."""
        ended = []
        with suppress(OSError):
            make_private_folder(self._folder)
            for path in sorted(self._folder.glob(f"*{SUFFIX}")):
                with suppress(OSError):
                    ended += _taken_over(path)
            self._lock = FileLock.create(self._path)
        return tuple(ended)

    def note(self, plan: Path | None) -> None:
        """The plan that is open now."""
        if self._lock is not None and plan != self._noted:
            self._noted = plan
            with suppress(OSError):
                self._lock.write(json.dumps({"plan": str(plan) if plan else ""}).encode("utf-8"))

    def end(self) -> None:
        """An orderly end."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
            with suppress(OSError):
                self._path.unlink()


def _taken_over(path: Path) -> list[Ended]:
    lock = FileLock.take(path)
    if lock is None:  # it is running
        return []
    lock.release()
    with path.open("rb") as file:
        text = file.read(LONGEST)
    path.unlink()
    try:
        plan = str(json.loads(text)["plan"])
    except (ValueError, KeyError, TypeError, RecursionError):
        plan = ""
    return [Ended(Path(plan) if plan and "\0" not in plan else None)]
