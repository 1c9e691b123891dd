"""Networks with several classes of users: exact mean value analysis, and open classes beside the closed ones.

Stations are plain queues (one server, whatever the class) and thinking. The exact recursion visits every mix of users
up to the full one, so it suits small numbers; use `queueing_approximate` for large ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from planner_core.formulas.recording import Values

MOST_MIXES = 20_000_000
"""Maximum mixes of users x stations for `exact_multiclass`, about half a second."""


class MulticlassNetwork(NamedTuple):
    """Steady state with all users of all classes."""

    throughput_per_second: Values
    """[class]: cycles per second."""
    response_seconds: Values
    """[class]: time of one cycle without thinking."""
    residence_seconds: Values
    """[class, station]: time at the station per cycle, all visits included."""
    queue_length: Values
    """[class, station]: mean number of users at the station, waiting or served."""
    utilisation: Values
    """[station]: share of the station's capacity in use."""


class MixedNetwork(NamedTuple):
    """Open classes, with arrivals from outside, and closed classes on the same stations."""

    open_residence_seconds: Values
    """[open class, station]"""
    open_queue_length: Values
    """[open class, station]"""
    closed: MulticlassNetwork
    """The closed classes; its utilisation includes the open classes."""


MulticlassSolver = Callable[[ArrayLike, ArrayLike, ArrayLike], MulticlassNetwork]
"""`exact_multiclass`, `schweitzer`, or another with the same arguments."""


def mixes_of(customers: ArrayLike, stations: int) -> int:
    """Effort of the exact solution: mixes of users x stations; N 5, 3, 2, ten stations: 720."""
    return math.prod(int(users) + 1 for users in np.atleast_1d(customers)) * stations


def exact_multiclass(
    customers: ArrayLike, think_seconds: ArrayLike, demands_seconds: ArrayLike
) -> MulticlassNetwork:
    """Exact mean value analysis; `customers` and `think_seconds` are [class], `demands_seconds` [class, station].

    R_ck(n) = D_ck x (1 + Q_k(n - one of class c)), X_c = n_c / (Z_c + sum of R_ck). Source: M. Reiser and
    S. Lavenberg, JACM 27 (1980). Lazowska, page 142: N 1, 1, D 1, 3 and 2, 4 s: X 3/19 and 2/19 per second.
    Raises ValueError for fractions of users, for a class that needs no time, and for more than MOST_MIXES.
    """
    users, think, demands = class_arrays(customers, think_seconds, demands_seconds)
    if np.any(users != np.floor(users)):
        raise ValueError("exact mean value analysis takes whole numbers of customers")
    if mixes_of(users, demands.shape[1]) > MOST_MIXES:
        raise ValueError(f"more than {MOST_MIXES} mixes of customers and stations: use the approximation")
    # The largest class comes last: its number follows from the total, so the tables need no axis for it.
    order = [each for each in np.argsort(users, kind="stable") if users[each] > 0]
    residence = demands.copy()
    if order:
        residence[order] = _last_residence(users[order].astype(int), think[order], demands[order])
    found = network_of(users, think, demands, residence)
    residence[users == 0] *= 1 + found.queue_length.sum(axis=0)  # what a user of such a class would see
    return network_of(users, think, demands, residence)


def mixed_network(
    arrivals_per_second: ArrayLike,
    open_demands_seconds: ArrayLike,
    customers: ArrayLike,
    think_seconds: ArrayLike,
    demands_seconds: ArrayLike,
    solve: MulticlassSolver = exact_multiclass,
) -> MixedNetwork | None:
    """Open classes take their share of each station, which slows it down for the closed ones.

    D'_ck = D_ck / (1 - U_open,k), then R_ok = D_ok x (1 + Q_closed,k) / (1 - U_open,k). Source: Lazowska et al.,
    Quantitative System Performance (1984), ch. 7. Exact where `solve` is. None if the open classes alone ask
    for all of a station or more: then there is no steady state.
    """
    arrivals, open_demands = np.asarray(arrivals_per_second), np.asarray(open_demands_seconds)
    open_use = arrivals @ open_demands
    if np.any(open_use >= 1):
        return None
    demands = np.asarray(demands_seconds, dtype=np.float64)
    closed = solve(customers, think_seconds, demands / (1 - open_use))
    residence = open_demands * (1 + closed.queue_length.sum(axis=0)) / (1 - open_use)
    use = closed.utilisation * (1 - open_use) + open_use
    return MixedNetwork(residence, arrivals[:, None] * residence, closed._replace(utilisation=use))


def class_arrays(
    customers: ArrayLike, think_seconds: ArrayLike, demands_seconds: ArrayLike
) -> tuple[Values, Values, Values]:
    """Customers, thinking and demands as arrays of matching shape; ValueError if they are not a valid network."""
    demands = np.atleast_2d(np.asarray(demands_seconds, dtype=np.float64))
    users = np.broadcast_to(np.asarray(customers, dtype=np.float64), demands.shape[:1])
    think = np.broadcast_to(np.asarray(think_seconds, dtype=np.float64), demands.shape[:1])
    if not (np.all(users >= 0) and np.all(think >= 0) and np.all(demands >= 0)):
        raise ValueError("customers, thinking and demands must be numbers from zero")
    if np.any((users > 0) & (think + demands.sum(axis=1) <= 0)):
        raise ValueError("a class with customers needs some thinking or service")
    return users, think, demands


def network_of(users: Values, think: Values, demands: Values, residence: Values) -> MulticlassNetwork:
    """All means from the residence times."""
    response = residence.sum(axis=1)
    rounds = think + response
    throughput = np.divide(users, rounds, out=np.zeros_like(rounds), where=users > 0)
    return MulticlassNetwork(
        throughput, response, residence, throughput[:, None] * residence, throughput @ demands
    )


def _last_residence(users: np.ndarray, think: Values, demands: Values) -> Values:
    """Residence times [class, station] with all users inside.

    The tables hold, for one total number of users, the queue at each station for every mix of all classes but the last;
    the remaining users are of the last class. Each total follows from the previous one.
    """
    tables = (*(users[:-1] + 1), demands.shape[1])
    mixes = np.indices(tables[:-1])
    others = mixes.sum(axis=0)
    queue = np.zeros(tables)
    residence = np.zeros((len(users), *tables))
    for total in range(1, int(users.sum()) + 1):
        # Mixes with more users than the total give meaningless numbers, which never affect valid ones.
        present = (*mixes, np.clip(total - others, 0, None))
        before, queue = queue, np.zeros(tables)
        for each, number in enumerate(present):
            residence[each] = demands[each] * (1 + _one_less(before, each, len(users)))
            rounds = think[each] + residence[each].sum(axis=-1)
            rate = np.divide(number, rounds, out=np.zeros(rounds.shape), where=number > 0)
            queue += rate[..., None] * residence[each]
    return residence[(slice(None), *users[:-1])]


def _one_less(queue: Values, removed: int, classes: int) -> Values:
    """The queues that a user of class `removed` sees; unused if there is no such user."""
    return queue if removed == classes - 1 else np.roll(queue, 1, axis=removed)
