"""The frame of the command line: help, usage, start-up, pipes, bugs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from app.__main__ import names_a_plan
from app.cli.parser import COMMANDS
from app.machine.version import VERSION
from tests.support.command import ROOT, environment, headroom, run

HEAVY = ("numpy", "PySide6", "typst", "apsw", "pyqtgraph")


def python(code: str, folder: Path | None = None):
    return run([sys.executable, "-c", code], folder)


def test_help_names_every_command():
    done = headroom("--help")
    assert (done.status, done.err) == (0, "")
    for name, command in COMMANDS.items():
        assert name in done.out
        assert command.summary.split()[0] in done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name):
    done = headroom(name, "--help")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith(f"usage: headroom {name}")


def test_version_is_the_one_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == VERSION
    assert headroom("--version").out == f"Headroom {VERSION}\n"


def test_help_loads_nothing_heavy():
    code = f"""
import sys
from app.__main__ import main
status = main(["--help"])
loaded = [name for name in {HEAVY} if name in sys.modules]
sys.exit(f"status {{status}}, loaded {{loaded}}" if status or loaded else 0)
"""
    done = python(code)
    assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("asess", "plan.json"),
        ("asess",),
        ("assess",),
        ("assess", "plan.json", "--jsn"),
        ("assess", "plan.json", "--language", "fr"),
        ("explain", "plan.json", "desktops.maximum", "--json", "--markdown"),
        ("convert", "plan.json"),
        ("convert", "plan.json", "plan.txt"),
        ("proposal", "plan.json"),
        ("proposal", "plan.json", "-o", "plan.json"),
        ("proposal", "plan.json", "-o", "plan.pdf", "--date", "21.11.2026"),
        ("picture", "plan.json", "-o", "plan.gif"),
        ("samples", "no-such-sample", "-o", "plan.json"),
        ("samples", "everything-on-ssd"),
        ("schema", "plan.json"),
        ("--selftest",),
        ("one.json", "two.json"),
    ],
)
def test_usage_errors_end_with_status_2(arguments, tmp_path):
    done = headroom(*arguments, folder=tmp_path)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("headroom")
    assert "--help` shows how it is used." in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "is_a_plan"),
    [
        (["plan.headroom"], True),
        (["plan.json"], True),
        (["PLAN.HEADROOM"], True),
        (["folder/plan"], True),
        (["assess"], False),
        (["asess"], False),
        (["--help"], False),
        (["a.headroom", "b.headroom"], False),
        ([], False),
    ],
)
def test_a_single_file_is_a_plan_to_open(arguments, is_a_plan, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert names_a_plan(arguments) is is_a_plan


def test_an_existing_file_of_any_name_is_a_plan_to_open(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("plan").write_text("")
    assert names_a_plan(["plan"])


def test_a_reader_that_stops_early_is_no_error():
    command = [sys.executable, "-m", "app", "schema"]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        errors = process.stderr.read()
        assert (process.wait(60), errors) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_output_that_cannot_be_written_is_said():
    command = [sys.executable, "-m", "app", "schema"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, env=environment(), stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(b"headroom: ")
    assert b"No space left" in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_a_bug_becomes_one_sentence_and_a_log_entry_without_data():
    code = """
import sys
import app.__main__ as program
def secret(arguments): raise RuntimeError("the customer's name")
program.run = secret
sys.exit(program.main(["assess"]))
"""
    done = python(code)
    assert (done.status, done.out) == (1, "")
    assert done.err.count("\n") == 1
    log = Path(done.err.split()[-4])
    assert log.name == "headroom.log", done.err
    entry = log.read_text("utf-8")
    assert "builtins.RuntimeError" in entry
    assert "secret" in entry
    assert "customer" not in entry + done.err


def test_every_word_of_help_is_ascii_and_short():
    for line in headroom("--help").out.splitlines():
        assert line.isascii()
        assert len(line) <= 118
