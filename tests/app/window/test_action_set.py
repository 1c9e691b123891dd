"""Actions reach menus, keys and tooltips, and only those are enabled that make sense."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from app.look.actions import ACTIONS, plain_name
from app.window.commands.action_set import ActionSet, keys_text
from app.window.commands.menus import MENUS, add_menus, ids_in
from app.window.dialogs.shortcuts_dialog import ShortcutsDialog


def action_set(qtbot: QtBot) -> tuple[QMainWindow, ActionSet]:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = ActionSet(window)
    actions.fill(add_menus(window.menuBar()))
    return window, actions


def test_menus_hold_what_is_declared(qtbot: QtBot) -> None:
    _, actions = action_set(qtbot)
    for menu in MENUS:
        top = [entry for entry in menu.entries if isinstance(entry, str) and entry != "-"]
        shown = [each.objectName() for each in actions.menus[menu.id].actions() if each.objectName()]
        assert shown == top


def test_nothing_that_needs_a_plan_is_enabled_without_one(qtbot: QtBot) -> None:
    _, actions = action_set(qtbot)
    for info in ACTIONS:
        assert actions[info.id].isEnabled() == (not info.needs), info.id
    actions.enable("plan", there=True)
    assert actions["file.export_proposal"].isEnabled()
    assert not actions["edit.delete"].isEnabled()


def test_a_choice_is_shown_without_being_made(qtbot: QtBot) -> None:
    _, actions = action_set(qtbot)
    chosen = []
    actions.on("theme.dark", lambda: chosen.append("dark"))
    actions.choose("theme", "dark")
    assert actions["theme.dark"].isChecked()
    assert not actions["theme.light"].isChecked()
    assert chosen == []
    actions["theme.dark"].trigger()
    assert chosen == ["dark"]


def test_tooltips_name_the_keys(qtbot: QtBot) -> None:
    _, actions = action_set(qtbot)
    for info in ACTIONS:
        for keys in info.keys:
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            assert shown in actions[info.id].toolTip(), info.id


def test_undo_names_the_step(qtbot: QtBot) -> None:
    _, actions = action_set(qtbot)
    actions.name_step("edit.undo", "&Undo: Add Host", "Undo: Add Host")
    assert actions["edit.undo"].text() == "&Undo: Add Host"
    assert actions["edit.undo"].toolTip() == "Undo: Add Host (Ctrl+Z)"


def test_keys_in_words() -> None:
    assert keys_text([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")]) == "Ctrl+Y or Ctrl+Shift+Z"
    assert keys_text([]) == ""
    assert plain_name("file.open") == "Open"


def test_the_shortcuts_page_lists_every_action_with_keys(qtbot: QtBot) -> None:
    window, actions = action_set(qtbot)
    page = ShortcutsDialog(actions, window)
    said = {label.text() for label in page.findChildren(QLabel)}
    for action in (action for menu in MENUS for action in ids_in(menu)):
        if actions[action].shortcuts():
            assert plain_name(action) in said
            assert keys_text(actions[action].shortcuts()) in said
