"""Division that has an answer where there is nothing to divide by."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.recording import Column


def quotient(numerator: Column, denominator: Column, without: float) -> Column:
    """`numerator / denominator`, element by element; `without` where the denominator is not above zero."""
    divisible = np.greater(denominator, 0)
    if divisible.all():  # nearly always, and much faster
        return np.true_divide(numerator, denominator)
    shape = np.broadcast_shapes(np.shape(numerator), np.shape(denominator))
    return np.divide(numerator, denominator, out=np.full(shape, without), where=divisible)[()]
