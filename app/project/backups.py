"""Backups of project files in the user's data folder, thinned by day, week and month and within a size limit.

They are numbered in the order in which they were made, because clocks go wrong; the time in their names is only what
a user reads. A backup is a whole project file, and protected by the password that its plan has.
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
"""Of all backups of all plans together; the newest of a plan goes only after all that are not the newest of one."""
NEWEST_KEPT: Final = 5
PERIODS: Final[tuple[tuple[int, Callable[[datetime], object]], ...]] = (
    (7, lambda made: made.date()),
    (5, lambda made: made.isocalendar()[:2]),
    (12, lambda made: (made.year, made.month)),
)
"""How many days, weeks and months the newest backup is kept of; only those count in which there is one."""
NAME: Final = re.compile(r"(\d{6}) (\d{8}T\d{6})Z" + re.escape(SUFFIX))
ORIGIN: Final = "origin.json"
LONGEST_STEM: Final = 40


class Backup(NamedTuple):
    """A copy of a project file as it was once."""

    path: Path
    number: int
    made: datetime
    """In UTC."""
    size: int
    """Bytes."""


class Left(NamedTuple):
    """How many backups could not follow the password of their plan."""

    still_open: int
    """Anybody can read these, though their plan is locked."""
    as_before: int
    """These have the password that the plan had before."""


class BackedUp(NamedTuple):
    """A project file with its backups, the newest first."""

    origin: Path
    name: str
    """Of the plan, when the last backup was made."""
    backups: tuple[Backup, ...]


class Backups:
    """The backups below one folder."""

    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        self.folder = folder
        self._most_bytes = most_bytes

    def of(self, origin: Path) -> tuple[Backup, ...]:
        """The backups of a project file, the newest first."""
        return _in_folder(self._place(origin))

    def all(self) -> tuple[BackedUp, ...]:
        """Every project file that there are backups of, the one backed up last first."""
        found = []
        with suppress(OSError):
            for place in self.folder.iterdir():
                origin, name = _read_origin(place)
                if backups := _in_folder(place):
                    found.append(BackedUp(origin, name, backups))
        return tuple(sorted(found, key=lambda each: each.backups[0].made, reverse=True))

    def keep(self, origin: Path, name: str, data: bytes, now: datetime | None = None) -> Backup | None:
        """Add a backup and thin out. None where the newest one is equal. Raises OSError; then nothing has changed."""
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
        """Remove what is too many of one plan, then the oldest of all until the rest is small enough."""
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
        """Put all backups of a plan under the password that it has now, or under none; which could not be.

        One that is under yet another password stays so; a damaged one is removed before it stays open where it should
        not. Where the disk or the memory fails, a backup stays as it is: it can be locked later.
        """
        backups = self.of(origin)
        if backups:
            with suppress(OSError):  # the next backup brings it along
                _write_origin(self._place(origin), origin, name)
        failed = [each for each in backups if not followed(each.path, old, new)]
        still_open = sum(not is_locked(each.path) for each in failed) if new is not None else 0
        return Left(still_open, len(failed) - still_open)

    def move(self, old: Path, new: Path, name: str) -> None:
        """Make the backups of a file those of the place that it has now, behind those there are. Raises OSError."""
        source, target = self._place(old), self._place(new)
        last = next((each.number for each in _in_folder(target)), 0)
        for number, each in enumerate(reversed(_in_folder(source)), last + 1):
            make_private_folder(target)
            move_without_replacing(each.path, target / f"{number:06}{each.path.name[6:]}")
        if target.is_dir():
            _write_origin(target, new, name)
        self.forget(old)

    def any_open(self, origin: Path) -> bool:
        """Whether anybody can read a backup of this plan."""
        return any(not is_locked(each.path) for each in self.of(origin))

    def forget(self, origin: Path) -> None:
        """Remove all backups of a project file that is not wanted any more."""
        shutil.rmtree(self._place(origin), ignore_errors=True)

    def _place(self, origin: Path) -> Path:
        stem = re.sub(r"[^A-Za-z0-9]+", "-", origin.stem)[:LONGEST_STEM].strip("-") or "plan"
        return (
            self.folder / f"{stem}-{hashlib.sha256(str(origin).encode('utf-8', 'replace')).hexdigest()[:12]}"
        )


def origin_of(path: Path) -> Path:
    """The project file that a backup is one of; any other file is its own origin."""
    if NAME.fullmatch(path.name) and (path.parent / ORIGIN).is_file():
        return _read_origin(path.parent)[0]
    return path


def worth_keeping(backups: Sequence[Backup]) -> tuple[Backup, ...]:
    """Those of one plan's backups, the newest first, that are not too many."""
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
    """Whether a copy of a plan, which nobody has open, is under the password that it should have, or need not be."""
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
    write_whole(place / ORIGIN, data, private=True)  # a full disk must not empty what it cannot rewrite


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
