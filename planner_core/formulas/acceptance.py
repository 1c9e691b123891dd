"""How far a plan may grow until its users wait too long for their answers."""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Index, Number, Values
from planner_core.messages import Message
from planner_core.units import PERCENT, ROUNDING

LEAST: Final = 1e-9
"""Stands for no time, and for no server at all."""
IMPOSSIBLE: Final = 1e6
"""Stands for the logarithm of infinity, which has no products."""
COUNTED_AT_ONCE: Final = 15_000
"""Numbers of 8 bytes in one array: about 120 KB, which stay in the processor's cache."""
MANY: Final = 300
"""Queues from which users are counted number by number for all of them, not queue by queue."""
MANY_COUNTED: Final = 300_000
"""The same for many queues, of which only one row at a time has to stay there."""
MOST_LOG: Final = 600.0
"""Logarithm of the largest weight against the first, up to which numbers can hold both."""
TOLERANCE: Final = 1e-6
"""Relative accuracy of the search for the growth."""


@formula(
    Message("Share that grows with the users"),
    symbol="ρ_1",
    unit="share",
    expression="(demand - fixed_demand) / capacity",
    source="Utilisation law, for the part of the demand that grows",
)
def growing_share(demand: Number, fixed_demand: Number, capacity: Number) -> Number:
    """Utilisation by what grows; 700 of which 500 are fixed, on a capacity of 1,000: 0.2. Infinite without capacity, 0
    without growing demand.
    """
    growing = np.maximum(np.asarray(demand) - fixed_demand, 0.0)
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(growing > 0, np.true_divide(growing, capacity), 0.0)


@formula(
    Message("Utilisation after growth"),
    symbol="ρ",
    unit="share",
    expression="fixed_share + growing_share x growth",
    source="Users keep their pace, so demand grows with their number",
)
def grown_utilisation(fixed_share: Number, growing_share: Number, growth: Number) -> Number:
    """Utilisation with `growth` times the planned users; 0.1 fixed, 0.5 growing, 1.2 times: 0.7."""
    return fixed_share + growing_share * growth


@formula(
    Message("Servers needed"),
    symbol="a",
    unit="servers",
    expression="utilisation x servers",
    source="Offered load in Erlang: the mean number of busy servers",
)
def offered_load(utilisation: Number, servers: Number) -> Number:
    """Mean number of busy servers; 0.9 of 20 cores: 18."""
    return utilisation * servers


@formula(
    Message("Time at one resource"),
    symbol="R_k",
    unit="s",
    expression="service_seconds x stretch",
    source="M/M/c: response over service time does not depend on the unit of time",
)
def stretched_seconds(service_seconds: Number, stretch: Number) -> Number:
    """Service and waiting of one interaction; 0.4 s of service, stretched 1.5 times: 0.6 s. 0 without service."""
    with np.errstate(invalid="ignore"):
        return np.where(np.greater(service_seconds, 0), np.multiply(service_seconds, stretch), 0.0)


@formula(
    Message("Response time of an interaction"),
    symbol="R",
    unit="s",
    expression="seconds_at_resources + way_seconds",
    source="One resource after the other; nothing runs side by side",
)
def answer_seconds(seconds_at_resources: Number, way_seconds: Number) -> Number:
    """Response time of one interaction; 0.6 s and 40 ms to the user: 0.64 s."""
    return seconds_at_resources + way_seconds


@formula(
    Message("Users at the processors"),
    symbol="n_p",
    unit="users",
    expression="smallest n with sum(q(k), k = 0..n - 1) at least percentile / 100",
    source="Finite population, M/M/c with users who think and then ask for a core; Kleinrock, Queueing Systems I"
    " (1975), ch. 3. An arriving user meets what one user fewer would leave:"
    " q(k) ~ product((users - j) x service_seconds / think_seconds / min(j, servers), j = 1..k)",
)
def users_at_servers(
    users: Number, think_seconds: Number, service_seconds: Number, servers: Number, percentile: Number
) -> Number:
    """Users at the servers, the arriving one included, that only 100 - percentile % of arrivals exceed.

    `users` is rounded up to whole users, `servers` may be a fraction where other work takes the rest. 125 users, 2.09
    s of thinking, 0.42 s of service on 20 cores, 95 %: 42.
    """
    given = np.broadcast_arrays(users, think_seconds, service_seconds, servers, percentile)
    of_all, *others = (np.asarray(each, dtype=np.float64).reshape(-1) for each in given)
    met = np.maximum(np.ceil(of_all * (1 - ROUNDING)) - 1, 0.0).astype(np.intp)
    found = np.empty(met.size)
    # The largest first, a few at a time: so many that their numbers stay in the processor's cache.
    largest_first, start = np.argsort(-met, kind="stable"), 0
    count, at_once = (_met_of_many, MANY_COUNTED) if met.size >= MANY else (_users_met, COUNTED_AT_ONCE)
    while start < met.size:
        most = int(met[largest_first[start]])
        some = largest_first[start : start + max(1, at_once // (most + 1))]
        found[some] = count(met[some], most, *(each[some] for each in others))
        start += len(some)
    return found.reshape(given[0].shape) + 1.0


def _users_met(
    others: Index,
    most: int,
    think_seconds: Values,
    service_seconds: Values,
    servers: Values,
    percentile: Values,
) -> Index:
    """Users at the servers that an arriving one meets, of `others`, `most` at most; one-dimensional arrays."""
    numbers = np.arange(most + 1)
    factorials = np.concatenate([[0.0], np.cumsum(np.log(numbers[1:]))])  # logarithms of 0!, 1!, 2! ...
    cores = np.maximum(servers, LEAST)[:, None]
    with np.errstate(divide="ignore"):  # no service: log 0
        pace = np.log(service_seconds / np.maximum(think_seconds, LEAST))[:, None]
    # The logarithm of the product: the ways to choose who is there, the pace of each, the cores that serve them.
    thinking = others[:, None] - numbers
    on_own_core = np.minimum(numbers, cores.astype(np.intp))
    weights = numbers * np.where(np.isfinite(pace), pace, -IMPOSSIBLE)
    weights -= factorials.take(thinking, mode="clip")
    weights -= factorials.take(on_own_core, mode="clip")
    weights -= (numbers - on_own_core) * np.log(cores)
    np.copyto(weights, -np.inf, where=thinking < 0)
    weights -= weights.max(axis=-1, keepdims=True)
    below = np.cumsum(np.exp(weights, out=weights), axis=-1)
    enough = percentile[:, None] / PERCENT * below[:, -1:]
    found: Index = np.count_nonzero(below < enough, axis=-1)
    return found


def _met_of_many(
    others: Index,
    most: int,
    think_seconds: Values,
    service_seconds: Values,
    servers: Values,
    percentile: Values,
) -> Index:
    """The same without a logarithm for each number of users: each weight follows from the one before. The largest is
    near 1; where the first would then be next to nothing, logarithms are needed.
    """
    cores, number = np.maximum(servers, LEAST), others.astype(np.float64)
    with np.errstate(all="ignore"):  # no service, an endless one
        pace = service_seconds / np.maximum(think_seconds, LEAST)
        below_cores = np.floor(pace * (number + 1) / (1 + pace))
        largest = np.where(below_cores <= cores, below_cores, np.floor(number + 1 - cores / pace))
        largest = np.clip(np.nan_to_num(largest), 0, number)
        highest = _log_weight(largest, number, cores, pace)
    found = np.empty(len(others), dtype=np.intp)
    in_turn = (highest < MOST_LOG) | (pace == 0)
    rest = np.flatnonzero(~in_turn)
    if len(rest):
        at_once = max(1, COUNTED_AT_ONCE // (most + 1))
        for start in range(0, len(rest), at_once):
            some = rest[start : start + at_once]
            given = others, think_seconds, service_seconds, servers, percentile
            found[some] = _users_met(given[0][some], most, *(each[some] for each in given[1:]))
    those = np.flatnonzero(in_turn)
    weight = np.exp(-np.where(pace[those] > 0, highest[those], 0.0))
    cores, pace, left = cores[those], pace[those], number[those]
    below, factor, serving = np.empty((most + 1, len(those))), np.empty(len(those)), np.empty(len(those))
    below[0] = weight
    for users in range(1, most + 1):
        np.minimum(cores, users, out=serving)
        np.multiply(left, pace, out=factor)
        factor /= serving
        weight *= factor
        np.add(below[users - 1], weight, out=below[users])
        left -= 1  # at zero no further user can be there: all other weights are zero
    enough = percentile[those] / PERCENT * below[-1]
    found[those] = np.count_nonzero(below < enough, axis=0)
    return found


def _log_weight(users: Values, others: Values, cores: Values, pace: Values) -> Values:
    """Logarithm of the weight of a number of users at the servers, against that of none; by Stirling's formula, which
    is close enough to keep weights in range.
    """

    def log_factorial(number: Values) -> Values:
        more = number + 1
        found: Values = (more - 0.5) * np.log(more) - more + 0.5 * np.log(2 * np.pi) + 1 / (12 * more)
        return found

    alone = np.minimum(users, np.floor(cores))
    ways = log_factorial(others) - log_factorial(others - users)
    found: Values = users * np.log(pace) + ways - log_factorial(alone) - (users - alone) * np.log(cores)
    return found


def users_until(seconds: Number, think_seconds: Number, service_seconds: Number, servers: Number) -> Values:
    """Users beyond which the mean response surely takes longer: no more than servers / service_seconds go through, so
    R >= users x service_seconds / servers - think_seconds (asymptotic bounds; Lazowska et al., 1984, ch. 5).

    10 s, 2.09 s of thinking, 0.42 s of service on 20 cores: 577 users. Two more, for the user who arrives and for
    rounding up.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        most = np.asarray(servers) * (np.asarray(think_seconds) + seconds) / np.asarray(service_seconds)
    found: Values = np.where(np.isnan(most), np.inf, most + 2)
    return found


@formula(
    Message("Response time of shared processors"),
    symbol="R_p",
    unit="s",
    expression="service_seconds x max(1, users / servers)",
    source="Processor sharing: with more users than cores, each runs at its share of a core",
)
def shared_service_seconds(service_seconds: Number, users: Number, servers: Number) -> Number:
    """Time of an operation beside others; 0.42 s, 42 users on 20 cores: 0.88 s."""
    return service_seconds * np.maximum(1.0, np.asarray(users) / servers)


@formula(
    Message("Growth until responses are too slow"),
    symbol="g",
    unit="share",
    expression="the largest growth at which answer_seconds stays within limit_seconds",
    source="Found by trial; the response time at that growth is listed too",
)
def growth_within_limit(growth: Number, answer_seconds: Number, limit_seconds: Number) -> Number:
    """The growth, as the answers there are in time; 0 if they are not: 1.04, 0.99 s, 1 s: 1.04."""
    in_time = np.asarray(answer_seconds) <= np.asarray(limit_seconds) * (1 + TOLERANCE)
    return np.where(in_time, growth, 0.0)


@formula(
    Message("Sessions with responses in time"),
    symbol="N_R",
    unit="sessions",
    expression="sessions x growth",
    source="All users of the plan grow in proportion",
)
def sessions_in_time(sessions: Number, growth: Number) -> Number:
    """Sessions up to which the test is passed; 500 sessions, 1.04 times: 520."""
    return np.asarray(sessions) * growth
