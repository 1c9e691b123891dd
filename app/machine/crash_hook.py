"""Handles uncaught exceptions: an entry in the local log and one dialog; the program continues.

Every step is already in the project file, so no work of the user is at risk.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from app.machine.crash_log import record_crash


class CrashHook(QObject):
    """Receives uncaught exceptions of any thread, and shows one dialog at a time."""

    _caught = Signal(object)

    def __init__(self, show: Callable[[Path | None], None], parent: QObject | None = None) -> None:
        """`show` gets the path of the log, or None if it could not be written; it may block."""
        super().__init__(parent)
        self._show = show
        self._showing = False
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._caught.connect(self._tell)

    def install(self) -> None:
        """Replace Python's own hooks."""
        sys.excepthook = self._on_exception
        threading.excepthook = lambda caught: self._log(caught.exc_value)
        sys.unraisablehook = lambda caught: self._log(caught.exc_value)

    def remove(self) -> None:
        """Restore Python's hooks."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt | SystemExit):
            self._before[0](kind, error, trace)
        else:
            self._log(error)

    def _log(self, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, SystemExit):
            self._caught.emit(record_crash(error))

    def _tell(self, log: Path | None) -> None:
        if self._showing:
            return
        self._showing = True
        try:
            self._show(log)
        finally:
            self._showing = False
