"""Checks for free memory before calling libraries that abort the process without it."""

from __future__ import annotations

import mmap


def has_memory_for(needed_bytes: int) -> bool:
    """Whether the system can give this process this much more memory."""
    try:
        mmap.mmap(-1, needed_bytes).close()
    except (OSError, MemoryError):
        return False
    return True
