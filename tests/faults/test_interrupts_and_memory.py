"""Ctrl+C at any moment, and too little memory: a status and at most one sentence, and nothing half done."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db.cipher import Password
from db.new_file import write_new_file
from planner_core.editing.history import History
from tests.support.command import environment, run
from tests.support.projects import sample_file
from tests.support.thorough import rounds

INTERRUPTED = (130, -signal.SIGINT)
MOMENTS = rounds(2, 40)
COMMANDS = {
    "assess": ("assess", "plan.headroom", "--json"),
    "proposal": ("proposal", "plan.headroom", "-o", "out.pdf"),
    "convert": ("convert", "plan.headroom", "copy.headroom"),
    "import": ("library", "import", "cpus", "cpus.csv"),
}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits and signals as Linux has them")


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> Path:
    """A plan, the same under a password, and a table to import."""
    folder = tmp_path_factory.mktemp("files")
    file = sample_file(folder)
    project = file.project
    file.close()
    write_new_file(folder / "locked.headroom", project, History(), Password("secret"))
    (folder / "password.txt").write_text("secret\n")
    (folder / "cpus.csv").write_text(
        "Name;Processor;Cores per socket (cores);Base clock (GHz);All-core turbo clock (GHz)\n"
        + "".join(f"CPU {n};CPU {n};8;2.5;3.0\n" for n in range(500))
    )
    return folder


@pytest.fixture
def folder(files, tmp_path) -> Path:
    """A copy of them for each test."""
    return Path(shutil.copytree(files, tmp_path / "files"))


@pytest.mark.parametrize("name", COMMANDS)
def test_ctrl_c_ends_a_command_without_a_word_and_leaves_nothing_half_done(name, folder):
    command = [sys.executable, "-m", "app", *COMMANDS[name]]
    began = os.times()
    assert run(command, folder).status == 0
    took = os.times().elapsed - began.elapsed
    for path in (folder / "out.pdf", folder / "copy.headroom"):
        path.unlink(missing_ok=True)
    before = {path.name for path in folder.iterdir()}
    moments = random.Random(name)
    for _ in range(MOMENTS):
        after = moments.uniform(0.05, 1) * took
        status, said = _interrupted(command, folder, after)
        assert status in (0, *INTERRUPTED), f"{status} after {after:.3f} s: {said}"
        assert said == "", f"after {after:.3f} s"
        written = {path.name for path in folder.iterdir()} - before
        assert written <= {"out.pdf", "copy.headroom"}
        for each in written:
            assert (folder / each).stat().st_size > 1000
            (folder / each).unlink()


def _interrupted(command: list[str], folder: Path, seconds: float) -> tuple[int, str]:
    """Start a command, send it what Ctrl+C sends after some time, and return its status and complaints."""
    # A run of tests in the background has Ctrl+C switched off, and hands that down.
    with subprocess.Popen(
        ["env", "--default-signal=INT", *command],
        cwd=folder,
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        try:
            running.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGINT)  # the whole foreground group, as a terminal does
        said = running.communicate(timeout=30)[1]
    if _is_from_start_up(
        said
    ):  # before the first line of ours Python itself says so, and ends with a status of its own
        return INTERRUPTED[0], ""
    return running.returncode, said


def _is_from_start_up(said: str) -> bool:
    ours = set(re.findall(r'"[^"]*/((?:app|db|planner_core)/[^"]+)"', said))
    return "KeyboardInterrupt" in said and ours <= {"app/__init__.py", "app/__main__.py"}


@pytest.mark.parametrize(
    ("command", "mib"),
    [
        (command, mib)
        for command, some in (
            (("assess", "plan.headroom"), (100,)),
            (("proposal", "plan.headroom", "-o", "out.pdf"), (300,)),
            (("assess", "locked.headroom", "--password-file", "password.txt"), (160,)),
        )
        for mib in rounds(some, (60, 80, 100, 120, 140, 160, 180, 200, 250, 300, 350, 400, 600))
    ],
)
def test_with_little_memory_a_command_works_or_says_so(command, mib, folder):
    limited = ["sh", "-c", f'ulimit -v {mib * 1024}; exec "$@"', "sh", sys.executable, "-m", "app", *command]
    done = run(limited, folder)
    assert done.status in (0, 1), done.err
    if done.status:
        assert done.err.startswith("headroom: ")
        assert done.err.count("\n") == 1
        assert "memory" in done.err, "above all, a right password is not called wrong"
        assert not (folder / "out.pdf").exists()
