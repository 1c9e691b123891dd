"""Garbage is collected in the thread of the window only.

Python collects in whatever thread happens to allocate. In a worker that could free objects of the window, which Qt
lets only the window's own thread do: both then wait for each other for ever. So collecting by itself is switched off
as soon as there is a worker, and a timer of the window looks after it, by the thresholds that Python would go by.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QObject, QTimer

EVERY_MS = 500


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
    """Collect the oldest generation that has grown beyond its threshold, and with it all younger ones."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation] > 0:
            gc.collect(generation)
            return
