"""Open queues, whose arrivals do not wait for responses. Little's law, M/M/1, M/M/c with Erlang's B and C.

A queue with more arrivals than its servers can take has no steady state. Its response time and its queue length are
infinite here, never a plausible number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import endless_quotient, quotient
from planner_core.formulas.recording import Column, Index, Number, Values
from planner_core.messages import Message
from planner_core.reuse import memoized


@formula(
    Message("Requests in the system"),
    symbol="N",
    unit="",
    expression="throughput_per_second x response_seconds",
    source="Little's law N = X x R; J. D. C. Little, Operations Research 9 (1961)",
)
def littles_law_customers(throughput_per_second: Number, response_seconds: Number) -> Number:
    """Mean number of requests inside, waiting or served; 2,725.5 per second that take 11.74 ms each: 32."""
    return throughput_per_second * response_seconds


@formula(
    Message("Response time by Little's law"),
    symbol="R",
    unit="s",
    expression="customers / throughput_per_second",
    source="Little's law N = X x R; J. D. C. Little, Operations Research 9 (1961)",
)
def littles_law_response_seconds(customers: Number, throughput_per_second: Number) -> Number:
    """Mean time from arrival to departure; 32 outstanding at 2,725.5 per second: 11.74 ms. Infinite if requests are in
    the system and none leaves, NaN without requests.
    """
    return endless_quotient(customers, throughput_per_second)


@formula(
    Message("Response time of interactive users"),
    symbol="R",
    unit="s",
    expression="customers / throughput_per_second - think_seconds",
    source="Response time law of interactive systems; Lazowska et al., Quantitative System Performance (1984), ch. 3",
)
def interactive_response_seconds(
    customers: Number, throughput_per_second: Number, think_seconds: Number
) -> Number:
    """Mean response time between two think times; 20 users, 0.1087 per second, 120 s thinking: 64 s."""
    return endless_quotient(customers, throughput_per_second) - think_seconds


@formula(
    Message("Utilisation of the servers"),
    symbol="ρ",
    unit="share",
    expression="arrivals_per_second x service_seconds / servers",
    source="Utilisation law ρ = X x S / c; Lazowska et al., Quantitative System Performance (1984), ch. 3",
)
def server_utilisation(arrivals_per_second: Number, service_seconds: Number, servers: Number) -> Number:
    """Utilisation of the servers, 0 to 1 and beyond; 9 per second, 0.2 s, 2 servers: 0.9."""
    return endless_quotient(arrivals_per_second * service_seconds, servers)


@formula(
    Message("Response time of one server"),
    symbol="R",
    unit="s",
    expression="service_seconds / max(0, 1 - utilisation)",
    source="M/M/1: random arrivals, exponential service times; Kleinrock, Queueing Systems I (1975), ch. 3",
)
def single_server_response_seconds(service_seconds: Number, utilisation: Number) -> Number:
    """Mean waiting and service time; 10 ms of service at a utilisation of 0.75: 40 ms."""
    return _while_stable(service_seconds, utilisation)


@formula(
    Message("Share that is turned away if there is no queue (Erlang B)"),
    symbol="B",
    unit="share",
    expression="offered^servers / servers! / sum(offered^k / k!, k = 0..servers)",
    source="A. K. Erlang (1917); computed by 1 / B(k) = 1 + k / (a x B(k - 1))",
)
def erlang_b(offered: Number, servers: Number) -> Number:
    """Blocking probability: all servers are busy, in a system without queue.

    `offered` is arrivals x service time (Erlang), `servers` an integer; fractions are ignored.
    1.8 Erlang on 2 servers: 0.3665.
    """
    shape = np.broadcast_shapes(np.shape(offered), np.shape(servers))
    own = shape[len(shape) - np.ndim(servers) :]
    whole = np.floor(np.broadcast_to(servers, own))
    is_small = whole.size <= MOST_KNOWN
    # In many futures a row has one number of servers.
    in_rows = not is_small and len(own) > 1 and bool((whole == whole[..., :1]).all())
    width = own[-1] if in_rows else 1
    whole = whole.reshape(-1, width)[:, 0]
    most_first, runs = _known_order(tuple(whole.tolist())) if is_small else _in_order(whole)
    rows = math.prod(shape[: len(shape) - len(own)])
    work = np.broadcast_to(np.asarray(offered, dtype=np.float64), shape).reshape(rows, whole.size, width)
    inverse = np.ones((whole.size, rows, width))
    with np.errstate(divide="ignore", over="ignore"):  # without work nothing is ever refused: 1 / infinity
        per_offered = 1 / work.swapaxes(0, 1)[most_first]
        for columns, numbers in runs:
            those, per = inverse[:columns], per_offered[:columns]
            for number in numbers:
                those *= per
                those *= number
                those += 1
    blocking = np.empty(work.shape)
    blocking.swapaxes(0, 1)[most_first] = 1 / inverse
    return blocking.reshape(shape)


MOST_KNOWN: Final = 500
"""Queues of which the order is kept: the same few are asked about with other arrivals, again and again."""


def _in_order(servers: Values) -> tuple[Index, Sequence[tuple[int, range]]]:
    """The queues with the most servers first, and how many of them have an nth server, for runs of n."""
    most_first = np.argsort(-servers, kind="stable")
    numbers = np.arange(1, int(np.max(servers, initial=0)) + 1)
    having = np.searchsorted(-servers[most_first], -numbers, side="right").tolist()
    runs = [(columns, list(those)) for columns, those in groupby(numbers.tolist(), lambda n: having[n - 1])]
    most_first.setflags(write=False)
    return most_first, [(columns, range(those[0], those[-1] + 1)) for columns, those in runs]


@memoized(200)
def _known_order(servers: tuple[float, ...]) -> tuple[Index, Sequence[tuple[int, range]]]:
    return _in_order(np.array(servers))


@formula(
    Message("Share that has to wait (Erlang C)"),
    symbol="C",
    unit="share",
    expression="blocking / (1 - min(1, utilisation) x (1 - blocking))",
    source="M/M/c: A. K. Erlang (1917); Kleinrock, Queueing Systems I (1975), ch. 3",
)
def erlang_c(blocking: Number, utilisation: Number) -> Number:
    """Probability of waiting for a server; 2 servers at a utilisation of 0.9: 0.8526. In overload all wait."""
    return blocking / (1 - np.minimum(1, utilisation) * (1 - blocking))


@formula(
    Message("Waiting time at several servers"),
    symbol="W",
    unit="s",
    expression="waiting_probability x service_seconds / (servers x max(0, 1 - utilisation))",
    source="M/M/c: random arrivals, exponential service times, one queue; Kleinrock, Queueing Systems I (1975), ch. 3",
)
def multi_server_waiting_seconds(
    waiting_probability: Number, service_seconds: Number, servers: Number, utilisation: Number
) -> Number:
    """Mean time before service begins; 0.8526 waiting, 0.2 s on 2 servers at 0.9: 0.853 s."""
    return _while_stable(endless_quotient(waiting_probability * service_seconds, servers), utilisation)


@formula(
    Message("Response time of several servers"),
    symbol="R",
    unit="s",
    expression="waiting_seconds + service_seconds",
    source="M/M/c: R = C x S / (c x (1 - ρ)) + S; Kleinrock, Queueing Systems I (1975), ch. 3",
)
def multi_server_response_seconds(waiting_seconds: Number, service_seconds: Number) -> Number:
    """Mean waiting and service time; 0.853 s and 0.2 s: 1.053 s."""
    return waiting_seconds + service_seconds


class OpenQueue(NamedTuple):
    """Steady state of one queue, or of a column of them."""

    utilisation: Column
    waiting_probability: Column
    waiting_seconds: Column
    response_seconds: Column
    waiting_customers: Column
    customers: Column


def multi_server_queue(arrivals_per_second: Number, service_seconds: Number, servers: Number) -> OpenQueue:
    """All results of an M/M/c queue by the formulas above.

    9 per second, 0.2 s, 2 servers: 7.674 waiting, response 1.053 s (queueing toolbox, Marzolla).
    Infinite times and queues from a utilisation of 1.
    """
    utilisation, waiting_probability, waiting = _waiting(arrivals_per_second, service_seconds, servers)
    response = multi_server_response_seconds(waiting, service_seconds)
    return OpenQueue(
        utilisation,
        waiting_probability,
        waiting,
        response,
        littles_law_customers(arrivals_per_second, waiting),
        littles_law_customers(arrivals_per_second, response),
    )


def multi_server_response(arrivals_per_second: Number, service_seconds: Number, servers: Number) -> Column:
    """The response time alone, in s; 9 per second, 0.2 s, 2 servers: 1.053 s."""
    *_, waiting = _waiting(arrivals_per_second, service_seconds, servers)
    return multi_server_response_seconds(waiting, service_seconds)


def _waiting(
    arrivals_per_second: Number, service_seconds: Number, servers: Number
) -> tuple[Column, Column, Column]:
    """Utilisation, probability of waiting, seconds of waiting."""
    utilisation = server_utilisation(arrivals_per_second, service_seconds, servers)
    # Little's law for the servers alone: arrivals x service time is the mean number in service.
    blocking = erlang_b(littles_law_customers(arrivals_per_second, service_seconds), servers)
    probability = erlang_c(blocking, utilisation)
    return (
        utilisation,
        probability,
        multi_server_waiting_seconds(probability, service_seconds, servers, utilisation),
    )


def _while_stable(seconds: Number, utilisation: Number) -> Number:
    """seconds / (1 - utilisation), infinite in overload; NaN stays NaN."""
    return quotient(
        seconds, 1 - np.asarray(utilisation), lambda: np.where(np.isnan(utilisation), np.nan, np.inf)
    )
