"""Makes a backup when a plan is opened and when it is left, beside the window: a step never waits for one.

Backups are protected as their plan is: a password that is set, changed or removed goes for them too. One that is set or
changed goes for drafts as well that hold what the plan held.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.machine.crash_log import record_crash
from app.machine.garbage import collect_here
from app.project.backups import Backups, Left, followed
from app.project.drafts import drafts_folder, made_of, source_moved
from app.project.session import Session
from db.cipher import Password
from db.inspect_file import is_locked
from db.lock import is_edited
from planner_core.messages import HeadroomError, Message


class BackupKeeper(QObject):
    """Listens to the session. The bytes are read at once, before the next step; writing them takes its time."""

    failed = Signal(object)
    """`HeadroomError`: backups that are not protected as their plan is."""

    def __init__(self, session: Session, backups: Backups, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.backups = backups
        collect_here()
        self._worker = ThreadPoolExecutor(1, "backups")
        session.opened.connect(self._take_opened)
        session.files.left.connect(self._take_left)
        session.files.moved.connect(self._move)
        session.files.protected.connect(self._follow)

    def stop(self) -> None:
        """Wait until everything is written."""
        self._worker.shutdown(wait=True)

    def wait(self) -> None:
        """Until what was asked for so far is written."""
        self._worker.submit(lambda: None).result()

    def _take_opened(self) -> None:
        path = self._session.path
        if path is not None and self._session.files.password is not None and self._any_open(path):
            self._follow(None)  # protected elsewhere, or a crash came between
        if path is not None and self._session.history.steps:
            self._take(path, self._session.files.listed_name, self._session.files.content)

    def _move(self, old: Path, new: Path) -> None:
        """The plan has another place now, and its backups go along: a password that is set later is for them too."""
        self._worker.submit(_attempt, partial(self.backups.move, old, new, self._session.files.listed_name))
        self._worker.submit(_attempt, partial(source_moved, old, new))

    def _any_open(self, path: Path) -> bool:
        return self.backups.any_open(path) or any(not is_locked(each) for each in made_of(path))

    def _follow(self, old: Password | None) -> None:
        """The plan is under another password now, or under none."""
        session = self._session
        if session.path is not None:
            path, password = session.path, session.files.password
            work = partial(self.backups.follow, path, session.files.listed_name, old, password)
            self._worker.submit(_attempt, lambda: self._tell(work()))
            if password is not None:
                self._worker.submit(_attempt, lambda: self._lock_drafts(path, old, password))

    def _lock_drafts(self, path: Path, old: Password | None, password: Password) -> None:
        """In the worker thread: drafts that hold what the plan held, and their backups, get its password; one that
        stays open to all, such as one that another Headroom is editing, is named."""
        still_open = [each.name for each in made_of(path) if not self._locked(each, old, password)]
        if still_open:
            self.failed.emit(
                HeadroomError(
                    Message(
                        "Drafts that were made of this plan could not be encrypted and can still be read without the"
                        " password: {names}. Close them where they are open, and look whether there is space on the"
                        " disk; Headroom tries again when the plan is opened next.",
                        {"names": ", ".join(still_open)},
                    )
                )
            )

    def _tell(self, left: Left) -> None:
        """In the worker thread, which a signal leaves."""
        if left.still_open:
            self.failed.emit(
                HeadroomError(
                    Message(
                        "{count} backup of this plan could not be encrypted and can still be read without the"
                        " password. Look whether there is space on the disk; Headroom tries again when the plan is"
                        " opened next.",
                        {"count": left.still_open},
                        "{count} backups of this plan could not be encrypted and can still be read without the"
                        " password. Look whether there is space on the disk; Headroom tries again when the plan is"
                        " opened next.",
                    )
                )
            )
        elif left.as_before:
            self.failed.emit(
                HeadroomError(
                    Message(
                        "{count} backup of this plan could not be written anew and still has the password from"
                        " before. Keep that password as well, and look whether there is space on the disk.",
                        {"count": left.as_before},
                        "{count} backups of this plan could not be written anew and still have the password from"
                        " before. Keep that password as well, and look whether there is space on the disk.",
                    )
                )
            )

    def _locked(self, draft: Path, old: Password | None, password: Password) -> bool:
        if _may_follow(draft):
            followed(draft, old, password)
        listed = drafts_folder() / draft.name  # also of one that was discarded since
        left = self.backups.follow(listed, draft.stem, old, password)
        return is_locked(draft) and not left.still_open

    def _take_left(self, path: Path, name: str) -> None:
        self._take(path, name, path.read_bytes)

    def _take(self, path: Path, name: str, read: Callable[[], bytes]) -> None:
        try:
            data = read()
        except OSError:  # moved or deleted in the meantime: there is nothing to keep
            return
        self._worker.submit(_attempt, partial(self.backups.keep, path, name, data))


def _may_follow(draft: Path) -> bool:
    try:
        return not is_edited(draft)
    except OSError:
        return False


def _attempt(work: Callable[[], object]) -> None:
    """In the worker thread. A backup that cannot be made is no reason to bother anybody at work."""
    try:
        work()
    except OSError as error:
        record_crash(error)
