"""Commands read locked plans: the password comes from a file or is typed at a terminal, and stands nowhere else."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.project.samples import read_sample
from db.cipher import Password, is_sealed
from db.project_file import ProjectFile
from tests.support.command import environment, headroom

TEXT = "correct hörse"
SECONDS = 300
COMMANDS = (
    ("assess",),
    ("limits",),
    ("explain",),
    ("response",),
    ("opinions",),
    ("range",),
    ("needed", "host", "10"),
)


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("locked") / "plan.headroom"
    ProjectFile.create(path, read_sample("everything-on-ssd"), password=Password(TEXT)).close()
    return path


@pytest.fixture
def password(tmp_path: Path) -> Path:
    path = tmp_path / "password.txt"
    path.write_text(f"{TEXT}\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: each[0])
def test_a_command_reads_a_locked_plan(locked: Path, password: Path, command: tuple[str, ...]) -> None:
    name, *rest = command
    done = headroom(name, locked, *rest, "--password-file", password)
    assert (done.status, done.err) == (0, "")
    assert done.out


def test_files_are_written_from_a_locked_plan(locked: Path, password: Path, tmp_path: Path) -> None:
    for name, target in (("proposal", "a.pdf"), ("picture", "a.png")):
        done = headroom(name, locked, "-o", tmp_path / target, "--password-file", password)
        assert (done.status, done.err) == (0, ""), name
        assert (tmp_path / target).stat().st_size > 1000
    done = headroom("compare", locked, locked.parent / "plan.headroom", "--password-file", password)
    assert (done.status, done.err) == (0, "")


def test_a_copy_of_a_locked_plan_is_locked_and_json_is_not(
    locked: Path, password: Path, tmp_path: Path
) -> None:
    copy, text = tmp_path / "copy.headroom", tmp_path / "copy.json"
    for target in (copy, text):
        assert headroom("convert", locked, target, "--password-file", password).status == 0
    assert is_sealed(copy.read_bytes())
    ProjectFile.open(copy, password=Password(TEXT)).close()
    assert "Everything on SSD" in text.read_text("utf-8")


def test_without_a_password_one_sentence_says_what_to_do(locked: Path) -> None:
    done = headroom("assess", locked)
    assert (done.status, done.out) == (1, "")
    assert "--password-file" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"wrong", "not the password"),
        (b"", "at least one character"),
        (b"\n", "at least one character"),
        (b"\xff\xfe", "UTF-8"),
        (b"a" * 200_000, "larger"),
    ],
    ids=["wrong", "empty", "an empty line", "no text", "too long"],
)
def test_a_password_file_that_does_not_fit_is_said(
    locked: Path, tmp_path: Path, content: bytes, told: str
) -> None:
    file = tmp_path / "password"
    file.write_bytes(content)
    done = headroom("assess", locked, "--password-file", file)
    assert (done.status, done.out) == (1, "")
    assert told in done.err
    assert done.err.count("\n") == 1
    assert headroom("assess", locked, "--password-file", tmp_path / "none").status == 1


def test_a_password_may_come_from_standard_input_or_a_pipe(locked: Path) -> None:
    command = [sys.executable, "-m", "app", "assess", str(locked), "--password-file"]
    done = subprocess.run(
        [*command, "-"],
        env=environment(),
        input=TEXT.encode(),
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    reading, writing = os.pipe()
    os.write(writing, TEXT.encode())
    os.close(writing)
    done = subprocess.run(
        [*command, f"/dev/fd/{reading}"],
        env=environment(),
        pass_fds=(reading,),
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    os.close(reading)
    assert (done.returncode, done.stderr) == (0, b"")


def test_at_a_terminal_it_is_asked_for_until_it_fits_and_not_shown(locked: Path) -> None:
    said = at_terminal(locked, "wrong", TEXT)
    assert said.count("Password of plan.headroom") == 2
    assert "not the password" in said
    assert "75 of 75 fit" in said
    assert TEXT not in said
    assert "wrong" not in said


def test_at_a_terminal_three_wrong_ones_are_enough(locked: Path) -> None:
    said = at_terminal(locked, "a", "b", "c")
    assert said.count("Password of") == 3
    assert "fit" not in said.replace("fits", "")


def at_terminal(plan: Path, *typed: str) -> str:
    """What `headroom assess` says at a terminal where this is typed, one line at each question."""
    terminal, other_end = pty.openpty()
    command = [sys.executable, "-m", "app", "assess", str(plan)]
    child = subprocess.Popen(
        command,
        env=environment(),
        stdin=other_end,
        stdout=other_end,
        stderr=other_end,
        start_new_session=True,
    )
    os.close(other_end)
    said, answers, asked = b"", list(typed), 0
    late = time.monotonic() + SECONDS
    while time.monotonic() < late:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            data = os.read(terminal, 10_000)
        except OSError:  # the other end is closed
            break
        if not data:
            break
        said += data
        if said.count(b"Password of plan.headroom: ") > asked and answers:
            asked += 1
            os.write(terminal, answers.pop(0).encode() + b"\n")
    assert child.wait(SECONDS) in (0, 1)
    os.close(terminal)
    return said.decode("utf-8")
