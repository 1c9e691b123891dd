"""Frees memory of a test process between two tests, so that it stays small however many tests it runs.

The typesetter caches its output until ten more documents are set, some 50 MiB for each proposal; the program has a
separate process for it, and so has a run in several processes (typesetter_apart.py). Closed windows are garbage that
Python collects much later, and the C library keeps freed memory.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from pathlib import Path
from typing import Any

from tests.support.typesetter_apart import Apart

GROWTH_MIB = 100
"""Growth of a process that is worth the third of a second that freeing memory takes."""
TYPESETTING = "app.output.proposal.typesetting"
REMEMBERED = 12
"""After this many documents the typesetter has dropped one from its cache; it says ten."""
STATM = Path("/proc/self/statm")


class Keeper:
    """Watches one process."""

    def __init__(self) -> None:
        self._kept = 0.0

    def look(self) -> None:
        """Free memory if the process has grown since the last time."""
        if resident_mib() > self._kept + GROWTH_MIB:
            give_back()
            self._kept = resident_mib()


def resident_mib() -> float:
    """Present memory of this process; 0 if the system does not tell."""
    if not sys.platform.startswith("linux"):
        return 0.0
    return int(STATM.read_text(encoding="ascii").split()[1]) * 4096 / 2**20


def give_back() -> None:
    """Free all unreachable objects."""
    if (typesetting := sys.modules.get(TYPESETTING)) is not None and not isinstance(typesetting.typst, Apart):
        forget_documents(typesetting)
    gc.collect()
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def forget_documents(typesetting: Any) -> None:
    """Typeset empty pages until all other documents are dropped from the cache."""
    for _ in range(REMEMBERED):
        typesetting.typst.compile({"main.typ": b""}, font_paths=typesetting.typeface())
