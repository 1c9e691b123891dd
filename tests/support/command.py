"""Runs the `headroom` command as a user does: in a separate process, without a display.

Starting Python and importing Headroom takes longer than most commands. On Linux the processes are therefore forked from
one that has done both (`command_child.py`), one for each process of the test run.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from planner_core.studies import futures
from tests.support.screen import without_screen

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 300


class Done(NamedTuple):
    """The result of a finished command."""

    status: int
    out: str
    err: str


def headroom(
    *arguments: object, folder: Path | None = None, variables: Mapping[str, str] | None = None
) -> Done:
    """Run `headroom` with these arguments from `folder`, with these variables besides those of `environment`."""
    around = environment() | (variables or {})
    if sys.platform == "linux" and read_at_start(around) == read_at_start(_starter().variables):
        return _starter().start([*map(str, arguments)], folder or Path.cwd(), around)
    return run([sys.executable, "-m", "app", *map(str, arguments)], folder, variables)


def read_at_start(variables: Mapping[str, str]) -> dict[str, str]:
    """The variables that Python reads only when it starts."""
    return {name: value for name, value in variables.items() if name.startswith("PYTHON")}


def run(
    command: Sequence[str], folder: Path | None = None, variables: Mapping[str, str] | None = None
) -> Done:
    """Run any command in the environment of `headroom`, with every Python warning an error."""
    around = environment() | (variables or {})
    done = subprocess.run(command, cwd=folder, env=around, capture_output=True, timeout=SECONDS, check=False)
    return Done(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def environment() -> dict[str, str]:
    """The environment of a terminal without a display."""
    return {**without_screen(os.environ), "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error"}


def processor_seconds() -> float:
    """Processor time of the commands so far."""
    return _starter().seconds if _starter.cache_info().currsize else 0.0


class _Starter:
    """The process from which commands are forked; it ends with this one."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.support.command_child"]
        self.seconds = 0.0
        self.variables = environment()
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=self.variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self.stop)

    def start(self, arguments: Sequence[str], folder: Path, variables: Mapping[str, str]) -> Done:
        """Run a command until its end."""
        with tempfile.NamedTemporaryFile() as out, tempfile.NamedTemporaryFile() as err:
            asked = {
                "arguments": arguments,
                "folder": str(folder),
                "variables": variables,
                "out": out.name,
                "err": err.name,
                "seconds": SECONDS,
                "futures": futures.FUTURES,
            }
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
            status, seconds = json.loads(self._process.stdout.readline())
            self.seconds += seconds
            return Done(status, out.read().decode("utf-8"), err.read().decode("utf-8"))

    def stop(self) -> None:
        """Let the process end."""
        self._process.communicate()


@cache
def _starter() -> _Starter:
    return _Starter()


@cache
def without_network() -> tuple[str, ...]:
    """A prefix for a command that cuts it off from the network; empty if the system cannot do that."""
    prefix = ("unshare", "--user", "--map-root-user", "--net")
    if shutil.which("unshare") is None:
        return ()
    works = subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode == 0
    return prefix if works else ()
