"""The process that builds proposals, broken or slow on purpose; and a check whether a process exists."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.machine import child_process

MAKE = "import sys; from app.__main__ import main; sys.exit(main(sys.argv[1:]))"
FOR_EVER = (
    "import time; import app.output.proposal.worker as it;"
    " it.document = it.page_maker = lambda *_: time.sleep(3600)"
)
"""It never finishes a request."""
FAULT = (
    "import app.output.proposal.worker as it; it.document = it.page_maker = lambda *_: {}['Müller & Söhne']"
)
"""It fails with an internal error that contains a customer's text."""
COMPLAINT = """
import app.output.proposal.worker as it
from planner_core.messages import HeadroomError, Message
def complain(*_): raise HeadroomError(Message("The chart of costs is empty."))
it.document = it.page_maker = complain
"""
"""It refuses a request with a reason."""
ENDS = (
    "import os; import app.output.proposal.worker as it; it.document = it.page_maker = lambda *_: os.abort()"
)
"""It is killed by the system."""


def begin_with(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Make processes that build proposals run this code first."""

    def command(*arguments: str) -> list[str]:
        return [sys.executable, "-P", "-c", f"{code}\n{MAKE}", *arguments]

    monkeypatch.setattr(child_process, "child_command", command)


def is_there(process: int) -> bool:
    """Whether a process with this id exists, including one that has ended but was not waited for."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def children(of: int = 0) -> list[int]:
    """The ids of the processes that build proposals for this or another process."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text("ascii").rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except (OSError, ValueError):  # it has ended meanwhile
            continue
        if parent == (of or os.getpid()) and b"--make-proposals" in command:
            found.append(int(folder.name))
    return found
