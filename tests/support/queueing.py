"""A closed network of three classes and ten stations whose exact throughputs six programs agree on."""

from __future__ import annotations

import numpy as np

THINK_SECONDS = (5.0, 3.0, 8.0)
DEMANDS_SECONDS = np.random.default_rng(7).uniform(1, 20, (10, 3)).T / 1000
EXACT_THROUGHPUT = {
    10: (0.9831543719996, 0.9564679425605, 0.2465319671945),
    100: (9.7731039057417, 9.4324653405247, 2.4550908014891),
    1000: (31.7952631185572, 22.0483806688501, 11.9324147802916),
    3000: (31.6071618620, 20.4332313430, 14.1974874146),
}


def customers_of(total: int) -> tuple[int, int, int]:
    """Customers of the three classes, 5 : 3 : 2."""
    return total // 2, total * 3 // 10, total // 5
