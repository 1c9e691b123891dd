"""What calibrations of all kinds share: the mean, and what is left out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

Whole = Literal["machine", "laboratory"]
"""What is left out with a record: all tests on its machine, or all of its laboratory."""


def geometric_mean(values: Sequence[float]) -> float:
    """Geometric mean: balances relative deviations above and below."""
    return math.exp(sum(map(math.log, values)) / len(values))
