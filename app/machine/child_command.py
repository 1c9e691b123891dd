"""How Headroom starts itself once more, for work that shall not be able to take the window down. No Qt."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
READ_TABLE: Final = "--read-table"
"""Reads a foreign table: see app/library/importing/read_file.py."""
MAKE_PROPOSALS: Final = "--make-proposals"
"""Makes proposals: see app/output/proposal/worker.py."""


def child_command(*arguments: str) -> list[str]:
    """The program and its arguments. From the sources, the folder it is started in is no place for modules."""
    own = [] if getattr(sys, "frozen", False) else ["-P", "-m", "app"]
    return [sys.executable, *own, *arguments]


def child_variables() -> dict[str, str]:
    """What it needs in its environment beside ours: from the sources, the way to the program's own packages."""
    return {} if getattr(sys, "frozen", False) else {"PYTHONPATH": str(ROOT)}
