"""Starts the process that reads a foreign table, and waits for it beside the window."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTemporaryDir, QTimer, Signal

from app.library.raw_tables import TableError
from app.library.read_file import READ_TABLE, Answer
from planner_core.messages import Message

MOST_SECONDS: Final = 60
ROOT: Final = Path(__file__).resolve().parents[2]


class TableReader(QObject):
    """Reads one file at a time; cancelling it leaves nothing behind."""

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
        """Read a file; what was being read before is forgotten."""
        self.cancel()
        self._name, self._folder = path.name, QTemporaryDir()
        process = self._process = QProcess(self)
        process.setProcessEnvironment(_environment())
        answer = self._folder.filePath("answer.json")
        own = [] if getattr(sys, "frozen", False) else ["-m", "app"]
        process.setProgram(sys.executable)
        process.setArguments([*own, READ_TABLE, str(path.resolve()), answer, sheet, encoding, delimiter])
        process.finished.connect(lambda _code, _status: self._finish(process, Path(answer)))
        process.errorOccurred.connect(lambda _error: self._finish(process, Path(answer)))
        process.start()
        self._clock.start(MOST_SECONDS * 1000)

    def cancel(self) -> None:
        """Stop reading; nothing is told."""
        process, self._process = self._process, None
        self._clock.stop()
        if process is not None:
            process.kill()
            process.waitForFinished(1000)
            process.deleteLater()

    def _finish(self, process: QProcess, answer: Path) -> None:
        if process is not self._process:
            return
        try:
            found = msgspec.json.decode(answer.read_bytes(), type=Answer)
        except (OSError, msgspec.MsgspecError):
            found = Answer()
        self.cancel()
        self._folder = None
        if found.table is not None:
            self.read.emit(found.table)
        else:
            self.failed.emit(TableError(found.problem or self._broke_off()))

    def _give_up(self) -> None:
        self.cancel()
        words: dict[str, object] = {"file": self._name, "seconds": MOST_SECONDS}
        self.failed.emit(
            TableError(Message("{file} could not be read within {seconds} seconds; nothing was done.", words))
        )

    def _broke_off(self) -> Message:
        return Message(
            "{file} could not be read: reading it broke off, perhaps for want of memory. Nothing was done.",
            {"file": self._name},
        )


def _environment() -> QProcessEnvironment:
    """That of the program, with the way to the program's own packages where it runs from its sources."""
    environment = QProcessEnvironment.systemEnvironment()
    if not getattr(sys, "frozen", False):
        environment.insert("PYTHONPATH", str(ROOT))
    return environment
