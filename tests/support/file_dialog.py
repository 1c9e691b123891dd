"""Operates dialogs by real keys as soon as they are in front; the caller that opens them waits in their event loop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tests.support.user import User

LOOK_EVERY_MS = 20


class Turn(NamedTuple):
    """What to do in a dialog of a kind."""

    kind: type[QWidget]
    act: Callable[[], object]


def in_turn(*turns: Turn) -> list[Turn]:
    """Perform each turn once a dialog of its kind is in front; the returned list becomes empty meanwhile."""
    waiting = list(turns)
    looks = QTimer(QApplication.instance(), interval=LOOK_EVERY_MS)  # a dialog that stays open is not awaited

    def look() -> None:
        front = QApplication.activeModalWidget()
        if waiting and isinstance(front, waiting[0].kind) and front.isActiveWindow():
            turn = waiting.pop(0)
            if not waiting:
                looks.stop()
                looks.deleteLater()
            turn.act()

    looks.timeout.connect(look)
    looks.start()
    return waiting


def name_typed(user: User, name: str | Path) -> Turn:
    """Type the name of a file into the file dialog, and press Return."""

    def act() -> None:
        user.press("ctrl+a")
        user.type(str(name))
        user.press("Return")

    return Turn(QFileDialog, act)


def keys(user: User, kind: type[QWidget], *pressed: str) -> Turn:
    """Keys in a dialog."""
    return Turn(kind, lambda: user.press(*pressed))
