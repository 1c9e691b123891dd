"""Headroom never asks for the network: what it does is traced, and every socket that it makes is local."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.samples import read_sample
from tests.faults.test_failing_calls import cannot_trace
from tests.support.command import ROOT, environment

START = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app.cli import window
application = window.make_application()
program = window.Headroom(application, window.Preferences(Path(sys.argv[1])))
program.start(painted=lambda: QTimer.singleShot(1500, program.window.close))
application.exec()
"""


@pytest.mark.skipif(cannot_trace(), reason="no process can be traced here")
@pytest.mark.parametrize("act", ["start", "help", "import", "export", "proposal"])
def test_no_socket_leads_out_of_the_machine(tmp_path: Path, act: str) -> None:
    plan, log = tmp_path / "plan.json", tmp_path / "calls.log"
    write_plan(plan, read_sample("replica-on-ssd"))
    commands = {
        "start": ["-c", START, str(tmp_path / "settings")],
        "help": ["-m", "app", "--help"],
        "import": ["-m", "app", "convert", str(plan), str(tmp_path / "plan.headroom")],
        "export": ["-m", "app", "convert", str(plan), str(tmp_path / "copy.json")],
        "proposal": ["-m", "app", "proposal", str(plan), "-o", str(tmp_path / "a.pdf")],
    }
    variables = environment() | ({"QT_QPA_PLATFORM": "offscreen"} if act == "start" else {})
    done = subprocess.run(
        ["strace", "-f", "-o", str(log), "-e", "trace=network", sys.executable, *commands[act]],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    calls = log.read_text(encoding="utf-8", errors="replace")
    assert "exited with 0" in calls, "nothing was traced"
    assert [line for line in calls.splitlines() if "AF_INET" in line or "AF_PACKET" in line] == []
