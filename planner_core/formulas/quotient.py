"""Division with a defined result for a zero denominator."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from planner_core.formulas.recording import Column, Number


def quotient(numerator: Number, denominator: Number, without: float | Callable[[], Number]) -> Column:
    """`numerator / denominator`, element by element; `without` if the denominator is not above zero, evaluated only if
    needed.
    """
    divisible = np.greater(denominator, 0)
    if divisible.all():  # the usual case, and much faster
        return np.true_divide(numerator, denominator)
    with np.errstate(divide="ignore", invalid="ignore"):
        divided = np.true_divide(numerator, denominator)
    answers: Column = np.where(divisible, divided, without() if callable(without) else without)[()]
    return answers


def endless_quotient(numerator: Number, denominator: Number) -> Column:
    """The same with infinity for a zero denominator, and NaN if the numerator is zero, too."""
    return quotient(numerator, denominator, lambda: np.where(np.greater(numerator, 0), np.inf, np.nan))
