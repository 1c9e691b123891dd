"""Starts the process that reads a foreign table, and waits for it without blocking the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, QTimer, Signal

from app.library.importing.raw_tables import TableError
from app.library.importing.read_file import MOST_SECONDS, TableRead, answer_in, reading_arguments, too_slow
from app.machine.child_process import child_process, end_process


class TableReader(QObject):
    """Reads one file at a time; cancelling leaves nothing behind."""

    read = Signal(object)
    """The `RawTable`."""
    failed = Signal(object)
    """`TableError`: why there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._folder: QTemporaryDir | None = None
        self._name = ""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._give_up)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read."""
        return self._process is not None

    def start(self, path: Path, sheet: str = "", encoding: str = "", delimiter: str = "") -> None:
        """Read a file; a read in progress is cancelled."""
        self.cancel()
        self._name, self._folder = path.name, QTemporaryDir()
        answer = self._folder.filePath("answer.json")
        how = reading_arguments(path, Path(answer), sheet, encoding, delimiter)
        process = self._process = child_process(self, *how)
        process.finished.connect(lambda _code, _status: self._finish(process, Path(answer)))
        process.errorOccurred.connect(lambda _error: self._finish(process, Path(answer)))
        process.start()
        self._clock.start(MOST_SECONDS * 1000)

    def cancel(self) -> None:
        """Stop reading, without a signal."""
        process, self._process = self._process, None
        self._clock.stop()
        if process is not None:
            end_process(process)

    def _finish(self, process: QProcess, answer: Path) -> None:
        if process is not self._process:
            return
        found = answer_in(answer, TableRead, self._name)
        self.cancel()
        self._folder = None
        if found.table is not None:
            self.read.emit(found.table)
        elif found.problem is not None:
            self.failed.emit(TableError(found.problem))

    def _give_up(self) -> None:
        self.cancel()
        self.failed.emit(too_slow(self._name))
