"""Bounds of closed networks without solving them: limits of throughput and response time.

For one class of users, plain queues (one server each) and thinking. `demands_seconds` is [station]; the number of
customers may be a number or an array, and so are the answers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number, Values
from planner_core.messages import Message


class Bounds(NamedTuple):
    """Lower and upper bounds of the exact values."""

    lowest_throughput_per_second: Values
    highest_throughput_per_second: Values
    shortest_response_seconds: Values
    longest_response_seconds: Values


@formula(
    Message("Users at saturation"),
    symbol="N*",
    unit="",
    expression="(total_demand_seconds + think_seconds) / largest_demand_seconds",
    source="Number of users at which the asymptotic bounds meet; Lazowska et al., Quantitative System"
    " Performance (1984), ch. 5",
)
def saturation_customers(
    total_demand_seconds: Number, think_seconds: Number, largest_demand_seconds: Number
) -> Number:
    """Number of users from which queueing is inevitable; 17.2 s, 120 s, 9.2 s: 14.9."""
    return (total_demand_seconds + think_seconds) / largest_demand_seconds


def asymptotic_bounds(customers: ArrayLike, demands_seconds: ArrayLike, think_seconds: float) -> Bounds:
    """Bounds for no queueing at all, and for queueing behind all others everywhere.

    N / (Z + N x D) <= X <= min(1 / Dmax, N / (Z + D)). Source: Lazowska et al., Quantitative System Performance
    (1984), ch. 5. N 20, D 9.2 and 8 s, Z 120 s: X at most 0.109 per second, R at least 64 s.
    """
    users, demands = _arrays(customers, demands_seconds)
    total, largest = demands.sum(), demands.max()
    highest = np.minimum(1 / largest, users / (think_seconds + total))
    return _bounds(users, think_seconds, users / (think_seconds + users * total), highest)


def balanced_job_bounds(customers: ArrayLike, demands_seconds: ArrayLike, think_seconds: float) -> Bounds:
    """Bounds from balanced networks: equal stations are the best case for the same total, few stations the worst.

    N / (Z + D + (N - 1) Dmax / (1 + Z / (N D))) <= X <= N / (Z + D + (N - 1) Dmean / (1 + Z / D)), and never
    beyond the asymptotes. Source: J. Zahorjan et al., CACM 25 (1982); Lazowska et al. (1984), ch. 5.
    """
    users, demands = _arrays(customers, demands_seconds)
    total, largest, mean = demands.sum(), demands.max(), demands.mean()
    idle = think_seconds + total
    lowest = users / (idle + (users - 1) * largest / (1 + think_seconds / (users * total)))
    highest = users / (idle + (users - 1) * mean / (1 + think_seconds / total))
    return _bounds(users, think_seconds, lowest, np.minimum(1 / largest, highest))


def geometric_bounds(customers: ArrayLike, demands_seconds: ArrayLike, think_seconds: float) -> Bounds:
    """Bounds from queues at stations other than the bottleneck, which grow like a geometric series.

    X = N / (Z + D + Dmax (N - 1 - Z X') - sum of (Dmax - D_i) Q_i), where X' and Q_i are those with one user less:
    X' lies between X (N - 1) / N and X, and Q_i between geometric sums of D_i N / (Z + D + Dmax N) and of D_i
    times a bound of the throughput. Source: G. Casale, R. Muntz and G. Serazzi, IEEE Transactions on Computers
    57 (2008). D 0.1, 0.1, 0.09, 0.08 s without thinking, 10 users: 8.1521 to 8.2690 per second.
    """
    users, demands = _arrays(customers, demands_seconds)
    total, largest = demands.sum(), demands.max()
    others = demands[demands < largest]
    fewer = users - 1
    full = think_seconds + total + largest * fewer
    saved_low = _geometric_sum(np.multiply.outer(fewer / full, others), fewer) @ (largest - others)
    fewer_at_best = _proportional_bound(np.maximum(fewer, 1), demands, think_seconds)
    saved_high = _geometric_sum(np.multiply.outer(fewer_at_best, others), fewer) @ (largest - others)
    waiting = 4 * think_seconds * largest
    lowest = _root(users, full - saved_low, waiting * fewer)
    highest = _root(users, full - saved_high, waiting * users)
    return _bounds(users, think_seconds, lowest, np.minimum(1 / largest, highest))


def closest_bounds(customers: ArrayLike, demands_seconds: ArrayLike, think_seconds: float) -> Bounds:
    """The tightest bounds of all these methods."""
    users, demands = _arrays(customers, demands_seconds)
    found = [
        method(users, demands, think_seconds)
        for method in (asymptotic_bounds, balanced_job_bounds, geometric_bounds)
    ]
    lowest = np.max([each.lowest_throughput_per_second for each in found], axis=0)
    highest = np.min([each.highest_throughput_per_second for each in found], axis=0)
    return _bounds(
        users, think_seconds, lowest, np.minimum(highest, _proportional_bound(users, demands, think_seconds))
    )


def _proportional_bound(users: Values, demands: Values, think_seconds: float) -> Values:
    """Maximum throughput if queues were proportional to the demands: C. Hsieh and S. Lam, Performance Evaluation 7
    (1987).
    """
    idle = think_seconds + demands.sum()
    highest: Values = users / (idle + (users - 1) * (demands @ demands) / idle)
    below: Values = np.minimum(1 / demands.max(), highest)
    return below


def _root(users: Values, full: Values, product: Values) -> Values:
    """The throughput X with X (full - product / (4 users) x X) = users; infinite if there is none."""
    beneath = full**2 - product
    return np.where(beneath >= 0, 2 * users / (full + np.sqrt(np.maximum(beneath, 0))), np.inf)


def _geometric_sum(growth: Values, terms: Values) -> Values:
    """growth + growth^2 + ... + growth^terms."""
    powers = growth ** terms[..., None]
    near = np.isclose(growth, 1, rtol=0, atol=1e-9)
    apart = np.where(near, 1.0, 1 - growth)
    return np.where(near, terms[..., None], growth * (1 - powers) / apart)


def _arrays(customers: ArrayLike, demands_seconds: ArrayLike) -> tuple[Values, Values]:
    users = np.asarray(customers, dtype=np.float64)
    demands = np.atleast_1d(np.asarray(demands_seconds, dtype=np.float64))
    if np.any(users < 1) or not demands.max() > 0 or demands.min() < 0:
        raise ValueError("bounds need at least one customer and one demand above zero")
    return users, demands


def _bounds(users: Values, think_seconds: float, lowest: Values, highest: Values) -> Bounds:
    """Response times follow from the throughput by the response time law."""
    return Bounds(lowest, highest, users / highest - think_seconds, users / lowest - think_seconds)
