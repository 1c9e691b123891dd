"""Garbage is collected in the thread of the window only.

Python collects in whatever thread happens to allocate. In a worker that could free objects of the window, which Qt
lets only the window's own thread do: both then wait for each other for ever. So collecting by itself is switched off
as soon as there is a worker, and a timer of the window looks after it, by the thresholds that Python would go by.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QTimer

EVERY_MS = 500
PATIENCE = 10
"""How many times its threshold the oldest generation may reach before it is collected while the program is busy."""


class _Collector(QObject):
    """Collects while the event loop runs, for as long as the application lives."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        gc.disable()
        timer = QTimer(self, interval=EVERY_MS)
        timer.timeout.connect(collect_what_is_due)
        timer.start()


def collect_here() -> None:
    """From now on collect in this thread only. Whoever starts a worker calls this before, in the window's thread."""
    application = QCoreApplication.instance()
    if application is not None and application.findChild(_Collector) is None:
        _Collector(application)


def collect_what_is_due() -> None:
    """Collect the oldest generation that has grown beyond its threshold, and with it all younger ones.

    With thousands of cards the oldest takes longer than several frames. It waits for a moment in which hardly
    anything is made, so that it does not come on top of what the user has just asked for. A threshold of 0, as
    Python 3.14 has for the oldest, means never: there the middle one takes the oldest along bit by bit.
    """
    (young, middle, old), (most_young, most_middle, most_old) = gc.get_count(), gc.get_threshold()
    is_busy = 0 < most_young < young
    if most_old and old > most_old * (PATIENCE if is_busy else 1):
        gc.collect(2)
        give_back()
    elif most_middle and middle > most_middle:
        gc.collect(1)
    elif is_busy:
        gc.collect(0)


def give_back() -> None:
    """Give freed memory back to the system. The C library of Linux keeps what lies below anything still in use: a
    tenth of the process after an hour of opening and closing."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    """What glibc has for it; other systems do it by themselves."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError):
        return None
    return trim
