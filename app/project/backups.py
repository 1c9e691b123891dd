"""Backups of project files in the user's data folder, thinned by day, week and month and within a size limit.

They are numbered in order of creation, because clocks may be wrong; the time in their names is only for display. A
backup is a complete project file with the password of its plan.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from db.cipher import Password
from db.errors import DamagedProjectError, LockedProjectError, ProjectError
from db.inspect_file import is_locked
from db.project_file import SUFFIX
from db.reseal import reseal
from db.safe_writing import make_private_folder, move_without_replacing, remove_left_over, write_whole
from db.wipe import wipe

MOST_BYTES: Final = 500 * 2**20
"""Total of all plans; the newest backup of a plan is removed only after all others."""
NEWEST_KEPT: Final = 5
PERIODS: Final[tuple[tuple[int, Callable[[datetime], object]], ...]] = (
    (7, lambda made: made.date()),
    (5, lambda made: made.isocalendar()[:2]),
    (12, lambda made: (made.year, made.month)),
)
"""For how many days, weeks and months the newest backup is kept; only periods with a backup count."""
NAME: Final = re.compile(r"(\d{6}) (\d{8}T\d{6})Z" + re.escape(SUFFIX))
ORIGIN: Final = "origin.json"
LONGEST_STEM: Final = 40


class Backup(NamedTuple):
    """A copy of a project file."""

    path: Path
    number: int
    made: datetime
    """In UTC."""
    size: int
    """Bytes."""


class Left(NamedTuple):
    """Backups whose password could not be changed with their plan's."""

    still_open: int
    """Not encrypted, although their plan is."""
    as_before: int
    """Still encrypted with the plan's previous password."""


class BackedUp(NamedTuple):
    """A project file with its backups, newest first."""

    origin: Path
    name: str
    """Name of the plan at the last backup."""
    backups: tuple[Backup, ...]


class Backups:
    """The backups in one folder."""

    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        self.folder = folder
        self._most_bytes = most_bytes

    def of(self, origin: Path) -> tuple[Backup, ...]:
        """The backups of a project file, newest first."""
        return _in_folder(self._place(origin))

    def all(self) -> tuple[BackedUp, ...]:
        """Every project file with backups, the one backed up last first."""
        found = []
        with suppress(OSError):
            for place in self.folder.iterdir():
                origin, name = _read_origin(place)
                if backups := _in_folder(place):
                    found.append(BackedUp(origin, name, backups))
        return tuple(sorted(found, key=lambda each: each.backups[0].made, reverse=True))

    def keep(self, origin: Path, name: str, data: bytes, now: datetime | None = None) -> Backup | None:
        """Add a backup and thin out. None if equal to the newest one. Raises OSError; then nothing has changed."""
        place = self._place(origin)
        newest = next(iter(_in_folder(place)), None)
        if newest is not None and newest.size == len(data) and newest.path.read_bytes() == data:
            return None
        make_private_folder(self.folder)
        make_private_folder(place)
        made = (now or datetime.now(UTC)).replace(microsecond=0)
        number = newest.number + 1 if newest else 1
        path = place / f"{number:06} {made:%Y%m%dT%H%M%S}Z{SUFFIX}"
        write_whole(path, data, private=True)
        _write_origin(place, origin, name)
        self.thin()
        return Backup(path, number, made, len(data))

    def thin(self) -> None:
        """Remove surplus backups of one plan, then the oldest of all until the total size is small enough."""
        plans = self.all()
        for plan in plans:
            kept = worth_keeping(plan.backups)
            for each in plan.backups:
                if each not in kept:
                    _remove(each)
        left = [each for plan in plans for each in worth_keeping(plan.backups)]
        last = {plan.backups[0].path for plan in plans}
        total = sum(each.size for each in left)
        left.sort(key=lambda each: (each.path in last, each.made, each.number))
        for each in left[:-1]:
            if total <= self._most_bytes:
                break
            total -= each.size
            _remove(each)

    def follow(self, origin: Path, name: str, old: Password | None, new: Password | None) -> Left:
        """Change or remove the password of all backups of a plan; returns those that failed.

        A backup with yet another password is left unchanged; a damaged one is removed rather than left unencrypted. On
        disk or memory errors a backup stays unchanged: it can be encrypted later.
        """
        backups = self.of(origin)
        if backups:
            with suppress(OSError):  # the next backup catches up
                _write_origin(self._place(origin), origin, name)
        failed = [each for each in backups if not followed(each.path, old, new)]
        still_open = sum(not is_locked(each.path) for each in failed) if new is not None else 0
        return Left(still_open, len(failed) - still_open)

    def move(self, old: Path, new: Path, name: str) -> None:
        """Assign the backups of a file to its new path, after those already there. Raises OSError."""
        source, target = self._place(old), self._place(new)
        last = next((each.number for each in _in_folder(target)), 0)
        for number, each in enumerate(reversed(_in_folder(source)), last + 1):
            make_private_folder(target)
            move_without_replacing(each.path, target / f"{number:06}{each.path.name[6:]}")
        if target.is_dir():
            _write_origin(target, new, name)
        self.forget(old)

    def any_open(self, origin: Path) -> bool:
        """Whether any backup of this plan is not encrypted."""
        return any(not is_locked(each.path) for each in self.of(origin))

    def forget(self, origin: Path) -> None:
        """Remove all backups of an unwanted project file."""
        shutil.rmtree(self._place(origin), ignore_errors=True)

    def _place(self, origin: Path) -> Path:
        stem = re.sub(r"[^A-Za-z0-9]+", "-", origin.stem)[:LONGEST_STEM].strip("-") or "plan"
        return (
            self.folder / f"{stem}-{hashlib.sha256(str(origin).encode('utf-8', 'replace')).hexdigest()[:12]}"
        )


def origin_of(path: Path) -> Path:
    """The project file of a backup; any other file is its own origin."""
    if NAME.fullmatch(path.name) and (path.parent / ORIGIN).is_file():
        return _read_origin(path.parent)[0]
    return path


def worth_keeping(backups: Sequence[Backup]) -> tuple[Backup, ...]:
    """The backups of one plan to keep, newest first."""
    kept = set(backups[:NEWEST_KEPT])
    for most, period in PERIODS:
        seen: set[object] = set()
        for each in backups:
            of = period(each.made)
            if of not in seen and len(seen) < most:
                kept.add(each)
            seen.add(of)
    return tuple(each for each in backups if each in kept)


def followed(path: Path, old: Password | None, new: Password | None) -> bool:
    """Whether a closed copy of a plan has the required password, or needs none."""
    try:
        reseal(path, old, new)
    except LockedProjectError:
        return True
    except DamagedProjectError:
        if new is None or is_locked(path):
            return True
        with suppress(OSError):
            wipe(path)
        return not path.exists()
    except ProjectError:
        return False
    return True


def _in_folder(place: Path) -> tuple[Backup, ...]:
    found = []
    with suppress(OSError):
        for path in place.iterdir():
            if path.name.startswith(".") or not (match := NAME.fullmatch(path.name)):
                continue
            with suppress(OSError, ValueError):
                made = datetime.strptime(match[2], "%Y%m%dT%H%M%S").replace(tzinfo=UTC)
                found.append(Backup(path, int(match[1]), made, path.stat().st_size))
    return tuple(sorted(found, key=lambda each: each.number, reverse=True))


def _write_origin(place: Path, origin: Path, name: str) -> None:
    data = json.dumps({"path": str(origin), "name": name}).encode()
    write_whole(
        place / ORIGIN, data, private=True
    )  # a full disk must not truncate a file that cannot be rewritten


def _read_origin(place: Path) -> tuple[Path, str]:
    try:
        read = json.loads((place / ORIGIN).read_text(encoding="utf-8"))
        return Path(str(read["path"])), str(read["name"])
    except (OSError, ValueError, KeyError, TypeError):
        return place, place.name


def _remove(backup: Backup) -> None:
    with suppress(OSError):
        backup.path.unlink()
        remove_left_over(backup.path)
