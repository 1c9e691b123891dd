"""Ends Headroom as its user would, when the system wants it to end: at shut-down, when the session ends, by `kill`.

Every change is in its file by then. What is left to do is to take what is being typed, to give the plan back to
others, and to leave no marker that the next start would take for that of a crash.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

END_SIGNALS: Final = ("SIGTERM", "SIGINT", "SIGHUP")
"""By `kill` and shut-down, by Ctrl+C, by closing the terminal; Windows knows the first two only by name."""
BETWEEN_MS: Final = 50
MOST_TRIES: Final = 60
"""A dialog that waits for work has about three seconds to call it off."""


class OrderlyEnd(QObject):
    """Closes the window on the signals of the system, and where the session ends without any."""

    def __init__(self, application: QApplication, window: Callable[[], QWidget]) -> None:
        """`window` says which one that is at the time: another language makes another window."""
        super().__init__(application)
        self._application, self._window = application, window
        self._tries = 0
        application.commitDataRequest.connect(self.commit)
        application.aboutToQuit.connect(self._close)
        self._signals = SignalPipe(self.end, self) if os.name == "posix" else None

    def commit(self, _manager: object) -> None:
        """The session may end; the user may still keep it, so nothing is closed yet."""
        take_what_is_typed()

    def end(self) -> None:
        """Answer what is asked with Cancel, close the window, and leave the event loop."""
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
    """Brings signals of the system into the event loop, which Python alone would not get to see."""

    def __init__(self, act: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._reading, writing = os.pipe()
        for end in (self._reading, writing):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        for name in END_SIGNALS:
            number = getattr(signal, name)
            if signal.getsignal(number) != signal.SIG_IGN:  # `nohup` has the last word
                signal.signal(number, lambda _number, _frame: None)
        self._act = act
        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)

    def _take(self) -> None:
        os.read(self._reading, 100)
        self._act()


def take_what_is_typed() -> None:
    """Let the field with the focus take its value, as leaving it does."""
    field = QApplication.focusWidget()
    if field is not None:
        field.clearFocus()
