"""Operates dialogs by real keys as soon as they are in front; the caller that opens them waits in their event loop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tests.support.user import User

LOOK_EVERY_MS = 20
TRIES, PATIENCE_MS = 3, 20_000
"""A busy window manager may have taken a key: a user who sees that the dialog is still open types the name again."""


class Turn(NamedTuple):
    """What to do in a dialog of a kind."""

    kind: type[QWidget]
    act: Callable[[], object]


def in_turn(*turns: Turn) -> list[Turn]:
    """Perform each turn once a dialog of its kind is in front; the returned list becomes empty meanwhile.

    A turn that fails closes its dialog, or the test would never leave the dialog's event loop.
    """
    waiting = list(turns)
    looks = QTimer(QApplication.instance(), interval=LOOK_EVERY_MS)  # a dialog that stays open is not awaited

    def look() -> None:
        front = QApplication.activeModalWidget()
        if waiting and isinstance(front, waiting[0].kind) and front.isActiveWindow():
            turn = waiting.pop(0)
            if not waiting:
                looks.stop()
                looks.deleteLater()
            try:
                turn.act()
            except BaseException:
                front.close()
                raise

    looks.timeout.connect(look)
    looks.start()
    return waiting


def name_typed(user: User, name: str | Path, before_return: Callable[[], object] = lambda: None) -> Turn:
    """Type the name of a file into the file dialog, and press Return."""

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        for _ in range(TRIES):
            user.press("ctrl+a")
            user.type(str(name))
            before_return()
            user.press("Return")
            if user.sees(lambda: not is_in_front(dialog), PATIENCE_MS):
                return
        raise AssertionError(f"the dialog stays open, whatever is typed: {name}")

    return Turn(QFileDialog, act)


def is_in_front(dialog: QWidget | None) -> bool:
    """Whether a dialog is open, and no other one over it."""
    return dialog is not None and dialog.isVisible() and QApplication.activeModalWidget() is dialog


def keys(user: User, kind: type[QWidget], *pressed: str) -> Turn:
    """Keys in a dialog."""
    return Turn(kind, lambda: user.press(*pressed))
