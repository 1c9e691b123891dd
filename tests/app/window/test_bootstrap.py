"""The first paint waits for nothing that it does not show."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.machine.preferences import Preferences
from app.window.bootstrap import Headroom
from planner_core.messages import HeadroomError, Message

ROOT = Path(__file__).parents[3]
LATER = (
    "numpy",
    "pyqtgraph",
    "typst",
    "apsw",
    "planner_core.engine",
    "planner_core.plan",
    "app.canvas",
    "app.project.session",
    "app.look.widgets.wheel",
    "PySide6.QtSvg",
    "secrets",
)
CLASSES_LATER = {"QStyle", "QComboBox", "QTreeView", "QFileDialog"}
"""PySide makes a class when it is first named, or all of a module where Qt hands out an object of unknown class."""

LIST_MODULES_AT_FIRST_PAINT = """
import sys
import PySide6.QtWidgets
from app.cli.commands.window import make_application
from app.window.bootstrap import Headroom
from app.machine.preferences import Preferences, config_folder

def report():
    print(*sys.modules, *("class:" + name for name in vars(PySide6.QtWidgets)), sep="\\n")
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
        assert program.window.messages.text == said
        program.themes.deleteLater()
        program.deleteLater()
    qapp.setStyleSheet("")
