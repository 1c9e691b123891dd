"""The self-test of the running program: open a sample, write its proposal and a picture of the window, and quit.

Called by `headroom --selftest OUT_DIR` in the smoke test of the bundle. It uses the same paths as the start page and
the export button.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject, QTimer

from app.machine.files import write_file
from app.window.bootstrap import Headroom

SAMPLE = "everything-on-ssd"
GIVE_UP_MS = 50_000
FAILED = 3


class SelfTest(QObject):
    """One run; any error is printed and ends the process with status 3."""

    def __init__(self, program: Headroom, out: Path, started: float) -> None:
        super().__init__(program)
        self._program = program
        self._out = out
        self._started = started

    def begin(self) -> None:
        """Start the program like `headroom` without arguments."""
        sys.excepthook = lambda _kind, error, _trace: give_up(error)
        QTimer.singleShot(GIVE_UP_MS, self, lambda: give_up(TimeoutError(f"not done after {GIVE_UP_MS} ms")))
        self._program.start(painted=self._note_paint)

    def _note_paint(self) -> None:
        milliseconds = (time.time() - self._started) * 1000
        write_file(self._out / "first_paint.txt", f"{milliseconds:.0f}\n".encode())
        QTimer.singleShot(0, self, _guarded(self._open_sample))

    def _open_sample(self) -> None:
        wiring = self._program.wiring
        if wiring is None:  # the first stage is not over yet
            QTimer.singleShot(10, self, _guarded(self._open_sample))
            return
        wiring.crash_hook.remove()
        sys.excepthook = lambda _kind, error, _trace: give_up(error)
        wiring.session.refused.connect(give_up)
        wiring.session.assessed.connect(_guarded(self._export))
        wiring.exports.proposal_written.connect(_guarded(self._finish))
        wiring.exports.failed.connect(give_up)
        self._program.window.start_page.cards[SAMPLE].click()

    def _export(self, _assessment: object) -> None:
        wiring = self._program.wiring
        assert wiring is not None
        wiring.exports.export_proposal(self._out / "proposal.pdf")

    def _finish(self, _path: object) -> None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if not self._program.window.grab().save(buffer, "png"):
            raise OSError("the picture of the window could not be made")
        write_file(self._out / "window.png", bytes(buffer.data().data()))
        self._program.window.close()


def give_up(error: BaseException) -> None:
    """Print the error and exit at once; otherwise a bundle without a console would never end."""
    text = "".join(traceback.format_exception(error))
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()
    os._exit(FAILED)


def _guarded(act: Callable[..., None]) -> Callable[..., None]:
    """`act`, with exceptions ending the test instead of being lost."""

    def guarded(*arguments: object) -> None:
        try:
            act(*arguments)
        except Exception as error:  # noqa: BLE001 - this is where the test fails
            give_up(error)

    return guarded
