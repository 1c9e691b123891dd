"""Networks with several classes and thousands of users: Schweitzer's approximation, solved by Newton's method.

The fixed point is the one of Bard and Schweitzer. Repeated substitution needs thousands of steps near saturation and
often stops before convergence; Newton's method on the logarithms of the queues needs about six, whatever the load.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from planner_core.formulas.queueing_multiclass import MulticlassNetwork, class_arrays, network_of
from planner_core.formulas.recording import Values

RELATIVE_CHANGE = 1e-11
"""Convergence criterion: maximum relative change of a queue in a further substitution."""
FIRST_SUBSTITUTIONS = 10
"""Substitutions from an even spread to the region where Newton's method converges."""
MOST_STEPS = 20
LONGEST_STEP = 2.0
"""A Newton step changes a queue at most by the factor e to this power, which limits bad steps."""
FEWER = 10.0
"""If classes displace each other between stations, start from the solution for a tenth of the users."""


def schweitzer(
    customers: ArrayLike,
    think_seconds: ArrayLike,
    demands_seconds: ArrayLike,
    servers: ArrayLike = 1,
) -> MulticlassNetwork:
    """Approximate means for all users; `customers` and `think_seconds` are [class], `demands_seconds`
    [class, station], `servers` [station].

    R_ck = D_ck x (1 + sum of Q_jk - Q_ck / N_c), X_c = N_c / (Z_c + sum of R_ck), Q_ck = X_c x R_ck. Customers
    need not be whole. It errs on the slow side: against exact answers throughput is within 1 % for hundreds of
    users, and up to a third too low for single users among a few others; never more than 1 % too high.
    Several servers are taken as one that is faster by their number and a delay for the rest of the service
    (Seidmann, Schweitzer and Shalev-Oren, Large Scale Systems 12, 1987): right with few and with very many
    users; between, response comes out up to a third too long and throughput up to a quarter too low.
    Source: P. Schweitzer (1979), Y. Bard (1979); Lazowska et al., Quantitative System Performance (1984), ch. 7.
    Lazowska, page 117: D 0.605, 2.1, 1.35 s, Z 15 s, 3 users: X 0.1510 per second.
    Raises ValueError if the input makes no network, ArithmeticError if no fixed point is found.
    """
    users, think, demands = class_arrays(customers, think_seconds, demands_seconds)
    servers = np.broadcast_to(np.asarray(servers, dtype=np.float64), demands.shape[1:])
    if not np.all(servers >= 1):
        raise ValueError("a station needs at least one server")
    queued, apart = demands / servers, demands * (1 - 1 / servers)
    problem = _Problem(users, think + apart.sum(axis=1), queued)
    residence = problem.at(_fixed_point(problem)).residence + apart
    found = network_of(users, think, demands, residence)
    return found._replace(utilisation=found.utilisation / servers)


class _Substitution(NamedTuple):
    """The results of one substitution for given queues."""

    residence: Values
    rounds: Values
    """[class]: thinking and all residence times."""
    queue: Values
    seen: Values
    """1 + the queue seen on arrival, [class, station]."""


class _Problem(NamedTuple):
    """A network of plain queues."""

    users: Values
    think: Values
    demands: Values

    def at(self, queue: Values) -> _Substitution:
        """One substitution: queues seen on arrival, times, throughput, and the queues that follow."""
        own = queue / np.maximum(self.users, 1)[:, None]
        seen = 1 + queue.sum(axis=0) - own
        residence = self.demands * seen
        rounds = self.think + residence.sum(axis=1)
        rate = np.divide(self.users, rounds, out=np.zeros_like(rounds), where=self.users > 0)
        return _Substitution(residence, rounds, rate[:, None] * residence, seen)

    def newton_step(self, queue: Values, found: _Substitution) -> Values:
        """Change of the logarithms of the queues after which `queue` and its substitution are equal.

        The matrix is d log(next queue of c at k) / d log(queue of j at l)
        = a_cj x Q_jl x ((k = l) / seen_ck - D_cl / rounds_c), a_cj = 1 - (c = j) / N_c.
        """
        classes, stations = queue.shape
        felt = 1 - np.eye(classes) / np.maximum(self.users, 1)
        rounds = np.where(self.users > 0, found.rounds, 1.0)
        pull = np.eye(stations) / found.seen[:, :, None] - (self.demands / rounds[:, None])[:, None, :]
        slope = np.einsum("cj,jl,ckl->ckjl", felt, queue, pull).reshape(queue.size, queue.size)
        missing = _log_ratio(found.queue, queue).reshape(-1)
        step = np.linalg.solve(np.eye(queue.size) - slope, missing).reshape(queue.shape)
        step = np.where(queue > 0, step, 0.0)
        damped: Values = step * (LONGEST_STEP / np.max(np.abs(step), initial=LONGEST_STEP))
        return damped


def _fixed_point(problem: _Problem) -> Values:
    """Queues that a substitution leaves unchanged."""
    found = _by_newton(problem, _first_queue(problem))
    if found is None and np.any(problem.users >= 1):
        fewer = problem._replace(users=problem.users / FEWER)
        found = _by_newton(problem, _fixed_point(fewer) * FEWER)
    if found is None:
        raise ArithmeticError("the approximation of the closed network found no fixed point")
    return found


def _first_queue(problem: _Problem) -> Values:
    """An even spread over the stations that a class visits, and a few substitutions."""
    visited = problem.demands > 0
    queue: Values = problem.users[:, None] * visited / np.maximum(visited.sum(axis=1, keepdims=True), 1)
    for _ in range(FIRST_SUBSTITUTIONS):
        queue = problem.at(queue).queue
    return queue


def _by_newton(problem: _Problem, queue: Values) -> Values | None:
    """The fixed point near `queue`, or None after too many steps; a substitution follows each step."""
    for _ in range(MOST_STEPS):
        found = problem.at(queue)
        if np.max(np.abs(_log_ratio(found.queue, queue)), initial=0.0) < RELATIVE_CHANGE:
            return found.queue
        queue = problem.at(queue * np.exp(problem.newton_step(queue, found))).queue
    return None


def _log_ratio(later: Values, earlier: Values) -> Values:
    """Difference of the logarithms of two tables of queues; empty queues stay empty."""
    with np.errstate(divide="ignore", invalid="ignore"):
        apart: Values = np.where(earlier > 0, np.log(later / earlier), 0.0)
    return apart
