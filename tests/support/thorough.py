"""How far the tests of faults go: a sample in every run, all of it with FAULTS=full in the environment."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")
FULL = os.environ.get("FAULTS") == "full"


def rounds(quick: T, full: T) -> T:
    """What to do in this run."""
    return full if FULL else quick
