"""A window that is really active: on the screen, and receiving keys."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

TIMEOUT_MS = 60_000


def bring_to_front(qtbot: QtBot, window: QWidget) -> None:
    """Show `window` and wait until it is active; before that its shortcuts do nothing."""
    with qtbot.waitExposed(window, timeout=TIMEOUT_MS):
        window.show()
    window.raise_()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=TIMEOUT_MS)
