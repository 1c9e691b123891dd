"""Headroom never asks for the network: what it does is traced, and every socket that it makes is for this machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

import pytest

from app.cli.plan_files import write_plan
from app.library.workbook_writing import workbook_bytes
from app.project.samples import read_sample
from tests.faults.test_failing_calls import cannot_trace
from tests.support.command import ROOT, environment
from tests.support.thorough import sampled

START = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app.cli.commands import window
application = window.make_application()
program = window.Headroom(application, window.Preferences(Path(sys.argv[1])))
program.start(Path(sys.argv[2]), painted=lambda: QTimer.singleShot(1500, program.window.close))
application.exec()
"""
LOCAL = "AF_UNIX"
"""To the display, and to nobody outside of the machine."""
Command = Callable[[Path], list[object]]


def plan(folder: Path) -> Path:
    path = folder / "plan.json"
    write_plan(path, read_sample("replica-on-ssd"))
    return path


def price_list(folder: Path, suffix: str) -> Path:
    path = folder / f"list{suffix}"
    rows = [["Artikel", "Listenpreis"], ["SSD", Decimal("1.5")]]
    path.write_bytes(workbook_bytes("A", rows) if suffix == ".xlsx" else b"Artikel;Listenpreis\nSSD;1,5\n")
    return path


COMMANDS: dict[str, Command] = {
    "help": lambda folder: ["--help"],
    "assess": lambda folder: ["assess", plan(folder)],
    "import": lambda folder: ["convert", plan(folder), folder / "plan.headroom"],
    "import-csv": lambda folder: ["library", "import", "prices", price_list(folder, ".csv")],
    "import-xlsx": lambda folder: ["library", "import", "prices", price_list(folder, ".xlsx")],
    "export": lambda folder: ["convert", plan(folder), folder / "copy.json"],
    "export-library": lambda folder: ["library", "export", "servers", "-o", folder / "servers.xlsx"],
    "proposal": lambda folder: ["proposal", plan(folder), "-o", folder / "a.pdf"],
    "picture": lambda folder: ["picture", plan(folder), "-o", folder / "a.png"],
}


def sockets_of(command: list[object], folder: Path, variables: dict[str, str]) -> list[str]:
    """Run a command, and all that it starts, under a trace; every call that makes or uses a socket."""
    log = folder / "calls.log"
    done = subprocess.run(
        ["strace", "-f", "-o", log, "-e", "trace=network", sys.executable, *map(str, command)],
        cwd=ROOT,
        env={**os.environ, **environment(), **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    calls = log.read_text(encoding="utf-8", errors="replace")
    assert "exited with 0" in calls, "nothing was traced"
    return re.findall(r"\b(?:socket|connect|bind|sendto)\(.*", calls)


def is_local(call: str) -> bool:
    """Whether a call is about this machine alone; bytes that are sent over a socket name no family of their own."""
    families = re.findall(r"\b[AP]F_\w+", call)
    return set(families) <= {LOCAL} and (bool(families) or call.startswith("sendto"))


@pytest.mark.skipif(cannot_trace(), reason="no process can be traced here")
@pytest.mark.parametrize("act", sampled(COMMANDS, "assess", "import-xlsx", "export-library", "proposal"))
def test_commands_make_no_socket_at_all_or_one_inside_the_machine(tmp_path: Path, act: str) -> None:
    calls = sockets_of(["-m", "app", *COMMANDS[act](tmp_path)], tmp_path, {})
    assert [call for call in calls if not is_local(call)] == []


@pytest.mark.skipif(cannot_trace(), reason="no process can be traced here")
def test_no_socket_leads_out_of_the_machine(tmp_path: Path, display: dict[str, str]) -> None:
    """The window on a real display, to which it talks by the one kind of socket that there may be."""
    command = ["-c", START, tmp_path / "settings", plan(tmp_path)]
    calls = sockets_of(command, tmp_path, display)
    assert [call for call in calls if not is_local(call)] == []
    if sys.platform == "linux":
        assert any(".X11-unix" in call for call in calls), "the trace would have missed others as well"


@pytest.mark.parametrize(
    ("call", "local"),
    [
        ('connect(3, {sa_family=AF_UNIX, sun_path=@"/tmp/.X11-unix/X9"}, 20) = 0', True),
        ("socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3", True),
        ("socket(AF_INET, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_IP) = 3", False),
        ("socket(AF_INET6, SOCK_STREAM, IPPROTO_TCP) = 3", False),
        ("socket(AF_NETLINK, SOCK_RAW|SOCK_CLOEXEC, NETLINK_ROUTE) = 3", False),
        ('connect(4, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("1.1.1.1")}, 16) = 0', False),
    ],
)
def test_the_trace_is_read_aright(call: str, local: bool) -> None:
    assert is_local(call) is local
