"""The process that makes proposals, with something in it broken or slow; and whether a process is still there."""

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
"""It never comes to an end with what it is asked."""
FAULT = (
    "import app.output.proposal.worker as it; it.document = it.page_maker = lambda *_: {}['Müller & Söhne']"
)
"""There is a fault in it, whose text is a customer's."""
COMPLAINT = """
import app.output.proposal.worker as it
from planner_core.messages import HeadroomError, Message
def complain(*_): raise HeadroomError(Message("The chart of costs is empty."))
it.document = it.page_maker = complain
"""
"""It cannot make what it is asked, and says why."""
ENDS = (
    "import os; import app.output.proposal.worker as it; it.document = it.page_maker = lambda *_: os.abort()"
)
"""The system takes it away."""


def begin_with(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Let processes that make proposals run this before anything else."""

    def command(*arguments: str) -> list[str]:
        return [sys.executable, "-P", "-c", f"{code}\n{MAKE}", *arguments]

    monkeypatch.setattr(child_process, "child_command", command)


def is_there(process: int) -> bool:
    """Whether there is a process of that number, be it one that has ended and was not waited for."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def children(of: int = 0) -> list[int]:
    """The numbers of the processes that make proposals for this one, or for another."""
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
