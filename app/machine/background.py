"""Work that takes longer than a frame, beside the window: the latest question wins, answers come in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal

from app.machine.crash_log import record_crash
from app.machine.garbage import collect_here

Pieces = Iterator[object]
Work = Callable[[], Pieces]


class _Relay(QObject):
    """Hands pieces over to the thread of the window; has no parent, so that it outlives whoever asked."""

    piece = Signal(object, object)
    done = Signal(object)
    failed = Signal(object, object)


class Background(QObject):
    """Answers the latest question piece by piece; what is left of an earlier one is not worked out.

    A question is a function that yields its answer in pieces. Between two of them it is asked whether anybody still
    wants to know, so a piece is as long as one has to wait for a new question to be begun.
    """

    arrived = Signal(object)
    """One piece of the answer to the latest question."""
    finished = Signal()
    """All pieces have arrived."""
    failed = Signal()
    """The work broke off because of a fault, which the local log has the details of."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        collect_here()
        self._worker = ThreadPoolExecutor(1, name)
        self._relay = _Relay()
        self._question: object | None = None
        # Queued even where the worker is done before the window has come to look.
        queued = Qt.ConnectionType.QueuedConnection
        self._relay.piece.connect(self._take, queued)
        self._relay.done.connect(self._end, queued)
        self._relay.failed.connect(self._break_off, queued)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is on its way."""
        return self._question is not None

    def ask(self, work: Work) -> None:
        """Work on this from now on; an earlier question is forgotten."""
        question = self._question = object()
        self._worker.submit(self._run, question, work)

    def forget(self) -> None:
        """Answer nothing that was asked so far."""
        self._question = None

    def stop(self) -> None:
        """Wait for the thread to end; nothing is answered any more."""
        self.forget()
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _run(self, question: object, work: Work) -> None:
        """In the worker thread."""
        if question is not self._question:
            return
        try:
            for piece in work():
                if question is not self._question:
                    return
                self._relay.piece.emit(question, piece)
        except Exception as error:  # noqa: BLE001 - a fault in a study must not take the window down
            self._relay.failed.emit(question, error)
        else:
            self._relay.done.emit(question)

    def _take(self, question: object, piece: object) -> None:
        if question is self._question:
            self.arrived.emit(piece)

    def _end(self, question: object) -> None:
        if question is self._question:
            self._question = None
            self.finished.emit()

    def _break_off(self, question: object, error: Exception) -> None:
        if question is self._question:
            self._question = None
            record_crash(error)
            self.failed.emit()
