"""Messages stand in the window, one at a time, and never hold anybody up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.look.widgets.message_bar import MessageBar
from tests.support.screen_reader import listen
from tests.support.settled import settle


def shown_bar(qtbot: QtBot) -> MessageBar:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.resize(800, 60)
    return bar


def visible_buttons(bar: MessageBar) -> list[QPushButton]:
    return [button for button in bar.findChildren(QPushButton) if button.isVisible()]


def test_the_message_bar_is_hidden_without_a_message(qtbot: QtBot) -> None:
    bar = shown_bar(qtbot)
    assert bar.isHidden()
    assert bar.text == ""


def test_the_last_message_replaces_the_one_before(qtbot: QtBot) -> None:
    bar = shown_bar(qtbot)
    bar.show_message("First", "error", [("Try again", lambda: None)])
    bar.show_message("Second")
    settle()
    assert bar.text == "Second"
    assert visible_buttons(bar) == []


def test_a_message_is_said_to_those_who_do_not_see_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    bar, heard = shown_bar(qtbot), listen(monkeypatch)
    bar.show_message("The disk is full.", "error")
    assert heard == ["The disk is full."]


def test_an_answer_acts_once_and_closes(qtbot: QtBot) -> None:
    bar, acts = shown_bar(qtbot), []
    bar.show_message("The disk is full.", "error", [("Try again", lambda: acts.append("again"))])
    qtbot.mouseClick(visible_buttons(bar)[0], Qt.MouseButton.LeftButton)
    assert acts == ["again"]
    assert bar.isHidden()


def test_an_answer_may_bring_the_next_message(qtbot: QtBot) -> None:
    bar = shown_bar(qtbot)
    bar.show_message(
        "It failed.", "error", [("Try again", lambda: bar.show_message("It failed again.", "error"))]
    )
    qtbot.mouseClick(visible_buttons(bar)[0], Qt.MouseButton.LeftButton)
    assert bar.text == "It failed again."


def test_escape_closes_it(qtbot: QtBot) -> None:
    bar = shown_bar(qtbot)
    bar.show_message("Written.")
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert bar.isHidden()


def test_names_of_a_customer_are_never_taken_for_markup(qtbot: QtBot, tmp_path: object) -> None:
    bar = shown_bar(qtbot)
    bar.show_message("<h1>Plan</h1> <img src='file:///x'>")
    plain = bar.height()
    bar.show_message("Plan")
    assert bar.text == "Plan"
    assert bar.sizeHint().height() <= plain


def test_a_long_message_over_a_narrow_pane_takes_the_width_of_the_window(qtbot: QtBot) -> None:
    """With large text it was a column that lay over all that is below the pane."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    pane = QWidget(window)
    pane.setGeometry(300, 100, 160, 200)
    bar = MessageBar(window)
    bar.lie_over(pane)
    window.show()
    bar.show_message("Short")
    settle()
    assert bar.width() == pane.width()
    bar.show_message("This plan is from an earlier version and has today's format now. " * 3)
    settle()
    assert bar.width() == window.width()
    assert bar.y() == pane.y()
    assert bar.height() <= pane.height() / 2
