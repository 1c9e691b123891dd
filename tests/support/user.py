"""A test user with real mouse and keyboard events from the X server, sent by xdotool.

Offscreen, a file dragged from another program is never dropped; here it is, as for a person. Points are global: use
`widget.mapToGlobal(...)`.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QPoint, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.support.in_front import bring_to_front
from tests.support.settled import settle

# A drag between programs that starts or moves faster than this is not seen as one (measured: 5 of 5 runs pass).
BEFORE_FIRST_MOVE = "0.12"
PER_STEP = "0.04"
HALFWAY_PAUSE_MS = 600
SOON_MS = 80
"""Timers of the program due within this time have fired before the next input."""
TIMEOUT_MS = 60_000


def pointer_aside() -> None:
    """Move the pointer to the corner of the screen: what it is over is painted in another colour."""
    QCursor.setPos(QApplication.primaryScreen().geometry().bottomRight())


class User:
    """Moves the one pointer of the virtual screen and types into whatever has the focus."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self._since_click = QElapsedTimer()
        self._unfinished = 0

    def look_at(self, window: QWidget) -> None:
        """Show `window` and wait until it is on the screen and active."""
        bring_to_front(self._qtbot, window)
        settle(SOON_MS)

    def move(self, point: QPoint) -> None:
        self._act("mousemove", *_xy(point))

    def click(self, point: QPoint, *, button: int = 1, times: int = 1, holding: str = "") -> None:
        """Click at `point`; `holding` names modifier keys such as "ctrl" or "ctrl+shift"."""
        clicks = ["click", "--repeat", str(times), "--delay", "60", str(button)]
        self._act("mousemove", *_xy(point), "sleep", "0.05", *_held(holding, clicks))
        self._since_click.start()

    def until_no_double_click(self) -> None:
        """Wait until the next click cannot be part of a double click."""
        if not self._since_click.isValid():
            self._since_click.start()
        passed = QApplication.doubleClickInterval() + 20
        self._qtbot.waitUntil(lambda: self._since_click.hasExpired(passed))

    def drag(
        self,
        start: QPoint,
        end: QPoint,
        *,
        steps: int = 12,
        button: int = 1,
        holding: str = "",
        halfway: Callable[[], object] | None = None,
    ) -> None:
        """Press at `start`, move in `steps` to `end`, release; call `halfway` with the button still down."""
        press = [
            "mousemove",
            *_xy(start),
            "sleep",
            "0.05",
            "mousedown",
            str(button),
            "sleep",
            BEFORE_FIRST_MOVE,
        ]
        path = [_between(start, end, step / steps) for step in range(1, steps + 1)]
        half = steps // 2
        pause = ["sleep", str(HALFWAY_PAUSE_MS / 1000)] if halfway else []
        if halfway:
            # This function waits for the whole drag, but timers fire.
            reached = 50 + 1000 * (float(BEFORE_FIRST_MOVE) + half * float(PER_STEP))
            QTimer.singleShot(round(reached) + HALFWAY_PAUSE_MS // 2, halfway)
        release = ["sleep", BEFORE_FIRST_MOVE, "mouseup", str(button)]
        self._act(*_held(holding, [*press, *_moves(path[:half]), *pause, *_moves(path[half:]), *release]))

    def wheel(self, point: QPoint, notches: int, *, holding: str = "") -> None:
        """Turn the wheel at `point`: away from the user for positive `notches`."""
        turns = ["click", "--repeat", str(abs(notches)), "--delay", "30", "4" if notches > 0 else "5"]
        self._act("mousemove", *_xy(point), "sleep", "0.05", *_held(holding, turns))

    def press(self, *keys: str) -> None:
        """Press keys one after the other, named as xdotool names them: "ctrl+z", "Tab", "Escape"."""
        self._act("key", "--delay", "40", *keys)

    def type(self, text: str) -> None:
        self._act("type", "--delay", "25", text)

    def sees(self, condition: Callable[[], bool], timeout_ms: int) -> bool:
        """Wait for a condition; whether it became true in time."""
        try:
            self._qtbot.waitUntil(condition, timeout=timeout_ms)
        except self._qtbot.TimeoutError:
            return False
        return True

    def let_go(self) -> None:
        """Move the pointer aside, where it lights up nothing in the next test. Release every button and modifier that a
        failed action left pressed; all others release theirs.
        """
        pointer_aside()
        if not self._unfinished:
            return
        self._act(
            "mouseup", "1", "mouseup", "2", "mouseup", "3", "keyup", "ctrl", "keyup", "shift", "keyup", "alt"
        )

    def _act(self, *arguments: str) -> None:
        """Run xdotool while the event loop goes on."""
        self._unfinished += 1
        with subprocess.Popen(["xdotool", *arguments], stderr=subprocess.PIPE, text=True) as process:
            self._qtbot.waitUntil(lambda: process.poll() is not None, timeout=TIMEOUT_MS)
            complaint = process.stderr.read() if process.stderr else ""
        assert process.returncode == 0, f"xdotool {arguments}: {complaint}"
        self._unfinished -= 1
        QApplication.sync()  # what the X server was sent has arrived, however busy the machine
        settle(SOON_MS)


def _xy(point: QPoint) -> tuple[str, str]:
    return str(point.x()), str(point.y())


def _between(start: QPoint, end: QPoint, share: float) -> QPoint:
    return QPoint(
        round(start.x() + (end.x() - start.x()) * share), round(start.y() + (end.y() - start.y()) * share)
    )


def _moves(path: list[QPoint]) -> list[str]:
    return [word for point in path for word in ("mousemove", *_xy(point), "sleep", PER_STEP)]


def _held(keys: str, action: list[str]) -> list[str]:
    return ["keydown", keys, *action, "keyup", keys] if keys else action
