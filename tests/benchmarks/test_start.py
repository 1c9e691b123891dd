"""From the command to the first paint of the start page, against an empty window of the same toolkit."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROUNDS = 15
GOAL = 1.3
"""Above it, something has crept into the start that should wait until after the first paint."""

EMPTY = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
class Painted(QWidget):
    def paintEvent(self, event):
        print("painted", flush=True)
application = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(Painted())
window.resize(1440, 900)
window.show()
application.exec()
"""

HEADROOM = """
import sys
from app.__main__ import collect_nothing_yet
collect_nothing_yet()
from app.cli.commands.window import make_application
from app.window.bootstrap import Headroom
from app.machine.preferences import Preferences, config_folder
application = make_application()
program = Headroom(application, Preferences(config_folder()))
program.start(painted=lambda: print("painted", flush=True))
application.exec()
"""


def milliseconds_to_paint(program: str, display: dict[str, str]) -> float:
    """Start `program` as a process of its own and wait for the word it says after its first paint."""
    environment = {**os.environ, **display, "PYTHONPATH": str(Path(__file__).parents[2])}
    start = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment) as child:
        assert child.stdout is not None
        said = child.stdout.readline()
        seconds = time.perf_counter() - start
        child.kill()
    assert said.strip() == b"painted", "the program ended without a paint"
    return seconds * 1000


@pytest.mark.benchmark
@pytest.mark.timeout(180)
def test_start_to_first_paint(display: dict[str, str]) -> None:
    for program in (EMPTY, HEADROOM):  # compiles modules and warms the file cache
        milliseconds_to_paint(program, display)
    pairs = [
        (milliseconds_to_paint(EMPTY, display), milliseconds_to_paint(HEADROOM, display))
        for _ in range(ROUNDS)
    ]
    empty, ours = (statistics.median(times) for times in zip(*pairs, strict=True))
    print(f"\nstart to first paint: empty window {empty:.0f} ms, Headroom {ours:.0f} ms")
    print(f"ratio {ours / empty:.2f}, goal {GOAL}")
