"""Makes a backup when a plan is opened and when it is left, beside the window: a step never waits for one.

Backups are protected as their plan is: a password that is set, changed or removed goes for them too.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.backups import Backups, Left
from app.crash_log import record_crash
from app.garbage import collect_here
from app.session import Session
from db.cipher import Password
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
        session.left.connect(self._take_left)
        session.moved.connect(self._move)
        session.protected.connect(self._follow)

    def stop(self) -> None:
        """Wait until everything is written."""
        self._worker.shutdown(wait=True)

    def wait(self) -> None:
        """Until what was asked for so far is written."""
        self._worker.submit(lambda: None).result()

    def _take_opened(self) -> None:
        path = self._session.path
        if path is not None and self._session.password is not None and self.backups.any_open(path):
            self._follow(None)  # protected elsewhere, or a crash came between
        if path is not None and self._session.history.steps:
            self._take(path, self._session.listed_name, self._session.file_content)

    def _move(self, old: Path, new: Path) -> None:
        """The plan has another place now, and its backups go along: a password that is set later is for them too."""
        self._worker.submit(_attempt, partial(self.backups.move, old, new, self._session.listed_name))

    def _follow(self, old: Password | None) -> None:
        """The plan is under another password now, or under none."""
        session = self._session
        if session.path is not None:
            work = partial(self.backups.follow, session.path, session.listed_name, old, session.password)
            self._worker.submit(_attempt, lambda: self._tell(work()))

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

    def _take_left(self, path: Path, name: str) -> None:
        self._take(path, name, path.read_bytes)

    def _take(self, path: Path, name: str, read: Callable[[], bytes]) -> None:
        try:
            data = read()
        except OSError:  # moved or deleted in the meantime: there is nothing to keep
            return
        self._worker.submit(_attempt, partial(self.backups.keep, path, name, data))


def _attempt(work: Callable[[], object]) -> None:
    """In the worker thread. A backup that cannot be made is no reason to bother anybody at work."""
    try:
        work()
    except OSError as error:
        record_crash(error)
