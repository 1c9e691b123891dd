"""Has proposals built by a separate process, so that the window stays responsive and long work can be cancelled."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from app.machine.child_command import MAKE_PROPOSALS
from app.machine.child_process import child_process, end_process
from app.output.proposal.worker_requests import (
    Done,
    Fault,
    Wish,
    WorkerAnswer,
    WorkerRequest,
    framed,
    take_framed,
)

MOST_WISHES: Final = 25
"""The typesetter caches its output, so the process grows; after this many requests it is replaced."""
LONG_SECONDS: Final = 3.0
"""Unrelated work that has taken longer is not awaited: starting a fresh process is faster."""


class ProposalMaker(QObject):
    """Answers the latest request, piece by piece; its process starts with the first request and is reused."""

    arrived = Signal(object)
    """One piece: a file as bytes, `Pages`, or the `Message` why there is none."""
    finished = Signal()
    """All pieces have arrived."""
    failed = Signal()
    """An internal error in Headroom; the local log has the details."""
    broke_off = Signal()
    """The process ended unexpectedly: killed, or out of memory."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []
        """Killed processes that have not ended yet."""
        self._received = bytearray()
        self._wanted = 0
        """The number of the request whose answers are emitted; 0 for none."""
        self._sent = self._done = 0
        """The numbers of the last request, and of the last one answered."""
        self._wishes = 0
        self._busy_since = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether an answer is pending."""
        return self._wanted > 0

    @property
    def process_id(self) -> int:
        """The process id; 0 while there is no process."""
        return self._process.processId() if self._process is not None else 0

    def warm_up(self) -> None:
        """Start the process, because a request will follow soon."""
        if self._process is not None:
            return
        process = self._process = child_process(self, MAKE_PROPOSALS)
        self._received.clear()
        self._wishes, self._done = 0, self._sent
        process.readyReadStandardOutput.connect(lambda: self._read(process))
        process.finished.connect(lambda _code, _status: self._break_off(process))
        process.errorOccurred.connect(lambda _error: self._break_off(process))
        process.start()

    def ask(self, wish: Wish, *, something_else: bool = False) -> None:
        """Send a request. `something_else`: unrelated to the previous ones, so that nothing cached is of use."""
        is_idle = self._done == self._sent
        now = time.monotonic()
        is_stuck = not is_idle and something_else and now - self._busy_since > LONG_SECONDS
        if is_stuck or (is_idle and self._wishes >= MOST_WISHES):
            self.abandon()
        self.warm_up()
        if self._process is None:  # it could not be started, which was reported
            return
        if self._done == self._sent:
            self._busy_since = now
        self._sent += 1
        self._wanted = self._sent
        self._wishes += 1
        self._process.write(framed(WorkerRequest(self._sent, wish)))

    def forget(self) -> None:
        """Emit no answers to previous requests; the process stays."""
        self._wanted = 0

    def abandon(self) -> None:
        """Kill the process without waiting. Emits nothing."""
        process = self._let_go()
        if process is not None:
            self._ending.append(process)
            process.finished.connect(lambda _code, _status: self._bury(process))
            process.kill()

    def stop(self) -> None:
        """End the process and wait for its end. Emits nothing."""
        process = self._let_go()
        ending, self._ending = self._ending, []
        for each in (*ending, process):
            if each is not None:
                end_process(each)

    def _let_go(self) -> QProcess | None:
        process, self._process = self._process, None
        self._wanted = 0
        return process

    def _bury(self, process: QProcess) -> None:
        if process in self._ending:
            self._ending.remove(process)
            process.deleteLater()

    def _read(self, process: QProcess) -> None:
        if process is not self._process:
            return
        self._received += process.readAllStandardOutput().data()
        while process is self._process and (answer := take_framed(self._received)) is not None:
            if isinstance(answer, WorkerAnswer):
                self._take(answer)

    def _take(self, answer: WorkerAnswer) -> None:
        is_wanted = answer.number == self._wanted
        if isinstance(answer.piece, Done):
            self._done = answer.number
            if is_wanted:
                self._wanted = 0
                self.finished.emit()
        elif is_wanted and isinstance(answer.piece, Fault):
            self._wanted = 0
            self.failed.emit()
        elif is_wanted:
            self.arrived.emit(answer.piece)

    def _break_off(self, process: QProcess) -> None:
        """The process ended, or never started; a warning about a failed write precedes either."""
        if process is not self._process or process.state() != QProcess.ProcessState.NotRunning:
            return
        was_wanted = self.is_busy
        self._let_go()
        process.deleteLater()
        if was_wanted:
            self.broke_off.emit()
