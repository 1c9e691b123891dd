"""Phase and case are chosen from a list, a menu or by keys, however many there are."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.window.bars.top_bar import Chooser
from app.window.commands.choice_menu import ChoiceMenu

THREE = {"normal": "Normal", "host-1": "1 host failed", "path": "Path & port failed"}


@pytest.fixture
def chooser(qtbot: QtBot) -> Chooser:
    made = Chooser("Case", THREE, None)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    return made


def test_the_first_is_chosen_at_first_and_steps_go_round(chooser: Chooser) -> None:
    told: list[str] = []
    chooser.committed.connect(told.append)
    assert chooser.value() == "normal"
    for _ in range(3):
        chooser.step(1)
    chooser.step(-1)
    assert told == ["host-1", "path", "normal", "path"]
    chooser.choose("path")
    assert len(told) == 4


def test_what_is_chosen_stays_while_it_is_offered_and_else_the_first_is_told(chooser: Chooser) -> None:
    told: list[str] = []
    chooser.committed.connect(told.append)
    chooser.choose("path")
    chooser.offer({"normal": "Normal", "path": "Path & port failed"})
    assert (chooser.value(), told) == ("path", ["path"])
    chooser.offer({"normal": "Normal"})
    assert (chooser.value(), told) == ("normal", ["path", "normal"])


def test_a_menu_follows_the_chooser_and_leads_it(chooser: Chooser, qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Next")
    ChoiceMenu(menu, chooser)
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == ["&1 Normal", "&2 1 host failed", "&3 Path && port failed", "Next"]
    menu.actions()[1].trigger()
    assert chooser.value() == "host-1"
    chooser.step(1)
    assert [action.isChecked() for action in menu.actions()[:3]] == [False, False, True]
    chooser.offer({"normal": "Normal", "drive": "Drive failed"})
    assert [action.text() for action in menu.actions() if not action.isSeparator()] == [
        "&1 Normal",
        "&2 Drive failed",
        "Next",
    ]
    assert menu.actions()[0].isChecked()
