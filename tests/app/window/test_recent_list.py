"""The list of recent plans while it changes under the keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.window.start.recent_list import RecentList, RecentPlan


def plans(*names: str) -> list[RecentPlan]:
    return [RecentPlan(f"/plans/{name}.headroom", name, "/plans") for name in names]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.shown = RecentList(made)
    column = QVBoxLayout(made)
    column.addWidget(QPushButton("Before", made))
    column.addWidget(made.shown)
    qtbot.addWidget(made)
    made.shown.show_plans(plans("one", "two", "three"))
    made.resize(400, 300)
    return made


def test_a_line_that_is_taken_out_takes_no_keys(window: QWidget, qtbot: QtBot) -> None:
    """Qt deletes it later, after all that a dialog in front does; its keys looked for it in the list."""
    window.show()
    shown = window.shown
    gone = shown.buttons[1]
    shown.show_plans(plans("four", "five"))
    assert gone.isHidden()
    reached = []
    shown.reached.connect(reached.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        qtbot.keyClick(gone, key)
    assert reached == []
    qtbot.keyClick(shown.buttons[0], Qt.Key.Key_Down)
    assert reached == [shown.buttons[1]]


def test_the_focus_stays_in_the_list_while_another_window_is_in_front(window: QWidget, qtbot: QtBot) -> None:
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.shown.buttons[1].setFocus()
    front = QDialog(window)
    qtbot.addWidget(front)
    typing = QLineEdit(front)
    with qtbot.waitActive(front):
        front.open()
    typing.setFocus()
    qtbot.waitUntil(typing.hasFocus)
    window.shown.show_plans(plans("four", "five", "six"))
    assert window.focusWidget() is window.shown.buttons[1]
