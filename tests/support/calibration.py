"""The present speed of the machine: shared machines change theirs within a minute."""

from __future__ import annotations

import time

STEPS = 40_000


def calibration() -> float:
    """Milliseconds of processor time for a fixed piece of work in Python."""
    start = time.thread_time()
    sum(number * number for number in range(STEPS))
    return (time.thread_time() - start) * 1000
