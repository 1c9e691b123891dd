"""The chart library loads in a thread, and everything waiting for it is notified."""

from __future__ import annotations

import subprocess
import sys

WAITING = """
import sys
from PySide6.QtCore import QCoreApplication, QObject, QThread, QTimer
from app.results.charts.loading import LIBRARY, with_charts

class Tab(QObject):
    def draw(self):
        print("drawn", LIBRARY in sys.modules, QThread.currentThread() is application.thread())
        drawn.append(self)
        if len(drawn) == 2:
            application.quit()

application, drawn = QCoreApplication([]), []
early, later, gone = Tab(), Tab(), Tab()
print("waiting", LIBRARY in sys.modules)
for tab in (early, later, gone):
    with_charts(tab.draw)
gone.deleteLater()
del gone, tab
QTimer.singleShot(60_000, application.quit)
application.exec()
with_charts(early.draw)
"""


def test_waiting_for_charts_ends_in_the_window_thread() -> None:
    done = subprocess.run([sys.executable, "-c", WAITING], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, *drawn = done.stdout.splitlines()
    assert first == "waiting False"
    assert drawn == ["drawn True True"] * 3  # both that waited, and one for which it was there already
    assert done.stderr == ""
