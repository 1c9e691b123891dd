"""The first paint waits for nothing that it does not show."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.look.first_paint import TOP_LEFT, WRAPPED
from app.machine.preferences import Preferences
from app.window.bootstrap import Headroom
from app.window.commands.action_set import ActionSet
from app.window.commands.menus import MENUS
from planner_core.messages import HeadroomError, Message
from tests.support.settled import settle

ROOT = Path(__file__).parents[3]
LATER = (
    "numpy",
    "msgspec",
    "pyqtgraph",
    "typst",
    "apsw",
    "planner_core.engine",
    "planner_core.plan",
    "app.canvas",
    "app.project.session",
    "app.look.icons",
    "app.look.widgets.message_bar",
    "app.look.widgets.wheel",
    "app.window.commands.action_set",
    "app.window.start.recent_list",
    "db",
    "PySide6.QtSvg",
    "secrets",
)
CLASSES_LATER = {"QStyle", "QComboBox", "QTreeView", "QFileDialog", "Qt"}
"""PySide makes a class when it is first named, or all of a module where Qt hands out an object of unknown class. With
the name Qt it makes 130 enumerations: see `app.look.first_paint`."""

LIST_MODULES_AT_FIRST_PAINT = """
import sys
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets
from app.cli.commands.window import make_application
from app.window.bootstrap import Headroom
from app.machine.preferences import Preferences, config_folder

def report():
    modules = (PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets)
    print(*sys.modules, *("class:" + name for module in modules for name in vars(module)), sep="\\n")
    sys.stdout.flush()
    application.quit()

application = make_application()
program = Headroom(application, Preferences(config_folder()))
program.start(painted=report)
application.exec()
"""


def run_python(code: str, display: dict[str, str]) -> list[str]:
    environment = {**os.environ, **display, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout.split()


def test_engine_charts_and_typesetter_come_after_the_first_paint(display: dict[str, str]) -> None:
    there = run_python(LIST_MODULES_AT_FIRST_PAINT, display)
    assert "app.window.start.start_page" in there
    early = [name for name in there if name.startswith(LATER)]
    assert early == []
    assert "class:QScrollArea" in there
    assert {f"class:{name}" for name in CLASSES_LATER}.isdisjoint(there)


def test_flags_of_the_first_paint_are_those_of_qt() -> None:
    aligned = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
    assert int(aligned) == TOP_LEFT
    assert int(aligned) | int(Qt.TextFlag.TextWordWrap) == WRAPPED


@pytest.fixture
def shown(qapp: QApplication, home: Path) -> Iterator[Headroom]:
    """The program with its window shown, and nothing painted yet: no event was delivered."""
    hook = sys.excepthook  # pytest-qt's: an exception in a slot fails the test
    program = Headroom(qapp, Preferences(home / "settings"))
    program.start()
    assert program.wiring is None
    yield program
    sys.excepthook = hook
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()
    settle()


def test_a_key_before_the_first_paint_finds_its_action(shown: Headroom) -> None:
    QTest.keyClick(shown.window.windowHandle(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert shown.wiring is not None
    assert QKeySequence("Ctrl+N") in shown.window.actions_of_window["file.new"].shortcuts()
    assert shown.window.actions_of_window["file.new"] in shown.window.actions()


def test_a_click_before_the_first_paint_opens_a_plan(shown: Headroom) -> None:
    button = shown.window.start_page.findChild(QPushButton, "start-file.new")
    assert button is not None
    at = button.mapTo(shown.window, button.rect().center())
    QTest.mouseClick(shown.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert shown.wiring is not None
    assert shown.wiring.session.path is not None


def test_menus_have_their_entries_before_the_first_of_them_opens(shown: Headroom) -> None:
    titles = [action.text() for action in shown.window.menus.actions()]
    assert titles[0] == "&File"
    assert len(titles) == len(MENUS)
    QTest.keyClick(shown.window.windowHandle(), Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    assert [action.text() for action in shown.window.menus.actions()] == titles
    for info in MENUS:
        assert not shown.window.actions_of_window.menus[info.id].isEmpty()


def test_all_is_there_once_if_a_key_comes_first_and_then_the_paint(shown: Headroom, qtbot: QtBot) -> None:
    QTest.keyClick(shown.window.windowHandle(), Qt.Key.Key_F2)
    first = shown.wiring
    qtbot.waitUntil(lambda: first is not None and first.is_prepared, timeout=60_000)
    assert shown.wiring is first
    assert len(shown.window.findChildren(ActionSet)) == 1


COLLECTING = """
import gc
from app.__main__ import collect_nothing_yet
collect_nothing_yet()
from app.cli.commands.window import make_application
from app.machine.garbage import is_collecting
from app.window.bootstrap import Headroom
from app.machine.preferences import Preferences, config_folder

def look():
    print(is_collecting(), gc.isenabled())

class Program(Headroom):
    def _wire(self):
        look()
        application.exit()
        raise SystemExit

application = make_application()
program = Program(application, Preferences(config_folder()))
program.start(painted=look)
application.exec()
"""


def test_garbage_waits_for_the_first_paint_and_is_then_collected_in_this_thread_only(
    display: dict[str, str],
) -> None:
    """Python's own collector frees objects of the window in whatever thread it runs: their timers stay, and go off
    for nobody."""
    assert run_python(COLLECTING, display) == ["False", "False", "True", "False"]


def test_imports_are_pythons_own_again(display: dict[str, str]) -> None:
    code = "import builtins, app.machine.fast_imports; print(builtins.__import__ is builtins.__orig_import__)"
    assert run_python(code, display) == ["True"]
    code = "import builtins, PySide6.QtCore; print(builtins.__import__ is builtins.__orig_import__)"
    assert run_python(code, display) == ["False"], (
        "PySide6 leaves imports alone now; app.machine.fast_imports can go"
    )


def test_a_language_whose_texts_are_missing_is_told_in_the_window(
    qapp: QApplication, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = HeadroomError(Message("There are no texts for {language}.", {"language": "Klingon"}))
    for complaint, said in ((None, ""), (missing, "There are no texts for Klingon.")):
        monkeypatch.setattr(Headroom, "_speak", lambda _self, complaint=complaint: complaint)
        program = Headroom(qapp, Preferences(home / "settings"))
        qtbot.addWidget(program.window)
        program.window.complete()
        assert program.window.messages.text == said
        program.themes.deleteLater()
        program.deleteLater()
