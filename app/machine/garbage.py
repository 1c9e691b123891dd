"""Garbage is collected in the thread of the window only.

Python collects in whatever thread happens to allocate. In a worker that could free objects of the window, which Qt
lets only the window's own thread do: both then wait for each other for ever. So collecting by itself is switched off
as soon as there is a worker, and a timer of the window looks after it, by the thresholds that Python would go by.

What is free goes back to the system: large pieces at once, the rest when the user pauses, and once a minute if never.
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
"""How many times its threshold the oldest generation may reach before it is collected while the program is busy."""
PAUSE = 5
"""Looks in a row without work after which the user counts as pausing."""
WORTH = 3
"""Looks with work after which a pause is used to tidy up; in an idle program too little comes together for that."""
SHORT_S = 0.05
"""What a full collection may take; for each such span that one took, the next pause is left out."""
AT_LATEST = 120
"""Looks after which free memory goes back without a pause."""
LARGE_BYTES = 2**20
"""From here on memory is mapped piece by piece. Left to itself, the C library of Linux moves the limit up to 32 MB as
soon as such a piece is freed, and holds pictures and columns of numbers that are long gone."""
MOST_ARENAS = 2
"""Heaps side by side. The C library would make eight for each processor; what a worker frees stays in its own."""
M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8


class _Collector(QObject):
    """Collects while the event loop runs, for as long as the application lives."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        gc.disable()
        self._pauses = Pauses()
        timer = QTimer(self, interval=EVERY_MS)
        timer.timeout.connect(self._look)
        timer.start()

    def _look(self) -> None:
        self._pauses.note(was_busy=collect_what_is_due())


class Pauses:
    """Tidies up when the user pauses after some work, and gives memory back once in a while if they never do."""

    def __init__(self) -> None:
        self._busy = self._calm = self._since = self._left_out = 0

    def note(self, *, was_busy: bool) -> None:
        """What a look at the program has found."""
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
        """As seldom as it takes long: who goes on just then has to wait for it."""
        if self._left_out > 0:
            self._left_out -= 1
        else:
            self._left_out = int(collect_all() / SHORT_S)

    def _give_back(self) -> None:
        give_back()
        self._busy = self._since = 0


def collect_here() -> None:
    """From now on collect in this thread only. Whoever starts a worker calls this before, in the window's thread."""
    application = QCoreApplication.instance()
    if application is not None and application.findChild(_Collector) is None:
        _Collector(application)


def collect_what_is_due() -> bool:
    """Collect the oldest generation that has grown beyond its threshold, and with it all younger ones; whether much was
    made since the last time.

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
    return is_busy


def collect_all() -> float:
    """Collect all generations; how many seconds that took."""
    start = time.perf_counter()
    gc.collect()
    return time.perf_counter() - start


def hold_little() -> None:
    """Let the C library of Linux keep less of what is freed. To be called before there are windows and workers."""
    library = _library()
    if library is not None and hasattr(library, "mallopt"):
        library.mallopt(M_MMAP_THRESHOLD, LARGE_BYTES)
        library.mallopt(M_ARENA_MAX, MOST_ARENAS)


def give_back() -> None:
    """Give freed memory back to the system. The C library of Linux keeps what lies below anything still in use: a
    tenth of the process after an hour of opening and closing."""
    library = _library()
    if library is not None and hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


@cache
def _library() -> ctypes.CDLL | None:
    """The C library where it is the one of Linux; other systems give back by themselves."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        return ctypes.CDLL(None)
    except OSError:
        return None
