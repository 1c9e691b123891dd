"""Waits until the program is idle, instead of a fixed time."""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

import shiboken6
from PySide6 import QtCore
from PySide6.QtCore import QAbstractEventDispatcher, QDeadlineTimer, QEventLoop
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

SOON_MS = 600
"""Timers up to this delay are awaited; the program never delays longer what a user waits for."""
LONGEST_MS = 10_000
"""Give up waiting after this time if the program never becomes idle; the expected result has to arrive anyway."""
PASSES, PASS_MS = 5, 10
"""Number and length of passes without an event: the window manager and threads need a moment and send no signal."""
TIMERS: WeakSet[QtCore.QTimer] = WeakSet()


class WatchedTimer(QtCore.QTimer):
    """A Qt timer that can be found: Qt itself does not list timers without a parent."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        TIMERS.add(self)


def watch_timers() -> None:
    """Watch all timers created from now on; call it before modules with timers are imported."""
    QtCore.QTimer = WatchedTimer  # type: ignore[misc]


def settle(soon_ms: int = SOON_MS) -> None:
    """Return once the screen is up to date, no event is pending, and no short timer of the program runs.

    Exceptions of slots are raised here.
    """
    end = QDeadlineTimer(LONGEST_MS)
    quiet = 0
    while quiet < PASSES and not end.hasExpired():
        QGuiApplication.sync()
        QTest.qWait(PASS_MS)
        is_busy = QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        quiet = 0 if is_busy or due_soon(soon_ms) else quiet + 1


def due_soon(soon_ms: int) -> list[QtCore.QTimer]:
    """The single-shot timers that fire soon; repeating ones are not awaited."""
    timers = [each for each in TIMERS if shiboken6.isValid(each) and each.isSingleShot()]
    return [each for each in timers if 0 <= each.remainingTime() <= soon_ms]
