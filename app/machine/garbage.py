"""Runs the garbage collector in the GUI thread only.

Python collects in the thread that happens to allocate. A worker could free objects of the window, which Qt allows only
in the GUI thread: both would deadlock. So automatic collection is disabled as soon as there is a worker, and a timer of
the window collects by Python's own thresholds.

Free memory is returned to the system: large blocks at once, the rest when the user pauses, and at least once a minute.
"""

from __future__ import annotations

import ctypes
import gc
import sys
import time
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QTimer

EVERY_MS = 500
PATIENCE = 10
"""Multiple of its threshold that the oldest generation may reach before it is collected while the program is busy."""
PAUSE = 5
"""Consecutive idle checks after which the user counts as pausing."""
WORTH = 3
"""Checks with activity after which a pause triggers a cleanup; an idle program accumulates too little."""
SHORT_S = 0.05
"""Budget of a full collection; for each multiple of it that one took, the next pause is skipped."""
AT_LATEST = 120
"""Checks after which free memory is returned without a pause."""
LARGE_BYTES = 2**20
"""From this size on, blocks are mapped individually. By default, the C library of Linux raises the limit to 32 MB when
such a block is freed, and then retains freed pictures and columns.
"""
MOST_ARENAS = 2
"""Parallel heaps. The C library would create eight per processor; memory freed by a worker stays in its heap."""
M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8


class _Collector(QObject):
    """Collects while the event loop runs, for the lifetime of the application."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._pauses = Pauses()
        timer = QTimer(self, interval=EVERY_MS)
        timer.timeout.connect(self._look)
        timer.start()

    def _look(self) -> None:
        self._pauses.note(was_busy=collect_what_is_due())


class Pauses:
    """Cleans up when the user pauses after some activity, and returns memory periodically otherwise."""

    def __init__(self) -> None:
        self._busy = self._calm = self._since = self._left_out = 0

    def note(self, *, was_busy: bool) -> None:
        """Process one check of the program."""
        self._since += 1
        self._busy, self._calm = (self._busy + 1, 0) if was_busy else (self._busy, self._calm + 1)
        if self._busy < WORTH:
            return
        if self._calm == PAUSE:
            self._collect()
            self._give_back()
        elif self._since >= AT_LATEST:
            self._give_back()

    def _collect(self) -> None:
        """Less often the longer it takes: a user who resumes just then has to wait."""
        if self._left_out > 0:
            self._left_out -= 1
        else:
            self._left_out = int(collect_all() / SHORT_S)

    def _give_back(self) -> None:
        give_back()
        self._busy = self._since = 0


def collect_here() -> None:
    """From now on collect in this thread only. Call in the GUI thread before starting a worker."""
    application = QCoreApplication.instance()
    if application is None:
        return
    gc.disable()
    if not is_collecting():
        _Collector(application)


def is_collecting() -> bool:
    """Whether the application collects by itself."""
    application = QCoreApplication.instance()
    return application is not None and application.findChild(_Collector) is not None


def collect_what_is_due() -> bool:
    """Collect the oldest generation beyond its threshold, with all younger ones; returns whether many objects were
    created since the last call.

    With thousands of cards the oldest takes longer than several frames. It waits for a moment with few allocations, so
    that it does not delay an action of the user. A threshold of 0, as Python 3.14 has for the oldest, means never:
    there the middle one takes the oldest along bit by bit.
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
    return is_busy


def collect_all() -> float:
    """Collect all generations; returns the duration in seconds."""
    start = time.perf_counter()
    gc.collect()
    return time.perf_counter() - start


def hold_little() -> None:
    """Let the C library of Linux retain less freed memory. Call before creating windows and workers."""
    library = _library()
    if library is not None and hasattr(library, "mallopt"):
        library.mallopt(M_MMAP_THRESHOLD, LARGE_BYTES)
        library.mallopt(M_ARENA_MAX, MOST_ARENAS)


def give_back() -> None:
    """Return freed memory to the system. The C library of Linux retains blocks below any block in use: a tenth of the
    process after an hour of opening and closing.
    """
    library = _library()
    if library is not None and hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


@cache
def _library() -> ctypes.CDLL | None:
    """The C library if it is that of Linux; other systems return memory by themselves."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        return ctypes.CDLL(None)
    except OSError:
        return None
