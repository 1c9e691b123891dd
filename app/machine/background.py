"""Runs work longer than a frame in a thread: only the latest request is answered, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal

from app.machine.crash_log import record_crash
from app.machine.garbage import collect_here

Pieces = Iterator[object]
Work = Callable[[], Pieces]


class _Relay(QObject):
    """Passes results to the GUI thread; has no parent, so that it outlives the requester."""

    piece = Signal(object, object)
    done = Signal(object)
    failed = Signal(object, object)


class Background(QObject):
    """Answers the latest request piece by piece; the rest of an earlier one is dropped.

    A request is a generator function of results. Cancellation is checked between two results, so the duration of one is
    the latency of a new request.
    """

    arrived = Signal(object)
    """One result of the latest request."""
    finished = Signal()
    """All results have arrived."""
    failed = Signal()
    """The work failed; details are in the local log."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        collect_here()
        self._worker = ThreadPoolExecutor(1, name)
        self._relay = _Relay()
        self._question: object | None = None
        # Queued even if the worker finishes before the window connects.
        queued = Qt.ConnectionType.QueuedConnection
        self._relay.piece.connect(self._take, queued)
        self._relay.done.connect(self._end, queued)
        self._relay.failed.connect(self._break_off, queued)

    @property
    def is_busy(self) -> bool:
        """Whether a request is being answered."""
        return self._question is not None

    def ask(self, work: Work) -> None:
        """Start this request; an earlier one is dropped."""
        question = self._question = object()
        self._worker.submit(self._run, question, work)

    def forget(self) -> None:
        """Drop all requests."""
        self._question = None

    def leave(self) -> None:
        """Drop all requests without waiting; the thread ends after its present piece, and no more signals are
        emitted.
        """
        self.forget()
        self._worker.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """Wait for the thread to end; no more signals are emitted."""
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
