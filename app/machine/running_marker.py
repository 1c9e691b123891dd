"""Detects whether Headroom ended normally: only a normal end removes its marker.

Each running Headroom has a locked marker; the system releases the lock when the process ends for any reason. A marker
without a lock was left by a crash, a kill or a power failure; it names the open plan.
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
    """A Headroom that did not end normally."""

    plan: Path | None
    """The plan that was open, if any."""


class Running:
    """The marker of this Headroom. If its folder is not writable, crashes are not detected."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / f"{os.getpid()}{SUFFIX}"
        self._lock: FileLock | None = None
        self._noted: Path | None = None

    def begin(self) -> tuple[Ended, ...]:
        """Create the marker; returns markers left by others, each only once."""
        ended = []
        with suppress(OSError):
            make_private_folder(self._folder)
            for path in sorted(self._folder.glob(f"*{SUFFIX}")):
                with suppress(OSError):
                    ended += _taken_over(path)
            self._lock = FileLock.create(self._path)
        return tuple(ended)

    def note(self, plan: Path | None) -> None:
        """Store the plan that is open now."""
        if self._lock is not None and plan != self._noted:
            self._noted = plan
            with suppress(OSError):
                self._lock.write(json.dumps({"plan": str(plan) if plan else ""}).encode("utf-8"))

    def end(self) -> None:
        """Remove the marker on a normal end."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
            with suppress(OSError):
                self._path.unlink()


def _taken_over(path: Path) -> list[Ended]:
    lock = FileLock.take(path)
    if lock is None:  # still running
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
