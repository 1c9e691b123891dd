"""Qt's drawing without a display, for commands: fonts and painting, no window."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_display() -> Iterator[None]:
    """Within this block Qt can draw. A program that has its application already keeps it."""
    from PySide6.QtGui import QGuiApplication  # a tenth of a second, only where something is drawn

    if QGuiApplication.instance() is not None:
        yield
        return
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(["headroom"])
    try:
        yield
    finally:
        application.shutdown()
