"""No warning of Qt passes: not in a test, not while its windows go, not in a program that it starts."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SUITE = """
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import qWarning

from tests.support.screen import without_screen

CHILD = [sys.executable, "-c", "from PySide6.QtCore import qWarning; qWarning('careful')"]


def test_in_the_test(qapp):
    qWarning("careful")


@pytest.fixture
def window(qapp):
    yield
    qWarning("careful")


def test_while_windows_go(window):
    pass


def test_in_a_program_on_the_screen(display):
    subprocess.run(CHILD, env={**os.environ, **display}, check=True)


def test_in_a_program_without_a_screen():
    subprocess.run(CHILD, env=without_screen(os.environ), check=True)
"""


def test_each_qt_warning_fails_the_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n")
    (tmp_path / "test_careless.py").write_text(SUITE)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(ROOT)]
    options = ["-c", str(ROOT / "pyproject.toml"), "-n0", str(tmp_path)]
    done = subprocess.run([*command, *options], cwd=ROOT, capture_output=True, text=True, timeout=100)
    assert "3 failed, 1 passed, 1 error" in done.stdout, done.stdout + done.stderr
    assert "ERROR" in done.stdout
    assert "test_while_windows_go - Failed: Qt complained" in done.stdout
