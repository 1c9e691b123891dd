"""A virtual screen with a window manager, so that tests use real windows but nobody's display."""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping

SIZE = "1600x1000x24"
START_SECONDS = 20.0
NO_QT_WARNINGS = {"QT_FATAL_WARNINGS": "1"}
"""Makes a program end at Qt's first warning; in the test process pytest-qt listens."""


@contextlib.contextmanager
def virtual_screen(size: str = SIZE) -> Iterator[dict[str, str]]:
    """Run Xvfb and openbox; yield the environment variables for programs on it.

    Xvfb picks a free display number itself, so any number of test runs live side by side.
    """
    ours, theirs = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(theirs),
        "-screen",
        "0",
        size,
        "-dpi",
        "96",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    with _running(command, pass_fds=(theirs,)):
        os.close(theirs)
        variables = {"DISPLAY": f":{_display_number(ours)}", "QT_QPA_PLATFORM": "xcb"}
        with _running(["openbox", "--sm-disable"], env={**os.environ, **variables}):
            _wait_for_window_manager(variables)
            yield variables


@contextlib.contextmanager
def _running(command: list[str], **options: object) -> Iterator[subprocess.Popen[bytes]]:
    """Run `command` until the block ends, or until the test run itself is killed."""
    if shutil.which("setpriv"):
        command = ["setpriv", "--pdeathsig", "TERM", *command]
    quiet = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    process = subprocess.Popen(command, **quiet, **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _display_number(descriptor: int) -> str:
    with os.fdopen(descriptor) as reader:
        ready, _, _ = select.select([reader], [], [], START_SECONDS)
        number = reader.readline().strip() if ready else ""
    if not number:
        raise RuntimeError("Xvfb did not start. `make test` installs it; alone: apt-get install xvfb")
    return number


def _wait_for_window_manager(variables: Mapping[str, str]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        question = ["xdotool", "get_num_desktops"]
        answer = subprocess.run(question, env={**os.environ, **variables}, capture_output=True, check=False)
        if answer.returncode == 0 and answer.stdout.strip() not in (b"", b"0"):
            return
        time.sleep(0.02)
    raise RuntimeError("openbox did not take over the virtual screen")


def without_screen(environment: Mapping[str, str]) -> dict[str, str]:
    """Return `environment` as a program sees it on a machine without a display, where no warning of Qt passes."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XAUTHORITY"}
    return {name: value for name, value in environment.items() if name not in hidden} | NO_QT_WARNINGS
