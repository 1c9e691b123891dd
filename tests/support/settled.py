"""Waits until the program has come to rest, instead of a time that is too long here and too short there."""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

import shiboken6
from PySide6 import QtCore
from PySide6.QtCore import QAbstractEventDispatcher, QDeadlineTimer, QEventLoop
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

SOON_MS = 600
"""Whatever the program puts off for at most so long is waited for; it never puts off longer what a user waits for."""
LONGEST_MS = 10_000
"""Where there is always something to do, nothing is waited for any longer; what a test expects has to come anyway."""
PASSES, PASS_MS = 5, 10
"""In a row without an event: the window manager and threads need a moment, and nothing tells that they answer."""
TIMERS: WeakSet[QtCore.QTimer] = WeakSet()


class WatchedTimer(QtCore.QTimer):
    """A timer of Qt that can be found: Qt itself names none that has no parent."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        TIMERS.add(self)


def watch_timers() -> None:
    """Let all timers that modules make from here on be watched; it has to come before they are imported."""
    QtCore.QTimer = WatchedTimer  # type: ignore[misc]


def settle(soon_ms: int = SOON_MS) -> None:
    """Go on once the screen has told all it knows, no event is left, and no short timer of the program runs.

    What a slot raises meanwhile is raised here.
    """
    end = QDeadlineTimer(LONGEST_MS)
    quiet = 0
    while quiet < PASSES and not end.hasExpired():
        QGuiApplication.sync()
        QTest.qWait(PASS_MS)
        is_busy = QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        quiet = 0 if is_busy or due_soon(soon_ms) else quiet + 1


def due_soon(soon_ms: int) -> list[QtCore.QTimer]:
    """The timers that will go off once, and soon; those that go on and on are waited for by nobody."""
    timers = [each for each in TIMERS if shiboken6.isValid(each) and each.isSingleShot()]
    return [each for each in timers if 0 <= each.remainingTime() <= soon_ms]
