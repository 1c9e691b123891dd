"""Makes a backup when a plan is opened and when it is left, beside the window: a step never waits for one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject

from app.backups import Backups
from app.crash_log import record_crash
from app.garbage import collect_here
from app.session import Session


class BackupKeeper(QObject):
    """Listens to the session. The bytes are read at once, before the next step; writing them takes its time."""

    def __init__(self, session: Session, backups: Backups, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.backups = backups
        collect_here()
        self._worker = ThreadPoolExecutor(1, "backups")
        session.opened.connect(self._take_opened)
        session.left.connect(self._take)

    def stop(self) -> None:
        """Wait until everything is written."""
        self._worker.shutdown(wait=True)

    def wait(self) -> None:
        """Until what was asked for so far is written."""
        self._worker.submit(lambda: None).result()

    def _take_opened(self) -> None:
        if self._session.path is not None and self._session.history.steps:
            self._take(self._session.path, self._session.title)

    def _take(self, path: Path, name: str) -> None:
        try:
            data = path.read_bytes()
        except OSError:  # moved or deleted in the meantime: there is nothing to keep
            return
        self._worker.submit(self._keep, path, name, data)

    def _keep(self, path: Path, name: str, data: bytes) -> None:
        """In the worker thread. A backup that cannot be made is no reason to bother anybody at work."""
        try:
            self.backups.keep(path, name, data)
        except OSError as error:
            record_crash(error)
