"""Runs `python -m app` for many tests after importing it once: started by `tests/support/command.py`.

For each line of input, it forks. The child takes the arguments, folder, variables and streams that the line names, runs
`app` as the main module and ends as Python does. Nothing but what was imported is there from before, and the shipped
catalogue, decoded.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import resource
import runpy
import signal
import sys
import threading
import time
from typing import Any

import app.cli.commands
from app.project.catalogue import load_catalog
from tests.support.asked_once import keep_catalogues

WINDOW = "app.cli.commands.window"
"""The one command with a display, which does not start here."""


def import_commands() -> None:
    """Import all commands, with what they import while they run, and decode the catalogue that they read."""
    for module in pkgutil.iter_modules(app.cli.commands.__path__, "app.cli.commands."):
        if module.name != WINDOW:
            importlib.import_module(module.name)
    importlib.import_module("app.cli.parser")
    keep_catalogues()
    load_catalog()
    gc.freeze()


def next_request() -> dict[str, Any] | None:
    """Fork for each request until there are no more; in a child, return its request."""
    for line in sys.stdin.buffer:
        request: dict[str, Any] = json.loads(line)
        child = os.fork()
        if child == 0:
            return request
        status, usage = ended(child, request["seconds"])
        answer = [status, usage.ru_utime + usage.ru_stime]
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
    return None


def ended(child: int, seconds: float) -> tuple[int, resource.struct_rusage]:
    """Exit status and resources of a child; kill it if it takes longer."""
    signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    _, status, usage = os.wait4(child, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)
    return os.waitstatus_to_exitcode(status), usage


def become(request: dict[str, Any]) -> None:
    """Take arguments, folder, variables, streams and the number of futures of a request."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(request["variables"])
    time.tzset()
    os.chdir(request["folder"])
    for number, path in enumerate((os.devnull, request["out"], request["err"])):
        opened = os.open(path, os.O_WRONLY if number else os.O_RDONLY)
        os.dup2(opened, number)
        os.close(opened)
    sys.path[0] = request["folder"]
    importlib.import_module("planner_core.studies.futures").FUTURES = request["futures"]
    sys.argv = ["headroom", *request["arguments"]]


def main() -> None:
    """Serve; in a child, be the command."""
    import_commands()
    request = next_request()
    if request is not None:
        become(request)
        try:
            runpy.run_module("app", run_name="__main__", alter_sys=True)
        except SystemExit as end:
            end_early(end)
            raise


def end_early(end: SystemExit) -> None:
    """End without freeing every object, which takes longer than most commands. `test_command_line.py` and
    `test_orderly_end.py` see programs to their real end."""
    if isinstance(end.code, int) and threading.active_count() == 1:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(end.code)


if __name__ == "__main__":
    main()
