"""Enter on whatever has the focus, in a window that is no dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.inspector.section import Section
from app.window.main_window import MainWindow
from tests.support.user import User


@pytest.fixture
def window(qtbot: QtBot, user: User) -> QMainWindow:
    """Headroom's window with an empty page."""
    made = MainWindow()
    qtbot.addWidget(made)
    page = QWidget()
    QVBoxLayout(page)
    made.add_page(page)
    made.show_page(page)
    user.look_at(made)
    return made


def put(window: QMainWindow, *widgets: QWidget) -> None:
    """Put widgets on the page, the first with the focus."""
    page = window.page  # type: ignore[attr-defined]
    for widget in widgets:
        page.layout().addWidget(widget)
        widget.show()
    widgets[0].setFocus()


@pytest.mark.parametrize("key", ["Return", "KP_Enter", "space"])
def test_enter_presses_a_button_once(window: QMainWindow, user: User, key: str) -> None:
    button, other, told = QPushButton("Add"), QPushButton("Other"), []
    button.clicked.connect(lambda: told.append("add"))
    other.clicked.connect(lambda: told.append("other"))
    put(window, button, other)
    user.press(key)
    assert told == ["add"]


def test_enter_folds_a_section(window: QMainWindow, user: User) -> None:
    section, told = Section("Costs"), []
    section.folded.connect(told.append)
    put(window, section)
    section.head.setFocus()
    user.press("Return")
    assert told == [True]
    user.press("Return")
    assert told == [True, False]


def test_enter_does_not_toggle_a_check_box(window: QMainWindow, user: User) -> None:
    box = QCheckBox("Counts")
    put(window, box)
    user.press("Return")
    assert not box.isChecked()
    user.press("space")
    assert box.isChecked()


def test_enter_opens_the_menu_of_a_menu_button(window: QMainWindow, user: User, qtbot: QtBot) -> None:
    button, told = QToolButton(), []
    menu = QMenu(button)
    menu.addAction("Copy").triggered.connect(lambda: told.append("copy"))
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    put(window, button)
    opened = []

    def choose() -> None:
        opened.append(menu.isVisible())
        menu.actions()[0].trigger()
        menu.close()

    QTimer.singleShot(600, window, choose)
    user.press("Return")
    qtbot.waitUntil(lambda: bool(told))
    assert opened == [True]
    assert told == ["copy"]


def test_a_key_that_is_held_down_presses_once(window: QMainWindow) -> None:
    button, told = QPushButton("Add"), []
    button.clicked.connect(lambda: told.append("add"))
    put(window, button)
    QTest.keyPress(button, Qt.Key.Key_Return)
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(button, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "", True))
    assert told == ["add"]


def test_enter_in_a_field_presses_no_button(window: QMainWindow, user: User) -> None:
    line, button, told = QLineEdit(), QPushButton("Add"), []
    button.clicked.connect(lambda: told.append("add"))
    put(window, line, button)
    user.press("Return")
    assert told == []


def test_a_dialog_keeps_its_default_button(window: QMainWindow, user: User, qtbot: QtBot) -> None:
    dialog = QDialog(window)
    line, default, told = QLineEdit(dialog), QPushButton("Open", dialog), []
    column = QVBoxLayout(dialog)
    column.addWidget(line)
    column.addWidget(default)
    default.setDefault(True)
    default.clicked.connect(lambda: told.append("open"))
    qtbot.addWidget(dialog)
    user.look_at(dialog)
    line.setFocus()
    user.press("Return")
    assert told == ["open"]
