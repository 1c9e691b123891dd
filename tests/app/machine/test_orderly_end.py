"""When the system wants Headroom to end, it ends as if its window were closed: the next start speaks of no crash."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.machine.running_marker import SUFFIX, Ended, Running
from app.project.samples import read_sample
from db.project_file import ProjectFile
from tests.support.command import ROOT, environment

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
SECONDS = 300

FROM_A_TERMINAL = """
import os, signal, sys
for name in ("SIGTERM", "SIGINT", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
# A shell that runs the tests in the background has some signals ignored, and Headroom leaves those ignored.

SESSION_ENDS = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit
from app.cli.commands import window
from app.machine.orderly_end import OrderlyEnd

class Asked(window.Headroom):
    def _complete(self, path, painted):
        super()._complete(path, painted)
        QTimer.singleShot(0, self.go_on)

    def go_on(self):
        session = self.wiring.session
        pools = [each for each, found in session.plan.components.items() if type(found).__name__ == "DesktopPool"]
        canvas = self.wiring.workbench.canvas
        canvas.select(pools)
        field = next(
            each for each in self.wiring.workbench.inspector.findChildren(QLineEdit) if "75" in each.text()
        )
        self.window.activateWindow()
        field.setFocus()
        QTimer.singleShot(0, lambda: self.type_and_end(field))

    def type_and_end(self, field):
        field.selectAll()
        field.insert("41")
        # No QSessionManager can be made here, which the signal commitDataRequest would bring along.
        self._application.findChild(OrderlyEnd).commit(None)
        print(len(self.wiring.session.history.steps), self.window.isVisible(), flush=True)
        # Windows emits this and then ends the process, event loop or not.
        self._application.aboutToQuit.emit()
        os._exit(0)

window.Headroom = Asked
sys.exit(window.run_window(Path(sys.argv[1])))
"""

ASKING = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.cli.commands import window

class Asked(window.Headroom):
    def _complete(self, path, painted):
        super()._complete(path, painted)
        QTimer.singleShot(0, self.wiring.commands.ask_and_open)
        QTimer.singleShot(50, self.look)

    def look(self):
        asking = QApplication.activeModalWidget()
        print(type(asking).__name__, flush=True) if asking else QTimer.singleShot(50, self.look)

window.Headroom = Asked
sys.exit(window.run_window(Path(sys.argv[1])))
"""


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    """A plan in a file."""
    path = tmp_path / "plan.headroom"
    ProjectFile.create(path, read_sample("everything-on-ssd")).close()
    return path


@pytest.fixture
def markers(home: Path) -> Path:
    """The folder with a marker of each Headroom that runs."""
    return home / ".local/share/Headroom/running"


@pytest.fixture
def program(plan: Path, markers: Path, display: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """The real program with the plan open."""
    command = [sys.executable, "-c", FROM_A_TERMINAL, "-m", "app", str(plan)]
    variables = environment() | display  # offscreen warns of sizes that a slow start sets late
    started = subprocess.Popen(command, cwd=ROOT, env=variables, stderr=subprocess.PIPE)
    try:
        wait_for(
            lambda: (
                started.poll() is not None
                or any(str(plan) in each.read_text() for each in markers.glob(f"*{SUFFIX}"))
            )
        )
        if started.poll() is not None:
            assert started.stderr is not None
            pytest.fail(f"it ended at its start with {started.returncode}: {started.stderr.read()!r}")
        yield started
    finally:
        started.kill()
        started.wait()
        if started.stderr is not None:
            started.stderr.close()


def wait_for(done: Callable[[], bool]) -> None:
    """Until something is so."""
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.02)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_of_the_system_ends_it_in_order(
    program: subprocess.Popen[bytes], plan: Path, markers: Path, name: str
) -> None:
    program.send_signal(getattr(signal, name))
    _, complaints = program.communicate(timeout=SECONDS)
    assert (program.returncode, complaints) == (0, b"")
    assert Running(markers).begin() == ()
    assert [each.name for each in plan.parent.iterdir()] == [plan.name]
    again = ProjectFile.open(plan)
    assert not again.read_only
    again.close()


def test_a_killed_program_is_still_reported(
    program: subprocess.Popen[bytes], plan: Path, markers: Path
) -> None:
    program.kill()
    program.communicate(timeout=SECONDS)
    assert Running(markers).begin() == (Ended(plan),)


def test_the_end_of_a_session_takes_what_is_being_typed(
    plan: Path, markers: Path, display: dict[str, str]
) -> None:
    variables = environment() | display  # offscreen warns of sizes that a slow start sets late
    done = subprocess.run(
        [sys.executable, "-c", SESSION_ENDS, str(plan)],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 True\n", "")
    assert Running(markers).begin() == ()
    file = ProjectFile.open(plan)
    assert not file.read_only
    assert 41 in [getattr(each, "desktops", None) for each in file.plan.components.values()]
    file.close()


def test_a_dialog_that_asks_does_not_stand_in_the_way(
    plan: Path, markers: Path, display: dict[str, str]
) -> None:
    variables = environment() | display  # offscreen has no file dialogs without warnings
    command = [sys.executable, "-c", ASKING, str(plan)]
    with subprocess.Popen(
        command, cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as asking:
        assert asking.stdout is not None
        assert asking.stderr is not None
        try:
            said = asking.stdout.readline()
            asking.terminate()
            complaints = asking.stderr.read()
            asking.wait(SECONDS)
        finally:
            asking.kill()
    assert (said, asking.returncode, complaints) == ("QFileDialog\n", 0, "")
    assert Running(markers).begin() == ()
