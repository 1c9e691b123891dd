"""Closed networks with one class of users: a fixed number of them cycle through thinking, waiting and service.

Two methods give the same exact result. `mean_value_analysis` is the published recursion, for many networks of plain
queues at once. `closed_network` takes stations of every kind: queues, several servers, delays, and speeds that
depend on the load. It multiplies the stations' generating functions (Buzen's convolution) in logarithms, where
every step adds positive terms. The textbook recursion for several servers takes 1 - sum of probabilities instead
and loses all digits near saturation: 100 users on 32 servers, thinking twice the service, come out with a
throughput below zero, and with clamped probabilities by a factor of two wrong.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.formulas.recording import Number, Values


class Station(NamedTuple):
    """One station of a closed network."""

    service_seconds: float
    """Service time of one visit."""
    visits: float = 1.0
    """Visits per cycle of a user."""
    servers: float = 1
    """Number of equal servers; `math.inf` for a delay without queueing, such as thinking."""
    speeds: tuple[float, ...] = ()
    """Speed with 1, 2, 3... users at the station, relative to one user; the last value applies to all larger numbers.
    Replaces `servers` if given, e.g. for a drive that gets faster with a longer queue.
    """

    @property
    def demand_seconds(self) -> float:
        """Service time per cycle."""
        return self.service_seconds * self.visits

    @property
    def is_delay(self) -> bool:
        """Whether the station has no queue."""
        return not self.speeds and math.isinf(self.servers)

    def speeds_up_to(self, customers: int) -> tuple[float, ...]:
        """Speeds of a queue with 1, 2, 3... users; the last value is repeated."""
        return (self.speeds or tuple(float(busy) for busy in range(1, int(self.servers) + 1)))[:customers]


class ClosedNetwork(NamedTuple):
    """Exact means for every number of users from 1 to N, along the last axis."""

    throughput_per_second: Values
    """Cycles per second."""
    response_seconds: Values
    """Time of one cycle without the delays."""
    residence_seconds: Values
    """Station x users: time at the station per cycle, all visits included."""
    queue_length: Values
    """Station x users: mean number of users at the station, waiting or served."""
    utilisation: Values
    """Station x users: share of the station's full speed in use; 0 for delays."""


def closed_network(stations: Sequence[Station], customers: int) -> ClosedNetwork:
    """Exact solution for 1 to `customers` users, by convolution; relative error below 1e-9 for thousands of users.

    X(n) = G(n - 1) / G(n), where G(n) sums the weights of all ways to spread n users over the stations; queues
    follow from G with and without the station; nothing is ever subtracted. Costs users x (servers of all
    queues) x log(queues). Jain, example 34.2: S 0.125, 0.3, 0.2 s, V 16, 10, 5, thinking 4 s, 20 users:
    R 56.016 s, X 0.333 per second.
    Source: J. P. Buzen, CACM 16 (1973); H. Bruell and G. Balbo, Computational Algorithms (1980), for the
    load-dependent form. Raises ValueError without users or without any service to be done.
    """
    weights = _Weights.of(stations, customers)
    lengths = [
        np.exp(queue.log_users(rest) - weights.whole)[1:]
        for queue, rest in zip(weights.queues, _without_each(weights.alone, weights.queues), strict=True)
    ]
    return _means(stations, weights.throughput_per_second, lengths)


def closed_throughput(stations: Sequence[Station], customers: int) -> Values:
    """Cycles per second of `closed_network`, to the last bit, without the queues, which take log(queues) times as long.

    Raises ValueError as that does.
    """
    return _Weights.of(stations, customers).throughput_per_second


def mean_value_analysis(demands_seconds: Number, think_seconds: Number, customers: int) -> ClosedNetwork:
    """The same for plain queues (one server each) and thinking, for many networks at once.

    `demands_seconds` is [..., station]; `think_seconds` broadcasts to the networks [...]. The answers are
    [..., users] and [..., station, users]. R_k(n) = D_k x (1 + Q_k(n - 1)), X = n / (Z + sum of R_k),
    Q_k = X x R_k. Source: M. Reiser and S. Lavenberg, JACM 27 (1980). Lazowska, page 117: D 0.605, 2.1, 1.35 s,
    Z 15 s, 3 users: X 0.1515 per second.
    """
    demands = np.asarray(demands_seconds, dtype=np.float64)
    think = np.asarray(think_seconds, dtype=np.float64)
    throughputs, residences, queues = [], [], [np.zeros(demands.shape)]
    for users in range(1, customers + 1):
        residence = demands * (1 + queues[-1])
        throughput = users / (think + residence.sum(axis=-1))
        queues.append(throughput[..., None] * residence)
        throughputs.append(throughput)
        residences.append(residence)
    rate, residence = np.stack(throughputs, axis=-1), np.stack(residences, axis=-1)
    queue = np.stack(queues[1:], axis=-1)
    return ClosedNetwork(
        rate, residence.sum(axis=-2), residence, queue, demands[..., None] * rate[..., None, :]
    )


class _Queue(NamedTuple):
    """The weights of 0, 1, 2... users at one queue, in logarithms: individual values, then a geometric tail."""

    log_weights: Values
    """Of 0 to m - 1 users, where m is the number of different speeds."""
    log_ratio: float
    """Ratio of consecutive weights in the tail."""

    @classmethod
    def of(cls, station: Station, customers: int, scale: float) -> _Queue:
        """The weight of j users is D^j / (speed(1) x ... x speed(j)), with D in units of 1 / `scale`."""
        ratios = math.log(station.demand_seconds * scale) - np.log(station.speeds_up_to(customers))
        return cls(np.concatenate(([0.0], np.cumsum(ratios[:-1]))), float(ratios[-1]))

    def log_combined(self, rest: Values) -> Values:
        """The weights of a network including this queue, from those without it."""
        before = len(self.log_weights) - 1
        total: Values = self.log_weights[-1] + _later(_geometric(rest, self.log_ratio), before)
        for users, weight in enumerate(self.log_weights[:-1]):
            total = np.logaddexp(total, weight + _later(rest, users))
        return total

    def log_users(self, rest: Values) -> Values:
        """The same, each term times the number of users at this queue: the mean queue before it is divided."""
        before = len(self.log_weights) - 1
        once = _geometric(rest, self.log_ratio)
        total: Values = self.log_ratio + _later(_geometric(once, self.log_ratio), 1)
        if before:
            total = np.logaddexp(total, math.log(before) + once)
        total = self.log_weights[-1] + _later(total, before)
        for users in range(1, before):
            total = np.logaddexp(total, math.log(users) + self.log_weights[users] + _later(rest, users))
        return total


class _Weights(NamedTuple):
    """G(n) for 0 to N users, in logarithms: of all stations, and of the delays alone."""

    scale: float
    """Throughput in whose unit the weights stay small."""
    queues: list[_Queue]
    alone: Values
    whole: Values

    @classmethod
    def of(cls, stations: Sequence[Station], customers: int) -> _Weights:
        """Raises ValueError without users or without any service to be done."""
        if customers < 1 or not sum(station.demand_seconds for station in stations) > 0:
            raise ValueError("a closed network needs at least one customer and one station with service")
        if any(min(station.speeds or (station.servers,)) <= 0 for station in stations):
            raise ValueError("a station needs at least one server, or speeds above zero")
        scale = _bound_per_second(stations, customers)
        queues = [
            _Queue.of(station, customers, scale)
            for station in stations
            if not station.is_delay and station.demand_seconds > 0
        ]
        thinking = sum(station.demand_seconds for station in stations if station.is_delay) * scale
        alone = _log_delays(thinking, customers)
        return cls(scale, queues, alone, _combined(alone, queues))

    @property
    def throughput_per_second(self) -> Values:
        """X(n) = G(n - 1) / G(n)."""
        throughput: Values = np.exp(self.whole[:-1] - self.whole[1:]) * self.scale
        return throughput


def _log_delays(think: float, customers: int) -> Values:
    """log(Z^n / n!): all delays of a network together."""
    with np.errstate(divide="ignore"):  # without any delay, none of them has users
        steps = np.log(think / np.arange(1, customers + 1))
    summed: Values = np.cumsum(steps, dtype=np.float64)
    return np.concatenate(([0.0], summed))


def _geometric(log_values: Values, log_ratio: float) -> Values:
    """log of y(n) = x(n) + ratio x y(n - 1), without a step that subtracts."""
    slope = log_ratio * np.arange(len(log_values), dtype=np.float64)
    summed: Values = slope + np.logaddexp.accumulate(log_values - slope)
    return summed


def _later(log_values: Values, places: int) -> Values:
    """The same values shifted by `places` users, filled with log 0."""
    return np.concatenate((np.full(places, -np.inf), log_values))[: len(log_values)]


def _combined(rest: Values, queues: Sequence[_Queue]) -> Values:
    for queue in queues:
        rest = queue.log_combined(rest)
    return rest


def _without_each(rest: Values, queues: Sequence[_Queue]) -> list[Values]:
    """The network's weights without the first queue, without the second, ...; common parts are shared by halving."""
    if len(queues) <= 1:
        return [rest] * len(queues)
    half = len(queues) // 2
    first, second = queues[:half], queues[half:]
    return _without_each(_combined(rest, second), first) + _without_each(_combined(rest, first), second)


def _bound_per_second(stations: Sequence[Station], customers: int) -> float:
    """Approximate throughput of all users: the unit in which the weights stay small."""
    slowest = max(
        (each.demand_seconds / max(each.speeds_up_to(customers)) for each in stations if not each.is_delay),
        default=0.0,
    )
    return 1 / max(slowest, sum(station.demand_seconds for station in stations) / customers)


def _means(stations: Sequence[Station], throughput: Values, queue_lengths: Sequence[Values]) -> ClosedNetwork:
    """All means from the throughput and the queues of the stations that have one."""
    queued = iter(queue_lengths)
    queue = np.zeros((len(stations), len(throughput)))
    use = np.zeros_like(queue)
    for row, station in enumerate(stations):
        if station.is_delay:
            queue[row] = throughput * station.demand_seconds
        elif station.demand_seconds > 0:
            queue[row] = next(queued)
            full_speed = max(station.speeds_up_to(len(throughput)))
            use[row] = throughput * station.demand_seconds / full_speed
    waits = np.array([not station.is_delay for station in stations])
    residence = queue / throughput
    return ClosedNetwork(throughput, residence[waits].sum(axis=0), residence, queue, use)
