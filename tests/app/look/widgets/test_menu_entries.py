"""Entries of a menu that come and go."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from app.look.widgets.menu_entries import MenuEntries


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    return made


def words(menu: QMenu) -> list[str]:
    return ["-" if each.isSeparator() else each.text() for each in menu.actions() if each.isVisible()]


def test_entries_are_above_the_rest_with_a_separator(window: QMainWindow) -> None:
    menu = QMenu(window)
    menu.addAction("Rest")
    entries = MenuEntries(menu)
    assert words(menu) == ["Rest"]
    entries.add("One")
    entries.add("Two")
    assert words(menu) == ["One", "Two", "-", "Rest"]
    entries.clear()
    assert words(menu) == ["Rest"]


def test_in_an_empty_menu_they_need_no_line_but_their_own(window: QMainWindow) -> None:
    menu = QMenu(window)
    entries = MenuEntries(menu)
    entries.add("One")
    entries.add_line()
    entries.add("Two")
    assert words(menu) == ["One", "-", "Two"]


def test_one_entry_of_a_group_is_checked(window: QMainWindow) -> None:
    menu = QMenu(window)
    entries = MenuEntries(menu, one_of_them=True)
    one, two = entries.add("One", checked=True), entries.add("Two", checked=False)
    two.trigger()
    assert [one.isChecked(), two.isChecked()] == [False, True]


def test_an_entry_may_ask_for_other_entries(window: QMainWindow) -> None:
    menu = QMenu(window)
    entries = MenuEntries(menu, one_of_them=True)

    def fill() -> None:
        entries.clear()
        for name in ("One", "Two"):
            entries.add(name, checked=False).triggered.connect(fill)

    fill()
    for _ in range(50):
        menu.actions()[1].trigger()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert words(menu) == ["One", "Two"]
    assert len(entries.findChildren(QAction)) == 2, "those before are gone"


def test_entries_survive_the_supposed_owner_of_the_menu(window: QMainWindow) -> None:
    """PySide6 takes a widget for the owner of what it answers with; here of the window, and so of all menus in it."""
    menu = QMenu(window)
    menu.addAction("Rest")
    entries = MenuEntries(menu)
    entries.add("One")
    owner = QLabel(window)
    assert owner.nextInFocusChain() is window
    shiboken6.delete(owner)
    entries.clear()
    entries.add("Two")
    assert words(menu) == ["Two", "-", "Rest"]
