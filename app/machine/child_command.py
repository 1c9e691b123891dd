"""Command line of Headroom's child processes, for work that must not crash the window. No Qt."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
READ_TABLE: Final = "--read-table"
"""Reads a foreign table: see app/library/importing/read_file.py."""
READ_ESTATE: Final = "--read-estate"
"""Reads the exports of a customer's estate: see app/library/importing/estate_files.py."""
READ_USE: Final = "--read-use"
"""Reads what a collector saw of the machines in an estate: see app/library/importing/use_files.py."""
MAKE_PROPOSALS: Final = "--make-proposals"
"""Makes proposals: see app/output/proposal/worker.py."""


def child_command(*arguments: str) -> list[str]:
    """The program and its arguments. In a source tree, the working directory must not be on the module path."""
    own = [] if getattr(sys, "frozen", False) else ["-P", "-m", "app"]
    return [sys.executable, *own, *arguments]


def child_variables() -> dict[str, str]:
    """Additional environment variables; in a source tree, the path to the program's packages."""
    return {} if getattr(sys, "frozen", False) else {"PYTHONPATH": str(ROOT)}
