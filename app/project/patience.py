"""Long work on a file beside the window: it stays alive, shows how far the work is, and can call it off."""

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
"""Work that is done by then is waited for without turning the event loop."""
MS_WITHOUT_WORDS = 500
"""Work that is done by then shows nothing: words that flash up are read by nobody. What is typed meanwhile waits."""


class _Told(QObject):
    advanced = Signal(object, int, int)
    too_late = Signal()
    done = Signal()


class Patience(QObject):
    """Called with work, it answers with what the work gives. Meanwhile nothing else of the window can be used."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        collect_here()
        self.dialog: WaitDialog | None = None
        """What is shown while work goes on."""

    def __call__(self, work: Callable[[], T]) -> T:
        """Run the work. Raises what it raises, and CalledOffError where the user does not want it any more."""
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
        if too_late.is_set():  # before anybody could hear of it
            dialog.go_on()
        dialog.rejected.connect(called_off.set)
        dialog.open()
        loop.exec()
        self.dialog = None
        dialog.finish()


class WaitDialog(QDialog):
    """What is being done, how far it is, and a button to call it off as long as that can be done."""

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
        """Show how far the work is."""
        self._text.setText(tr("{work}…", work=translate(what)))
        self.bar.setRange(0, max(of, 1))
        self.bar.setValue(done)

    def go_on(self) -> None:
        """The work cannot be called off any more, and nothing is known of how far it is."""
        self.cancel_button.hide()
        self._text.setText(tr("One moment…"))
        self.bar.setRange(0, 0)
        self.adjustSize()

    def reject(self) -> None:
        """Call the work off, where that can be done; the dialog stays until it has ended."""
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
