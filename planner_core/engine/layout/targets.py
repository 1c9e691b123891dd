"""Row order for sums over links, reused while the links have the same targets."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.recording import Index, Targets
from planner_core.reuse import keep_last, last


def targets_of(key: tuple[str, ...], index: Index, size: int) -> Targets:
    """Targets of a sum; those of the last plan under the same key if they are equal."""
    known = last(Targets, key)
    if known is not None and known.size == size and np.array_equal(known.index, index):
        return known
    return keep_last(Targets(index, size), key)
