"""Runs the `headroom` command as a user does: in a separate process, without a display."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.support.screen import without_screen

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60


class Done(NamedTuple):
    """The result of a finished command."""

    status: int
    out: str
    err: str


def headroom(*arguments: object, folder: Path | None = None) -> Done:
    """Run `headroom` with these arguments from `folder`."""
    return run([sys.executable, "-m", "app", *map(str, arguments)], folder)


def run(command: Sequence[str], folder: Path | None = None) -> Done:
    """Run any command in the environment of `headroom`, with every Python warning an error."""
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, timeout=SECONDS, check=False
    )
    return Done(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def environment() -> dict[str, str]:
    """The environment of a terminal without a display."""
    return {**without_screen(os.environ), "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error"}


@cache
def without_network() -> tuple[str, ...]:
    """A prefix for a command that cuts it off from the network; empty if the system cannot do that."""
    prefix = ("unshare", "--user", "--map-root-user", "--net")
    if shutil.which("unshare") is None:
        return ()
    works = subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode == 0
    return prefix if works else ()
