"""A message moves nothing that the user aims at, and keeps away from the pointer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.window.wiring import Wiring
from tests.support.driver import Driver
from tests.support.settled import settle
from tests.support.user import User

LONG = (
    "The file cannot be written because the disk is full, and it was not written either the time before. " * 2
)


def places(window: QWidget) -> dict[int, QRect]:
    """Where everything is on the screen."""
    shown = [each for each in window.findChildren(QWidget) if each.isVisible()]
    return {id(each): QRect(each.mapToGlobal(QPoint(0, 0)), each.size()) for each in shown}


def test_nothing_moves_when_a_message_comes_and_the_next_click_lands(
    program: Wiring, driver: Driver, user: User, qtbot: QtBot, screenshot: Callable[..., Path]
) -> None:
    program.commands.open_sample("everything-on-ssd")
    driver.assessment()
    window, messages, canvas = program.window, program.window.messages, program.workbench.canvas
    messages.hide()
    settle()
    card = driver.card("ssd")
    user.move(card)
    before = places(window)
    messages.show_message(LONG, "error", [("Try again", lambda: None)])
    settle()
    screenshot(window, "message")
    after = places(window)
    assert {each: after[each] for each in before} == before
    assert driver.card("ssd") == card
    user.click(card)
    driver.until(lambda: canvas.selected_ids() == ("ssd",))
    closing = next(each for each in messages.findChildren(QToolButton) if each.isVisible() and each.toolTip())
    driver.click(closing)
    driver.until(messages.isHidden)

    # Where the pointer is already, there is no message.
    at = canvas.mapToGlobal(QPoint(canvas.width() // 2, 20))
    user.move(at)
    messages.show_message(LONG)
    settle()
    box = QRect(messages.mapToGlobal(QPoint(0, 0)), messages.size())
    pane = QRect(canvas.mapToGlobal(QPoint(0, 0)), canvas.size())
    assert not box.contains(at)
    assert pane.contains(box)
    said = next(each for each in messages.findChildren(QLabel) if each.text() == LONG)
    assert said.height() >= said.heightForWidth(said.width())
    window.resize(window.width() - 200, window.height())
    settle()
    assert messages.width() == canvas.width()
    messages.hide()
