"""Qt's fonts and painting without a display, for commands."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_display() -> Iterator[None]:
    """Within this block Qt can draw. An existing application object is kept."""
    from PySide6.QtGui import QGuiApplication  # takes a tenth of a second, so only if something is drawn

    if QGuiApplication.instance() is not None:
        yield
        return
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication(["headroom"])
    try:
        yield
    finally:
        application.shutdown()
