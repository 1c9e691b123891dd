"""Where the focus goes in a pane, and that asking changes nothing."""

from __future__ import annotations

import gc

import shiboken6
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QMainWindow, QMenu, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from app.window.panes.pane_cycle import focus_target


def test_the_first_field_that_can_take_it_gets_the_focus(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    pane, beside = QWidget(window), QLineEdit(window)
    QLabel("No field", pane)
    off, first = QLineEdit(pane), QLineEdit(pane)
    QLineEdit(pane)
    off.setEnabled(False)
    window.show()
    assert focus_target(pane) is first
    assert focus_target(beside) is beside
    first.parentWidget().hide()
    assert focus_target(pane) is None


def test_finding_the_focus_target_changes_no_ownership(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    pane, menu = QWidget(window), QMenu(window)
    line = menu.addSeparator()
    last = QLabel("The last in the order of Tab; the window follows", window)
    assert focus_target(pane) is None
    shiboken6.delete(last)
    assert shiboken6.isValid(line)


def test_finding_the_focus_target_keeps_no_deleted_widget(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    pane = QWidget(window)
    for _ in range(20):
        box = QComboBox(pane)  # with a list, a frame and scroll bars of Qt's
        box.view()
        assert focus_target(pane) is None
        shiboken6.delete(box)
    del box
    gc.collect()
    assert [
        each for each in gc.get_objects() if isinstance(each, QScrollBar) and not shiboken6.isValid(each)
    ] == []
