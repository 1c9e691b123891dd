"""Answers dialogs by real keys as soon as they are in front; the one who opens them waits in a loop of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tests.support.user import User

LOOK_EVERY_MS = 20


class Turn(NamedTuple):
    """What is done in a dialog of a kind."""

    kind: type[QWidget]
    act: Callable[[], object]


def in_turn(*turns: Turn) -> list[Turn]:
    """Each turn once a dialog of its kind is in front; what is returned gets empty as they are taken."""
    waiting = list(turns)
    looks = QTimer(QApplication.instance(), interval=LOOK_EVERY_MS)  # one that goes on is not waited for

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
    """The name of a file in the dialog of files, and Return."""

    def act() -> None:
        user.press("ctrl+a")
        user.type(str(name))
        user.press("Return")

    return Turn(QFileDialog, act)


def keys(user: User, kind: type[QWidget], *pressed: str) -> Turn:
    """Keys in a dialog."""
    return Turn(kind, lambda: user.press(*pressed))
