"""A Headroom that was killed is told of once by the next one; one that is running or ended orderly never is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.machine.running_marker import Ended, Running

ROOT = Path(__file__).parents[3]
CHILD = """
import sys, time
from pathlib import Path
from app.machine.running_marker import Running
running = Running(Path(sys.argv[1]))
running.begin()
running.note(Path("/plans/a.headroom"))
print("running", flush=True)
if sys.argv[2] == "end":
    running.end()
else:
    time.sleep(60)
"""


def child(folder: Path, ending: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", CHILD, str(folder), ending]
    started = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    assert started.stdout.readline() == "running\n"
    return started


def test_a_killed_program_is_reported_once(tmp_path: Path) -> None:
    killed = child(tmp_path, "kill")
    mine = Running(tmp_path)
    assert mine.begin() == (), "it is running"
    mine.end()
    killed.kill()
    killed.communicate(timeout=30)
    assert Running(tmp_path).begin() == (Ended(Path("/plans/a.headroom")),)
    again = Running(tmp_path)
    again.begin()
    again.end()
    assert Running(tmp_path).begin() == ()


def test_an_orderly_end_leaves_nothing(tmp_path: Path) -> None:
    ended = child(tmp_path, "end")
    ended.communicate(timeout=30)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"[]", b'{"plan": ""}', b'{"plan": "a\\u0000"}', b"[" * 9000]
)
def test_a_marker_that_says_nothing_is_told_of_without_a_plan(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "1.running").write_bytes(content)
    running = Running(tmp_path)
    assert running.begin() == (Ended(None),)
    running.end()
    assert [*tmp_path.iterdir()] == []


def test_a_folder_that_cannot_be_made_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    running = Running(tmp_path / "file" / "running")
    assert running.begin() == ()
    running.note(Path("/a"))
    running.end()


def test_the_marker_is_written_only_when_another_plan_is_open(tmp_path: Path) -> None:
    running = Running(tmp_path)
    running.begin()
    running.note(Path("/a"))
    (marker,) = tmp_path.iterdir()
    os.utime(marker, (1, 1))
    running.note(Path("/a"))
    assert marker.stat().st_mtime == 1, "a step would write a file for nothing"
    running.end()
