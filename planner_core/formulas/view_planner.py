"""View Planner: a high percentile of the latencies of a run."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike


def slow_operation_seconds(
    iterations: Sequence[ArrayLike], percentile: float, skip_first: int = 0, skip_last: int = 0
) -> float:
    """Percentile, in %, of the latencies of all iterations except the first and last ones.

    `iterations` hold the latencies, in seconds, of all desktops; five of them with 96 x 0.5 s and 4 x 9 s, 95th
    percentile: 0.5 s. Raises ValueError without any latency in those that count. Source: VMware, Virtual SAN 6.2
    with Virtual Desktop Infrastructure Workload (2016), View Planner scores.
    """
    counted = iterations[skip_first : len(iterations) - skip_last]
    measured = np.concatenate([np.ravel(each) for each in counted]) if counted else np.array([])
    if not len(measured):
        raise ValueError("there are no latencies in the iterations that count")
    return float(np.percentile(measured, percentile))
