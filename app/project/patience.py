"""Runs long file operations in the background with a progress dialog that can cancel them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.look.translation import tr, translate
from app.look.widgets.plain_text import plain_label
from app.machine.garbage import collect_here
from db.progress import CalledOffError, reporting
from planner_core.messages import Message

T = TypeVar("T")
SECONDS_AT_ONCE = 0.03
"""Work that finishes sooner is awaited without running the event loop."""
MS_WITHOUT_WORDS = 500
"""Work that finishes sooner shows no dialog, because a flashing text cannot be read. Keys typed meanwhile are
queued.
"""


class _Told(QObject):
    advanced = Signal(object, int, int)
    too_late = Signal()
    done = Signal()


class Patience(QObject):
    """Runs work and returns its result. Meanwhile the rest of the window is blocked."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        collect_here()
        self.dialog: WaitDialog | None = None
        """Shown while work is running."""

    def __call__(self, work: Callable[[], T]) -> T:
        """Run the work. Raises what it raises, and CalledOffError if the user cancels."""
        told, called_off, too_late = _Told(), threading.Event(), threading.Event()

        def report(what: Message, done: int, of: int) -> None:
            if called_off.is_set():
                raise CalledOffError
            told.advanced.emit(what, done, of)

        def go_on() -> None:
            too_late.set()
            told.too_late.emit()

        def run() -> T:
            with reporting(report, go_on):
                return work()

        with ThreadPoolExecutor(1, "patience") as worker:
            future = worker.submit(run)
            try:
                return future.result(timeout=SECONDS_AT_ONCE)
            except TimeoutError:
                if not future.done():
                    self._wait(future, told, called_off, too_late)
            return future.result()

    def _wait(
        self, future: Future[T], told: _Told, called_off: threading.Event, too_late: threading.Event
    ) -> None:
        loop = QEventLoop()
        told.done.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
        future.add_done_callback(lambda _: told.done.emit())
        patience = QTimer(singleShot=True, interval=MS_WITHOUT_WORDS)
        patience.timeout.connect(loop.quit)
        patience.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        if future.done():
            return
        dialog = self.dialog = WaitDialog(self._window)
        told.advanced.connect(dialog.advance, Qt.ConnectionType.QueuedConnection)
        told.too_late.connect(dialog.go_on, Qt.ConnectionType.QueuedConnection)
        if too_late.is_set():  # before anybody could receive it
            dialog.go_on()
        dialog.rejected.connect(called_off.set)
        dialog.open()
        loop.exec()
        self.dialog = None
        dialog.finish()


class WaitDialog(QDialog):
    """Shows the current activity and its progress, with a button to cancel while possible."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Headroom")
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._text = plain_label(tr("One moment…"), "", self)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 0)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.cancel_button = QPushButton(tr("Cancel"), self)
        self.cancel_button.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(self._text)
        column.addWidget(self.bar)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.cancel_button)
        column.addLayout(row)
        self.setMinimumWidth(400)

    def advance(self, what: Message, done: int, of: int) -> None:
        """Show the progress."""
        self._text.setText(tr("{work}…", work=translate(what)))
        self.bar.setRange(0, max(of, 1))
        self.bar.setValue(done)

    def go_on(self) -> None:
        """Cancelling is no longer possible, and the remaining time is unknown."""
        self.cancel_button.hide()
        self._text.setText(tr("One moment…"))
        self.bar.setRange(0, 0)
        self.adjustSize()

    def reject(self) -> None:
        """Cancel the work, if possible; the dialog stays until it has ended."""
        if self.cancel_button.isHidden():
            return
        self.cancel_button.setEnabled(False)
        self._text.setText(tr("Cancelling…"))
        self.rejected.emit()

    def finish(self) -> None:
        """The work has ended."""
        self.hide()
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing the window means the same as the button."""
        event.ignore()
        self.reject()
