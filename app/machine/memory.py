"""Asks for memory before a library does that ends the process where it gets none."""

from __future__ import annotations

import mmap


def has_memory_for(needed_bytes: int) -> bool:
    """Whether the system would give this process so much memory more."""
    try:
        mmap.mmap(-1, needed_bytes).close()
    except (OSError, MemoryError):
        return False
    return True
