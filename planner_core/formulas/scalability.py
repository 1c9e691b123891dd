"""The Universal Scalability Law: throughput that levels off and falls due to contention between users.

Measured throughput over sessions is extrapolated by this curve, never linearly: that would promise sessions that a
saturating host cannot carry. If all measurements are below the bend, the fitted peak is infinite, and `measured_up_to`
gives the range of the measurement.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import quotient
from planner_core.formulas.recording import Number, Values, values_of
from planner_core.messages import Message

MOST_STEPS = 200
RELATIVE_CHANGE = 1e-12
SAME_ERROR = 1e-12
"""A curve with fewer losses is preferred if its error exceeds the best one by at most this share of the squared
measurements.
"""
LEAST_DAMPING, FIRST_DAMPING, MOST_DAMPING = 1e-12, 1e-3, 1e12


@formula(
    Message("Throughput by the scalability law"),
    symbol="X(N)",
    unit="1/s",
    expression="single_rate x load / (1 + contention x (load - 1) + coherency x load x (load - 1))",
    source="Universal Scalability Law; N. J. Gunther, Guerrilla Capacity Planning (2007), ch. 4",
)
def scalable_throughput(load: Number, single_rate: Number, contention: Number, coherency: Number) -> Number:
    """Throughput, in the unit of `single_rate`, of a number of users, sessions or processors.

    `single_rate` is the throughput of one, `contention` the share of serial work, `coherency` the synchronisation cost
    of each pair. SPEC SDM91, 89.995, 0.0277284 and 1.0437e-4: 1,883.9 at 96.52 users.
    """
    return single_rate * load / (1 + contention * (load - 1) + coherency * load * (load - 1))


@formula(
    Message("Load at the highest throughput"),
    symbol="N*",
    unit="",
    expression="max(1, ((1 - contention) / coherency)^0.5)",
    source="Universal Scalability Law; N. J. Gunther, Guerrilla Capacity Planning (2007), ch. 4",
)
def peak_load(contention: Number, coherency: Number) -> Number:
    """Load beyond which throughput falls; SPEC SDM91, 0.0277284 and 1.0437e-4: 96.52. With contention of 1 or more it
    is the first user.
    """
    free = np.maximum(1 - np.asarray(contention, dtype=np.float64), 0)
    squared = quotient(free, coherency, lambda: np.where(free > 0, np.inf, 1.0))
    return np.maximum(np.sqrt(squared), 1)


class Scalability(NamedTuple):
    """A fitted curve."""

    single_rate: float
    contention: float
    coherency: float
    standard_error: float
    """Of a measured throughput around the curve, in its unit."""
    explained: float
    """Share of the variance that the curve explains, R squared."""
    measured_up_to: float
    """Largest measured load; the curve beyond it is a forecast."""

    @property
    def peak_load(self) -> float:
        """Load at the highest throughput."""
        return float(peak_load(self.contention, self.coherency))

    @property
    def peak_throughput(self) -> float:
        """The highest throughput, in the unit of the measurement; infinite only without losses."""
        if np.isfinite(self.peak_load):
            return float(self.throughput(self.peak_load))
        return self.single_rate / self.contention if self.contention > 0 else np.inf

    def throughput(self, load: ArrayLike) -> Values:
        """The curve at one load or at many."""
        loads = np.asarray(load, dtype=np.float64)
        return values_of(scalable_throughput(loads, self.single_rate, self.contention, self.coherency))


def fit_scalability(loads: ArrayLike, throughputs: ArrayLike) -> Scalability:
    """The curve with the least squared error in throughput, with no negative contention or coherency.

    SPEC SDM91 (usl package): contention 0.0277284, coherency 1.0437e-4, single rate 89.995. Raises ValueError
    for fewer than three different loads, which leave the curve open, for loads below 1 and for negative
    throughput.
    """
    load, measured = (np.asarray(each, dtype=np.float64) for each in (loads, throughputs))
    if len(np.unique(load)) < 3 or load.shape != measured.shape:
        raise ValueError("the scalability law needs measurements at three different loads or more")
    if not (np.all(load >= 1) and np.all(measured > 0) and np.all(np.isfinite(measured))):
        raise ValueError("loads start at 1, and throughput is above zero")
    fits = [_fit(load, measured, np.array((True, *losses))) for losses in product((False, True), repeat=2)]
    errors = [_squared_error(load, measured, each) if each.min() >= 0 else np.inf for each in fits]
    enough = min(errors) + SAME_ERROR * float(measured @ measured)
    terms, error = next(each for each in zip(fits, errors, strict=True) if each[1] <= enough)
    spread = float(np.sum((measured - measured.mean()) ** 2))
    return Scalability(
        single_rate=float(1 / terms[0]),
        contention=float(terms[1] / terms[0]),
        coherency=float(terms[2] / terms[0]),
        standard_error=float(np.sqrt(error / max(len(load) - 3, 1))),
        explained=1 - error / spread if spread > 0 else 1.0,
        measured_up_to=float(load.max()),
    )


def _fit(load: Values, measured: Values, free: Values) -> Values:
    """1 / rate, contention / rate and coherency / rate with the least error; terms that are not free are zero.

    In these terms the law is load / (sum of terms x powers of the load). Levenberg and Marquardt's method.
    """
    terms = _first_terms(load, measured, free)
    damping, error = FIRST_DAMPING, _squared_error(load, measured, terms)
    for _ in range(MOST_STEPS):
        tried = terms + _step(load, measured, terms, free, damping)
        tried_error = _squared_error(load, measured, tried)
        if tried_error > error:
            damping *= 10
        else:
            still = np.all(np.abs(tried - terms) <= RELATIVE_CHANGE * np.abs(tried))
            terms, error, damping = tried, tried_error, max(damping / 10, LEAST_DAMPING)
            if still:
                break
        if damping > MOST_DAMPING:
            break
    return terms


def _step(load: Values, measured: Values, terms: Values, free: Values, damping: float) -> Values:
    """One damped step of least squares in the free terms."""
    powers = _powers(load)
    modelled = load / (powers @ terms)
    slopes = (-(modelled**2) / load)[:, None] * powers[:, free]
    scale = np.linalg.norm(slopes, axis=0)
    slopes /= scale
    normal = slopes.T @ slopes + damping * np.eye(slopes.shape[1])
    step = np.zeros(len(terms))
    step[free] = np.linalg.solve(normal, slopes.T @ (measured - modelled)) / scale
    return step


def _first_terms(load: Values, measured: Values, free: Values) -> Values:
    """Least squares of load / throughput, which is linear in the terms; weighted like errors of throughput."""
    weight = measured**2 / load
    found = np.zeros(len(free))
    found[free] = np.linalg.lstsq(_powers(load)[:, free] * weight[:, None], measured, rcond=None)[0]
    found = np.maximum(found, 0)
    found[0] = found[0] or np.min(load / measured)
    return found


def _powers(load: Values) -> Values:
    return np.stack([np.ones_like(load), load - 1, load * (load - 1)], axis=1)


def _squared_error(load: Values, measured: Values, terms: Values) -> float:
    """Infinite if the curve has a pole at or below one of the loads."""
    below = _powers(load) @ terms
    if terms[0] <= 0 or np.any(below <= 0):
        return np.inf
    return float(np.sum((measured - load / below) ** 2))
