"""Division that has an answer where there is nothing to divide by."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.recording import Column


def quotient(numerator: Column, denominator: Column, without: float) -> Column:
    """`numerator / denominator`, element by element; `without` where the denominator is not above zero."""
    numerator, denominator = np.broadcast_arrays(numerator, denominator)
    out = np.full(numerator.shape, without)
    return np.divide(numerator, denominator, out=out, where=denominator > 0)[()]
