"""Creates a backup when a plan is opened and closed, in the background: edits never wait for one.

Backups have the password of their plan: setting, changing or removing it applies to them too. Setting or changing it
also applies to drafts with content of the plan.
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
    """Listens to the session. The bytes are read at once, before the next step, and written in the background."""

    failed = Signal(object)
    """`HeadroomError`: backups that do not have the password of their plan."""

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
        """Wait until all requested writes are done."""
        self._worker.submit(lambda: None).result()

    def _take_opened(self) -> None:
        path = self._session.path
        if path is not None and self._session.files.password is not None and self._any_open(path):
            self._follow(None)  # protected elsewhere, or after a crash in between
        if path is not None and self._session.history.steps:
            self._take(path, self._session.files.listed_name, self._session.files.content)

    def _move(self, old: Path, new: Path) -> None:
        """The plan was moved; move its backups along, so that a later password applies to them too."""
        self._worker.submit(_attempt, partial(self.backups.move, old, new, self._session.files.listed_name))
        self._worker.submit(_attempt, partial(source_moved, old, new))

    def _any_open(self, path: Path) -> bool:
        return self.backups.any_open(path) or any(not is_locked(each) for each in made_of(path))

    def _follow(self, old: Password | None) -> None:
        """The plan's password was changed or removed."""
        session = self._session
        if session.path is not None:
            path, password = session.path, session.files.password
            work = partial(self.backups.follow, path, session.files.listed_name, old, password)
            self._worker.submit(_attempt, lambda: self._tell(work()))
            if password is not None:
                self._worker.submit(_attempt, lambda: self._lock_drafts(path, old, password))

    def _lock_drafts(self, path: Path, old: Password | None, password: Password) -> None:
        """In the worker thread: apply the password to drafts with content of the plan, and to their backups; reports
        any that stay unencrypted, such as one open in another Headroom.
        """
        still_open = [each.name for each in made_of(path) if not self._locked(each, old, password)]
        if still_open:
            self.failed.emit(
                HeadroomError(
                    Message(
                        "These drafts of this plan could not be encrypted and can still be read without"
                        " the password: {names}. Close them where they are open, and check that the disk"
                        " has space; Headroom tries again the next time the plan is opened.",
                        {"names": ", ".join(still_open)},
                    )
                )
            )

    def _tell(self, left: Left) -> None:
        """In the worker thread; signals are delivered to the GUI thread."""
        if left.still_open:
            self.failed.emit(
                HeadroomError(
                    Message(
                        "{count} backup of this plan could not be encrypted and can still be read"
                        " without the password. Check that the disk has space; Headroom tries again the"
                        " next time the plan is opened.",
                        {"count": left.still_open},
                        "{count} backups of this plan could not be encrypted and can still be read"
                        " without the password. Check that the disk has space; Headroom tries again the"
                        " next time the plan is opened.",
                    )
                )
            )
        elif left.as_before:
            self.failed.emit(
                HeadroomError(
                    Message(
                        "{count} backup of this plan could not be rewritten and still has the old"
                        " password. Keep that password as well, and check that the disk has space.",
                        {"count": left.as_before},
                        "{count} backups of this plan could not be rewritten and still have the old"
                        " password. Keep that password as well, and check that the disk has space.",
                    )
                )
            )

    def _locked(self, draft: Path, old: Password | None, password: Password) -> bool:
        if _may_follow(draft):
            followed(draft, old, password)
        listed = drafts_folder() / draft.name  # even one that was discarded since
        left = self.backups.follow(listed, draft.stem, old, password)
        return is_locked(draft) and not left.still_open

    def _take_left(self, path: Path, name: str) -> None:
        self._take(path, name, path.read_bytes)

    def _take(self, path: Path, name: str, read: Callable[[], bytes]) -> None:
        try:
            data = read()
        except OSError:  # moved or deleted in the meantime: nothing to back up
            return
        self._worker.submit(_attempt, partial(self.backups.keep, path, name, data))


def _may_follow(draft: Path) -> bool:
    try:
        return not is_edited(draft)
    except OSError:
        return False


def _attempt(work: Callable[[], object]) -> None:
    """In the worker thread. A failed backup does not interrupt the user."""
    try:
        work()
    except OSError as error:
        record_crash(error)
