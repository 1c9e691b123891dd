"""Closes Headroom as its user would when the system ends it: on shutdown, logout or `kill`.

Every change is already in its file. What remains is to apply unfinished input, to release the plan's lock, and to
remove the marker that the next start would take for a crash.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

END_SIGNALS: Final = ("SIGTERM", "SIGINT", "SIGHUP")
"""From `kill` and shutdown, Ctrl+C, and closing the terminal; Windows supports only the first two."""
BETWEEN_MS: Final = 50
MOST_TRIES: Final = 60
"""A dialog that waits for work has about three seconds to cancel it."""


class OrderlyEnd(QObject):
    """Closes the window on system signals, and on logout without a signal."""

    def __init__(self, application: QApplication, window: Callable[[], QWidget]) -> None:
        """`window` returns the current window: changing the language creates a new one."""
        super().__init__(application)
        self._application, self._window = application, window
        self._tries = 0
        application.commitDataRequest.connect(self.commit)
        application.aboutToQuit.connect(self._close)
        self._signals = SignalPipe(self.end, self) if os.name == "posix" else None

    def commit(self, _manager: object) -> None:
        """The session may end; the user may still cancel, so nothing is closed yet."""
        take_what_is_typed()

    def end(self) -> None:
        """Answer open dialogs with Cancel, close the window, and leave the event loop."""
        asking = QApplication.activeModalWidget()
        if isinstance(asking, QDialog) and self._tries < MOST_TRIES:
            self._tries += 1
            asking.reject()
            QTimer.singleShot(BETWEEN_MS, self, self.end)
            return
        self._close()
        self._application.exit(0)

    def _close(self) -> None:
        """Windows ends the process right after `aboutToQuit`; elsewhere the window is closed already."""
        window = self._window()
        if window.isVisible():
            take_what_is_typed()
            window.close()


class SignalPipe(QObject):
    """Delivers system signals to the event loop, which Python's handlers alone cannot interrupt."""

    def __init__(self, act: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._reading, writing = os.pipe()
        for end in (self._reading, writing):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for name in END_SIGNALS:
            number = getattr(signal, name)
            if signal.getsignal(number) != signal.SIG_IGN:  # `nohup` takes precedence
                signal.signal(number, lambda _number, _frame: None)
        self._act = act
        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)

    def _take(self) -> None:
        os.read(self._reading, 100)
        self._act()


def take_what_is_typed() -> None:
    """Let the focused field apply its input, as when leaving it."""
    field = QApplication.focusWidget()
    if field is not None:
        field.clearFocus()
