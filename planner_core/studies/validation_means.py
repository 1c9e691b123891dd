"""What calibrations of all kinds share: the mean, and what is left out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from planner_core.studies.validation_records import SystemRecord

Whole = Literal["machine", "laboratory"]
"""What is left out with a record: all tests on its machine, or all of its laboratory."""


def geometric_mean(values: Sequence[float]) -> float:
    """Geometric mean: balances relative deviations above and below."""
    return math.exp(sum(map(math.log, values)) / len(values))


def is_of(other: SystemRecord, record: SystemRecord, whole: Whole) -> bool:
    """Whether the other is on the record's machine, or from its laboratory."""
    if other.group == record.group:
        return True
    return whole == "laboratory" and bool(record.laboratory) and other.laboratory == record.laboratory
