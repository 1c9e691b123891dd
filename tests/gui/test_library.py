"""The library in the running program, with real keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.library.window import LibraryWindow
from app.wiring import Wiring
from tests.support.driver import Driver
from tests.support.user import User


def opened(program: Wiring, driver: Driver, user: User, qtbot: QtBot) -> LibraryWindow:
    """The window of the library, opened by its keys."""
    user.press("ctrl+shift+l")
    qtbot.waitUntil(lambda: program.window.findChild(LibraryWindow) is not None)
    window = program.window.findChild(LibraryWindow)
    assert window is not None
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_a_server_is_entered_by_keyboard_and_is_offered_at_once(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot, screenshot: Callable[..., Path]
) -> None:
    program.commands.open_sample("everything-on-ssd")
    window = opened(program, driver, user, qtbot)
    window.names.setFocus()
    user.press("Down")
    qtbot.waitUntil(lambda: window.sheet_name == "servers")
    user.press("ctrl+n")
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    user.type("Our blade")
    user.press("Return")
    qtbot.waitUntil(lambda: ("servers", "Our blade") in program.library.library.records)
    screenshot(window, "window")
    record = program.session.catalog.record("servers", "Our blade")
    assert record is not None
    assert record.values["server_model"] == "Our blade"
    user.press("ctrl+z")
    user.press("ctrl+z")
    qtbot.waitUntil(lambda: not program.library.library.records)
    user.press("ctrl+w")
    qtbot.waitUntil(lambda: not window.isVisible())
